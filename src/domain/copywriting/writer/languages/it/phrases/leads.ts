import type { Leads } from '../../voice.ts';

/** What leads up to the seller's own words. */
export const leads: Leads = {
  damage: ['Da sapere:', 'Da tenere presente:', 'Da mettere in conto:'],
  deal: ['Condizioni di vendita:', 'Quanto alla vendita:'],
  other: ['Altre note:', 'Da aggiungere:', 'Altro dalla scheda:'],
  quoted: ['Dalle note del venditore:'],
};
