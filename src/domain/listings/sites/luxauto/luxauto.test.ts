import { expect, test } from 'vitest';
import { readListing } from '../../read-listing.ts';
import { luxautoHead, luxautoPage } from './luxauto.fixture.ts';

const url = 'https://www.luxauto.lu/fr/voiture/cupra-formentor-essence-2023-1900100';
const told = {
  make: 'Cupra',
  model: 'Formentor',
  year: 2023,
  mileage: 28_400,
  fuelType: 'Benzina',
  price: 31_450,
};

test('title and description say what they say, and five years of warranty are not among it', () => {
  const reading = readListing({ content: luxautoHead, url });
  expect(reading).toHaveProperty('vehicle', told);
  expect(reading).toMatchObject({ evidence: { price: { source: 'title' }, year: { raw: '03/2023' } } });
});

test('the page that a browser shows adds what its labels say: no fiscal horsepower, rate or new price', () => {
  const reading = readListing({ content: luxautoPage, url });
  expect(reading).toMatchObject({ kind: 'listing', conflicts: {} });
  expect(reading).toHaveProperty('vehicle', {
    ...told,
    transmission: 'Automatica',
    power: 310,
    color: 'Grigio',
    category: 'SUV',
    doors: 5,
    driveType: 'Integrale',
    displacement: 1984,
  });
});

test('without its description the title alone is no listing, and a browser is needed to see one', () => {
  const content = luxautoHead.replaceAll(/<meta [^>]*description[^>]*>/g, '');
  expect(readListing({ content, url })).toEqual({ kind: 'refused', reason: 'empty' });
});

test('a page of results is no vehicle', () => {
  const content = `<title>Cupra Formentor d'occasion au Luxembourg</title><h1>48 annonces Cupra Formentor</h1>
    <div><h3>Cupra Formentor VZ</h3><p>28 400 km, 31 450 €</p></div><div><h3>Cupra Formentor</h3><p>9 000 km, 36 000 €</p></div>`;
  expect(readListing({ content, url: 'https://www.luxauto.lu/fr/voitures/cupra' })).toMatchObject({
    kind: 'refused',
  });
});

test('an ad that is over is refused', () => {
  const content = luxautoPage.replace(/<h1>[^<]*/, "<h1>Cette annonce n'est plus disponible");
  expect(readListing({ content, url })).toEqual({ kind: 'refused', reason: 'gone' });
});
