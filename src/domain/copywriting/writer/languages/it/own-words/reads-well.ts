import { isSound, lacksArticle, runsOn } from './is-sound.ts';

/** Whether a sentence made of typed words could be printed: good Italian, with no sign of the hurry it was typed in. */
export const readsWell = (sentence: string): boolean =>
  !hurried.test(sentence) &&
  !shouted.test(sentence.replace(/(?<!\p{L})(?:IVA|ABS|GPL|ASI|SUV|LED|ESP|CRS|AMG)(?!\p{L})/gu, '')) &&
  isSound(sentence) &&
  !lacksArticle(sentence) &&
  !runsOn(sentence);

/** "+500", "6mila", "92k", "(min 6)", "tutti e 4", "se no", "Ritirata dal medico": half said. */
const hurried =
  /[+=/()]|\d ?(?:mila|k)(?!\p{L})|(?<!\p{L})(?:se no|ok|vs|ns|max|min|tel)(?!\p{L})|sono tutti e \d|[^,:;] c['’]è stat[oa]|(?<!,) poi \p{L}+\.?$|^\p{L}+(?:at|it|ut)[oa] d|^partita IVA/iu;
const shouted = /(?<![\p{L}\d-])\p{Lu}{3,}(?![\p{L}\d-])/u;
