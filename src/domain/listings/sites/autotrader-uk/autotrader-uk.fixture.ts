/** Pages as AutoTrader UK builds them; every car, dealer and number is invented. */
export const autotraderUkUrl = 'https://www.autotrader.co.uk/car-details/200000000000001?sort=relevance';

const fact = (specKey: string, label: string, value: string) => ({ specKey, label, value });

export const autotraderUkAdvert = {
  id: '200000000000001',
  seller: { name: 'Invented Motors', phone: '(00000) 000000' },
  keySpecification: [
    fact('MILEAGE', 'Mileage', '50,000 miles'),
    fact('ENGINESIZELITRES', 'Engine', '1.0L'),
    fact('DOORS', 'Doors', '5'),
    fact('SEATS', 'Seats', '5'),
  ],
  featuresWithDisclaimer: {
    features: [
      { category: 'Driver assistance', items: [{ name: 'Cruise control', type: 'Standard' }] },
      {
        category: 'Interior',
        items: [{ name: 'Heated front seats', type: 'Standard' }, { type: 'Standard' }],
      },
    ],
  },
  advertTrackingData: {
    advertContext: {
      advertId: '200000000000001',
      make: 'Ford',
      model: 'Focus',
      year: 2019,
      mileage: 50_000,
      condition: 'used',
      price: 8200,
      advertiserType: 'dealer',
    },
    vehicleContext: {
      standardMake: 'Ford',
      standardModel: 'Focus',
      bodyType: 'Hatchback',
      fuelType: 'Petrol',
      colour: 'Blue',
      transmission: 'Manual',
      standardDrivetrain: 'Front Wheel Drive',
      standardEngineSizeCC: 999,
      standardEngineSizeLitres: 1,
    },
  },
};

/** A card of the seller's other cars with contexts of its own. */
export const otherAdvert = {
  advertTrackingData: {
    advertContext: {
      advertId: '200000000000002',
      make: 'Ford',
      model: 'Focus',
      year: 2021,
      mileage: 9000,
      price: 17_000,
    },
    vehicleContext: { standardMake: 'Ford', standardModel: 'Focus', fuelType: 'Diesel', colour: 'Red' },
  },
};

const pageOf = (title: string, body: string, state: unknown) => `<!doctype html><html lang="en-GB"><head>
<title>${title}</title></head><body>${body}<footer>© Autotrader</footer>
<script nonce="nocsp">window.__staticRouterHydrationData = JSON.parse(${JSON.stringify(JSON.stringify(state))});</script></body></html>`;

const rows = (facts: Record<string, string>) =>
  Object.entries(facts)
    .map(([label, value]) => `<div><p>${label}</p><p>${value}</p></div>`)
    .join('');

export const autotraderUkPage = pageOf(
  'Used 2019 Ford Focus for sale | Autotrader',
  `<section data-testid="pricing"><h1>2019 Ford Focus</h1><span>1.0T EcoBoost Prova 5dr</span>
<p data-testid="advert-price">£8,200</p><button><p>£308 below market average</p></button>
<div data-testid="finance-offer-panel"><h3>Get it on finance</h3><p>£153.01</p><p>per month (CS)</p></div></section>
<section id="overview"><h2>Overview</h2>${rows({
    Mileage: '50,000 miles',
    Registration: '2019 (68 reg)',
    'Fuel type': 'Petrol',
    'Body type': 'Hatchback',
    Engine: '1.0L',
    Gearbox: 'Manual',
    Doors: '5',
    Seats: '5',
    'Body colour': 'Blue',
  })}</section><section><h2>Description</h2><p>Free 12-month breakdown cover, option to extend to 60 months warranty. 25 photos.</p></section>
<section><h2>More vehicles from this seller</h2><h3>Ford Focus</h3><p>£17,000</p>${rows({ Mileage: '9,000 miles', 'Body colour': 'Red' })}</section>`,
  {
    loaderData: {
      'car-details': {
        aggregatorAdvert: autotraderUkAdvert,
        connectedVehicleCollection: { data: [otherAdvert] },
        financeDefaultSelectedValues: { deposit: '770', mileage: '10000', term: '48' },
      },
    },
  },
);

const card = (name: string, miles: string) =>
  `<li><h2>${name}</h2><p>${miles} miles</p><p>2019 (68 reg)</p><p>£8,200</p></li>`;

export const autotraderUkSearchPage = pageOf(
  'Used Ford Focus cars for sale | Autotrader',
  `<h1>Used Ford Focus cars for sale</h1><ul>${card('Ford Focus', '50,000')}${card('Ford Focus', '9,000')}</ul>`,
  { loaderData: { search: { listings: [autotraderUkAdvert, otherAdvert] } } },
);

export const autotraderUkGonePage = pageOf(
  'Advert not found | Autotrader',
  '<h1>This advert is no longer available</h1><h2>Ford Focus</h2><p>£17,000</p>',
  { loaderData: { 'car-details': { connectedVehicleCollection: { data: [otherAdvert] } } } },
);
