import type { Theme } from '../../../../../argument/themes.ts';
import type { Phrases } from '../../../../voice.ts';

export const roadThemes = {
  assist: [
    'as you drive, {things} (helps/help) you',
    'at the wheel you can count on {things}',
    'you drive with the support of {things}',
    '{things} (makes/make) driving easier for you',
    'onTrips :: on long journeys you have the help of {things}',
    'commuter :: on your daily road {things} (helps/help) you',
    'newDriver :: as you gain experience, {things} (helps/help)',
    'inCity :: in traffic you have the help of {things}',
  ],
  parking: [
    'when you park, {things} (helps/help) you',
    'parking takes less effort with {things}',
    'for tight spaces you have {things}',
    'inCity :: in city car parks you will be glad of {things}',
    'newDriver :: as you practise parking, {things} (helps/help)',
  ],
  lights: [
    'in the dark and in bad weather you have {things}',
    'when visibility drops, you can count on {things}',
    'for dark evenings and grey days you have {things}',
    'inCountry :: on roads without street lamps {things} (helps/help) you',
    'commuter :: in the months when you leave and return in the dark, you have {things}',
  ],
  ease: [
    'every day you will use {things}',
    '{things} (makes/make) everyday use simpler',
    'among the practical details you have {things}',
    'inCity :: on errands in town {things} (is/are) convenient',
    'commuter :: in the morning rush {things} (saves/save) you a moment',
    'family :: with the family on board {things} (is/are) convenient',
  ],
  protection: [
    'for your safety there (is/are) {things}',
    'on the safety side you have {things}',
    'family :: to look after your family there (is/are) {things}',
    'safe :: if safety comes first for you, note {the things}',
  ],
  sport: [
    '!cargo :: if you like to drive, you will enjoy {things}',
    '!cargo :: for your driving pleasure there (is/are) {things}',
    'among the equipment for the driver there (is/are) {things}',
    'onTrips :: on a winding road you will enjoy {things}',
    'sporty :: among the sporting equipment you have {things}',
  ],
} satisfies Partial<Record<Theme, Phrases>>;
