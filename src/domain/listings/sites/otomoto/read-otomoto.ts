import { isObject, type Json, type JsonObject } from '../../page/page-content.ts';
import { findObjects, textOf } from '../../page/walk-json.ts';
import { entryOf } from '../../words/entry-of.ts';
import { moneyIn } from '../money-in.ts';
import { isUndecided, ownAd } from '../own-ad.ts';
import { type StateReader, stateFinding } from '../site-state.ts';
import { fieldByParameter, unitOfParameter, wordOfCode } from './otomoto-codes.ts';

/**
 * The advert of otomoto.pl, autovit.ro and standvirtual.com, recognised by its `parametersDict`:
 * a code and its word in the country's language for every parameter. Answers to searches, and pages
 * made of them, hold the same as a list of `parameters`.
 */
export const readOtomoto: StateReader = (state, url) => {
  const whole = findObjects(state, ({ parametersDict }) => 'make' in dictOf(parametersDict));
  const ads = whole.length > 0 ? whole : findObjects(state, (ad) => 'make' in dictOf(ad.parameters));
  if (ads.length === 0) return undefined;
  const own = ownAd(ads, codeIn(url), (ad) => codeIn(textOf(ad.url)));
  if (isUndecided(own)) return own;
  const parameters = dictOf(own.parametersDict ?? own.parameters);
  return {
    findings: [
      ...Object.keys(fieldByParameter).flatMap((key) => mapParameter(key, parameters[key])),
      ...price(own.price),
    ],
    equipment: equipmentIn(own.equipment),
  };
};

/** The parameters by their key; a list of them holds keys, codes and words side by side. */
function dictOf(parameters: Json | undefined): JsonObject {
  if (!Array.isArray(parameters)) return isObject(parameters) ? parameters : {};
  return Object.fromEntries(
    parameters.filter(isObject).flatMap(({ key, value, displayValue }) => {
      const word = textOf(displayValue) ?? textOf(value);
      const name = textOf(key);
      return name && word ? [[name, { values: [{ value: textOf(value) ?? word, label: word }] }]] : [];
    }),
  );
}

/** `…-ID6HXXXX.html`, the end of every ad's address. */
const codeIn = (url: string | undefined) => /-(ID\w{4,12})\.html/.exec(url?.slice(0, 500) ?? '')?.[1];

/** The code, where it is a word we know, before the word of the country it stands beside. */
function mapParameter(key: string, parameter: Json | undefined) {
  const field = fieldByParameter[key];
  const first = isObject(parameter) && Array.isArray(parameter.values) ? parameter.values[0] : undefined;
  if (!field || !isObject(first)) return [];
  const code = textOf(first.value) ?? '';
  const raw = textOf(first.label) ?? code;
  const where = `parametersDict.${key}`;
  const known = entryOf(wordOfCode[key] ?? {}, code);
  if (key === 'damaged') return known ? stateFinding(field, where, raw, known) : [];
  if (field === 'make' || field === 'model') return stateFinding(field, where, raw);
  const unit = unitOfParameter[key];
  if (unit) return stateFinding(field, where, raw, /^[\d .,]+$/.test(raw) ? `${raw} ${unit}` : undefined);
  return [...stateFinding(field, where, raw, known ?? code), ...stateFinding(field, where, raw)];
}

const isNet = /\bnet(?:to|t)?\b|\+ ?(?:tva|vat|iva)|sem iva/i;

function price(stated: Json | undefined) {
  const money = moneyIn(stated) ?? moneyIn(isObject(stated) ? stated.amount : undefined);
  const labels = isObject(stated) && Array.isArray(stated.labels) ? stated.labels.filter(isObject) : [];
  const net = labels.some(({ code, label }) => isNet.test(`${textOf(code)} ${textOf(label)}`.slice(0, 100)));
  return stateFinding('price', 'price', money, net ? `${money} netto` : undefined);
}

function equipmentIn(groups: Json | undefined): string[] {
  const items = (Array.isArray(groups) ? groups : []).flatMap((group) =>
    isObject(group) && Array.isArray(group.values) ? group.values : [],
  );
  return items.filter(isObject).flatMap((item: JsonObject) => textOf(item.label) ?? []);
}
