import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import type { EvidenceSource, Finding } from '../listing-reading.ts';
import { splitTitle } from './split-title.ts';

const longest = 200;

/** Titles of pages about many cars or about none; nothing is read from them. */
const ofAList =
  /annunci|\busat[ae]\b(?=.*\b(in vendita|prezzi|online)\b)|auto usate|risultati|ricerca|gebrauchtwagen|angebote|suchergebnis|voitures? d'occasion|annonces|used cars|cars for sale|search results|coches? de segunda mano|resultados|tweedehands auto|listino|prezzi e|prova su strada|recensione|test drive|scheda tecnica|noleggio (?:a )?lungo|modellino|^(?:noleggi|ricamb|cambio|motore|filtro|faro|fanale|paraurti|cerchi|tappetini|pneumatici|gomme|accessori|ersatzteil|felgen|pièces?|spare|recambios?)/i;

/** Drives that a version's name states by a word only that drive is sold under. */
const allWheel = /\b(xdrive|quattro|4matic|4motion|4wd|awd)\b/i;

/** What a title, heading or name says: make, model, and the facts that carry their own unit. */
export function readTitle(text: string, where: string, source: EvidenceSource = 'title'): Finding[] {
  const title = text.slice(0, longest);
  if (ofAList.test(title)) return [];
  const names = splitTitle(title);
  if (!names) return [];
  const find = (field: VehicleField, raw: string | undefined): Finding[] =>
    raw === undefined ? [] : [{ field, source, where, raw }];
  return [
    ...find('make', names.make),
    ...find('model', names.model),
    ...find(
      'year',
      only(
        withoutNames(title, names),
        /(?<![\d.,/-])(?:199|20[0-4])\d(?![\d.,]*\d|\s?[-–/]\s?\d|\s?(?:€|£|\$|km\b|eur|cc\b|chf))/gi,
      ),
    ),
    ...find('power', only(title, /\b\d{2,4} ?(?:cv|ps|ch|kw|cavalli)\b/gi)),
    ...find('fuelType', fuelWord(title)),
    ...drive(title).map(
      (raw) =>
        ({ field: 'driveType', source, where, raw, says: /4 ?x ?4/i.test(raw) ? '4x4' : 'AWD' }) as const,
    ),
  ];
}

/** The text a pattern finds once; two different ones are no evidence. */
function only(text: string, pattern: RegExp): string | undefined {
  const [first, ...others] = new Set(text.match(pattern));
  return others.length === 0 ? first : undefined;
}

function fuelWord(title: string): string | undefined {
  const words = title.match(
    /\b(?:diesel|benzina|benzin|petrol|gasoline|essence|gasolina|gpl|lpg|metano|cng|(?:plug-?in[ -]?)?hybrid|ibrid[ao]|hybride|elettric[ao]|elektro|electric|électrique)\b/gi,
  );
  return words?.join(' ');
}

const drive = (title: string): string[] =>
  [(allWheel.exec(title) ?? /\b4 ?x ?4\b/i.exec(title))?.[0] ?? []].flat();

/** A Peugeot 2008 is no car of that year. */
const withoutNames = (title: string, { model }: { model: string }) => title.replace(model, ' ');
