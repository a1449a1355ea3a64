import type { PageText } from "../texts.ts";

export const HELP_PAGES = {
  faq: {
    title: "Foire aux questions",
    description:
      "De courtes réponses sur les comptes, les jeux, les paiements, les bonus et les limites chez Apogee.",
    keywords: "faq, aide, questions",
    content: `
<h2 id="account">Compte</h2>
<h3 id="confirmation-email">Je n’ai pas reçu le courriel de confirmation.</h3>
<p>Regardez d’abord dans le dossier des pourriels. Vous pouvez le faire renvoyer à partir de votre profil. Si l’adresse contenait une faute de frappe, <a href="/contacts">écrivez-nous</a> depuis la bonne adresse.</p>
<h3 id="change-currency">Puis-je changer de devise?</h3>
<p>Vous pouvez ouvrir un autre compte dans une autre devise à partir de la caisse et passer de l’un à l’autre. Chacun garde son propre solde.</p>
<h3 id="same-household">Peut-il y avoir deux joueurs dans un même foyer?</h3>
<p>Oui, chacun avec son propre compte et des modes de paiement à son nom.</p>
<h2 id="games">Jeux</h2>
<h3 id="locked-game">Pourquoi un jeu est-il verrouillé?</h3>
<p>Son studio ne l’offre pas dans votre devise. Le cadenas l’indique. Les jeux dans d’autres devises se déverrouillent lorsque vous changez de compte.</p>
<h3 id="demo">Puis-je essayer un jeu sans argent?</h3>
<p>La plupart des jeux ont une démo; les jeux en direct n’en ont pas, parce que les tables sont réelles. Aucun compte n’est nécessaire pour une démo.</p>
<h3 id="interrupted-round">Mon jeu s’est arrêté au milieu d’une partie.</h3>
<p>La partie se termine sur le serveur. Rouvrez le jeu pour la voir ou consultez votre historique de jeu. Votre mise n’est jamais perdue à cause d’une connexion interrompue.</p>
<h2 id="payments">Paiements</h2>
<h3 id="withdrawal-time">Combien de temps prend un retrait?</h3>
<p>La caisse indique le délai habituel à côté de chaque mode de paiement. Le premier retrait prend plus de temps en raison de la <a href="/kyc-policy">vérification de l’identité</a>. Pour en savoir plus, consultez la page <a href="/payments">Paiements</a>.</p>
<h3 id="missing-deposit">Mon dépôt n’est pas arrivé.</h3>
<p>La caisse indique le délai de chaque mode de paiement; les cryptomonnaies nécessitent un certain nombre de confirmations. Si un paiement par carte n’apparaît pas au bout d’une heure, envoyez-nous le reçu.</p>
<h2 id="bonuses">Bonus</h2>
<h3 id="bonus-optional">Dois-je accepter un bonus?</h3>
<p>Non. Vous pouvez toujours jouer sans bonus.</p>
<h3 id="wagering">Qu’est-ce que l’exigence de mise?</h3>
<p>Elle est expliquée avec un exemple dans les <a href="/bonus-terms">conditions des bonus</a>.</p>
<h2 id="limits">Limites</h2>
<h3 id="raise-limit">Je veux une limite plus élevée aujourd’hui.</h3>
<p>Le relèvement d’une limite est soumis à un délai d’au moins un jour, puis doit être confirmé par vous. C’est voulu. Une limite abaissée prend effet immédiatement.</p>`,
  },
  payments: {
    title: "Paiements",
    description:
      "Modes de paiement, devises, limites, frais et délais de traitement des dépôts et des retraits.",
    keywords: "paiements, dépôt, retrait, frais, limites crypto",
    content: `
<p>La caisse affiche toujours les modes de paiement offerts pour votre pays et votre devise, avec leurs limites, leurs frais et leurs délais habituels. Cette page explique le reste.</p>
<h2>Devises</h2>
<p>Les comptes peuvent être tenus en EUR, USD, CAD, AUD, NZD, NOK, BRL et JPY, ainsi qu’en BTC, ETH, BCH, LTC, DOGE et USDT. Les montants en Bitcoin sont affichés en µBTC, et ceux en Ether, en Litecoin et en Bitcoin Cash, en millièmes d’unité, parce qu’ils sont plus faciles à lire ainsi. Rien n’est arrondi dans votre compte.</p>
<h2>Limites pour les cryptomonnaies</h2>
<table>
<thead><tr><th scope="col">Cryptomonnaie</th><th scope="col">Dépôt à partir de</th><th scope="col">Retrait</th></tr></thead>
<tbody>
<tr><td>Bitcoin</td><td>0,0001</td><td>de 0,0001 à 0,4</td></tr>
<tr><td>Ethereum</td><td>selon ce qu’indique la caisse</td><td>jusqu’à 12</td></tr>
<tr><td>Litecoin</td><td>0,01</td><td>jusqu’à 60</td></tr>
<tr><td>Dogecoin</td><td>selon ce qu’indique la caisse</td><td>jusqu’à 1 600 000</td></tr>
<tr><td>Tether</td><td>20</td><td>de 25 à 4 000</td></tr>
</tbody>
</table>
<p>Nous ne facturons aucuns frais pour les cryptomonnaies; les frais du réseau sont prélevés par le réseau lui-même.</p>
<h2>Dépôts</h2>
<p>Un dépôt est porté au compte lorsque le fournisseur le confirme. Il compte dans votre limite de dépôt dès qu’il est accepté. Si votre limite devait être dépassée, le dépôt est refusé avant tout mouvement d’argent.</p>
<h2>Retraits</h2>
<ol>
<li>Vous choisissez un montant, jusqu’à concurrence de ce qui est disponible. Ce qui est bloqué, et pourquoi, est indiqué à côté.</li>
<li>Le montant est mis de côté immédiatement et ne peut plus être misé.</li>
<li>Nous le vérifions et l’envoyons. L’état du paiement figure dans votre historique : en attente, en traitement, versé.</li>
</ol>
<p>Selon certaines licences, un retrait peut être annulé tant qu’il est en attente; selon d’autres, non. Vous choisissez le mode de paiement dans la caisse; utilisez seulement des comptes à votre nom.</p>
<h2>En cas d’échec</h2>
<p>Un paiement échoué laisse votre solde tel quel. Le refus d’un paiement par carte est une décision de votre banque; elle peut vous en donner la raison.</p>`,
  },
  contacts: {
    title: "Nous joindre",
    description:
      "Comment joindre le soutien d’Apogee et les équipes chargées des plaintes, de la confidentialité et des partenaires.",
    keywords: "nous joindre, soutien, courriel, formulaire",
    content: `
<p>Dites-nous ce que vous avez essayé et ce que vous avez vu; une capture d’écran est utile. Pour un paiement, ajoutez son numéro, qui figure dans votre historique; pour un jeu, son nom et l’heure. Nous ne demandons jamais votre mot de passe ni un numéro de carte complet.</p>
<h2>Soutien à la clientèle</h2>
<ul>
<li><strong>Courriel :</strong> <a href="mailto:support@apogee.test">support@apogee.test</a>.</li>
<li><strong>Formulaire :</strong> le bouton dans le coin de l’écran, le menu sur un téléphone, ou la <a href="/support">page de soutien</a>; même sans compte. La réponse vous parvient par courriel.</li>
</ul>
<h2>Autres adresses</h2>
<table>
<thead><tr><th scope="col">Au sujet de</th><th scope="col">Écrivez à</th></tr></thead>
<tbody>
<tr><td>Une plainte</td><td><a href="mailto:complaints@apogee.test">complaints@apogee.test</a>, voir la <a href="/complaints">procédure</a></td></tr>
<tr><td>Vos renseignements personnels</td><td><a href="mailto:privacy@apogee.test">privacy@apogee.test</a></td></tr>
<tr><td>Limites et exclusion</td><td><a href="mailto:saferplay@apogee.test">saferplay@apogee.test</a></td></tr>
<tr><td>Partenaires</td><td><a href="mailto:partners@apogee.test">partners@apogee.test</a></td></tr>
<tr><td>Un problème de sécurité que vous avez trouvé</td><td><a href="mailto:security@apogee.test">security@apogee.test</a></td></tr>
</tbody>
</table>
<h2>Langues</h2>
<p>Écrivez dans votre langue. Nous répondons nous-mêmes en anglais, en allemand et en italien, et dans les autres langues avec l’aide de la traduction.</p>
<h2>Urgent : vous voulez arrêter maintenant</h2>
<p>Vous n’avez pas besoin de nous pour cela. Sous <a href="/profile/limits">Limites et pauses</a>, une pause ou une exclusion commence dès que vous la confirmez. Si vous ne pouvez pas vous connecter, écrivez à saferplay@apogee.test à partir de l’adresse de votre compte.</p>
<p>Ces adresses font partie d’une démonstration; les messages n’y sont pas livrés.</p>`,
  },
  complaints: {
    title: "Plaintes",
    description:
      "Comment porter plainte auprès d’Apogee, le temps que cela prend et où s’adresser si notre réponse ne vous convient pas.",
    keywords: "plainte, litige, procédure",
    content: `
<p>Si le soutien n’a pas pu régler un problème, ou l’a mal réglé, vous pouvez porter plainte. C’est gratuit, cela ne ralentit pas un retrait, et personne ne vous traitera différemment pour autant.</p>
<h2>Comment porter plainte</h2>
<p>Écrivez à <a href="mailto:complaints@apogee.test">complaints@apogee.test</a> dans un délai de six mois et indiquez-nous :</p>
<ul>
<li>l’adresse courriel de votre compte;</li>
<li>ce qui s’est passé, quand, et dans quel jeu ou pour quel paiement (idéalement, le numéro figurant dans votre historique);</li>
<li>ce qui réglerait la situation.</li>
</ul>
<h2>Ce qui se passe ensuite</h2>
<table>
<thead><tr><th scope="col">Dans un délai de</th><th scope="col">Ce que nous faisons</th></tr></thead>
<tbody>
<tr><td>Un jour</td><td>Nous en accusons réception, avec un numéro et le nom de la personne responsable</td></tr>
<tr><td>Dix jours</td><td>Nous répondons, ou nous disons ce que nous attendons encore et de qui</td></tr>
<tr><td>Huit semaines</td><td>Nous donnons notre réponse finale, avec les motifs</td></tr>
</tbody>
</table>
<p>La personne responsable n’a pas participé à la décision visée par votre plainte. Dans le cas d’une partie, nous demandons au studio le relevé de celle-ci et vous en transmettons le contenu en mots simples.</p>
<h2>Si vous n’êtes pas d’accord</h2>
<p>Notre réponse finale est accompagnée du nom et de l’adresse de l’autorité ou de l’organisme indépendant de règlement des différends rattaché à votre licence. Ce recours est gratuit pour vous, et nous en acceptons la décision. Vous pouvez aussi vous adresser à un tribunal de votre lieu de résidence; rien dans nos conditions ne vous prive de ce droit.</p>
<h2>Ce que nous en tirons</h2>
<p>Chaque plainte est relue une fois close, par une personne qui se demande ce qui devrait changer pour que le problème ne se reproduise pas.</p>
<p>Ce site est une démonstration : la procédure est réelle dans sa forme, mais les messages envoyés à ces adresses ne sont pas livrés.</p>`,
  },
  "about-us": {
    title: "À propos d’Apogee",
    description: "Ce qu’est Apogee, ce qui nous tient à cœur et ce que nous faisons autrement.",
    keywords: "à propos, Apogee, casino",
    content: `
<p>L’apogée est le point le plus élevé d’une orbite : le moment où tout est calme et où la vue est la plus vaste. Nous voulions un casino qui donne cette impression. Clair, rapide et sans bruit que vous n’avez pas demandé.</p>
<h2>Ce que vous trouverez ici</h2>
<ul>
<li>Des milliers de jeux de 60 fournisseurs : <a href="/pokies/all">machines à sous</a>, <a href="/live/all">tables en direct</a>, <a href="/table/all">jeux de table</a>, jackpots, jeux crash et bingo.</li>
<li>Une application qui s’installe à partir du navigateur, s’ouvre sans réseau et n’encombre jamais votre téléphone. Voyez <a href="/how-to-install">comment l’installer</a>.</li>
<li>Des comptes dans quatorze devises, dont six cryptomonnaies.</li>
</ul>
<h2>Ce à quoi nous nous engageons</h2>
<p><strong>Le dire avant, pas après.</strong> Les frais, les délais, les exigences de mise et les probabilités sont affichés à côté du bouton, pas sur une page que personne ne lit.</p>
<p><strong>L’argent est sacré.</strong> Chaque mouvement d’argent est inscrit deux fois et ne peut jamais être modifié. Votre historique montre les mêmes écritures que celles que voient nos comptables.</p>
<p><strong>Pas d’astuces.</strong> Pas de compte à rebours qui recommence, pas de case cochée à votre place, pas de « refuser » dissimulé en gris. Partir est aussi facile que s’inscrire.</p>
<p><strong>Un jeu plus sûr est une fonction.</strong> Les limites sont affichées à côté des dépôts, et elles prennent effet immédiatement.</p>
<h2>Qui nous sommes</h2>
<p>Apogee est un produit de démonstration : un casino complet, du site visible aux coulisses, avec des studios, des jeux, des partenaires et des prix fictifs. Aucun argent réel n’est accepté et aucune licence n’est revendiquée. Il montre comment un tel produit peut être bâti avec soin.</p>
<p>Les questions sont les bienvenues : <a href="/contacts">nous joindre</a>.</p>`,
  },
  affiliates: {
    title: "Affiliés",
    description:
      "Le fonctionnement du programme de partenariat d’Apogee : suivi, rémunération, et ce que les partenaires peuvent et ne peuvent pas faire.",
    keywords: "affiliés, partenaires, programme",
    content: `
<p>Les partenaires qui nous envoient des joueurs sont rémunérés. Nous préférons avoir quelques bons partenaires plutôt que beaucoup de partenaires bruyants.</p>
<h2>Comment ça marche</h2>
<ol>
<li>Vous posez votre candidature et nous dites où et comment vous écrivez sur les casinos.</li>
<li>Vous recevez des liens portant votre marque. Un visiteur qui arrive par l’un d’eux vous est attribué pendant 30 jours.</li>
<li>Une fois par mois, vous voyez ce que vos joueurs ont fait, en totaux, jamais par nom, et vous êtes payé.</li>
</ol>
<h2>Ce que nous demandons aux partenaires</h2>
<ul>
<li>Affichez l’âge légal et un lien vers le <a href="/responsible-gaming">jeu responsable</a> partout où vous nous présentez.</li>
<li>Décrivez les offres avec leurs conditions. Si une offre est terminée, retirez-la.</li>
<li>N’écrivez pas à des gens qui ne l’ont pas demandé, et ne faites pas de publicité auprès de personnes mineures ni là où nous sommes fermés.</li>
<li>Ne laissez jamais entendre que le jeu règle des problèmes d’argent ou qu’un système bat la maison.</li>
<li>N’achetez pas notre nom comme mot-clé et ne copiez pas notre site.</li>
</ul>
<p>Un partenaire qui enfreint ces règles est écarté, et les joueurs envoyés de cette façon ne sont pas rémunérés.</p>
<h2>Ce que reçoivent les partenaires</h2>
<p>Une part du revenu net de leurs joueurs, sans report négatif, des statistiques mises à jour toutes les heures, des images dans tous les formats et toutes les langues, et une personne qui connaît leur nom.</p>
<h2>Poser sa candidature</h2>
<p>Écrivez à <a href="mailto:partners@apogee.test">partners@apogee.test</a> en indiquant l’adresse de votre site. Nous répondons en moins d’une semaine, même lorsque la réponse est non. Ceci est une démonstration : le programme n’est pas ouvert.</p>`,
  },
} as const satisfies Record<string, PageText>;
