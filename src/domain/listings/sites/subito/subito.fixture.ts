/** Pages as Subito builds them; every car, dealer and number is invented. */
export const subitoUrl = 'https://www.subito.it/auto/lancia-ypsilon-1-2-prova-pavia-600000001.htm';

const feature = (label: string, value: string, key = value) => ({ label, values: [{ key, value }] });

export const subitoAd = {
  kind: 'AdItem',
  urn: 'id:ad:00000000-0000-4000-8000-000000000001:list:600000001',
  subject: 'Lancia Ypsilon 1.2 Prova, rata da 99 €',
  body: 'Anche a rate: 99 € al mese. Garanzia estendibile a 36 mesi. In stock da 1.000 km.',
  urls: { default: subitoUrl },
  advertiser: { name: 'Autosalone Inventato', company: true, phone: '0000000000' },
  features: {
    '/car': {
      label: 'Auto',
      values: [
        { level: 0, label: 'Marca', value: 'LANCIA' },
        { level: 1, label: 'Modello', value: 'Ypsilon 4ª serie', group_label: 'Ypsilon' },
        { level: 2, label: 'Versione', value: 'Ypsilon 1.2 69 CV 5 porte Prova' },
      ],
    },
    '/price': feature('Prezzo', '6400 €', '6400'),
    '/mileage': feature('Km', '70.000 - 74.999', '15'),
    '/mileage_scalar': feature('Km', '71500 Km', '71500'),
    '/year': feature('Anno di immatricolazione', '2016'),
    '/register_date': feature('Immatricolazione', '03/2016'),
    '/fuel': feature('Carburante', 'GPL', '3'),
    '/gearbox': feature('Cambio', 'Manuale', '1'),
    '/power': feature('Potenza', '51 kW / 69 Cv', '51/69'),
    '/color': feature('Colore', 'Bianco', '2'),
    '/seats': feature('Posti', '5', '4'),
    '/doors': feature('Numero di porte', '4/5', '2'),
    '/car_type': feature('Carrozzeria', 'City car', '1'),
    '/vehicle_status': feature('Condizioni del veicolo', 'Usato', '1'),
    '/pollution': feature('Classe emissioni', 'Euro 6', '9'),
    '/warranty_months': feature('Garanzia', '12 mesi', '12'),
  },
};

/** A recommended ad: the same make, dearer, newer. */
const otherAd = (number: number, km: string) => ({
  ...subitoAd,
  urn: `id:ad:00000000-0000-4000-8000-${number}:list:${number}`,
  subject: 'Lancia Ypsilon Hybrid',
  urls: { default: `https://www.subito.it/auto/lancia-ypsilon-hybrid-lodi-${number}.htm` },
  features: {
    ...subitoAd.features,
    '/mileage_scalar': feature('Km', `${km} Km`, km),
    '/fuel': feature('Carburante', 'Ibrida', '8'),
    '/price': feature('Prezzo', '13900 €', '13900'),
  },
});

const recommended = [otherAd(600000002, '12000'), otherAd(600000003, '9000')];

const pageOf = (title: string, body: string, pageProps: unknown) => `<!doctype html><html lang="it"><head>
<title>${title}</title></head><body><header><nav><a>Auto</a><a>Moto e Scooter</a></nav></header><main>${body}</main>
<footer>Subito - Informativa privacy</footer>
<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps } })}</script></body></html>`;

/** The ad among recommended ones, with the labels a visitor sees. */
export const subitoPage = pageOf(
  'Lancia Ypsilon 1.2 Prova usata a Pavia | Subito',
  `<span>12 foto</span><h1>Lancia Ypsilon 1.2 Prova</h1><p class="price">6.400 €</p>
<div class="financing-price">da 99 €/mese con anticipo di 1.000 €</div>
<h2>Dati principali</h2><ul><li><span>Km</span><span>70.000 - 74.999</span></li>
<li><span>Immatricolazione</span><span>03/2016</span></li><li><span>Carburante</span><span>GPL</span></li>
<li><span>Cambio</span><span>Manuale</span></li><li><span>Garanzia</span><span>12 mesi</span></li></ul>
<h2>Altri annunci</h2><h3>Lancia Ypsilon Hybrid</h3><p class="price">13.900 €</p><ul><li><span>Km</span><span>12.000</span></li>
<li><span>Carburante</span><span>Ibrida</span></li></ul>`,
  { initialState: { detail: { item: subitoAd }, recommendedItems: recommended } },
);

export const subitoSearchPage = pageOf(
  'Lancia Ypsilon usate in Lombardia | Subito',
  '<h1>Auto usate Lancia Ypsilon in Lombardia</h1><p>128 risultati</p>',
  { initialState: { items: { list: [subitoAd, ...recommended].map((item) => ({ item })) } } },
);

/** What stands at the address of an ad that expired: only recommended ones are left. */
export const subitoGonePage = pageOf(
  'Annuncio non disponibile | Subito',
  '<h1>Annuncio non disponibile</h1><h2>Potrebbero interessarti</h2><h3>Lancia Ypsilon Hybrid</h3><p class="price">13.900 €</p>',
  { initialState: { recommendedItems: recommended.slice(0, 1) } },
);
