import type { PageContent } from './page/page-content.ts';

const howMany =
  /\b\d[\d.,' ]{0,9}\s(?:annunci|risultati|veicoli|auto|offerte|angebote|treffer|fahrzeuge|gebrauchtwagen|results|cars|vehicles|ads|offers|annonces|résultats|véhicules|voitures|anuncios|resultados|coches|vehículos|aanbiedingen|ogłosze[nń]|anun[tț]uri)\b/i;
const searchAddress =
  /^https?:\/\/[^?#]{0,200}\/(?:lst|search|ricerca|cerca|suche|recherche|busqueda|buscar|srp|results?)(?:[/.?#]|$)/i;

/** True for a page of search results, by how many it says it found or by its address. */
export const isSearch = ({ title, headings, url }: PageContent): boolean =>
  howMany.test(title.slice(0, 200)) ||
  howMany.test(headings[0]?.slice(0, 200) ?? '') ||
  searchAddress.test(url ?? '');
