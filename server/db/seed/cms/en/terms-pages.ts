import type { PageText } from "../texts.ts";

/** The terms differ between licences in two places only: who supervises, and what the licence adds. */
function terms(licence: string, extra: string): PageText {
  return {
    title: "Terms and Conditions",
    description:
      "The agreement between you and Apogee: who may play, how your account, deposits, withdrawals and games work.",
    keywords: "terms, conditions, account, deposits, withdrawals, rules",
    content: `
<p>These terms are the agreement between you, the player, and Apogee. They are written to be read. If something is unclear, <a href="/contacts">ask us</a> before you play.</p>
<h2>1. Licence</h2>
${licence}
<h2>2. Who may play</h2>
<ul>
<li>You are of legal age under the licence and where you live; the higher age counts.</li>
<li>You play for yourself, with your own money, and hold one account only.</li>
<li>You are not in a country where accounts are closed, and you have not excluded yourself from gambling.</li>
</ul>
<h2>3. Your account</h2>
<p>The details you give must be true, and you keep them current. Your password is yours alone; we never ask for it. You may close the account at any time: money that is yours is paid out, however small the amount.</p>
<h2>4. Deposits and withdrawals</h2>
<p>Deposits are booked when the payment provider confirms them. Withdrawals go back to a payment method in your own name, after the checks that our <a href="/kyc-policy">identity policy</a> describes. The available amount is shown in the cashbox together with what is locked and why. Fees, where there are any, are shown before you confirm.</p>
<h2>5. Games</h2>
<p>Each game follows the rules shown inside it. A stake is final once the round has begun. If a round is interrupted, it is finished on the server and its result is credited; a round that cannot be finished is cancelled and the stake returned. Where a malfunction of a game changed a result, the affected rounds are void and all stakes are returned.</p>
<h2>6. Bonuses</h2>
<p>Bonuses are optional and follow the <a href="/bonus-terms">bonus terms</a>. Playing without a bonus is always possible.</p>
<h2>7. Limits and breaks</h2>
<p>You can set limits and take breaks under <a href="/responsible-gaming">responsible gaming</a>. A lower limit applies at once. During a break you can still withdraw and see your history.</p>
${extra}
<h2>8. When we act</h2>
<p>We may pause an account while we look into fraud, a stolen payment method or play by someone under age. We tell you that it is paused and what we need from you, unless the law forbids it. Winnings from fair play are never taken because they are large.</p>
<h2>9. Changes and complaints</h2>
<p>Changes to these terms are announced before they apply, and you are asked to accept them. A disagreement is handled by our <a href="/complaints">complaints procedure</a>, and it does not cost you anything.</p>`,
  };
}

const HEAD =
  "<p>This site is a demonstration. The operator and its licence data are invented, and no real money is taken.";

export const TERMS_PAGES = {
  "terms-and-conditions": terms(
    `${HEAD} The rule set in use here follows the rules of Curaçao as an example. Which rule set applies to you is decided by the address of the site and by your account, and it is named at the foot of every page.</p>`,
    "",
  ),
  "terms-and-conditions/EE": terms(
    `${HEAD} The rule set in use here follows the Estonian Gambling Act as an example. Players must be 21 or older.</p>`,
    `<h3>Under the Estonian rule set</h3>
<p>The time since you signed in is always shown. A raised or removed limit waits seven days and then needs your confirmation. A withdrawal cannot be taken back, autoplay does not exist, and games in which a feature can be bought are not offered.</p>`,
  ),
  "terms-and-conditions/GCB": terms(
    `${HEAD} The rule set in use here follows the conditions of a gaming control board as an example. It differs from the others in the points listed in section 7.</p>`,
    `<h3>Under the gaming control board rule set</h3>
<p>You are asked for a deposit limit when you join. The removal of a limit waits three days. A withdrawal cannot be taken back, and reminders of the time you have played cannot be switched off.</p>`,
  ),
  "bonus-terms": {
    title: "Bonus Terms",
    description:
      "How bonuses and free spins work at Apogee: wagering, time limits, what counts, and what happens when you cancel.",
    keywords: "bonus, wagering, free spins, terms",
    content: `
<p>A bonus is extra play money with conditions. The conditions that matter are shown on the bonus itself, before you take it: the amount, the wagering, the time you have and the most you can win with it. This page explains the words.</p>
<h2>Wagering</h2>
<p>Wagering says how often an amount has to be staked before bonus money becomes real money. A bonus of 10 with wagering 3x is finished after stakes of 30. The bar on your gifts page shows the share you have done, rounded down.</p>
<table>
<thead><tr><th scope="col">Kind of game</th><th scope="col">Counts towards wagering</th></tr></thead>
<tbody>
<tr><td>Pokies</td><td>100%</td></tr>
<tr><td>Jackpot pokies</td><td>0%</td></tr>
<tr><td>Crash and instant games, bingo, keno</td><td>50%</td></tr>
<tr><td>Table and live games</td><td>10%</td></tr>
</tbody>
</table>
<h2>One at a time</h2>
<p>One bonus is active at a time. Others wait on your gifts page until you start them or their time ends. Real money is staked before bonus money, so that what you paid in is never locked behind what you were given.</p>
<h2>Ending a bonus</h2>
<ul>
<li><strong>Finished:</strong> the rest of the bonus, up to its highest win, moves to your real balance.</li>
<li><strong>Cancelled by you:</strong> bonus money and wins from it are removed. You see the exact amount before you confirm. Real money stays.</li>
<li><strong>Expired:</strong> as cancelled, at the time shown on the bonus.</li>
</ul>
<h2>Licence caps</h2>
<p>Some licences cap the wagering multiplier. Where the cap is lower than the number in an offer, the cap applies and is what you see.</p>
<h2>Fair use</h2>
<p>Bonuses are for one person, household and payment method each. We do not void a bonus for playing well. If we believe that a rule was broken, we say which one, and you can <a href="/complaints">complain</a>.</p>`,
  },
} as const satisfies Record<string, PageText>;
