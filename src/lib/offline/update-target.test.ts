import { describe, expect, it } from "vitest";
import { findTarget, UNNAMED } from "./update-target.ts";

/** The update target of a page of build A; workers are named by build, "?" doesn't report one. */
async function targetOf({
  latest,
  waiting,
  controller,
  registered = true,
}: {
  latest: string | null;
  waiting?: string;
  controller?: string;
  registered?: boolean;
}) {
  const worker = (name: string | undefined) => (name ? ({ name } as unknown as ServiceWorker) : null);
  const target = await findTarget({
    build: "A",
    latest,
    registration: registered ? ({ waiting: worker(waiting) } as ServiceWorkerRegistration) : null,
    controller: worker(controller),
    buildOf: async (one) => {
      const { name } = one as unknown as { name: string };
      return name === "?" ? null : name;
    },
  });
  return target && `${target.build} by ${target.worker ? "worker" : "reload"}`;
}

describe("the update target of a page of build A", () => {
  it.each([
    ["nothing is new", { latest: "A", controller: "A" }, null],
    ["a worker of B waits", { latest: "B", controller: "A", waiting: "B" }, "B by worker"],
    [
      "a worker waits, and there is no network",
      { latest: null, controller: "A", waiting: "B" },
      "B by worker",
    ],
    ["a worker waits that does not say", { latest: "B", controller: "A", waiting: "?" }, "B by worker"],
    [
      "a worker waits of which nothing is known",
      { latest: null, controller: "A", waiting: "?" },
      `${UNNAMED} by worker`,
    ],
    ["B waits, the server has C already", { latest: "C", controller: "A", waiting: "B" }, "B by worker"],
    [
      "the page is ahead of its worker, and its own one waits",
      { latest: "A", controller: "0", waiting: "A" },
      "A by worker",
    ],
    [
      "the page is ahead of its worker and of the one that waits",
      { latest: "A", controller: "0", waiting: "B" },
      null,
    ],
    ["the page is ahead of its worker, and no other one came", { latest: "A", controller: "0" }, null],
    ["the page is ahead of its worker, and behind the server", { latest: "C", controller: "0" }, null],
    [
      "the page was opened without a worker and got one of B",
      { latest: "B", controller: "B" },
      "B by reload",
    ],
    [
      "the page is behind its worker, and nothing is known of the server",
      { latest: null, controller: "B" },
      null,
    ],
    ["the server has B, whose worker is not there yet", { latest: "B", controller: "A" }, null],
    ["the server has B, the worker does not say what it is", { latest: "B", controller: "?" }, null],
    ["the first worker is still on its way", { latest: "B" }, null],
    ["there is no worker", { latest: "B", registered: false }, "B by reload"],
    [
      "there is no worker any more, and the page still has the old one",
      { latest: "B", controller: "A", registered: false },
      "B by reload",
    ],
    ["there is no worker, and nothing is new", { latest: "A", registered: false }, null],
    ["there is no worker and no network", { latest: null, registered: false }, null],
  ])("PLT-53 when %s", async (_, situation, target) => {
    expect(await targetOf(situation)).toBe(target);
  });
});
