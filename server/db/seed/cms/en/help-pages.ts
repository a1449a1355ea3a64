import type { PageText } from "../texts.ts";

export const HELP_PAGES = {
  faq: {
    title: "Frequently Asked Questions",
    description: "Short answers on accounts, games, payments, bonuses and limits at Apogee.",
    keywords: "faq, help, questions",
    content: `
<h2>Account</h2>
<h3>I did not get the confirmation mail.</h3>
<p>Look in the spam folder first. In your profile you can have it sent again. If the address was mistyped, <a href="/contacts">write to us</a> from the right one.</p>
<h3>Can I change my currency?</h3>
<p>You can open a further account in another currency in the cashbox and switch between them. Each keeps its own balance.</p>
<h3>Can I have two players in one household?</h3>
<p>Yes, each with an account of their own and payment methods in their own name.</p>
<h2>Games</h2>
<h3>Why is a game locked?</h3>
<p>Its studio does not offer it in your currency. The lock says so. Games in other currencies open again when you switch the account.</p>
<h3>Can I try a game without money?</h3>
<p>Most games have a demo; live games do not, because the tables are real. You need no account for a demo.</p>
<h3>My game stopped in the middle of a round.</h3>
<p>The round is finished on the server. Open the game again to see it, or look into your game history. Your stake is never lost to a broken connection.</p>
<h2>Payments</h2>
<h3>How long does a withdrawal take?</h3>
<p>The cashbox shows the usual time of each method next to it. The first withdrawal takes longer, because of the <a href="/kyc-policy">identity check</a>. More under <a href="/payments">payments</a>.</p>
<h3>My deposit has not arrived.</h3>
<p>The cashbox shows how long each method takes; crypto needs a number of confirmations. If a card payment is missing after an hour, send us the receipt.</p>
<h2>Bonuses</h2>
<h3>Must I take a bonus?</h3>
<p>No. You can always play without one.</p>
<h3>What is wagering?</h3>
<p>It is explained with an example in the <a href="/bonus-terms">bonus terms</a>.</p>
<h2>Limits</h2>
<h3>I want a higher limit today.</h3>
<p>A higher limit waits, at least a day, and then needs your confirmation. That is on purpose. A lower one works at once.</p>`,
  },
  payments: {
    title: "Payments",
    description:
      "Payment methods, currencies, limits, fees and processing times for deposits and withdrawals.",
    keywords: "payments, deposit, withdrawal, fees, crypto limits",
    content: `
<p>The cashbox always shows the methods that work for your country and currency, with their limits, fees and usual times. This page explains the rest.</p>
<h2>Currencies</h2>
<p>Accounts can be held in EUR, USD, CAD, AUD, NZD, NOK, BRL and JPY, and in BTC, ETH, BCH, LTC, DOGE and USDT. Amounts in Bitcoin are shown in µBTC, in Ether, Litecoin and Bitcoin Cash in thousandths of a coin, because they are easier to read. Nothing is rounded in your account.</p>
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
<p>We charge no fee for crypto; the network's own fee is taken by the network.</p>
<h2>Deposits</h2>
<p>A deposit is booked when the provider confirms it. It counts towards your deposit limit at the moment it is accepted. If your limit would be passed, the deposit is refused before any money moves.</p>
<h2>Withdrawals</h2>
<ol>
<li>You choose an amount up to what is available. What is locked, and why, stands beside it.</li>
<li>The amount is set aside at once and cannot be staked any more.</li>
<li>We check and send it. The state of the payment is in your history: pending, processing, succeeded.</li>
</ol>
<p>Under some licences a withdrawal can be taken back while it is pending; under others it cannot. You choose the method in the cashbox; use only accounts in your own name.</p>
<h2>When something fails</h2>
<p>A failed payment leaves your balance as it was. Declined card payments are decided by your bank; it can tell you why.</p>`,
  },
  contacts: {
    title: "Contacts",
    description: "How to reach Apogee support, complaints, privacy and partner teams.",
    keywords: "contact, support, e-mail, form",
    content: `
<p>Tell us what you tried and what you saw; a screenshot helps. For a payment, add its number from your history; for a game, its name and the time. We never ask for your password or for a full card number.</p>
<h2>Support</h2>
<ul>
<li><strong>E-mail:</strong> <a href="mailto:support@apogee.test">support@apogee.test</a>.</li>
<li><strong>Form:</strong> the button in the corner of the screen, the menu on a phone, or the <a href="/support">support page</a>; also without an account. The answer comes by e-mail.</li>
</ul>
<h2>Other addresses</h2>
<table>
<thead><tr><th scope="col">About</th><th scope="col">Write to</th></tr></thead>
<tbody>
<tr><td>A complaint</td><td><a href="mailto:complaints@apogee.test">complaints@apogee.test</a>, see the <a href="/complaints">procedure</a></td></tr>
<tr><td>Your personal data</td><td><a href="mailto:privacy@apogee.test">privacy@apogee.test</a></td></tr>
<tr><td>Limits and exclusion</td><td><a href="mailto:saferplay@apogee.test">saferplay@apogee.test</a></td></tr>
<tr><td>Partners</td><td><a href="mailto:partners@apogee.test">partners@apogee.test</a></td></tr>
<tr><td>A security problem you found</td><td><a href="mailto:security@apogee.test">security@apogee.test</a></td></tr>
</tbody>
</table>
<h2>Languages</h2>
<p>Write in your own language. We answer in English, German and Italian ourselves, in other languages with the help of translation.</p>
<h2>Urgent: you want to stop now</h2>
<p>You do not need us for that. Under <a href="/profile/limits">Limits</a> a break or an exclusion begins the moment you confirm it. If you cannot sign in, write to saferplay@apogee.test from the address of your account.</p>
<p>These addresses belong to a demonstration and are not delivered.</p>`,
  },
  complaints: {
    title: "Complaints",
    description:
      "How to complain to Apogee, how long it takes, and where to go if you disagree with our answer.",
    keywords: "complaint, dispute, procedure",
    content: `
<p>If support could not solve a problem, or solved it wrongly, you can complain. It is free, it does not slow down a withdrawal, and nobody treats you differently for it.</p>
<h2>How to complain</h2>
<p>Write to <a href="mailto:complaints@apogee.test">complaints@apogee.test</a> within six months and tell us:</p>
<ul>
<li>the e-mail address of your account;</li>
<li>what happened, when, and in which game or payment (the number in your history is best);</li>
<li>what would put it right.</li>
</ul>
<h2>What happens then</h2>
<table>
<thead><tr><th scope="col">Within</th><th scope="col">What we do</th></tr></thead>
<tbody>
<tr><td>One day</td><td>Confirm that we have it, with a number and the name of the person in charge</td></tr>
<tr><td>Ten days</td><td>Answer, or say what we still wait for and from whom</td></tr>
<tr><td>Eight weeks</td><td>Give our final answer with reasons</td></tr>
</tbody>
</table>
<p>The person in charge was not part of the decision you complain about. For a game round we ask the studio for the record of the round and send you what it says in plain words.</p>
<h2>If you disagree</h2>
<p>With our final answer you get the name and address of the authority or the independent dispute body that belongs to your licence. It is free for you, and we accept its decision. You can also go to a court where you live; nothing in our terms takes that away.</p>
<h2>What we learn</h2>
<p>Every complaint is read once more when it is closed, by somebody who asks what should change so that it does not come again.</p>
<p>This site is a demonstration: the procedure is real in its form, the addresses are not delivered.</p>`,
  },
  "about-us": {
    title: "About Apogee",
    description: "What Apogee is, what it cares about, and what it does differently.",
    keywords: "about, Apogee, casino",
    content: `
<p>The apogee is the highest point of an orbit: the moment when everything is quiet and the view is widest. We wanted a casino that feels like that. Clear, quick, and without noise you did not ask for.</p>
<h2>What you find here</h2>
<ul>
<li>Thousands of games from sixty studios: <a href="/pokies/all">pokies</a>, <a href="/live/all">live tables</a>, <a href="/table/all">table games</a>, jackpots, crash games and bingo.</li>
<li>An app that installs from the browser, opens without network and never fills your phone. See <a href="/how-to-install">how to install it</a>.</li>
<li>Accounts in fourteen currencies, six of them crypto.</li>
</ul>
<h2>What we hold ourselves to</h2>
<p><strong>Say it before, not after.</strong> Fees, waiting times, wagering and odds stand next to the button, not in a page nobody reads.</p>
<p><strong>Money is sacred.</strong> Every movement of it is written down twice and can never be edited. Your history shows the same entries that our accountants see.</p>
<p><strong>No tricks.</strong> No countdowns that start again, no box ticked for you, no "refuse" hidden in grey. Leaving is as easy as joining.</p>
<p><strong>Safer play is a feature.</strong> Limits stand beside deposits, and they work at once.</p>
<h2>Who we are</h2>
<p>Apogee is a demonstration product: a complete casino front and back end with invented studios, games, partners and awards. No real money is taken and no licence is claimed. It shows how such a product can be built with care.</p>
<p>Questions are welcome: <a href="/contacts">contacts</a>.</p>`,
  },
  affiliates: {
    title: "Affiliates",
    description:
      "How the Apogee partner programme works: tracking, payment, and what partners may and may not do.",
    keywords: "affiliates, partners, programme",
    content: `
<p>Partners who send players to us are paid for it. We would rather have few good partners than many loud ones.</p>
<h2>How it works</h2>
<ol>
<li>You apply and tell us where and how you write about casinos.</li>
<li>You get links with your own mark. A visitor who arrives with it is counted as yours for 30 days.</li>
<li>Once a month you see what your players did, in sums, never by name, and are paid.</li>
</ol>
<h2>What we ask of partners</h2>
<ul>
<li>Show the legal age and a link to <a href="/responsible-gaming">responsible gaming</a> wherever you show us.</li>
<li>Describe offers with their conditions. If an offer is over, take it down.</li>
<li>Do not write to people who did not ask for it, and do not advertise to people under age or where we are closed.</li>
<li>Never suggest that gambling solves money problems or that a system beats the house.</li>
<li>Do not buy our name as a search word, and do not copy our site.</li>
</ul>
<p>A partner who breaks these rules is stopped, and players sent in that way are not paid for.</p>
<h2>What partners get</h2>
<p>A share of the net revenue of their players, without negative carry-over, statistics that are updated every hour, pictures in every size and language, and a person who knows their name.</p>
<h2>Apply</h2>
<p>Write to <a href="mailto:partners@apogee.test">partners@apogee.test</a> with the address of your site. We answer within a week, also when the answer is no. This is a demonstration: the programme is not open.</p>`,
  },
} as const satisfies Record<string, PageText>;
