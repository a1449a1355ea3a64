import type { CmsTexts } from "../texts.ts";

export const SNIPPET_TEXTS: CmsTexts["snippets"] = {
  "footer-licence/CW": `<p>Here, Apogee runs under a rule set for Curaçao. This is a demo: the operator, the games and the licence data
    are invented, and no real money is taken. The <a href="/terms-and-conditions">terms</a> apply to every player.</p>`,
  "footer-licence/EE": `<p>Here, Apogee runs under a rule set for Estonia: players must be 21 or older, and session time is shown.
    This is a demo with invented licence data. Gambling isn't a way to solve money problems. Read the
    <a href="/responsible-gaming">rules for safer play</a>.</p>`,
  "footer-licence/GCB": `<p>Here, Apogee runs under the rule set of a gaming control board: withdrawals can't be cancelled, and we ask you
    for a deposit limit when you sign up. This is a demo with invented licence data.</p>`,
  "footer-licence/REG": `<p>Here, Apogee runs under a regional rule set: no autoplay, published wagering limits and your province's legal
    age. This is a demo with invented licence data.</p>`,
  copyright: "© 2026 Apogee. All rights reserved. Demo data.",
  "copyright/EE": "© 2026 Apogee Estonia. All rights reserved. Demo data.",
  "copyright/GCB":
    "© 2026 Apogee, under the rules of a gaming control board. All rights reserved. Demo data.",
  "copyright/group/258": "© 2026 Apogee Silver Club. All rights reserved. Demo data.",
  "age-notice/CW": "For people aged 18 and over, or the legal age where you live if that's higher.",
  "age-notice/EE": "For people aged 21 and over.",
  "age-notice/GCB": "For people aged 18 and over, or the legal age where you live if that's higher.",
  "age-notice/REG":
    "For people of legal age in their province: 18 in Alberta, Manitoba and Quebec, 19 elsewhere.",
  "seo-home": `<h2>An online casino that opens in an instant</h2>
    <p>Apogee brings thousands of games from 60 providers into one lobby: reels, live tables, jackpots and instant games. It works just as well
    on a phone with a weak signal as on a large screen. Add it to your home screen and the lobby opens even when you're offline.</p>
    <h2>Find the game you feel like playing</h2>
    <p>Browse by provider or by feature, from <a href="/pokies/megaways">Megaways</a> and <a href="/pokies/book-games">book games</a> to
    <a href="/live/roulette">live roulette</a> and <a href="/table/blackjack">blackjack</a>. Most games have a demo, so you can learn the
    rules before you bet anything. And typos in search are fine.</p>
    <h2>Play on your own terms</h2>
    <p>Limits on deposits, losses and time are two taps away. A lower limit applies right away, and a break is respected everywhere. Read how
    <a href="/responsible-gaming">safer play</a> works here and how <a href="/fairness">results are drawn</a>.</p>`,
  "support-hours": "Write to us in your own language. We'll reply by email.",
  "cookie-notice": `<p>We use essential cookies to run the site. With your OK we also measure visits. Declining changes nothing about
    your games. <a href="/cookie-policy">Cookie policy</a></p>`,
  "reality-check": `<p>Time to check in. Below you can see how long you've played and what you've won and lost this session. You can
    continue, take a break or set a limit.</p>`,
  "approval-card": `<p>You're visiting from Australia, where some parts of this site aren't available. Before you browse, please confirm
    that you've read what is and isn't available to you. If you'd rather not, you can look around as a guest with a smaller selection.</p>
    <p>Free and confidential help: <a href="https://www.gamblinghelponline.org.au">Gambling Help Online</a>, 1800 858 858.</p>`,
  "restricted-notice": `<p>Accounts aren't available in your country. You're welcome to look around, but you can't log in or sign up. If you
    already have a balance, <a href="/contacts">write to us</a> and we'll help you withdraw it.</p>`,
};
