import { describe, expect, it, test } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { notesOf } from './fixtures/notes-of.ts';
import { understandNotes } from './understand-notes.ts';

const read = (notes: string, given: object = {}) =>
  understandNotes(briefSchema.parse({ make: 'Fiat', model: 'Tipo', notes, ...given }));
const inShort = (notes: string) =>
  notesOf(notes).map(({ language, kind, text }) => `${language} ${kind}: ${text}`);

describe('notes are cut into items and each is known for what it is', () => {
  it.each([
    ['sedili sportivi, riscaldati', ['it equipment: sedili sportivi, riscaldati']],
    [
      'gomme posteriori nuove, anteriori al 50%',
      ['it equipment: gomme posteriori nuove', 'it history: gomme anteriori al 50%'],
    ],
    ['unico proprietario dal 2015', ['it other: unico proprietario dal 2015']],
    [
      'lane assist. impianto Harman Kardon. keyless. portata 13 q.li. 3 posti',
      [
        'it equipment: lane assist',
        'it equipment: impianto Harman Kardon',
        'it equipment: keyless',
        'it equipment: portata 13 quintali',
        'it equipment: 3 posti',
      ],
    ],
    [
      'paratia,3 posti,consuma 5,2 litri',
      ['it equipment: paratia', 'it equipment: 3 posti', 'it other: consuma 5,2 litri'],
    ],
    ['leasing possibile, km 43000', ['it deal: leasing possibile', 'it other: 43000 km']],
    ['prezzo gia scontato x danno', ['it damage: prezzo già scontato per danno']],
    ['bollo 2025', ['it deal: bollo 2025']],
    ['motore nuovo con 5000 km', ['it other: motore nuovo con 5000 km']],
    ['iscritta ASI e libretti originali', ['it history: iscritta ASI e libretti originali']],
    [
      'danno anteriore a paraurti, cofano e faro. Airbag non esplosi',
      ['it damage: danno anteriore a paraurti, cofano e faro', 'it state: airbag non esplosi'],
    ],
    ['ruggine nel vano motore da verificare', ['it damage: ruggine nel vano motore da verificare']],
    ['bollo pagato fino a marzo', ['it deal: bollo pagato fino a marzo']],
    [
      'Scheckheft, 8-fach bereift, Kratzer an Stoßstange, Tür links. Airbags nicht ausgelöst',
      [
        'de history: Scheckheft',
        'de equipment: 8-fach bereift',
        'de damage: Kratzer an Stoßstange, Tür links',
        'de state: Airbags nicht ausgelöst',
      ],
    ],
    [
      'FULL SERVICE HISTORY, HEATED SEATS, scratches to bumper, bonnet and left door',
      [
        'en history: full service history',
        'en equipment: heated seats',
        'en damage: scratches to bumper, bonnet and left door',
      ],
    ],
    [
      'carnet d’entretien, jantes alu 18 pouces, embrayage à remplacer',
      [
        'fr history: carnet d’entretien',
        'fr equipment: jantes alu 18 pouces',
        'fr damage: embrayage à remplacer',
      ],
    ],
    [
      'libro de revisiones, llantas de 18 pulgadas, IVA deducible',
      ['es history: libro de revisiones', 'es equipment: llantas de 18 pulgadas', 'es deal: IVA deducible'],
    ],
    [
      'tetto panoramico, full service history, Klimaautomatik',
      ['it equipment: tetto panoramico', 'en history: full service history', 'de equipment: Klimaautomatik'],
    ],
    ['Bluetooth, ABS', ['it equipment: Bluetooth', 'it equipment: ABS']],
    ['IPT e messa su strada escluse', ['it deal: IPT esclusa', 'it deal: messa su strada esclusa']],
    [
      'tagliandi Toyota, ultimo 03/26',
      ['it history: tagliandi Toyota', 'it history: ultimo tagliando 03/2026'],
    ],
    ['impianto GPL BRC, collaudato', ['it equipment: impianto GPL BRC collaudato']],
    ['bollo ridotto 50%, BBS 17', ['it deal: bollo ridotto 50%', 'it other: BBS 17']],
    ['impianto Bose, assetto Bilstein', ['it equipment: impianto Bose', 'it equipment: assetto Bilstein']],
    ['spia motore accesa, 340000 km', ['it damage: spia motore accesa', 'it other: 340000 km']],
    ['la vendo perché mi danno l’auto aziendale', ['it deal: la vendo perché mi danno l’auto aziendale']],
    ['valuto permuta con 7 posti o camper', ['it deal: valuto permuta con 7 posti o camper']],
    [
      'garnzia 12 mesi, pasaggio compreso, iva detraible, finaziabile, boniffico',
      [
        'it deal: garanzia 12 mesi',
        'it deal: passaggio compreso',
        'it deal: IVA detraibile',
        'it deal: finanziabile',
        'it deal: bonifico',
      ],
    ],
    [
      'no comm.ti, rev. prenotata 15/05',
      ['it deal: non si vende a commercianti', 'it deal: revisione prenotata 15/05'],
    ],
    [
      'anticipo 3000€ poi 219€ x 48, riscatto 8750€ + iva',
      ['it deal: anticipo 3000€', 'it deal: 48 rate da 219 €', 'it deal: riscatto 8750€ più IVA'],
    ],
    ['mi danno un passaggio, motore ok', ['it deal: mi danno un passaggio', 'it state: motore ok']],
  ])('%s', (notes, items) => {
    expect(inShort(notes)).toEqual(items);
  });
});

