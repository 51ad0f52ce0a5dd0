const bag = (attributes: Record<string, string | string[]>) => ({
  attribute: Object.entries(attributes).map(([name, values]) => ({ name, values: [values].flat() })),
});

/** What the site knows of the car; every value is invented. */
export const willhabenCar = {
  HEADING: 'Skoda Octavia Combi 2.0 TDI Prova',
  'CAR_MODEL/MAKE': 'Skoda',
  'CAR_MODEL/MODEL': 'Octavia',
  'CAR_MODEL/MODEL_SPECIFICATION': 'Combi 2.0 TDI Prova',
  YEAR_MODEL: '3/2020',
  MILEAGE: '118400',
  'ENGINE/EFFECT': '110',
  'ENGINE/FUEL': '100003',
  'ENGINE/FUEL_RESOLVED': 'Diesel',
  TRANSMISSION_RESOLVED: 'Automatik',
  CAR_TYPE: 'Kombi / Family Van',
  CONDITION_RESOLVED: 'Gebrauchtwagen',
  EXTERIORCOLOURMAIN: '6',
  NOOFSEATS: '5',
  NO_OF_OWNERS: '2',
  WARRANTY_RESOLVED: 'Ja',
  PRICE: '15990',
  'PRICE/AMOUNT': '15990',
  PRICE_FOR_DISPLAY: '€ 15.990',
  EQUIPMENT: ['5', '69'],
  EQUIPMENT_RESOLVED: ['ABS', 'Tempomat', 'Anhängerkupplung'],
};

/** The page's data: the ad, and others of the same make under it. */
export const willhabenState = (car: Record<string, string | string[]>) => ({
  props: {
    pageProps: {
      advertDetails: {
        id: '700400100',
        description: 'Skoda Octavia Combi 2.0 TDI Prova',
        advertStatus: { id: 'active', statusId: 50 },
        attributes: bag(car),
      },
      similarAds: {
        advertSummary: [
          { id: '700400999', attributes: bag({ ...willhabenCar, MILEAGE: '9100', 'ENGINE/EFFECT': '180' }) },
        ],
      },
    },
  },
});

export const willhabenUrl =
  'https://www.willhaben.at/iad/gebrauchtwagen/d/auto/skoda-octavia-combi-prova-700400100/';

/** The page of an ad, what it shows and the data of its own scripts. */
export const willhabenPage = (state: object) => `<!doctype html><html lang="de"><head>
  <title>Skoda Octavia Combi 2.0 TDI Prova, € 15.990,- - willhaben</title></head><body>
  <h1>Skoda Octavia Combi 2.0 TDI Prova</h1><div data-testid="contact-box-price-box-price-value">€ 15.990</div>
  <div>statt € 17.490</div><div>1/24</div><div>Leasing ab € 189 / Monat</div>
  <h2>Basisdaten</h2><ul><li><div>Erstzulassung</div><div>03/2020</div></li><li><div>Kilometerstand</div><div>118.400 km</div></li>
    <li><div>Leistung</div><div>150 PS (110 kW)</div></li><li><div>Treibstoff</div><div>Diesel</div></li>
    <li><div>Getriebeart</div><div>Automatik</div></li><li><div>Antrieb</div><div>Vorderrad</div></li>
    <li><div>Anzahl Türen</div><div>5</div></li><li><div>Anzahl Sitze</div><div>5</div></li>
    <li><div>Außenfarbe</div><div>Grau</div></li><li><div>Garantie</div><div>Garantie möglich, bis 24 Monate gegen Aufpreis</div></li></ul>
  <h2>Ähnliche Anzeigen</h2><article><h3>Skoda Octavia RS</h3><div>Kilometerstand</div><div>9.100 km</div><div>€ 38.900</div></article>
  <footer>willhaben-Code 700400100</footer>
  <script id="__NEXT_DATA__" type="application/json">${JSON.stringify(state)}</script></body></html>`;

/** A page of results. */
export const willhabenResults = {
  props: {
    pageProps: {
      searchResult: {
        advertSummaryList: {
          advertSummary: ['700400101', '700400102'].map((id) => ({ id, attributes: bag(willhabenCar) })),
        },
      },
    },
  },
};
