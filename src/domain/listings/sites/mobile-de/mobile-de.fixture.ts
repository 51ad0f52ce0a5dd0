/** The ad as the state of its page has it; every value is invented. */
export const mobileAd = {
  id: 433_100_200,
  title: 'Volkswagen Passat Variant 2.0 TDI Prova',
  make: 'Volkswagen',
  model: 'Passat Variant',
  category: 'EstateCar',
  vc: 'Car',
  isConditionNew: false,
  isLeasingOnlyAd: false,
  leasingRate: { grossAmount: 249, grossCurrency: 'EUR' },
  price: {
    gross: '19.990 €',
    grossAmount: 19_990,
    grossCurrency: 'EUR',
    net: '16.798 €',
    netAmount: 16_798,
    vat: '19%',
  },
  attributes: [
    { label: 'Fahrzeugzustand', tag: 'damageCondition', value: 'Unfallfrei' },
    { label: 'Kategorie', tag: 'category', value: 'Kombi, Vorführfahrzeug' },
    { label: 'Kilometerstand', tag: 'mileage', value: '12.400 km' },
    { label: 'Hubraum', tag: 'cubicCapacity', value: '1.968 cm³' },
    { label: 'Leistung', tag: 'power', value: '110 kW (150 PS)' },
    { label: 'Antriebsart', tag: 'envkv.engineType', value: 'Verbrennungsmotor' },
    { label: 'Kraftstoffart', tag: 'fuel', value: 'Diesel' },
    { label: 'Anzahl Sitzplätze', tag: 'numSeats', value: '5' },
    { label: 'Anzahl der Türen', tag: 'doorCount', value: '4/5' },
    { label: 'Getriebe', tag: 'transmission', value: 'Automatik' },
    { label: 'Erstzulassung', tag: 'firstRegistration', value: '04/2025' },
    { label: 'Farbe (Hersteller)', tag: 'manufacturerColorName', value: 'Nightshade Blue' },
    { label: 'Farbe', tag: 'color', value: 'Schwarz Metallic' },
  ],
  features: ['ABS', 'Allradantrieb', 'Anhängerkupplung schwenkbar'],
  htmlDescription: 'Garantie bis 36 Monate gegen Aufpreis',
};

export const mobileUrl =
  'https://suchen.mobile.de/fahrzeuge/details.html?id=433100200&isSearchRequest=true&pageNumber=1&scopeId=C';

/** Until 2025: a page whose state is a script. */
export const mobileStatePage = (ad: object) => `<!doctype html><html lang="de"><head>
  <title>Volkswagen Passat Variant 2.0 TDI Prova für 19.990 €</title></head><body>
  <h1>Volkswagen Passat Variant 2.0 TDI Prova</h1><script>window.__INITIAL_STATE__ = ${JSON.stringify({
    search: {
      vip: { current: { adId: '433100200' }, ads: { 433100200: { data: { ad }, status: 'loaded' } } },
      similarAds: [
        {
          ...mobileAd,
          id: 433_100_999,
          attributes: [{ label: 'Kilometerstand', tag: 'mileage', value: '91.000 km' }],
        },
      ],
    },
  })}
  window.__PUBLIC_CONFIG__ = {};</script></body></html>`;

