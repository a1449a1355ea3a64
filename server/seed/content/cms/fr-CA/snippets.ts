import type { CmsTranslation } from "../texts.ts";

export const SNIPPET_TEXTS: CmsTranslation["snippets"] = {
  "footer-licence/CW": `<p>Apogee fonctionne ici selon un cadre réglementaire pour Curaçao. Ceci est une démonstration : l’exploitant, les jeux
    et les données de licence sont fictifs, et aucun argent réel n’est accepté. Les <a href="/terms-and-conditions">conditions générales</a>
    s’appliquent à tous les joueurs.</p>`,
  "footer-licence/EE": `<p>Apogee fonctionne ici selon un cadre réglementaire pour l’Estonie : les joueurs ont 21 ans ou plus et la durée de la
    session est affichée. Ceci est une démonstration dont les données de licence sont
    fictives. Le jeu n’est pas un moyen de régler des problèmes d’argent; lisez les <a href="/responsible-gaming">règles pour un jeu plus
    sûr</a>.</p>`,
  "footer-licence/GCB": `<p>Apogee fonctionne ici selon le cadre réglementaire d’une commission de contrôle des jeux : les retraits ne peuvent
    pas être annulés et une limite de dépôt est demandée à l’inscription. Ceci est une démonstration dont les données de licence sont
    fictives.</p>`,
  "footer-licence/REG": `<p>Apogee fonctionne ici selon un cadre réglementaire régional : aucun jeu automatique, limites de mise publiées et âge
    légal de votre province. Ceci est une démonstration dont les données de licence sont fictives.</p>`,
  copyright: "© 2026 Apogee. Tous droits réservés. Données de démonstration.",
  "copyright/EE": "© 2026 Apogee Estonie. Tous droits réservés. Données de démonstration.",
  "copyright/GCB":
    "© 2026 Apogee, selon les règles d’une commission de contrôle des jeux. Tous droits réservés. Données de démonstration.",
  "copyright/group/258": "© 2026 Apogee Silver Club. Tous droits réservés. Données de démonstration.",
  "age-notice/CW":
    "Réservé aux personnes de 18 ans ou plus, ou ayant l’âge légal de leur lieu de résidence si celui-ci est plus élevé.",
  "age-notice/EE": "Réservé aux personnes de 21 ans ou plus.",
  "age-notice/GCB":
    "Réservé aux personnes de 18 ans ou plus, ou ayant l’âge légal de leur lieu de résidence si celui-ci est plus élevé.",
  "age-notice/REG":
    "Réservé aux personnes ayant l’âge légal de leur province : 18 ans en Alberta, au Manitoba et au Québec, 19 ans ailleurs.",
  "seo-home": `<h2>Un casino en ligne qui s’ouvre en un instant</h2>
    <p>Apogee réunit des milliers de machines à sous, de tables en direct, de jackpots et de jeux instantanés de 60 fournisseurs dans un seul
    lobby, qui fonctionne aussi bien sur un téléphone au signal faible que sur un grand écran. Installez-le sur votre écran d’accueil, et le
    lobby s’ouvre même sans réseau.</p>
    <h2>Trouvez le jeu dont vous avez envie</h2>
    <p>Parcourez les jeux par studio ou par fonction, des <a href="/pokies/megaways">Megaways</a> et des <a href="/pokies/book-games">jeux de
    livre</a> à la <a href="/live/roulette">roulette en direct</a> et au <a href="/table/blackjack">blackjack</a>. La plupart des jeux ont une
    démo, pour vous permettre d’apprendre les règles avant de miser quoi que ce soit. La recherche pardonne une faute de frappe ou deux.</p>
    <h2>Jouez à vos conditions</h2>
    <p>Les limites de dépôt, de perte et de temps sont à deux touchers, une limite abaissée prend effet immédiatement, et une pause est respectée
    partout. Découvrez comment fonctionne ici <a href="/responsible-gaming">un jeu plus sûr</a> et comment
    <a href="/fairness">les résultats sont tirés</a>.</p>`,
  "support-hours": "Écrivez-nous dans votre langue. Nous répondons par courriel.",
  "cookie-notice": `<p>Nous utilisons les témoins essentiels au site. Avec votre accord, nous mesurons aussi les visites. Refuser ne change
    rien à vos jeux. <a href="/cookie-policy">Politique sur les témoins</a></p>`,
  "reality-check": `<p>C’est le moment de regarder l’heure. Vous voyez ci-dessous depuis combien de temps vous jouez, et ce que vous avez gagné et
    perdu pendant cette session. Vous pouvez continuer, prendre une pause ou fixer une limite.</p>`,
  "approval-card": `<p>Vous nous visitez depuis l’Australie, où certaines parties de ce site ne sont pas offertes. Avant de poursuivre, veuillez
    confirmer que vous avez lu ce qui vous est accessible et ce qui ne l’est pas. Si vous préférez ne pas le faire, vous pouvez explorer le site
    en tant qu’invité, avec un choix plus restreint.</p>
    <p>Aide gratuite et confidentielle : <a href="https://www.gamblinghelponline.org.au">Gambling Help Online</a>, 1800 858 858.</p>`,
  "restricted-notice": `<p>Les comptes ne sont pas offerts dans votre pays. Vous êtes libre d’explorer le site; la connexion et l’inscription sont
    fermées. Si vous avez déjà un solde, <a href="/contacts">écrivez-nous</a> et nous vous aiderons à le retirer.</p>`,
};
