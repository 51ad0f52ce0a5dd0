import type { Figure } from './figure.ts';
import {
  boundOf,
  type Finding,
  isNear,
  isTrue,
  type Judging,
  judgeField,
  notedNumber,
  sourceOf,
  unsupported,
} from './judging.ts';

/** A number without a unit: a year, a displacement in litres, an hour, or whatever the data hold. */
export function judgeBareNumber(judging: Judging, figure: Figure): Finding | undefined {
  if (isYear(figure) && !isDesignation(judging, figure, germanYear)) return judgeYear(judging, figure);
  if (isDesignation(judging, figure)) return undefined;
  if (isLitres(judging, figure)) return judgeDisplacement(judging, figure);
  const field = fieldWith(judging, figure);
  if (field) return { kind: field, verdict: 'given', source: sourceOf(judging.known.brief, field) };
  const noted = notedNumber(judging, figure.value);
  if (noted) return { kind: 'number', verdict: 'given', source: noted };
  if (isNear(judging, figure, 'hours')) return unsupported('offer');
  return isTimeOfDay(judging, figure) ? undefined : unsupported('number');
}

const isTimeOfDay = ({ low, patterns }: Judging, { start, value }: Figure) =>
  value <= 24 && patterns.clock.test(low.slice(Math.max(0, start - 12), start));

/** "der 2019er Golf". */
const germanYear = /^er(?![a-zß-ÿ])/;

/** "4x4", "2wd", "1°", "2nd": letters or signs belong to the number, unless they are these. */
function isDesignation({ low }: Judging, { end, start }: Figure, except?: RegExp): boolean {
  const behind = low.slice(end, end + 3);
  return (
    (/^(?:[a-zß-ÿœ]|[°º²³](?!\s?c))/.test(behind) && !except?.test(behind)) ||
    /[a-z]-$/.test(low.slice(Math.max(0, start - 2), start))
  );
}

const isYear = ({ value, written }: Figure) =>
  value >= 1900 && value <= 2100 && /(?:^|[/.-])\d{4}$/.test(written);

function judgeYear(judging: Judging, figure: Figure): Finding {
  const { brief } = judging.known;
  if (brief.year !== undefined && isTrue(figure.value, brief.year, boundOf(judging, figure))) {
    const verdict = figure.value === brief.year ? 'given' : 'derived';
    return { kind: 'year', verdict, source: sourceOf(brief, 'year') };
  }
  const noted = notedNumber(judging, figure.value);
  const kind = isNear(judging, figure, 'inspection')
    ? 'certificate'
    : isNear(judging, figure, 'service')
      ? 'service'
      : isNear(judging, figure, 'warranty')
        ? 'warranty'
        : 'year';
  if (noted) return { kind, verdict: 'given', source: noted };
  if (kind !== 'year') return unsupported(kind);
  if (isNear(judging, figure, 'since')) return unsupported('number');
  if (brief.year === undefined) return unsupported('year');
  return { kind: 'year', verdict: 'contradicting', source: sourceOf(brief, 'year'), said: figure.value };
}

/** "1.6" beside a word for the engine, or right before a code like "TDI". */
function isLitres(judging: Judging, figure: Figure): boolean {
  return (
    /^\d[.,]\d$/.test(figure.written) &&
    figure.value >= 0.6 &&
    figure.value < 9 &&
    isNear(judging, figure, 'engine')
  );
}

function judgeDisplacement(judging: Judging, figure: Figure): Finding {
  const { displacement } = judging.known.brief;
  const isSame = displacement !== undefined && Math.abs(displacement / 1000 - figure.value) <= 0.051;
  const said = isSame ? displacement : figure.value * 1000;
  return judgeField(judging, figure, {
    kind: 'displacement',
    field: 'displacement',
    said,
    isConverted: true,
  });
}

const fields = ['mileage', 'price', 'power', 'displacement', 'doors'] as const;

const fieldWith = ({ known: { brief } }: Judging, { value }: Figure) =>
  fields.find((field) => brief[field] === value);
