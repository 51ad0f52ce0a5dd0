import { isOfOthers } from '../subject/own-sections.ts';
import { type Subject, subjectOf } from '../subject/subject-of.ts';
import type { VehicleName } from '../title/split-title.ts';
import { findModel } from '../words/find-model.ts';
import { isOfAnother } from './is-of-another.ts';
import { nameInClause } from './name-in-clause.ts';
import type { Clause } from './split-clauses.ts';

/** What a message says of the vehicle it offers. */
export interface Offer {
  name: VehicleName;
  /** Where the name stands. */
  named: Clause;
  clauses: Clause[];
  /** Other lines begin with a vehicle of their own and say what it costs or how far it went. */
  isList: boolean;
}

/** What is offered is a part or a service. */
const ofAPart =
  /(?<!\b(?:per|o|e) )\b(?:motore|cambio|ricambi?|paraurti|cerchi|faro|fari|fanal[ei]|gomme|portapacchi|tappetini|noleggi\w*|affitt\w*|modellino|ersatzteile?|felgen|motor|stoßstange|pare-chocs|jantes|pièces?|moteur|spares?|bumper|wheels|engine|breaking|llantas|motor|recambios?|piezas)\s+(?:\S+\s){0,3}$/i;
const forSale = /^\W*(?:vend|verkauf|sell|for sale|se vende|à vendre)/i;
const ownFact = /\d[\d.,' ]* ?(?:km\b|€|euro)|(?:€|km) ?\d/i;
const mostLead = 14;

/** The clauses about the first vehicle a message names; undefined where it names none or offers none. */
export function ownClauses(clauses: readonly Clause[]): Offer | undefined {
  const named = mainName(clauses);
  const name = named && nameInClause(named.text);
  if (!named || !name || isPart(named.text, name)) return undefined;
  if (isOfAnother(named.text) && !forSale.test(named.text)) return undefined;
  const subject = subjectOf({ title: '', headings: [`${name.make} ${name.model}`] });
  const own: Clause[] = [];
  let isList = false;
  let skippedLine = -1;
  for (const clause of clauses) {
    if (clause.line === skippedLine) continue;
    if (clause.line > named.line && isOfOthers(clause.text)) break;
    const other = clause === named ? undefined : otherName(clause.text, subject);
    if (clause === named || (!isOfAnother(clause.text) && !other)) {
      own.push(clause);
      continue;
    }
    skippedLine = clause.line;
    const line = clauses.filter((one) => one.line === clause.line).map(({ text }) => text);
    if (other && clause.place === 0 && startsWithName(clause.text, other)) {
      if (line.some((text) => ownFact.test(text))) isList = true;
      else if (other.make !== name.make && clause.line > named.line) break;
    }
  }
  return { name, named, clauses: own, isList };
}

/** The first name in a line that also says something in figures; sellers' names stand above. */
function mainName(clauses: readonly Clause[]): Clause | undefined {
  const hasFigures = (line: number) => clauses.some((one) => one.line === line && /\d/.test(one.text));
  const names = clauses.filter(({ text }) => nameInClause(text) !== undefined);
  return names.find(({ line }) => hasFigures(line)) ?? names[0];
}

const isPart = (text: string, { make, model }: VehicleName) => {
  const at = [make, model]
    .map((word) => text.toLowerCase().indexOf(word.toLowerCase()))
    .filter((i) => i >= 0);
  return ofAPart.test(text.slice(0, Math.min(...at, text.length)));
};

/** Another vehicle's name; `garanzia Toyota ancora …` names none, where the car is a Toyota. */
function otherName(text: string, { name: own, isOther }: Subject): VehicleName | undefined {
  const name = nameInClause(text);
  if (!name || !isOther(name)) return undefined;
  return name.make !== own?.make || findModel(name.make, name.model) ? name : undefined;
}

/** `Vendo Fiat Panda …`, not `Disponibile anche Fiat Panda …`. */
function startsWithName(text: string, { make, model }: VehicleName): boolean {
  const lower = text.toLowerCase();
  const at = [make, model].map((word) => lower.indexOf(word.toLowerCase())).filter((i) => i >= 0);
  return Math.min(...at, mostLead) < mostLead && !/anche|also|auch|aussi|tambi/.test(lower);
}
