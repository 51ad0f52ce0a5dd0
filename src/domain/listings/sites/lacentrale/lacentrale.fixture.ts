/** Pages as La Centrale builds them; every car, dealer and number is invented. */
export const lacentraleUrl = 'https://www.lacentrale.fr/auto-occasion-annonce-69100000001.html';

/** The car in the page's JSON-LD: its year is a text, what moves it is missing. */
const car = {
  '@context': 'https://schema.org',
  '@type': 'Car',
  name: 'PEUGEOT 208 1.2 PURETECH 82 PROVA 5P',
  brand: 'PEUGEOT',
  model: '208',
  dateVehicleFirstRegistered: '2019',
  mileageFromOdometer: { '@type': 'QuantitativeValue', value: '56921', unitText: 'km' },
  offers: { '@type': 'Offer', price: '9990', priceCurrency: 'EUR' },
};

const facts = {
  Année: '2019',
  'Mise en circulation': '12/03/2019',
  Provenance: 'France',
  'Kilométrage compteur': '56 921 Km',
  Énergie: 'Essence',
  'Boîte de vitesse': 'mécanique',
  'Couleur extérieure': 'gris foncé métallisé',
  'Couleur intérieure': 'noir',
  'Nombre de portes': '5',
  'Nombre de places': '5',
  Garantie: '12 mois',
  'Puissance fiscale': '4 CV',
  'Puissance din': '82 ch',
  "Crit'Air": '1',
};

const rows = (of: Record<string, string>) =>
  Object.entries(of)
    .map(([label, value]) => `<li><span>${label} :</span><span>${value}</span></li>`)
    .join('');

/** Without the JSON-LD the page holds no data that says it is about one car. */
export const lacentralePageOf = (data: string) => `<!doctype html><html lang="fr"><head>
<title>PEUGEOT 208 (1.2 PURETECH 82 PROVA 5P) à 9 990 € - La Centrale</title>${data}</head><body>
<script>var CLASSIFIED_MORE_INFOS=  ${JSON.stringify({
  data: {
    vehicle: { make: 'PEUGEOT', model: '208', label: '1.2 PURETECH 82 PROVA 5P' },
    financing: { combined: { price: 9990, mileage: 56_921, energy: 'ESSENCE', monthlyRent: 149 } },
  },
})}</script>
<h1>PEUGEOT 208 1.2 PURETECH 82 PROVA 5P</h1><span>1 / 24</span><div id="pavePrix"><span class="classified-price">9 990 €</span></div>
<section><h2>Financement</h2><p>Prix : 10 490 € en crédit</p><p>149 € / mois</p></section>
<h2>Informations générales</h2><ul>${rows(facts)}</ul>
<h2>Reprise de votre véhicule</h2><ul>${rows({ Kilométrage: '120 000 km' })}</ul>
<h2>Annonces similaires</h2><h3>PEUGEOT 208</h3><ul>${rows({ Kilométrage: '12 000 Km', Énergie: 'Électrique' })}</ul><span>17 990 €</span>
<footer>Publiée il y a 60 jours</footer></body></html>`;

export const lacentralePage = lacentralePageOf(
  `<script type="application/ld+json">${JSON.stringify(car)}</script>`,
);

const item = (mileage: number) => ({
  reference: `E${mileage}`,
  price: 9990,
  vehicle: { make: 'PEUGEOT', model: '208', version: '1.2 PURETECH', year: 2019, mileage },
});

export const lacentraleSearchPage = `<html lang="fr"><title>Peugeot 208 occasion - La Centrale</title><h1>Peugeot 208 occasion</h1>
<script>window.__PRELOADED_STATE_LISTING__ = ${JSON.stringify({ search: { hits: [{ item: item(56_921) }, { item: item(12_000) }] } })};if( window.tc_vars ) {window.tc_vars['listing_nb_resultat'] = 9541;}</script>
${['56 921', '12 000'].map((km) => `<div class="searchCard"><h3>PEUGEOT 208</h3><div>1.2 PURETECH</div><div>2019</div><div>${km} km</div><div>Essence</div><span>9 990 €</span></div>`).join('')}</html>`;

export const lacentraleGonePage = `<html lang="fr"><title>Annonce introuvable - La Centrale</title><h1>Cette annonce n'est plus en ligne</h1>
<h2>Annonces similaires</h2><h3>PEUGEOT 208</h3><ul>${rows({ Kilométrage: '12 000 Km', Année: '2021' })}</ul></html>`;
