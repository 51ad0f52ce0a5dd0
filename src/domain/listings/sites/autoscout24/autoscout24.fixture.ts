import type { Json } from '../../page/page-content.ts';

/** A page's `__NEXT_DATA__` with the traps of the real ones; every value is invented. */
export const autoscout24State = {
  props: {
    pageProps: {
      listingDetails: {
        id: '00000000-0000-4000-8000-000000000001',
        description: 'Offerta STOCK da 2.000 km, garanzia 24 mesi possibile',
        prices: {
          public: { price: '€ 14.350', priceRaw: 14_350, netPriceRaw: 11_762, onRequestOnly: false },
          dealer: { price: '€ 13.600', priceRaw: 13_600, onRequestOnly: false },
          suggestedRetail: { price: '€ 19.900', priceRaw: 19_900 },
        },
        status: 'Active',
        leasingDetails: { rate: 199 },
        warranty: '12 mesi',
        warrantyExists: true,
        vehicle: {
          make: 'Fiat',
          model: '500',
          modelGroup: '500 Serie',
          modelVersionInput: '1.0 Hybrid Prova',
          firstRegistrationDateRaw: '2021-09-01',
          mileageInKmRaw: 41_200,
          mileageInKm: '41.200 km',
          rawPowerInKw: 51,
          rawPowerInHp: 69,
          fuelCategory: { raw: '2', formatted: 'Elettrica/Benzina' },
          primaryFuel: { raw: 12, formatted: 'Corrente elettrica' },
          transmissionType: 'Manuale',
          driveTrain: 'Anteriore',
          rawDisplacementInCCM: 999,
          numberOfDoors: 3,
          bodyType: 'Berlina',
          bodyColor: null,
          bodyColorOriginal: 'Verde rugiada',
          paintType: 'Metallizzato',
          offerType: 'S',
          equipment: {
            comfortAndConvenience: [{ id: 'Climatizzatore' }, { id: 'Cruise control' }],
            safetyAndSecurity: [{ id: 'ABS' }, { id: 12 }, { name: 'senza id' }] as Json[],
          },
          rawData: {
            engine: { transmissionType: { raw: 'Manual' } },
            bodyType: { raw: 'Sedan' },
            condition: { damage: { isCurrentlyDamaged: null } },
          },
        },
        seller: { companyName: 'Autosalone Inventato', phones: [{ formattedNumber: '+39 000 000000' }] },
      },
    },
  },
};

const head = `<!doctype html><html lang="de"><head>
  <title>Opel Astra Limousine in Grau vorführwagen in Musterstadt für € 23.480</title>
  <meta name="description" content="Limousine | € 23.480 | 4.200 km | 02/2026 | Benzin">`;

const jsonLd = {
  '@type': 'Product',
  name: 'Opel für € 23.480',
  brand: { '@type': 'Brand', name: 'Opel' },
  color: 'Grau',
  offers: {
    '@type': 'Offer',
    price: 23_480,
    priceCurrency: 'EUR',
    itemCondition: 'UsedCondition',
    itemOffered: {
      '@type': 'Car',
      manufacturer: 'Opel',
      model: 'Astra',
      bodyType: 'Limousine',
      productionDate: '2026-02-01',
      driveWheelConfiguration: 'Front',
      vehicleTransmission: 'Automatik',
      numberOfDoors: 5,
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: 4200, unitText: 'KMT' },
      vehicleEngine: [
        {
          '@type': 'EngineSpecification',
          fuelType: 'Benzin',
          enginePower: [
            { '@type': 'QuantitativeValue', value: 130, unitCode: 'BHP' },
            { '@type': 'QuantitativeValue', value: 96, unitCode: 'KWT' },
          ],
          engineDisplacement: { '@type': 'QuantitativeValue', value: 1199, unitCode: 'CMQ' },
        },
      ],
    },
  },
};

/** A page as it is without its `__NEXT_DATA__`: schema.org, labels, leasing sums under labels prices have too. */
export const autoscout24Page = `${head}
  <script type="application/ld+json">${JSON.stringify({ '@type': 'BreadcrumbList', itemListElement: [{ name: 'Opel' }] })}</script>
  <script type="application/ld+json">${JSON.stringify(jsonLd)}</script></head><body>
  <h1>Opel Astra</h1><div>1.2 Turbo Prova Vorführwagen</div><span class="Price_x1">€ 23.480</span><div>19 Bilder</div>
  <h2>Leasing</h2><dl><dt>Barzahlungspreis<dd>€ 25.900<dt>Anzahlung<dd>€ 2.000<dt>Monatliche Rate<dd>€ 289
    <dt>Leasinggesamtbetrag<dd>€ 13.872</dl>
  <h2>Basisdaten</h2><dl><dt>Karosserieform<dd>Limousine<dt>Fahrzeugart<dd>Vorführfahrzeug<dt>Sitzplätze<dd>5
    <dt>Türen<dd>5<dt>Angebotsnummer<dd>40127<dt>Garantie<dd>24 Monate</dl>
  <h2>Fahrzeughistorie</h2><dl><dt>Kilometerstand<dd>4.200 km<dt>Erstzulassung<dd>02/2026<dt>HU<dd>02/2029</dl>
  <h2>Technische Daten</h2><dl><dt>Leistung<dd>96 kW (130 PS)<dt>Getriebe<dd>Automatik<dt>Hubraum<dd>1.199 cm³</dl>
  <h2>Energieverbrauch</h2><dl><dt>Kraftstoff<dd>Benzin<dt>Anderer Energieträger<dd>Super 95</dl>
  <h2>Farbe und Innenausstattung</h2><dl><dt>Außenfarbe<dd>Grau<dt>Farbe laut Hersteller<dd>Vulkan Grau
    <dt>Lackierung<dd>Metallic</dl>
  <h2>Ähnliche Angebote</h2><article><h3>Opel Astra 1.5</h3><span>€ 17.990</span><dl><dt>Kilometerstand<dd>61.000 km
    <dt>Leistung<dd>77 kW (105 PS)</dl></article><footer>Versicherung mit Garantie ab € 19 im Monat</footer></body></html>`;

/** What stands at the address of an ad that was taken down. */
export const autoscout24Gone = `<html lang="de"><title>Gebrauchtwagen | Automarkt</title>
  <h1>Dieses Fahrzeug ist leider nicht mehr verfügbar</h1><h2>Ähnliche Angebote</h2>
  <article><h3>Opel Astra 1.5</h3><dl><dt>Kilometerstand<dd>61.000 km<dt>Erstzulassung<dd>03/2021</dl></article>`;
