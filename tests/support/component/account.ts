import { page } from "vitest/browser";
import { PASSWORD } from "../browser/player-request.ts";
import { createFakeServer } from "./fake-server.ts";

export { PASSWORD };

export const label = (name: string) => page.getByLabelText(name, { exact: true });
export const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
/** Path, query and hash of the address. */
export const address = () => location.pathname + location.search + location.hash;

let count = 0;
export const newEmail = () => `component${++count}.${Date.now()}@example.com`;

/** Fills in the registration's first step and opens the second. */
export async function fillInFirstStep(email: string): Promise<void> {
  await label("Email").fill(email);
  await label("Password").fill(PASSWORD);
  await chooseCountry("DE");
  await button("Continue").click();
}

/** Opens the line of country and currency, unless it is open, and chooses a country. */
export async function chooseCountry(code: string): Promise<void> {
  const change = page.getByRole("button", { name: "Change it: country and currency" });
  if (change.elements().length > 0) await change.click();
  await label("Country").selectOptions(code);
}

/** Fills in both steps of the registration form. */
export async function fillInSignUp(email: string): Promise<void> {
  await fillInFirstStep(email);
  await label("Day").fill("7");
  await label("Month").fill("5");
  await label("Year").fill("1990");
  await page.getByRole("checkbox", { name: /I accept/ }).click();
}

export async function logIn(email: string, password = PASSWORD): Promise<void> {
  await label("Email").fill(email);
  await label("Password").fill(password);
  await page.getByRole("dialog").getByRole("button", { name: "Log in" }).click();
}

/** The text of a server response. */
export const textOf = async (path: string) => (await createFakeServer({}).fetch(path)).text();

/** Path and query of the link in the newest mail to a recipient. */
export async function linkIn(email: string): Promise<string> {
  const list = await textOf("/outbox");
  const row = list.split("<li>").find((part) => part.includes(email));
  const id = /\/outbox\/(\d+)/.exec(row ?? "")?.[1];
  const mail = (await textOf(`/outbox/${id}`)).replaceAll("&amp;", "&");
  const link = new URL(/https?:\/\/[^"\s<]+(?:token)=[\w-]+/.exec(mail)![0]);
  return link.pathname + link.search;
}

/** Forwards a call to the real server, from within a fake answer. */
export const forward = (request: Request): Promise<Response> => createFakeServer({}).fetch(request);

/** Forwards a call and lets `change` modify the JSON response. */
export async function alterResponse<T>(request: Request, change: (answer: T) => unknown): Promise<object> {
  const answer = (await (await forward(request)).json()) as T;
  return (change(answer) ?? answer) as object;
}

/** Moves the pointer away from everything with a hover style. */
export const movePointerAway = (): Promise<void> =>
  page.elementLocator(document.body).hover({ position: { x: 1, y: 1 }, force: true });
