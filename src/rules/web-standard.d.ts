/**
 * Web standards shared by browsers, workers and Node, as far as the rules use them. Only this folder's
 * tsconfig.json includes this file; other runtimes have the full declarations.
 */

interface URLSearchParams {
  get(name: string): string | null;
  has(name: string): boolean;
  set(name: string, value: string): void;
  toString(): string;
  readonly size: number;
}
declare var URLSearchParams: {
  new (init?: string | Iterable<[string, string]>): URLSearchParams;
};

interface URL {
  readonly hash: string;
  readonly hostname: string;
  readonly href: string;
  readonly origin: string;
  readonly pathname: string;
  readonly protocol: string;
  search: string;
  readonly searchParams: URLSearchParams;
}
declare var URL: {
  new (url: string, base?: string): URL;
  canParse(url: string, base?: string): boolean;
};

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}

interface CryptoKey {
  readonly type: string;
}
declare const crypto: {
  subtle: {
    digest(algorithm: "SHA-256", data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>;
    importKey(
      format: "raw",
      data: Uint8Array<ArrayBuffer>,
      algorithm: { name: string; hash: string },
      extractable: boolean,
      usages: "sign"[],
    ): Promise<CryptoKey>;
    sign(algorithm: "HMAC", key: CryptoKey, data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>;
  };
};
