import { expect, test } from 'vitest';
import { separateName } from './separate-name.ts';

test.each([
  ['Fiat', 'Panda 1.2 Lounge', 'VENDO PANDA 1.2 69CV UNICO PROPRIETARIO', '69 CV, UNICO PROPRIETARIO'],
  ['Volkswagen', 'Golf', 'Golf 1.6 tdi comfortline, bellissima', 'versione 1.6 TDI Comfortline, bellissima'],
  ['Jeep', 'Renegade 1.6 Mjt Limited', '*** JEEP RENEGADE 1.6 MJT LIMITED NAVI', '*** NAVI'],
  ['BMW', '320d Touring', 'Bmw 320 d touring 184cv cambio aut', '184 CV, cambio aut'],
  ['Ford', 'Fiesta 1.4 GPL', 'Fiesta 1.4 97cv gpl da casa madre', '97 CV, gpl da casa madre'],
  ['Opel', 'Corsa', 'Opel corsa D 1300 multijet 75cv 3p ok', 'versione D 1300 MultiJet, 75 CV, ok'],
  ['Citroen', 'Berlingo', 'Berlingo hdi grip control no', 'versione HDi, grip control no'],
  ['Fiat', 'Panda', 'clima, gancio traino', 'clima, gancio traino'],
])('the name of a %s %s is parted from what is said of it', (make, model, notes, parted) => {
  expect(separateName(notes, { make, model, power: undefined })).toBe(parted);
});

test('the power that the form states is not said again', () => {
  expect(separateName('Golf 110cv gancio', { make: 'Volkswagen', model: 'Golf', power: 110 })).toBe('gancio');
});

test('why it is sold stays where the name stood between', () => {
  expect(separateName('vendo panda per inutilizzo', { make: 'Fiat', model: 'Panda', power: undefined })).toBe(
    'vendo per inutilizzo',
  );
});
