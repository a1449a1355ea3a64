import { describe, expect, it, vi } from "vitest";
import { createBatches, type Outcome } from "./batches.ts";

/** Doubles numbers, in batches that the test releases. Zero is rejected; a negative number fails its batch. */
function createDoublingQueue(lanes = 1, size = 3) {
  const runs: { jobs: readonly number[]; go: () => void }[] = [];
  const add = createBatches<number, number>(
    async (jobs) => {
      await new Promise<void>((go) => runs.push({ jobs, go }));
      if (jobs.some((job) => job < 0)) throw new RangeError("negative");
      return jobs.map(
        (job): Outcome<number> => (job === 0 ? { rejection: new Error("zero") } : { value: 2 * job }),
      );
    },
    { size, lanes, patience: 50 },
  );
  const settle = () => new Promise((done) => setImmediate(done));
  /** Releases every batch; resolves with the jobs of each. */
  async function releaseAll(): Promise<(readonly number[])[]> {
    await settle();
    for (let i = 0; i < runs.length; i++) {
      runs[i]!.go();
      await settle();
    }
    return runs.map(({ jobs }) => jobs);
  }
  return { add, all: releaseAll, runs, settle };
}

describe("batches", () => {
  it("runs no empty batch when another batch has taken all jobs", async () => {
    const { add, all } = createDoublingQueue(2, 2);
    const results = Promise.all([1, 2].map(add));
    expect(await all()).toEqual([[1, 2]]);
    expect(await results).toEqual([2, 4]);
  });

  it("batches jobs that arrive together or while a batch runs, in order, up to the size limit", async () => {
    const { add, all, settle } = createDoublingQueue();
    const first = Promise.all([1, 2].map(add));
    await settle();
    const results = Promise.all([3, 4, 5, 6].map(add));
    expect(await all()).toEqual([[1, 2], [3, 4, 5], [6]]);
    expect([...(await first), ...(await results)]).toEqual([2, 4, 6, 8, 10, 12]);
  });

  it("starts another batch beside a full one, up to the number of lanes", async () => {
    const { add, all, runs, settle } = createDoublingQueue(2);
    const first = add(1);
    await settle();
    expect(runs.map(({ jobs }) => jobs)).toEqual([[1]]);
    const more = Promise.all([2, 3, 4, 5, 6, 7].map(add));
    await settle();
    expect(runs.map(({ jobs }) => jobs)).toEqual([[1], [2, 3, 4]]);
    expect(await all()).toEqual([[1], [2, 3, 4], [5, 6, 7]]);
    expect([await first, ...(await more)]).toEqual([2, 4, 6, 8, 10, 12, 14]);
  });

  it("starts another batch once a running one exceeds its patience", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const { add, runs, settle } = createDoublingQueue(2);
      const first = add(1);
      await settle();
      const results = [first, add(2)];
      vi.advanceTimersByTime(49);
      await settle();
      expect(runs.map(({ jobs }) => jobs)).toEqual([[1]]);
      vi.advanceTimersByTime(1);
      await settle();
      expect(runs.map(({ jobs }) => jobs)).toEqual([[1], [2]]);
      runs[1]!.go();
      expect(await results[1]).toBe(4);
      await settle();
      const next = add(3);
      vi.advanceTimersByTime(50);
      await settle();
      runs[2]!.go();
      expect(await next).toBe(6);
      runs[0]!.go();
      expect(await results[0]).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it("rejects one job without the others and continues", async () => {
    const { add, all } = createDoublingQueue();
    const results = Promise.allSettled([1, 0, 3].map(add));
    await all();
    expect((await results).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    const next = add(7);
    await all();
    expect(await next).toBe(14);
  });

  it("retries each job of a failed batch alone", async () => {
    const { add, all } = createDoublingQueue();
    const results = Promise.allSettled([1, 2, -3, 4].map(add));
    expect(await all()).toEqual([[1, 2, -3], [1], [2], [-3], [4]]);
    expect(
      (await results).map((result) => ("value" in result ? result.value : result.reason.message)),
    ).toEqual([2, 4, "negative", 8]);
  });
});
