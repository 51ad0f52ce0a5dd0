import type { Leads } from '../../voice.ts';

/** What leads up to the seller's own words. */
export const leads: Leads = {
  damage: ['Da sapere:', 'Da tenere presente:', 'Da mettere in conto:'],
  deal: ['Condizioni di vendita:', 'Quanto alla vendita:'],
  other: ['Altre note:', 'Dalla scheda:', 'Si aggiungono alcune note:'],
  quoted: ['Dalle note del venditore:'],
};
