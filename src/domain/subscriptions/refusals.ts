import type { Localised } from '#domain/shared/localised.ts';

export const paymentsUnavailable: Localised = {
  it: 'Il servizio di pagamento non risponde. Riprova tra qualche minuto: non paghi due volte.',
  en: 'The payment service is not responding. Try again in a few minutes: you will not pay twice.',
  de: 'Der Zahlungsdienst antwortet nicht. Versuchen Sie es in ein paar Minuten noch einmal: Sie zahlen nicht doppelt.',
  fr: 'Le service de paiement ne répond pas. Réessayez dans quelques minutes : vous ne paierez pas deux fois.',
  es: 'El servicio de pago no responde. Vuelve a intentarlo en unos minutos: no pagarás dos veces.',
};

export const cancellationUnavailable: Localised = {
  it: 'Il servizio di pagamento non risponde. Riprova tra qualche minuto: se la disdetta è già passata te lo confermiamo per e-mail. Se non riesce ancora, scrivici e fermiamo noi il rinnovo.',
  en: 'The payment service is not responding. Try again in a few minutes: if your cancellation has gone through, we will confirm it by e-mail. If it still does not work, write to us and we will stop the renewal.',
  de: 'Der Zahlungsdienst antwortet nicht. Versuchen Sie es in ein paar Minuten noch einmal: Ist Ihre Kündigung schon durch, bestätigen wir sie Ihnen per E-Mail. Klappt es weiterhin nicht, schreiben Sie uns, dann stoppen wir die Verlängerung.',
  fr: 'Le service de paiement ne répond pas. Réessayez dans quelques minutes : si votre résiliation est déjà passée, nous vous la confirmons par e-mail. Si cela ne marche toujours pas, écrivez-nous et nous arrêterons le renouvellement.',
  es: 'El servicio de pago no responde. Vuelve a intentarlo en unos minutos: si la cancelación ya se ha completado, te la confirmamos por correo. Si sigue sin funcionar, escríbenos y detenemos nosotros la renovación.',
};

export const unpaidRenewal: Localised = {
  it: "L'ultimo rinnovo non è stato pagato. Pagalo e il piano continua.",
  en: 'The last renewal has not been paid. Pay it and the plan continues.',
  de: 'Die letzte Verlängerung ist noch nicht bezahlt. Bezahlen Sie sie, dann läuft der Tarif weiter.',
  fr: 'Le dernier renouvellement n’a pas été payé. Réglez-le et la formule continue.',
  es: 'La última renovación no está pagada. Págala y el plan continúa.',
};

export const paymentsNotOffered: Localised = {
  it: 'Al momento qui non si può pagare. Scrivici: attiviamo noi il piano.',
  en: 'Payments are not available here at the moment. Write to us and we will activate the plan.',
  de: 'Zahlen ist hier im Moment nicht möglich. Schreiben Sie uns, dann schalten wir den Tarif frei.',
  fr: 'Le paiement n’est pas possible ici pour le moment. Écrivez-nous et nous activerons la formule.',
  es: 'Ahora mismo aquí no se puede pagar. Escríbenos y activaremos el plan.',
};

export const ownersBusiness: Localised = {
  it: 'Lavori nel team di un altro account: piano e pagamenti li gestisce il titolare. Chiedi a lui, oppure esci prima dal team.',
  en: 'You work in the team of another account: plan and payments are up to its owner. Ask the owner, or leave the team first.',
  de: 'Sie arbeiten im Team eines anderen Kontos: Tarif und Zahlungen regelt dessen Inhaber. Fragen Sie dort nach oder verlassen Sie zuerst das Team.',
  fr: 'Vous travaillez dans l’équipe d’un autre compte : la formule et les paiements relèvent de son titulaire. Adressez-vous à lui ou quittez d’abord l’équipe.',
  es: 'Trabajas en el equipo de otra cuenta: el plan y los pagos los lleva su titular. Pídeselo o sal antes del equipo.',
};

