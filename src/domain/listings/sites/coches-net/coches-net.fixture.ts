/** Pages as coches.net builds them; every car, dealer and number is invented. */
export const cochesNetUrl =
  'https://www.coches.net/seat-ibiza-10-tsi-prova-5p-gasolina-2019-en-madrid-50000001-covo.aspx';

export const cochesNetAd = {
  id: 50_000_001,
  make: 'SEAT',
  model: 'Ibiza',
  title: 'SEAT Ibiza 1.0 TSI Prova',
  price: 12_990,
  financedPrice: 11_490,
  km: 64_500,
  year: 2019,
  hp: 95,
  fuelType: 'Gasolina',
  bodyTypeId: 3,
  offerType: { id: 2, literal: 'Ocasión' },
  isProfessional: true,
  hasWarranty: true,
  warrantyMonths: 12,
  photoCount: 20,
};

const otherAd = {
  ...cochesNetAd,
  id: 50_000_002,
  price: 17_900,
  km: 8000,
  year: 2023,
  offerType: { id: 1, literal: 'Km 0' },
};

/** The car in the page's JSON-LD: the model in capitals, the power missing. */
const car = {
  '@context': 'https://schema.org',
  '@type': 'Car',
  name: 'SEAT Ibiza 1.0 TSI Prova',
  brand: { '@type': 'Brand', name: 'SEAT' },
  model: 'IBIZA',
  vehicleModelDate: '2019',
  mileageFromOdometer: { '@type': 'QuantitativeValue', value: 64_500, unitCode: 'KMT' },
  fuelType: 'Gasolina',
  color: 'Blanco',
  vehicleTransmission: 'Manual',
  numberOfDoors: 5,
  offers: { '@type': 'Offer', price: 12_990, priceCurrency: 'EUR' },
};

const pageOf = (
  title: string,
  body: string,
  state: unknown,
  data = '',
) => `<!doctype html><html lang="es"><head>
<title>${title}</title>${data}</head><body>${body}<footer>Adevinta</footer>
<script>window.__INITIAL_PROPS__ = JSON.parse(${JSON.stringify(JSON.stringify(state))});window.__APP__ = "web";</script></body></html>`;

export const cochesNetPage = pageOf(
  'SEAT Ibiza 1.0 TSI Prova de segunda mano en Madrid | Coches.net',
  `<h1>SEAT Ibiza 1.0 TSI Prova</h1><p>Precio al contado</p><p>12.990 €</p><p>Precio financiado</p><p>11.490 €</p>
<p>Desde 159 €/mes</p><ul><li>Año: 2019</li><li>Kilómetros: 64.500 km</li><li>Cambio: Manual</li></ul>
<p>Garantía ampliable a 36 meses</p><h2>Otros coches similares</h2><h3>SEAT Ibiza</h3><ul><li>Kilómetros: 8.000 km</li></ul><p>17.900 €</p>`,
  { adDetail: cochesNetAd, relatedAds: { items: [otherAd] } },
  `<script type="application/ld+json">${JSON.stringify(car)}</script>`,
);

export const cochesNetSearchPage = pageOf(
  'SEAT Ibiza de segunda mano | Coches.net',
  '<h1>SEAT Ibiza de segunda mano</h1><p>2.310 coches</p>',
  { initialResults: { items: [cochesNetAd, otherAd] } },
);

export const cochesNetGonePage = pageOf(
  'Coches.net',
  '<h1>Este anuncio ya no está disponible</h1><h2>SEAT Ibiza</h2><p>17.900 €</p>',
  { relatedAds: { items: [otherAd] } },
);
