import type { PageText } from "../texts.ts";

/** The terms differ between licences in two places only: who supervises, and what the licence adds. */
function terms(licence: string, extra: string): PageText {
  return {
    title: "Conditions générales",
    description:
      "L’entente entre vous et Apogee : qui peut jouer, et comment fonctionnent votre compte, les dépôts, les retraits et les jeux.",
    keywords: "conditions, modalités, compte, dépôts, retraits, règles",
    content: `
<p>Les présentes conditions constituent l’entente entre vous, le joueur, et Apogee. Elles sont rédigées pour être lues. Si un point n’est pas clair, <a href="/contacts">posez-nous la question</a> avant de jouer.</p>
<h2>1. Licence</h2>
${licence}
<h2>2. Qui peut jouer</h2>
<ul>
<li>Vous avez l’âge légal exigé par la licence et par votre lieu de résidence; l’âge le plus élevé prévaut.</li>
<li>Vous jouez pour vous-même, avec votre propre argent, et vous n’avez qu’un seul compte.</li>
<li>Vous ne vous trouvez pas dans un pays où les comptes sont fermés et vous ne vous êtes pas exclu du jeu.</li>
</ul>
<h2>3. Votre compte</h2>
<p>Les renseignements que vous fournissez doivent être exacts, et vous les tenez à jour. Votre mot de passe n’appartient qu’à vous; nous ne vous le demandons jamais. Vous pouvez fermer votre compte en tout temps : l’argent qui vous appartient vous est versé, si petit que soit le montant.</p>
<h2>4. Dépôts et retraits</h2>
<p>Les dépôts sont portés au compte lorsque le fournisseur de paiement les confirme. Les retraits sont versés sur un mode de paiement à votre nom, après les vérifications décrites dans notre <a href="/kyc-policy">politique d’identification</a>. La caisse affiche le montant disponible, ainsi que les sommes bloquées et la raison du blocage. Les frais, s’il y en a, sont indiqués avant que vous confirmiez.</p>
<h2>5. Jeux</h2>
<p>Chaque jeu suit les règles qui y sont affichées. Une mise est définitive dès que la partie a commencé. Si une partie est interrompue, elle se termine sur le serveur et son résultat est porté à votre compte; une partie qui ne peut pas être terminée est annulée et la mise est remboursée. Lorsqu’une défaillance d’un jeu a modifié un résultat, les parties touchées sont nulles et toutes les mises sont remboursées.</p>
<h2>6. Bonus</h2>
<p>Les bonus sont facultatifs et régis par les <a href="/bonus-terms">conditions des bonus</a>. Il est toujours possible de jouer sans bonus.</p>
<h2>7. Limites et pauses</h2>
<p>Vous pouvez fixer des limites et prendre des pauses à la page <a href="/responsible-gaming">Jeu responsable</a>. Une limite abaissée s’applique immédiatement. Pendant une pause, vous pouvez toujours faire un retrait et consulter votre historique.</p>
${extra}
<h2>8. Quand nous intervenons</h2>
<p>Nous pouvons suspendre un compte le temps d’examiner une fraude, un mode de paiement volé ou une participation par une personne mineure. Nous vous informons de la suspension et de ce dont nous avons besoin de votre part, sauf si la loi l’interdit. Les gains issus d’un jeu honnête ne sont jamais retirés parce qu’ils sont élevés.</p>
<h2>9. Modifications et plaintes</h2>
<p>Les modifications des présentes conditions sont annoncées avant leur entrée en vigueur, et nous vous demandons de les accepter. Tout désaccord est traité selon notre <a href="/complaints">procédure de plainte</a>, et cela ne vous coûte rien.</p>`,
  };
}

const HEAD =
  "<p>Ce site est une démonstration. L’exploitant et les données de sa licence sont fictifs, et aucun argent réel n’est accepté.";

