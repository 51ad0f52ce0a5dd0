import type { Leads } from '../../voice.ts';

/** What leads up to the seller's own words. */
export const leads: Leads = {
  damage: ['Zu beachten:', 'Gut zu wissen:'],
  deal: ['Zum Verkauf:', 'Verkaufsbedingungen:'],
  other: ['Außerdem:', 'Ferner:', 'Aus den Angaben des Verkäufers:'],
  quoted: ['Aus den Angaben des Verkäufers im Original:'],
};
