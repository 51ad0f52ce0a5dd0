/** Pages as automobile.it builds them; every car, dealer and number is invented. */
export const automobileItUrl = 'https://www.automobile.it/fiat-panda-roma-1-2-prova/300000001';

export const automobileItAd = {
  id: '300000001',
  title: 'FIAT Panda 1.2 Prova',
  url: '/fiat-panda-roma-1-2-prova/300000001',
  channel: 'km0',
  formattedPrice: '€ 11.900',
  formattedOldPrice: '€ 13.500',
  details: {
    formattedKm: '10 km',
    registration: '03/2024',
    formattedPower: '51 kW (69 CV)',
    shift: 'Manuale',
    fuelEmissions: 'Benzina / Euro 6',
  },
};

const otherAd = {
  ...automobileItAd,
  id: '300000002',
  title: 'FIAT Panda 1.0 Hybrid',
  channel: 'used',
  formattedPrice: '€ 9.400',
  details: {
    ...automobileItAd.details,
    formattedKm: '48.000 km',
    registration: '06/2021',
    fuelEmissions: 'Ibrida',
  },
};

const rows = (facts: Record<string, string>) =>
  Object.entries(facts)
    .map(([label, value]) => `<div><span>${label}</span><span>${value}</span></div>`)
    .join('');

const pageOf = (title: string, body: string, pageProps: unknown) => `<!doctype html><html lang="it"><head>
<title>${title}</title></head><body>${body}<footer>automobile.it</footer>
<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps } })}</script></body></html>`;

export const automobileItPage = pageOf(
  'FIAT Panda 1.2 Prova Km 0 a Roma | automobile.it',
  `<span>18 foto</span><h1>FIAT Panda 1.2 Prova</h1><p class="old-price">€ 13.500</p><p class="price">€ 11.900</p>
<h3>Finanziamento</h3><p>Rata: € 145/mese</p><p>Prezzo con finanziamento: € 10.900</p>
<h2>Caratteristiche</h2>${rows({
    Immatricolazione: '03/2024',
    Chilometri: '10 km',
    Alimentazione: 'Benzina',
    Cambio: 'Manuale',
    Colore: 'Verde',
    Porte: '5',
    'Tipo di vernice': 'Metallizzata',
  })}<h2>Annunci simili</h2><h3>FIAT Panda 1.0 Hybrid</h3><p class="price">€ 9.400</p>${rows({ Chilometri: '48.000 km' })}`,
  { adDetail: automobileItAd, similarAds: [otherAd] },
);

export const automobileItSearchPage = pageOf(
  'Fiat Panda usate e km 0 | automobile.it',
  '<h1>Fiat Panda</h1><p>1.204 annunci</p>',
  { apiResults: { result: { resultList: [automobileItAd, otherAd], page: { totalPages: 60 } } } },
);

export const automobileItGonePage = pageOf(
  'Annuncio scaduto | automobile.it',
  '<h1>Annuncio scaduto</h1><h2>FIAT Panda 1.0 Hybrid</h2><p class="price">€ 9.400</p>',
  { similarAds: [otherAd] },
);
