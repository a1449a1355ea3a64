import type { CaptchaChallenge } from "../../contract/auth.ts";
import { ApiError } from "../http/http.ts";
import { wait } from "../time/time.ts";

/** Tries at a token, and the pause between them, milliseconds. */
const TRIES = 5;
const PAUSE = 500;

async function solve(challenge: CaptchaChallenge): Promise<string> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import("altcha-lib"),
    import("altcha-lib/algorithms/web/pbkdf2"),
  ]);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("the challenge was not solved in time");
  return btoa(JSON.stringify({ challenge, solution }));
}

/** Tokens that prove some work, each good for one form: the next one is worked on ahead, once `prepare` was called. */
export function createCaptcha(
  /** Gets a challenge in one try. */
  load: () => Promise<CaptchaChallenge>,
  pause: typeof wait = wait,
  work = solve,
) {
  let next: Promise<string> | undefined;

  async function make(): Promise<string> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await work(await load());
      } catch (error) {
        // A server that keeps silent is waited for once: somebody is looking at the form.
        const isSilent = error instanceof ApiError && error.kind === "timeout";
        if (attempt >= TRIES || isSilent) throw error;
        await pause(PAUSE);
      }
    }
  }

  function prepare(): void {
    if (next) return;
    const made = make();
    next = made;
    // Who asks for it is told; until then nobody waits for a failure.
    made.catch(() => {
      if (next === made) next = undefined;
    });
  }

  return {
    prepare,
    /** A token, which is not given out again. */
    take(): Promise<string> {
      prepare();
      const token = next!;
      next = undefined;
      return token;
    },
  };
}
