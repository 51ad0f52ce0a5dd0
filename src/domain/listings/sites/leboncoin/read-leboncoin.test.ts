import { expect, test } from 'vitest';
import { mergeFindings } from '../../merging/merge-findings.ts';
import { readLeboncoin } from './read-leboncoin.ts';

const ad = {
  subject: 'Renault Clio 1.5',
  list_id: 900000001,
  price: [8900],
  attributes: [
    { key: 'u_car_brand', value: 'RENAULT', value_label: 'Renault' },
    { key: 'u_car_model', value: 'RENAULT_Clio', value_label: 'Clio' },
    { key: 'regdate', value: '2017', value_label: '2017' },
    { key: 'mileage', value: '77000', value_label: '77000 km' },
    { key: 'fuel', value: '2', value_label: 'Diesel' },
    { key: 'gearbox', value: '1', value_label: 'Manuelle' },
    { key: 'horsepower', value: '4', value_label: '4 Cv' },
    { key: 'horse_power_din', value: '90', value_label: '90 Ch' },
    { key: 'doors', value: '5', value_label: '5' },
  ],
};

test('the fiscal horsepower is no power', () => {
  const result = readLeboncoin({ props: { pageProps: { ad } } }, undefined);
  expect(mergeFindings(result?.findings ?? []).vehicle).toEqual({
    make: 'Renault',
    model: 'Clio',
    year: 2017,
    mileage: 77_000,
    fuelType: 'Diesel',
    transmission: 'Manuale',
    power: 90,
    price: 8900,
    doors: 5,
  });
});
