/** What people call a marketplace, by its host without `www.`; a host we do not know is called by itself. */
export function marketplaceName(host: string): string {
  const known = names.find(([pattern]) => pattern.test(host));
  return known ? known[1] : host;
}

const names = [
  [/(?:^|\.)autoscout24\.[a-z.]+$/, 'AutoScout24'],
  [/(?:^|\.)subito\.it$/, 'Subito'],
  [/(?:^|\.)automobile\.it$/, 'automobile.it'],
  [/(?:^|\.)autosupermarket\.it$/, 'AutoSuperMarket'],
  [/(?:^|\.)brumbrum\.it$/, 'brumbrum'],
  [/(?:^|\.)mobile\.de$/, 'mobile.de'],
  [/(?:^|\.)kleinanzeigen\.de$/, 'Kleinanzeigen'],
  [/(?:^|\.)leboncoin\.fr$/, 'leboncoin'],
  [/(?:^|\.)lacentrale\.fr$/, 'La Centrale'],
  [/(?:^|\.)coches\.net$/, 'coches.net'],
  [/(?:^|\.)milanuncios\.com$/, 'Milanuncios'],
  [/(?:^|\.)wallapop\.com$/, 'Wallapop'],
  [/(?:^|\.)autotrader\.co\.uk$/, 'Auto Trader'],
  [/(?:^|\.)facebook\.com$/, 'Facebook Marketplace'],
  [/(?:^|\.)ebay\.[a-z.]+$/, 'eBay'],
] as const satisfies readonly (readonly [RegExp, string])[];
