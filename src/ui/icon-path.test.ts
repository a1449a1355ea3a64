import { describe, expect, it } from "vitest";
import { mergeOutlines } from "./icon-path.ts";

describe("outlines of an icon in one path", () => {
  it("a relative first move becomes an absolute one, and what followed it stays relative", () => {
    expect(
      mergeOutlines([
        ["path", { d: "m21 21-4.34-4.34" }],
        ["path", { d: "m6 9 6 6 6-6" }],
        ["path", { d: "M12 2a14.5 14.5 0 0 0 0 20" }],
        ["path", { d: "m.5.5h2" }],
      ]),
    ).toEqual([["path", { d: "M21 21l-4.34-4.34M6 9l6 6 6-6M12 2a14.5 14.5 0 0 0 0 20M.5 .5h2" }]]);
  });

  it("circles, lines and rectangles are drawn as paths", () => {
    expect(
      mergeOutlines([
        ["circle", { cx: "11", cy: "11", r: "8" }],
        ["line", { x1: "2", x2: "22", y1: "12", y2: "12" }],
        ["rect", { x: "3", y: "3", width: "7", height: "5", rx: "1" }],
        ["rect", { x: "1", y: "2", width: "3", height: "4" }],
      ]),
    ).toEqual([
      [
        "path",
        {
          d: "M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M2 12L22 12M4 3h5a1 1 0 0 1 1 1v3a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1zM1 2h3v4h-3v-4z",
        },
      ],
    ]);
  });

  it("what is more than an outline stays an element of its own", () => {
    const dot: ["circle", Record<string, string>] = [
      "circle",
      { cx: "7", cy: "7", r: ".5", fill: "currentColor" },
    ];
    expect(mergeOutlines([dot, ["path", { d: "M1 1h2" }]])).toEqual([["path", { d: "M1 1h2" }], dot]);
    expect(mergeOutlines([["polygon", { points: "1,1 2,2" }]])).toEqual([["polygon", { points: "1,1 2,2" }]]);
  });
});
