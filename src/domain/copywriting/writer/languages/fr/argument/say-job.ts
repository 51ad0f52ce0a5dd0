import type { Car } from '../../../../brief/car/car.ts';
import type { Trait } from '../../../../brief/car/traits.ts';
import type { Meaning } from '../../../../vocabulary/meaning.ts';
import { placeOf, type Theme } from '../../../argument/themes.ts';
import type { Phrases } from '../../voice.ts';
import { jobs } from './jobs/jobs.ts';

/** Whether a form of a thing is a clause about what it does: "job", and "jobB", "jobC" for its other wordings. */
export const isJob = (form: string): boolean => form.startsWith('job');

/**
 * Returns what a thing does, as a clause about `named` ("le régulateur tient l’allure"), said otherwise of other cars
 * and for other forms; "(tient/tiennent)" is still open.
 */
export function sayJob(meaning: Meaning, named: string, car: Car, form: string): string {
  const known =
    cableOf(named) ?? seatsOf(meaning) ?? jobs[meaning.term] ?? usual[placeOf(meaning.term).theme ?? 'space'];
  const fitting = known.filter((phrase) => fits(phrase, car));
  const aimed = fitting.filter((phrase) => phrase.includes('::'));
  const said = [...aimed, ...fitting.filter((phrase) => !phrase.includes('::'))];
  const turn = { B: 1, C: 2, D: 3 }[form.at(-1) ?? ''] ?? 0;
  const chosen = said[(numberOf(`${car.make} ${car.model} ${meaning.term}`) + turn) % said.length] ?? '{x}';
  return chosen.replace(/^.*:: /u, '').replace('{x}', named);
}

function fits(phrase: string, { traits }: Car): boolean {
  const [conditions] = phrase.includes('::') ? phrase.split('::') : [''];
  return (conditions ?? '')
    .split('&')
    .map((trait) => trait.trim())
    .filter((trait) => trait !== '')
    .every((trait) =>
      trait.startsWith('!') ? !traits.has(trait.slice(1) as Trait) : traits.has(trait as Trait),
    );
}

/** Of two cables, each has its socket. */
function cableOf(named: string): Phrases | undefined {
  if (named.endsWith('câble pour borne')) return ['{x} (sert/servent) en ville'];
  return named.endsWith('câble pour prise domestique')
    ? ['{x} (recharge/rechargent) à la maison']
    : undefined;
}

/** Seats are praised by how many they are. */
function seatsOf({ term, figure }: Meaning): Phrases | undefined {
  if (term !== 'manySeats') return undefined;
  if ((figure?.value ?? 0) > 5)
    return ['{x} (évitent/évitent) de prendre deux voitures', '{x} (emmènent/emmènent) aussi les amis'];
  return [
    'pickup :: {x} (évitent/évitent) un second véhicule sur le chantier',
    'van :: {x} (emmènent/emmènent) l’équipe',
    '!cargo :: {x} (permettent/permettent) de partir à plusieurs',
  ];
}

const numberOf = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/** Of things without a job of their own. */
const usual: Record<Theme, Phrases> = {
  assist: ['{x} (veille/veillent) sur la route'],
  parking: ['{x} (aide/aident) à la manœuvre'],
  comfort: ['{x} (soigne/soignent) le confort'],
  connected: ['{x} (complète/complètent) l’équipement de bord'],
  lights: ['{x} (complète/complètent) l’éclairage'],
  looks: ['{x} (se remarque/se remarquent) au premier coup d’œil'],
  space: ['{x} (simplifie/simplifient) le chargement'],
  protection: ['{x} (veille/veillent) sur les passagers'],
  ease: ['{x} (épargne/épargnent) un geste'],
  sport: ['{x} (ajoute/ajoutent) au plaisir de conduire'],
  offroad: ['{x} (aide/aident) quand le chemin se gâte'],
  work: ['{x} (sert/servent) tous les jours'],
  living: ['{x} (rend/rendent) l’étape plus douce'],
  energy: ['{x} (compte/comptent) aussi'],
  wheels: ['{x} (sont/sont) à noter'],
  past: ['{x} (compte/comptent) aussi'],
  care: ['{x} (compte/comptent) aussi'],
  papers: ['{x} (accompagne/accompagnent) la voiture'],
  guarantee: ['{x} (couvre/couvrent) la suite'],
};
