import { expect, test } from 'vitest';
import { readListing } from '../read-listing.ts';
import type { ColumnAnswers } from './column-answers.ts';

const typed = 'Unico proprietario, tagliandi certificati';

/** What is read of two cars whose last column has this header and, in the first car, this cell. */
function readWith(header: string, cell: string, answers: ColumnAnswers = {}) {
  const quoted = `"${cell.replaceAll('"', '""')}"`;
  const content = `Marca;Modello;Anno;Km;${header}\nFiat;Panda;2019;45000;${quoted}\nFord;Ka;2018;61000;`;
  const reading = readListing({ content, answers });
  if (reading.kind !== 'stock-list') throw new Error(JSON.stringify(reading));
  return { notes: reading.readings[0]?.notes, meaning: reading.columns[4]?.meaning, reading };
}

test.each([
  ...['Note', 'NOTE', 'Note veicolo', 'Annotazioni', 'Osservazioni', 'Descrizione', 'note_aggiuntive'],
  ...['Notes', 'Remarks', 'Comments', 'Observations', 'Description', 'additionalInfo'],
  ...['Bemerkung', 'Bemerkungen', 'Notizen', 'Anmerkungen', 'Beschreibung', 'Fahrzeugbeschreibung'],
  ...['Commentaires', 'Remarques', 'Observations', 'Descriptif', 'Informations complémentaires'],
  ...['Observaciones', 'Comentarios', 'Notas', 'Descripción', 'Información adicional'],
])('what stands below %s is what the dealer notes of the car', (header) => {
  expect(readWith(header, typed)).toMatchObject({ notes: typed, meaning: 'notes' });
});

test.each([
  ...[
    'Note interne',
    'Note (interne)',
    'noteInterne',
    'Annotazioni private',
    'Note riservate',
    'Uso interno',
  ],
  ...['Internal notes', 'Private remarks', 'internal_comment', 'Private', 'Confidential notes'],
  ...['Interne Bemerkung', 'Interne Notizen', 'Bemerkung (intern)', 'Intern', 'Notiz vertraulich'],
  ...['Notes internes', 'Commentaire interne', 'Remarques privées', 'Observations confidentielles'],
  ...['Notas internas', 'Observaciones privadas', 'Comentario interno', 'Notas reservadas'],
])('what stands below %s is the dealer’s alone, and nobody is asked about it', (header) => {
  const { reading, meaning } = readWith(header, 'il cliente deve un saldo');
  expect(meaning).toBe('ignore');
  expect(JSON.stringify(reading.readings)).not.toContain('saldo');
});

test('columns of an interior and of private buyers are no private notes', () => {
  expect(readWith('Interni', 'pelle').meaning).toBe('ignore');
  expect(readWith('Prezzo privati', '8900').reading.readings[0]?.vehicle.price).toBe(8900);
});

test.each([
  [
    'tags and entities',
    '<p>Unico proprietario</p><ul><li>cinghia &amp; pompa fatte</li></ul>',
    'Unico proprietario\ncinghia & pompa fatte',
  ],
  ['line breaks', 'graffio paraurti\n\n  gomme   nuove ', 'graffio paraurti\ngomme nuove'],
  ['a phone', 'Gancio traino, chiamare Mario al 347 1234567, gomme nuove', 'Gancio traino, gomme nuove'],
  ['a phone with its word', 'Cinghia fatta a 90.000 km. Tel. 02 12345678.', 'Cinghia fatta a 90.000 km.'],
  ['an address of mail', 'Bollo pagato; scrivere a info@autorossi.example', 'Bollo pagato'],
  ['a link', 'vedi https://autorossi.example/panda, bollo pagato', 'bollo pagato'],
  ['a plate', 'targa AB123CD, bollo pagato', 'bollo pagato'],
  ['nothing but a contact', 'Tel. 347 1234567', undefined],
  [
    'a line for the dealer alone',
    'bollo pagato\nNote interne: ritirata a 5.000\nINTERN: Standschaden',
    'bollo pagato',
  ],
  ['the inside of the car', 'Interni: pelle\nInterno: alcantara', 'Interni: pelle\nInterno: alcantara'],
  ['a private seller', 'Privat-Pkw aus erster Hand', 'Privat-Pkw aus erster Hand'],
  ['a dash', '-', undefined],
  ['a word for nothing', 'Nessuna', undefined],
  ['inches and smaller than', 'cerchi 17" e consumo < 5 l', 'cerchi 17" e consumo < 5 l'],
])('notes are the dealer’s words without tags, contacts and what is internal: %s', (_, cell, notes) => {
  expect(readWith('Note', cell).notes).toBe(notes);
});

const wordy = (count: number) => Array.from({ length: count }, (_, n) => `parola${n}`).join(' ');
const advertisement = `<p>Gentile cliente, ${wordy(150)}.</p><p>Vi aspettiamo nel nostro salone!</p>`;

