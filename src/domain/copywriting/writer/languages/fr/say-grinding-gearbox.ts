import type { NounPhrase } from './grammar/articles.ts';

/** "cambio che gratta in terza" as a French mechanic says it; undefined when the note tells of another noise. */
export function sayGrindingGearbox(typed: string): NounPhrase | undefined {
  if (!/gratta/iu.test(typed)) return undefined;
  const [, gear] = Object.entries(gears).find(([italian]) => typed.toLowerCase().includes(italian)) ?? [];
  return { text: ['boîte de vitesses qui craque', gear].filter(Boolean).join(' '), gender: 'f' };
}

const gears = {
  prima: 'en première',
  seconda: 'en seconde',
  terza: 'en troisième',
  quarta: 'en quatrième',
  quinta: 'en cinquième',
  retromarcia: 'en marche arrière',
};
