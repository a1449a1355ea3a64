import type { PageText } from "../texts.ts";

export const POLICY_PAGES = {
  "privacy-policy": {
    title: "Politique de confidentialité",
    description:
      "Ce qu’Apogee sait de vous, pourquoi, pendant combien de temps, et comment consulter, corriger ou supprimer ces renseignements.",
    keywords: "confidentialité, renseignements personnels, droits",
    content: `
<p>Nous conservons ce qu’il faut pour tenir votre compte et ce que la loi nous oblige à conserver, et nous ne vendons rien. Cette page en dresse la liste.</p>
<h2>Ce que nous conservons et pourquoi</h2>
<table>
<thead><tr><th scope="col">Renseignements</th><th scope="col">Finalité</th><th scope="col">Durée de conservation</th></tr></thead>
<tbody>
<tr><td>Nom, date de naissance, adresse, coordonnées</td><td>Savoir que vous avez l’âge légal et que les paiements sont les vôtres</td><td>Cinq ans après la fermeture du compte</td></tr>
<tr><td>Pièces d’identité</td><td>Vérifications contre la fraude et le blanchiment d’argent</td><td>Cinq ans après la fermeture du compte</td></tr>
<tr><td>Dépôts, retraits, mises et gains</td><td>Votre solde, votre historique et la comptabilité</td><td>Sept ans</td></tr>
<tr><td>Limites, pauses et exclusions</td><td>Les maintenir en vigueur</td><td>Tant qu’elles durent, puis cinq ans de plus</td></tr>
<tr><td>Messages au soutien à la clientèle</td><td>Vous répondre et régler les plaintes</td><td>Deux ans</td></tr>
<tr><td>Empreintes de l’appareil et de la connexion lors de l’ouverture de session</td><td>Protéger votre compte</td><td>Un an</td></tr>
</tbody>
</table>
<h2>Qui d’autre y a accès</h2>
<p>Les fournisseurs de paiement voient ce qu’exige un paiement. Les studios de jeux reçoivent un numéro qui vous représente, jamais votre nom. Les autorités obtiennent ce que précise une ordonnance légale. Les entreprises qui vérifient des documents pour nous ne peuvent les utiliser qu’à cette fin.</p>
<h2>Sur votre appareil</h2>
<p>L’application conserve le catalogue, les textes et les images sur votre appareil afin de s’ouvrir rapidement et sans réseau. Votre solde, vos paiements et vos renseignements personnels n’y sont pas enregistrés. La déconnexion efface ce qui vous appartient. Consultez la <a href="/cookie-policy">politique sur les témoins</a>.</p>
<h2>Marketing</h2>
<p>Nous vous écrivons au sujet d’offres seulement si vous le demandez, séparément pour chaque canal, et jamais pendant une pause ou une exclusion. Chaque message comporte un moyen de se désabonner, tout comme votre profil.</p>
<h2>Vos droits</h2>
<ul>
<li>Consulter et télécharger ce que nous détenons à votre sujet.</li>
<li>Faire corriger ce qui est inexact.</li>
<li>Faire supprimer ce que nous ne sommes pas tenus de conserver.</li>
<li>Contester une décision prise à votre sujet par une machine et la faire examiner par une personne.</li>
<li>Déposer une plainte auprès de l’autorité de protection des données de votre lieu de résidence.</li>
</ul>
<p>Écrivez à <a href="mailto:privacy@apogee.test">privacy@apogee.test</a>. Nous répondons dans un délai d’un mois.</p>`,
  },
  "cookie-policy": {
    title: "Politique sur les témoins",
    description:
      "Les témoins (cookies) et le stockage qu’Apogee utilise sur votre appareil, à quoi sert chacun et comment les refuser.",
    keywords: "témoins, cookies, stockage, consentement",
    content: `
<p>Un témoin (cookie) est une petite note qu’un site laisse dans votre navigateur. Nous utilisons aussi le stockage du navigateur pour certaines parties de l’application. Rien d’autre que le nécessaire n’est enregistré avant votre accord, et refuser ne demande qu’un toucher, tout comme accepter.</p>
<h2>Nécessaires</h2>
<table>
<thead><tr><th scope="col">Élément</th><th scope="col">Finalité</th><th scope="col">Durée de conservation</th></tr></thead>
<tbody>
<tr><td>Session</td><td>Vous garde connecté; ne peut pas être lu par des scripts</td><td>Jusqu’à votre déconnexion ou à son expiration</td></tr>
<tr><td>Protection des requêtes</td><td>Empêche d’autres sites d’agir en votre nom</td><td>Session</td></tr>
<tr><td>Consentement</td><td>Retient ce que vous avez choisi ici</td><td>Environ un an</td></tr>
<tr><td>Minuterie de session</td><td>Affiche votre temps de jeu lorsque la licence l’exige</td><td>Jusqu’à la fermeture de l’onglet</td></tr>
<tr><td>Stockage de l’application</td><td>Conserve le lobby, les textes et les images pour une utilisation sans réseau</td><td>Jusqu’au remplacement ou à l’effacement</td></tr>
</tbody>
</table>
<p>Une visite sur dix signale la vitesse de chargement de la page et la qualité de la connexion. Rien n’y indique qui vous êtes.</p>
<h2>D’où vous venez</h2>
<p>Si le lien d’un partenaire vous a mené ici, une marque de ce partenaire est conservée pendant 30 jours afin qu’il puisse être rémunéré. Elle ne révèle rien sur vous.</p>
<h2>Avec votre consentement</h2>
<p>Nous retenons pendant 30 jours quelle campagne vous a amené ici, afin de savoir lesquelles fonctionnent, sans établir de profil à votre sujet. Ce site ne comporte aucun réseau publicitaire et n’enregistre pas votre écran.</p>
<h2>Changer d’avis</h2>
<p>Pour choisir de nouveau, effacez les données de ce site dans les paramètres de votre navigateur : nous vous poserons la question à votre prochaine visite. Vous serez déconnecté et l’application se chargera de nouveau.</p>`,
  },
  "kyc-policy": {
    title: "Vérification de l’identité",
    description:
      "Les documents que nous demandons, à quel moment, pourquoi, et le temps que prend la vérification.",
    keywords: "identité, vérification, documents, KYC",
    content: `
<p>Un casino doit savoir qu’un joueur a l’âge légal, qu’il est bien la personne qu’il prétend être et qu’il joue avec son propre argent. Nous demandons le strict nécessaire, et nous le demandons tôt plutôt qu’au moment de votre premier gros gain.</p>
<h2>Quand nous demandons</h2>
<ul>
<li>À l’inscription : nom, date de naissance et adresse, comparés à ce que vous avez saisi.</li>
<li>Avant le premier retrait, si votre licence l’exige : une pièce d’identité avec photo.</li>
<li>À l’utilisation d’un nouveau mode de paiement : un signe qu’il vous appartient.</li>
<li>Lorsque les sommes sont élevées par rapport à ce que nous savons de vous : la provenance de l’argent.</li>
</ul>
<h2>Ce que nous acceptons</h2>
<table>
<thead><tr><th scope="col">Pour prouver</th><th scope="col">Document</th></tr></thead>
<tbody>
<tr><td>Qui vous êtes</td><td>Passeport, carte d’identité ou permis de conduire, tous les coins visibles, non expiré</td></tr>
<tr><td>Où vous habitez</td><td>Une facture ou un relevé bancaire des trois derniers mois</td></tr>
<tr><td>Qu’une carte vous appartient</td><td>Une photo du recto où seuls les six premiers et les quatre derniers chiffres sont visibles</td></tr>
<tr><td>Qu’un portefeuille vous appartient</td><td>Une capture d’écran montrant votre nom ou l’adresse du portefeuille</td></tr>
</tbody>
</table>
<h2>Comment les envoyer</h2>
<p>Uniquement par votre profil, sous Vérification. Jamais par courriel, et jamais à une personne qui vous écrit. Les documents sont stockés sous forme chiffrée et ne sont vus que par les personnes qui les vérifient.</p>
<h2>Combien de temps cela prend</h2>
<p>Des personnes font les vérifications; le délai dépend du nombre de documents en attente. Votre profil indique l’état de chaque document : reçu, accepté, ou refusé avec le motif et ce qui aiderait. Tant qu’une vérification est en cours, vous pouvez jouer dans les limites de votre licence, et vous pouvez toujours voir votre solde.</p>`,
  },
  "aml-policy": {
    title: "Lutte contre le blanchiment d’argent",
    description:
      "Comment Apogee prévient le blanchiment d’argent : ce qui est vérifié, ce qui est impossible et ce que nous devons déclarer.",
    keywords: "LBA, blanchiment d’argent, provenance des fonds",
    content: `
<p>Les casinos attirent des gens qui veulent donner un passé propre à de l’argent volé. Les règles de cette page visent à rendre Apogee inutile pour eux, en dérangeant le moins possible tous les autres.</p>
<h2>Ce que nous faisons</h2>
<ul>
<li>Nous vérifions l’identité des joueurs, comme décrit à la page <a href="/kyc-policy">Vérification de l’identité</a>.</li>
<li>Les retraits importants sont approuvés par une personne, et les plus importants par deux. Nous consignons qui a approuvé, et quand.</li>
<li>Nous tenons un registre de chaque mouvement d’argent, qui ne peut pas être modifié après coup.</li>
</ul>
<h2>Ce qui est impossible ici</h2>
<ul>
<li>Les dépôts en espèces ou à partir d’un compte qui appartient à quelqu’un d’autre.</li>
<li>Les envois d’argent d’un joueur à un autre.</li>
</ul>
<h2>Questions sur votre argent</h2>
<p>Lorsque les dépôts atteignent un niveau qui l’exige, nous demandons d’où vient l’argent. Un talon de paie, une déclaration de revenus ou un relevé bancaire suffit généralement. Nous expliquons pourquoi nous le demandons, et nous ne le demandons qu’une fois pour chaque motif.</p>
<h2>Déclarations</h2>
<p>Si une opération ressemble à du blanchiment, nous devons la déclarer aux autorités et il nous est interdit d’en informer la personne concernée. Des paiements peuvent être retenus pendant qu’une autorité prend sa décision. Le personnel est formé chaque année, et la personne responsable relève directement de la direction.</p>`,
  },
} as const satisfies Record<string, PageText>;
