import { readPushHosts } from "./hosts.ts";
import { checkVapidKeys, checkVapidSubject, type VapidKeys } from "./vapid.ts";

/** What the environment says of pushes. */
export interface PushEnvironment {
  /** Undefined where the server is to make a pair of its own. */
  vapidKeys: VapidKeys | undefined;
  vapidSubject: string;
  /** Hosts of push services beyond those of the browsers. */
  pushHosts: string[];
  /** Services on this machine are called too. */
  pushLoopback: boolean;
}

/** `Apogee <no-reply@apogee.test>` or the address alone. */
const addressIn = (from: string): string => /<([^>]*)>/.exec(from)?.[1] ?? from;

function keysOf({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: NodeJS.ProcessEnv): VapidKeys | undefined {
  if (!VAPID_PUBLIC_KEY && !VAPID_PRIVATE_KEY) return undefined;
  if (!VAPID_PUBLIC_KEY) throw new Error("VAPID_PUBLIC_KEY: is missing beside VAPID_PRIVATE_KEY");
  if (!VAPID_PRIVATE_KEY) throw new Error("VAPID_PRIVATE_KEY: is missing beside VAPID_PUBLIC_KEY");
  const keys = { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
  checkVapidKeys(keys);
  return keys;
}

function subjectOf(given: string | undefined, origin: string | undefined, mailFrom: string): string {
  if (given) {
    checkVapidSubject(given);
    return given;
  }
  const byMail = `mailto:${addressIn(mailFrom).trim()}`;
  for (const subject of [origin ?? "", byMail]) {
    try {
      checkVapidSubject(subject);
      return subject;
    } catch {
      // The next one may be good.
    }
  }
  throw new Error(`VAPID_SUBJECT: is needed, because neither ORIGIN nor MAIL_FROM (${mailFrom}) tells one`);
}

/** Reads the part of the environment that pushes need; throws with the name of a variable that makes no sense. */
export function readPushEnvironment(
  env: NodeJS.ProcessEnv,
  { origin, mailFrom }: { origin: string | undefined; mailFrom: string },
): PushEnvironment {
  let pushHosts: string[];
  try {
    pushHosts = readPushHosts(env.PUSH_HOSTS ?? "");
  } catch (error) {
    throw new Error(`PUSH_HOSTS: ${error instanceof Error ? error.message : error}`);
  }
  const pushLoopback = env.PUSH_LOOPBACK === "1" || env.PUSH_LOOPBACK === "true";
  // An endpoint is named by whoever subscribes: it would lead to what listens beside the server.
  if (pushLoopback && env.NODE_ENV === "production")
    throw new Error("PUSH_LOOPBACK: is for tests, and not for production");
  return {
    vapidKeys: keysOf(env),
    vapidSubject: subjectOf(env.VAPID_SUBJECT, origin, mailFrom),
    pushHosts,
    pushLoopback,
  };
}
