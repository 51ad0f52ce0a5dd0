import type { Theme } from '../../../../../argument/themes.ts';
import type { Phrases } from '../../../../voice.ts';

export const workThemes = {
  work: [
    'for your work you have {things}',
    'when you load and unload, {things} (helps/help) you',
    'for your loads there (is/are) {things}',
    'atWork :: on a working day you will use {things}',
    'pickup :: between road and site you will use {things}',
  ],
  offroad: [
    'off the tarmac you will be glad of {things}',
    'for rough roads you have {things}',
    'on snow, mud or gravel you can count on {things}',
    'inCountry :: on the track that leads home {things} (helps/help) you',
  ],
  living: [
    'for nights away you have {things}',
    'when you stop, you have {things}',
    '{things} (makes/make) life on board more comfortable',
    'onTrips :: on journeys of several days you will use {things}',
  ],
  past: ['you should also know about {things}', 'its history also includes {things}', 'it also has {things}'],
  care: [
    'on the mechanical side you have {things}',
    'as to maintenance, there (is/are) {things}',
    'if you ask about maintenance, there (is/are) {things}',
  ],
  papers: [
    'on delivery you receive {things}',
    'together with the documents you receive {things}',
    'when you collect it, we hand you {things}',
  ],
  guarantee: [
    'after the purchase you have {things}',
    'you are covered by {things}',
    'for your protection there (is/are) {things}',
  ],
} satisfies Partial<Record<Theme, Phrases>>;
