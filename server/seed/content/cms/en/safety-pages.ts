import type { PageText } from "../texts.ts";

const TOOLS = `
<h2>Tools you can use today</h2>
<table>
<thead><tr><th scope="col">Tool</th><th scope="col">What it does</th></tr></thead>
<tbody>
<tr><td>Deposit limit</td><td>The most you can deposit per day, week or month</td></tr>
<tr><td>Loss limit</td><td>The most you can lose per day, week or month</td></tr>
<tr><td>Betting limit</td><td>The most you can bet in total per day, week or month</td></tr>
<tr><td>Time limit</td><td>The most minutes you can play in a day</td></tr>
<tr><td>Break</td><td>No deposits and no play for a day, three days, a week or a month</td></tr>
<tr><td>Self-exclusion</td><td>No deposits and no play for months or permanently. It can't be ended early</td></tr>
</tbody>
</table>
<p>You'll find them in your profile under <a href="/profile/limits">Limits and breaks</a>, in the cashbox and in the bar of every game. A lower limit applies right away, even in a game that's open. During a break or self-exclusion you can still withdraw your money and see your history, and we don't send you any offers.</p>`;

const SIGNS = `
<h2>Signs that it's no longer a game</h2>
<ul>
<li>You play to win back what you lost.</li>
<li>You spend money that was meant for something else, or borrow it.</li>
<li>You hide how much or how often you play.</li>
<li>You're restless or irritable when you don't play.</li>
</ul>
<p>If any of these sound like you, stop for today and talk to someone. The organisations below are free, independent of us and confidential.</p>`;

const CLOSING = `
<h2>People under age</h2>
<p>Log out on shared devices, and don't let a browser save your password. Filters, such as those built into phones and tablets, can block gambling sites for the whole family.</p>
<h2>One last thing</h2>
<p>Every game here has an edge for the house. Over time, players lose more than they win. Treat what you bet as the price of an evening out. Decide on it beforehand, and keep it so small that losing all of it changes nothing.</p>`;

