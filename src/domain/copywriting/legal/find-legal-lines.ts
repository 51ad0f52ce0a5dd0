import type { Brief } from '#domain/vehicles/brief.ts';
import type { Market } from '../markets/market.ts';
import type { LegalLine, Seller } from './legal-line.ts';
import { legalLines } from './legal-lines.ts';

/** The lines law or fairness wants for this vehicle, seller and market, the required ones first. */
export function findLegalLines(brief: Brief, seller: Seller, market: Market): LegalLine[] {
  const found = legalLines.filter((line) => line.markets.includes(market) && line.applies(brief, seller));
  return found.sort((a, b) => Number(b.weight === 'required') - Number(a.weight === 'required'));
}
