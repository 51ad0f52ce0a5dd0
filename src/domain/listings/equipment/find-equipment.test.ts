import { expect, test } from 'vitest';
import { readListing } from '../read-listing.ts';

function equipmentIn(content: string) {
  const reading = readListing({ content });
  return reading.kind === 'listing' ? reading.equipment : reading.kind;
}

const car = '<h1>Fiat Panda 1.2</h1><ul><li>Anno: 2019</li><li>Km: 45.000</li></ul>';
const text = 'Fiat Panda 1.2\nAnno: 2019\nKm: 45.000\n';

test.each([
  ['Equipaggiamento', ['Climatizzatore', 'Cerchi in lega 15"']],
  ['Optional (2)', ['Sensori di parcheggio', 'Gancio traino']],
  ['Sonderausstattung', ['Sitzheizung', 'Elektr. Fensterheber']],
  ['Équipements', ['Régulateur de vitesse', 'Jantes alliage']],
  ['Equipamiento', ['Cámara trasera', 'Techo solar']],
  ['Features', ['Heated seats', 'Apple CarPlay/Android Auto']],
])('a list under %s is read, of a page and of its copied text', (heading, items) => {
  const list = items.map((item) => `<li>${item}</li>`).join('');
  expect(equipmentIn(`${car}<h2>${heading}</h2><ul>${list}</ul><h2>Rest</h2><p>Andere</p>`)).toEqual(items);
  expect(equipmentIn(`${text}${heading}\n${items.join('\n')}\nDescription\nAndere`)).toEqual(items);
});

test('groups inside the list are headings of it', () => {
  const html = `${car}<h2>Ausstattung</h2><h3>Komfort</h3><ul><li>Klimaautomatik<li>Tempomat</ul><h3>Sicherheit</h3><ul><li>ABS<li>Isofix</ul><h3>Finanzierung</h3><p>Bankangebot</p>`;
  expect(equipmentIn(html)).toEqual(['Klimaautomatik', 'Tempomat', 'ABS', 'Isofix']);
});

test('pieces behind a heading in one line are read, the rest of a piece is not one', () => {
  const line = 'Optional: Navigatore, Specchi riscaldati, destro, Bluetooth; Tetto apribile € 900, Bluetooth';
  expect(equipmentIn(`${text}${line}`)).toEqual(['Navigatore', 'Specchi riscaldati', 'Bluetooth']);
});

test('prices, sentences, contacts, buttons, labels and other cars are no equipment', () => {
  const html = `${car}<h2>Dotazioni</h2><ul><li>Navigatore<li>Vernice € 600<li>Siamo aperti anche il sabato
    <li>Tel. 347 1234567<li>info@auto.example<li>Mostra tutto<li>Colore: rosso<li>x<li>Bluetooth</ul>
    <h2>Ti potrebbero interessare</h2><h3>Audi A3</h3><h2>Optional</h2><li>Xenon<li>Pelle`;
  expect(equipmentIn(html)).toEqual(['Navigatore', 'Bluetooth']);
});

test.each([
  ['tabs of a page', '<p>Ausstattung</p><p>Beschreibung</p><p>Händler</p><p>Finanzierung</p>'],
  ['the filters above the car', ''],
  ['who to ask for', '<h2>Optional</h2><p>Contatto: Mario Rossi</p><p>Sede di Milano</p>'],
  ['one word below it', '<h2>Optional</h2><p>Nessuno</p><h2>Altro</h2>'],
])('%s are no list of equipment', (_, html) => {
  const filters = html === '' ? '<p>Optional</p><p>Xenon</p><p>Pelle</p>' : '';
  expect(equipmentIn(`${filters}${car}${html}`)).toEqual([]);
});

test('at most 120 pieces are kept, each once', () => {
  const many = Array.from({ length: 200 }, (_, index) => `<li>Accessorio speciale ${index}</li>`).join('');
  const items = equipmentIn(`${car}<h2>Accessori</h2><ul>${many}${many}</ul>`);
  expect(items).toHaveLength(120);
  expect(new Set(items).size).toBe(120);
});
