import { createElement, type SVGProps } from "react";
import { mergeOutlines } from "./icon-path.ts";

interface IconData {
  node: [tag: string, attributes: Record<string, string>][];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height, CSS pixels; without it styles decide, 24 at first. */
  size?: number;
}

/**
 * Stands in for the icon library's own maker of components (see vite.config.ts): what all icons share is said once in
 * the styles of `.icon`, and not in each of the sixty pictures of a page.
 */
export function createIcon({ node }: IconData) {
  const shapes = mergeOutlines(node);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each drawing, when its module is loaded
  return function Icon({ size, className, ...attributes }: IconProps) {
    return createElement(
      "svg",
      {
        viewBox: "0 0 24 24",
        className: className ? `icon ${className}` : "icon",
        width: size,
        height: size,
        ...attributes,
      },
      ...shapes.map(([tag, shape]) => createElement(tag, shape)),
    );
  };
}
