import { verify } from "@node-rs/argon2";
import { hashPassword } from "../../server/core/credentials/password-hash.ts";
import { TERMS_VERSION } from "../../server/core/players/present.ts";
import { players } from "../../server/core/players/tables.ts";
import { testApp } from "../support/server/app.ts";
import { visit } from "../support/server/visitor.ts";
import { inRounds, ratioRow } from "./rounds.ts";
import type { Part } from "./rows.ts";
import { quantile } from "./server-load/quantile.ts";

const PASSWORD = "correct-horse-7";
/** Per round; each by a different player and address. */
const SIGN_INS = 200;
/** Concurrent sign-ins: enough to keep both cores busy. */
const IN_FLIGHT = 8;

interface Measured {
  perSecond: number;
  /** Milliseconds. */
  p99: number;
}

/** Runs all jobs with limited concurrency; each is timed from its own start. */
async function measureJobs(jobs: (() => Promise<void>)[]): Promise<Measured> {
  const times: number[] = [];
  const remainingJobs = jobs.values();
  const start = performance.now();
  const worker = async () => {
    for (const job of remainingJobs) {
      const startedAt = performance.now();
      await job();
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
  return {
    perSecond: (jobs.length * 1_000) / (performance.now() - start),
    p99: quantile(times, 0.99),
  };
}

/** A sign-in from request to cookie on the embedded database, relative to the bare check of the same hash. */
const signIn: Part = async ({ rounds, log }) => {
  log("sign-in: players");
  const app = await testApp({ checkAnswers: false });
  const stored = await hashPassword(PASSWORD);
  const now = new Date();
  await app.db.insert(players).values(
    Array.from({ length: SIGN_INS }, (_, i) => ({
      email: `bench${i}@example.com`,
      passwordHash: stored,
      country: "DE",
      currency: "EUR",
      locale: "de" as const,
      licence: "CW",
      groups: [],
      dateOfBirth: "1990-05-17",
      termsAccepted: TERMS_VERSION,
      createdAt: now,
      confirmedAt: now,
    })),
  );
  // Browsers solve captchas long before the form is sent.
  const jobs = () =>
    Promise.all(
      Array.from({ length: SIGN_INS }, async (_, i) => {
        const client = visit(app);
        const user = { email: `bench${i}@example.com`, password: PASSWORD, captcha: await client.captcha() };
        return async () => {
          const { status } = await client.post("/api/users/sign_in", { user });
          if (status !== 200) throw new Error(`a sign-in answers ${status}`);
        };
      }),
    );
  const { ours, bare } = await inRounds(rounds, {
    ours: async () => measureJobs(await jobs()),
    bare: () =>
      measureJobs(
        Array.from({ length: SIGN_INS }, () => async () => {
          if (!(await verify(stored, PASSWORD))) throw new Error("the password doesn't match its hash");
        }),
      ),
  });
  const rates = (all: Measured[]) => all.map(({ perSecond }) => perSecond);
  const p99s = (all: Measured[]) => all.map(({ p99 }) => p99);
  return [
    ratioRow(
      {
        id: "sign-in.rate",
        name: "Sign-in: rate / bare argon2id",
        target: 0.5,
        stretch: 0.7,
        atLeast: true,
      },
      rates(ours),
      rates(bare),
      "/s",
    ),
    ratioRow(
      { id: "sign-in.p99", name: "Sign-in: p99 / bare argon2id's", target: 3, stretch: 2 },
      p99s(ours),
      p99s(bare),
      "ms",
    ),
  ];
};

export default signIn;
