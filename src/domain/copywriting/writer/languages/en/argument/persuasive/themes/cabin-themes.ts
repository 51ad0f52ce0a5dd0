import type { Theme } from '../../../../../argument/themes.ts';
import type { Phrases } from '../../../../voice.ts';

export const cabinThemes = {
  comfort: [
    '{things} (makes/make) the kilometres easier on you',
    '{things} (makes/make) the cabin a good place to be',
    'onTrips :: on a long day {things} (earns/earn) (its/their) keep',
    'commuter :: after work {things} (makes/make) the way home kinder',
    'cargo :: in the cab {things} (makes/make) a working day easier',
    'family :: {things} (makes/make) a long drive easier on everyone',
  ],
  connected: [
    '{things} (keeps/keep) you on the right road and in good company',
    '{things} (keeps/keep) you informed and entertained',
    'commuter :: {things} (keeps/keep) the commute from being dull',
    'onTrips :: {things} (makes/make) light of the distance',
    'atWork :: {things} (keeps/keep) the working day moving',
    'young :: {things} (keeps/keep) you in touch and in tune',
  ],
  looks: [
    '{things} (finishes/finish) it off nicely',
    'to look at, {things} (makes/make) the difference',
    'stylish & !cargo :: {things} (is/are) the part your friends will notice',
    'beautiful & !cargo :: {things} (suits/suit) it well',
    'sporty :: {things} (makes/make) it look the part',
    'exclusive & !cargo :: {things} (lifts/lift) it out of the crowd',
  ],
  space: [
    'when there is more to carry, {things} (helps/help)',
    '{things} (makes/make) it easy to carry more',
    'family :: {things} (deals/deal) with everything a family brings along',
    'onTrips :: at packing time {things} (helps/help)',
    'atWork :: {things} (makes/make) it more useful on a working day',
  ],
  wheels: ['it stands on {things}', 'the grip comes from {things}', 'as for grip, it has {things}'],
  energy: [
    'electric :: for charging it brings {things}',
    'electric :: day to day you plug in with {things}',
    'on the technical side it has {things}',
    'under the skin there (is/are) {things}',
  ],
} satisfies Partial<Record<Theme, Phrases>>;
