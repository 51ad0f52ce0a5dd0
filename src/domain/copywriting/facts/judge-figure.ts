import { cvFromKilowatt, kilowattFromCv } from '#domain/vehicles/parse-quantity.ts';
import type { ClaimKind } from './claim.ts';
import type { Cue } from './fact-words.ts';
import type { Figure, FigureUnit } from './figure.ts';
import { judgeBareNumber } from './judge-bare-number.ts';
import { judgeDuration } from './judge-duration.ts';
import {
  type Finding,
  isNear,
  type Judging,
  judgeField,
  notedFigure,
  notedNumber,
  sourceOf,
  unsupported,
} from './judging.ts';

type Judge = (judging: Judging, figure: Figure) => Finding | undefined;

/** One mechanical horsepower (bhp) in metric ones. */
const cvPerBhp = 1.01387;
const kmPerMile = 1.609344;

/** What a figure claims of the car, or nothing when it claims nothing. */
export const judgeFigure: Judge = (judging, figure) =>
  figure.inWords && isTurn(judging, figure) ? undefined : judges[figure.unit](judging, figure);

/** "un posto" and "a door" count nothing; a year of guarantee does. */
function isTurn(judging: Judging, figure: Figure): boolean {
  const { unit, value } = figure;
  const cue = cueOf[unit];
  if (cue) return !isNear(judging, figure, cue);
  if (unit === 'speed') return value <= 130;
  if (unit === 'km' && isNear(judging, figure, 'range')) return value < 13;
  if (unit === 'years' && value >= 100) return true;
  if (value < 2) return unit !== 'years' && unit !== 'months';
  if (amountsInWords.includes(unit)) return value < 13 || Number.isInteger(Math.log10(value));
  return !saidInWords.includes(unit) || (unit === 'gears' && value < 4);
}

/** What makes a measure of the car of "tre secondi" and "una tonnellata". */
const cueOf: Partial<Record<Figure['unit'], Cue>> = {
  seconds: 'sprint',
  kilos: 'load',
  quintals: 'load',
  tonnes: 'load',
};

/** "centocinquanta cavalli" is a figure, "mille chilometri" and "due euro" are turns. */
const amountsInWords: readonly Figure['unit'][] = ['euro', 'km', 'horsepower'];

/** "dieci minuti" and "due metri" are turns of speech; "cinque porte" is not. */
const saidInWords: readonly Figure['unit'][] = [
  'doors',
  'seats',
  'months',
  'years',
  'owners',
  'gears',
  'stars',
  'keys',
  'cylinders',
];

const judges: Record<FigureUnit | 'none', Judge> = {
  euro: (judging, figure) => {
    const finding = judgeField(judging, figure, { kind: 'price', field: 'price', said: figure.value });
    if (finding.source && finding.verdict !== 'contradicting') return finding;
    if (isNear(judging, figure, 'financing')) return noted('financing', judging, figure);
    return isNear(judging, figure, 'otherSum') ? unsupported('price') : finding;
  },
  perMonth: (judging, figure) => noted('financing', judging, figure),
  km: judgeDistance,
  miles: (judging, figure) => {
    const said = figure.value * kmPerMile;
    const { mileage } = judging.known.brief;
    const isSame = mileage !== undefined && Math.abs(said - mileage) <= mileage * 0.02;
    return judgeField(judging, figure, {
      kind: 'mileage',
      field: 'mileage',
      said: isSame ? mileage : said,
      isConverted: true,
    });
  },
  horsepower: (judging, figure) => {
    const { power } = judging.known.brief;
    const isBhp = power !== undefined && Math.round(power / cvPerBhp) === figure.value;
    return judgeField(judging, figure, {
      kind: 'power',
      field: 'power',
      said: isBhp ? power : figure.value,
      isConverted: isBhp && power !== figure.value,
    });
  },
  kW: (judging, figure) => {
    if (isNear(judging, figure, 'charging')) return noted('number', judging, figure);
    const { power } = judging.known.brief;
    const isSame = power !== undefined && Math.abs(kilowattFromCv(power) - figure.value) < 1;
    const said = isSame ? power : cvFromKilowatt(figure.value);
    return judgeField(judging, figure, { kind: 'power', field: 'power', said, isConverted: true });
  },
  cc: (judging, figure) =>
    judgeField(judging, figure, { kind: 'displacement', field: 'displacement', said: figure.value }),
  litres: judgeLitres,
  doors: (judging, figure) =>
    judgeField(judging, figure, { kind: 'doors', field: 'doors', said: figure.value }),
  seats: (judging, figure) => judgeCount('seats', judging, figure),
  owners: (judging, figure) => judgeOwners(judging, figure),
  months: judgeDuration,
  years: judgeDuration,
  kWh: (judging, figure) => noted('number', judging, figure),
  gears: (judging, figure) => judgeCount('transmission', judging, figure),
  keys: (judging, figure) => judgeKeys(judging, figure),
  inches: (judging, figure) => judgeCount('equipment', judging, figure),
  percent: (judging, figure) => {
    if (figure.value === 100) return undefined;
    return noted(isNear(judging, figure, 'financing') ? 'financing' : 'number', judging, figure);
  },
  consumption: (judging, figure) => noted('consumption', judging, figure),
  emission: (judging, figure) => noted('emission', judging, figure),
  stars: (judging, figure) => noted('rating', judging, figure),
  cylinders: judgeCylinders,
  kilos: judgeWeight,
  quintals: judgeWeight,
  tonnes: judgeWeight,
  speed: (judging, figure) => noted('number', judging, figure),
  torque: (judging, figure) => noted('number', judging, figure),
  seconds: (judging, figure) => noted('number', judging, figure),
  minutes: (judging, figure) => noted('number', judging, figure),
  other: (judging, figure) => noted('number', judging, figure),
  none: judgeBareNumber,
};

