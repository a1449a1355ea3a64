import "./card.css";
import {
  cardBrand,
  cardCodeError,
  cardNumberError,
  expiryError,
  readExpiry,
} from "../../src/rules/payments/card.ts";
import { element } from "../element.ts";
import { type CardTexts, cardTextsFor } from "./texts.ts";

interface Field {
  input: HTMLInputElement;
  /** Shows an error, or clears it with null. */
  show: (error: string | null) => void;
  box: HTMLElement;
}

/** The parent's origin is unknown here, because this sandboxed frame has an opaque origin of its own. */
const postToParent = (message: object) => parent.postMessage(message, "*");

function fieldOf(name: string, label: string, attributes: Record<string, string>): Field {
  const box = element("div");
  const input = element("input");
  input.id = name;
  for (const [key, value] of Object.entries(attributes)) input.setAttribute(key, value);
  const caption = element("label", "", label);
  caption.htmlFor = name;
  const error = element("p", "error");
  error.id = `${name}-error`;
  // Always in the page, so that screen readers notice its text.
  error.setAttribute("role", "alert");
  input.setAttribute("aria-describedby", error.id);
  input.setAttribute("aria-required", "true");
  box.append(caption, input, error);
  const show = (text: string | null) => {
    error.textContent = text ?? "";
    if (text === null) input.removeAttribute("aria-invalid");
    else input.setAttribute("aria-invalid", "true");
    postHeight();
  };
  return { input, show, box };
}

const postHeight = () =>
  postToParent({
    type: "card_frame_height",
    height: Math.ceil(document.documentElement.getBoundingClientRect().height),
  });

/** Groups digits as `4242 4242 …` while typing, without a trailing space that a deletion couldn't remove. */
function groupDigits(input: HTMLInputElement): void {
  const digits = input.value.replace(/\D/g, "").slice(0, 19);
  const groups = cardBrand(digits) === "american-express" ? [4, 6, 5] : [4, 4, 4, 4, 3];
  const parts: string[] = [];
  let from = 0;
  for (const length of groups) {
    if (from < digits.length) parts.push(digits.slice(from, from + length));
    from += length;
  }
  input.value = parts.join(" ");
}

function insertSlash(input: HTMLInputElement, event: Event): void {
  const digits = input.value.replace(/\D/g, "").slice(0, 4);
  const isDeleting = event instanceof InputEvent && event.inputType.startsWith("delete");
  if (isDeleting) return;
  input.value = digits.length >= 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

function draw(texts: CardTexts) {
  const form = element("form");
  const digits = { inputmode: "numeric", autocapitalize: "off", spellcheck: "false" };
  const number = fieldOf("number", texts.number, { ...digits, autocomplete: "cc-number", maxlength: "23" });
  const expiry = fieldOf("expiry", texts.expiry, { ...digits, autocomplete: "cc-exp", maxlength: "7" });
  const code = fieldOf("code", texts.code, { ...digits, autocomplete: "cc-csc", maxlength: "4" });
  number.box.className = "wide";
  number.input.addEventListener("input", () => {
    groupDigits(number.input);
    number.show(null);
  });
  expiry.input.addEventListener("input", (event) => {
    insertSlash(expiry.input, event);
    expiry.show(null);
  });
  code.input.addEventListener("input", () => code.show(null));
  form.append(number.box, expiry.box, code.box);
  form.addEventListener("submit", (event) => event.preventDefault());
  document.body.replaceChildren(form);

  const firstInvalid = () =>
    [number, expiry, code].find(({ input }) => input.hasAttribute("aria-invalid"))?.input;

  /** Validates the fields and shows their errors. */
  function check(): boolean {
    const numberError = cardNumberError(number.input.value);
    const dateError = expiryError(expiry.input.value, Date.now());
    const codeError = cardCodeError(code.input.value, number.input.value);
    number.show(numberError && (numberError === "not_accepted" ? texts.notAccepted : texts.wrongNumber));
    expiry.show(dateError && (dateError === "too_small" ? texts.expired : texts.wrongExpiry));
    code.show(codeError && texts.wrongCode);
    return firstInvalid() === undefined;
  }

  /** Exchanges the permitted card data for a token; the number stays in this frame. */
  async function tokenise(): Promise<void> {
    if (!check()) {
      firstInvalid()?.focus();
      postToParent({ type: "card_frame_invalid" });
      return;
    }
    const digits = number.input.value.replace(/\D/g, "");
    const { month, year } = readExpiry(expiry.input.value)!;
    const card = {
      card_expiry_month: month,
      card_expiry_year: year,
      first_six: digits.slice(0, 6),
      last_four: digits.slice(-4),
    };
    try {
      const response = await fetch("/payment-provider/cards", { method: "POST", body: JSON.stringify(card) });
      if (!response.ok) throw new Error(String(response.status));
      const { token } = (await response.json()) as { token: string };
      postToParent({ type: "card_frame_token", token, ...card });
    } catch {
      number.show(texts.failed);
      number.input.focus();
      postToParent({ type: "card_frame_invalid" });
    }
  }

  new ResizeObserver(postHeight).observe(document.documentElement);
  return { check, tokenise };
}

/** Takes over the page's design tokens. */
function applyLook(look: unknown): void {
  if (typeof look !== "object" || look === null) return;
  for (const [name, value] of Object.entries(look))
    if (/^--[a-z0-9-]{1,20}$/.test(name) && typeof value === "string" && value !== "")
      document.documentElement.style.setProperty(name, value);
}

let cardForm = draw(cardTextsFor("en"));
addEventListener("message", ({ data, source }) => {
  if (source !== parent || typeof data !== "object" || data === null) return;
  if (data.type === "card_frame_setup" && typeof data.locale === "string") {
    document.documentElement.lang = data.locale;
    applyLook(data.look);
    cardForm = draw(cardTextsFor(data.locale));
    postHeight();
  }
  if (data.type === "card_frame_check") cardForm.check();
  if (data.type === "card_frame_tokenise") void cardForm.tokenise();
});
postToParent({ type: "card_frame_ready" });
