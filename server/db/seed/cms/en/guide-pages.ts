import type { PageText } from "../texts.ts";

export const GUIDE_PAGES = {
  "how-to-install": {
    title: "Install Apogee on Your Phone",
    description:
      "Put Apogee on your home screen in a few taps: Android, iPhone, iPad and computer. No app store needed.",
    keywords: "install, app, home screen, PWA, iPhone, Android",
    content: `
<p>Apogee is an app that lives in the browser. Installing it takes a few taps and less room than a photograph. It then opens in a window of its own, starts faster, and shows the lobby even without network.</p>
<h2>Android (Chrome, Edge, Samsung Internet)</h2>
<ol>
<li>Open Apogee in the browser.</li>
<li>Tap "Install app" in the menu of Apogee, or "Add to home screen" in the menu of the browser.</li>
<li>Confirm. The icon appears among your apps.</li>
</ol>
<h2>iPhone and iPad (Safari)</h2>
<ol>
<li>Open Apogee in Safari.</li>
<li>Tap the share button, the square with an arrow.</li>
<li>Choose "Add to Home Screen" and confirm with "Add".</li>
</ol>
<p>Notifications on iPhone and iPad work once the app is on the home screen.</p>
<h2>Computer (Chrome, Edge)</h2>
<p>Click the install symbol at the right of the address bar. Apogee opens in a window of its own and can be pinned like any program.</p>
<h2>You came from another app?</h2>
<p>Links opened inside social apps run in a small browser that cannot install anything and may forget your sign-in. Use its menu, often three dots, and choose "Open in browser" first.</p>
<h2>What works without network</h2>
<ul>
<li>The lobby, categories and game search by name.</li>
<li>Help pages you have read before.</li>
</ul>
<p>Games, balances and payments need a connection, and the app says so instead of guessing.</p>
<h2>Removing it</h2>
<p>Remove it like any other app. To clear what it kept on the device, clear the site's data in the browser's settings. Your account is not touched.</p>`,
  },
  "jackpots-guide": {
    title: "Jackpots Guide",
    description: "How jackpots at Apogee are fed, when they are won, who can win them and how they are paid.",
    keywords: "jackpots, progressive, mystic, guide",
    content: `
<p>A jackpot is a prize that grows with play until somebody wins it. There are two kinds here.</p>
<h2>Jackpots of a game</h2>
<p>Games in <a href="/pokies/jackpots">Jackpots</a> have a prize run by their studio. A small part of each stake goes into it. The rules, the chance and the smallest stake that takes part are in the game's information panel. The amount on the tile is shown in your currency.</p>
<h2>Mystic jackpots</h2>
<p>Mystic Nova, Mystic Comet and Mystic Zenith are run by us over a choice of games, which carry a violet badge. Each has four levels:</p>
<table>
<thead><tr><th scope="col">Level</th><th scope="col">How often it falls</th><th scope="col">How much it pays</th></tr></thead>
<tbody>
<tr><td>Mini</td><td>Most often</td><td>Smallest</td></tr>
<tr><td>Minor</td><td>Often</td><td>Small</td></tr>
<tr><td>Major</td><td>Seldom</td><td>Large</td></tr>
<tr><td>Grand</td><td>Rarely</td><td>Largest</td></tr>
</tbody>
</table>
<ul>
<li><strong>Funding:</strong> by us, from our share of the stakes. It costs you nothing extra and does not change the return of the game.</li>
<li><strong>Who can win:</strong> every round for real money takes part; the chance grows in proportion to the stake.</li>
<li><strong>When:</strong> the draw is independent of the result of the round, of your history and of the time.</li>
<li><strong>After a win:</strong> the level starts again from its seed.</li>
<li><strong>Two winners at the same moment:</strong> the round that reached the server first takes the level, the other plays for the new one.</li>
</ul>
<p>The amount shown never falls without a win. Demo rounds do not take part.</p>
<h2>How a win is paid</h2>
<p>Straight to your real balance, without wagering. A large win may need an <a href="/kyc-policy">identity check</a> before it is withdrawn. In the list of winners your name is cut to its first letters.</p>
<h2>A sober note</h2>
<p>Jackpots are rare. Nobody should play longer because an amount is high; it does not make it fall sooner. Set a <a href="/responsible-gaming">limit</a> first.</p>`,
  },
  "crypto-guide": {
    title: "Crypto Guide",
    description:
      "Playing with Bitcoin, Ether, Litecoin, Bitcoin Cash, Dogecoin and Tether: units, confirmations, mistakes to avoid.",
    keywords: "crypto, bitcoin, ethereum, litecoin, dogecoin, tether, guide",
    content: `
<p>You can hold an account in six coins. It works like any other account, with a few differences that are good to know before the first transfer.</p>
<h2>Units that you can read</h2>
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
<h2>Paying in</h2>
<ol>
<li>Open the cashbox, choose the coin and copy the address or scan the code.</li>
<li>Send from a wallet of your own. Check the first and last letters of the address.</li>
<li>The deposit shows as soon as the network sees it, and can be played when it is confirmed.</li>
</ol>
<h2>Mistakes that cannot be undone</h2>
<ul>
<li>Sending another coin, or the right coin over another network, than the cashbox names.</li>
<li>Sending less than the smallest deposit.</li>
<li>Withdrawing to an address you no longer control.</li>
</ul>
<h2>Games and coins</h2>
<p>Where a studio offers a game in your coin, you play in it. Where it does not, the game runs in a common currency and the rate is shown before the start and in your history. Rates carry the time at which they were taken.</p>
<h2>Prices move</h2>
<p>The value of a coin in euros or dollars can rise or fall while it lies in your account. We do not hedge it for you. If you would rather not think about it, a coin that follows the dollar, such as Tether, or a fiat account may suit you better.</p>
<h2>Checks are the same</h2>
<p>Crypto is not a way around the <a href="/kyc-policy">identity check</a>, your limits or an exclusion. More figures are under <a href="/payments">payments</a>, and a short overview under <a href="/benefits-of-crypto">benefits of crypto</a>.</p>`,
  },
  "game-words": {
    title: "Words of the Games",
    description:
      "Megaways, Hold & Win, cluster pays, volatility: the words on game tiles explained in plain language.",
    keywords: "glossary, megaways, hold and win, volatility, RTP",
    content: `
<p>Tiles and information panels are full of words that nobody explains. Here they are.</p>
<h2>Ways to win</h2>
<ul>
<li><strong>Lines:</strong> fixed paths over the reels; symbols must lie on one of them.</li>
<li><strong>Megaways:</strong> the number of symbols on each reel changes with every spin, and with it the number of ways.</li>
<li><strong>Cluster pays:</strong> groups of equal symbols that touch each other win, wherever they are.</li>
<li><strong>Cascade:</strong> winning symbols vanish and others fall in, within the same stake.</li>
</ul>
<h2>Features</h2>
<ul>
<li><strong>Free spins:</strong> spins that the game gives you, at the stake that started them.</li>
<li><strong>Hold & Win:</strong> special symbols stay, the rest spins again a few times.</li>
<li><strong>Book game:</strong> a book is wild and scatter in one; in the free spins one symbol may fill whole reels.</li>
<li><strong>Bonus buy:</strong> a feature started at once for a fixed, high price. It does not improve your chances over time, and some licences forbid it.</li>
</ul>
<h2>Figures</h2>
<ul>
<li><strong>RTP:</strong> the share of all stakes that a game returns over millions of rounds. See <a href="/fairness">fairness</a>.</li>
<li><strong>Volatility:</strong> how the returns are spread. Low means many small wins, high means long waits and few large ones.</li>
<li><strong>Hit rate:</strong> how often a round pays anything at all, which may be less than the stake.</li>
</ul>
<h2>Other games</h2>
<ul>
<li><strong>Crash:</strong> a multiplier rises until it stops by chance; you decide when to leave.</li>
<li><strong>Keno:</strong> you choose numbers and a draw decides.</li>
<li><strong>Game show:</strong> a live host and a wheel or a draw instead of cards.</li>
</ul>
<p>Curious? Most games can be tried as a demo: start with <a href="/pokies/all">all pokies</a>.</p>`,
  },
  "partner-notes": {
    title: "Notes for Partners",
    description: "Working notes for partners of Apogee. Not listed in menus.",
    keywords: "",
    content: `
<p>This page is not listed in any menu. Partners receive its address by mail.</p>
<h2>Names and spelling</h2>
<p>The product is called Apogee, with a capital letter and no accent. "Apogee Casino" is fine in a headline. Please do not shorten it. Games carry the titles and the studios exactly as the lobby shows them, with their accents and apostrophes.</p>
<h2>Pictures</h2>
<p>Art of games may be shown next to their titles, uncropped and without text over it. Each picture has an address that never changes; when the art changes, the address does. Use widths from 160 to 960 pixels and let your page lay out the box before the picture arrives.</p>
<h2>Links</h2>
<table>
<thead><tr><th scope="col">To</th><th scope="col">Use</th></tr></thead>
<tbody>
<tr><td>The lobby</td><td>/</td></tr>
<tr><td>All pokies</td><td>/pokies/all</td></tr>
<tr><td>A studio</td><td>/producers/ and its short name</td></tr>
<tr><td>A feature</td><td>/categories/ and its short name</td></tr>
</tbody>
</table>
<p>Put the locale first where you write for one, for example /de/pokies/all. Your mark goes into the query as stag. It is kept for 30 days.</p>
<h2>What to say about offers</h2>
<p>Only what the page of the offer says on the day you publish, with the wagering, the time limit and the legal age in the same place. If you are not sure, leave the offer out and write about the games. Read the <a href="/affiliates">rules for partners</a> again before a campaign.</p>`,
  },
  "coming-soon": {
    title: "Coming Soon",
    description: "This page has no content yet.",
    keywords: "",
    content: "",
  },
  "spring-quest": {
    title: "Spring quest",
    description: "How the spring quest works, and when it ends.",
    keywords: "spring, quest, promotion",
    content: `<p>A card with five themes is yours while the quest is on: fruit, sea, forest, treasure and stars. Play one round of a game of each theme, and the card is full.</p>
<h2>Rules</h2>
<ul>
<li>A round counts with real money, whatever the stake.</li>
<li>Each theme counts once.</li>
<li>A full card is shown among your gifts, with what it brings and until when.</li>
</ul>`,
  },
} as const satisfies Record<string, PageText>;
