import type { OpenElements } from './open-elements.ts';
import type { Json, JsonObject, PageItem } from './page-content.ts';
import type { Attributes, PageEvents } from './tokenise.ts';

const mostItems = 500;
const mostProperties = 5000;
const mostOpenTexts = 6;
const longestText = 300;

interface OpenItem {
  depth: number;
  node: JsonObject;
}

interface OpenText extends OpenItem {
  properties: string[];
  text: string;
}

/** Gathers microdata and RDFa as the JSON-LD they stand for, `itemref` of whole items included. */
export function collectItems(elements: OpenElements): PageEvents & { items(): PageItem[] } {
  const items: PageItem[] = [];
  const open: OpenItem[] = [];
  const texts: OpenText[] = [];
  const byId = new Map<string, { node: JsonObject; properties: string[] }>();
  const references: { node: JsonObject; ids: string[] }[] = [];
  let count = 0;
  let propertyCount = 0;

  const leave = () => {
    while ((open.at(-1)?.depth ?? 0) > elements.depth) open.pop();
    while ((texts.at(-1)?.depth ?? 0) > elements.depth) {
      const done = texts.pop();
      if (done) add(done.node, done.properties, done.text.replace(/\s+/g, ' ').trim());
    }
  };

  return {
    open({ name }, attributes) {
      leave();
      const isRdfa = attributes.has('typeof');
      const isItem = isRdfa || attributes.has('itemscope');
      const parent = open.at(-1)?.node;
      if ((!isItem && !parent) || propertyCount > mostProperties) return;
      const properties = propertiesOf(attributes);
      propertyCount += properties.length;
      if (isItem && count < mostItems) {
        count++;
        const node: JsonObject = { '@type': typesOf(attributes) };
        if (parent && properties.length > 0) add(parent, properties, node);
        else items.push({ source: isRdfa ? 'rdfa' : 'microdata', node });
        const id = attributes.get('id');
        if (id && !parent) byId.set(id, { node, properties });
        const ids = attributes.get('itemref')?.split(/\s+/) ?? [];
        if (ids.length > 0) references.push({ node, ids });
        open.push({ depth: elements.depth, node });
      } else if (parent && properties.length > 0) {
        const value = attributes.get('content') ?? linkOf(name, attributes);
        if (value !== undefined) add(parent, properties, value);
        else if (texts.length < mostOpenTexts) {
          texts.push({ depth: elements.depth, node: parent, properties, text: '' });
        }
      }
    },
    close: leave,
    text(text) {
      for (const target of texts)
        if (target.text.length < longestText) target.text += text.slice(0, longestText);
    },
    items() {
      leave();
      const referenced = new Set<JsonObject>();
      for (const { node, ids } of references) {
        for (const target of ids.map((id) => byId.get(id))) {
          if (!target || target.node === node || target.properties.length === 0) continue;
          add(node, target.properties, target.node);
          referenced.add(target.node);
        }
      }
      return items.filter(({ node }) => !referenced.has(node));
    },
  };
}

function add(node: JsonObject, properties: string[], value: Json) {
  for (const property of properties) {
    if (property.startsWith('@') || property === '__proto__') continue;
    const before = node[property];
    if (before === undefined) node[property] = value;
    else if (Array.isArray(before)) before.push(value);
    else node[property] = [before, value];
  }
}

const propertiesOf = (attributes: Attributes) =>
  (attributes.get('itemprop') ?? attributes.get('property') ?? '')
    .split(/\s+/)
    .filter((name) => name !== '')
    .map(localName);

const typesOf = (attributes: Attributes) =>
  (attributes.get('itemtype') ?? attributes.get('typeof') ?? '').split(/\s+/).map(localName);

/** `https://schema.org/Car` and `schema:Car` are Car. */
const localName = (name: string) =>
  name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf(':'), name.lastIndexOf('#')) + 1);

function linkOf(name: string, attributes: Attributes): string | undefined {
  if (name === 'time') return attributes.get('datetime');
  return name === 'link' || name === 'a'
    ? attributes.get('href')
    : name === 'img' || name === 'meta'
      ? ''
      : undefined;
}
