import type { FieldCode } from "../../contract/field-codes.ts";
import { minorUnits } from "../money/minor-units.ts";
import { type Claim, isSecret } from "./check.ts";
import { DICE_CHANCES } from "./dice.ts";
import { FAIR_KINDS, type FairKind, type FairVersion, standardVersion, versionOf } from "./versions.ts";
import { WHEEL_BETS } from "./wheel.ts";

/** A claim as form fields and URL hash: unvalidated text. */
export interface ClaimFields {
  game: string;
  version: string;
  secret: string;
  commitment: string;
  client: string;
  nonce: string;
  stake: string;
  /** The paid amount to compare with; empty if unknown. */
  win: string;
  /** Decimals of the currency of stake and win. */
  decimals: string;
  /** Dice only. */
  chances: string;
  over: string;
  /** Wheel only. */
  bet: string;
}

export const EMPTY_FIELDS: ClaimFields = {
  game: "slot",
  version: String(standardVersion("slot").version),
  secret: "",
  commitment: "",
  client: "",
  nonce: "0",
  stake: "1.00",
  win: "",
  decimals: "2",
  chances: "4950",
  over: "false",
  bet: String(WHEEL_BETS[0]),
};

const NAMES = Object.keys(EMPTY_FIELDS) as (keyof ClaimFields)[];
const MAX_LENGTH = 200;

export const isFairKind = (name: string): name is FairKind =>
  (FAIR_KINDS as readonly string[]).includes(name);

/**
 * Parses the hash of an address (without `#`).
 * @returns null if it has no claim.
 */
export function readFields(hash: string): ClaimFields | null {
  const params = new URLSearchParams(hash);
  if (!params.has("game") || !params.has("secret")) return null;
  const entries = NAMES.map((name) => [name, params.get(name)?.slice(0, MAX_LENGTH) ?? EMPTY_FIELDS[name]]);
  return Object.fromEntries(entries) as ClaimFields;
}

/** Serialises the fields for the hash, which browsers never send to a server. */
export const writeFields = (fields: ClaimFields): string =>
  String(new URLSearchParams(NAMES.map((name) => [name, fields[name]])));

interface RoundLike {
  kind: FairKind;
  version: number;
  secret: string | null;
  commitment: string;
  client: string;
  nonce: number;
  stake: string;
  win: string;
  decimals: number;
  choice: Record<string, unknown>;
}

export const fieldsOfRound = (round: RoundLike): ClaimFields => ({
  game: round.kind,
  version: String(round.version),
  secret: round.secret ?? "",
  commitment: round.commitment,
  client: round.client,
  nonce: String(round.nonce),
  stake: round.stake,
  win: round.win,
  decimals: String(round.decimals),
  chances: String(round.choice.chances ?? EMPTY_FIELDS.chances),
  over: String(round.choice.over ?? EMPTY_FIELDS.over),
  bet: String(round.choice.bet ?? EMPTY_FIELDS.bet),
});

/** A revealed seed and its game. */
export type RevealedSeed = Pick<ClaimFields, "secret" | "commitment" | "client"> & { kind: FairKind };

const normalise = (text: string) => text.trim().toLowerCase();

/** Fills a revealed seed into the fields; clears the other fields if they belong to another commitment. */
export function withSeed(
  fields: ClaimFields,
  { kind, secret, commitment, client }: RevealedSeed,
): ClaimFields {
  const isOther = fields.commitment !== "" && normalise(fields.commitment) !== commitment;
  const base = isOther ? EMPTY_FIELDS : fields;
  const version = base.game === kind ? base.version : String(standardVersion(kind).version);
  return { ...base, game: kind, version, secret, commitment, client };
}

/** True if a claim has the round's seeds; with another client text it would be another round. */
export const matchesRound = (
  fields: ClaimFields,
  { commitment, client, nonce }: Pick<RoundLike, "commitment" | "client" | "nonce">,
): boolean =>
  normalise(fields.commitment) === commitment && fields.client === client && Number(fields.nonce) === nonce;

export interface ParsedClaim {
  rules: FairVersion;
  claim: Claim;
  /** Minor units; null if the paid amount is unknown. */
  paid: bigint | null;
  /** Minor units per unit. */
  subunits: number;
}

/** Many locales use a decimal comma. */
const normaliseAmount = (text: string): string => text.trim().replace(/^(\d+),(\d+)$/, "$1.$2");

const isZero = (text: string) => /^0+(\.0+)?$/.test(text);

function choiceOf({ game, chances, over, bet }: ClaimFields): object {
  if (game === "dice") return { chances: Number(chances), over: over === "true" };
  return game === "wheel" ? { bet: Number(bet) } : {};
}

function diceProblem(chances: string): FieldCode | null {
  if (!/^\d{1,6}$/.test(chances)) return "not_integer";
  if (Number(chances) < DICE_CHANCES.min) return "too_small";
  return Number(chances) > DICE_CHANCES.max ? "too_big" : null;
}

/**
 * Validates the fields.
 * @returns error codes by field, and the claim if there are none.
 */
export function parseClaim(fields: ClaimFields): {
  errors: Record<string, FieldCode>;
  parsed: ParsedClaim | null;
} {
  const errors: Record<string, FieldCode> = {};
  const secret = normalise(fields.secret);
  const commitment = normalise(fields.commitment);
  const decimals = /^\d{1,2}$/.test(fields.decimals) ? Number(fields.decimals) : 2;
  const subunits = 10 ** Math.min(decimals, 12);
  const stake = minorUnits(normaliseAmount(fields.stake), subunits);
  const win = normaliseAmount(fields.win);
  const paid = isZero(win) ? 0n : minorUnits(win, subunits);
  const rules = isFairKind(fields.game) ? versionOf(fields.game, Number(fields.version)) : undefined;
  if (secret === "") errors.secret = "required";
  else if (!isSecret(secret)) errors.secret = "invalid_format";
  if (commitment !== "" && !isSecret(commitment)) errors.commitment = "invalid_format";
  if (!/^[\x20-\x7e]{1,64}$/.test(fields.client))
    errors.client = fields.client ? "invalid_format" : "required";
  if (!/^\d{1,9}$/.test(fields.nonce.trim())) errors.nonce = "not_integer";
  if (stake === undefined) errors.stake = "invalid_format";
  if (win !== "" && paid === undefined) errors.win = "invalid_format";
  if (!rules) errors.version = "unknown";
  const chancesError = fields.game === "dice" ? diceProblem(fields.chances) : null;
  if (chancesError) errors.chances = chancesError;
  const choice = choiceOf(fields);
  if (fields.game === "wheel" && rules && !rules.isChoice(choice)) errors.bet = "unknown";
  if (Object.keys(errors).length > 0 || !rules || stake === undefined) return { errors, parsed: null };
  const claim = { secret, commitment, client: fields.client, nonce: Number(fields.nonce), choice, stake };
  return { errors, parsed: { rules, claim, paid: win === "" ? null : paid!, subunits } };
}
