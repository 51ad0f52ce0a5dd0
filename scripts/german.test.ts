import { expect, test } from 'vitest';
import { linesIn } from './lines-in.ts';

const informal =
  /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|euch|euer|eure\p{L}*|habt|ihr (?:könnt|seid|nutzt))(?!\p{L})/iu;

/** Of those that dealers are told most often; none of them is a German noun too. */
const imperatives = [
  ...['aktiviere', 'ändere', 'entferne', 'ergänze', 'füge?', 'geh', 'gib', 'klicke', 'kopiere', 'korrigiere'],
  ...[
    'lade',
    'lass',
    'lies',
    'markiere',
    'melde',
    'nimm',
    'öffne',
    'prüfe?',
    'registriere',
    'schau',
    'schreibe?',
  ],
  ...[
    'setze',
    'sieh',
    'speichere',
    'tippe?',
    'trag',
    'versuche? es',
    'wähle?',
    'warte',
    'wechsle',
    'zahle',
    'zieh',
  ],
];
const imperative = new RegExp(`(?<!\\p{L})(?:${imperatives.join('|')})(?!\\p{L})`, 'iu');

/** The words of users about themselves: “Ich stimme zu” is no order to anybody. */
const firstPerson = /[^.:?!]*(?<!\p{L})ich(?!\p{L})[^.:?!]*/giu;

test('German speaks to dealers with Sie, in every part of the product', () => {
  const lines = linesIn('de');
  // The pages alone have as many: fewer would mean that they are not found.
  expect(lines.length).toBeGreaterThan(3000);
  expect(lines.filter((line) => isInformal(line))).toEqual([]);
});

test.each(['Wählen Sie einen Tarif.', 'Ich warte auf die Seite', 'Ihr Tarif gilt sofort.', 'Suche löschen'])(
  '%s is formal',
  (line) => expect(isInformal(line)).toBe(false),
);

test.each([
  'Dein Tarif',
  'Schreib uns',
  'Prüfe die Verbindung.',
  'und versuche es noch einmal',
  'wenn du magst',
])('%s is not', (line) => expect(isInformal(line)).toBe(true));

function isInformal(line: string): boolean {
  return informal.test(line) || imperative.test(line.replace(firstPerson, ''));
}
