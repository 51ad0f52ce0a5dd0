import { Parser } from 'htmlparser2';
import { nameInside } from './private-column.ts';
import { longestCell, mostLines } from './stock-list.ts';

type Fields = Map<string, string>;

interface Element {
  name: string;
  text: string;
  attributes: Readonly<Record<string, string>>;
  fields: Fields;
  /** Elements inside it that are records themselves. */
  records: { name: string; fields: Fields }[];
}

const mostKeys = 200;
const fewestFields = 4;
/** The parser looks through all open elements for the one that is closed. */
const deepest = 40;
const pieceLength = 50_000;

/**
 * The vehicles of an XML file as fields by name: elements with at least four fields, whether these are texts
 * (`<km>45000</km>`), attributes, or elements with a value (`<mileage value="45000"/>`), at any depth.
 */
export function recordsInXml(xml: string): Fields[] {
  const records: Fields[] = [];
  const open: Element[] = [];
  let isTooDeep = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push({ name: withoutPrefix(name), text: '', attributes, fields: new Map(), records: [] });
        isTooDeep ||= open.length > deepest;
      },
      ontext(text) {
        const element = open.at(-1);
        if (element && element.text.length < longestCell) element.text += text;
      },
      onclosetag() {
        const element = open.pop();
        if (element) for (const fields of close(element, open.at(-1))) records.push(fields);
      },
    },
    { xmlMode: true },
  );
  for (let at = 0; at < xml.length && !isTooDeep && records.length < mostLines; at += pieceLength) {
    parser.write(xml.slice(at, at + pieceLength));
  }
  if (!isTooDeep) parser.end();
  return records.slice(0, mostLines);
}

/** Hands over to the parent what an element holds; returns records that belong to no larger one. */
function close(element: Element, parent: Element | undefined): Fields[] {
  const { name, fields, records } = element;
  const isOneThing = fields.size > 0 && new Set(records.map((record) => record.name)).size === records.length;
  if (isOneThing) for (const record of records) mergeInto(fields, record.fields, record.name);
  const rest = isOneThing ? [] : records.map((record) => record.fields);
  if (fields.size === 0 && rest.length === 0) {
    const value = element.text.trim() || valueIn(element.attributes);
    if (value !== '' && parent) append(parent.fields, name, value);
    else if (value === '') mergeInto(fields, new Map(Object.entries(element.attributes)));
  } else if (fields.size >= fewestFields) mergeInto(fields, new Map(Object.entries(element.attributes)));
  if (fields.size >= fewestFields) {
    if (!parent) return [...rest, fields];
    if (parent.records.length < mostLines) parent.records.push({ name, fields });
  } else if (parent && element.text.trim() === '') joinInto(parent.fields, element);
  return rest;
}

/** `<fuel key="DIESEL"/>` */
const valueIn = ({ value, key, val }: Readonly<Record<string, string>>) => (value ?? key ?? val ?? '').trim();

/** `<optional><voce>Clima</voce><voce>Radio</voce></optional>` is one list, `<motore><cv>69</cv><kw>51</kw></motore>` two fields. */
function joinInto(parent: Fields, { name, fields }: Element) {
  if (fields.size > 1) return mergeInto(parent, fields, name);
  for (const text of fields.values()) append(parent, name, text);
}

function mergeInto(fields: Fields, others: Fields, outer = '') {
  for (const [inner, text] of others) {
    const name = nameInside(outer, inner);
    if (!fields.has(name)) append(fields, name, text);
  }
}

function append(fields: Fields, name: string, text: string): void {
  if (text === '' || (fields.size >= mostKeys && !fields.has(name))) return;
  const before = fields.get(name);
  fields.set(name, before === undefined ? text : `${before}\n${text}`.slice(0, longestCell));
}

/** `ad:mileage`, and the declarations of such prefixes. */
const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);
