import type { QueryKey } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { clientWith, renderPart } from "../../tests/support/component/render.tsx";
import { CURRENCIES } from "../../tests/support/data/currencies.ts";
import { countriesQuery, playerFieldsQuery } from "../api/account.ts";
import { currenciesQuery, currentIpQuery } from "../api/config.ts";
import { registrationOffersQuery } from "../api/registration-offers.ts";
import type { Licence, Market } from "../contract/jurisdictions.ts";
import type { Player } from "../contract/player.ts";
import type { PlayerField } from "../contract/player-fields.ts";
import { playerFieldsOf } from "../rules/players/player-fields.ts";
import { inFormOrder, PlayerInput } from "../ui/player-input.tsx";
import { EmailVerify } from "./account/email-verify.tsx";
import { SignUp } from "./account/sign-up.tsx";
import { stepsOf } from "./account/sign-up-steps.ts";
import { PlayerForm } from "./profile/player-form.tsx";

const fieldsIn = (extra_fields: string[]) =>
  playerFieldsOf(
    { ages: { min: 18 }, english_only: [] } as unknown as Licence,
    { age: { min: 18, regions: {} }, extra_fields } as unknown as Market,
  );

const inputs = (html: string) => html.match(/<(input|select|textarea)[^>]*>/g) ?? [];
const findInput = (html: string, name: string) =>
  inputs(html).find((input) => input.includes(`name="${name}"`));
const names = (html: string) => inputs(html).flatMap((input) => / name="([^"]+)"/.exec(input)?.[1] ?? []);

it("PROF-23 asks for a complete phone number where one is too short, and keeps other messages", async () => {
  const show = (error: string) => {
    const field = { name: "mobile_phone", value: "+1 416", error, onChange: () => {} };
    const definition = { name: "mobile_phone", type: "tel" } as PlayerField;
    return renderPart(
      <PlayerInput definition={definition} fields={{} as never} country="CA" field={field} />,
    );
  };
  expect(await show("too_short")).toContain("Enter a complete phone number.");
  expect(await show("invalid_characters")).toContain("You can't use some of these characters here.");
});

describe("the registration form", () => {
  const show = (
    extra_fields: string[] = [],
    currency = "EUR",
    enabled = CURRENCIES.enabled,
    country: string | null = "DE",
  ) =>
    renderPart(
      <SignUp />,
      clientWith([
        [currentIpQuery.queryKey, { country, currency }],
        [currenciesQuery.queryKey, { ...CURRENCIES, enabled }],
        [playerFieldsQuery(country ?? "").queryKey, fieldsIn(extra_fields)],
        [countriesQuery.queryKey, [{ code: "DE" }, { code: "AU" }]],
        [registrationOffersQuery("en").queryKey, []],
      ]),
    );

  it("PROF-26 asks for the sign-in first, and has country and currency as one line", async () => {
    const html = await show();
    expect(names(html)).toEqual(["email", "password"]);
    expect(html).toMatch(/Germany · EUR/);
    expect(html).toContain("Step 1 of 2");
  });

  it("PROF-26 splits the fields that the server names, in the usual order, unless there are few", () => {
    const split = (fields: readonly PlayerField[]) =>
      stepsOf(inFormOrder(fields)).map((step) => step.map(({ name }) => name));
    const { registration } = fieldsIn([]);
    expect(split(registration)).toEqual([
      ["email", "password", "country", "currency"],
      ["nickname", "date_of_birth", "terms_acceptance", "receive_promos", "receive_sms_promos"],
    ]);
    expect(split(registration.slice(0, 3))).toEqual([["email", "password", "date_of_birth"]]);
    expect(split(registration.filter(({ name }) => /email|password|country|currency/.test(name)))).toEqual([
      ["email", "password", "country", "currency"],
    ]);
  });

  it.each([
    ["BTC", ["EUR", "BTC"], "BTC"],
    ["BTC", ["EUR"], "EUR"],
    ["GBP", ["BTC", "EUR"], "EUR"],
  ])(
    "LIC-12 AMB-MON-02 in a country with %s, when %j are enabled, preselects %s",
    async (currency, enabled, preselectedCurrency) => {
      expect(await show([], currency, enabled)).toContain(`Germany · ${preselectedCurrency}`);
    },
  );

  it("PROF-26 opens the country's fields while the country is unknown", async () => {
    const html = await show([], "EUR", ["EUR", "BTC"], null);
    expect(names(html)).toEqual(["email", "password", "country", "currency"]);
    expect(findInput(html, "country")).toContain('autoComplete="country"');
    // Sorted by name in the page's language.
    expect(html).toMatch(/<option value="AU">Australia<\/option><option value="DE">Germany/);
    for (const code of ["EUR", "BTC", "GBP"])
      expect(html.includes(`value="${code}"`), code).toBe(["EUR", "BTC"].includes(code));
  });

  it("sets input types and autocomplete for browsers and keyboards", async () => {
    const html = await show();
    expect(findInput(html, "email")).toMatch(
      /type="email" inputMode="email" autoComplete="email" autoCapitalize="none"/,
    );
    expect(findInput(html, "password")).toMatch(/type="password" autoComplete="new-password"/);
  });
});

describe("the email confirmation popup", () => {
  const show = (path: string) => renderPart(<EmailVerify close={() => {}} />, clientWith(), "en", path);

  it("AUTH-20 AMB-RTE-06 asks to check the mailbox, and offers another email", async () => {
    const html = await show("/email-verify");
    expect(html).toContain("Check spam or send it again");
    expect(html).toContain("Resend email");
    expect(findInput(html, "email")).toBeDefined();
  });

  it("AUTH-07 AMB-RTE-06 confirms the token when its address has one", async () => {
    const html = await show("/confirmation?confirmation_token=abc");
    expect(html).toContain("One moment");
    expect(html).not.toContain("Resend email");
  });
});

describe("the player details form", () => {
  const player = { country: "AU", verified: true, first_name: "Anna", postal_code: "3000", state: null };
  const show = (extra_fields: string[], change: Partial<Player> = {}) => {
    const known: [QueryKey, unknown][] = [[playerFieldsQuery("AU").queryKey, fieldsIn(extra_fields)]];
    const formPlayer = { date_of_birth: null, personal_id: null, ...player, ...change } as Player;
    return renderPart(
      <PlayerForm player={formPlayer} context="deposit" submit="Save" onDone={() => {}} />,
      clientWith(known),
    );
  };

  it("PROF-26 has the country's own fields in their places, and no others", async () => {
    const html = await show(["state"]);
    const order = ["date_of_birth", "address", "city", "state", "postal_code", "mobile_phone"];
    expect(names(html)).toEqual(order);
    expect(html).toContain('<option value="VIC">Victoria</option>');
    expect(html).not.toContain("Personal ID");
    expect(await show(["personal_id"])).toContain("Personal ID");
  });

  it("PROF-23 gives the postal code its country's keyboard and example", async () => {
    expect(findInput(await show([]), "postal_code")).toMatch(/inputMode="numeric" placeholder="2000"/);
  });

  it("PROF-26 leaves out details that can be set only once, and verified names", async () => {
    const once = { date_of_birth: "1990-05-07", personal_id: "12345678901" };
    expect(names(await show(["personal_id"], once))).toEqual([
      "address",
      "city",
      "postal_code",
      "mobile_phone",
    ]);
    const unverified = names(await show(["personal_id"], { ...once, verified: false }));
    expect(unverified.slice(0, 2)).toEqual(["first_name", "last_name"]);
    const empty = names(await show(["personal_id"]));
    for (const name of ["date_of_birth", "personal_id"]) expect(empty).toContain(name);
  });
});
