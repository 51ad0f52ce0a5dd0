import type { Brief } from '#domain/vehicles/brief.ts';
import type { HardFail } from './hard-fail.ts';

const words =
  /dann\p{L}+|graff\p{L}+|ammacc\p{L}+|grandin\p{L}+|ruggin\p{L}+|guast\p{L}+|semicollision\p{L}+|incidentat\p{L}+|rott[oaie]/giu;

/** A damage that the data states and the text does not. */
export function findHiddenDamage(text: string, brief: Brief): HardFail[] {
  const told = new Set(stems(text));
  const stated = stems(
    (brief.notes ?? '').replace(/(?:mai|non|nessun\p{L}*|senza) (?:\p{L}+ )?\p{L}+/giu, ''),
  );
  if (brief.condition === 'Semicollisione') stated.push('semic');
  return stated.some((stem) => !told.has(stem)) ? [{ rule: 'damage-hidden', excerpt: '' }] : [];
}

const stems = (text: string) => (text.match(words) ?? []).map((word) => word.toLowerCase().slice(0, 5));
