import { languages } from '#domain/shared/languages.ts';
import { allTermWords } from '../../vocabulary/all-term-words.ts';
import { findMeanings } from '../../vocabulary/find-meanings.ts';
import { measureUnderstanding } from '../../vocabulary/measure-understanding.ts';
import { terms } from '../../vocabulary/terms.ts';
import { findOrders } from './find-orders.ts';

/**
 * Returns notes in which the seller's wishes about their own terms stand as the facts they are: of "scrivi
 * che accettiamo permute" only "accettiamo permute" is left. Whatever else an order dictates stays an order.
 */
export function grantWishes(notes: string): string {
  const orders = findOrders(notes);
  return orders
    .filter((order) => orders.every((other) => other === order || !isBeside(notes, order, other)))
    .filter(({ start, end }) => saying.test(notes.slice(start, end)) && isTerm(dictated(notes, end)))
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).trimStart(), notes);
}

/** Verbs of saying lead to a clause. */
const saying = /(?:che|that|dass|que)$/iu;

const dictated = (notes: string, from: number) => /^[^,;.!?\n]*/u.exec(notes.slice(from))?.[0].trim() ?? '';

interface Stretch {
  start: number;
  end: number;
}

/** In one sentence, or one inside the other. */
function isBeside(notes: string, one: Stretch, other: Stretch): boolean {
  const [from, to] = [Math.min(one.end, other.end), Math.max(one.start, other.start)];
  return from >= to || !/[.;!?\n]/u.test(notes.slice(from, to));
}

const mostWords = 9;

/** Terms of the sale and nothing else: no figure, nothing shouted, hardly a word that nobody understands. */
function isTerm(clause: string): boolean {
  if (/\d|\p{Lu}{3}/u.test(clause) || clause.split(/\s+/u).length > mostWords) return false;
  return languages.some((language) => {
    const meanings = findMeanings(clause, allTermWords[language]);
    const areTerms = meanings.length > 0 && meanings.every(({ term }) => terms[term] === 'deal');
    return areTerms && measureUnderstanding(clause, allTermWords[language]) >= leastUnderstood;
  });
}

const leastUnderstood = 0.6;
