import type { PageText } from "../texts.ts";

const TOOLS = `
<h2>Tools you can use today</h2>
<table>
<thead><tr><th scope="col">Tool</th><th scope="col">What it does</th></tr></thead>
<tbody>
<tr><td>Deposit limit</td><td>The most you can pay in per day, week or month</td></tr>
<tr><td>Loss limit</td><td>The most you can lose per day, week or month</td></tr>
<tr><td>Wager limit</td><td>The most you can stake per day, week or month</td></tr>
<tr><td>Session limit</td><td>The most minutes you can play in a day</td></tr>
<tr><td>Break</td><td>No deposits and no play for a day, three days, a week or a month</td></tr>
<tr><td>Self-exclusion</td><td>No deposits and no play for months or for good; it cannot be shortened</td></tr>
</tbody>
</table>
<p>You find them in your profile under <a href="/profile/limits">Limits</a>, in the cashbox and in the bar of every game. A lower limit works at once, also in a game that is open. During a break or an exclusion you can still withdraw your money and read your history, and we send you no offers.</p>`;

const SIGNS = `
<h2>Signs that it is no longer a game</h2>
<ul>
<li>You play to win back what you lost.</li>
<li>You spend money that was meant for something else, or borrow it.</li>
<li>You hide how much or how often you play.</li>
<li>You are restless or irritable when you do not play.</li>
</ul>
<p>If one of these sounds like you, stop for today and talk to somebody. The organisations below are free, independent of us and confidential.</p>`;

const CLOSING = `
<h2>People under age</h2>
<p>Sign out on shared devices and do not let a browser keep your password. Filters such as those built into phones and tablets can block gambling sites for a whole family.</p>
<h2>A last word</h2>
<p>Every game here has an edge for the house. Over time players lose more than they win. Treat what you stake as the price of an evening, decide on it beforehand, and keep it small enough that losing all of it changes nothing.</p>`;

export const SAFETY_PAGES = {
  "responsible-gaming": {
    title: "Responsible Gaming",
    description:
      "Limits, breaks and self-exclusion at Apogee, signs to watch for, and free help in your country.",
    keywords: "responsible gaming, limits, self-exclusion, help",
    content: `
<p>Gambling is entertainment that costs money. It is not an income and not a way out of debt. This page shows how to stay in charge of it, and where to find help.</p>
${TOOLS}
<p>A higher limit, or the end of one, has to wait and then needs your confirmation. How long depends on the licence; the limits page shows it.</p>
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
    title: "Responsible Gaming",
    description: "Limits, breaks and self-exclusion under the Estonian rule set, and free help in Estonia.",
    keywords: "responsible gaming, Estonia, HAMPI, limits, help",
    content: `
<p>Gambling is entertainment that costs money. It is not an income and not a way out of debt. Under the Estonian rule set you have to be 21 or older to play.</p>
<h2>The national list</h2>
<p>You can ask the Estonian Tax and Customs Board to put you on the list of persons with restrictions on gambling (HAMPI). A restriction lasts from 6 to 36 months and cannot be taken back early. This demonstration is not connected to the list, so being on it does not stop you from playing here. To stop here too, exclude yourself under <a href="/profile/limits">Limits</a>.</p>
${TOOLS}
<p>Under this rule set self-exclusion begins at six months. A higher limit, or the end of one, waits seven days and then needs your confirmation. Your time since sign-in is always on the screen, and a reminder of it comes at least every hour.</p>
${SIGNS}
<h2>Where to find help</h2>
<ul>
<li>Hasartmängusõltuvuse Nõustamiskeskus, counselling for gambling addiction: telephone 15410.</li>
<li>Estonian Tax and Customs Board, for the list of restrictions: <a href="https://www.emta.ee">emta.ee</a>.</li>
<li>Gambling Therapy, in several languages: <a href="https://www.gamblingtherapy.org">gamblingtherapy.org</a>.</li>
</ul>
${CLOSING}`,
  },
  fairness: {
    title: "Fairness",
    description:
      "How results are drawn, what return to player means, and how draws, tournaments and jackpots can be checked.",
    keywords: "fairness, RNG, return to player, provably fair, tournaments",
    content: `
<p>Trust should not need faith. This page says how results come about and what you can check yourself.</p>
<h2>Games of the studios</h2>
<p>Results are drawn on the studio's server, never in your browser. A round does not know what you won before, how much you have paid in, or whether you are about to leave. The return to player (RTP) of a game is in its information panel. An RTP of 96% means that, over millions of rounds, 96 of every 100 staked go back to players; one evening can look nothing like it.</p>
<h2>Our own draws</h2>
<p>The wheel, loot boxes and lotteries are drawn by us:</p>
<ol>
<li>Before you act, the server publishes the fingerprint (hash) of a secret and of the table of chances.</li>
<li>The result is computed from that secret, a text you may choose, and a counter.</li>
<li>Later the secret is shown, and <a href="/verify">you can compute the result again</a>, also without network.</li>
</ol>
<p>This proves that a result was not changed afterwards. It does not prove that the chances are good, which is why the chances stand next to the wheel. Segments with no chance of being drawn say so.</p>
<h2>Tournaments</h2>
<p>The ranking is frozen at the end of the tournament. Players with equal points are ordered by who reached them first. Prizes are issued once, automatically, and winners are told in the notifications.</p>
<h2>Jackpots</h2>
<p>A jackpot shown here never falls without a win. Where its money comes from is in the <a href="/jackpots-guide">jackpots guide</a>.</p>
<h2>Demo games</h2>
<p>Demos follow the same rules and the same chances as the game for money. If you find one that does not, <a href="/contacts">tell us</a>.</p>`,
  },
} as const satisfies Record<string, PageText>;
