import { expect, it } from "vitest";
import { partitionByOwner, pipelined } from "./pipeline.ts";

it("returns the results in the order of the arguments", async () => {
  expect(await pipelined(Promise.resolve(1), null, undefined, Promise.resolve("two"))).toEqual([
    1,
    null,
    undefined,
    "two",
  ]);
});

it("throws the first failure, after all have settled", async () => {
  const log: string[] = [];
  let end = () => {};
  const slow = new Promise<void>((resolve) => {
    end = resolve;
  }).then(() => log.push("over"));
  const failing = pipelined(
    Promise.reject(new Error("first")),
    slow,
    Promise.reject(new Error("second")),
  ).catch((error: Error) => log.push(error.message));
  await Promise.resolve();
  expect(log).toEqual([]);
  end();
  await failing;
  expect(log).toEqual(["over", "first"]);
});

it("partitions work into rounds with one item per owner, in the owners' order", () => {
  const work = ["b1", "a1", "b2", "c1", "a2", "b3"];
  expect(partitionByOwner(work, (one) => one.charCodeAt(0))).toEqual([
    ["a1", "b1", "c1"],
    ["a2", "b2"],
    ["b3"],
  ]);
  expect(partitionByOwner([], () => 1)).toEqual([]);
});
