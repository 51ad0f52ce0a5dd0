import { detailTable } from '#domain/vehicles/details/detail.ts';
import { removeContacts } from '../privacy/remove-contacts.ts';
import { plainWords } from '../words/plain-words.ts';
import { splitTitle, type VehicleName } from './split-title.ts';

const longestTitle = 200;

/** Where the name of a version ends: at marks, figures of the ad, and words about the sale. */
const ends =
  /[|*•·!;€+(["“]|\s[-–—+]\s|,(?!\d)|\s(?=(?:usat[aeo]|nuov[aeo]|km|chilometri|anno|del|imm|immatr\p{L}*|in vendita|vendo|vendita|prezzo|promo\p{L}*|offert[ae]|garanzia|finanz\p{L}*|rata|tua|solo|unico|unipro\p{L}*|tagliand\p{L}*|full|gebraucht\p{L}*|kaufen|zu verkaufen|used|for sale|occasion|d['’]occasion|de segunda|segunda|ocasión|rif|ref|id|cod)(?![\p{L}]))|\s(?:19|20)\d\d(?!\d)|\s\d[\d.]*\s?(?:km|€|euro)|\s(?:a|in|da|di|zu|in)\s(?=\p{Lu})/iu;

/**
 * Returns the version or trim that a title names behind make and model (`Fiat Panda 1.0 Hybrid City Cross - usata`),
 * as it is written there; undefined without one or where the title is about another make.
 */
export function versionInTitle(title: string, { make }: VehicleName): string | undefined {
  const text = title.slice(0, longestTitle);
  const name = splitTitle(text);
  if (!name || name.make !== make) return undefined;
  const at = text.toLowerCase().indexOf(name.model.toLowerCase());
  return at < 0 ? undefined : cleanVersion(text.slice(at + name.model.length), name);
}

/** A version as a site's data give it, without the name in front, slogans behind and contacts; undefined when nothing is left. */
export function cleanVersion(raw: string, { make, model }: VehicleName): string | undefined {
  let text = removeContacts(raw.slice(0, longestTitle)).replace(/\s+/g, ' ').trim();
  for (const word of [make, model]) {
    if (plainWords(text).startsWith(`${plainWords(word)} `)) text = text.slice(word.length).trim();
  }
  const [version = ''] = ` ${text} `.split(ends, 1);
  const words = version.replace(slogan, '').replace(/^[\s,.:/-]+|[\s,.:/-]+$/g, '');
  const short = words.length > detailTable.version.most ? cut(words) : words;
  return /[\p{L}\d]{2}|\d[.,]\d/u.test(short) && short.toLowerCase() !== model.toLowerCase()
    ? short
    : undefined;
}

/** Words in capitals behind a name that is not. */
const slogan = /(?<=\p{Ll}.*)(?:\s\p{Lu}{4,}){2,}\s*$/u;

const cut = (text: string) => text.slice(0, detailTable.version.most).replace(/\s\S*$/, '');
