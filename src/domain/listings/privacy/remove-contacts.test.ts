import { expect, test } from 'vitest';
import { readListing } from '../read-listing.ts';
import { removeContacts } from './remove-contacts.ts';

test.each([
  'info@autosalone.example',
  'mario.rossi (at) auto-example.it',
  'https://auto.example/annunci/1?id=2',
  'www.autohaus.example/de',
  'autosalone-rossi.it',
  'wa.me/393471234567',
  '+39 347 123 4567',
  '+39 02 12345678',
  '0039 347 1234567',
  '347 1234567',
  '347.123.45.67',
  '347-1234567',
  '3471234567',
  'Tel. 02 1234567',
  'tel: 0471/123456',
  'Cell: 347 12 34 567',
  'WhatsApp 333 123 4567',
  '02 1234567',
  '0471 123456',
  '+49 (0)171 2345678',
  '0171 2345678',
  '0171/2345678',
  'Tel.: 0711-123456',
  '+49 711 12 34 56-0',
  '06 12 34 56 78',
  '06.12.34.56.78',
  '0612345678',
  '+33 6 12 34 56 78',
  '+33 (0)6 12 34 56 78',
  '+34 612 345 678',
  '612 345 678',
  'móvil 612 34 56 78',
  '07700 900123',
  '(07700) 900123',
  '020 7946 0958',
  '+44 20 7946 0958',
  'AB 123 CD',
  'FX123KM',
  'M-AB 1234',
  'HH-XY 99E',
  'AB-123-CD',
  '1234 BCD',
  'AB12 CDE',
  'Contatto: Mario Rossi',
  'Referente Anna De Luca',
  'Ansprechpartner: Herr Jürgen Müller',
  'Ihr Ansprechpartner Frau Schmidt',
  'Vendeur : Jean-Pierre Dupont',
  'Vendedor: José García López',
  'Contact: John Smith',
])('%s does not stay', (contact) => {
  expect(removeContacts(contact)).toBe('');
  expect(removeContacts(`Fiat Panda ${contact}, benzina`)).toBe('Fiat Panda , benzina');
});

test.each([
  '05/2024',
  '05.2024',
  '2024-05-01',
  'BMW X5 xDrive30d',
  'Toyota C-HR 1.8 Hybrid',
  '320.000 km',
  '320 000 km',
  "126'500 km",
  'Mazda CX-5 2.2',
  'Euro 6',
  '1.995 cc',
  '1 995 cm3',
  'Mercedes A 180',
  'Mercedes-Benz GLC 220 d',
  'Hyundai i20',
  'VW T-Roc 150 CV',
  'Audi RS 3',
  '0-100 in 8,4 s',
  '110 kW (150 CV)',
  '12.900 €',
  '€ 129 900',
  '215/45 R16',
  '225/50 R17 94W',
  'Ford F-150',
  'Citroën C3 1.2 PureTech 82',
  'Peugeot 3008 1.5 BlueHDi 130',
  'Porsche 911 992',
  'Alfa Romeo 33 1.5',
  'RCD 310 MP3',
  'Audio 4x20 W',
  'Honda CB 500 X',
  'Mercedes ML 350 CDI',
  'Fiat 500 1.2 69 CV',
  'Volvo V60 D4 190',
  'Mercedes CLA 200 AMG',
  'Contatto pagato',
  'Vendeur professionnel',
  'Seller is a dealer',
  'Start&Stop, ABS, ESP',
  'LED-Scheinwerfer',
  'Modello 2019 Km 45000',
  'S-Max 2.0 TDCi 150',
  'Opel Corsa-e 50 kWh',
  '1.6 16V 105',
  'Ref. 12345',
])('%s stays', (fact) => {
  expect(removeContacts(fact)).toBe(fact);
});

test('neither evidence nor equipment shows who sells', () => {
  const reading = readListing({
    content:
      'Fiat Panda 1.2\nAnno: 2018 (Contatto: Mario Rossi)\nChilometri: 58.000\nColore: bianco, tel 347 1234567\nOptional\nABS\nContatto: Mario Rossi\nNavigatore AB123CD\nBluetooth',
  });
  expect(reading.kind).toBe('listing');
  expect(JSON.stringify(reading)).not.toMatch(/Rossi|1234567|AB123CD/);
});

test.each([
  '<dt>Marca<dd>Fiat<dt>Modello<dd>Panda tel. 333 1234567<dt>Prezzo (3331234567)<dd>9.900 €',
  '<dt>Marca<dd>Fiat<dt>Modello (3331234567)<dd>Panda AB123CD<dt>Prezzo<dd>9.900 €',
])('neither fields nor the labels they stood under show who sells: %s', (pairs) => {
  const reading = readListing({
    content: `<h1>Fiat Panda</h1><dl>${pairs}<dt>Anno<dd>2016<dt>Chilometri<dd>45.000</dl>`,
  });
  expect(reading).toMatchObject({ vehicle: { model: 'Panda', price: 9900 } });
  expect(JSON.stringify(reading)).not.toMatch(/1234567|AB123CD/);
});

test('a model that others state differently shows no number either', () => {
  const graph = { '@type': 'Car', brand: 'Fiat', model: 'Panda', mileageFromOdometer: '45000 km' };
  const reading = readListing({
    content: `<h1>Fiat Panda</h1><script type="application/ld+json">${JSON.stringify(graph)}</script>
      <dl><dt>Marca<dd>Fiat<dt>Modello<dd>Tipo 333 1234567<dt>Chilometri<dd>45.000<dt>Anno<dd>2016</dl>`,
  });
  expect(reading).toMatchObject({ conflicts: { model: [{ value: 'Tipo' }] } });
  expect(JSON.stringify(reading)).not.toContain('1234567');
});

test.each(['Honda HR-V 130', 'Golf GT 160 CV', 'Volvo XC60 AWD', '2019 BMW X3', 'Mitsubishi 2.2 DI-D 150'])(
  'a name that looks like a plate stays: %s',
  (name) => {
    expect(removeContacts(name)).toBe(name);
  },
);
