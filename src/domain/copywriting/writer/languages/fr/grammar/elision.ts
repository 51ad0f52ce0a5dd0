/** Words with a mute h; every other h keeps the full article: "le hayon", "la Honda". */
const muteH =
  /^h(?:abi|aleine|allu|armoni|ebdo|ecta|élic|erb|eur|ésit|istoi|iver|omm|omo|onn|ôp|ôt|orai|oriz|orlog|uil|uma|ume|umi|umo|ybr|ydr|yper|ypoth)/iu;

/** Whether a word begins as a vowel does: "l’auto", "d’hiver", "l’Ypsilon"; never a figure. */
export function startsWithVowelSound(text: string): boolean {
  if (/^(?:onz|oui(?!e)|uhlan|E \d|LED)/iu.test(text)) return false;
  if (/^[aeiouàâäéèêëîïôöùûüœæ]/iu.test(text)) return true;
  return muteH.test(text) || /^y(?![aeiouéè])/iu.test(text);
}

const elided: Record<string, string> = {
  le: 'l’',
  la: 'l’',
  de: 'd’',
  que: 'qu’',
  se: 's’',
  ne: 'n’',
  me: 'm’',
  te: 't’',
  je: 'j’',
  jusque: 'jusqu’',
  lorsque: 'lorsqu’',
  puisque: 'puisqu’',
  si: 's’',
};

/** "la Astra" → "l’Astra", "que elle" → "qu’elle", "si il" → "s’il"; "dites-le à" stays. */
export function elide(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}’-])(le|la|de|que|se|ne|me|te|je|jusque|lorsque|puisque|si) (?=(\S+(?: \d)?))/giu,
    (whole, word: string, next: string) => {
      const small = word.toLowerCase();
      if (small === 'si' ? !/^ils?(?!\p{L})/iu.test(next) : !startsWithVowelSound(next)) return whole;
      const short = elided[small] ?? word;
      return word === small ? short : short.charAt(0).toUpperCase() + short.slice(1);
    },
  );
}
