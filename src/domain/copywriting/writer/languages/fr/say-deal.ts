import type { Meaning } from '../../../vocabulary/meaning.ts';
import { withArticle } from './grammar/articles.ts';
import { measure } from './grammar/numbers.ts';
import { dealClauses } from './lexicon/deal-clauses.ts';
import type { SaidMeaning } from './say-meaning.ts';

/** A term of sale in French words, and what it means. */
export interface SaidDeal {
  meaning: Meaning;
  said: SaidMeaning;
}

/**
 * Returns a term of sale as a clause ("la TVA est récupérable"); undefined where it says more than the clause of its
 * kind can hold. `il` is the car as a pronoun.
 */
export function dealClause({ meaning, said }: SaidDeal, il: string): string | undefined {
  if (meaning.modifiers.includes('notIncluded')) return notIncluded(said);
  if (meaning.modifiers.includes('onDelivery') && said.noun)
    return `${il} est livré@ avec ${said.listed.replace(' à la livraison', '')}`;
  const clause = dealClauses[meaning.term];
  if (!clause) return said.noun ? undefined : `${il} ${said.text}`;
  const asNoun = said.noun ? said.listed : said.text;
  if (clause.includes('{x}')) return clause.replace('{x}', asNoun);
  const when = / (?:jusqu’(?:en|à)|en) .*$/u.exec(said.text)?.[0] ?? '';
  const { figure, km, date } = meaning;
  const days = timeOf(figure);
  const sum =
    figure?.unit === 'euro' || figure?.unit === 'percent'
      ? measure(figure.value, figure.unit === 'euro' ? '€' : '%')
      : '';
  const isLost =
    (meaning.name !== undefined) !== clause.includes('{name}') ||
    (figure && !(clause.includes('{n}') && days) && !(clause.includes('{sum}') && sum)) ||
    (sum === '' && clause.includes('{sum}')) ||
    (!figure && clause.includes('{n}')) ||
    ((km !== undefined || date) && !(clause.includes('{when}') && when));
  if (isLost || meaning.count !== undefined || meaning.places.length > 0) return undefined;
  return clause
    .replace('{n}', days)
    .replace('{sum}', sum)
    .replace('{name}', meaning.name ?? '')
    .replace('{when}', when)
    .replace('{il}', il);
}

/** "5 jours", "48 heures"; empty for any other figure. */
function timeOf(figure: Meaning['figure']): string {
  const unit = figure && { days: 'jour', workingDays: 'jour ouvré', hours: 'heure' }[figure.unit as 'days'];
  if (!figure || !unit) return '';
  return measure(figure.value, figure.value > 1 ? unit.replace(/(?= |$)/gu, 's') : unit);
}

/** "le treuil n’est pas compris". */
function notIncluded({ noun }: SaidMeaning): string | undefined {
  if (!noun || !without.test(noun.text)) return undefined;
  const named = withArticle({ ...noun, text: noun.text.replace(without, '') });
  const ending = `${noun.gender === 'f' ? 'e' : ''}${noun.plural && noun.gender === 'f' ? 's' : ''}`;
  return `${named} ${noun.plural ? 'ne sont' : 'n’est'} pas compris${ending}`;
}

const without = / non inclus(?:es?)?(?= |$)/u;
