import { describe, expect, it } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { readCar } from '../car/read-car.ts';
import { readNotes } from './read-notes.ts';

const textsOf = (notes: string) => readNotes(notes).map(({ text }) => text);

describe('notes are read as', () => {
  it.each([
    ['PASSO LUNGO e chiama 333 1234567 www.sito.it', ['passo lungo']],
    ['Bluetooth. Per info contattare Mario, visita il sito', ['Bluetooth']],
    ['PDK, pasm, ACC', ['cambio PDK', 'sospensioni PASM', 'cruise control adattivo ACC']],
    ['SCARICO CAPRISTO, KONI FSD', ['scarico Capristo', 'ammortizzatori Koni FSD']],
    ['iscritta ASI e libretti originali', ['iscritt@ ASI', 'libretti originali']],
    ['libretta service', ['libretta service']],
    ['gancio traino, trattativa riservata', ['gancio di traino']],
    [
      'sensori parcheggio, cerchi lega, gancio traino',
      ['sensori di parcheggio', 'cerchi in lega', 'gancio di traino'],
    ],
    [
      'sedili ant. riscaldati, paraurti post. riverniciato',
      ['sedili anteriori riscaldati', 'paraurti posteriore riverniciato'],
    ],
    ['sedili sportivi, riscaldati', ['sedili sportivi riscaldati']],
    ['graffio portiera sinistra', ['graffio sulla portiera sinistra']],
    ['ammaccatura lato dx', ['ammaccatura sul lato destro']],
    ['grandinata', ['danni da grandine']],
    ['Urto anteriore: faro, cofano', ['urto anteriore, con danni a faro e cofano']],
    ['cinghia DISTRIBUZIONE FATTA A 90.000 KM', ['cinghia di distribuzione fatta a 90.000 km']],
    ['neopatentati ok', ['può essere guidat@ anche dai neopatentati']],
    ['ex taxi', ['è stat@ usat@ come taxi']],
    ['batteria a noleggio 69€/mese', ['batteria a noleggio a 69 € al mese']],
    ['piccolo bollo cofano', ['piccolo bollo sul cofano']],
    ['bombola GPL scad. 2028, fendinebbia', ['bombola GPL scadenza 2028', 'fendinebbia']],
    ['sedili Sparco, mai pista', ['sedili Sparco', 'non è mai stat@ usat@ in pista']],
    ['airbag laterale esploso', ['l’airbag laterale è esploso']],
    [
      'si mette in moto, vendo come rottame o per riparazione',
      ['si mette in moto', 'è in vendita come rottame o per riparazione'],
    ],
    ['mai una volta che piove, si sta comodi', []],
    ['full optional, no perditempo, vista e piaciuta', []],
  ])('%s', (notes, texts) => {
    expect(textsOf(notes)).toEqual(texts);
  });
});

it.each([
  ['clima scarico', 'damage'],
  ['bolli sul tetto', 'damage'],
  ['bollo pagato fino a marzo', 'deal'],
  ['cambio che gratta in terza', 'damage'],
  ['cavo non incluso', 'damage'],
  ['stage 1 non omologato', 'damage'],
  ['bollo scaduto', 'damage'],
  ['interni da igienizzare', 'damage'],
  ['tappezzeria in tessuto', 'equipment'],
  ['turbina sostituita con fattura', 'history'],
  ['prezzo + IVA', 'deal'],
  ['Non marciante', 'state'],
])('"%s" is %s', (note, kind) => {
  expect(readNotes(note).map((read) => read.kind)).toEqual([kind]);
});

it('of a damaged car says nothing that would deny the damage', () => {
  const crashed = briefSchema.parse({
    ...{ make: 'Fiat', model: 'Tipo', condition: 'Semicollisione' },
    notes: 'mai incidentata, ottime condizioni, gancio traino',
  });
  expect(readCar(crashed, 2026).notes.map(({ text }) => text)).toEqual(['gancio di traino']);
  expect(textsOf('graffio cofano, ottime condizioni')).toEqual(['graffio sul cofano']);
});

it('keeps every defect, however long the list', () => {
  const things = Array.from({ length: 30 }, (_, order) => `accessorio numero ${order}`).join(', ');
  expect(textsOf(`${things}, frizione da rifare`)).toContain('frizione da rifare');
});

it('keeps eighteen things of a long list, the ordinary ones last', () => {
  const things = Array.from({ length: 25 }, (_, order) => `accessorio numero ${order}`).join(', ');
  const kept = textsOf(`abs, ${things}, servosterzo`);
  expect(kept).toEqual(Array.from({ length: 18 }, (_, order) => `accessorio numero ${order}`));
});

it('air conditioning belongs to the equipment, a good condition to the past', () => {
  const kinds = readNotes('aria condizionata, ottime condizioni interni').map(({ kind }) => kind);
  expect(kinds).toEqual(['equipment', 'history']);
});
