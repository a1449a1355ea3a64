import type { PageText } from "../texts.ts";

/** The terms differ between licences in two places only: who supervises, and what the licence adds. */
function terms(licence: string, extra: string): PageText {
  return {
    title: "Terms and conditions",
    description:
      "The agreement between you and Apogee: who may play, and how your account, deposits, withdrawals and games work.",
    keywords: "terms, conditions, account, deposits, withdrawals, rules",
    content: `
<p>These terms are the agreement between you, the player, and Apogee. We wrote them to be read. If anything's unclear, <a href="/contacts">ask us</a> before you play.</p>
<h2>1. Licence</h2>
${licence}
<h2>2. Who may play</h2>
<ul>
<li>You're of legal age under the licence and where you live. The higher age counts.</li>
<li>You play for yourself, with your own money, and have only one account.</li>
<li>You're not in a country where accounts aren't available, and you haven't excluded yourself from gambling.</li>
</ul>
<h2>3. Your account</h2>
<p>The details you give must be true, and you must keep them up to date. Your password is yours alone. We never ask for it. You can close your account at any time. We pay out the money that's yours, however small the amount.</p>
<h2>4. Deposits and withdrawals</h2>
<p>We credit deposits when the payment provider confirms them. Withdrawals go back to a payment method in your own name, after the checks described in our <a href="/kyc-policy">identity policy</a>. The cashbox shows the amount available to withdraw, along with what's locked and why. Any fees are shown before you confirm.</p>
<h2>5. Games</h2>
<p>Each game follows the rules shown inside it. A bet is final once the round has started. If a round is interrupted, it's finished on the server and its result is credited. A round that can't be finished is cancelled and the bet is returned. If a game malfunction changed a result, the affected rounds are void and all bets are returned.</p>
<h2>6. Bonuses</h2>
<p>Bonuses are optional and follow the <a href="/bonus-terms">bonus terms</a>. You can always play without one.</p>
<h2>7. Limits and breaks</h2>
<p>You can set limits and take breaks under <a href="/responsible-gaming">responsible gaming</a>. A lower limit applies immediately. During a break you can still withdraw and see your history.</p>
${extra}
<h2>8. When we act</h2>
<p>We may pause an account while we investigate fraud, a stolen payment method or play by someone under age. We'll tell you that it's paused and what we need from you, unless the law forbids it. We never take winnings from fair play because they're large.</p>
<h2>9. Changes and complaints</h2>
<p>We announce changes to these terms before they apply, and ask you to accept them. Our <a href="/complaints">complaints procedure</a> handles disagreements and costs you nothing.</p>`,
  };
}

const HEAD =
  "<p>This site is a demo. The operator and its licence data are invented, and no real money is taken.";

export const TERMS_PAGES = {
  "terms-and-conditions": terms(
    `${HEAD} The rule set in use here follows the rules of Curaçao as an example. The site's address and your account decide which rule set applies to you. It's named at the bottom of every page.</p>`,
    "",
  ),
  "terms-and-conditions/EE": terms(
    `${HEAD} The rule set in use here follows the Estonian Gambling Act as an example. Players must be 21 or older.</p>`,
    `<h3>Under the Estonian rule set</h3>
<p>The time since you logged in is always shown. Raising or removing a limit takes seven days, and then you need to confirm it. Withdrawals can't be cancelled, there's no autoplay, and games where you can buy a feature aren't offered.</p>`,
  ),
  "terms-and-conditions/GCB": terms(
    `${HEAD} The rule set in use here follows the conditions of a gaming control board as an example. It differs from the others in the points listed in section 7.</p>`,
    `<h3>Under the gaming control board rule set</h3>
<p>We ask you for a deposit limit when you sign up. Removing a limit takes three days. Withdrawals can't be cancelled, and you can't turn off reminders of how long you've played.</p>`,
  ),
  "bonus-terms": {
    title: "Bonus terms",
    description:
      "How bonuses and free spins work at Apogee: wagering, time limits, what counts and what happens if you cancel.",
    keywords: "bonus, wagering, free spins, terms",
    content: `
<p>A bonus is extra money to play with, under certain conditions. You'll see the ones that matter on the bonus itself before you take it: the amount, the wagering, the time you have and the most you can win with it. This page explains the terms.</p>
<h2>Wagering</h2>
<p>Wagering is how much you need to bet before bonus money becomes real money. A bonus of 10 with 3x wagering needs 30 in bets. The bar on your gifts page shows how much you've done, rounded down.</p>
<table>
<thead><tr><th scope="col">Type of game</th><th scope="col">Counts towards wagering</th></tr></thead>
<tbody>
<tr><td>Pokies</td><td>100%</td></tr>
<tr><td>Jackpot pokies</td><td>0%</td></tr>
<tr><td>Crash and instant games, bingo, keno</td><td>50%</td></tr>
<tr><td>Table and live games</td><td>10%</td></tr>
</tbody>
</table>
<h2>One at a time</h2>
<p>One bonus is active at a time. Others wait on your gifts page until you start them or they expire. Bets use your real money first, so your deposit is never locked behind a bonus.</p>
<h2>Ending a bonus</h2>
<ul>
<li><strong>Finished:</strong> the rest of the bonus, up to its maximum win, moves to your real-money balance.</li>
<li><strong>Cancelled by you:</strong> bonus money and wins from it are removed. You'll see the exact amount before you confirm. Your real money stays.</li>
<li><strong>Expired:</strong> the same as cancelled, at the time shown on the bonus.</li>
</ul>
<h2>Licence caps</h2>
<p>Some licences cap the wagering multiplier. If the cap is lower than the number in an offer, the cap applies, and that's what you see.</p>
<h2>Fair use</h2>
<p>Each bonus is for one person, one household and one payment method. We don't void a bonus because you played well. If we believe a rule was broken, we tell you which one, and you can <a href="/complaints">complain</a>.</p>`,
  },
} as const satisfies Record<string, PageText>;