/** 2026: the state is gone, each fact has a name of its own in its element. */
export const mobilePage = `<!doctype html><html lang="de"><head>
  <title>Volkswagen Passat Variant 2.0 TDI Prova für 19.990 €</title>
  <meta name="description" content="Gebrauchtfahrzeug • 12.400 km • 110 kW (150 PS) • Diesel • Automatik • 04/2025">
  <script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Automarkt"}</script></head><body>
  <div aria-label="24 Bilder">1/24</div>
  <h1 data-testid="vip-ad-title">Volkswagen Passat Variant</h1><div>2.0 TDI Prova DSG</div>
  <div data-testid="vip-price-label"><div>19.990 €</div><div>inkl. MwSt.</div></div>
  <div data-testid="vip-strike-price">22.490 €</div><div data-testid="financing-monthly-rate">ab 229 € mtl.</div>
  <div data-testid="vip-key-features-list-item-mileage"><span>Kilometerstand</span><div>12.400 km</div></div>
  <div data-testid="vip-key-features-list-item-power"><span>Leistung</span><div>110 kW (150 PS)</div></div>
  <div data-testid="vip-key-features-list-item-fuel"><span>Kraftstoffart</span><div>Diesel</div></div>
  <div data-testid="vip-key-features-list-item-transmission"><span>Getriebe</span><div>Automatik</div></div>
  <div data-testid="vip-key-features-list-item-firstRegistration"><span>Erstzulassung</span><div>04/2025</div></div>
  <div data-testid="vip-key-features-list-item-numberOfPreviousOwners"><span>Fahrzeughalter</span><div>1</div></div>
  <article data-testid="vip-technical-data-box"><h3>Technische Daten</h3><dl>
    <dt data-testid="damageCondition-item">Fahrzeugzustand</dt><dd>Unfallfrei</dd>
    <dt data-testid="category-item">Kategorie</dt><dd>Kombi, Vorführfahrzeug</dd>
    <dt data-testid="mileage-item">Kilometerstand</dt><dd>12.400 km</dd>
    <dt data-testid="cubicCapacity-item">Hubraum</dt><dd>1.968 cm³</dd>
    <dt data-testid="power-item">Leistung</dt><dd>110 kW (150 PS)</dd>
    <dt data-testid="envkv.engineType-item">Antriebsart</dt><dd>Verbrennungsmotor</dd>
    <dt data-testid="fuel-item">Kraftstoffart</dt><dd>Diesel</dd>
    <dt data-testid="doorCount-item">Anzahl der Türen</dt><dd>4/5</dd>
    <dt data-testid="transmission-item">Getriebe</dt><dd>Automatik</dd>
    <dt data-testid="firstRegistration-item">Erstzulassung</dt><dd>04/2025</dd>
    <dt data-testid="manufacturerColorName-item">Farbe (Hersteller)</dt><dd>Nightshade Blue</dd>
    <dt data-testid="color-item">Farbe</dt><dd>Schwarz Metallic</dd></dl></article>
  <article><h3>Ausstattung</h3><ul data-testid="vip-features-list"><li>ABS<li>Anhängerkupplung schwenkbar<li>Tempomat</ul></article>
  <article><h3>Finanzierung</h3><dl><dt>Kaufpreis<dd>21.400 €<dt>Anzahlung<dd>2.000 €<dt>Laufzeit<dd>48 Monate</dl></article>
  <article><h3>Fahrzeugbeschreibung</h3><div data-testid="vip-vehicle-description-text">Garantie bis 36 Monate gegen Aufpreis.
    Auch am Lager: VW Golf, 90.000 km, 12.900 €</div></article>
  <h3>Weitere Fahrzeuge dieses Händlers</h3><section><h4>Volkswagen Golf 1.5 TSI</h4><div>27.990 €</div>
    <dl><dt>Kilometerstand<dd>8.000 km<dt>Farbe<dd>Weiß</dl></section></body></html>`;

/** 2020: labels and values in elements numbered by their field. */
export const mobilePage2020 = `<html lang="de"><head><title>Fahrzeugdetails</title></head><body>
  <h1 id="rbt-ad-title" class="h2">Volkswagen Passat Variant 2.0 TDI Prova</h1>
  <span class="h3 rbt-prime-price">19.990&nbsp;€<br></span><p class="financing-label">Finanzierung ab 229 € mtl.</p>
  <h4 class="h3">Technische Daten</h4>
  ${Object.entries({
    damageCondition: ['Fahrzeugzustand', 'Gebrauchtfahrzeug, Unfallfrei'],
    category: ['Kategorie', 'Kombi'],
    mileage: ['Kilometerstand', '12.400&nbsp;km'],
    cubicCapacity: ['Hubraum', '1.968&nbsp;cm³'],
    power: ['Leistung', '110&nbsp;kW&nbsp;(150&nbsp;PS)'],
    fuel: ['Kraftstoffart', 'Diesel'],
    doorCount: ['Anzahl der Türen', '4/5'],
    transmission: ['Getriebe', 'Automatik'],
    firstRegistration: ['Erstzulassung', '04/2025'],
    manufacturerColorName: ['Farbe (Hersteller)', 'Nightshade Blue'],
    color: ['Farbe', 'Schwarz Metallic'],
  })
    .map(
      ([name, [label, value]]) =>
        `<div class="g-row"><div id="rbt-${name}-l"><strong>${label}</strong></div><div id="rbt-${name}-v">${value}</div></div>`,
    )
    .join('\n')}
  <h4 class="title h3">Weitere Fahrzeuge dieses Händlers</h4><div><strong>Volkswagen Golf</strong> 8.000 km, 27.990 €</div>
  <h1><span>Wie viel ist Dein Auto wert?</span></h1></body></html>`;

/** A page of results with its state. */
export const mobileResults = `<title>VW Passat gebraucht</title><h1>1.204 Volkswagen Passat</h1>
  <script>window.__INITIAL_STATE__ = ${JSON.stringify({
    search: {
      srp: {
        data: {
          searchResults: {
            items: [1, 2].map((id) => ({
              id,
              attr: { fr: '04/2025', ml: '12.400 km', pw: '110 kW', ft: 'Diesel', c: 'EstateCar' },
            })),
          },
        },
      },
    },
  })}</script>`;
