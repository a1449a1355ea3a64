import type { PageText } from "../texts.ts";

export const POLICY_PAGES = {
  "privacy-policy": {
    title: "Privacy policy",
    description:
      "What Apogee knows about you, why and for how long, and how you can see, correct or delete it.",
    keywords: "privacy, personal data, rights",
    content: `
<p>We keep what we need to run your account and what the law requires us to keep. We never sell it. This page lists it all.</p>
<h2>What we keep and why</h2>
<table>
<thead><tr><th scope="col">Data</th><th scope="col">Purpose</th><th scope="col">Kept for</th></tr></thead>
<tbody>
<tr><td>Name, date of birth, address, contact details</td><td>To know that you're of legal age and that payments are yours</td><td>5 years after the account closes</td></tr>
<tr><td>Identity documents</td><td>Checks against fraud and money laundering</td><td>5 years after the account closes</td></tr>
<tr><td>Deposits, withdrawals, bets and wins</td><td>Your balance, your history and accounting</td><td>7 years</td></tr>
<tr><td>Limits, breaks and self-exclusions</td><td>To keep them in force</td><td>As long as they last, plus 5 years</td></tr>
<tr><td>Messages to support</td><td>To answer you and settle complaints</td><td>2 years</td></tr>
<tr><td>Device and connection details at login</td><td>To protect your account</td><td>1 year</td></tr>
</tbody>
</table>
<h2>Who else sees it</h2>
<p>Payment providers see what a payment needs. Game providers get a number that stands for you, never your name. Authorities get what a lawful order names. Companies that check documents for us may use them only for that.</p>
<h2>On your device</h2>
<p>The app saves the catalogue, texts and pictures on your device so it opens quickly, even offline. Your balance, payments and personal details aren't saved to the device. Logging out clears what belongs to you. See the <a href="/cookie-policy">cookie policy</a>.</p>
<h2>Marketing</h2>
<p>We only send you offers if you agree, for each channel separately, and never during a break or self-exclusion. You can unsubscribe in every message and in your profile.</p>
<h2>Your rights</h2>
<ul>
<li>See and download the data we hold about you.</li>
<li>Correct what is wrong.</li>
<li>Have anything deleted that we don't have to keep.</li>
<li>Object to an automated decision about you and have a person review it.</li>
<li>Complain to the data protection authority where you live.</li>
</ul>
<p>Write to <a href="mailto:privacy@apogee.test">privacy@apogee.test</a>. We reply within one month.</p>`,
  },
  "cookie-policy": {
    title: "Cookie policy",
    description: "Which cookies and device storage Apogee uses, what each is for and how to decline.",
    keywords: "cookies, storage, consent",
    content: `
<p>A cookie is a small note that a site leaves in your browser. We also use the browser's storage for parts of the app. We set nothing beyond the essential before you agree. Declining takes one tap, just like agreeing.</p>
<h2>Essential</h2>
<table>
<thead><tr><th scope="col">What</th><th scope="col">Purpose</th><th scope="col">Kept for</th></tr></thead>
<tbody>
<tr><td>Session</td><td>Keeps you logged in. Scripts can't read it</td><td>Until you log out or it expires</td></tr>
<tr><td>Request protection</td><td>Stops other sites from acting as you</td><td>Session</td></tr>
<tr><td>Consent</td><td>Remembers what you chose here</td><td>About 1 year</td></tr>
<tr><td>Session timer</td><td>Shows your time where the licence requires it</td><td>Until the tab closes</td></tr>
<tr><td>App storage</td><td>Saves the lobby, texts and pictures for offline use</td><td>Until replaced or cleared</td></tr>
</tbody>
</table>
<p>1 in 10 visits reports how fast the page loaded and how good the connection was. The report doesn't say who you are.</p>
<h2>Where you came from</h2>
<p>If a partner's link brought you here, we keep that partner's tag for 30 days so we can pay the partner. It says nothing about you.</p>
<h2>With your consent</h2>
<p>For 30 days we keep a note of which campaign brought you here. It shows us which campaigns work, without building a profile of you. This site has no advertising network and doesn't record your screen.</p>
<h2>Changing your mind</h2>
<p>To choose again, clear this site's data in your browser settings. We'll ask on your next visit. You'll be logged out, and the app will load again from scratch.</p>`,
  },
  "kyc-policy": {
    title: "Identity checks",
    description: "Which documents we ask for, when and why, and how long checks take.",
    keywords: "identity, verification, documents, KYC",
    content: `
<p>A casino must know that a player is of legal age, is who they say they are and plays with their own money. We ask for as little as possible, and early – not only after your first large win.</p>
<h2>When we ask</h2>
<ul>
<li>When you sign up: name, date of birth and address, checked against what you typed.</li>
<li>Before your first withdrawal, if your licence requires it: a document with a photo.</li>
<li>When you use a new payment method: proof that it's yours.</li>
<li>When amounts are high for what we know about you: where the money comes from.</li>
</ul>
<h2>What we accept</h2>
<table>
<thead><tr><th scope="col">To prove</th><th scope="col">Document</th></tr></thead>
<tbody>
<tr><td>Who you are</td><td>Passport, identity card or driving licence, all corners visible, not expired</td></tr>
<tr><td>Where you live</td><td>A bill or bank statement from the last three months</td></tr>
<tr><td>That a card is yours</td><td>A photo of the front with only the first six and last four digits visible</td></tr>
<tr><td>That a wallet is yours</td><td>A screenshot with your name or the wallet's address</td></tr>
</tbody>
</table>
<h2>How to send them</h2>
<p>Only through your profile, under Verification. Never by email, and never to someone who writes to you. Documents are stored encrypted, and only the people who check them can see them.</p>
<h2>How long it takes</h2>
<p>People do the checks, so the time depends on how many are waiting. Your profile shows the status of each document: received, accepted or not accepted, with the reason and what would help. While a check is open, you can play within the limits of your licence, and you can always see your balance.</p>`,
  },
  "aml-policy": {
    title: "Anti-money laundering",
    description:
      "How Apogee prevents money laundering: what we check, what isn't possible and what we must report.",
    keywords: "AML, money laundering, source of funds",
    content: `
<p>Casinos attract people who want to make stolen money look clean. The rules on this page make Apogee useless to them, with as little trouble as possible for everyone else.</p>
<h2>What we do</h2>
<ul>
<li>We check players' identity, as described under <a href="/kyc-policy">identity checks</a>.</li>
<li>A person approves larger withdrawals, and two people approve the largest. We record who approved them and when.</li>
<li>We keep records of every movement of money. They can't be changed afterwards.</li>
</ul>
<h2>What isn't possible here</h2>
<ul>
<li>Deposits in cash, or from an account that belongs to someone else.</li>
<li>Sending money from one player to another.</li>
</ul>
<h2>Questions about your money</h2>
<p>When deposits reach a level that requires it, we ask where the money comes from. A payslip, a tax return or a bank statement is usually enough. We explain why we ask, and we ask once for each reason.</p>
<h2>Reports</h2>
<p>If something looks like money laundering, we must report it to the authorities and may not tell the person concerned. Payments may be held while an authority decides. Our staff are trained every year, and the person responsible reports directly to management.</p>`,
  },
} as const satisfies Record<string, PageText>;