test('a finished advertisement is no note: its greetings and offers would be repeated in the new text, like a page’s own description it is never shown', () => {
  for (const header of ['Descrizione', 'Note']) {
    const { notes, meaning } = readWith(header, advertisement);
    expect([notes, meaning]).toEqual([undefined, 'ignore']);
  }
  expect(readWith('Descrizione', wordy(100)).notes).toBe(wordy(100));
  expect(readWith('Descrizione', wordy(101)).notes).toBeUndefined();
  expect(readWith('Descrizione', 'a'.repeat(1001)).notes).toBeUndefined();
});

test('beside finished advertisements the short notes of the same column are kept', () => {
  const content = `Marca;Modello;Anno;Km;Descrizione\nFiat;Panda;2019;45000;${advertisement}\nFord;Ka;2018;61000;${typed}`;
  expect(readListing({ content })).toMatchObject({
    readings: [{ vehicle: { model: 'Panda' } }, { notes: typed }],
    columns: [{}, {}, {}, {}, { header: 'Descrizione', meaning: 'notes' }],
  });
});

test('what the seller says are notes is taken whole, up to the last sentence that was not cut', () => {
  const whole = readWith('Descrizione', advertisement, { descrizione: 'notes' });
  expect(whole.notes).toMatch(/^Gentile cliente, .*parola149\.\nVi aspettiamo nel nostro salone!$/);
  const long = `Marca;Modello;Anno;Km;Testo\nFiat;Panda;2019;45000;${'Bella auto. '.repeat(600)}`;
  const reading = readListing({ content: long, answers: { testo: 'notes' } });
  const cut = reading.kind === 'listing' ? reading.notes : undefined;
  expect(cut?.length).toBeGreaterThan(4900);
  expect(cut).toMatch(/^Bella auto\. .*auto\.$/);
  expect(readWith('K7', 'gomme nuove', { k7: 'notes' })).toMatchObject({
    notes: 'gomme nuove',
    meaning: 'notes',
  });
  expect(readWith('Note', 'gomme nuove', { note: 'ignore' }).notes).toBeUndefined();
});

test.each([
  ['names', 'Fiat Panda 1.2 Easy', 'name'],
  ['versions', '1.2 Easy 69cv', undefined],
])('a column Descrizione that holds %s is asked about', (_, cell, proposal) => {
  const { reading, notes } = readWith('Descrizione', cell);
  expect(notes).toBeUndefined();
  expect(reading.columns[4]).toEqual({
    ...{ header: 'Descrizione', samples: [cell] },
    ...(proposal && { proposal }),
  });
});

test('several columns of notes follow each other, and no more than notes may hold is kept', () => {
  const lines = (name: string) =>
    Array.from({ length: 40 }, (_, n) => `${name} ${n} ${'x'.repeat(100)}`).join('\n');
  const content = `Marca;Modello;Anno;Note;K1;K2;K3\nFiat;Panda;2019;gomme nuove;"${lines('a')}";"${lines('b')}";"${lines('c')}"\nFord;Ka;2018;;;;`;
  const reading = readListing({ content, answers: { k1: 'notes', k2: 'notes', k3: 'notes' } });
  const notes = (reading.kind === 'stock-list' && reading.readings[0]?.notes) || '';
  expect(notes).toMatch(/^gomme nuove\na 0 x+\n/);
  expect(notes.length).toBeGreaterThan(9800);
  expect(notes.length).toBeLessThanOrEqual(10_000);
  expect(notes).toMatch(/ x{100}$/);
});

test('a row that names no car keeps its notes and equipment, one whose cells do not fit keeps neither', () => {
  const content =
    'Marca;Modello;Anno;Km;Optional;Note\nFiat;Panda;2019;45000;;\nFord;Ka;2018;61000;;\nLancia;;2018;52000;Clima;gomme nuove\nOpel;Corsa;2018;52000;Clima;gomme;nuove';
  const reading = readListing({ content });
  expect(reading).toMatchObject({
    incomplete: [
      { reading: { vehicle: { make: 'Lancia' }, equipment: ['Clima'], notes: 'gomme nuove' } },
      { reading: { equipment: [] } },
    ],
  });
  expect(JSON.stringify(reading)).not.toContain('"notes":"gomme"');
});

test.each([
  [
    'JSON',
    JSON.stringify([
      {
        marca: 'Fiat',
        modello: 'Panda',
        anno: 2019,
        km: 45_000,
        note: typed,
        interno: { note: 'costo 5000' },
      },
      { marca: 'Ford', modello: 'Ka', anno: 2018, km: 61_000, note: ['gomme nuove', 'bollo pagato'] },
    ]),
  ],
  [
    'XML',
    `<?xml version="1.0"?><parco><auto><interno><note>costo 5000</note><autore>Ugo</autore></interno><marca>Fiat</marca><modello>Panda</modello><anno>2019</anno><km>45000</km><note>${typed}</note></auto>
<auto><marca>Ford</marca><modello>Ka</modello><anno>2018</anno><km>61000</km><note>gomme nuove
bollo pagato</note></auto></parco>`,
  ],
])('notes of %s are read like a column, those inside what is internal are not', (_, content) => {
  const reading = readListing({ content });
  expect(reading).toMatchObject({
    readings: [{ notes: typed }, { notes: 'gomme nuove\nbollo pagato' }],
  });
  expect(JSON.stringify(reading.kind === 'stock-list' && reading.readings)).not.toContain('costo');
});
