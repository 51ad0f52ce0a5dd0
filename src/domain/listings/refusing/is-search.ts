import type { PageContent } from '../page/page-content.ts';
import { splitTitle } from '../title/split-title.ts';

const howMany =
  /\b\d[\d.,' ]{0,9}\s(?:annunci|risultati|veicoli|auto|offerte|angebote|treffer|fahrzeuge|gebrauchtwagen|results|cars|vehicles|ads|offers|annonces|résultats|véhicules|voitures|anuncios|resultados|coches|vehículos|aanbiedingen|ogłosze[nń]|anun[tț]uri)\b/i;
const searchAddress =
  /^https?:\/\/[^?#]{0,200}\/(?:lst|search|ricerca|cerca|suche|recherche|busqueda|buscar|srp|results?)(?:[/.?#]|$)/i;

const nameReach = 4;
const ofMany =
  /\bauto (?:usate|nuove|km ?0|aziendali)\b|\b(?:il nostro )?usato garantito\b|\bparco auto\b|\bgebrauchtwagen(?:suche|börse)?\b|\bused cars\b|\bvoitures d.occasion\b|\bcoches de (?:segunda mano|ocasión)\b|\b(?:ricerca|cerca) (?:auto|veicol[io])/i;

/** True where the first heading announces many cars and nothing near names one: labels below are a search form's. */
export const isHeadedAsList = ({ title, headings }: Pick<PageContent, 'title' | 'headings'>): boolean =>
  ofMany.test(headings[0]?.slice(0, 100) ?? '') &&
  ![title, ...headings.slice(0, nameReach)].some((text) => splitTitle(text));

/** True for a page of search results, by how many it says it found or by its address. */
export const isSearch = ({ title, headings, url }: PageContent): boolean =>
  howMany.test(title.slice(0, 200)) ||
  howMany.test(headings[0]?.slice(0, 200) ?? '') ||
  searchAddress.test(url ?? '');