test('a sentence with a verb keeps its items together, a list does not', () => {
  const isProse = (notes: string) => notesOf(notes).map(({ sentence }) => sentence.isProse);
  expect(isProse('Ha la retrocamera, il sensore angolo cieco e i vetri scuri dietro')).toEqual([true, true]);
  expect(isProse('I tagliandi sono stati fatti tutti in rete, l’ultimo a marzo')).toEqual([true, true]);
  expect(isProse('vendo per inutilizzo, gomme nuove, tagliandi')).toEqual([false, false, false]);
});

test('of two clauses in one item each is read for itself', () => {
  expect(notesOf('dorme in un capannone ed è sempre stata in garage').map(({ text }) => text)).toEqual([
    'dorme in un capannone',
    'è sempre stata in garage',
  ]);
});

test('an item that is understood in part has no meaning', () => {
  expect(notesOf('frizione che zoppica un poco').map(({ meanings }) => meanings)).toEqual([[]]);
});

test('an Italian damage is read with its place', () => {
  expect(notesOf('graffio portiera sinistra')).toMatchObject([
    { kind: 'damage', meanings: [{ term: 'scratch', places: [{ term: 'door', modifiers: ['left'] }] }] },
  ]);
});

describe('what no text repeats is named with the reason:', () => {
  it.each<[string, object, string[], string[]]>([
    [
      'mai incidentata, ottime condizioni, gancio traino',
      { condition: 'Semicollisione' },
      ['gancio traino'],
      ['mai incidentata: contradiction', 'ottime condizioni: contradiction'],
    ],
    [
      'accident-free, bonnet damaged in a crash, full service history',
      {},
      ['bonnet damaged in a crash', 'full service history'],
      ['accident-free: contradiction'],
    ],
    [
      'garanzia 12 mesi, gancio traino',
      { warranty: 'Nessuna garanzia' },
      ['gancio traino'],
      ['garanzia 12 mesi: contradiction'],
    ],
    ['garanzia 12 mesi, gancio traino', { warranty: '12 mesi' }, ['gancio traino'], []],
    ['no garanzia, gancio traino', { warranty: 'Nessuna garanzia' }, ['gancio traino'], []],
    ['no perditempo, gancio traino', {}, ['gancio traino'], ['no perditempo: slogan']],
    ['affare imperdibile, gancio traino', {}, ['gancio traino'], ['affare imperdibile: slogan']],
    [
      'Klimaautomatik, Alufelgen, Traumauto!!!, für Frauen',
      {},
      ['Klimaautomatik', 'Alufelgen'],
      ['Traumauto: slogan', 'für Frauen: slogan'],
    ],
    [
      '5 porte, elettrica, 116 CV, prezzo 9.900, gancio traino',
      { doors: '5', fuelType: 'Elettrico', power: '116', price: '9.900' },
      ['gancio traino'],
      [],
    ],
    ['5 porte, 130 CV', { doors: '3', power: '116' }, ['5 porte', '130 CV'], []],
    ['interni come nuovi, graffio sul paraurti', {}, ['interni come nuovi', 'graffio sul paraurti'], []],
    [
      'da vedere, gancio traino, salvo errori',
      {},
      ['gancio traino'],
      ['da vedere: slogan', 'salvo errori: slogan'],
    ],
    ['Klimaautomatik. Tel. 0171 2345678, www.autohaus.de', {}, ['Klimaautomatik'], []],
  ])('%s, %j', (notes, given, kept, left) => {
    const { notes: found, aside } = read(notes, given);
    expect(found.map(({ text }) => text)).toEqual(kept);
    expect(
      aside.filter(({ reason }) => reason !== 'contact').map(({ note, reason }) => `${note}: ${reason}`),
    ).toEqual(left);
  });
});

test.each([
  'cablaggio motore sostituito',
  'olio DSG a 105mila',
  'segni tappetino guida',
  'baule un pò piu piccolo x le bombole',
  'cavo mode3 SI cavo schuko NO',
  'scarico possibile',
  'Approved scad 11/26',
  'Grigio Agata int. rosso Carrera',
  'soh 96 letto in diagnosi',
  'niente permute ne rate',
  'no scambi e finanziamenti',
  'mangia mezzo kg olio ogni 5000',
])('two readings are none: %s', (notes) => {
  const found = understandNotes(briefSchema.parse({ make: 'Skoda', model: 'Octavia', notes })).notes;
  expect(found.flatMap(({ meanings }) => meanings)).toEqual([]);
});

test.each([
  ['si chiama Gino e ci ha portato in Marocco', 'ci ha portato in Marocco'],
  ['a benzina parte bene e passa a gas da sola', 'passa a gas da sola'],
  ['frizione fatta 30mila km fa', 'frizione fatta 30mila km fa'],
])('%s: nothing of it is lost or added', (notes, words) => {
  const { notes: found, aside } = understandNotes(briefSchema.parse({ make: 'Fiat', model: 'Panda', notes }));
  expect(found.map(({ text }) => text).join(', ')).toContain(words);
  expect(aside).toEqual([]);
});

test('no stability control is read out of VAT that is not shown', () => {
  const found = understandNotes(
    briefSchema.parse({ make: 'Fiat', model: 'Panda', notes: 'Iva non esp' }),
  ).notes;
  expect(found.map(({ kind, text }) => [kind, text])).toEqual([['deal', 'IVA non esposta']]);
});
