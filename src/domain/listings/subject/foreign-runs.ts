import { findLabel } from '../labels/find-label.ts';
import { onceAText } from '../page/once-a-text.ts';
import type { TextRun } from '../page/page-content.ts';
import { splitTitle, type VehicleName } from '../title/split-title.ts';
import { makeFrom } from '../words/makes.ts';
import type { Subject } from './subject-of.ts';

/** Labels in front of the make a motorhome or a special is built on. */
const ofItsBase =
  /^(?:meccanica|telaio|autotelaio|base|veicolo base|motorizzazione|chassis|basisfahrzeug|fahrgestell|porteur|mécanique|base vehicle|chasis)\s*:?$/i;
const longestLabel = 45;
const shortest = 5;
const longest = 90;

/**
 * From which stretch of text to which the page is about another vehicle than `subject`: cards without
 * a heading of their own begin with a name and end, at the latest, with the next heading.
 */
export function foreignRuns(runs: readonly TextRun[], subject: Subject): (index: number) => boolean {
  const foreign = new Set<number>();
  const namesOther = onceAText((text) => namesAnother(text, subject));
  let section = -1;
  for (const [index, run] of runs.entries()) {
    if (run.section > 0 && run.section !== section && namesOther(run.text)) {
      if (!isValue(run, runs[index - 1])) section = run.section;
    }
    if (run.section === section) foreign.add(index);
  }
  return (index) => foreign.has(index);
}

/** `Alpina Blue` behind `Farbe`, `Fiat Ducato` behind `Meccanica`. */
function isValue({ cell }: TextRun, before: TextRun | undefined): boolean {
  if (!before || before.text.length > longestLabel) return false;
  if (ofItsBase.test(before.text)) return true;
  const fields = cell > 0 ? findLabel(before.text)?.fields : undefined;
  return fields?.every((field) => field !== 'make' && field !== 'model') === true;
}

function namesAnother(text: string, { isOther }: Subject): boolean {
  if (text.length < shortest || text.length > longest || !/^\p{Lu}/u.test(text)) return false;
  const [first = '', second = ''] = text.split(' ', 2);
  if (!makeFrom(first) && !makeFrom(`${first} ${second}`)) return false;
  const name = splitTitle(text);
  return name !== undefined && !isEverydayWord(name) && isOther(name);
}

/** `BMW jetzt prüfen` names no model; Smart writes its models small. */
const isEverydayWord = ({ make, model }: VehicleName) => make !== 'Smart' && /^\p{Ll}{3,}$/u.test(model);
