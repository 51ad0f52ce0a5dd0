import { expect, it } from 'vitest';
import { isUnderstood } from './is-understood.ts';
import { italianTerms } from './words/it.ts';

it.each([
  'garanzia estendibile a 36 mesi',
  'consegna a domicilio entro 100 km',
  'finanziamento fino a 84 mesi',
  'frizione da rifare',
  'graffi sul cofano',
  'cerchi in lega da 18 pollici',
  'impianto audio Bose',
])('"%s" is understood in full', (note) => {
  expect(isUnderstood(note, italianTerms)).toBe(true);
});

it.each([
  ['frizione che zoppica', 'a word nobody knows'],
  ['frizione', 'a part of which nothing is said'],
  ['senza graffi', 'a damage denied'],
  ['interni da ammirare', 'a state no table has'],
  ['bollo marzo', 'a month without a year'],
  ['sponda idraulica da collaudare', 'the inspection of one thing on board'],
  ['garanzia estendibile di 36 mesi', 'by how much a warranty may grow'],
  ['prezzo per commercianti', 'a sum without its figure'],
  ['superbollo 620€ pagato', 'a sum that is no longer asked for'],
  ['garanzia non trasferibile', 'a warranty that stays behind'],
  ['caparra non rimborsabile', 'a deposit that is kept'],
  ['trasporto con bisarca escluso', 'an offer that is withdrawn'],
  ['disponibile dal', 'a day that is missing'],
  ['finanziamento 84 mesi fissi', 'the only term of a loan'],
  ['bollo non pagato dal 2022', 'since when a tax is owed'],
  ['EGR esclusa', 'a part that is disabled, not left out of the price'],
  ['immatricolata conto terzi', 'a licence to carry, not a sale for others'],
  ['volante in pelle perforata', 'leather with holes that is no damage'],
  ['cerchi neri opachi', 'a colour that is no damage'],
  ['tagliando scaduto da 5000 km', 'since when a service is due'],
  ['', 'nothing'],
])('"%s" is not: %s', (note) => {
  expect(isUnderstood(note, italianTerms)).toBe(false);
});
