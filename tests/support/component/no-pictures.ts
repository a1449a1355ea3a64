import type { Plugin } from "vite";

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>';

/** Answers every address of a picture with an empty one: there is no server that draws them. */
export const noPictures: Plugin = {
  name: "no-pictures",
  configureServer: ({ middlewares }) => {
    middlewares.use("/art", (_, response) => {
      response.setHeader("content-type", "image/svg+xml");
      response.end(PICTURE);
    });
  },
};
