import type { Leads } from '../../voice.ts';

/** What leads up to the seller's own words. */
export const leads: Leads = {
  damage: ['A tener en cuenta:', 'Conviene saberlo:'],
  deal: ['Condiciones de venta:', 'Sobre la venta:'],
  other: ['Además:', 'Cabe añadir:', 'Otros datos:'],
  quoted: ['Indicaciones del vendedor en el idioma original:'],
};
