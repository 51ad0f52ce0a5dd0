import type { Leads } from '../../voice.ts';

/** What leads up to the seller's own words. */
export const leads: Leads = {
  damage: ['À savoir :', 'Bon à savoir :'],
  deal: ['Conditions de vente :', 'Pour la vente :'],
  other: ['À noter aussi :', 'À ajouter :', 'Autres précisions :'],
  quoted: ['Précisions du vendeur, dans la langue d’origine :'],
};
