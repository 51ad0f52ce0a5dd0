/** Pages as autoline.info builds them: JSON-LD with the price alone; every van, seller and number is invented. */
const product = (price: number | undefined) => ({
  '@context': 'https://schema.org',
  '@type': ['Product', 'Vehicle'],
  name: 'Volkswagen Crafter 2.0 TDI panel van',
  offers: { '@type': 'Offer', ...(price ? { price } : {}), priceCurrency: 'EUR' },
});

const facts = {
  Brand: 'Volkswagen',
  Model: 'Crafter',
  Type: 'panel van',
  'First registration': '2019-05-14',
  Mileage: '145,000 km',
  Power: '140 HP (103 kW)',
  Fuel: 'diesel',
  'Cubic capacity': '1,968 cm³',
  Gearbox: 'manual',
  'Number of doors': '4',
  Color: 'white',
  Condition: 'used',
  'Autoline ID': 'AA00001',
};

const rows = (of: Record<string, string>) =>
  Object.entries(of)
    .map(([label, value]) => `<div class="item"><div>${label}:</div><div>${value}</div></div>`)
    .join('');

export const autolinePageOf = (data: string, price: string) => `<!doctype html><html lang="en"><head>
<title>Volkswagen Crafter 2.0 TDI panel van for sale Germany</title>${data}</head><body>
<h1>Volkswagen Crafter 2.0 TDI panel van</h1><div class="price-block">${price}</div><p>Leasing from €210/month</p>
<section>${rows(facts)}</section><h2>Similar ads</h2><h3>Volkswagen Crafter</h3>${rows({ Mileage: '20,000 km', Color: 'red' })}
<footer>© Autoline</footer></body></html>`;

export const autolinePage = autolinePageOf(
  `<script type="application/ld+json">${JSON.stringify(product(14_500))}</script>`,
  '<b>€14,500</b><i>≈ $15,720</i>',
);

export const autolineSearchPage = `<html lang="en"><title>Volkswagen Crafter panel vans for sale - Autoline</title><h1>Volkswagen Crafter panel vans</h1>
${['145,000', '20,000', '98,000'].map((km) => `<div><h3>Volkswagen Crafter</h3>${rows({ Mileage: `${km} km`, Power: '140 HP', Fuel: 'diesel' })}<b>€14,500</b></div>`).join('')}</html>`;

export const autolineGonePage = `<html lang="en"><title>Ad not found - Autoline</title><h1>This ad is no longer available</h1><h3>Volkswagen Crafter</h3>${rows({ Mileage: '20,000 km' })}</html>`;
