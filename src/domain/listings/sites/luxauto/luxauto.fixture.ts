const title = 'Cupra Formentor VZ 2.0 TSI Prova 5J Gar. Cam 2023 à Mersch pour 31450€';
const description = `Cupra Formentor VZ 2.0 TSI Prova 5J Gar. Cam essence 28400km de 03/2023 à Mersch. Contactez le vendeur sur le site.`;

/** All that a server gets to see: title, description, the same again for social networks. Invented values. */
export const luxautoHead = `<!doctype html><html lang="fr"><head><meta charSet="utf-8"/><title>${title}</title>
  <meta name="description" content="${description}"/><meta name="robots" content="index, follow"/>
  <link rel="canonical" href="https://www.luxauto.lu/fr/voiture/cupra-formentor-essence-2023-1900100"/>
  <meta property="og:title" content="${title}"/><meta property="og:description" content="${description}"/></head>`;

/** The page as a browser shows it. */
export const luxautoPage = `${luxautoHead}<body><h1>Cupra Formentor VZ 2.0 TSI Prova 5J Gar. Cam</h1>
  <div>1 / 20</div><div class="price">31 450 €</div><div>Prix neuf : 52 900 €</div><div>dès 389 € / mois</div>
  <h2>Caractéristiques</h2><ul><li><span>Kilométrage</span><span>28 400 km</span></li>
  <li><span>Première immatriculation</span><span>03/2023</span></li><li><span>Carburant</span><span>Essence</span></li>
  <li><span>Boîte de vitesse</span><span>Automatique</span></li><li><span>Puissance</span><span>228 kW (310 ch)</span></li>
  <li><span>Puissance fiscale</span><span>19 CV</span></li><li><span>Transmission</span><span>4 roues motrices</span></li>
  <li><span>Carrosserie</span><span>SUV</span></li><li><span>Portes</span><span>5</span></li>
  <li><span>Couleur</span><span>Gris foncé</span></li><li><span>Peinture</span><span>Métallisée</span></li>
  <li><span>Cylindrée</span><span>1 984 cm³</span></li><li><span>Garantie</span><span>Oui</span></li></ul>
  <h2>Annonces similaires</h2><div><h3>Cupra Leon</h3><span>9 000 km</span><span>27 990 €</span></div></body></html>`;
