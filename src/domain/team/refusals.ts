import type { Localised } from '#domain/shared/localised.ts';

export const ownersOnly: Localised = {
  it: "Lavori nel team di un'altra persona: solo il titolare può invitare. Chiedi a lui, o esci prima dal team.",
  en: 'You work in someone else’s team: only its owner can invite. Ask the owner, or leave the team first.',
  de: 'Sie arbeiten im Team von jemand anderem: Einladen kann nur der Inhaber. Fragen Sie ihn oder verlassen Sie zuerst das Team.',
  fr: 'Vous travaillez dans l’équipe de quelqu’un d’autre : seul le titulaire peut inviter. Demandez-lui, ou quittez d’abord l’équipe.',
  es: 'Trabajas en el equipo de otra persona: solo el titular puede invitar. Pídeselo o deja antes el equipo.',
};

export const planWithoutTeam: Localised = {
  it: 'Per invitare colleghi serve il piano ELITE attivo. Passa a ELITE e riprova.',
  en: 'To invite colleagues you need an active ELITE plan. Switch to ELITE and try again.',
  de: 'Um Kollegen einzuladen, brauchen Sie einen aktiven ELITE-Tarif. Wechseln Sie zu ELITE und versuchen Sie es noch einmal.',
  fr: 'Pour inviter des collègues, il faut une formule ELITE active. Passez à ELITE et réessayez.',
  es: 'Para invitar a compañeros necesitas el plan ELITE activo. Pasa a ELITE y vuelve a intentarlo.',
};

export const yourself: Localised = {
  it: "Questo è il tuo indirizzo. Scrivi l'e-mail della persona da invitare.",
  en: 'This is your own address. Enter the e-mail address of the person to invite.',
  de: 'Das ist Ihre eigene Adresse. Geben Sie die E-Mail der Person ein, die Sie einladen wollen.',
  fr: 'C’est votre propre adresse. Indiquez l’e-mail de la personne à inviter.',
  es: 'Esta es tu propia dirección. Escribe el correo de la persona a la que quieres invitar.',
};

export const alreadyMember: Localised = {
  it: "Questa persona è già nel tuo team. Scrivi un'altra e-mail.",
  en: 'This person is already in your team. Enter another e-mail address.',
  de: 'Diese Person ist schon in Ihrem Team. Geben Sie eine andere E-Mail ein.',
  fr: 'Cette personne est déjà dans votre équipe. Indiquez un autre e-mail.',
  es: 'Esta persona ya está en tu equipo. Escribe otro correo.',
};

/** @param accounts of the plan, the owner's included */
export const teamIsFull = (accounts: number): Localised => ({
  it: `I ${accounts} account del tuo piano sono tutti occupati, contando gli inviti aperti. Ritira un invito o togli una persona, poi riprova.`,
  en: `All ${accounts} accounts of your plan are taken, open invitations included. Withdraw an invitation or remove someone, then try again.`,
  de: `Alle ${accounts} Konten Ihres Tarifs sind belegt, offene Einladungen mitgezählt. Nehmen Sie eine Einladung zurück oder entfernen Sie jemanden und versuchen Sie es noch einmal.`,
  fr: `Les ${accounts} comptes de votre formule sont tous pris, invitations en attente comprises. Retirez une invitation ou une personne, puis réessayez.`,
  es: `Las ${accounts} cuentas de tu plan están ocupadas, contando las invitaciones abiertas. Retira una invitación o quita a alguien y vuelve a intentarlo.`,
});

export const tooManyInvitations: Localised = {
  it: "Hai mandato molti inviti in poco tempo (20 all'ora). Riprova tra un'ora.",
  en: 'You sent many invitations in a short time (20 an hour). Try again in an hour.',
  de: 'Sie haben in kurzer Zeit viele Einladungen verschickt (20 pro Stunde). Versuchen Sie es in einer Stunde noch einmal.',
  fr: 'Vous avez envoyé beaucoup d’invitations en peu de temps (20 par heure). Réessayez dans une heure.',
  es: 'Has enviado muchas invitaciones en poco tiempo (20 por hora). Vuelve a intentarlo dentro de una hora.',
};

export const tooManyToOne: Localised = {
  it: 'A questo indirizzo sono già stati mandati 5 inviti nelle ultime 24 ore. Chiedi di guardare anche nella posta indesiderata, o riprova domani.',
  en: 'This address has been sent 5 invitations within 24 hours. Ask them to check their spam folder too, or try again tomorrow.',
  de: 'An diese Adresse gingen in 24 Stunden schon 5 Einladungen. Bitten Sie darum, auch im Spam-Ordner nachzusehen, oder versuchen Sie es morgen noch einmal.',
  fr: 'Cette adresse a déjà reçu 5 invitations en 24 heures. Demandez de regarder aussi dans les indésirables, ou réessayez demain.',
  es: 'A esta dirección ya se le han enviado 5 invitaciones en 24 horas. Pide que miren también en el correo no deseado, o vuelve a intentarlo mañana.',
};

