import { useEffect, useRef } from "react";
import UPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import styles from "./bar-chart.module.css";
import { gridOf } from "./chart-grid.ts";

export interface BarChartProps {
  /** Labels of the bars, in order. */
  labels: readonly string[];
  values: readonly number[];
  /** Value of a dashed line across the chart. */
  line?: number | undefined;
  /** Formats values of the axis, briefly. */
  formatValue: (value: number) => string;
}

type Size = Pick<UPlot.Options, "width" | "height">;

interface Look {
  text: string;
  grid: string;
  bar: string;
  barBelowZero: string;
  line: string;
  font: string;
  /** Pixels. */
  fontSize: number;
}

/** Colours and text size of the page, which canvas can't inherit. */
function lookOf(element: Element): Look {
  const style = getComputedStyle(element);
  return {
    text: style.color,
    grid: style.getPropertyValue("--line"),
    bar: style.getPropertyValue("--info"),
    barBelowZero: style.getPropertyValue("--gain"),
    line: style.getPropertyValue("--text"),
    font: `${style.fontSize} ${style.fontFamily}`,
    fontSize: Number.parseFloat(style.fontSize),
  };
}

/** Width of a text in CSS pixels. */
function widthOf(plot: UPlot, text: string, font: string): number {
  plot.ctx.save();
  plot.ctx.font = font;
  const { width } = plot.ctx.measureText(text);
  plot.ctx.restore();
  return width;
}

/** Indexes of labels that fit beside each other, always with the last. */
function shownLabels(count: number, available: number, widest: number): number[] {
  const step = Math.max(1, Math.ceil((widest * count) / Math.max(1, available)));
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % step === 0,
  );
}

/** Writes each bar's value at its end, in whole units from ten on, unless the values would run into each other. */
function drawAmounts(
  plot: UPlot,
  values: readonly number[],
  formatValue: (value: number) => string,
  look: Look,
): void {
  const { ctx, bbox } = plot;
  const texts = values.map((value) => {
    const size = Math.abs(value);
    return formatValue(size < 10 ? value : Math.sign(value) * Math.round(size));
  });
  const font = look.font.replace(/^[\d.]+/, String(look.fontSize * devicePixelRatio));
  const widest = Math.max(...texts.map((text) => widthOf(plot, text, font)));
  if (widest > (bbox.width / texts.length) * 0.95) return;
  const gap = 4 * devicePixelRatio;
  ctx.save();
  ctx.font = font;
  ctx.fillStyle = look.line;
  ctx.textAlign = "center";
  for (const [index, value] of values.entries()) {
    if (value === 0) continue;
    ctx.textBaseline = value > 0 ? "bottom" : "top";
    const end = plot.valToPos(value, "y", true) + (value > 0 ? -gap : gap);
    ctx.fillText(texts[index]!, plot.valToPos(index, "x", true), end);
  }
  ctx.restore();
}

function optionsOf(
  { labels, values, line, formatValue }: BarChartProps,
  look: Look,
  size: Size,
): UPlot.Options {
  const { text, grid, font, fontSize } = look;
  const last = labels.length - 1;
  const axis = { stroke: text, font, labelFont: font };
  // A scale without values or a line is made up: only its zero says something.
  const gridIn = (plot: UPlot) =>
    gridOf([...values, line ?? 0], Math.max(2, Math.floor((plot.height - fontSize * 3) / (fontSize * 3))));
  const isFlat = line === undefined && values.every((value) => value === 0);
  return {
    ...size,
    legend: { show: false },
    cursor: { show: false },
    select: { show: false, left: 0, top: 0, width: 0, height: 0 },
    // Above, the highest bar's amount has room.
    padding: [fontSize * 1.75, fontSize, 0, 0],
    scales: {
      x: { time: false, range: [-0.5, last + 0.5] },
      y: {
        range: (plot) => {
          const grid = gridIn(plot);
          return [grid[0]!, grid.at(-1)!];
        },
      },
    },
    axes: [
      {
        ...axis,
        size: fontSize * 2,
        gap: fontSize / 2,
        grid: { show: false },
        ticks: { show: false },
        splits: (plot) => {
          const widest = Math.max(...labels.map((label) => widthOf(plot, label, font)));
          return shownLabels(labels.length, plot.bbox.width / devicePixelRatio, widest + fontSize);
        },
        values: (_, splits) => splits.map((index) => labels[index] ?? ""),
      },
      {
        ...axis,
        gap: fontSize / 2,
        splits: gridIn,
        size: (plot, ticks) =>
          Math.max(0, ...(ticks ?? []).map((tick) => widthOf(plot, tick, font))) + fontSize,
        grid: { stroke: grid, width: 1 },
        ticks: { show: false },
        values: (_, splits) => splits.map((value) => (isFlat && value !== 0 ? "" : formatValue(value))),
      },
    ],
    series: [
      {},
      ...[look.bar, look.barBelowZero].map((fill) => ({
        fill,
        width: 0,
        points: { show: false },
        paths: UPlot.paths.bars!({ size: [0.6, 48], radius: 0.15 }),
      })),
    ],
    hooks: {
      draw: [
        (plot) => drawAmounts(plot, values, formatValue, look),
        (plot) => {
          if (line === undefined) return;
          const { ctx, bbox } = plot;
          const y = Math.round(plot.valToPos(line, "y", true));
          ctx.save();
          ctx.strokeStyle = look.line;
          ctx.lineWidth = 2 * devicePixelRatio;
          ctx.setLineDash([6 * devicePixelRatio, 4 * devicePixelRatio]);
          ctx.beginPath();
          ctx.moveTo(bbox.left, y);
          ctx.lineTo(bbox.left + bbox.width, y);
          ctx.stroke();
          ctx.restore();
        },
      ],
    },
  };
}

/**
 * Bars as a picture, those below zero in the colour of gains, as wide as their container. Assistive technology needs
 * the same numbers beside it. Import it lazily: the library is 20 kB.
 */
export function BarChart({ labels, values, line, formatValue }: BarChartProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current!;
    const sizeOf = () => ({ width: element.clientWidth, height: element.clientHeight });
    const chart = { labels, values, line, formatValue };
    const data: UPlot.AlignedData = [
      labels.map((_, index) => index),
      values.map((value) => (value < 0 ? null : value)),
      values.map((value) => (value < 0 ? value : null)),
    ];
    const plot = new UPlot(optionsOf(chart, lookOf(element), sizeOf()), data, element);
    const observer = new ResizeObserver(() => plot.setSize(sizeOf()));
    observer.observe(element);
    return () => {
      observer.disconnect();
      plot.destroy();
    };
  }, [labels, values, line, formatValue]);
  return <div ref={ref} className={styles.chart} aria-hidden />;
}
