import type { Day } from '#domain/shared/days.ts';
import type { Localised } from '#domain/shared/localised.ts';

export const notYet: Localised = {
  it: 'Questo giorno deve ancora venire: scegli oggi o un giorno passato.',
  en: 'This day is still to come: choose today or a day in the past.',
  de: 'Dieser Tag kommt erst noch: Wählen Sie heute oder einen vergangenen Tag.',
  fr: 'Ce jour n’est pas encore arrivé : choisissez aujourd’hui ou un jour passé.',
  es: 'Ese día aún no ha llegado: elige hoy o un día pasado.',
};

export const tooLongAgo: Localised = {
  it: 'Questo giorno è troppo lontano: scegline uno dal 2000 in poi.',
  en: 'This day is too long ago: choose one from 2000 onwards.',
  de: 'Dieser Tag liegt zu weit zurück: Wählen Sie einen ab dem Jahr 2000.',
  fr: 'Ce jour est trop ancien : choisissez-en un à partir de 2000.',
  es: 'Ese día es demasiado antiguo: elige uno a partir del año 2000.',
};

export const noTextOfStyle: Localised = {
  it: 'Questa auto non ha un testo di questo stile: scegline uno che ha.',
  en: 'This car has no text of this style: choose one that it has.',
  de: 'Dieses Auto hat keinen Text in diesem Stil: Wählen Sie einen, den es hat.',
  fr: 'Cette voiture n’a pas de texte de ce style : choisissez-en un qu’elle a.',
  es: 'Este coche no tiene un texto de este estilo: elige uno que tenga.',
};

export const soldIsNotWithdrawn: Localised = {
  it: 'Questa auto è segnata come venduta: togli prima la vendita, poi segnala come ritirata.',
  en: 'This car is marked as sold: undo the sale first, then mark it as withdrawn.',
  de: 'Dieses Auto ist als verkauft markiert: Nehmen Sie erst den Verkauf zurück, dann markieren Sie es als zurückgezogen.',
  fr: 'Cette voiture est marquée comme vendue : annulez d’abord la vente, puis marquez-la comme retirée.',
  es: 'Este coche está marcado como vendido: quita primero la venta y márcalo después como retirado.',
};

export const markedMeanwhile: Localised = {
  it: "Qualcun altro sta segnando la stessa auto in questo momento: ricarica l'elenco e riprova.",
  en: 'Someone else is marking the same car at this moment: reload the list and try again.',
  de: 'Jemand anderes markiert gerade dasselbe Auto: Laden Sie die Liste neu und versuchen Sie es noch einmal.',
  fr: 'Quelqu’un d’autre marque la même voiture en ce moment : rechargez la liste et réessayez.',
  es: 'Otra persona está marcando el mismo coche en este momento: recarga la lista e inténtalo de nuevo.',
};

export const tooManyAtOnce: Localised = {
  it: 'Troppe azioni in poco tempo. Aspetta un minuto e riprova.',
  en: 'Too many actions in a short time. Wait a minute and try again.',
  de: 'Zu viele Aktionen in kurzer Zeit. Warten Sie eine Minute und versuchen Sie es noch einmal.',
  fr: 'Trop d’actions en peu de temps. Attendez une minute et réessayez.',
  es: 'Demasiadas acciones en poco tiempo. Espera un minuto y vuelve a intentarlo.',
};

export const tooManyOfDay: Localised = {
  it: 'Troppe azioni per un solo giorno. Riprova domani.',
  en: 'Too many actions for one day. Try again tomorrow.',
  de: 'Zu viele Aktionen für einen Tag. Versuchen Sie es morgen noch einmal.',
  fr: 'Trop d’actions pour une seule journée. Réessayez demain.',
  es: 'Demasiadas acciones para un solo día. Vuelve a intentarlo mañana.',
};

type Earlier = 'published' | 'lead';
type Later = 'lead' | 'sold' | 'withdrawn';

const laterNames = {
  lead: {
    it: 'La richiesta',
    en: 'The enquiry',
    de: 'Die Anfrage',
    fr: 'La demande',
    es: 'La consulta',
  },
  sold: { it: 'La vendita', en: 'The sale', de: 'Der Verkauf', fr: 'La vente', es: 'La venta' },
  withdrawn: {
    it: 'Il ritiro',
    en: 'The withdrawal',
    de: 'Der Rückzug',
    fr: 'Le retrait',
    es: 'La retirada',
  },
} satisfies Record<Later, Localised>;

const earlierNames = {
  published: {
    it: 'la pubblicazione',
    en: 'the publication',
    de: 'der Veröffentlichung',
    fr: 'la publication',
    es: 'la publicación',
  },
  lead: { it: 'la richiesta', en: 'the enquiry', de: 'der Anfrage', fr: 'la demande', es: 'la consulta' },
} satisfies Record<Earlier, Localised>;

/** Two days in the wrong order; `other` is the one that stood already. */
export function notBefore(later: Later, earlier: Earlier, other: Day): Localised {
  const [is, was] = [laterNames[later], earlierNames[earlier]];
  const [year, month, date] = other.split('-');
  const [slashes, dots] = [[date, month, year].join('/'), [date, month, year].join('.')];
  return {
    it: `${is.it} non può precedere ${was.it}: correggi uno dei due giorni (l'altro è il ${slashes}).`,
    en: `${is.en} cannot be before ${was.en}: correct one of the two days (the other one is ${slashes}).`,
    de: `${is.de} kann nicht vor ${was.de} liegen: Korrigieren Sie einen der beiden Tage (der andere ist der ${dots}).`,
    fr: `${is.fr} ne peut pas précéder ${was.fr} : corrigez l'un des deux jours (l'autre est le ${slashes}).`,
    es: `${is.es} no puede ser anterior a ${was.es}: corrige uno de los dos días (el otro es el ${slashes}).`,
  };
}
