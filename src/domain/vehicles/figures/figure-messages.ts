import type { Localised } from '#domain/shared/localised.ts';
import type { FigureField } from './figure-field.ts';

/** What a field's figure looks like, in the number format of each language. */
const examples: Record<FigureField, Localised> = {
  year: same('2019'),
  mileage: { it: '45.000', en: '45,000', de: '45.000', fr: '45 000', es: '45.000' },
  power: {
    it: '110 CV o 81 kW',
    en: '110 hp or 81 kW',
    de: '110 PS oder 81 kW',
    fr: '110 ch ou 81 kW',
    es: '110 CV o 81 kW',
  },
  price: { it: '12.900', en: '12,900', de: '12.900', fr: '12 900', es: '12.900' },
  displacement: {
    it: '1598 o 1.6',
    en: '1598 or 1.6',
    de: '1598 oder 1,6',
    fr: '1598 ou 1,6',
    es: '1598 o 1.6',
  },
  doors: same('5'),
};

/** Nothing that could be read as the field's figure. */
export const unreadable = (field: FigureField): Localised => ({
  it: `Qui serve un numero, per esempio ${examples[field].it}. Il resto scrivilo nelle note.`,
  en: `A number is needed here, for example ${examples[field].en}. Put the rest in the notes.`,
  de: `Hier wird eine Zahl gebraucht, zum Beispiel ${examples[field].de}. Der Rest gehört in die Notizen.`,
  fr: `Il faut ici un nombre, par exemple ${examples[field].fr}. Mettez le reste dans les notes.`,
  es: `Aquí hace falta un número, por ejemplo ${examples[field].es}. Lo demás va en las notas.`,
});

export const severalFigures = (field: FigureField): Localised => ({
  it: `Qui c’è più di una cifra: scrivine una sola, per esempio ${examples[field].it}.`,
  en: `There is more than one figure here: enter just one, for example ${examples[field].en}.`,
  de: `Hier steht mehr als eine Zahl: Bitte nur eine eingeben, zum Beispiel ${examples[field].de}.`,
  fr: `Il y a ici plus d’un nombre : n’en écrivez qu’un, par exemple ${examples[field].fr}.`,
  es: `Aquí hay más de una cifra: escribe solo una, por ejemplo ${examples[field].es}.`,
});

/** `12` as a price, `150.0` as a mileage: it could be thousands or not. */
export const unclearSize = (field: FigureField): Localised => ({
  it: `Non è chiaro quanto sia: scrivi la cifra per intero, per esempio ${examples[field].it}.`,
  en: `It is not clear how much this is: enter the whole figure, for example ${examples[field].en}.`,
  de: `Unklar, wie viel das ist: Bitte die ganze Zahl eingeben, zum Beispiel ${examples[field].de}.`,
  fr: `On ne sait pas combien cela fait : écrivez le nombre entier, par exemple ${examples[field].fr}.`,
  es: `No está claro cuánto es: escribe la cifra entera, por ejemplo ${examples[field].es}.`,
});

export const otherCurrency: Localised = {
  it: 'Il prezzo va scritto in euro, per esempio 12.900.',
  en: 'Enter the price in euros, for example 12,900.',
  de: 'Bitte den Preis in Euro eingeben, zum Beispiel 12.900.',
  fr: 'Écrivez le prix en euros, par exemple 12 900.',
  es: 'Escribe el precio en euros, por ejemplo 12.900.',
};

export const otherSum: Localised = {
  it: 'Qui serve il prezzo intero dell’auto, per esempio 12.900. Rate, acconti e listino scrivili nelle note.',
  en: 'The whole price of the car is needed here, for example 12,900. Instalments, deposits and list prices go into the notes.',
  de: 'Hier wird der ganze Preis des Autos gebraucht, zum Beispiel 12.900. Raten, Anzahlung und Listenpreis gehören in die Notizen.',
  fr: 'Il faut ici le prix entier de la voiture, par exemple 12 900. Mensualités, apport et prix catalogue vont dans les notes.',
  es: 'Aquí hace falta el precio entero del coche, por ejemplo 12.900. Cuotas, entrada y tarifa van en las notas.',
};

export const otherDistance: Localised = {
  it: 'La percorrenza va scritta in chilometri, per esempio 45.000.',
  en: 'Enter the mileage in kilometres, for example 45,000.',
  de: 'Bitte die Laufleistung in Kilometern eingeben, zum Beispiel 45.000.',
  fr: 'Écrivez le kilométrage en kilomètres, par exemple 45 000.',
  es: 'Escribe el kilometraje en kilómetros, por ejemplo 45.000.',
};

function same(text: string): Localised {
  return { it: text, en: text, de: text, fr: text, es: text };
}
