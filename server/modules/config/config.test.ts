import { describe, expect, it } from "vitest";
import { testApp } from "../../../tests/support/server/app.ts";
import { ART_VERSION } from "../../core/art-version.ts";
import { presentStored } from "./present.ts";

const app = await testApp();

describe("the configuration of gifts", () => {
  const cardsIn = async (locale: string | undefined) => {
    const headers: HeadersInit = locale ? { locale } : {};
    return (await app.get("/api/fe/config/additional-gifts", { headers })).body as {
      title: string;
      image: string;
    }[];
  };

  it.each([
    [undefined, "Got a code?"],
    ["de", "Sie haben einen Code?"],
    ["fr-CA", "Vous avez un code?"],
    ["en-NZ", "Got a code?"],
    ["xx", "Got a code?"],
  ])("BON-17 PLT-27 has its texts in the page's language: %s", async (locale, title) => {
    const [card] = await cardsIn(locale);
    expect(card).toMatchObject({ title, image: `/art/banners/promo-code/${ART_VERSION}` });
  });

  it("BON-17 has pictures that exist", async () => {
    for (const { image } of await cardsIn("en"))
      expect((await app.app.request(`${image}/480.webp`)).status, image).toBe(200);
  });

  it("BON-17 leaves all other values as they're stored", () => {
    const value = { first: { title: "Own title", order: 1, hidden: true }, none: {}, groups: [1, null] };
    expect(presentStored(value, "de", "a1")).toEqual(value);
    expect(presentStored({ en: 1, de: "x" }, "de", "a1")).toEqual({ en: 1, de: "x" });
    expect(presentStored({ en: "x", other: "y" }, "de", "a1")).toEqual({ en: "x", other: "y" });
  });
});
