/** Where in a text the seller's own words stand: with the defects, with the price, with the rest. */
export type OwnPart = 'damage' | 'deal' | 'other';

/** The stretches of a text that argues. */
export type ArgumentPart =
  | 'opening'
  | 'model'
  | 'engine'
  | 'reason'
  | 'theme'
  | 'aim'
  | 'remaining'
  | 'past'
  | 'details'
  | 'defects'
  | 'price'
  | 'terms'
  | 'leadClosing'
  | 'closing';

/** What is not argued: the idea of an advanced text, and the seller's own words. */
export type ToldBeat = { topic: 'opening' | 'thread' | 'closing' } | { topic: 'own'; of: OwnPart };

/** What made a stretch of a text. */
export type Beat = ToldBeat | { topic: 'argument'; of: ArgumentPart };
