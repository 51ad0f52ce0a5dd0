import type { Theme } from '../../../../../argument/themes.ts';
import type { Phrases } from '../../../../voice.ts';

export const workThemes = {
  work: [
    'it is fitted out with {things}',
    'for the job there (is/are) {things}',
    'atWork :: {things} (saves/save) you time on every job',
    'pickup :: between road and site you will use {things}',
  ],
  offroad: [
    'off the tarmac you will be glad of {things}',
    'snow, mud and gravel are what {things} (is/are) for',
    'inCountry :: on the track that leads home {things} (helps/help)',
    'pickup :: when the ground gives way, {things} (keeps/keep) you moving',
  ],
  living: [
    'for nights away there (is/are) {things}',
    'when you stop for the night, {things} (makes/make) it home',
    'onTrips :: {things} (turns/turn) a stop into a stay',
  ],
  past: ['its story also includes {things}', 'it also has {things}'],
  care: ['mechanically, it also has {things}', 'on the mechanical side it has {things}'],
  papers: ['it comes with {things}', 'you also take home {things}', '{things} (comes/come) with it'],
  guarantee: ['you are covered by {things}', 'after the sale there (is/are) {things}'],
} satisfies Partial<Record<Theme, Phrases>>;
