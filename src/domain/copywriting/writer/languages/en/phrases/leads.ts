import type { Leads } from '../../voice.ts';

/** What leads up to the seller's own words. */
export const leads: Leads = {
  damage: ['Please note:', 'Worth knowing:'],
  deal: ['Terms of sale:', 'On the sale itself:'],
  other: ['Also:', 'To be added:', 'From the seller’s notes:'],
  quoted: ['From the seller’s notes, in the original:'],
};
