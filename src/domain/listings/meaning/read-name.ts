import { removeContacts } from '../privacy/remove-contacts.ts';
import { findModel, spellModel } from '../words/find-model.ts';
import { makeFrom } from '../words/makes.ts';
import { type Meaning, meaningOf } from './meaning.ts';

const longest = 60;
const otherModels =
  /^(altr[oi]|andere[rs]?|sonstige[rs]?|others?|autre|otros?|overige|n\/?a|n\.?d\.?|tutt[ie]|alle|all|any|qualsiasi|beliebig|indifferente?|seleziona.*|scegli.*|select.*|choose.*|wählen.*|choisi.*|selecciona.*|kies.*|[-–—]+)$/i;

/**
 * The make in its proper spelling (`FORD` is Ford, `VW` is Volkswagen); an unknown make as it stands,
 * but none with which somebody can be called.
 */
export function readMake(text: string): Meaning<string> {
  const name = tidy(text);
  return meaningOf(makeFrom(name) ?? (isName(name) && removeContacts(name) === name ? name : undefined));
}

/** The site's model in its proper spelling, without the make in front of it and contacts behind it. */
export function readModel(text: string, make: string | undefined): Meaning<string> {
  const written = make ? withoutMake(tidy(text), make) : tidy(text);
  const name = isName(written) ? withoutContacts(written, make) : '';
  if (!isName(name)) return undefined;
  return { value: make ? spellModel(make, name) : name };
}

/** `VW Golf` and `Alfa Romeo MiTo` without their make. */
function withoutMake(name: string, make: string): string {
  const words = name.split(' ');
  for (const length of [3, 2, 1]) {
    if (words.length <= length) continue;
    const first = words.slice(0, length).join(' ');
    if (first.toLowerCase() === make.toLowerCase() || makeFrom(first) === make)
      return words.slice(length).join(' ');
  }
  return name;
}

/** Sellers add their number or the plate; a known model is no plate, though some look like one (`GSX-R 750`). */
function withoutContacts(name: string, make = ''): string {
  const words = name.split(' ');
  const known = words.splice(0, findModel(make, name)?.words ?? 0);
  return words.length === 0 ? name : [...known, removeContacts(words.join(' '))].join(' ').trim();
}

const tidy = (text: string) =>
  text
    .slice(0, 200)
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();

const isName = (name: string) =>
  name.length > 0 &&
  name.length <= longest &&
  !otherModels.test(name) &&
  /[\p{L}\d]/u.test(name) &&
  !/@|https?:/.test(name);
