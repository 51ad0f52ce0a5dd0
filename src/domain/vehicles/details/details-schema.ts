import { z } from 'zod';
import { cleanLine } from '#domain/shared/clean-text.ts';
import type { Localised } from '#domain/shared/localised.ts';
import { outOfRange } from '../brief-messages.ts';
import { type DetailField, type Details, detailFields, detailTable } from './detail.ts';
import { parseMonth } from './parse-month.ts';

/**
 * The details of a car as they are sent: empty ones count as absent, months may be typed. What comes out goes in
 * unchanged; without any detail it is undefined.
 */
export const detailsSchema = z
  .object(
    Object.fromEntries(detailFields.map((field) => [field, schemaOf(field)])) as Record<
      DetailField,
      ReturnType<typeof schemaOf>
    >,
  )
  .transform((details) => {
    const known = Object.entries(details).filter(([, value]) => value !== undefined);
    return known.length > 0 ? (Object.fromEntries(known) as Details) : undefined;
  })
  .optional();

function schemaOf(field: DetailField) {
  const row = detailTable[field];
  const given = z
    .union([z.string().max(200), z.number()])
    .nullish()
    .transform((value) => cleanLine(String(value ?? '')));
  return given
    .transform((text, context): string | number | undefined => {
      if (text === '') return undefined;
      const [value, fault] = read(row, text);
      if (fault) context.addIssue({ code: 'custom', params: { text: fault } });
      return value;
    })
    .optional();
}

function read(
  row: (typeof detailTable)[DetailField],
  text: string,
): [string | number | undefined, Localised?] {
  switch (row.kind) {
    case 'text':
      return text.length > row.most ? [undefined, tooLong(row.most)] : [text];
    case 'month': {
      const month = parseMonth(text);
      return month ? [month] : [undefined, noMonth];
    }
    case 'figure': {
      const figure = Number(text);
      const isThere = Number.isInteger(figure) && figure >= row.least && figure <= row.most;
      return isThere ? [figure] : [undefined, outOfRange(row.least, row.most)];
    }
    case 'choice': {
      const options: readonly string[] = row.options;
      return options.includes(text) ? [text] : [undefined, noOption(options)];
    }
  }
}

const noMonth: Localised = {
  it: 'Scrivi mese e anno, per esempio 05/2027.',
  en: 'Enter the month and year, for example 05/2027.',
  de: 'Bitte Monat und Jahr angeben, zum Beispiel 05/2027.',
  fr: 'Indiquez le mois et l’année, par exemple 05/2027.',
  es: 'Escribe mes y año, por ejemplo 05/2027.',
};

const tooLong = (most: number): Localised => ({
  it: `Al massimo ${most} caratteri.`,
  en: `At most ${most} characters.`,
  de: `Höchstens ${most} Zeichen.`,
  fr: `${most} caractères au plus.`,
  es: `Como máximo ${most} caracteres.`,
});

const noOption = (options: readonly string[]): Localised => {
  const list = options.join(', ');
  return {
    it: `Scegli una voce dell’elenco: ${list}.`,
    en: `Choose one from the list: ${list}.`,
    de: `Bitte aus der Liste wählen: ${list}.`,
    fr: `Choisissez dans la liste : ${list}.`,
    es: `Elige una opción de la lista: ${list}.`,
  };
};
