import type { PageText } from "../texts.ts";

export const GUIDE_PAGES = {
  "how-to-install": {
    title: "Installer Apogee sur votre téléphone",
    description:
      "Placez Apogee sur votre écran d’accueil en quelques touchers : Android, iPhone, iPad et ordinateur. Aucune boutique d’applications requise.",
    keywords: "installer, application, écran d’accueil, PWA, iPhone, Android",
    content: `
<p>Apogee est une application qui vit dans le navigateur. L’installer demande quelques touchers et moins d’espace qu’une photo. Elle s’ouvre ensuite dans sa propre fenêtre, démarre plus vite et affiche le lobby même sans réseau.</p>
<h2>Android (Chrome, Edge, Samsung Internet)</h2>
<ol>
<li>Ouvrez Apogee dans le navigateur.</li>
<li>Touchez « Installer l’application » dans le menu d’Apogee ou « Ajouter à l’écran d’accueil » dans le menu du navigateur.</li>
<li>Confirmez. L’icône apparaît parmi vos applications.</li>
</ol>
<h2>iPhone et iPad (Safari)</h2>
<ol>
<li>Ouvrez Apogee dans Safari.</li>
<li>Touchez le bouton de partage, le carré avec une flèche.</li>
<li>Choisissez « Ajouter à l’écran d’accueil » et confirmez avec « Ajouter ».</li>
</ol>
<p>Les notifications sur iPhone et iPad fonctionnent une fois l’application sur l’écran d’accueil.</p>
<h2>Ordinateur (Chrome, Edge)</h2>
<p>Cliquez sur le symbole d’installation à droite de la barre d’adresse. Apogee s’ouvre dans sa propre fenêtre et peut être épinglée comme n’importe quel programme.</p>
<h2>Vous arrivez d’une autre application?</h2>
<p>Les liens ouverts dans les applications de réseaux sociaux s’affichent dans un petit navigateur qui ne peut rien installer et qui risque d’oublier votre connexion. Utilisez son menu, souvent trois points, et choisissez d’abord « Ouvrir dans le navigateur ».</p>
<h2>Ce qui fonctionne sans réseau</h2>
<ul>
<li>Le lobby, les catégories et la recherche de jeux par nom.</li>
<li>Les pages d’aide que vous avez déjà lues.</li>
</ul>
<p>Les jeux, les soldes et les paiements exigent une connexion, et l’application le dit plutôt que de deviner.</p>
<h2>La supprimer</h2>
<p>Supprimez-la comme toute autre application. Pour effacer ce qu’elle a conservé sur l’appareil, effacez les données du site dans les paramètres du navigateur. Votre compte n’est pas touché.</p>`,
  },
  "jackpots-guide": {
    title: "Guide des jackpots",
    description:
      "Comment les jackpots d’Apogee sont alimentés, quand ils tombent, qui peut les gagner et comment ils sont versés.",
    keywords: "jackpots, progressif, mystic, guide",
    content: `
<p>Un jackpot est un lot qui grossit au fil du jeu jusqu’à ce que quelqu’un le gagne. Il en existe deux sortes ici.</p>
<h2>Jackpots d’un jeu</h2>
<p>Les jeux de la catégorie <a href="/pokies/jackpots">Jackpots</a> ont un lot géré par leur studio. Une petite partie de chaque mise y est versée. Les règles, la probabilité et la mise minimale pour participer figurent dans le panneau d’information du jeu. Le montant sur la tuile est affiché dans votre devise.</p>
<h2>Jackpots Mystic</h2>
<p>Mystic Nova, Mystic Comet et Mystic Zenith sont gérés par nous sur une sélection de jeux, qui portent un insigne violet. Chacun compte quatre niveaux :</p>
<table>
<thead><tr><th scope="col">Niveau</th><th scope="col">Fréquence</th><th scope="col">Montant</th></tr></thead>
<tbody>
<tr><td>Mini</td><td>Le plus souvent</td><td>Le plus petit</td></tr>
<tr><td>Minor</td><td>Souvent</td><td>Petit</td></tr>
<tr><td>Major</td><td>Peu souvent</td><td>Élevé</td></tr>
<tr><td>Grand</td><td>Rarement</td><td>Le plus élevé</td></tr>
</tbody>
</table>
<ul>
<li><strong>Financement :</strong> par nous, à même notre part des mises. Cela ne vous coûte rien de plus et ne modifie pas le taux de retour du jeu.</li>
<li><strong>Qui peut gagner :</strong> chaque partie en argent réel participe; la probabilité augmente proportionnellement à la mise.</li>
<li><strong>Quand :</strong> le tirage est indépendant du résultat de la partie, de votre historique et de l’heure.</li>
<li><strong>Après un gain :</strong> le niveau repart de son montant de départ.</li>
<li><strong>Deux gagnants au même moment :</strong> la partie parvenue en premier au serveur remporte le niveau, l’autre joue pour le nouveau.</li>
</ul>
<p>Le montant affiché ne baisse jamais sans un gain. Les parties en mode démo ne participent pas.</p>
<h2>Comment un gain est versé</h2>
<p>Directement à votre solde réel, sans exigence de mise. Un gain élevé peut nécessiter une <a href="/kyc-policy">vérification de l’identité</a> avant d’être retiré. Dans la liste des gagnants, votre nom est réduit à ses premières lettres.</p>
<h2>En toute lucidité</h2>
<p>Les jackpots sont rares. Personne ne devrait jouer plus longtemps parce qu’un montant est élevé; cela ne le fait pas tomber plus tôt. Fixez d’abord une <a href="/responsible-gaming">limite</a>.</p>`,
  },
  "crypto-guide": {
    title: "Guide des cryptomonnaies",
    description:
      "Jouer avec Bitcoin, Ether, Litecoin, Bitcoin Cash, Dogecoin et Tether : unités, confirmations, erreurs à éviter.",
    keywords: "crypto, cryptomonnaies, bitcoin, ethereum, litecoin, dogecoin, tether, guide",
    content: `
<p>Vous pouvez tenir un compte dans six cryptomonnaies. Il fonctionne comme tout autre compte, à quelques différences près, qu’il est bon de connaître avant le premier transfert.</p>
<h2>Des unités lisibles</h2>
<table>
<thead><tr><th scope="col">Cryptomonnaie</th><th scope="col">Affichée en</th><th scope="col">Une unité vaut</th></tr></thead>
<tbody>
<tr><td>Bitcoin</td><td>µBTC</td><td>1 000 000 µBTC</td></tr>
<tr><td>Ether</td><td>mETH</td><td>1 000 mETH</td></tr>
<tr><td>Litecoin</td><td>mLTC</td><td>1 000 mLTC</td></tr>
<tr><td>Bitcoin Cash</td><td>mBCH</td><td>1 000 mBCH</td></tr>
<tr><td>Dogecoin</td><td>DOGE</td><td>1 DOGE</td></tr>
<tr><td>Tether</td><td>USDT</td><td>1 USDT</td></tr>
</tbody>
</table>
<h2>Déposer</h2>
<ol>
<li>Ouvrez la caisse, choisissez la cryptomonnaie et copiez l’adresse ou numérisez le code.</li>
<li>Envoyez les fonds depuis un portefeuille qui vous appartient. Vérifiez les premières et les dernières lettres de l’adresse.</li>
<li>Le dépôt apparaît dès que le réseau le voit et peut être joué une fois confirmé.</li>
</ol>
<h2>Erreurs irréparables</h2>
<ul>
<li>Envoyer une autre cryptomonnaie que celle qu’indique la caisse, ou la bonne par un autre réseau.</li>
<li>Envoyer moins que le dépôt minimal.</li>
<li>Faire un retrait vers une adresse dont vous n’avez plus le contrôle.</li>
</ul>
<h2>Jeux et cryptomonnaies</h2>
<p>Lorsqu’un studio offre un jeu dans votre cryptomonnaie, vous y jouez dans celle-ci. Sinon, le jeu se déroule dans une devise courante, et le taux est affiché avant le début ainsi que dans votre historique. Chaque taux porte l’heure à laquelle il a été relevé.</p>
<h2>Les cours fluctuent</h2>
<p>La valeur d’une cryptomonnaie en euros ou en dollars peut monter ou descendre pendant qu’elle se trouve dans votre compte. Nous ne couvrons pas ce risque pour vous. Si vous préférez ne pas avoir à y penser, une cryptomonnaie qui suit le dollar, comme Tether, ou un compte en monnaie classique vous conviendra peut-être mieux.</p>
<h2>Les vérifications sont les mêmes</h2>
<p>Les cryptomonnaies ne permettent pas de contourner la <a href="/kyc-policy">vérification de l’identité</a>, vos limites ou une exclusion. Vous trouverez d’autres chiffres à la page <a href="/payments">Paiements</a> et un bref aperçu à la page <a href="/benefits-of-crypto">Avantages des cryptomonnaies</a>.</p>`,
  },
  "game-words": {
    title: "Le vocabulaire des jeux",
    description:
      "Megaways, Hold & Win, cluster pays, volatilité : les mots des tuiles de jeu expliqués en langage clair.",
    keywords: "glossaire, megaways, hold and win, volatilité, RTP",
    content: `
<p>Les tuiles et les panneaux d’information sont remplis de mots que personne n’explique. Les voici.</p>
<h2>Façons de gagner</h2>
<ul>
<li><strong>Lignes :</strong> des trajets fixes sur les rouleaux; les symboles doivent se trouver sur l’un d’eux.</li>
<li><strong>Megaways :</strong> le nombre de symboles sur chaque rouleau change à chaque tour, et avec lui le nombre de façons de gagner.</li>
<li><strong>Cluster pays :</strong> des groupes de symboles identiques qui se touchent sont gagnants, où qu’ils soient.</li>
<li><strong>Cascade :</strong> les symboles gagnants disparaissent et d’autres tombent à leur place, pour la même mise.</li>
</ul>
<h2>Fonctions</h2>
<ul>
<li><strong>Tours gratuits :</strong> des tours que le jeu vous offre, à la mise qui les a déclenchés.</li>
<li><strong>Hold & Win :</strong> les symboles spéciaux restent, les autres tournent encore quelques fois.</li>
<li><strong>Jeu de livre :</strong> un livre est à la fois joker (wild) et symbole de dispersion (scatter); pendant les tours gratuits, un symbole peut remplir des rouleaux entiers.</li>
<li><strong>Achat de bonus :</strong> une fonction lancée immédiatement contre un prix fixe et élevé. Cela n’améliore pas vos chances à la longue, et certaines licences l’interdisent.</li>
</ul>
<h2>Chiffres</h2>
<ul>
<li><strong>RTP :</strong> la part de toutes les mises qu’un jeu redonne sur des millions de parties. Voir <a href="/fairness">Équité</a>.</li>
<li><strong>Volatilité :</strong> la façon dont les retours sont répartis. Faible, elle signifie beaucoup de petits gains; élevée, de longues attentes et peu de gros gains.</li>
<li><strong>Fréquence de gain :</strong> la fréquence à laquelle une partie rapporte quelque chose, ce qui peut être moins que la mise.</li>
</ul>
<h2>Autres jeux</h2>
<ul>
<li><strong>Crash :</strong> un multiplicateur monte jusqu’à ce qu’il s’arrête au hasard; vous décidez quand sortir.</li>
<li><strong>Keno :</strong> vous choisissez des numéros et un tirage décide.</li>
<li><strong>Jeu télévisé :</strong> un animateur en direct et une roue ou un tirage plutôt que des cartes.</li>
</ul>
<p>Par curiosité? La plupart des jeux peuvent être essayés en mode démo : commencez par <a href="/pokies/all">toutes les machines à sous</a>.</p>`,
  },
  "partner-notes": {
    title: "Notes pour les partenaires",
    description: "Notes de travail pour les partenaires d’Apogee. Page absente des menus.",
    keywords: "",
    content: `
<p>Cette page ne figure dans aucun menu. Les partenaires en reçoivent l’adresse par courriel.</p>
<h2>Noms et orthographe</h2>
<p>Le produit s’appelle Apogee, avec une majuscule et sans accent. « Apogee Casino » convient dans un titre. Veuillez ne pas l’abréger. Les jeux portent les titres et les studios exactement comme le lobby les affiche, avec leurs accents et leurs apostrophes.</p>
<h2>Images</h2>
<p>Les visuels des jeux peuvent être affichés à côté de leurs titres, sans recadrage et sans texte par-dessus. Chaque image a une adresse qui ne change jamais; lorsque le visuel change, l’adresse change aussi. Utilisez des largeurs de 160 à 960 pixels et laissez votre page réserver l’espace avant l’arrivée de l’image.</p>
<h2>Liens</h2>
<table>
<thead><tr><th scope="col">Vers</th><th scope="col">Utilisez</th></tr></thead>
<tbody>
<tr><td>Le lobby</td><td>/</td></tr>
<tr><td>Toutes les machines à sous</td><td>/pokies/all</td></tr>
<tr><td>Un studio</td><td>/producers/ et son nom abrégé</td></tr>
<tr><td>Une fonction</td><td>/categories/ et son nom abrégé</td></tr>
</tbody>
</table>
<p>Mettez la langue en premier lorsque vous écrivez pour une langue précise, par exemple /de/pokies/all. Votre marque s’ajoute à la requête sous le nom stag. Elle est conservée pendant 30 jours.</p>
<h2>Que dire des offres</h2>
<p>Uniquement ce que dit la page de l’offre le jour où vous publiez, avec l’exigence de mise, le délai et l’âge légal au même endroit. En cas de doute, laissez l’offre de côté et écrivez sur les jeux. Relisez les <a href="/affiliates">règles pour les partenaires</a> avant une campagne.</p>`,
  },
  "coming-soon": {
    title: "Bientôt offert",
    description: "Cette page n’a pas encore de contenu.",
    keywords: "",
    content: "",
  },
  "spring-quest": {
    title: "Quête du printemps",
    description: "Comment fonctionne la quête du printemps et quand elle prend fin.",
    keywords: "printemps, quête, promotion",
    content: `<p>Pendant la quête, vous avez une carte de cinq thèmes : fruits, mer, forêt, trésors et étoiles. Jouez un tour d’un jeu de chaque thème, et la carte est pleine.</p>
<h2>Règles</h2>
<ul>
<li>Un tour compte en argent réel, quelle que soit la mise.</li>
<li>Chaque thème compte une seule fois.</li>
<li>Une carte pleine apparaît parmi vos cadeaux, avec ce qu’elle apporte et jusqu’à quand.</li>
</ul>`,
  },
} as const satisfies Record<string, PageText>;
