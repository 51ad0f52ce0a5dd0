const orders = new RegExp(
  [
    'ignor\\w*', 'dimentic\\w*', 'disregard', 'forget', 'vergiss', 'ignorier\\w*', 'oubli\\w*', 'olvid\\w*',
    'istruzion\\w*', 'instruction\\w*', 'anweisung\\w*', 'instrucci\\w*', 'prompt', 'system', 'jailbreak',
    'assistant', 'chatgpt', 'language model', 'modello linguistico', 'intelligenza artificiale',
    'scriv\\w*', 'write', 'schreib\\w*', 'écri\\w*', 'escrib\\w*', 'rispond\\w*', 'respond\\w*', 'answer',
    'output', 'stampa(?:re)? (?:il|la|che)', 'print', 'ripet\\w*', 'repeat', 'traduci\\w*', 'translate',
    "di' che", 'dì che', 'dici che', 'say', 'tell', 'sag', 'dis que', 'aggiung\\w*', 'inserisc\\w*',
    'non menzion\\w*', 'non dire', 'non parlare', 'nascond\\w*', 'ometti', 'sei (?:un|una)', 'you are', 'act as',
    'fingi', 'pretend', 'comportati', 'testo sopra', 'text above', 'developer mode', 'da ora in poi', 'from now on',
  ].join('|').replace(/^/, '(?<![\\p{L}\\p{N}])(?:').concat(')(?![\\p{L}\\p{N}])'),
  'iu',
);

/** Whether a piece of the seller's text speaks to the writer instead of about the car. */
export function hasInstruction(text: string): boolean {
  return orders.test(text);
}