export const TERMS_PAGES = {
  "terms-and-conditions": terms(
    `${HEAD} Le cadre réglementaire utilisé ici suit, à titre d’exemple, les règles de Curaçao. Celui qui s’applique à vous dépend de l’adresse du site et de votre compte, et il est indiqué au bas de chaque page.</p>`,
    "",
  ),
  "terms-and-conditions/EE": terms(
    `${HEAD} Le cadre réglementaire utilisé ici suit, à titre d’exemple, la loi estonienne sur les jeux de hasard. Les joueurs doivent avoir 21 ans ou plus.</p>`,
    `<h3>Selon le cadre réglementaire estonien</h3>
<p>Le temps écoulé depuis votre connexion est toujours affiché. Le relèvement ou la suppression d’une limite est soumis à un délai de sept jours, puis doit être confirmé par vous. Un retrait ne peut pas être annulé, le jeu automatique n’existe pas, et les jeux dont une fonction peut être achetée ne sont pas offerts.</p>`,
  ),
  "terms-and-conditions/GCB": terms(
    `${HEAD} Le cadre réglementaire utilisé ici suit, à titre d’exemple, les conditions d’une commission de contrôle des jeux. Il diffère des autres sur les points énumérés à la section 7.</p>`,
    `<h3>Selon le cadre de la commission de contrôle des jeux</h3>
<p>Une limite de dépôt vous est demandée à l’inscription. La suppression d’une limite est soumise à un délai de trois jours. Un retrait ne peut pas être annulé, et les rappels du temps de jeu ne peuvent pas être désactivés.</p>`,
  ),
  "bonus-terms": {
    title: "Conditions des bonus",
    description:
      "Le fonctionnement des bonus et des tours gratuits chez Apogee : exigences de mise, délais, jeux admissibles et annulation.",
    keywords: "bonus, exigences de mise, tours gratuits, conditions",
    content: `
<p>Un bonus est de l’argent de jeu supplémentaire assorti de conditions. Celles qui comptent sont indiquées sur le bonus lui-même, avant que vous l’acceptiez : le montant, l’exigence de mise, le délai dont vous disposez et le gain maximal. Cette page explique les termes.</p>
<h2>Exigence de mise</h2>
<p>L’exigence de mise indique combien de fois un montant doit être misé avant que l’argent du bonus devienne de l’argent réel. Un bonus de 10 avec une exigence de mise de 3x est terminé après 30 de mises. La barre de votre page de cadeaux montre la part accomplie, arrondie vers le bas.</p>
<table>
<thead><tr><th scope="col">Type de jeu</th><th scope="col">Part prise en compte dans l’exigence de mise</th></tr></thead>
<tbody>
<tr><td>Machines à sous</td><td>100 %</td></tr>
<tr><td>Machines à sous à jackpot</td><td>0 %</td></tr>
<tr><td>Jeux crash et jeux instantanés, bingo, keno</td><td>50 %</td></tr>
<tr><td>Jeux de table et jeux en direct</td><td>10 %</td></tr>
</tbody>
</table>
<h2>Un seul à la fois</h2>
<p>Un seul bonus est actif à la fois. Les autres attendent sur votre page de cadeaux jusqu’à ce que vous les activiez ou que leur délai expire. L’argent réel est misé avant l’argent du bonus, de sorte que ce que vous avez déposé n’est jamais bloqué derrière ce qui vous a été offert.</p>
<h2>Fin d’un bonus</h2>
<ul>
<li><strong>Terminé :</strong> le reste du bonus, jusqu’à concurrence de son gain maximal, passe à votre solde réel.</li>
<li><strong>Annulé par vous :</strong> l’argent du bonus et les gains qui en découlent sont retirés. Vous voyez le montant exact avant de confirmer. L’argent réel reste.</li>
<li><strong>Expiré :</strong> comme une annulation, au moment indiqué sur le bonus.</li>
</ul>
<h2>Plafonds liés à la licence</h2>
<p>Certaines licences plafonnent le multiplicateur de l’exigence de mise. Lorsque le plafond est inférieur au chiffre de l’offre, c’est le plafond qui s’applique et que vous voyez.</p>
<h2>Utilisation équitable</h2>
<p>Chaque bonus est limité à une personne, à un foyer et à un mode de paiement. Nous n’annulons pas un bonus parce que vous jouez bien. Si nous croyons qu’une règle a été enfreinte, nous précisons laquelle, et vous pouvez <a href="/complaints">porter plainte</a>.</p>`,
  },
} as const satisfies Record<string, PageText>;
