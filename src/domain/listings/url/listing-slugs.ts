/** Where a site writes a car's name into the addresses of its ads; `slug` is all of its words. */
interface SlugPattern {
  host: RegExp;
  path: RegExp;
  /** The last words are the fuel and, mostly, the colour; or the last one is the year. */
  endsWith?: 'fuel' | 'year';
}

/** The pages of single ads only: search pages and dealers' stock have other paths. */
export const slugPatterns: readonly SlugPattern[] = [
  {
    host: /^(?:www\.)?autoscout24\.(?!ch$)[a-z.]{2,6}$/,
    path: /^\/(?:[a-z]{2}\/)?(?:angebote|annunci|offers|aanbod|anuncios|offres|oferte|oferty|erbjudanden)\/(?<slug>[^/]+?)(?:-cat_\w+)?-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
    endsWith: 'fuel',
  },
  { host: /^(?:www\.)?autoscout24\.ch$/, path: /^\/(?:de|fr|it|en)\/d\/(?<slug>[^/]+)-\d{5,9}$/ },
  {
    host: /^(?:www\.)?subito\.it$/,
    path: /^\/(?:auto|moto-e-scooter|veicoli-commerciali)\/(?<slug>[^/]+)-\d{8,10}\.htm$/,
  },
  { host: /^suchen\.mobile\.de$/, path: /^\/auto-inserat\/(?<slug>[^/]+)\/\d{8,10}\.html$/ },
  { host: /^(?:www\.)?coches\.net$/, path: /^\/(?<slug>[^/]+)-\d{6,10}-k?covo\.aspx$/ },
  {
    host: /^(?:www\.)?(?:otomoto\.pl|autovit\.ro|standvirtual\.com)$/,
    path: /^\/(?:[a-z]{2}\/)?[\w-]+\/(?:oferta|anunt|anuncio)\/(?<slug>[^/]+)-id\w+(?:\.html)?$/,
  },
  {
    host: /^(?:www\.)?willhaben\.at$/,
    path: /^\/iad\/gebrauchtwagen\/d\/(?:auto|motorrad|nutzfahrzeug)\/(?<slug>[^/]+?)-\d{6,12}$/,
  },
  {
    host: /^(?:www\.)?luxauto\.lu$/,
    path: /^\/[a-z]{2}\/voiture\/(?<slug>[^/]+)-\d{5,9}$/,
    endsWith: 'year',
  },
  {
    host: /^(?:www\.)?bilbasen\.dk$/,
    path: /^\/brugt\/bil\/(?<slug>[^/]+\/[^/]+)\/[^/]+\/\d{5,9}$/,
  },
];
