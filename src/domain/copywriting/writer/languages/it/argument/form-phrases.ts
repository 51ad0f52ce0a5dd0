import { persuasive } from '../phrases/persuasive-phrases.ts';

const { sections } = persuasive;

/** What the car has been through. */
export const past = ['{auto} {past}.'];
/** What the car is by its papers. */
export const state = ['{auto} {past}.', 'Sappi anche che {auto} {past}.'];
/** Things that no theme has a word for. */
export const remaining = ['A bordo trovi anche {things}.'];
/** What of the form is left over. */
export const details = ['<È a {doors}>.'];
/** Defects that no reason speaks of. */
export const defects = sections.damage;
export const price = sections.deal;
/** Terms of sale that are sentences. */
export const terms = sections.predicates;
