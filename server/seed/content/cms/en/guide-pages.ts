import type { PageText } from "../texts.ts";

export const GUIDE_PAGES = {
  "how-to-install": {
    title: "Install Apogee on your phone",
    description:
      "Put Apogee on your home screen in a few taps: Android, iPhone, iPad and computer. No app store needed.",
    keywords: "install, app, home screen, PWA, iPhone, Android",
    content: `
<p>Apogee is an app that lives in your browser. Installing it takes a few taps and less space than a photo. It then opens in its own window, starts faster and shows the lobby even when you're offline.</p>
<h2>Android (Chrome, Edge, Samsung Internet)</h2>
<ol>
<li>Open Apogee in the browser.</li>
<li>Tap "Install the app" in Apogee's menu, or "Add to home screen" in the browser's menu.</li>
<li>Confirm. The icon appears among your apps.</li>
</ol>
<h2>iPhone and iPad (Safari)</h2>
<ol>
<li>Open Apogee in Safari.</li>
<li>Tap the share button, the square with an arrow.</li>
<li>Choose "Add to Home Screen" and confirm with "Add".</li>
</ol>
<p>On iPhone and iPad, notifications work once the app is on your home screen.</p>
<h2>Computer (Chrome, Edge)</h2>
<p>Click the install icon on the right of the address bar. Apogee opens in its own window, and you can pin it like any other program.</p>
<h2>Came here from another app?</h2>
<p>Links opened inside social apps run in a small browser. It can't install anything and may forget your login. Choose "Open in browser" in its menu first (often three dots).</p>
<h2>What works offline</h2>
<ul>
<li>The lobby, categories and game search by name.</li>
<li>Help pages you've read before.</li>
</ul>
<p>Games, balances and payments need a connection. The app tells you so instead of guessing.</p>
<h2>Removing it</h2>
<p>Remove it like any other app. To clear what it saved on your device, clear the site's data in your browser settings. Your account stays as it is.</p>`,
  },
  "jackpots-guide": {
    title: "Jackpots guide",
    description: "How jackpots at Apogee grow, when they're won, who can win them and how they're paid.",
    keywords: "jackpots, progressive, mystic, guide",
    content: `
<p>A jackpot is a prize that grows with play until someone wins it. We have two kinds.</p>
<h2>A game's own jackpots</h2>
<p>Games in <a href="/pokies/jackpots">Jackpots</a> have a prize run by their provider. A small part of each bet goes into it. You'll find the rules, the chance and the smallest bet that takes part in the game's information panel. The tile shows the amount in your currency.</p>
<h2>Mystic jackpots</h2>
<p>We run Mystic Nova, Mystic Comet and Mystic Zenith across a selection of games, marked with a violet badge. Each has four levels:</p>
<table>
<thead><tr><th scope="col">Level</th><th scope="col">How often it's won</th><th scope="col">How much it pays</th></tr></thead>
<tbody>
<tr><td>Mini</td><td>Most often</td><td>Smallest</td></tr>
<tr><td>Minor</td><td>Often</td><td>Small</td></tr>
<tr><td>Major</td><td>Seldom</td><td>Large</td></tr>
<tr><td>Grand</td><td>Rarely</td><td>Largest</td></tr>
</tbody>
</table>
<ul>
<li><strong>Funding:</strong> we pay for it from our share of the bets. It costs you nothing extra and doesn't change the game's return.</li>
<li><strong>Who can win:</strong> every real-money round takes part. Your chance grows in proportion to your bet.</li>
<li><strong>When:</strong> the draw doesn't depend on the round's result, your history or the time.</li>
<li><strong>After a win:</strong> the level starts again from its starting amount.</li>
<li><strong>Two winners at the same moment:</strong> the round that reached the server first wins the level. The other plays for the new one.</li>
</ul>
<p>The amount shown never drops without a win. Demo rounds don't take part.</p>
<h2>How a win is paid</h2>
<p>Straight to your real-money balance, with no wagering. A large win may need an <a href="/kyc-policy">identity check</a> before you withdraw it. The list of winners shows only the first letters of your name.</p>
<h2>Keep in mind</h2>
<p>Jackpots are rare. Don't play longer because an amount is high: that doesn't make it any closer to being won. Set a <a href="/responsible-gaming">limit</a> first.</p>`,
  },
  "crypto-guide": {
    title: "Crypto guide",
    description:
      "Playing with Bitcoin, Ether, Litecoin, Bitcoin Cash, Dogecoin and Tether: units, confirmations, mistakes to avoid.",
    keywords: "crypto, bitcoin, ethereum, litecoin, dogecoin, tether, guide",
    content: `
<p>You can have an account in any of six coins. It works like any other account, with a few differences to know before your first transfer.</p>
<h2>Units you can read</h2>
<table>
<thead><tr><th scope="col">Coin</th><th scope="col">Shown as</th><th scope="col">One coin is</th></tr></thead>
<tbody>
<tr><td>Bitcoin</td><td>µBTC</td><td>1,000,000 µBTC</td></tr>
<tr><td>Ether</td><td>mETH</td><td>1,000 mETH</td></tr>
<tr><td>Litecoin</td><td>mLTC</td><td>1,000 mLTC</td></tr>
<tr><td>Bitcoin Cash</td><td>mBCH</td><td>1,000 mBCH</td></tr>
<tr><td>Dogecoin</td><td>DOGE</td><td>1 DOGE</td></tr>
<tr><td>Tether</td><td>USDT</td><td>1 USDT</td></tr>
</tbody>
</table>
<h2>Making a deposit</h2>
<ol>
<li>Open the cashbox, choose the coin and copy the address or scan the code.</li>
<li>Send from your own wallet. Check the first and last letters of the address.</li>
<li>Your deposit appears as soon as the network sees it. You can play with it once it's confirmed.</li>
</ol>
<h2>Mistakes you can't undo</h2>
<ul>
<li>Sending a different coin, or the right coin over a different network, than the cashbox names.</li>
<li>Sending less than the minimum deposit.</li>
<li>Withdrawing to an address you no longer control.</li>
</ul>
<h2>Games and coins</h2>
<p>If a provider offers a game in your coin, you play in it. If not, the game runs in a common currency. You'll see the rate before you start and in your history. Each rate shows when it was set.</p>
<h2>Prices move</h2>
<p>The value of a coin in euros or dollars can rise or fall while it's in your account. We don't hedge it for you. If you'd rather not think about it, a coin that follows the dollar, such as Tether, or a fiat account may suit you better.</p>
<h2>The same checks apply</h2>
<p>Crypto isn't a way around the <a href="/kyc-policy">identity check</a>, your limits or an exclusion. You'll find more figures under <a href="/payments">payments</a>, and a short overview under <a href="/benefits-of-crypto">benefits of crypto</a>.</p>`,
  },
  "game-words": {
    title: "Game terms explained",
    description:
      "Megaways, Hold & Win, cluster pays, volatility: the words on game tiles explained in plain language.",
    keywords: "glossary, megaways, hold and win, volatility, RTP",
    content: `
<p>Tiles and information panels are full of terms that are rarely explained. Here's what they mean.</p>
<h2>Ways to win</h2>
<ul>
<li><strong>Lines:</strong> fixed paths across the reels. Symbols must land on one of them.</li>
<li><strong>Megaways:</strong> the number of symbols on each reel changes with every spin, and so does the number of ways to win.</li>
<li><strong>Cluster pays:</strong> groups of matching symbols that touch each other win, wherever they are.</li>
<li><strong>Cascade:</strong> winning symbols disappear and others fall in, all for the same bet.</li>
</ul>
<h2>Features</h2>
<ul>
<li><strong>Free spins:</strong> spins the game gives you, at the bet that started them.</li>
<li><strong>Hold & Win:</strong> special symbols stay in place while the others spin again a few times.</li>
<li><strong>Book game:</strong> a book is wild and scatter in one. In the free spins, one symbol can fill whole reels.</li>
<li><strong>Bonus buy:</strong> you pay a fixed, high price to start a feature right away. It doesn't improve your chances over time, and some licences forbid it.</li>
</ul>
<h2>Figures</h2>
<ul>
<li><strong>RTP:</strong> the share of all bets that a game returns over millions of rounds. See <a href="/fairness">fairness</a>.</li>
<li><strong>Volatility:</strong> how the returns are spread. Low means many small wins. High means long waits and few large ones.</li>
<li><strong>Hit rate:</strong> how often a round pays anything at all, which may be less than your bet.</li>
</ul>
<h2>Other games</h2>
<ul>
<li><strong>Crash:</strong> a multiplier rises until it stops at random. You decide when to get out.</li>
<li><strong>Keno:</strong> you choose numbers, and a draw decides.</li>
<li><strong>Game show:</strong> a live host and a wheel or a draw instead of cards.</li>
</ul>
<p>Curious? You can try most games as a demo: start with <a href="/pokies/all">all pokies</a>.</p>`,
  },
  "partner-notes": {
    title: "Notes for partners",
    description: "Working notes for partners of Apogee. Not listed in menus.",
    keywords: "",
    content: `
<p>This page isn't listed in any menu. Partners receive its address by email.</p>
<h2>Names and spelling</h2>
<p>The product is called Apogee, with a capital letter and no accent. "Apogee Casino" is fine in a headline. Please don't shorten it. Write game titles and providers exactly as the lobby shows them, with their accents and apostrophes.</p>
<h2>Pictures</h2>
<p>You can show game art next to the game's title, uncropped and with no text over it. Each picture has an address that never changes. When the art changes, so does the address. Use widths from 160 to 960 pixels, and let your page reserve the space before the picture loads.</p>
<h2>Links</h2>
<table>
<thead><tr><th scope="col">To</th><th scope="col">Use</th></tr></thead>
<tbody>
<tr><td>The lobby</td><td>/</td></tr>
<tr><td>All pokies</td><td>/pokies/all</td></tr>
<tr><td>A provider</td><td>/producers/ and its short name</td></tr>
<tr><td>A feature</td><td>/categories/ and its short name</td></tr>
</tbody>
</table>
<p>If you write for one locale, put it first, for example /de/pokies/all. Add your tag to the query as stag. We keep it for 30 days.</p>
<h2>What to say about offers</h2>
<p>Say only what the offer's page says on the day you publish. Put the wagering, the time limit and the legal age in the same place. If you're not sure, leave the offer out and write about the games. Read the <a href="/affiliates">rules for partners</a> again before each campaign.</p>`,
  },
  "coming-soon": {
    title: "Coming soon",
    description: "This page has no content yet.",
    keywords: "",
    content: "",
  },
  "spring-quest": {
    title: "Spring quest",
    description: "How the spring quest works, and when it ends.",
    keywords: "spring, quest, promotion",
    content: `<p>While the quest is on, you have a card with five themes: fruit, sea, forest, treasure and stars. Play one round of a game from each theme, and your card is full.</p>
<h2>Rules</h2>
<ul>
<li>Only real-money rounds count, whatever the bet.</li>
<li>Each theme counts once.</li>
<li>A full card appears among your gifts. There you'll see what you get and until when.</li>
</ul>`,
  },
} as const satisfies Record<string, PageText>;
