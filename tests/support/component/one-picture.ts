import type { Plugin } from "vite";

/** 3 by 4 pixels of one colour. An SVG would be a document of its own for each image. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAMAAAAECAMAAAB883U1AAAAA1BMVEVEVWaz9HW6AAAAC0lEQVQImWNgQAUAABAAASG2FtIAAAAASUVORK5CYII=",
  "base64",
);

/** Answers every address of a picture with the same one: there is no server that draws them. */
export const onePicture: Plugin = {
  name: "one-picture",
  configureServer: ({ middlewares }) => {
    middlewares.use("/art", (_, response) => {
      response.setHeader("content-type", "image/png");
      // The page of all tests asks for each picture once.
      response.setHeader("cache-control", "max-age=31536000, immutable");
      response.end(PICTURE);
    });
  },
};
