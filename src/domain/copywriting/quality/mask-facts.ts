import type { Brief } from '#domain/vehicles/brief.ts';
import { vocabularies } from '#domain/vehicles/vocabularies.ts';

/** The text with the facts of its car replaced by tags, so that only the wording is left to compare. */
export function maskFacts(text: string, brief: Brief): string {
  const named = [brief.make, brief.model]
    .flatMap((name) => [name, ...name.split(' ')])
    .filter((name) => name.length > 1);
  const notes = (brief.notes ?? '')
    .split(/[,.;\n]+/)
    .map((note) => note.trim())
    .filter((note) => note.length > 3);
  const masked = [...notes, ...named]
    .sort((a, b) => b.length - a.length)
    .reduce((rest, fact) => rest.replace(new RegExp(literally(fact), 'giu'), ' TAG '), text);
  return masked
    .replace(factWords, ' TAG ')
    .replace(/\d+(?:[.,]\d+)*\s?(?:km|CV|cc|€|mesi|kW)?/gu, ' TAG ')
    .replace(/(?:\s*TAG\s*)+/g, ' TAG ');
}

const factWords = new RegExp(
  `(?<!\\p{L})(?:${[
    ...vocabularies.color
      .filter((color) => color !== 'Oro')
      .map((color) => (/[oa]$/.test(color) ? `${color.slice(0, -1)}[oa]` : color)),
    ...[
      'citycar',
      'SUV',
      'berlina',
      'crossover',
      'due volumi',
      'hatchback',
      'station wagon',
      'coupé',
      'cabrio',
    ],
    ...[
      'monovolume',
      'pickup',
      'furgone',
      'a benzina',
      'diesel',
      'elettric[oa]',
      'ibrid[oa]',
      'a GPL',
      'a metano',
      'a idrogeno',
    ],
    ...[
      'manuale',
      'automatico',
      'robotizzato',
      'CVT',
      'sequenziale',
      'anteriore',
      'posteriore',
      'integrale(?: 4x4)?',
    ],
    ...[
      'due porte',
      'tre porte',
      'quattro porte',
      'cinque porte',
      'usat[oa]',
      'aziendale',
      'della casa madre',
      'estesa',
    ],
    ...['color oro', 'di un anno', 'di due anni', 'di tre anni', 'di sei mesi', 'di diciotto mesi'],
  ].join('|')})(?!\\p{L})`,
  'giu',
);

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
