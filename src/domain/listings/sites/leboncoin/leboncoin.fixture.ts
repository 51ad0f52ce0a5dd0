/** Pages as Leboncoin builds them; every car, seller and number is invented. */
export const leboncoinUrl = 'https://www.leboncoin.fr/ad/voitures/900000001';

const attribute = (key: string, key_label: string, value: string, value_label = value) => ({
  key,
  key_label,
  value,
  value_label,
});

const attributes = [
  attribute('u_car_brand', 'Marque', 'RENAULT', 'Renault'),
  attribute('u_car_model', 'Modèle', 'RENAULT_Clio', 'Clio'),
  attribute('regdate', 'Année modèle', '2018'),
  attribute('issuance_date', 'Date de première mise en circulation', '11/2017'),
  attribute('mileage', 'Kilométrage', '77000', '77000 km'),
  attribute('fuel', 'Carburant', '2', 'Diesel'),
  attribute('gearbox', 'Boîte de vitesse', '1', 'Manuelle'),
  attribute('vehicle_type', 'Type de véhicule', 'citadine', 'Citadine'),
  attribute('doors', 'Nombre de portes', '5'),
  attribute('seats', 'Nombre de place(s)', '5'),
  attribute('horsepower', 'Puissance fiscale', '4', '4 Cv'),
  attribute('horse_power_din', 'Puissance DIN', '90', '90 Ch'),
  attribute('vehicule_color', 'Couleur', 'gris', 'Gris'),
  attribute('old_price', 'Ancien prix', '9900', '9 900 €'),
  {
    ...attribute('vehicle_specifications', 'Équipements', 'ac,cruise'),
    values_label: ['Climatisation', 'Régulateur de vitesse'],
  },
];

export const leboncoinAd = {
  list_id: 900000001,
  category_name: 'Voitures',
  subject: 'Renault Clio IV 1.5 dCi 90',
  body: 'Pneus 195/55/16. Garantie jusqu’à 24 mois en option. Reprise possible.',
  url: leboncoinUrl,
  price: [8900],
  price_cents: 890_000,
  attributes,
  owner: { type: 'pro', name: 'Garage Inventé' },
};

const otherAd = (list_id: number) => ({
  ...leboncoinAd,
  list_id,
  subject: 'Renault Clio V',
  price: [15_900],
  attributes: attributes.map((one) =>
    one.key === 'mileage' ? attribute('mileage', 'Kilométrage', '15000', '15000 km') : one,
  ),
});

const rows = (facts: Record<string, string>) =>
  Object.entries(facts)
    .map(([label, value]) => `<div><p>${label}</p><p>${value}</p></div>`)
    .join('');

const pageOf = (title: string, body: string, pageProps: unknown) => `<!doctype html><html lang="fr"><head>
<title>${title}</title></head><body><main>${body}</main><footer>leboncoin 2006-2026</footer>
<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps } })}</script></body></html>`;

export const leboncoinPage = pageOf(
  'Renault Clio IV 1.5 dCi 90 - Voitures',
  `<h1 data-qa-id="adview_title">Renault Clio IV 1.5 dCi 90</h1><div data-qa-id="adview_price"><p>8 900 €</p></div>
<section><p>Financement</p><p>à partir de 149 €/mois</p></section><h2>Critères</h2>${rows({
    Marque: 'Renault',
    Modèle: 'Clio',
    'Année modèle': '2018',
    Kilométrage: '77 000 km',
    Carburant: 'Diesel',
    'Boîte de vitesse': 'Manuelle',
    'Puissance fiscale': '4 Cv',
    'Puissance DIN': '90 Ch',
    'Nombre de portes': '5',
  })}
<h2>Ces autres annonces peuvent vous intéresser</h2><h3>Renault Clio V</h3><p>15 900 €</p>${rows({ Kilométrage: '15 000 km', Couleur: 'Rouge' })}`,
  { ad: leboncoinAd, similarAds: [otherAd(900000002), otherAd(900000003)] },
);

export const leboncoinSearchPage = pageOf(
  'Voitures d’occasion Renault Clio - leboncoin',
  '<h1>Annonces Voitures : Renault Clio</h1><p>4 210 annonces</p>',
  { searchData: { ads: [leboncoinAd, otherAd(900000002), otherAd(900000003)] } },
);

export const leboncoinGonePage = pageOf(
  'Cette annonce n’est plus disponible',
  "<h1>Cette annonce n'est plus disponible</h1><h2>Renault Clio V</h2><p>15 900 €</p>",
  { similarAds: [otherAd(900000002)] },
);
