import type { Language } from '#domain/shared/languages.ts';
import type { MonthFigures } from './monthly-report.ts';

/** Everything a report says besides names, numbers and dates. */
export interface ReportWords {
  /** With the month, as in `ottobre 2026`. */
  title(month: string): string;
  /** Of the PDF, without its ending. */
  fileName: string;
  /** While the month runs. */
  until(day: string): string;
  owner: string;
  figure: string;
  thisMonth: string;
  monthBefore: string;
  figures: Record<keyof MonthFigures, string>;
  tooLittle: string;
  car: string;
  publishedOn: string;
  soldOn: string;
  daysStanding: string;
  daysToSale: string;
  published: { title: string; none: string };
  sold: { title: string; none: string };
  standing: { title: string; none: string };
  /** Below a list that was cut. */
  more(cars: number): string;
  unknown: string;
  howCounted: string;
  sample: string;
}

export const reportWords = {
  it: {
    title: (month) => `Rapporto di ${month}`,
    fileName: 'rapporto',
    until: (day) => `Fino al ${day}: il mese non è ancora finito.`,
    owner: 'Per',
    figure: 'Dato',
    thisMonth: 'Questo mese',
    monthBefore: 'Mese prima',
    figures: {
      descriptions: 'Descrizioni create',
      published: 'Auto pubblicate',
      leads: 'Auto con una prima richiesta',
      sold: 'Auto vendute',
      conversionRate: 'Pubblicate che hanno avuto una richiesta o una vendita',
      avgSaleTime: 'Tempo medio dalla pubblicazione alla vendita',
      qualityScore: 'Punteggio medio dei testi',
    },
    tooLittle: 'dati insufficienti',
    car: 'Auto',
    publishedOn: 'Pubblicata il',
    soldOn: 'Venduta il',
    daysStanding: 'Ferma da',
    daysToSale: 'Venduta in',
    published: { title: 'Pubblicate nel mese', none: 'Nessuna auto segnata come pubblicata.' },
    sold: { title: 'Vendute nel mese', none: 'Nessuna auto segnata come venduta.' },
    standing: { title: 'Ancora in vendita', none: 'Nessuna auto pubblicata è ancora in vendita.' },
    more: (cars) => (cars === 1 ? 'E un’altra auto.' : `E altre ${cars} auto.`),
    unknown: 'non indicata',
    howCounted:
      'I dati contano quello che hai segnato nello storico. Una media o una percentuale compare da tre auto in su, un punteggio medio da tre testi in su.',
    sample: 'Dati di esempio della modalità demo.',
  },
  en: {
    title: (month) => `Report for ${month}`,
    fileName: 'report',
    until: (day) => `Up to ${day}: the month is not over yet.`,
    owner: 'For',
    figure: 'Figure',
    thisMonth: 'This month',
    monthBefore: 'Month before',
    figures: {
      descriptions: 'Descriptions created',
      published: 'Cars published',
      leads: 'Cars with a first enquiry',
      sold: 'Cars sold',
      conversionRate: 'Published cars that had an enquiry or were sold',
      avgSaleTime: 'Average time from publication to sale',
      qualityScore: 'Average score of the texts',
    },
    tooLittle: 'too little data',
    car: 'Car',
    publishedOn: 'Published on',
    soldOn: 'Sold on',
    daysStanding: 'Standing for',
    daysToSale: 'Sold within',
    published: { title: 'Published in the month', none: 'No car was marked as published.' },
    sold: { title: 'Sold in the month', none: 'No car was marked as sold.' },
    standing: { title: 'Still for sale', none: 'No published car is still for sale.' },
    more: (cars) => (cars === 1 ? 'And one more car.' : `And ${cars} more cars.`),
    unknown: 'not given',
    howCounted:
      'The figures count what you marked in the history. An average or a percentage is shown from three cars on, an average score from three texts on.',
    sample: 'Sample data of the demo mode.',
  },
  de: {
    title: (month) => `Bericht für ${month}`,
    fileName: 'bericht',
    until: (day) => `Bis ${day}: Der Monat ist noch nicht zu Ende.`,
    owner: 'Für',
    figure: 'Kennzahl',
    thisMonth: 'Dieser Monat',
    monthBefore: 'Monat davor',
    figures: {
      descriptions: 'Erstellte Beschreibungen',
      published: 'Veröffentlichte Autos',
      leads: 'Autos mit einer ersten Anfrage',
      sold: 'Verkaufte Autos',
      conversionRate: 'Veröffentlichte mit Anfrage oder Verkauf',
      avgSaleTime: 'Durchschnitt von der Veröffentlichung bis zum Verkauf',
      qualityScore: 'Durchschnittliche Bewertung der Texte',
    },
    tooLittle: 'zu wenig Daten',
    car: 'Auto',
    publishedOn: 'Veröffentlicht am',
    soldOn: 'Verkauft am',
    daysStanding: 'Standzeit',
    daysToSale: 'Verkauft in',
    published: { title: 'Im Monat veröffentlicht', none: 'Kein Auto wurde als veröffentlicht markiert.' },
    sold: { title: 'Im Monat verkauft', none: 'Kein Auto wurde als verkauft markiert.' },
    standing: { title: 'Noch im Angebot', none: 'Kein veröffentlichtes Auto ist noch im Angebot.' },
    more: (cars) => (cars === 1 ? 'Und ein weiteres Auto.' : `Und ${cars} weitere Autos.`),
    unknown: 'nicht angegeben',
    howCounted:
      'Gezählt wird, was Sie im Verlauf markiert haben. Durchschnitte und Prozentwerte gibt es ab drei Autos, eine durchschnittliche Bewertung ab drei Texten.',
    sample: 'Beispieldaten der Demo.',
  },
  fr: {
    title: (month) => `Rapport : ${month}`,
    fileName: 'rapport-mensuel',
    until: (day) => `Jusqu’au ${day} : le mois n’est pas encore terminé.`,
    owner: 'Pour',
    figure: 'Chiffre',
    thisMonth: 'Ce mois-ci',
    monthBefore: 'Mois précédent',
    figures: {
      descriptions: 'Descriptions créées',
      published: 'Voitures publiées',
      leads: 'Voitures avec une première demande',
      sold: 'Voitures vendues',
      conversionRate: 'Voitures publiées ayant eu une demande ou une vente',
      avgSaleTime: 'Durée moyenne de la publication à la vente',
      qualityScore: 'Note moyenne des textes',
    },
    tooLittle: 'trop peu de données',
    car: 'Voiture',
    publishedOn: 'Publiée le',
    soldOn: 'Vendue le',
    daysStanding: 'En vente depuis',
    daysToSale: 'Vendue en',
    published: { title: 'Publiées dans le mois', none: 'Aucune voiture marquée comme publiée.' },
    sold: { title: 'Vendues dans le mois', none: 'Aucune voiture marquée comme vendue.' },
    standing: { title: 'Encore en vente', none: 'Aucune voiture publiée n’est encore en vente.' },
    more: (cars) => (cars === 1 ? 'Et une autre voiture.' : `Et ${cars} autres voitures.`),
    unknown: 'non indiquée',
    howCounted:
      'Ces chiffres comptent ce que vous avez marqué dans l’historique. Une moyenne ou un pourcentage s’affiche à partir de trois voitures, une note moyenne à partir de trois textes.',
    sample: 'Données d’exemple du mode démo.',
  },
  es: {
    title: (month) => `Informe de ${month}`,
    fileName: 'informe',
    until: (day) => `Hasta el ${day}: el mes aún no ha terminado.`,
    owner: 'Para',
    figure: 'Dato',
    thisMonth: 'Este mes',
    monthBefore: 'Mes anterior',
    figures: {
      descriptions: 'Descripciones creadas',
      published: 'Coches publicados',
      leads: 'Coches con una primera consulta',
      sold: 'Coches vendidos',
      conversionRate: 'Publicados que tuvieron una consulta o una venta',
      avgSaleTime: 'Tiempo medio de la publicación a la venta',
      qualityScore: 'Puntuación media de los textos',
    },
    tooLittle: 'datos insuficientes',
    car: 'Coche',
    publishedOn: 'Publicado el',
    soldOn: 'Vendido el',
    daysStanding: 'A la venta desde hace',
    daysToSale: 'Vendido en',
    published: { title: 'Publicados en el mes', none: 'Ningún coche marcado como publicado.' },
    sold: { title: 'Vendidos en el mes', none: 'Ningún coche marcado como vendido.' },
    standing: { title: 'Aún a la venta', none: 'Ningún coche publicado sigue a la venta.' },
    more: (cars) => (cars === 1 ? 'Y un coche más.' : `Y ${cars} coches más.`),
    unknown: 'sin indicar',
    howCounted:
      'Los datos cuentan lo que has marcado en el historial. Una media o un porcentaje aparece a partir de tres coches, una puntuación media a partir de tres textos.',
    sample: 'Datos de ejemplo del modo demo.',
  },
} satisfies Record<Language, ReportWords>;
