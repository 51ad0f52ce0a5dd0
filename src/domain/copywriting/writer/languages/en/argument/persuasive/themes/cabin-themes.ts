import type { Theme } from '../../../../../argument/themes.ts';
import type { Phrases } from '../../../../voice.ts';

export const cabinThemes = {
  comfort: [
    'you travel in more comfort with {things}',
    '{things} (makes/make) your time on board more comfortable',
    'for your comfort there (is/are) {things}',
    'when you get in, you will notice {things}',
    'onTrips :: on long journeys you will be glad of {things}',
    'commuter :: on the daily drive you will be glad of {things}',
    'cargo :: in the cab you are more comfortable with {things}',
    'comfortable & !cargo :: if you value comfort, note {the things}',
  ],
  connected: [
    'on board you can use {things}',
    'the technology on board includes {things}',
    'on the move you have {things}',
    'commuter :: between home and work you will use {things}',
    'onTrips :: for the journey you have {things}',
    'atWork :: on working days you will use {things}',
  ],
  looks: [
    'among the details you notice (is/are) {things}',
    'outside, you will notice {things}',
    '{things} (adds/add) to its looks',
    'stylish & !cargo :: if you have an eye for looks, you will notice {things}',
    'beautiful & !cargo :: its design is completed by {things}',
    'sporty :: the sporting look is completed by {things}',
  ],
  space: [
    'when you have something to load, {things} (helps/help)',
    'for people and luggage you have {things}',
    'carrying things is easier with {things}',
    'family :: with a family on the move you will be glad of {things}',
    'onTrips :: when you pack for a journey, {things} (helps/help)',
    'atWork :: when you load for work, {things} (helps/help)',
  ],
  wheels: [
    'for wheels and tyres, you have {things}',
    'as to wheels and tyres, it has {things}',
    'among the wheels and tyres you have {things}',
    'thrifty :: in your sums, include {the things}',
  ],
  energy: [
    'electric :: for battery and charging you have {things}',
    'electric :: for everyday charging there (is/are) {things}',
    'lpg :: if you choose gas, note {the things}',
    'cng :: if you choose gas, note {the things}',
    'on the technical side you have {things}',
    'among the technical details there (is/are) {things}',
  ],
} satisfies Partial<Record<Theme, Phrases>>;
