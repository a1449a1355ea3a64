import { createHmac } from "node:crypto";

interface Network {
  name: string;
  /** URI scheme for wallets. */
  scheme: string;
  /** Confirmations until coins are credited. */
  confirmations: number;
  /** Prefix of addresses, and the alphabet of the characters after it. */
  prefix: string;
  alphabet: string;
  length: number;
}

const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const BECH32 = "023456789acdefghjklmnpqrstuvwxyz";
const HEX = "0123456789abcdef";

/**
 * Networks by coin. Addresses are fake: they look like test net ones, but their checksums are invalid in every
 * wallet.
 */
const NETWORKS: Readonly<Record<string, Network>> = {
  BTC: {
    name: "Bitcoin (test)",
    scheme: "bitcoin",
    confirmations: 2,
    prefix: "tb1q",
    alphabet: BECH32,
    length: 38,
  },
  BCH: {
    name: "Bitcoin Cash (test)",
    scheme: "bchtest",
    confirmations: 3,
    prefix: "q",
    alphabet: BECH32,
    length: 41,
  },
  ETH: {
    name: "Ethereum (test)",
    scheme: "ethereum",
    confirmations: 12,
    prefix: "0x7e57",
    alphabet: HEX,
    length: 36,
  },
  LTC: {
    name: "Litecoin (test)",
    scheme: "litecoin",
    confirmations: 3,
    prefix: "tltc1q",
    alphabet: BECH32,
    length: 38,
  },
  DOG: {
    name: "Dogecoin (test)",
    scheme: "dogecoin",
    confirmations: 6,
    prefix: "n",
    alphabet: BASE58,
    length: 33,
  },
  USDT: {
    name: "Tether on Tron (test)",
    scheme: "tether",
    confirmations: 3,
    prefix: "T7e57",
    alphabet: BASE58,
    length: 29,
  },
};

export const networkOf = (currency: string): Network | undefined =>
  Object.hasOwn(NETWORKS, currency) ? NETWORKS[currency] : undefined;

/** A player's deposit address, deterministic. */
export function addressFor(player: string, currency: string, secret: string): string {
  const { prefix, alphabet, length } = NETWORKS[currency]!;
  let text = "";
  for (let block = 0; text.length < length; block++)
    for (const byte of createHmac("sha256", secret).update(`address ${player} ${currency} ${block}`).digest())
      text += alphabet[byte % alphabet.length];
  return prefix + text.slice(0, length);
}

/** Payment URI with the amount in whole coins (BIP 21 format, which other coins use too). */
export const walletUri = (currency: string, address: string, amount: string): string =>
  `${NETWORKS[currency]!.scheme}:${address}?amount=${amount}`;
