/** Whether the seller speaks in the first person: in a text of ours it would be about us. */
export const speaksOfHimself = (text: string): boolean => ofHimself.test(text);

const ofHimself =
  /(?<![\p{L}'’])uso(?!\p{L})|(?<!\p{L})(?:per me|da me|mi|mio|mia|miei|mie|io|ho|sono (?:il|la)|vendo|cedo|faccio|facevo|usavo|usavamo|preferisco|prendo|abito|adoro|tengo|compro|lascio|regalo|cambio auto)(?!\p{L})/iu;