export const noSuchInvitation: Localised = {
  it: "Questo invito non c'è più: è scaduto, è stato ritirato o è per un altro indirizzo. Chiedi un nuovo invito.",
  en: 'This invitation is gone: it has expired, was withdrawn, or is for another address. Ask for a new one.',
  de: 'Diese Einladung gibt es nicht mehr: Sie ist abgelaufen, wurde zurückgenommen oder gilt einer anderen Adresse. Bitte um eine neue.',
  fr: 'Cette invitation n’existe plus : elle a expiré, a été retirée ou concerne une autre adresse. Demandez-en une nouvelle.',
  es: 'Esta invitación ya no existe: ha caducado, se ha retirado o es para otra dirección. Pide una nueva.',
};

export const noSuchMember: Localised = {
  it: 'Questa persona non è nel tuo team. Ricarica la pagina per vedere chi ne fa parte.',
  en: 'This person is not in your team. Reload the page to see who is.',
  de: 'Diese Person ist nicht in Ihrem Team. Laden Sie die Seite neu, um zu sehen, wer dazugehört.',
  fr: 'Cette personne n’est pas dans votre équipe. Rechargez la page pour voir qui en fait partie.',
  es: 'Esta persona no está en tu equipo. Recarga la página para ver quién forma parte de él.',
};

export const notInATeam: Localised = {
  it: 'Non fai parte di nessun team: lavori già con il tuo piano.',
  en: 'You are not in a team: you already work on your own plan.',
  de: 'Sie sind in keinem Team: Sie arbeiten schon mit Ihrem eigenen Tarif.',
  fr: 'Vous ne faites partie d’aucune équipe : vous travaillez déjà avec votre propre formule.',
  es: 'No formas parte de ningún equipo: ya trabajas con tu propio plan.',
};

export const teamHasNoPlace: Localised = {
  it: 'Nel team non ci sono più posti. Chiedi al titolare di liberarne uno, poi accetta di nuovo.',
  en: 'The team has no places left. Ask its owner to free one, then accept again.',
  de: 'Im Team ist kein Platz mehr frei. Bitten Sie den Inhaber, einen freizumachen, und nehmen Sie dann noch einmal an.',
  fr: 'L’équipe n’a plus de place. Demandez au titulaire d’en libérer une, puis acceptez de nouveau.',
  es: 'En el equipo no quedan plazas. Pide al titular que libere una y vuelve a aceptar.',
};

export const teamRests: Localised = {
  it: 'Al momento il piano di chi ti ha invitato non ha un team. Chiedi al titolare di riattivare ELITE, poi accetta di nuovo.',
  en: 'At the moment the plan you were invited to does not include a team. Ask the owner to reactivate ELITE, then accept again.',
  de: 'Der Tarif, mit dem Sie eingeladen wurden, lässt zurzeit kein Team zu. Bitten Sie darum, ELITE wieder zu aktivieren, und nehmen Sie dann noch einmal an.',
  fr: 'Pour le moment, la formule de la personne qui vous a invité n’a pas d’équipe. Demandez-lui de réactiver ELITE, puis acceptez de nouveau.',
  es: 'Ahora mismo el plan de quien te invitó no incluye equipo. Pídele que reactive ELITE y vuelve a aceptar.',
};

export const inATeamAlready: Localised = {
  it: 'Fai già parte di un team. Esci da quello, poi accetta questo invito.',
  en: 'You are already in a team. Leave that one, then accept this invitation.',
  de: 'Sie sind schon in einem Team. Verlassen Sie es zuerst und nehmen Sie dann diese Einladung an.',
  fr: 'Vous faites déjà partie d’une équipe. Quittez-la, puis acceptez cette invitation.',
  es: 'Ya formas parte de un equipo. Déjalo primero y después acepta esta invitación.',
};

export const hasATeam: Localised = {
  it: 'Hai un tuo team. Togli prima le persone che ne fanno parte, poi accetta questo invito.',
  en: 'You have a team of your own. Remove its members first, then accept this invitation.',
  de: 'Sie haben ein eigenes Team. Entfernen Sie zuerst die Personen darin und nehmen Sie dann diese Einladung an.',
  fr: 'Vous avez votre propre équipe. Retirez-en d’abord les personnes, puis acceptez cette invitation.',
  es: 'Tienes tu propio equipo. Quita primero a quienes forman parte de él y después acepta esta invitación.',
};

export const paysHimself: Localised = {
  it: "Hai un abbonamento a pagamento tuo. Disdicilo prima, nella scheda Abbonamento: quando è finito puoi accettare l'invito.",
  en: 'You have a paid subscription of your own. Cancel it first, in the Subscription tab: once it has ended you can accept.',
  de: 'Sie haben ein eigenes bezahltes Abo. Kündigen Sie es zuerst im Reiter „Abo“: Sobald es beendet ist, können Sie annehmen.',
  fr: 'Vous avez votre propre abonnement payant. Résiliez-le d’abord, dans l’onglet Abonnement : une fois terminé, vous pourrez accepter.',
  es: 'Tienes una suscripción de pago propia. Cancélala primero en la pestaña Suscripción: cuando haya terminado podrás aceptar.',
};
