import type { PageText } from "../texts.ts";

export const HELP_PAGES = {
  faq: {
    title: "Frequently asked questions",
    description: "Short answers about accounts, games, payments, bonuses and limits at Apogee.",
    keywords: "faq, help, questions",
    content: `
<h2 id="account">Account</h2>
<h3 id="confirmation-email">I didn't get the confirmation email.</h3>
<p>Check your spam folder first. You can resend it from your profile. If you mistyped your address, <a href="/contacts">write to us</a> from the right one.</p>
<h3 id="change-currency">Can I change my currency?</h3>
<p>You can open another account in a different currency in the cashbox and switch between them. Each has its own balance.</p>
<h3 id="same-household">Can two people in one household play?</h3>
<p>Yes. Each needs their own account and payment methods in their own name.</p>
<h2 id="games">Games</h2>
<h3 id="locked-game">Why is a game locked?</h3>
<p>Its provider doesn't offer it in your currency. The lock tells you so. Switch to an account in another currency to open it.</p>
<h3 id="demo">Can I try a game without money?</h3>
<p>Most games have a demo. Live games don't, because the tables are real. You don't need an account for a demo.</p>
<h3 id="interrupted-round">My game stopped in the middle of a round.</h3>
<p>The round is finished on the server. Open the game again to see it, or check your game history. You never lose a bet to a broken connection.</p>
<h2 id="payments">Payments</h2>
<h3 id="withdrawal-time">How long does a withdrawal take?</h3>
<p>The cashbox shows the usual time next to each method. Your first withdrawal takes longer because of the <a href="/kyc-policy">identity check</a>. Find out more under <a href="/payments">payments</a>.</p>
<h3 id="missing-deposit">My deposit hasn't arrived.</h3>
<p>The cashbox shows how long each method takes. Crypto needs a number of confirmations. If a card payment is still missing after an hour, send us the receipt.</p>
<h2 id="bonuses">Bonuses</h2>
<h3 id="bonus-optional">Do I have to take a bonus?</h3>
<p>No. You can always play without one.</p>
<h3 id="wagering">What is wagering?</h3>
<p>We explain it with an example in the <a href="/bonus-terms">bonus terms</a>.</p>
<h2 id="limits">Limits</h2>
<h3 id="raise-limit">I want a higher limit today.</h3>
<p>A higher limit takes at least a day, and then you need to confirm it. That's on purpose. A lower one applies right away.</p>`,
  },
  payments: {
    title: "Payments",
    description:
      "Payment methods, currencies, limits, fees and processing times for deposits and withdrawals.",
    keywords: "payments, deposit, withdrawal, fees, crypto limits",
    content: `
<p>The cashbox always shows the payment methods that work for your country and currency, with their limits, fees and usual times. This page explains the rest.</p>
<h2>Currencies</h2>
<p>You can have an account in EUR, USD, CAD, AUD, NZD, NOK, BRL or JPY, and in BTC, ETH, BCH, LTC, DOGE or USDT. We show Bitcoin in µBTC, and Ether, Litecoin and Bitcoin Cash in thousandths of a coin, because that's easier to read. Nothing is rounded in your account.</p>
<h2>Crypto limits</h2>
<table>
<thead><tr><th scope="col">Coin</th><th scope="col">Deposit from</th><th scope="col">Withdrawal</th></tr></thead>
<tbody>
<tr><td>Bitcoin</td><td>0.0001</td><td>0.0001 to 0.4</td></tr>
<tr><td>Ethereum</td><td>as shown in the cashbox</td><td>up to 12</td></tr>
<tr><td>Litecoin</td><td>0.01</td><td>up to 60</td></tr>
<tr><td>Dogecoin</td><td>as shown in the cashbox</td><td>up to 1,600,000</td></tr>
<tr><td>Tether</td><td>20</td><td>25 to 4,000</td></tr>
</tbody>
</table>
<p>We don't charge a fee for crypto. The network takes its own fee.</p>
<h2>Deposits</h2>
<p>We credit a deposit when the payment provider confirms it. It counts towards your deposit limit from the moment it's accepted. If it would go over your limit, we decline it before any money moves.</p>
<h2>Withdrawals</h2>
<ol>
<li>You choose an amount up to what's available to withdraw. Next to it you'll see what's locked, and why.</li>
<li>We reserve the amount right away, and you can't play with it any more.</li>
<li>We check it and send it. Follow its status in your payment history: Pending, Processing, Paid out.</li>
</ol>
<p>Under some licences you can cancel a withdrawal while it's pending. Under others you can't. You choose the payment method in the cashbox. Only use accounts in your own name.</p>
<h2>When something fails</h2>
<p>A failed payment leaves your balance as it was. If a card payment is declined, that's your bank's decision. Your bank can tell you why.</p>`,
  },
  contacts: {
    title: "Contact us",
    description: "How to reach Apogee's support, complaints, privacy and partner teams.",
    keywords: "contact, support, email, form",
    content: `
<p>Tell us what you tried and what you saw. A screenshot helps. For a payment, add its payment ID. For a game, add its name and the time. We never ask for your password or your full card number.</p>
<h2>Support</h2>
<ul>
<li><strong>Email:</strong> <a href="mailto:support@apogee.test">support@apogee.test</a>.</li>
<li><strong>Form:</strong> use the button in the corner of the screen, the menu on a phone, or the <a href="/support">support page</a>. You don't need an account. We'll reply by email.</li>
</ul>
<h2>Other addresses</h2>
<table>
<thead><tr><th scope="col">About</th><th scope="col">Write to</th></tr></thead>
<tbody>
<tr><td>A complaint</td><td><a href="mailto:complaints@apogee.test">complaints@apogee.test</a>, see the <a href="/complaints">procedure</a></td></tr>
<tr><td>Your personal data</td><td><a href="mailto:privacy@apogee.test">privacy@apogee.test</a></td></tr>
<tr><td>Limits and self-exclusion</td><td><a href="mailto:saferplay@apogee.test">saferplay@apogee.test</a></td></tr>
<tr><td>Partners</td><td><a href="mailto:partners@apogee.test">partners@apogee.test</a></td></tr>
<tr><td>A security problem you found</td><td><a href="mailto:security@apogee.test">security@apogee.test</a></td></tr>
</tbody>
</table>
<h2>Languages</h2>
<p>Write in your own language. We answer in English, German and Italian ourselves, and in other languages with the help of translation.</p>
<h2>Urgent: you want to stop now</h2>
<p>You don't need us for that. Under <a href="/profile/limits">Limits and breaks</a>, a break or self-exclusion starts the moment you confirm it. If you can't log in, write to saferplay@apogee.test from your account's email address.</p>
<p>These addresses belong to a demo, and nothing sent to them is delivered.</p>`,
  },
  complaints: {
    title: "Complaints",
    description:
      "How to complain to Apogee, how long it takes, and where to go if you disagree with our answer.",
    keywords: "complaint, dispute, procedure",
    content: `
<p>If support couldn't solve a problem, or solved it wrongly, you can complain. It's free, it doesn't slow down a withdrawal, and we won't treat you any differently.</p>
<h2>How to complain</h2>
<p>Write to <a href="mailto:complaints@apogee.test">complaints@apogee.test</a> within six months and tell us:</p>
<ul>
<li>your account's email address;</li>
<li>what happened, when, and in which game or payment (the number in your history is best);</li>
<li>what would put it right.</li>
</ul>
<h2>What happens next</h2>
<table>
<thead><tr><th scope="col">Within</th><th scope="col">What we do</th></tr></thead>
<tbody>
<tr><td>1 day</td><td>Confirm we have it, with a number and the name of the person in charge</td></tr>
<tr><td>10 days</td><td>Answer, or tell you what we're still waiting for and from whom</td></tr>
<tr><td>8 weeks</td><td>Give our final answer with reasons</td></tr>
</tbody>
</table>
<p>The person in charge wasn't part of the decision you're complaining about. For a game round, we ask the provider for the record of the round and tell you in plain words what it says.</p>
<h2>If you disagree</h2>
<p>With our final answer you get the name and address of the authority or independent dispute body for your licence. It's free for you, and we accept its decision. You can also go to a court where you live. Nothing in our terms takes that away.</p>
<h2>What we learn</h2>
<p>Once a complaint is closed, someone reads it again and asks what should change so it doesn't happen twice.</p>
<p>This site is a demo: the procedure is real in its form, but nothing sent to these addresses is delivered.</p>`,
  },
  "about-us": {
    title: "About Apogee",
    description: "What Apogee is, what it cares about and what it does differently.",
    keywords: "about, Apogee, casino",
    content: `
<p>The apogee is the highest point of an orbit: the moment when everything is quiet and the view is widest. We wanted a casino that feels like that. Clear, quick, and free of noise you didn't ask for.</p>
<h2>What you'll find here</h2>
<ul>
<li>Thousands of games from 60 providers: <a href="/pokies/all">pokies</a>, <a href="/live/all">live tables</a>, <a href="/table/all">table games</a>, jackpots, crash games and bingo.</li>
<li>An app that installs from your browser, opens offline and never fills up your phone. See <a href="/how-to-install">how to install it</a>.</li>
<li>Accounts in 14 currencies, 6 of them crypto.</li>
</ul>
<h2>What we promise</h2>
<p><strong>Say it before, not after.</strong> You'll see fees, waiting times, wagering and odds next to the button, not on a page no one reads.</p>
<p><strong>Money is sacred.</strong> Every movement is recorded twice and can never be edited. Your history shows the same entries our accountants see.</p>
<p><strong>No tricks.</strong> No countdowns that start again, no box ticked for you, no "decline" hidden in grey. Leaving is as easy as joining.</p>
<p><strong>Safer play is a feature.</strong> You'll find limits next to deposits, and they apply right away.</p>
<h2>Who we are</h2>
<p>Apogee is a demo product: a complete casino front end and back end with invented providers, games, partners and awards. It takes no real money and claims no licence. It shows how to build a product like this with care.</p>
<p>Questions are welcome: <a href="/contacts">contact us</a>.</p>`,
  },
  affiliates: {
    title: "Affiliates",
    description:
      "How the Apogee partner programme works: tracking, payment, and what partners may and may not do.",
    keywords: "affiliates, partners, programme",
    content: `
<p>We pay partners who send players to us. We'd rather have a few good partners than many loud ones.</p>
<h2>How it works</h2>
<ol>
<li>You apply and tell us where and how you write about casinos.</li>
<li>You get links with your own tag. A visitor who arrives through one counts as yours for 30 days.</li>
<li>Once a month you see what your players did, in totals and never by name, and we pay you.</li>
</ol>
<h2>What we ask of partners</h2>
<ul>
<li>Show the legal age and a link to <a href="/responsible-gaming">responsible gaming</a> wherever you feature us.</li>
<li>Describe offers with their conditions. When an offer ends, take it down.</li>
<li>Don't message people who didn't ask for it. Don't advertise to people under age or where we're closed.</li>
<li>Never suggest that gambling solves money problems or that a system beats the house.</li>
<li>Don't buy our name as a search term, and don't copy our site.</li>
</ul>
<p>If a partner breaks these rules, we end the partnership and don't pay for players sent that way.</p>
<h2>What partners get</h2>
<p>A share of the net revenue from their players with no negative carry-over, statistics updated every hour, pictures in every size and language, and a contact who knows their name.</p>
<h2>Apply</h2>
<p>Write to <a href="mailto:partners@apogee.test">partners@apogee.test</a> with the address of your site. We answer within a week, even if the answer is no. This is a demo, so the programme isn't open.</p>`,
  },
} as const satisfies Record<string, PageText>;
