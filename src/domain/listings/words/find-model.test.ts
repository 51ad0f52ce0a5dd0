import { expect, test } from 'vitest';
import { findModel, spellModel } from './find-model.ts';
import { makeFrom } from './makes.ts';
import { models } from './models.ts';

test.each([
  ['Fiat', '500L 1.3 Multijet', '500L'],
  ['Fiat', '500 L Living', '500L'],
  ['Fiat', '500 1.2 Lounge', '500'],
  ['Fiat', '500 e Panda', '500'],
  ['Fiat', 'GRANDE PUNTO 1.2', 'Grande Punto'],
  ['Fiat', 'doblo', 'Doblò'],
  ['Citroën', 'C3 Aircross Shine', 'C3 Aircross'],
  ['Citroën', 'C3 1.2 PureTech', 'C3'],
  ['Citroën', 'Grand C4 Picasso', 'Grand C4 Picasso'],
  ['Citroën', 'C4 Grand Picasso', 'C4 Grand Picasso'],
  ['Volkswagen', 'Golf Variant 1.6 TDI', 'Golf'],
  ['Volkswagen', 'Golf Plus', 'Golf Plus'],
  ['Volkswagen', 'T Roc Style', 'T-Roc'],
  ['Volkswagen', 'ID 3 Pro', 'ID.3'],
  ['Volkswagen', 'Tiguan Allspace', 'Tiguan Allspace'],
  ['Land Rover', 'Range Rover Sport 3.0', 'Range Rover Sport'],
  ['Land Rover', 'Range Rover Vogue', 'Range Rover'],
  ['Land Rover', 'Evoque 2.0', 'Range Rover Evoque'],
  ['Tesla', 'Model 3 Long Range', 'Model 3'],
  ['Toyota', 'Yaris Cross 1.5', 'Yaris Cross'],
  ['Toyota', 'RAV 4 Hybrid', 'RAV4'],
  ['Toyota', 'CHR 1.8', 'C-HR'],
  ['Honda', 'CRV 2.0', 'CR-V'],
  ['Honda', 'e Toyota', undefined],
  ['Renault', 'Mégane Sporter', 'Mégane'],
  ['Renault', 'Megane 1.5 dCi', 'Mégane'],
  ['Renault', '5 E-Tech', '5'],
  ['Renault', '5 porte', undefined],
  ['Kia', "cee'd SW", 'Ceed SW'],
  ['Kia', "pro_cee'd", 'ProCeed'],
  ['Mazda', 'Mazda3 2.0', 'Mazda3'],
  ['MG', '4 Electric', '4'],
  ['MG', 'MG4 Electric', 'MG4'],
  ['BMW', 'X3 M Sport', 'X3'],
  ['Mercedes-Benz', 'GT 63', 'AMG GT'],
  ['Mazda', '3 anni di garanzia', undefined],
  ['MINI', 'Cooper S Countryman', 'Cooper S Countryman'],
  ['MINI', 'Cooper 1.5', 'Cooper'],
  ['Smart', 'for two passion', 'fortwo'],
  ['Smart', '#1 Pro', '#1'],
  ['Peugeot', '2008 1.2', '2008'],
  ['Peugeot', 'e-208', 'e-208'],
  ['Peugeot', 'Partner 1.6', 'Partner'],
  ['DR', '4.0 1.5', '4.0'],
  ['Lynk & Co', '01 1.5', '01'],
  ['BMW', 'Serie 3 320d Touring', 'Serie 3'],
  ['BMW', '3er Touring', 'Serie 3'],
  ['BMW', '3 Series', 'Serie 3'],
  ['BMW', 'Série 3', 'Serie 3'],
  ['BMW', '320d xDrive', '320d'],
  ['BMW', '320 d xDrive', '320d'],
  ['BMW', 'X 1 sDrive18d', 'X1'],
  ['BMW', '150 CV', undefined],
  ['Mercedes-Benz', 'Classe A 180 d', 'Classe A'],
  ['Mercedes-Benz', 'A-Klasse Limousine', 'Classe A'],
  ['Mercedes-Benz', 'A Class A 200', 'Classe A'],
  ['Mercedes-Benz', 'Clase A 180', 'Classe A'],
  ['Mercedes-Benz', 'GLA-Klasse', 'GLA'],
  ['Mercedes-Benz', 'A180 Sport', 'A 180'],
  ['Mercedes-Benz', 'C 220 d', 'C 220'],
  ['Mercedes-Benz', 'CLA 200', 'CLA'],
  ['Ford', 'Transit Custom 2.0', 'Transit Custom'],
  ['Fiat', 'Fastback', undefined],
  ['Ducati', 'Monster 821', undefined],
])('%s %s names %s', (make, text, model) => {
  expect(findModel(make, text)?.model).toBe(model);
});

test.each([
  ['Fiat', 'PANDA', 'Panda'],
  ['BMW', '320', '320'],
  ['Mazda', 'Mazda3', 'Mazda3'],
  ['MG', 'MG4', 'MG4'],
  ['BMW', 'X3 M', 'X3 M'],
  ['Citroën', 'C4 GRAND PICASSO', 'C4 Grand Picasso'],
  ['BMW', '320D', '320d'],
  ['BMW', '3er', 'Serie 3'],
  ['BMW', '3 Series Touring', 'Serie 3 Touring'],
  ['Mercedes-Benz', 'A180d', 'A 180 d'],
  ['Mercedes-Benz', 'C 220 d', 'C 220 d'],
  ['Mercedes-Benz', 'A-Klasse', 'Classe A'],
  ['Volkswagen', 'Golf Variant', 'Golf Variant'],
  ['Volkswagen', 'GOLF VARIANT', 'Golf Variant'],
  ['Volkswagen', 'GOLF GTI', 'Golf GTI'],
  ['Volkswagen', 'T-ROC', 'T-Roc'],
  ['Ford', 'KUGA 2ª serie', 'Kuga 2ª serie'],
  ['Fiat', 'FASTBACK', 'FASTBACK'],
  ['Ducati', 'MONSTER', 'MONSTER'],
])('a site’s own model of %s, %s, is written %s', (make, name, spelling) => {
  expect(spellModel(make, name)).toBe(spelling);
});

test('every make of the table is known by that spelling', () => {
  expect(Object.keys(models).filter((make) => makeFrom(make) !== make)).toEqual([]);
});

test('every model of the table is found under its own name', () => {
  const lost = Object.entries(models).flatMap(([make, list]) =>
    list
      .split(', ')
      .map((entry) => entry.split('=', 1)[0] ?? '')
      .filter((model) => spellModel(make, model) !== model)
      .map((model) => `${make} ${model}`),
  );
  expect(lost).toEqual([]);
});
