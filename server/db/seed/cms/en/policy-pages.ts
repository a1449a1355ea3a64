import type { PageText } from "../texts.ts";

export const POLICY_PAGES = {
  "privacy-policy": {
    title: "Privacy Policy",
    description: "What Apogee knows about you, why, for how long, and how you can see, correct or delete it.",
    keywords: "privacy, personal data, rights",
    content: `
<p>We keep what we need to run your account and what the law asks us to keep, and nothing for sale. This page lists it.</p>
<h2>What we keep and why</h2>
<table>
<thead><tr><th scope="col">Data</th><th scope="col">Purpose</th><th scope="col">Kept for</th></tr></thead>
<tbody>
<tr><td>Name, date of birth, address, contact details</td><td>To know that you are of age and that payments are yours</td><td>Five years after the account closes</td></tr>
<tr><td>Identity documents</td><td>Checks against fraud and money laundering</td><td>Five years after the account closes</td></tr>
<tr><td>Deposits, withdrawals, stakes and wins</td><td>Your balance, your history, and accounting</td><td>Seven years</td></tr>
<tr><td>Limits, breaks and exclusions</td><td>To keep them in force</td><td>As long as they last, and five years more</td></tr>
<tr><td>Messages to support</td><td>To answer you and settle complaints</td><td>Two years</td></tr>
<tr><td>Device and connection marks at sign-in</td><td>To protect your account</td><td>One year</td></tr>
</tbody>
</table>
<h2>Who else sees it</h2>
<p>Payment providers see what a payment needs. Game studios get a number that stands for you, never your name. Authorities get what a lawful order names. Companies that check documents for us may use them for that alone.</p>
<h2>On your device</h2>
<p>The app keeps the catalogue, texts and pictures on your device so that it opens quickly and without network. Your balance, payments and personal details are not written to the device. Signing out clears what belongs to you. See the <a href="/cookie-policy">cookie policy</a>.</p>
<h2>Marketing</h2>
<p>We write to you about offers only if you say so, for each channel by itself, and never during a break or an exclusion. Every message has a way out, and so does your profile.</p>
<h2>Your rights</h2>
<ul>
<li>See and download what we hold about you.</li>
<li>Correct what is wrong.</li>
<li>Have deleted what we do not have to keep.</li>
<li>Object to a decision that a machine made about you and have a person look at it.</li>
<li>Complain to the data protection authority where you live.</li>
</ul>
<p>Write to <a href="mailto:privacy@apogee.test">privacy@apogee.test</a>. We answer within one month.</p>`,
  },
  "cookie-policy": {
    title: "Cookie Policy",
    description: "Which cookies and device storage Apogee uses, what each is for, and how to refuse.",
    keywords: "cookies, storage, consent",
    content: `
<p>A cookie is a small note that a site leaves in your browser. We also use the browser's storage for parts of the app. Nothing beyond the necessary is set before you agree, and refusing is one tap, the same as agreeing.</p>
<h2>Necessary</h2>
<table>
<thead><tr><th scope="col">What</th><th scope="col">Purpose</th><th scope="col">Kept for</th></tr></thead>
<tbody>
<tr><td>Session</td><td>Keeps you signed in; cannot be read by scripts</td><td>Until you sign out or it expires</td></tr>
<tr><td>Request protection</td><td>Stops other sites from acting in your name</td><td>Session</td></tr>
<tr><td>Consent</td><td>Remembers what you chose here</td><td>About one year</td></tr>
<tr><td>Session timer</td><td>Shows your time where the licence asks for it</td><td>Until the tab closes</td></tr>
<tr><td>App storage</td><td>Keeps the lobby, texts and pictures for use without network</td><td>Until replaced or cleared</td></tr>
</tbody>
</table>
<p>One visit in ten reports how fast the page loaded and how good the connection was. The report does not say who you are.</p>
<h2>Where you came from</h2>
<p>If a partner's link brought you here, a mark of that partner is kept for 30 days, so that the partner can be paid. It says nothing about you.</p>
<h2>With your consent</h2>
<p>We keep for 30 days which campaign brought you here, to see which campaigns work, without building a profile of you. There is no advertising network on this site and no recording of your screen.</p>
<h2>Changing your mind</h2>
<p>To choose again, clear this site's data in the settings of your browser: we ask at your next visit. You will be signed out and the app will load afresh.</p>`,
  },
  "kyc-policy": {
    title: "Identity Checks",
    description: "Which documents we ask for, when, why, and how long checking takes.",
    keywords: "identity, verification, documents, KYC",
    content: `
<p>A casino must know that a player is of age, is who they say they are, and plays with their own money. We ask for as little as does that, and we ask early rather than at your first large win.</p>
<h2>When we ask</h2>
<ul>
<li>At registration: name, date of birth and address, checked against what you typed.</li>
<li>Before the first withdrawal: a document with a photograph.</li>
<li>When a new payment method is used: a sign that it is yours.</li>
<li>When sums are high for what we know of you: where the money comes from.</li>
</ul>
<h2>What we accept</h2>
<table>
<thead><tr><th scope="col">To show</th><th scope="col">Document</th></tr></thead>
<tbody>
<tr><td>Who you are</td><td>Passport, identity card or driving licence, all corners visible, not expired</td></tr>
<tr><td>Where you live</td><td>A bill or bank statement of the last three months</td></tr>
<tr><td>That a card is yours</td><td>A photograph of the front with only the first six and last four digits visible</td></tr>
<tr><td>That a wallet is yours</td><td>A screenshot with your name or address of the wallet</td></tr>
</tbody>
</table>
<h2>How to send them</h2>
<p>Only through your profile, under Verification. Never by e-mail, and never to somebody who writes to you. Documents are stored encrypted and are seen by the people who check them.</p>
<h2>How long it takes</h2>
<p>People do the checks, so the time depends on how many are waiting. Your profile shows the state of each document: received, accepted, or refused with the reason and what would help. While a check is open you can play within the limits of your licence, and you can always see your balance.</p>`,
  },
  "aml-policy": {
    title: "Against Money Laundering",
    description:
      "How Apogee prevents money laundering: what is checked, what is not possible, and what we must report.",
    keywords: "AML, money laundering, source of funds",
    content: `
<p>Casinos attract people who want to give stolen money a clean past. The rules on this page are there to make Apogee useless to them, with as little trouble as possible for everybody else.</p>
<h2>What we do</h2>
<ul>
<li>We check the identity of players, as described under <a href="/kyc-policy">identity checks</a>.</li>
<li>Larger withdrawals are approved by a person, and the largest by two. We record who approved, and when.</li>
<li>We keep records of every movement of money, which cannot be changed afterwards.</li>
</ul>
<h2>What is not possible here</h2>
<ul>
<li>Deposits in cash, or from an account that belongs to somebody else.</li>
<li>Sending money from one player to another.</li>
</ul>
<h2>Questions about your money</h2>
<p>When deposits reach a level that needs it, we ask where the money comes from. A payslip, a tax return or a bank statement is usually enough. We explain why we ask, and we ask once for each reason.</p>
<h2>Reports</h2>
<p>If something looks like laundering we must report it to the authorities and may not tell the person concerned. Payments may be held while an authority decides. Staff are trained every year, and the person responsible reports to the management directly.</p>`,
  },
} as const satisfies Record<string, PageText>;
