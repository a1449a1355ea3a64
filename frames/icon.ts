const NAMESPACE = "http://www.w3.org/2000/svg";

/** A drawn sign of 24 by 24 in the text's colour. */
export function icon(path: string): SVGSVGElement {
  const drawing = document.createElementNS(NAMESPACE, "svg");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.ariaHidden = "true";
  const line = document.createElementNS(NAMESPACE, "path");
  line.setAttribute("d", path);
  drawing.append(line);
  return drawing;
}
