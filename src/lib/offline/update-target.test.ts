import { describe, expect, it } from "vitest";
import { findTarget, UNNAMED } from "./update-target.ts";

/** The update target of a page of build A. Workers are named by their build; "?" doesn't report its build. */
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
    buildOf: async (worker) => {
      const { name } = worker as unknown as { name: string };
      return name === "?" ? null : name;
    },
  });
  return target && `${target.build} by ${target.worker ? "worker" : "reload"}`;
}

describe("the update target of a page of build A", () => {
  it.each([
    ["everything is up to date", { latest: "A", controller: "A" }, null],
    ["a worker of build B is waiting", { latest: "B", controller: "A", waiting: "B" }, "B by worker"],
    [
      "a worker of build B is waiting and the server is unreachable",
      { latest: null, controller: "A", waiting: "B" },
      "B by worker",
    ],
    [
      "the waiting worker doesn't report its build",
      { latest: "B", controller: "A", waiting: "?" },
      "B by worker",
    ],
    [
      "the waiting worker doesn't report its build and the server is unreachable",
      { latest: null, controller: "A", waiting: "?" },
      `${UNNAMED} by worker`,
    ],
    [
      "a worker of build B is waiting and the server already has build C",
      { latest: "C", controller: "A", waiting: "B" },
      "B by worker",
    ],
    [
      "the page is newer than its worker and a worker of its own build is waiting",
      { latest: "A", controller: "0", waiting: "A" },
      "A by worker",
    ],
    [
      "the page is newer than both its worker and the waiting one",
      { latest: "A", controller: "0", waiting: "B" },
      null,
    ],
    ["the page is newer than its worker and no worker is waiting", { latest: "A", controller: "0" }, null],
    [
      "the page is newer than its worker and older than the server's build",
      { latest: "C", controller: "0" },
      null,
    ],
    [
      "the page loaded without a worker and is now controlled by one of build B",
      { latest: "B", controller: "B" },
      "B by reload",
    ],
    [
      "the page is older than its worker and the server is unreachable",
      { latest: null, controller: "B" },
      null,
    ],
    ["the server has build B, whose worker isn't installed yet", { latest: "B", controller: "A" }, null],
    [
      "the server has build B and the controlling worker doesn't report its build",
      { latest: "B", controller: "?" },
      null,
    ],
    ["the first worker is still installing", { latest: "B" }, null],
    ["no worker is registered and the server has build B", { latest: "B", registered: false }, "B by reload"],
    [
      "the worker was unregistered but still controls the page",
      { latest: "B", controller: "A", registered: false },
      "B by reload",
    ],
    ["no worker is registered and the page is up to date", { latest: "A", registered: false }, null],
    ["no worker is registered and the server is unreachable", { latest: null, registered: false }, null],
  ])("PLT-53 when %s", async (_, situation, target) => {
    expect(await targetOf(situation)).toBe(target);
  });
});
