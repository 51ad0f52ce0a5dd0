const row = ([label, value]: readonly [string, string]) =>
  `<div class="spec-row"><div class="label">${label}</div><div class="value">${value}</div></div>`;

/** What the page says of the car; every value is invented. */
export const autolinaFacts = {
  Erstzulassung: '07.2019',
  Kilometer: "74'300 Km",
  Getriebeart: 'Automatik, 8 Gänge',
  Treibstoff: 'Diesel',
  Fahrzeugzustand: 'Occasion / Gebraucht',
  'Farbe aussen / innen': 'Blau Metallic / Schwarz',
  Antrieb: 'Allradantrieb',
  'Leistung / Hubraum': "190 PS / 1'968 cm³",
  'Türen / Sitze': '4 / 5',
  Aufbau: 'Limousine',
  Leergewicht: "1'720 Kg",
  'Letzte Prüfung MFK': 'Ja, 03.2026',
  Garantie: 'Ja Bei Übernahme 12 Monate oder 20000 km Prüfschutz + 500.--',
  Neupreis: "CHF 61'400",
  Preis: "CHF 22'900",
} as const;

/** The page of an ad with these facts: the site keeps no data for its scripts. */
export const autolinaPage = (
  facts: Record<string, string>,
  language = 'de',
) => `<!doctype html><html lang="${language}"><head>
  <title>VW Passat 2.0 TDI Prova kaufen | Automarkt Schweiz</title>
  <script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Automarkt"}</script></head><body>
  <nav><ul><li>Occasionen<li>Neuwagen</ul></nav><h1>VW Passat 2.0 TDI Prova mit 190 PS</h1>
  <p>FRISCH AB MFK, 7 Bilder</p><div class="price-box">CHF 22'900.–</div><div>Leasing ab CHF 319.–/Mt.</div>
  ${Object.entries(facts).map(row).join('\n  ')}
  <h3>Optionale Ausstattung</h3><ul><li>Anhängevorrichtung<li>Lackierung: Metallic-Lackierung</ul>
  <h3>Serienmässige Ausstattung</h3><ul><li>Assist: Tempomat<li>Garantie: 8 Jahre oder 160000 km<li>Polster: Stoff-Ausstattung</ul>
  <h3>Beschreibung</h3><p>Garantie ab CHF 350.- für 12 Monate. Preis zzgl. Ablieferungspauschale CHF 290.00. Service nach 5'000 km.</p>
  <h3>Ähnliche Fahrzeuge</h3><div><a>VW Passat Variant GTE</a>${row(['Kilometer', "12'000 Km"])}${row(['Preis', "CHF 38'900"])}</div>
  <footer>Garage Erfunden, Musterweg 1</footer></body></html>`;

/** A page of results: cards of the same shape. */
export const autolinaResults = `<html lang="de"><title>VW Passat Occasion kaufen</title><h1>VW Passat Occasionen</h1>
  ${["74'300 Km", "12'000 Km", "99'000 Km", "143'500 Km"]
    .map(
      (km) =>
        `<h3>VW Passat</h3>${[['Kilometer', km] as const, ['Getriebeart', 'Automatik'] as const].map(row).join('')}`,
    )
    .join('')}`;
