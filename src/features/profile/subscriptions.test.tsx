import { expect, it } from "vitest";
import { clientWith, renderPart } from "../../../tests/support/component/render.tsx";
import { subscriptionsQuery } from "../../api/account.ts";
import { pushQuery } from "../../api/push.ts";
import type { PushSettings } from "../../contract/push.ts";
import { PushCard } from "./push-card.tsx";
import { Subscriptions } from "./subscriptions.tsx";

/** True for each ticked checkbox, by name. */
const boxes = (html: string) =>
  Object.fromEntries(
    (html.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? []).map((box) => [
      / name="([^"]+)"/.exec(box)![1]!,
      box.includes("checked"),
    ]),
  );

it("ANC-27 offers have a checkbox for each product and channel, ticked only with the player's consent", async () => {
  const channels = (product: string, sms: boolean) => [
    { product, channel: "email", subscribed: false },
    { product, channel: "sms", subscribed: sms },
  ];
  const subscriptions = [...channels("casino", false), ...channels("sport", true)];
  const html = await renderPart(
    <Subscriptions />,
    clientWith([[subscriptionsQuery.queryKey, { subscriptions }]]),
  );
  expect(boxes(html)).toEqual({
    "casino.email": false,
    "casino.sms": false,
    "sport.email": false,
    "sport.sms": true,
  });
});

it("ANC-27 bonuses and free spins have their own notification checkboxes, ticked as the player chose", async () => {
  const settings: PushSettings = {
    topics: { account: true, bonuses: false, freespins: true, jackpots: true },
    quiet_hours: null,
    time_zone: "UTC",
    daily_cap: 5,
    public_key: "",
    subscribed: true,
  };
  const html = await renderPart(<PushCard />, clientWith([[pushQuery.queryKey, settings]]));
  expect(boxes(html)).toMatchObject({ "push-account": true, "push-bonuses": false, "push-freespins": true });
});
