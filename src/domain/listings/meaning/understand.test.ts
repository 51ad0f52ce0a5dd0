import { expect, test } from 'vitest';
import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import { understand } from './understand.ts';

test.each<[VehicleField, string, unknown]>([
  ['fuelType', 'Diesel (Filtro antiparticolato)', 'Diesel'],
  ['fuelType', 'Elettrica/Benzina', 'Ibrido'],
  ['fuelType', 'Gas di petrolio liquefatto', 'GPL'],
  ['fuelType', 'Super 95', 'Benzina'],
  ['fuelType', 'Benzină', 'Benzina'],
  ['color', 'Blau Metallic', 'Blu'],
  ['color', 'Blu/Azzurro', 'Blu'],
  ['power', '110 kW / 150 Cv', 150],
  ['power', '51 kW (69 PK)', 69],
  ['displacement', '1 995 cm3', 1995],
  ['displacement', '1,390 cc', 1390],
  ['displacement', '1996,000000', 1996],
  ['mileage', "126'500 Km", 126_500],
  ['mileage', '69,734 miles', 112_226],
  ['price', '€ 12.900,-', 12_900],
  ['price', '10 500 €', 10_500],
  ['year', '2018 (68 reg)', 2018],
  ['transmission', 'Semiautomatico', 'Robotizzata'],
  ['condition', 'Tageszulassung', 'Km 0'],
  ['condition', 'Unfallfahrzeug', 'Semicollisione'],
  ['category', 'SUV/Fuoristrada/Pick-up', 'SUV'],
  ['category', 'Van', 'Monovolume'],
  ['category', 'Cabrio / Roadster', 'Cabrio'],
  ['warranty', '24 mese', '24 mesi'],
  ['warranty', '2 Jahre', '24 mesi'],
  ['warranty', 'Senza garanzia', 'Nessuna garanzia'],
  ['warranty', 'Garanzia casa madre', 'Garanzia casa madre'],
  ['driveType', 'Spate', 'Posteriore'],
  ['doors', '6', 6],
])('%s: %s', (field, text, value) => {
  expect(understand(field, text)).toEqual({ value });
});

test.each<[VehicleField, string]>([
  ['color', 'Metallic'],
  ['color', 'bianco/nero'],
  ['displacement', '0'],
  ['mileage', '95.000 - 99.999'],
  ['mileage', 'KM0'],
  ['price', '£7,700'],
  ['price', '15.000 € netto'],
  ['price', '€ 199 al mese'],
  ['price', '€ 9.900 € 10.900'],
  ['price', '1 €'],
  ['power', '150'],
  ['doors', '4/5'],
  ['warranty', 'Garantie bis 24 Monate gegen Aufpreis möglich'],
  ['warranty', '60 mesi'],
  ['warranty', 'Sì'],
  ['year', '2014 - 2018'],
])('%s: %s is no value', (field, text) => {
  expect(understand(field, text) ?? {}).not.toHaveProperty('value');
});

test('doors counted with or without the tailgate go by the body', () => {
  expect(understand('doors', '2/3', { category: 'Cabrio' })).toEqual({ value: 2 });
  expect(understand('doors', '4/5', { category: 'Station Wagon' })).toEqual({ value: 5 });
});