export const SAFETY_PAGES = {
  "responsible-gaming": {
    title: "Responsible gaming",
    description:
      "Limits, breaks and self-exclusion at Apogee, signs to watch for, and free help in your country.",
    keywords: "responsible gaming, limits, self-exclusion, help",
    content: `
<p>Gambling is entertainment that costs money. It isn't an income, and it isn't a way out of debt. This page shows how to stay in control and where to find help.</p>
${TOOLS}
<p>Raising or removing a limit takes time, and then you need to confirm it. How long depends on the licence. The limits page shows it.</p>
${SIGNS}
<h2>Where to find help</h2>
<table>
<thead><tr><th scope="col">Country</th><th scope="col">Organisation</th><th scope="col">Contact</th></tr></thead>
<tbody>
<tr><td>Canada (Ontario)</td><td>ConnexOntario</td><td><a href="https://www.connexontario.ca">connexontario.ca</a>, 1-866-531-2600</td></tr>
<tr><td>Australia</td><td>Gambling Help Online; BetStop, the national self-exclusion register</td><td><a href="https://www.gamblinghelponline.org.au">gamblinghelponline.org.au</a>, 1800 858 858; <a href="https://www.betstop.gov.au">betstop.gov.au</a></td></tr>
<tr><td>Germany</td><td>Check dein Spiel, the public advice service on gambling</td><td><a href="https://www.check-dein-spiel.de">check-dein-spiel.de</a>, 0800 1 37 27 00</td></tr>
<tr><td>New Zealand</td><td>Gambling Helpline</td><td><a href="https://www.gamblinghelpline.co.nz">gamblinghelpline.co.nz</a>, 0800 654 655</td></tr>
<tr><td>Italy</td><td>Telefono Verde Nazionale per le problematiche legate al Gioco d'Azzardo (Istituto Superiore di Sanità)</td><td>800 558822</td></tr>
<tr><td>Estonia</td><td>Hasartmängusõltuvuse Nõustamiskeskus</td><td>15410</td></tr>
<tr><td>Sweden</td><td>Stödlinjen</td><td><a href="https://www.stodlinjen.se">stodlinjen.se</a>, 020-81 91 00</td></tr>
<tr><td>Norway</td><td>Hjelpelinjen</td><td><a href="https://www.hjelpelinjen.no">hjelpelinjen.no</a>, 800 800 40</td></tr>
<tr><td>Austria</td><td>Spielsuchthilfe</td><td><a href="https://www.spielsuchthilfe.at">spielsuchthilfe.at</a>, 01 544 13 57</td></tr>
<tr><td>Switzerland</td><td>SOS Spielsucht</td><td><a href="https://www.sos-spielsucht.ch">sos-spielsucht.ch</a>, 0800 040 080</td></tr>
<tr><td>Elsewhere</td><td>Gamblers Anonymous; Gambling Therapy</td><td><a href="https://www.gamblersanonymous.org">gamblersanonymous.org</a>; <a href="https://www.gamblingtherapy.org">gamblingtherapy.org</a></td></tr>
</tbody>
</table>
${CLOSING}`,
  },
  "responsible-gaming/EE": {
    title: "Responsible gaming",
    description: "Limits, breaks and self-exclusion under the Estonian rule set, and free help in Estonia.",
    keywords: "responsible gaming, Estonia, HAMPI, limits, help",
    content: `
<p>Gambling is entertainment that costs money. It isn't an income, and it isn't a way out of debt. Under the Estonian rule set you must be 21 or older to play.</p>
<h2>The national list</h2>
<p>You can ask the Estonian Tax and Customs Board to put you on the list of persons with restrictions on gambling (HAMPI). A restriction lasts from 6 to 36 months and can't be ended early. This demo isn't connected to the list, so being on it doesn't stop you from playing here. To stop here too, exclude yourself under <a href="/profile/limits">Limits and breaks</a>.</p>
${TOOLS}
<p>Under this rule set, self-exclusion starts at six months. Raising or removing a limit takes seven days, and then you need to confirm it. Your time since login is always on screen, and you get a reminder of it at least every hour.</p>
${SIGNS}
<h2>Where to find help</h2>
<ul>
<li>Hasartmängusõltuvuse Nõustamiskeskus, counselling for gambling addiction: phone 15410.</li>
<li>Estonian Tax and Customs Board, for the list of restrictions: <a href="https://www.emta.ee">emta.ee</a>.</li>
<li>Gambling Therapy, in several languages: <a href="https://www.gamblingtherapy.org">gamblingtherapy.org</a>.</li>
</ul>
${CLOSING}`,
  },
  fairness: {
    title: "Fairness",
    description:
      "How results are drawn, what return to player means, and how you can check draws, tournaments and jackpots.",
    keywords: "fairness, RNG, return to player, provably fair, tournaments",
    content: `
<p>You shouldn't have to take our word for it. This page explains how results come about and what you can check yourself.</p>
<h2>Our providers' games</h2>
<p>Results are drawn on the provider's server, never in your browser. A round doesn't know what you've won before, how much you've deposited or whether you're about to leave. You'll find a game's return to player (RTP) in its information panel. An RTP of 96% means that, over millions of rounds, 96 of every 100 bet go back to players. A single evening can look nothing like it.</p>
<h2>Our own draws</h2>
<p>We draw the wheel, loot boxes and lotteries:</p>
<ol>
<li>Before you play, the server publishes the fingerprint (hash) of a secret and of the table of chances.</li>
<li>The result is calculated from that secret, a text you can choose and a counter.</li>
<li>Later, the secret is revealed. <a href="/verify">You can check the result yourself</a>, even offline.</li>
</ol>
<p>This proves that a result wasn't changed afterwards. It doesn't prove that the chances are good, which is why they're shown next to the wheel. Segments that can't be drawn say so.</p>
<h2>Tournaments</h2>
<p>The ranking is frozen at the end of the tournament. Players with equal points are ranked by who reached them first. Prizes are awarded once, automatically, and winners get a notification.</p>
<h2>Jackpots</h2>
<p>A jackpot shown here never drops without a win. To see where its money comes from, read the <a href="/jackpots-guide">jackpots guide</a>.</p>
<h2>Demo games</h2>
<p>Demos follow the same rules and have the same chances as the real-money game. If you find one that doesn't, <a href="/contacts">tell us</a>.</p>`,
  },
} as const satisfies Record<string, PageText>;
