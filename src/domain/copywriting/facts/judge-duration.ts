import type { Figure } from './figure.ts';
import { type Finding, isNear, type Judging, notedFigure, sourceOf, unsupported } from './judging.ts';

/** Months and years: of the guarantee, of the car's age, or of something only the notes know. */
export function judgeDuration(judging: Judging, figure: Figure): Finding | undefined {
  if (isNear(judging, figure, 'warranty')) return judgeWarrantyLength(judging, figure);
  if (figure.unit === 'years' && isNear(judging, figure, 'age')) return judgeAge(judging, figure);
  const noted = notedDuration(judging, figure);
  if (noted) return { kind: 'number', verdict: 'given', source: noted };
  return figure.inWords ? undefined : unsupported('number');
}

const monthsOf = ({ unit, value }: Pick<Figure, 'unit' | 'value'>) => (unit === 'years' ? value * 12 : value);

function judgeWarrantyLength(judging: Judging, figure: Figure): Finding {
  const { brief } = judging.known;
  const months = /^(\d+) mesi$/.exec(brief.warranty ?? '')?.[1];
  if (Number(months) === monthsOf(figure)) {
    const isPlain = figure.unit === 'months' && !figure.inWords;
    return { kind: 'warranty', verdict: isPlain ? 'given' : 'derived', source: sourceOf(brief, 'warranty') };
  }
  const noted = notedDuration(judging, figure);
  if (noted) return { kind: 'warranty', verdict: 'given', source: noted };
  if (months || brief.warranty === 'Nessuna garanzia') {
    const said = `${monthsOf(figure)} mesi`;
    return { kind: 'warranty', verdict: 'contradicting', source: sourceOf(brief, 'warranty'), said };
  }
  return unsupported('warranty');
}

function notedDuration(judging: Judging, figure: Figure) {
  return (
    notedFigure(judging, figure) ??
    judging.known.figures.find(
      (known) =>
        (known.figure.unit === 'months' || known.figure.unit === 'years') &&
        monthsOf(known.figure) === monthsOf(figure),
    )?.source
  );
}

function judgeAge(judging: Judging, figure: Figure): Finding {
  const { known, thisYear } = judging;
  const noted = notedDuration(judging, figure);
  if (noted) return { kind: 'year', verdict: 'given', source: noted };
  const { year } = known.brief;
  if (year === undefined || thisYear === undefined) return unsupported('year');
  const isTrue = Math.abs(thisYear - year - figure.value) <= 1;
  return {
    kind: 'year',
    verdict: isTrue ? 'derived' : 'contradicting',
    source: sourceOf(known.brief, 'year'),
  };
}