export const alreadySubscribed: Localised = {
  it: 'Hai già un abbonamento attivo. Per cambiarlo vai alla dashboard, scheda Abbonamento.',
  en: 'You already have a running subscription. Change it in the dashboard, under Subscription.',
  de: 'Sie haben schon ein laufendes Abo. Sie können es in der Übersicht unter „Abo“ ändern.',
  fr: 'Vous avez déjà un abonnement en cours. Modifiez-le dans le tableau de bord, onglet Abonnement.',
  es: 'Ya tienes una suscripción activa. Cámbiala en el panel, en Suscripción.',
};

export const givenMore: Localised = {
  it: 'Il piano che ti abbiamo attivato noi comprende già questo: non c’è nulla da pagare. Se preferisci un abbonamento tuo, scrivici.',
  en: 'The plan we activated for you already includes this one: there is nothing to pay. If you would rather have a subscription of your own, write to us.',
  de: 'Der Tarif, den wir Ihnen freigeschaltet haben, enthält diesen schon: Sie müssen nichts zahlen. Möchten Sie lieber ein eigenes Abo, schreiben Sie uns.',
  fr: 'La formule que nous avons activée pour vous comprend déjà celle-ci : il n’y a rien à payer. Si vous préférez votre propre abonnement, écrivez-nous.',
  es: 'El plan que te activamos nosotros ya incluye este: no tienes que pagar nada. Si prefieres una suscripción propia, escríbenos.',
};

export const alreadyPaid: Localised = {
  it: 'Questo ordine è già stato pagato. Accedi con la stessa e-mail per usare il piano.',
  en: 'This order has been paid already. Sign in with the same e-mail address to use the plan.',
  de: 'Diese Bestellung ist schon bezahlt. Melden Sie sich mit derselben E-Mail an, um den Tarif zu nutzen.',
  fr: 'Cette commande est déjà payée. Connectez-vous avec le même e-mail pour utiliser la formule.',
  es: 'Este pedido ya está pagado. Inicia sesión con el mismo correo para usar el plan.',
};

export const noSubscription: Localised = {
  it: 'Non hai un abbonamento attivo. Scegli un piano, oppure scrivici se il piano ti è stato attivato da noi.',
  en: 'You have no running subscription. Choose a plan, or write to us if we activated yours for you.',
  de: 'Sie haben kein laufendes Abo. Wählen Sie einen Tarif oder schreiben Sie uns, wenn wir Ihren freigeschaltet haben.',
  fr: 'Vous n’avez pas d’abonnement en cours. Choisissez une formule, ou écrivez-nous si nous avons activé la vôtre.',
  es: 'No tienes ninguna suscripción activa. Elige un plan, o escríbenos si el tuyo lo activamos nosotros.',
};

export const openBillFirst: Localised = {
  it: "L'ultimo rinnovo non è stato pagato. Paga prima quello, poi puoi cambiare piano.",
  en: 'The last renewal has not been paid. Pay it first, then you can change the plan.',
  de: 'Die letzte Verlängerung ist noch nicht bezahlt. Bezahlen Sie sie zuerst, dann können Sie den Tarif wechseln.',
  fr: 'Le dernier renouvellement n’a pas été payé. Réglez-le d’abord, vous pourrez ensuite changer de formule.',
  es: 'La última renovación no está pagada. Págala primero y después podrás cambiar de plan.',
};

export const noOpenBill: Localised = {
  it: 'Non ci sono pagamenti in sospeso.',
  en: 'There is no outstanding payment.',
  de: 'Es ist keine Zahlung offen.',
  fr: 'Aucun paiement n’est en attente.',
  es: 'No hay pagos pendientes.',
};

export const sameOrder: Localised = {
  it: 'È già il tuo piano. Scegline un altro, o un altro ritmo di pagamento.',
  en: 'This is already your plan. Choose another one, or another billing period.',
  de: 'Das ist schon Ihr Tarif. Wählen Sie einen anderen oder eine andere Zahlungsweise.',
  fr: 'C’est déjà votre formule. Choisissez-en une autre, ou un autre rythme de paiement.',
  es: 'Ya es tu plan. Elige otro, u otra periodicidad de pago.',
};

