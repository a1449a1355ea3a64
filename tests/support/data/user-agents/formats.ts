const BLINK = "AppleWebKit/537.36 (KHTML, like Gecko)";
const WEBKIT = "AppleWebKit/605.1.15 (KHTML, like Gecko)";

/** Chrome on Android, the prefix of many browsers. `device`: Android version and model. */
export const android = (device: string, chrome: string) =>
  `Mozilla/5.0 (Linux; Android ${device}) ${BLINK} Chrome/${chrome} Mobile Safari/537.36`;

/** Android's webview. */
export const androidView = (device: string, chrome: string) =>
  `Mozilla/5.0 (Linux; Android ${device}; wv) ${BLINK} Version/4.0 Chrome/${chrome} Mobile Safari/537.36`;

/** Every iOS browser; `rest` is the browser's or app's own part. */
export const iphone = (os: string, rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) ${WEBKIT} ${rest}`;

export const ipad = (os: string, rest: string) =>
  `Mozilla/5.0 (iPad; CPU OS ${os} like Mac OS X) ${WEBKIT} ${rest}`;

/** Safari on macOS, and on iPads, which request desktop pages. */
export const mac = (rest: string) => `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT}${rest}`;

/** Chromium on a desktop. */
export const desktop = (system: string, rest: string) => `Mozilla/5.0 (${system}) ${BLINK} ${rest}`;

export const WINDOWS = "Windows NT 10.0; Win64; x64";
export const MACOS = "Macintosh; Intel Mac OS X 10_15_7";
export const LINUX = "X11; Linux x86_64";

/** User agents by name. */
export type Agents = Record<string, string>;
