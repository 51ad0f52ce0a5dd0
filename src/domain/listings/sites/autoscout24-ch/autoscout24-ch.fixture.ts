/** The ad of the page; every value is invented. */
export const swissAd = {
  id: 20_400_001,
  make: { id: 1, key: 'vw', name: 'VW' },
  model: { id: 2, key: 'golf', name: 'GOLF' },
  versionFullName: 'Golf 1.5 eTSI Prova',
  conditionType: 'used',
  vehicleCategory: 'car',
  firstRegistrationDate: '2021-05-01',
  firstRegistrationYear: 2021,
  mileage: 38_400,
  price: 22_900,
  previousPrice: 24_500,
  listPrice: 41_300,
  leasing: { monthlyRate: 259 },
  kiloWatts: 110,
  horsePower: 150,
  fuelType: 'mhev-petrol',
  transmissionType: 'semi-automatic',
  transmissionTypeGroup: 'automatic',
  driveType: 'front',
  bodyType: 'estate',
  bodyColor: 'anthracite',
  interiorColor: 'black',
  metallic: true,
  doors: 5,
  seats: 5,
  cubicCapacity: 1498,
  range: 640,
  hadAccident: false,
  warranty: { type: 'from-delivery', duration: 12, mileage: 15_000 },
  description: 'Garantie auf Wunsch bis 36 Monate',
};

const similarAd = {
  ...swissAd,
  id: 20_400_777,
  mileage: 9100,
  horsePower: 245,
  kiloWatts: 180,
  bodyColor: 'red',
  price: 33_900,
};

/** Two chunks of one stream: rows go over the ends of chunks, other ads come before the page's own. */
function streamed(own: object): string {
  const rows = [
    '1:"$Sreact.fragment"',
    '2:I[4711,["static/chunks/app.js"],"default"]',
    `3:["$","section",null,{"listings":[${JSON.stringify(similarAd)}]}]`,
    `4:["$","$L2",null,{"children":["$","main",null,{"listing":${JSON.stringify(own)}}]}]`,
  ].join('\n');
  const chunks = [rows.slice(0, 700), `${rows.slice(700)}\n`];
  return chunks.map((chunk) => `<script>self.__next_f.push(${JSON.stringify([1, chunk])})</script>`).join('');
}

/** The page of an ad around the data of `own`. */
export const swissPage = (own: object) => `<!doctype html><html lang="de"><head>
  <title>VW Golf 1.5 eTSI Prova für CHF 22'900.- auf Automarkt Schweiz</title></head><body>
  <h1>VW Golf 1.5 eTSI Prova</h1><div>CHF 22'900.–</div><div>statt CHF 24'500.–</div><div>Leasing ab CHF 259.–/Monat</div>
  <h2>Fahrzeugdaten</h2><ul><li><span>Fahrzeugart</span><span>Occasion</span></li>
    <li><span>Kilometer</span><span>38'400 km</span></li><li><span>Treibstoff</span><span>Mild-Hybrid (Benzin/Elektro)</span></li>
    <li><span>Neupreis</span><span>CHF 41'300.–</span></li></ul>
  <h2>Ähnliche Fahrzeuge</h2><article><h3>VW Golf GTI</h3><span>9'100 km</span><span>245 PS</span></article>
  <footer>Inserat 20400001</footer>${streamed(own)}</body></html>`;

export const swissUrl = 'https://www.autoscout24.ch/de/d/vw-golf-1-5-etsi-prova-20400001?source=list';

/** A page of results: the same objects, several of them. */
export const swissResults = `<title>VW Golf kaufen</title><h1>214 VW Golf Occasionen</h1>${streamed(swissAd)}`;
