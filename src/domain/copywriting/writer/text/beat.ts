/** Of what the seller's own words speak, and with what they stand: with the defects, with the price, with the rest. */
export type OwnPart = 'damage' | 'deal' | 'other';

/** Where sentences of the seller's may stand as well: the one that argues most behind the opening, others with the equipment. */
export type OwnPlace = OwnPart | 'first' | 'aboard';

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
export type ToldBeat = { topic: 'opening' | 'thread' | 'closing' } | { topic: 'own'; of: OwnPlace };

/** What made a stretch of a text. */
export type Beat = ToldBeat | { topic: 'argument'; of: ArgumentPart };
