import type { CaptchaChallenge } from "../../contract/captcha.ts";
import { ApiError } from "../http/http.ts";
import { wait } from "../time/time.ts";

/** Maximum attempts to create a token, and the delay between them in milliseconds. */
const MAX_ATTEMPTS = 5;
const RETRY_DELAY = 500;

async function solve(challenge: CaptchaChallenge): Promise<string> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import("altcha-lib"),
    import("altcha-lib/algorithms/web/pbkdf2"),
  ]);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("captcha challenge not solved in time");
  return btoa(JSON.stringify({ challenge, solution }));
}

/** Proof-of-work tokens, each valid for one form. `prepare` computes the next token in advance. */
export function createCaptcha(
  /** Fetches a challenge in a single attempt. */
  load: () => Promise<CaptchaChallenge>,
  pause: typeof wait = wait,
  solver = solve,
) {
  let next: Promise<string> | undefined;

  async function createToken(): Promise<string> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await solver(await load());
      } catch (error) {
        // A timeout is not retried: a player is waiting at the form.
        const isTimeout = error instanceof ApiError && error.kind === "timeout";
        if (attempt >= MAX_ATTEMPTS || isTimeout) throw error;
        await pause(RETRY_DELAY);
      }
    }
  }

  function prepare(): void {
    if (next) return;
    const created = createToken();
    next = created;
    // Callers of `take` receive the error; this only handles a failure before anyone takes the token.
    created.catch(() => {
      if (next === created) next = undefined;
    });
  }

  return {
    prepare,
    /** Returns a token and removes it. */
    take(): Promise<string> {
      prepare();
      const token = next!;
      next = undefined;
      return token;
    },
  };
}
