import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import type { Finding } from '../listing-reading.ts';
import { understand } from '../meaning/understand.ts';
import type { PageContent } from '../page/page-content.ts';
import { plainWords } from '../words/plain-words.ts';
import { readBullet } from './read-bullet.ts';
import { readTitle } from './read-title.ts';
import { splitTitle } from './split-title.ts';

const longest = 500;
/** Kilometres that are no mileage, and prices that are no asking price. */
const otherKilometres =
  /autonomi|reichweite|\brange|raggio|distan|garan|ogni|alle|tagliand|oltre|entro|fino|bis zu|a soli|up to|jusqu/i;
const otherPrices =
  /\b(?:da|ab|from|desde|dès|à partir de|a partire da|vanaf|rata|rate|mese|mtl|monatlich|anticipo|anzahlung|month|sconto|rabatt)\s*$/i;

/** The page's title, headings and meta tags: the last resort, and only facts that carry their own unit. */
export function readMeta(page: PageContent): Finding[] {
  const { title, headings, metas } = page;
  const ogTitle = metas.get('og:title') ?? '';
  const description = metas.get('description') ?? metas.get('og:description') ?? '';
  const subject = splitTitle(title) ?? splitTitle(ogTitle) ?? splitTitle(headings[0] ?? '');
  return [
    ...productPrice(metas),
    ...bestNamed(
      [
        readTitle(headings[0] ?? '', 'h1'),
        readTitle(title, 'title'),
        readTitle(ogTitle, 'og:title'),
        readTitle(headings[1] ?? '', 'heading'),
      ],
      [title, ogTitle, ...headings.slice(0, 3)],
    ),
    ...titlePrice(title),
    ...readDescription(description.slice(0, longest), subject),
  ];
}

/**
 * Titles and headings that name different vehicles, of which one is the seller (`Toyota Rossi Auto`):
 * the vehicle most of them name comes first, with an equal number the first heading's.
 */
function bestNamed(readings: Finding[][], texts: readonly string[]): Finding[] {
  const plain = texts.map((text) => ` ${plainWords(text)} `);
  const support = (findings: Finding[]) => {
    const name = ['make', 'model'].map((field) => findings.find((one) => one.field === field)?.raw ?? '');
    const spelled = ` ${plainWords(name.join(' '))} `;
    return texts.filter((text, at) => plain[at]?.includes(spelled) || isNamed(text, name)).length;
  };
  return readings.toSorted((a, b) => support(b) - support(a)).flat();
}

/** The same name in another spelling: `BMW 3er` of a `Serie 3`. */
function isNamed(text: string, [make, model]: readonly string[]): boolean {
  const named = splitTitle(text);
  return named !== undefined && named.make === make && named.model === model;
}

function productPrice(metas: PageContent['metas']): Finding[] {
  const amount = metas.get('product:price:amount') ?? metas.get('og:price:amount');
  const currency = metas.get('product:price:currency') ?? metas.get('og:price:currency');
  if (!amount || !currency) return [];
  return [{ field: 'price', source: 'meta', where: 'product:price', raw: `${amount} ${currency}` }];
}

/** ` | Name` of the site, behind a title. */
const siteName = / [|–-] [^|–€\d]{2,30}$/;

/** One price at the very end of a title (`… pour 42870€`). */
function titlePrice(title: string): Finding[] {
  const raw = /(?:€ ?\d[\d.,' ]*\d|\d[\d.,' ]*\d ?€)[.,\s-]*$/
    .exec(title.slice(0, 200).replace(siteName, ''))?.[0]
    .replace(/[.,\s-]+$/, '');
  if (!raw || otherPrices.test(title.slice(0, title.indexOf(raw)).trimEnd())) return [];
  return splitTitle(title) ? [{ field: 'price', source: 'title', where: 'title', raw }] : [];
}

function readDescription(
  description: string,
  subject: { make: string; model: string } | undefined,
): Finding[] {
  const parts = description.split(/ ?[•|·] ?| - (?=[A-Z])|: /).map((part) => part.trim());
  const isList = parts.length >= 4;
  if (isList) return parts.flatMap((part) => readBullet(part));
  const words = ` ${plainWords(description.slice(0, 200))}`;
  if (!subject || !words.includes(` ${plainWords(subject.make)} `)) return [];
  return [...runningText(description)];
}

/** `Prezzo € 9.900`, `Preis 155900 eur`: the amount right behind the word, where it is no rate. */
const statedPrice =
  /(?<!\p{L})(?:preis|prezzo|prix|precio|preço|prijs|price):? (€ ?\d[\d.,' ]*\d(?:,-)?|\d[\d.,' ]*\d ?(?:€|eur(?:o|os)?\b))(?! ?(?:\/|al |pro |par |per |im |mtl|mens|monat|\+|net|ht\b|hors|zzgl|escl))/giu;

/** A mileage and a registration of a sentence; the mileage only when it is the one number in km. */
function runningText(text: string): Finding[] {
  const find = (field: VehicleField, raw: string | undefined): Finding[] =>
    raw === undefined ? [] : [{ field, source: 'meta', where: 'description', raw }];
  const distances = [...text.matchAll(/(?<![\d.,])\d[\d.]{0,8} ?km\b(?!\/h)/gi)];
  const [distance] = distances;
  const before = distance ? text.slice(Math.max(0, distance.index - 25), distance.index) : '';
  const dates = new Set(text.match(/(?<![\d/.])(?:0[1-9]|1[0-2])\/(?:19|20)\d\d(?!\d)/g));
  const [date] = dates;
  const [price, otherPrice] = new Set([...text.matchAll(statedPrice)].map(([, amount]) => amount));
  const isMileage =
    distances.length === 1 &&
    !otherKilometres.test(before) &&
    (dates.size === 1 || /\d\.?\d{3}/.test(distance?.[0] ?? ''));
  return [
    ...find('mileage', isMileage ? distance?.[0] : undefined),
    ...find('year', dates.size === 1 ? date : undefined),
    ...find('price', otherPrice === undefined ? price : undefined),
    ...find('fuelType', fuelBefore(text, distance?.index)),
  ];
}

/** `essence 10km de 09/2026`: the fuel named right before the mileage. */
function fuelBefore(text: string, at: number | undefined): string | undefined {
  const word =
    at === undefined ? undefined : /(\p{L}{3,12}) $/u.exec(text.slice(Math.max(0, at - 14), at))?.[1];
  const meaning = word ? understand('fuelType', word) : undefined;
  return meaning && 'value' in meaning ? word : undefined;
}
