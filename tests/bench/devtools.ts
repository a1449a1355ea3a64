import type { Readable, Writable } from "node:stream";
import type { CDPSession } from "playwright";

/** Calls the browser, or one of its tabs or workers, over the DevTools protocol. */
export type Send = CDPSession["send"];

/** An event of the browser; `sessionId` names the tab or worker. */
export interface BrowserEvent {
  method: string;
  params: unknown;
  sessionId?: string;
}

interface Answer {
  id: number;
  result?: unknown;
  error?: { message: string };
}

interface Call {
  method: string;
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

/** The browser's debugging pipe: JSON messages, each followed by a zero byte. */
export class DevTools {
  #calls = new Map<number, Call>();
  #lastId = 0;
  #unread = "";
  readonly #input: Writable;
  readonly #onEvent: (event: BrowserEvent) => void;

  constructor(input: Writable, output: Readable, onEvent: (event: BrowserEvent) => void) {
    this.#input = input;
    this.#onEvent = onEvent;
    output.setEncoding("utf8").on("data", (text: string) => this.#read(text));
    output.on("close", () => this.#failAll());
    input.on("error", () => this.#failAll());
  }

  /** A sender for a session; without an id, for the browser. */
  session(sessionId?: string): Send {
    return (method, params) =>
      new Promise<never>((resolve, reject) => {
        const id = ++this.#lastId;
        this.#calls.set(id, { method, resolve, reject });
        this.#input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      });
  }

  #read(text: string): void {
    const messages = (this.#unread + text).split("\0");
    this.#unread = messages.pop()!;
    for (const message of messages) {
      const parsedMessage = JSON.parse(message) as Answer | BrowserEvent;
      if ("id" in parsedMessage) this.#settle(parsedMessage);
      else this.#onEvent(parsedMessage);
    }
  }

  #settle({ id, result, error }: Answer): void {
    const call = this.#calls.get(id);
    this.#calls.delete(id);
    if (error) call?.reject(new Error(`${call.method}: ${error.message}`));
    else call?.resolve(result as never);
  }

  #failAll(): void {
    for (const { method, reject } of this.#calls.values())
      reject(new Error(`${method}: the browser is gone`));
    this.#calls.clear();
  }
}
