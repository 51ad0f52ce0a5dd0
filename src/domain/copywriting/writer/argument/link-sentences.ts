import type { Said } from '../text/say-beat.ts';
import type { Arguments } from './arguments.ts';

/** More words, and a sentence stands by itself. */
const longest = 13;

/**
 * Short sentences in a row sound like a list read aloud: two neighbours become one where the second may go on in
 * small letters and neither is a sentence of several parts already.
 */
export function linkSentences(all: readonly Said[], { joints, mayFollow }: Arguments): Said[] {
  const linked: Said[] = [];
  const joint = joints.find((one) => /^, \p{L}{1,2} $/u.test(one)) ?? ', ';
  for (let at = 0; at < all.length; at++) {
    const [one, next] = [all[at], all[at + 1]];
    if (!one) continue;
    if (next && isShort(one) && isShort(next) && mayFollow?.test(next.text)) {
      linked.push({
        ...one,
        text: `${one.text.slice(0, -1)}${joint}${next.text.charAt(0).toLowerCase()}${next.text.slice(1)}`,
        phrase: `${one.phrase} + ${next.phrase}`,
        facts: [...one.facts, ...next.facts],
      });
      at++;
    } else linked.push(one);
  }
  return linked;
}

const isShort = ({ text }: Said) =>
  text.endsWith('.') && !/[,:;?!]|\. /u.test(text) && text.split(' ').length <= longest;

/** Longer sentences about the car stand by themselves. */
const longestOfCar = 11;

/** "L'auto ha il lettore CD. L'auto è stata tagliandata a maggio": two short neighbours about the car name it once. */
export function nameCarOnce(all: readonly Said[], { ofTheCar, listOf }: Arguments): Said[] {
  if (!ofTheCar) return [...all];
  const joined: Said[] = [];
  for (const next of all) {
    const one = joined.at(-1);
    const isOne = one && isShortOfCar(one, ofTheCar) && isShortOfCar(next, ofTheCar);
    if (!one || !isOne) joined.push(next);
    else {
      const [subject = ''] = ofTheCar.exec(next.text) ?? [];
      joined[joined.length - 1] = {
        ...one,
        text: listOf([one.text.slice(0, -1), next.text.slice(subject.length)]),
        phrase: `${one.phrase} + ${next.phrase}`,
        facts: [...one.facts, ...next.facts],
      };
    }
  }
  return joined;
}

const isShortOfCar = ({ text }: Said, ofTheCar: RegExp) =>
  ofTheCar.test(text) &&
  text.endsWith('.') &&
  !/[,:;?!"]|\. | e /u.test(text) &&
  text.split(' ').length <= longestOfCar;
