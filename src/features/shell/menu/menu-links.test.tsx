import { expect, it } from "vitest";
import { renderPart } from "../../../../tests/support/component/render.tsx";
import { MenuLinks } from "./menu-links.tsx";

it.each([false, true])("NEW-23 the menu of every page links to help; opened: %s", async (isVisible) => {
  const html = await renderPart(<MenuLinks isVisible={isVisible} />);
  expect(html).toMatch(/<a [^>]*href="\/responsible-gaming"/);
});
