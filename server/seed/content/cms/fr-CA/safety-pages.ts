import type { PageText } from "../texts.ts";

const TOOLS = `
<h2>Des outils que vous pouvez utiliser dès aujourd’hui</h2>
<table>
<thead><tr><th scope="col">Outil</th><th scope="col">Ce qu’il fait</th></tr></thead>
<tbody>
<tr><td>Limite de dépôt</td><td>Le maximum que vous pouvez déposer par jour, par semaine ou par mois</td></tr>
<tr><td>Limite de perte</td><td>Le maximum que vous pouvez perdre par jour, par semaine ou par mois</td></tr>
<tr><td>Limite de mises</td><td>Le maximum que vous pouvez miser par jour, par semaine ou par mois</td></tr>
<tr><td>Limite de temps</td><td>Le nombre maximal de minutes de jeu par jour</td></tr>
<tr><td>Pause</td><td>Ni dépôt ni jeu pendant un jour, trois jours, une semaine ou un mois</td></tr>
<tr><td>Autoexclusion</td><td>Ni dépôt ni jeu pendant des mois ou pour toujours; elle ne peut pas prendre fin plus tôt</td></tr>
</tbody>
</table>
<p>Vous les trouverez dans votre profil, sous <a href="/profile/limits">Limites et pauses</a>, dans la caisse et dans la barre de chaque jeu. Une limite abaissée prend effet immédiatement, même dans un jeu déjà ouvert. Pendant une pause ou une exclusion, vous pouvez toujours retirer votre argent et consulter votre historique, et nous ne vous envoyons aucune offre.</p>`;

const SIGNS = `
<h2>Les signes que ce n’est plus un jeu</h2>
<ul>
<li>Vous jouez pour regagner ce que vous avez perdu.</li>
<li>Vous dépensez de l’argent destiné à autre chose, ou vous en empruntez.</li>
<li>Vous cachez combien vous jouez, ou à quelle fréquence.</li>
<li>Vous êtes agité ou irritable lorsque vous ne jouez pas.</li>
</ul>
<p>Si vous vous reconnaissez dans l’un de ces signes, arrêtez-vous pour aujourd’hui et parlez-en à quelqu’un. Les organismes ci-dessous sont gratuits, indépendants de nous et confidentiels.</p>`;

const CLOSING = `
<h2>Personnes mineures</h2>
<p>Déconnectez-vous des appareils partagés et ne laissez pas un navigateur enregistrer votre mot de passe. Des filtres comme ceux qui sont intégrés aux téléphones et aux tablettes peuvent bloquer les sites de jeu pour toute la famille.</p>
<h2>Un dernier mot</h2>
<p>Dans chaque jeu, la maison a un avantage. À la longue, les joueurs perdent plus qu’ils ne gagnent. Considérez votre mise comme le prix d’une soirée, fixez-la d’avance et gardez-la assez petite pour que tout perdre ne change rien.</p>`;

