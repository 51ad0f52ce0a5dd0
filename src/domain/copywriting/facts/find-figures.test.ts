import { expect, it } from 'vitest';
import { compileWords } from './compiled-words.ts';
import { findFigures } from './find-figures.ts';
import { simplify } from './passage.ts';
import { germanFacts } from './words/de.ts';
import { englishFacts } from './words/en.ts';
import { spanishFacts } from './words/es.ts';
import { frenchFacts } from './words/fr.ts';
import { italianFacts } from './words/it.ts';

const words = { it: italianFacts, en: englishFacts, de: germanFacts, fr: frenchFacts, es: spanishFacts };

it.each([
  ['it', 'a 12.900 €', 12_900, 'euro'],
  ['it', 'a 12.900,00 euro', 12_900, 'euro'],
  ['it', '€ 12.900', 12_900, 'euro'],
  ['en', '€12,900', 12_900, 'euro'],
  ['fr', '12\u202f900\u00a0€', 12_900, 'euro'],
  ['fr', '12\u00a0900 km', 12_900, 'km'],
  ['de', '12.900,- €', 12_900, 'euro'],
  ['de', "12'900 km", 12_900, 'km'],
  ['de', '12’900 km', 12_900, 'km'],
  ['it', '210mila km', 210_000, 'km'],
  ['it', '12,9 mila euro', 12_900, 'euro'],
  ['en', '42k km', 42_000, 'km'],
  ['de', 'Kilometerstand: 42.000', 42_000, 'km'],
  ['it', 'quarantaseimila chilometri', 46_000, 'km'],
  ['de', 'vierundsechzigtausend Kilometer', 64_000, 'km'],
  ['fr', 'quatre-vingt-dix mille kilomètres', 90_000, 'km'],
  ['es', 'cuarenta y seis mil kilómetros', 46_000, 'km'],
  ['en', 'a hundred and fifty horsepower', 150, 'horsepower'],
  ['de', 'hundertfünfzig PS', 150, 'horsepower'],
  ['it', 'cinque porte', 5, 'doors'],
  ['de', 'fünftüriger', 5, 'doors'],
  ['de', '5-türig', 5, 'doors'],
  ['de', 'Siebensitzer', 7, 'seats'],
  ['en', 'a five-door', 5, 'doors'],
  ['fr', 'sept places', 7, 'seats'],
  ['it', 'da 1.968 cc', 1968, 'cc'],
  ['de', '1.968 cm³', 1968, 'cc'],
  ['es', '5,2 l/100 km', 5.2, 'consumption'],
  ['it', '189 € al mese', 189, 'perMonth'],
  ['it', '52 kWh', 52, 'kWh'],
  ['it', 'cerchi da 18"', 18, 'inches'],
] as const)('in %s "%s" is %d %s', (language, text, value, unit) => {
  const low = simplify(text);
  const [figure, ...more] = findFigures(low, words[language], compileWords(words[language])).filter(
    (found) => found.unit !== 'none',
  );
  expect(more).toEqual([]);
  expect(figure).toMatchObject({ value, unit });
  expect(low.slice(figure?.start, figure?.end)).toContain(figure?.written);
});

it.each([
  ['it', 'due passi in centro'],
  ['it', 'un posto tranquillo'],
  ['fr', 'Cette Golf de 1995 porte bien son âge'],
  ['en', 'two minutes from home'],
  ['de', 'die vier Jahreszeiten'],
] as const)('in %s "%s" measures nothing of a car', (language, text) => {
  const figures = findFigures(simplify(text), words[language], compileWords(words[language]));
  expect(figures.filter(({ unit }) => unit === 'doors' || unit === 'km' || unit === 'euro')).toEqual([]);
});
