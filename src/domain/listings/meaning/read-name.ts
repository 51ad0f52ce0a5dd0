import { makeFrom } from '../words/makes.ts';
import { type Meaning, meaningOf } from './meaning.ts';

const longest = 60;
const otherModels =
  /^(altr[oi]|andere[rs]?|sonstige[rs]?|others?|autre|otros?|overige|n\/?a|n\.?d\.?|tutt[ie]|alle|all|any|qualsiasi|beliebig|indifferente?|seleziona.*|scegli.*|select.*|choose.*|wählen.*|choisi.*|selecciona.*|kies.*|[-–—]+)$/i;

/** The make in its proper spelling (`FORD` is Ford, `VW` is Volkswagen); an unknown make as it stands. */
export function readMake(text: string): Meaning<string> {
  const name = tidy(text);
  return meaningOf(makeFrom(name) ?? (isName(name) ? name : undefined));
}

/** The site's model, without the make in front of it. */
export function readModel(text: string, make: string | undefined): Meaning<string> {
  const name = tidy(text);
  const model =
    make && name.toLowerCase().startsWith(`${make.toLowerCase()} `) ? name.slice(make.length).trim() : name;
  return meaningOf(isName(model) ? model : undefined);
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
