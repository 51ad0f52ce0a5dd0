import { expect, it } from 'vitest';
import { notesOf } from '../../../brief/notes/fixtures/notes-of.ts';
import { sayNote } from './say-meaning.ts';

const inItalian = (notes: string) =>
  notesOf(notes)
    .flatMap(sayNote)
    .map(({ text }) => text);

it.each([
  ['Kratzer an der Tür links, Scheckheft', ['graffio sulla portiera sinistra', 'libretto dei tagliandi']],
  ['scratches to front bumper and bonnet', ['graffi sul paraurti anteriore e sul cofano']],
  ['accident damage to bumper and left wing', ['danno da incidente al paraurti e al parafango sinistro']],
  ['embrayage neuf à 90 000 km, 2 clés', ['frizione nuova a 90.000 km', '2 chiavi']],
  [
    'timing belt replaced in 2023, only one key',
    ['cinghia di distribuzione sostituita nel 2023', 'ha una sola chiave'],
  ],
  [
    'llantas de aleación de 18 pulgadas, batería de 77 kWh',
    ['cerchi in lega da 18 pollici', 'batteria di trazione da 77 kWh'],
  ],
  ['black leather seats, heated front seats', ['sedili in pelle neri', 'sedili anteriori riscaldati']],
  ['1. Hand, HU bis 03/2027', ['ha avuto un unico proprietario', 'revisione fino a marzo 2027']],
  ['Airbags nicht ausgelöst, nicht fahrbereit', ['ha gli airbag non esplosi', 'non è marciante']],
  ['winter tyres at 80 %, Euro 6', ['pneumatici invernali all’80%', 'è omologat@ Euro 6']],
  ['headlight cracked, gearbox noisy', ['faro incrinato', 'cambio rumoroso']],
])('"%s" in Italian', (notes, said) => {
  expect(inItalian(notes)).toEqual(said);
});

it('says nothing of what it could only say by half', () => {
  expect(inItalian('full service history, clutch with a strange smell')).toEqual([
    'storia di manutenzione documentata',
  ]);
});
