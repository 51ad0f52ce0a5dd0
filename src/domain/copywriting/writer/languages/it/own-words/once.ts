import type { OwnWords } from '../../../../brief/notes/sort-notes.ts';

/** A text is tried at several lengths, and long notes take their time: what is made of own words is made once. */
export function once<Made, Rest extends unknown[]>(make: (own: OwnWords, ...rest: Rest) => Made) {
  const all = new WeakMap<OwnWords, { readonly made: Made }>();
  return (own: OwnWords, ...rest: Rest): Made => {
    const known = all.get(own) ?? { made: make(own, ...rest) };
    all.set(own, known);
    return known.made;
  };
}
