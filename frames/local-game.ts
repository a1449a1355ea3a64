import {
  DICE_PARTS,
  type DiceChoice,
  diceMultiplier,
  isDiceChoice,
  rollDice,
} from "../src/rules/fair/dice.ts";
import type { Draw } from "../src/rules/fair/draw.ts";
import { percentOf, standardVersion } from "../src/rules/fair/versions.ts";
import type { PastRound } from "./history.ts";
import {
  type FrameRound,
  type GameServerCall,
  type OpenedSession,
  type PlayRequest,
  Rejected,
} from "./protocol.ts";

/** Cents of play money, also what each new demo starts with. */
const PLAY_MONEY = 500_000;
/** Cents. */
const STAKES = [20, 40, 100, 200, 500, 1_000, 2_000, 5_000, 10_000];
const SHOWN_ROUNDS = 20;
/** Shortest time between two rounds, milliseconds: the strictest market's, because offline the device may be in any. */
const MIN_ROUND = 5_000;
const WORD = 2 ** 32;

/** Draws from the device's own random numbers; none is likelier than another. */
export const deviceDraw: Draw = async (below) => {
  const limit = WORD - (WORD % below);
  for (;;) {
    const [word] = crypto.getRandomValues(new Uint32Array(1));
    if (word! < limit) return word! % below;
  }
};

const toDecimal = (cents: number) => (cents / 100).toFixed(2);

interface LocalGameOptions {
  title: string;
  locale: string;
  draw?: Draw;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** The dice with play money, on this device alone: nothing is sent, and nothing outlives the page. */
export function createLocalGame({ title, locale, draw = deviceDraw, now }: LocalGameOptions): {
  session: OpenedSession;
  call: GameServerCall;
} {
  const { version, returns, top } = standardVersion("dice");
  let balance = PLAY_MONEY;
  let open: { round: FrameRound; at: number; win: number } | null = null;
  const past: PastRound[] = [];

  async function play({ stake, choice }: Pick<PlayRequest, "stake" | "choice">) {
    const cents = Math.round(Number(stake) * 100);
    const diceChoice = choice as DiceChoice;
    if (!STAKES.includes(cents) || !isDiceChoice(diceChoice) || open) throw new Rejected("round_rejected");
    if (cents > balance) throw new Rejected("insufficient_funds");
    balance -= cents;
    const outcome = await rollDice(draw, diceChoice);
    const win = outcome.won
      ? Math.floor((cents * Number(diceMultiplier(diceChoice))) / Number(DICE_PARTS))
      : 0;
    const round: FrameRound = {
      id: String(past.length),
      stake: toDecimal(cents),
      win: toDecimal(win),
      choice: { ...diceChoice },
      outcome,
      nonce: past.length,
      version,
      done: false,
      free: false,
    };
    open = { round, at: now(), win };
    return { round, finished: [], balance: toDecimal(balance), free_rounds: null };
  }

  function finish() {
    if (open) {
      const { round, at, win } = open;
      balance += win;
      past.unshift({
        id: round.id,
        at: new Date(at).toISOString(),
        stake: round.stake,
        win: round.win,
        free: false,
      });
      open = null;
    }
    return { balance: toDecimal(balance), free_rounds: null };
  }

  const answers: Record<string, (body: PlayRequest) => object | Promise<object>> = {
    play,
    finish,
    balance: () => ({ balance: toDecimal(balance), free_rounds: null }),
    history: () => ({ rounds: past.slice(0, SHOWN_ROUNDS) }),
  };

  return {
    session: {
      session: "local",
      kind: "dice",
      game: { title },
      mode: "local",
      currency: "FUN",
      decimals: 2,
      balance: toDecimal(balance),
      free_rounds: null,
      locale,
      stakes: STAKES.map(toDecimal),
      min_round: MIN_ROUND,
      facts: { version, table: "", return: percentOf(returns.least), top },
      fair: { commitment: "", client: "", nonce: 0 },
      round: null,
      finished: [],
    },
    call: async <T>(path: string, body: object) => (await answers[path]!(body as PlayRequest)) as T,
  };
}
