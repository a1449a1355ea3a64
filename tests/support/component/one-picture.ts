import type { Plugin } from "vite";

/** 3 by 4 pixels of one colour. An SVG would create a document for each image. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAMAAAAECAMAAAB883U1AAAAA1BMVEVEVWaz9HW6AAAAC0lEQVQImWNgQAUAABAAASG2FtIAAAAASUVORK5CYII=",
  "base64",
);

/** Serves the same picture for every picture address: component tests have no server that draws. */
export const onePicture: Plugin = {
  name: "one-picture",
  configureServer: ({ middlewares }) => {
    middlewares.use("/art", (_, response) => {
      response.setHeader("content-type", "image/png");
      // Cached, because all tests share one page.
      response.setHeader("cache-control", "max-age=31536000, immutable");
      response.end(PICTURE);
    });
  },
};
