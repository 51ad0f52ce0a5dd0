import type { Localised } from '#domain/shared/localised.ts';
import { cvFromKilowatt } from '../parse-quantity.ts';
import { severalFigures, unreadable } from './figure-messages.ts';

/** A power in CV, and the words in front of and behind it with the unit as typed. */
interface Power {
  value: number;
  before: string;
  after: string;
  unit: string;
}

/** One imperial (brake) horsepower in metric horsepower. */
const cvPerBhp = 1.013_87;
/** How far two units of one power may lie apart: makers round. */
const rounding = 3;

const kilowatt = 'kw|kilowatt';
const horses = 'cv|hp|ps|ch|pk|cavalli|caballos|chevaux|bhp|whp';
const digits = String.raw`\d{1,2}[.]\d{3}(?!\d)|\d+(?:[.,]\d+)?`;
const one = new RegExp(
  String.raw`(?:(?<!\p{L})(${kilowatt}|${horses})[ .:]*)?(?<![\d.,])(${digits})(?![\d%])(?: ?(${kilowatt}|${horses})(?!\p{L})\.?)?`,
  'giu',
);

/** Returns the power in CV of `110 kW`, `150cv`, `150 CV (110 kW)`, `110/150`; two that disagree are refused. */
export function readPower(line: string): Power | Localised {
  const found = [...line.matchAll(one)].map((match) => {
    const unit = match[3] ?? match[1] ?? '';
    const value = Number((match[2] ?? '').replace(/\.(?=\d{3})/, '').replace(',', '.'));
    return { unit, start: match.index, end: match.index + match[0].length, ...inCv(value, unit) };
  });
  const [first, second, ...more] = found;
  if (!first) return unreadable('power');
  if (more.length > 0) return severalFigures('power');
  const around = (last: { end: number }) => ({
    before: line.slice(0, first.start),
    after: line.slice(last.end),
  });
  if (!second) return { value: Math.round(first.cv), unit: first.unit, ...around(first) };
  const [small, large] = first.value < second.value ? [first, second] : [second, first];
  const isPair = !small.isHorses && (large.isHorses || large.unit === '');
  if (!isPair || Math.abs(cvFromKilowatt(small.value) - large.cv) > rounding) return severalFigures('power');
  const between = line.slice(first.end, second.start);
  if (/\p{L}/u.test(between)) return severalFigures('power');
  return { value: Math.round(large.cv), unit: large.unit, ...around(second) };
}

function inCv(value: number, unit: string) {
  const said = unit.toLowerCase();
  const isHorses = said !== '' && !said.startsWith('k');
  if (said.startsWith('k')) return { value, isHorses, cv: cvFromKilowatt(value) };
  return { value, isHorses, cv: said === 'bhp' ? value * cvPerBhp : value };
}
