/** Pages as AutoTrader South Africa builds them; every car, dealer and number is invented. */
const car = {
  '@context': 'https://schema.org',
  '@type': ['Product', 'Car'],
  name: '2021 Audi A4 40TDI Prova',
  brand: { '@type': 'Brand', name: 'Audi' },
  model: 'A4',
  vehicleModelDate: '2021',
  itemCondition: 'https://schema.org/UsedCondition',
  mileageFromOdometer: { '@type': 'QuantitativeValue', value: '61 500', unitCode: 'KMT' },
  fuelType: 'Diesel',
  color: 'White',
  bodyType: 'Sedan',
  vehicleTransmission: 'Automatic',
  vehicleEngine: {
    '@type': 'EngineSpecification',
    engineDisplacement: { '@type': 'QuantitativeValue', value: '1968,000000', unitCode: 'CMQ' },
    enginePower: { '@type': 'QuantitativeValue', value: '140', unitCode: 'KWT' },
  },
  offers: { '@type': 'Offer', price: 'R 609 950', priceCurrency: 'ZAR' },
};

/** The plus of the script's type is encoded once too often. */
export const autotraderZaPageOf = (type: string) => `<!doctype html><html lang="en-ZA"><head>
<title>Used Audi A4 40TDI Prova for sale - AutoTrader</title>
<script type="${type}">${JSON.stringify(car)}</script></head><body>
<h1>2021 Audi A4 40TDI Prova</h1><span>20 photos</span><div class="price">R 609 950</div><p>R 11 423 p/m</p>
<table><tr><td>Mileage</td><td>61 500 km</td></tr><tr><td>Fuel Type</td><td>Diesel</td></tr>
<tr><td>Transmission</td><td>Automatic</td></tr><tr><td>Year</td><td>2021</td></tr><tr><td>Colour</td><td>White</td></tr>
<tr><td>Warranty Remaining</td><td>38 500 km</td></tr></table>
<h2>Similar cars</h2><h3>Audi A4</h3><table><tr><td>Mileage</td><td>9 000 km</td></tr></table><div class="price">R 799 900</div>
<script>gtag('event', 'view', {}); pageParameters["price"] = "609950";</script></body></html>`;

export const autotraderZaPage = autotraderZaPageOf('application/ld&#x2B;json');

export const autotraderZaSearchPage = `<html lang="en-ZA"><title>Used Audi A4 cars for sale in South Africa - AutoTrader</title><h1>Used Audi A4 for sale</h1>
${['61 500', '9 000', '120 000'].map((km) => `<div><h2>2021 Audi A4</h2><dl><dt>Mileage</dt><dd>${km} km</dd><dt>Transmission</dt><dd>Automatic</dd><dt>Fuel</dt><dd>Diesel</dd></dl><span>R 609 950</span></div>`).join('')}</html>`;

export const autotraderZaGonePage =
  '<html lang="en-ZA"><title>AutoTrader</title><h1>This car is no longer available</h1><h2>2021 Audi A4</h2><p>61 500 km</p></html>';
