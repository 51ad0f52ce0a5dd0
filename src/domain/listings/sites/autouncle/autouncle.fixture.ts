/** The car of the page as its data has it; every value is invented. */
export const uncleCar = {
  id: '7300100',
  brand: 'Seat',
  carModel: 'Leon',
  equipmentVariant: 'FR Prova',
  headline: 'Gebraucht 2020 Seat Leon FR 150 PS',
  year: 2020,
  regMonth: 9,
  km: 64_300,
  fuel: 'Benzin',
  hasAutoGear: false,
  hp: 150,
  kw: 110,
  engineSize: 1.5,
  body: 'Kombi',
  doors: 5,
  price: 17_450,
  currency: 'EUR',
  estimatedPrice: 18_900,
  youSaveDifference: 1450,
  auRating: 4,
  laytime: 40,
  vdpPath: '/de/d/7300100-seat-leon',
};

export const uncleUrl = 'https://www.autouncle.de/de/d/7300100-seat-leon-fr';

/** The page of a car around its data, other cars in the same shape before it. */
export const unclePage = (car: object) => `<!doctype html><html lang="de"><head>
  <title>Gebraucht Seat Leon FR 150 PS Benzin (2020) | AutoUncle</title></head><body>
  <h1>Seat Leon FR 150 PS</h1><div class="price">17.450 €</div><div class="old-price">18.900 €</div>
  <div>Superpreis: 1.450 € unter Marktwert</div><div>Finanzierung ab 159 € mtl.</div>
  <h2>Fahrzeugdaten</h2><ul><li><span>Kilometerstand</span><span>64.300 km</span><li><span>Erstzulassung</span><span>09/2020</span>
    <li><span>Kraftstoff</span><span>Benzin</span><li><span>Getriebe</span><span>Schaltgetriebe</span>
    <li><span>Karosserie</span><span>Kombi</span><li><span>Türen</span><span>5</span><li><span>Außenfarbe</span><span>Rot</span></ul>
  <h2>Preisverlauf</h2><p>01.09.: 18.900 €</p>
  <h2>Ähnliche Autos</h2><article><h3>Seat Leon Cupra 300 PS</h3><span>12.000 km</span><span>27.900 €</span></article>
  <script>window.__INITIAL_STATE__ = ${JSON.stringify({
    similar: [{ ...uncleCar, id: '7300999', km: 12_000, hp: 300, kw: 221, price: 27_900 }],
    car,
  })};</script></body></html>`;

const described = {
  '@context': 'https://schema.org',
  '@type': ['Product', 'Car'],
  name: 'Gebraucht 2020 Seat Leon FR 150 PS in Rot',
  color: 'Rot',
  brand: { '@type': 'Brand', name: 'Seat' },
  model: 'Leon',
  vehicleModelDate: 2020,
  vehicleTransmission: 'Schaltgetriebe',
  numberOfDoors: 5,
  bodyType: 'Kombi',
  fuelType: 'Benzin',
  vehicleEngine: { '@type': 'EngineSpecification', enginePower: { value: 110, unitCode: 'KWT' } },
  mileageFromOdometer: { '@type': 'QuantitativeValue', value: 64_300, unitCode: 'KMT' },
  itemCondition: 'https://schema.org/UsedCondition',
  offers: { '@type': 'Offer', price: 17_450, priceCurrency: 'EUR' },
};

const history = {
  '@type': 'Dataset',
  name: 'Preisverlauf',
  hasPart: [{ '@type': 'Observation', value: 18_900, unitText: 'EUR' }],
};

const similar = {
  '@type': 'ItemList',
  itemListElement: [
    { '@type': 'ListItem', item: { ...described, mileageFromOdometer: { value: 12_000, unitCode: 'KMT' } } },
  ],
};

/** A page that describes its car with schema.org, its price history and similar cars beside it. */
export const uncleDescribedPage = `<html lang="de"><title>Gebraucht Seat Leon FR 150 PS Benzin (2020) | AutoUncle</title>
  <h1>Seat Leon FR 150 PS</h1>${[described, history, similar]
    .map((graph) => `<script type="application/ld+json">${JSON.stringify(graph)}</script>`)
    .join('')}`;
