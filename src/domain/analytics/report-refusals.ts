import type { Localised } from '#domain/shared/localised.ts';

export const monthNotBegun: Localised = {
  it: 'Questo mese non è ancora cominciato. Scegline uno già iniziato.',
  en: 'This month has not begun yet. Choose one that has.',
  de: 'Dieser Monat hat noch nicht begonnen. Wählen Sie einen, der schon läuft oder vorbei ist.',
  fr: 'Ce mois n’a pas encore commencé. Choisissez-en un qui a déjà débuté.',
  es: 'Este mes aún no ha empezado. Elige uno que ya haya empezado.',
};

export const tooManyReports: Localised = {
  it: 'Hai chiesto molti rapporti in poco tempo. Aspetta dieci minuti e riprova.',
  en: 'You have asked for many reports in a short time. Wait ten minutes and try again.',
  de: 'Sie haben in kurzer Zeit viele Berichte angefordert. Warten Sie zehn Minuten und versuchen Sie es noch einmal.',
  fr: 'Vous avez demandé beaucoup de rapports en peu de temps. Attendez dix minutes et réessayez.',
  es: 'Has pedido muchos informes en poco tiempo. Espera diez minutos y vuelve a intentarlo.',
};

export const deadStopLink: Localised = {
  it: 'Questo link non vale più. Accedi e disattiva il rapporto mensile nelle analisi, alla voce Rapporti.',
  en: 'This link no longer works. Sign in and switch the monthly report off in the analytics, under Reports.',
  de: 'Dieser Link gilt nicht mehr. Melden Sie sich an und schalten Sie den Monatsbericht in den Auswertungen unter „Berichte“ ab.',
  fr: 'Ce lien n’est plus valable. Connectez-vous et désactivez le rapport mensuel dans les analyses, sous « Rapports ».',
  es: 'Este enlace ya no es válido. Inicia sesión y desactiva el informe mensual en los análisis, en «Informes».',
};