export const SAFETY_PAGES = {
  "responsible-gaming": {
    title: "Jeu responsable",
    description:
      "Limites, pauses et autoexclusion chez Apogee, signes à surveiller et aide gratuite dans votre pays.",
    keywords: "jeu responsable, limites, autoexclusion, aide",
    content: `
<p>Le jeu de hasard est un divertissement qui coûte de l’argent. Ce n’est ni un revenu ni un moyen de sortir des dettes. Cette page montre comment en garder la maîtrise et où trouver de l’aide.</p>
${TOOLS}
<p>Le relèvement d’une limite, ou sa suppression, est soumis à un délai, puis doit être confirmé par vous. La durée du délai dépend de la licence; la page des limites l’indique.</p>
${SIGNS}
<h2>Où trouver de l’aide</h2>
<table>
<thead><tr><th scope="col">Pays</th><th scope="col">Organisme</th><th scope="col">Coordonnées</th></tr></thead>
<tbody>
<tr><td>Canada (Ontario)</td><td>ConnexOntario</td><td><a href="https://www.connexontario.ca">connexontario.ca</a>, 1-866-531-2600</td></tr>
<tr><td>Australie</td><td>Gambling Help Online; BetStop, le registre national d’autoexclusion</td><td><a href="https://www.gamblinghelponline.org.au">gamblinghelponline.org.au</a>, 1800 858 858; <a href="https://www.betstop.gov.au">betstop.gov.au</a></td></tr>
<tr><td>Allemagne</td><td>Check dein Spiel, le service public de conseil sur les jeux de hasard</td><td><a href="https://www.check-dein-spiel.de">check-dein-spiel.de</a>, 0800 1 37 27 00</td></tr>
<tr><td>Nouvelle-Zélande</td><td>Gambling Helpline</td><td><a href="https://www.gamblinghelpline.co.nz">gamblinghelpline.co.nz</a>, 0800 654 655</td></tr>
<tr><td>Italie</td><td>Telefono Verde Nazionale per le problematiche legate al Gioco d’Azzardo (Istituto Superiore di Sanità)</td><td>800 558822</td></tr>
<tr><td>Estonie</td><td>Hasartmängusõltuvuse Nõustamiskeskus</td><td>15410</td></tr>
<tr><td>Suède</td><td>Stödlinjen</td><td><a href="https://www.stodlinjen.se">stodlinjen.se</a>, 020-81 91 00</td></tr>
<tr><td>Norvège</td><td>Hjelpelinjen</td><td><a href="https://www.hjelpelinjen.no">hjelpelinjen.no</a>, 800 800 40</td></tr>
<tr><td>Autriche</td><td>Spielsuchthilfe</td><td><a href="https://www.spielsuchthilfe.at">spielsuchthilfe.at</a>, 01 544 13 57</td></tr>
<tr><td>Suisse</td><td>SOS Spielsucht</td><td><a href="https://www.sos-spielsucht.ch">sos-spielsucht.ch</a>, 0800 040 080</td></tr>
<tr><td>Ailleurs</td><td>Gamblers Anonymous; Gambling Therapy</td><td><a href="https://www.gamblersanonymous.org">gamblersanonymous.org</a>; <a href="https://www.gamblingtherapy.org">gamblingtherapy.org</a></td></tr>
</tbody>
</table>
${CLOSING}`,
  },
  "responsible-gaming/EE": {
    title: "Jeu responsable",
    description:
      "Limites, pauses et autoexclusion selon le cadre réglementaire estonien, et aide gratuite en Estonie.",
    keywords: "jeu responsable, Estonie, HAMPI, limites, aide",
    content: `
<p>Le jeu de hasard est un divertissement qui coûte de l’argent. Ce n’est ni un revenu ni un moyen de sortir des dettes. Selon le cadre réglementaire estonien, il faut avoir 21 ans ou plus pour jouer.</p>
<h2>La liste nationale</h2>
<p>Vous pouvez demander à l’Administration fiscale et douanière estonienne de vous inscrire sur la liste des personnes visées par des restrictions de jeu (HAMPI). Une restriction dure de 6 à 36 mois et ne peut pas être levée avant terme. Cette démonstration n’est pas reliée à la liste : y figurer ne vous empêche pas de jouer ici. Pour arrêter ici aussi, excluez-vous sous <a href="/profile/limits">Limites et pauses</a>.</p>
${TOOLS}
<p>Selon ce cadre, l’autoexclusion commence à six mois. Le relèvement d’une limite, ou sa suppression, est soumis à un délai de sept jours, puis doit être confirmé par vous. Le temps écoulé depuis votre connexion est toujours à l’écran, et un rappel vous parvient au moins toutes les heures.</p>
${SIGNS}
<h2>Où trouver de l’aide</h2>
<ul>
<li>Hasartmängusõltuvuse Nõustamiskeskus, consultation pour la dépendance au jeu : téléphone 15410.</li>
<li>Administration fiscale et douanière estonienne, pour la liste des restrictions : <a href="https://www.emta.ee">emta.ee</a>.</li>
<li>Gambling Therapy, en plusieurs langues : <a href="https://www.gamblingtherapy.org">gamblingtherapy.org</a>.</li>
</ul>
${CLOSING}`,
  },
  fairness: {
    title: "Équité",
    description:
      "Comment les résultats sont tirés, ce que signifie le taux de retour au joueur, et comment vérifier les tirages, les tournois et les jackpots.",
    keywords: "équité, GNA, RNG, taux de retour au joueur, équité vérifiable, tournois",
    content: `
<p>La confiance ne devrait pas être un acte de foi. Cette page explique d’où viennent les résultats et ce que vous pouvez vérifier vous-même.</p>
<h2>Jeux des studios</h2>
<p>Les résultats sont tirés sur le serveur du studio, jamais dans votre navigateur. Une partie ne sait pas ce que vous avez gagné auparavant, combien vous avez déposé ni si vous êtes sur le point de partir. Le taux de retour au joueur (RTP) d’un jeu figure dans son panneau d’information. Un RTP de 96 % signifie que, sur des millions de parties, 96 de chaque tranche de 100 misée reviennent aux joueurs; une soirée peut n’y ressembler en rien.</p>
<h2>Nos propres tirages</h2>
<p>La roue, les coffres à butin et les loteries sont tirés par nous :</p>
<ol>
<li>Avant que vous jouiez, le serveur publie l’empreinte (hachage) d’un secret et de la table des probabilités.</li>
<li>Le résultat est calculé à partir de ce secret, d’un texte que vous pouvez choisir et d’un compteur.</li>
<li>Plus tard, le secret est révélé, et <a href="/verify">vous pouvez recalculer le résultat</a>, même sans réseau.</li>
</ol>
<p>Cela prouve qu’un résultat n’a pas été modifié après coup. Cela ne prouve pas que les probabilités sont bonnes, et c’est pourquoi elles sont affichées à côté de la roue. Les segments qui n’ont aucune chance d’être tirés l’indiquent.</p>
<h2>Tournois</h2>
<p>Le classement est figé à la fin du tournoi. Les joueurs à égalité de points sont classés selon celui qui les a atteints en premier. Les prix sont remis une seule fois, automatiquement, et les gagnants en sont informés dans les notifications.</p>
<h2>Jackpots</h2>
<p>Un jackpot affiché ici ne baisse jamais sans avoir été gagné. La provenance de son argent est expliquée dans le <a href="/jackpots-guide">guide des jackpots</a>.</p>
<h2>Jeux en mode démo</h2>
<p>Les démos suivent les mêmes règles et les mêmes probabilités que le jeu en argent réel. Si vous en trouvez une qui fait exception, <a href="/contacts">dites-le-nous</a>.</p>`,
  },
} as const satisfies Record<string, PageText>;
