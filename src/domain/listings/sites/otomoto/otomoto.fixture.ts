/** Pages as otomoto.pl, autovit.ro and standvirtual.com build them; every car, seller and number is invented. */
export const otomotoUrl = 'https://www.otomoto.pl/osobowe/oferta/skoda-octavia-ID6AAAA1.html';

const parameter = (label: string, value: string, word = value) => ({
  label,
  values: [{ value, label: word }],
});

export const otomotoAdvert = {
  id: '7000000001',
  title: 'Škoda Octavia 2.0 TDI Próba',
  url: otomotoUrl,
  price: { value: '61000', currency: 'PLN', labels: [{ code: 'negotiable', label: 'Do negocjacji' }] },
  parametersDict: {
    make: parameter('Marka pojazdu', 'skoda', 'Škoda'),
    model: parameter('Model pojazdu', 'octavia', 'Octavia'),
    year: parameter('Rok produkcji', '2019'),
    mileage: parameter('Przebieg', '78000', '78 000 km'),
    engine_capacity: parameter('Pojemność skokowa', '1968', '1 968 cm3'),
    engine_power: parameter('Moc', '150', '150 KM'),
    fuel_type: parameter('Rodzaj paliwa', 'diesel', 'Diesel'),
    gearbox: parameter('Skrzynia biegów', 'automatic', 'Automatyczna'),
    transmission: parameter('Napęd', 'all-wheel-auto', '4x4 (dołączany automatycznie)'),
    body_type: parameter('Typ nadwozia', 'combi', 'Kombi'),
    door_count: parameter('Liczba drzwi', '5'),
    nr_seats: parameter('Liczba miejsc', '5'),
    color: parameter('Kolor', 'silver', 'Srebrny'),
    colour_type: parameter('Rodzaj koloru', 'metallic', 'Metalik'),
    damaged: parameter('Uszkodzony', '0', 'Nie'),
    new_used: parameter('Stan', 'used', 'Używane'),
  },
  equipment: [
    { key: 'comfort', label: 'Komfort i dodatki', values: [{ key: 'hook', label: 'Hak' }, { key: 'none' }] },
    { key: 'audio', label: 'Audio i multimedia', values: [{ key: 'bt', label: 'Interfejs Bluetooth' }] },
  ],
};

const otherAdvert = {
  ...otomotoAdvert,
  id: '7000000002',
  url: 'https://www.otomoto.pl/osobowe/oferta/skoda-octavia-ID6AAAA2.html',
  parametersDict: {
    ...otomotoAdvert.parametersDict,
    mileage: parameter('Przebieg', '9000', '9 000 km'),
  },
};

export const autovitUrl = 'https://www.autovit.ro/autoturisme/anunt/dacia-duster-ID7BBBB1.html';

export const autovitAdvert = {
  title: 'Dacia Duster 1.0 ECO-G Proba',
  url: autovitUrl,
  price: { value: '14500', currency: 'EUR', labels: [] },
  parametersDict: {
    make: parameter('Marca', 'dacia', 'Dacia'),
    model: parameter('Model', 'duster', 'Duster'),
    year: parameter('Anul producției', '2021'),
    mileage: parameter('Km', '41000', '41 000 km'),
    engine_power: parameter('Putere', '100', '100 CP'),
    fuel_type: parameter('Combustibil', 'petrol-lpg', 'Benzina + GPL'),
    gearbox: parameter('Cutie de viteze', 'manual', 'Manuala'),
    transmission: parameter('Transmisie', 'front-wheel', 'Fata'),
    body_type: parameter('Tip Caroserie', 'suv', 'SUV'),
    color: parameter('Culoare', 'white', 'Alb'),
    new_used: parameter('Stare', 'used', 'Second hand'),
  },
};

export const standvirtualUrl = 'https://www.standvirtual.com/carros/anuncio/renault-clio-ID8CCCC1.html';

export const standvirtualAdvert = {
  title: 'Renault Clio 1.5 dCi Prova',
  url: standvirtualUrl,
  price: { value: '12900', currency: 'EUR' },
  parametersDict: {
    make: parameter('Marca', 'renault', 'Renault'),
    model: parameter('Modelo', 'clio', 'Clio'),
    first_registration_year: parameter('Ano', '2018'),
    mileage: parameter('Quilómetros', '92000', '92 000 km'),
    engine_power: parameter('Potência', '90', '90 cv'),
    engine_capacity: parameter('Cilindrada', '1461', '1 461 cm3'),
    fuel_type: parameter('Combustível', 'diesel', 'Diesel'),
    gearbox: parameter('Tipo de Caixa', 'manual', 'Manual'),
    body_type: parameter('Segmento', 'city-car', 'Citadino'),
    color: parameter('Cor', 'grey', 'Cinzento'),
    new_used: parameter('Condição', 'used', 'Usados'),
  },
};

const detail = (testid: string, label: string, value: string) =>
  `<div data-testid="${testid}"><p>${label}</p><p>${value}</p></div>`;

/** A page of any of the three, its details as a visitor sees them. */
export function otomotoPageOf(
  language: string,
  advert: typeof otomotoAdvert | typeof autovitAdvert | typeof standvirtualAdvert,
) {
  const details = Object.entries(advert.parametersDict).map(([key, { label, values }]) =>
    detail(key, label, values[0]?.label ?? ''),
  );
  const { value, currency } = advert.price;
  return `<!doctype html><html lang="${language}"><head><title>${advert.title} - ${value} ${currency}</title></head><body>
<h1 class="offer-title">${advert.title}</h1><h3 class="offer-price__number">${value} ${currency}</h3><p>299 ${currency}/mc</p>
<section data-testid="main-details-section">${details.join('')}</section><p>24 zdjęcia</p>
<h2>Podobne ogłoszenia</h2><h3>Škoda Octavia</h3>${detail('mileage', 'Przebieg', '9 000 km')}
<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { advert, similar: [otherAdvert] } } })}</script></body></html>`;
}

const card = (km: string) =>
  `<article><h2>Škoda Octavia</h2><dl><dt>Przebieg</dt><dd>${km} km</dd><dt>Rodzaj paliwa</dt><dd>Diesel</dd><dt>Rok produkcji</dt><dd>2019</dd></dl><h3>61 000 PLN</h3></article>`;

export const otomotoSearchPage = `<html lang="pl"><title>Škoda Octavia - otomoto.pl</title><h1>Škoda Octavia</h1><p>2 310 ogłoszeń</p>
${['78 000', '9 000', '120 000'].map(card).join('')}
<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { urqlState: { a1: { data: '{"advertSearch":{"edges":[]}}' } } } } })}</script></html>`;
