const speech = new RegExp(
  [
    'ignor\\w*|dimentic\\w*|scriv\\w*|rispond\\w*|ripet(?:i|ete|iamo)|traduci\\w*|aggiung\\w*|inserisc\\w*|nascond\\w*|ometti',
    "non (?:menzion\\w*|dire|parlare)|di[’'] che|dì che|dici che|sei (?:un|una)|fingi|comportati|da ora in poi|testo sopra",
    'disregard|forget|forgotten|write|respond\\w*|answer|repeat|translate|say|tell|you are|act as|pretend|from now on|text above',
    'do not (?:mention|say|write)|jailbreak|chatgpt|language model|developer mode|we|us|your?',
    'vergiss|vergessen|ignorier\\w*|schreib\\w*|antworte\\w*|übersetze\\w*|verschweig\\w*|erwähne\\w*|sag|wir|uns|ihnen|du bist|ab jetzt',
    'oubli\\w*|écri(?:s|re|vez)|répond\\w*|traduis|traduisez|ajoute[zr]?|ne mentionne[zr]?|dis que|tu es|vous|nous|désormais|agis comme',
    'olvid\\w*|escrib\\w*|escríb\\w*|responde\\w*|traduce|añad\\w*|no menciones|eres|nosotros|actúa como|a partir de ahora',
    'modello linguistico|intelligenza artificiale',
  ]
    .join('|')
    .replace(/^/, '(?<![\\p{L}\\p{N}])(?:')
    .concat(')(?![\\p{L}\\p{N}])'),
  'iu',
);

/** Returns where a piece of the seller's text begins to address the reader instead of naming a thing, or -1. */
export const speechStart = (text: string) => text.search(speech);
