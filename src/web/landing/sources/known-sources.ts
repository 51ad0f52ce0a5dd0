interface Marketplace {
  name: string;
  /** Where it is at home. */
  country: 'EU' | 'IT' | 'DE' | 'FR' | 'ES' | 'AT' | 'GB';
  /** Our reader of its ads, a folder of `src/domain/listings/sites`. */
  reader: string;
}

/** Eight of the marketplaces whose ads we read, each by a reader of its own. */
export const marketplaces: readonly Marketplace[] = [
  { name: 'AutoScout24', country: 'EU', reader: 'autoscout24' },
  { name: 'Subito', country: 'IT', reader: 'subito' },
  { name: 'automobile.it', country: 'IT', reader: 'automobile-it' },
  { name: 'mobile.de', country: 'DE', reader: 'mobile-de' },
  { name: 'leboncoin', country: 'FR', reader: 'leboncoin' },
  { name: 'coches.net', country: 'ES', reader: 'coches-net' },
  { name: 'willhaben', country: 'AT', reader: 'willhaben' },
  { name: 'Auto Trader', country: 'GB', reader: 'autotrader-uk' },
];

/** Eight of the makes whose names we know in all their spellings. */
export const makes: readonly string[] = [
  ...['Fiat', 'Alfa Romeo', 'Volkswagen', 'Audi'],
  ...['BMW', 'Mercedes-Benz', 'Toyota', 'Renault'],
];
