import type { CmsTexts } from "../texts.ts";

export const SNIPPET_TEXTS: CmsTexts["snippets"] = {
  "footer-licence/CW": `<p>Apogee runs here under a rule set for Curaçao. This is a demonstration: the operator, the games and the
    licence data are invented and no real money is taken. The <a href="/terms-and-conditions">terms</a> apply to every player.</p>`,
  "footer-licence/EE": `<p>Apogee runs here under a rule set for Estonia: players are 21 or older and the time of the session is
    shown. This is a demonstration with invented licence data. Gambling is not a way to solve
    money problems; read the <a href="/responsible-gaming">rules for safer play</a>.</p>`,
  "footer-licence/GCB": `<p>Apogee runs here under the rule set of a gaming control board: withdrawals cannot be taken back and a deposit
    limit is asked for when you join. This is a demonstration with invented licence data.</p>`,
  "footer-licence/REG": `<p>Apogee runs here under a regional rule set: no autoplay, published wagering limits and the legal age of your
    province. This is a demonstration with invented licence data.</p>`,
  copyright: "© 2026 Apogee. All rights reserved. Demonstration data.",
  "copyright/EE": "© 2026 Apogee Estonia. All rights reserved. Demonstration data.",
  "copyright/GCB":
    "© 2026 Apogee, under the rules of a gaming control board. All rights reserved. Demonstration data.",
  "copyright/group/258": "© 2026 Apogee Silver Club. All rights reserved. Demonstration data.",
  "age-notice/CW": "Only for people aged 18 or older, or the legal age where you live if that is higher.",
  "age-notice/EE": "Only for people aged 21 or older.",
  "age-notice/GCB": "Only for people aged 18 or older, or the legal age where you live if that is higher.",
  "age-notice/REG":
    "Only for people of the legal age of their province: 18 in Alberta, Manitoba and Quebec, 19 elsewhere.",
  "seo-home": `<h2>An online casino that opens in an instant</h2>
    <p>Apogee brings thousands of pokies, live tables, jackpots and instant games from sixty studios into one lobby that works on a phone
    with a weak signal as well as on a large screen. Install it on your home screen and the lobby opens even without network.</p>
    <h2>Find the game you feel like playing</h2>
    <p>Browse by studio or by feature, from <a href="/pokies/megaways">Megaways</a> and <a href="/pokies/book-games">book games</a> to
    <a href="/live/roulette">live roulette</a> and <a href="/table/blackjack">blackjack</a>. Most games have a demo, so that you can learn
    the rules before you stake anything. Search forgives a typing mistake or two.</p>
    <h2>Play on your own terms</h2>
    <p>Limits on deposits, losses and time are two taps away, a smaller limit works at once, and a break is respected everywhere. Read how
    <a href="/responsible-gaming">safer play</a> works here and how <a href="/fairness">results are drawn</a>.</p>`,
  "support-hours": "Write to us in your own language. We answer by e-mail.",
  "cookie-notice": `<p>We use essential cookies to run the site. With your OK we also measure visits. Declining changes nothing about
    your games. <a href="/cookie-policy">Cookie policy</a></p>`,
  "reality-check": `<p>Time for a look at the clock. Below you see how long you have played and what you have won and lost in this session.
    You can go on, take a break or set a limit.</p>`,
  "approval-card": `<p>You are visiting from Australia, where some parts of this site are not offered. Please confirm that you have read what
    is and is not available to you before you browse. If you would rather not, you can look around as a guest with a smaller choice.</p>
    <p>Free and confidential help: <a href="https://www.gamblinghelponline.org.au">Gambling Help Online</a>, 1800 858 858.</p>`,
  "restricted-notice": `<p>Accounts are not available in your country. You are welcome to look around; sign-in and registration are closed.
    If you already hold a balance, <a href="/contacts">write to us</a> and we will help you to withdraw it.</p>`,
};