/** Only the notes can say it. */
function noted(kind: ClaimKind, judging: Judging, figure: Figure): Finding {
  const source = notedFigure(judging, figure) ?? notedNumber(judging, figure.value);
  return source ? { kind, verdict: 'given', source } : unsupported(kind);
}

/** "V6" in the name or the notes counts cylinders too. */
function judgeCylinders(judging: Judging, figure: Figure): Finding {
  const { brief } = judging.known;
  const engine = new RegExp(`(?<![a-z\\d])[vwr]${figure.value}(?!\\d)`, 'i');
  const field = (['model', 'notes'] as const).find((name) => engine.test(brief[name] ?? ''));
  if (field) return { kind: 'number', verdict: 'derived', source: sourceOf(brief, field) };
  return noted('number', judging, figure);
}

const kilosIn: Partial<Record<Figure['unit'], number>> = { kilos: 1, quintals: 100, tonnes: 1000 };

function judgeWeight(judging: Judging, figure: Figure): Finding {
  const kilos = figure.value * (kilosIn[figure.unit] ?? 1);
  const same = judging.known.figures.find(({ figure: { unit, value } }) => kilosIn[unit] === kilos / value);
  if (!same) return noted('number', judging, figure);
  const isPlain = same.figure.unit === figure.unit && !figure.inWords;
  return { kind: 'number', verdict: isPlain ? 'given' : 'derived', source: same.source };
}

/** Two keys when the notes count them; without a number there, keys are keys. */
function judgeKeys(judging: Judging, figure: Figure): Finding {
  const said = judging.known.meanings.find(({ meaning }) => meaning.term === 'keys');
  const isCounted = said?.meaning.count === figure.value || said?.meaning.modifiers.includes('double');
  if (said && isCounted) return { kind: 'equipment', verdict: 'given', source: said.source };
  return judgeCount('equipment', judging, figure);
}

/** The notes say how many; another number there is contradicted. */
function judgeCount(kind: ClaimKind, judging: Judging, figure: Figure): Finding {
  const bare = { unit: 'none', value: figure.value } as const;
  const source = notedFigure(judging, figure) ?? notedFigure(judging, bare);
  if (source) return { kind, verdict: figure.inWords ? 'derived' : 'given', source };
  const others = judging.known.figures.filter(({ figure: { unit } }) => unit === figure.unit);
  const [other] = others;
  return other && kind !== 'equipment'
    ? { kind, verdict: 'contradicting', source: other.source }
    : unsupported(kind);
}

function judgeDistance(judging: Judging, figure: Figure): Finding | undefined {
  if (isNear(judging, figure, 'range')) return noted('range', judging, figure);
  const { mileage } = judging.known.brief;
  const finding = judgeField(judging, figure, { kind: 'mileage', field: 'mileage', said: figure.value });
  if (finding.verdict !== 'contradicting') return finding;
  const work = judging.known.meanings.find(({ meaning }) => meaning.km === figure.value);
  if (work) return { kind: 'service', verdict: 'given', source: work.source };
  if (isNear(judging, figure, 'warranty')) return unsupported('warranty');
  // Notes often leave out the unit: "ultimo 80.000", "tagliandi 18/36/54mila".
  if (isNear(judging, figure, 'service')) return noted('service', judging, figure);
  const isAside = isNear(judging, figure, 'otherDistance') || (figure.value < 100 && (mileage ?? 0) > 1000);
  return isAside ? unsupported('number') : finding;
}

/** "2.0 litri" for 1.968 cc; other litres are boots, tanks and consumption. */
function judgeLitres(judging: Judging, figure: Figure): Finding {
  const { displacement } = judging.known.brief;
  const isEngine = figure.value < 9 && /^\d[.,]\d$/.test(figure.written);
  if (!isEngine) return noted('number', judging, figure);
  const isSame = displacement !== undefined && Math.abs(displacement / 1000 - figure.value) <= 0.051;
  return judgeField(judging, figure, {
    kind: 'displacement',
    field: 'displacement',
    said: isSame ? displacement : figure.value * 1000,
    isConverted: true,
  });
}

const ownerTerms = ['', 'oneOwner', 'twoOwners', 'threeOwners'] as const;

function judgeOwners(judging: Judging, figure: Figure): Finding {
  const { terms } = judging.known;
  const said = ownerTerms[figure.value];
  const first = said === 'oneOwner' ? terms.get('firstOwner') : undefined;
  const second = said === 'twoOwners' ? terms.get('secondOwner') : undefined;
  const same = (said ? terms.get(said) : undefined) ?? first ?? second ?? notedFigure(judging, figure);
  if (same) return { kind: 'owners', verdict: 'given', source: same };
  const other = (['oneOwner', 'firstOwner', 'secondOwner', 'twoOwners', 'threeOwners'] as const)
    .map((term) => terms.get(term))
    .find((source) => source !== undefined);
  return other ? { kind: 'owners', verdict: 'contradicting', source: other } : unsupported('owners');
}
