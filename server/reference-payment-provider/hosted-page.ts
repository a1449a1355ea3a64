import type { Hono } from "hono";
import * as v from "valibot";
import { htmlLang } from "../../src/rules/locales/locales.ts";
import { readBody } from "../http/body.ts";
import type { AppEnv } from "../http/env.ts";
import { RequestError } from "../http/errors.ts";
import { escapeHtml } from "../http/escaped.ts";
import { redirect, setHeader } from "../http/headers.ts";
import { sendHtml } from "../http/html.ts";
import { add } from "./amounts.ts";
import type { Provider } from "./service.ts";
import type { Order } from "./store.ts";
import { type Texts, textsOf } from "./texts.ts";

const MAX_BODY = 1_024;
const CHOICES = ["pay", "refuse", "cancel"] as const;
const FAULTS = ["none", "late", "twice", "reordered", "silent", "other_amount"] as const;
const ChoiceSchema = v.object({ choice: v.picklist(CHOICES), fault: v.picklist(FAULTS) });

const STYLE = `
:root{color-scheme:dark}*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px 16px;background:#0d1326;color:#eef2ff;font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:440px;padding:28px 24px;border-radius:18px;background:#17203c;box-shadow:0 20px 60px #0009}
h1{margin:0 0 4px;font-size:22px}p{margin:0 0 20px;color:#aab6d8}
dl{display:grid;grid-template-columns:1fr auto;gap:8px 16px;margin:0 0 24px;padding:16px;border-radius:12px;background:#0d1326}
dt{color:#aab6d8}dd{margin:0;text-align:end;font-variant-numeric:tabular-nums}.total{font-weight:700;color:#fff}
form{display:grid;gap:12px}label{display:grid;gap:6px;color:#aab6d8}
select,button,a.button{font:inherit;min-height:48px;border-radius:12px;padding:10px 16px;border:1px solid #4a5a8a;background:#0d1326;color:#eef2ff;width:100%}
a.button{display:grid;place-items:center;text-decoration:none}
button{cursor:pointer;font-weight:600}button.pay{background:#8fd3ff;border-color:#8fd3ff;color:#06223a}
:focus-visible{outline:3px solid #fff;outline-offset:2px}`;

const pageOf = (lang: string, title: string, body: string) =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="/favicon.svg"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

function form({ amount, fee, currency, returnUrl, fault }: Order, texts: Texts): string {
  const row = (name: string, value: string, kind = "") =>
    `<dt class="${kind}">${escapeHtml(name)}</dt><dd class="${kind}">${escapeHtml(value)}</dd>`;
  const options = FAULTS.map(
    (one) =>
      `<option value="${one}"${one === fault ? " selected" : ""}>${escapeHtml(texts.faults[one])}</option>`,
  );
  return `<h1>${escapeHtml(texts.title)}</h1><p>${escapeHtml(texts.test)}</p>
<dl>${row(texts.to, new URL(returnUrl).host)}${row(texts.amount, `${amount} ${currency}`)}${row(texts.fee, `${fee} ${currency}`)}${row(texts.total, `${add(amount, fee)} ${currency}`, "total")}</dl>
<form method="post"><label>${escapeHtml(texts.faultLabel)}<select name="fault">${options.join("")}</select></label>
<button class="pay" name="choice" value="pay">${escapeHtml(texts.pay)}</button>
<button name="choice" value="refuse">${escapeHtml(texts.decline)}</button>
<button name="choice" value="cancel">${escapeHtml(texts.cancel)}</button></form>`;
}

/** The hosted payment page. Anyone with an order's page address may pay it. */
export function hostedPage(app: Hono<AppEnv>, path: string, provider: Provider): void {
  async function orderAt(page: string): Promise<Order> {
    const order = await provider.orderOfPage(page);
    if (!order) throw new RequestError("not_found");
    return order;
  }

  app.get(`${path}/pay/:page{[\\w-]{43}}`, async (c) => {
    const order = await orderAt(c.req.param("page"));
    const texts = textsOf(order.locale);
    const body =
      order.state === "waiting"
        ? form(order, texts)
        : `<h1>${escapeHtml(texts.title)}</h1><p>${escapeHtml(texts.over)}</p><a class="button" href="${escapeHtml(order.returnUrl)}">${escapeHtml(texts.back)}</a>`;
    return sendHtml(c, pageOf(htmlLang(order.locale), texts.title, body));
  });

  app.post(`${path}/pay/:page{[\\w-]{43}}`, async (c) => {
    const order = await orderAt(c.req.param("page"));
    const fields = Object.fromEntries(new URLSearchParams((await readBody(c, MAX_BODY)).toString()));
    const input = v.safeParse(ChoiceSchema, fields);
    if (!input.success) throw new RequestError("bad_request");
    const { choice, fault } = input.output;
    const { payment } = order;
    // Decided once: a second submit only redirects.
    if (order.state === "waiting") {
      await provider.setFault(payment, fault);
      if (choice === "refuse") await provider.act(payment, "declined", "declined_by_bank");
      else if (choice === "cancel") await provider.act(payment, "canceled", "canceled_by_player");
      else {
        await provider.act(payment, "processing");
        await provider.act(payment, "succeeded");
      }
    }
    setHeader(c, "cache-control", "no-store");
    return redirect(c, order.returnUrl, 303);
  });
}