export const paymentIsDisputed: Localised = {
  it: "L'ultimo pagamento è contestato o è stato rimborsato. Scrivici e lo chiariamo insieme.",
  en: 'The last payment is disputed or was refunded. Write to us and we will sort it out together.',
  de: 'Die letzte Zahlung ist angefochten oder wurde erstattet. Schreiben Sie uns, dann klären wir das gemeinsam.',
  fr: 'Le dernier paiement est contesté ou a été remboursé. Écrivez-nous pour régler cela ensemble.',
  es: 'El último pago está en disputa o se ha reembolsado. Escríbenos y lo aclaramos juntos.',
};

export const tooManyOrders: Localised = {
  it: 'Troppi tentativi di seguito. Aspetta qualche minuto e riprova.',
  en: 'Too many attempts in a row. Wait a few minutes and try again.',
  de: 'Zu viele Versuche hintereinander. Warten Sie ein paar Minuten und versuchen Sie es noch einmal.',
  fr: 'Trop d’essais à la suite. Attendez quelques minutes et réessayez.',
  es: 'Demasiados intentos seguidos. Espera unos minutos y vuelve a probar.',
};

export const unknownBill: Localised = {
  it: 'Questo pagamento non esiste più. Torna ai piani e ricomincia.',
  en: 'This payment no longer exists. Go back to the plans and start again.',
  de: 'Diese Zahlung gibt es nicht mehr. Gehen Sie zurück zu den Tarifen und fangen Sie neu an.',
  fr: 'Ce paiement n’existe plus. Revenez aux formules et recommencez.',
  es: 'Este pago ya no existe. Vuelve a los planes y empieza de nuevo.',
};

export const paidByCredit: Localised = {
  it: 'Il tuo credito paga già questo piano: è attivo. Apri la dashboard per vederlo.',
  en: 'Your credit already pays for this plan: it is active. Open your dashboard to see it.',
  de: 'Ihr Guthaben bezahlt diesen Tarif bereits: Er ist aktiv. Sie sehen ihn in Ihrer Übersicht.',
  fr: 'Votre crédit paie déjà cette formule : elle est active. Ouvrez votre tableau de bord pour la voir.',
  es: 'Tu saldo ya paga este plan: está activo. Abre tu panel para verlo.',
};

export const unknownOrder: Localised = {
  it: 'Da questo browser non risulta un pagamento. Se hai pagato, la mail con il link arriva entro dieci minuti.',
  en: 'We know of no payment from this browser. If you have paid, the e-mail with the link will arrive within ten minutes.',
  de: 'Von diesem Browser ist keine Zahlung bekannt. Wenn Sie bezahlt haben, kommt die E-Mail mit dem Link innerhalb von zehn Minuten.',
  fr: 'Aucun paiement connu depuis ce navigateur. Si vous avez payé, l’e-mail avec le lien arrive dans les dix minutes.',
  es: 'No consta ningún pago desde este navegador. Si has pagado, el correo con el enlace llega en diez minutos.',
};

export const orderIsTaken: Localised = {
  it: 'Questo ordine è già in un account: da qui l’indirizzo non si cambia più. Se non è il tuo, scrivici.',
  en: 'This order is already in an account: its address can no longer be changed here. If the account is not yours, write to us.',
  de: 'Diese Bestellung gehört schon zu einem Konto: Die Adresse lässt sich hier nicht mehr ändern. Ist es nicht Ihres, schreiben Sie uns.',
  fr: 'Cette commande est déjà dans un compte : l’adresse ne se change plus ici. Si ce n’est pas le vôtre, écrivez-nous.',
  es: 'Este pedido ya está en una cuenta: la dirección ya no se puede cambiar aquí. Si no es la tuya, escríbenos.',
};
