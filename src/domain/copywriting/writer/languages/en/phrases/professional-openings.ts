import type { Angle } from '../../../plan/angles.ts';
import type { Phrases } from '../../voice.ts';
import { gone } from './fact-fragments.ts';

const named = '{this:cond+year+name}';

/** What any car may open with. */
const general: Phrases = [
  `${named} is {a:colour+door+fuel+body}${gone}.`,
  `${named} is {a:colour+door+body}<; it has covered {km}>.`,
  `[On offer is|Offered here is|For sale here is] {a:cond+year+name}, {a:colour+door+body}${gone}.`,
  `[We are offering|We have for sale|We present] {a:cond+year+name}, {a:colour+door+body}${gone}.`,
  `{a:cond+colour+door+body} from {year}, {this:name} [has covered {km}|shows {km}].`,
  `{the:cond+year+name} for sale here is {a:colour+door+body}${gone}.`,
  `${named} comes as {a:colour+door+body}${gone}.`,
  `{a:cond+colour+door+fuel+body}, {this:year+name} has {km} on the clock.`,
  `Finished in {colour}, ${named} is {a:door+fuel+body}${gone}.`,
  `With {km} [on the clock|covered so far|to its name|recorded], ${named} is {a:colour+door+body}.`,
  `Registered in {year}, {this:cond+name} is {a:colour+door+body}${gone}.`,
  `First on the road in {year}, {this:cond+name} is {a:colour+door+body}${gone}.`,
  `{the:cond+year+name} [offered here|described here|in question] is {a:colour+door+body}${gone}.`,
  `In {colour}, ${named} is {a:door+body}${gone}.`,
  `On offer here is {a:cond+year+name}, {a:colour+door+body}${gone}.`,
  'bodyless :: {this:cond+colour+door+year+name} [has covered {km}|shows {km} on the clock|has {km} to its name].',
  'bodyless :: On offer is {a:cond+colour+door+year+name}<, with {km} on the clock>.',
];

/** What any car may open with, and an angle's own. */
const from = (...own: string[]): Phrases => [...own, ...general];

export const professionalOpenings = {
  damaged: [
    '{this:cond+year+name} is [for sale|offered] with {damageThings}.< It {damageHas}.>< {states}.>',
    '{the:cond+year+name} [offered here|described here] has {damageThings}.< It {damageHas}.>< {states}.>',
    '[For sale|On offer] is {a:cond+year+name}<, with {damageThings}>.< It {damageHas}.>< {states}.>',
    '{this:year+name} is [sold as|offered as] {a:cond+colour+door+body}<, with {damageThings}>.< It {damageHas}.>< {states}.>',
    '{this:cond+year+name} [calls for repair|is one for the workshop]: it has {damageThings}.< It {damageHas}.>< {states}.>',
    '{this:cond+year+name} {damageHas}.< It has {damageThings}.>< {states}.>',
    '[Before anything else|First things first|Stated at the outset], {this:year+name} is {a:cond+body}<, with {damageThings}>.< {states}.>',
    '{this:cond+year+name} is [for sale as it stands|offered as it stands]<, with {damageThings}>.< {states}.>',
    '{this:cond+year+name} is offered to repairers and workshops<: it has {damageThings}>.< {states}.>',
  ],
  bare: [
    '{this:year+name} is for sale< at {price}>.',
    '[On offer is|For sale is] {a:year+colour+name}<, with {km} on the clock>.',
    '{a:year+name} has [joined our stock|come in]<, {a:colour+door+body}>.',
    'The car in question is {a:year+name}<, in {colour}><, with {km}>.',
    '[We are offering|We have] {a:cond+year+name}<, {a:colour+door+fuel+body}>.',
    '{the:year+name} [has arrived|is here|can be seen here]<, priced at {price}>.',
  ],
  van: from(
    `[A working vehicle first and last|Built to work], ${named} is {a:colour+door+fuel+body}${gone}.`,
    `For [the daily round|work of every kind] we offer {a:cond+year+name}, {a:colour+door+body}${gone}.`,
    `${named} is {a:colour+door+fuel+body} [for business use|meant for work]<; it has covered {km}>.`,
  ),
  electric: from(
    `{this:cond+fuel+year+name} is {a:colour+door+body} [that moves without engine noise|with no engine note]<; it has covered {km}>.`,
    `[Quiet and immediate in its responses|Silent from the first metre], ${named} is {a:colour+door+fuel+body}${gone}.`,
  ),
  hydrogen: from(
    `${named} is [one of the few|among the few] hydrogen{!fuelType} cars on the road: {a:colour+door+body}${gone}.`,
    `{a:colour+door+fuel+body}, ${named} refuels at a dedicated station<; it has covered {km}>.`,
  ),
  sports: from(
    `[Made for the pleasure of driving|For those who enjoy driving], ${named} is {a:colour+door+body}${gone}.`,
    `${named} [puts driving first|is a driver’s choice]: {a:colour+door+body}${gone}.`,
  ),
  open: from(
    `[With the roof down|Under an open sky], ${named} shows its best side: {a:colour+door+body}${gone}.`,
    `${named} is {a:colour+door+body} [for open-air driving|to be driven in the open air]<; it has covered {km}>.`,
  ),
  classic: from(
    `[A car from another era|From another era of motoring], ${named} is {a:colour+door+body}${gone}.`,
    `${named} [belongs to|comes from] a different generation of cars: {a:colour+door+body}${gone}.`,
  ),
  fresh: from(
    `{this:cond+year+name} [starts with a clean sheet|has all its roads ahead of it]: {a:colour+door+body}${gone}.`,
    `{a:cond+year+name} is [available|on offer] as {a:colour+door+body}${gone}.`,
  ),
  firstCar: from(
    `${named} is {a:colour+door+body} that [suits a first-time driver|makes sense as a first car]<; it has covered {km}>.`,
    `[Simple to drive|Easy to get to know], ${named} is {a:colour+door+body}${gone}.`,
  ),
  family: from(
    `[Practical for a family|With family life in mind], ${named} is {a:colour+door+body}${gone}.`,
    `${named} is {a:colour+door+body} [suited to family life|at home in family use]<; it has covered {km}>.`,
  ),
  wild: from(
    `[Ready for more than tarmac|At home beyond the tarmac], ${named} is {a:colour+door+body}${gone}.`,
    `${named} is {a:colour+door+body} [for roads that turn to gravel|for uneven ground]<; it has covered {km}>.`,
  ),
  luxury: from(
    `[Composed and well mannered|Understated in its manner], ${named} is {a:colour+door+body}${gone}.`,
    `${named} is {a:colour+door+body} [of the upper class|from the upper end of the range]<; it has covered {km}>.`,
  ),
  city: from(
    `[Easy to place in town|At ease in narrow streets], ${named} is {a:colour+door+body}${gone}.`,
    `${named} is {a:colour+door+body} [sized for the city|for town use]<; it has covered {km}>.`,
  ),
  budget: from(
    `[A sensible purchase on paper|A straightforward proposition], ${named} is {a:colour+door+body}${gone}.`,
    `${named} is {a:colour+door+body} [for buyers who do the sums|for buyers with a budget to keep]<; it has covered {km}>.`,
  ),
  gas: from(
    `[Running on gas|With gas in the tank], ${named} is {a:colour+door+fuel+body}${gone}.`,
    `${named} is {a:colour+door+fuel+body} [with an eye on running costs|for high annual distances]<; it has covered {km}>.`,
  ),
  hybrid: from(
    `${named} is {a:colour+door+fuel+body} [at its best in stop-start traffic|that saves energy under braking]<; it has covered {km}>.`,
    `[Gentle when pulling away|Smooth in its take-up], ${named} is {a:colour+door+fuel+body}${gone}.`,
  ),
  style: from(
    `[A clear sense of design|A considered shape] sets {this:cond+year+name} apart: {a:colour+door+body}${gone}.`,
    `${named} is {a:colour+door+body} [with lines worth a second look|drawn with care]<; it has covered {km}>.`,
  ),
  commuter: from(
    `For [the daily run to work|regular commuting] we offer {a:cond+year+name}, {a:colour+door+body}${gone}.`,
    `${named} is {a:colour+door+body} [suited to daily commuting|for the regular run]<; it has covered {km}>.`,
  ),
  traveller: from(
    `[Made for distance|At ease over distance], ${named} is {a:colour+door+body}${gone}.`,
    `${named} is {a:colour+door+fuel+body} [for long journeys|that takes distance in its stride]<; it has covered {km}>.`,
  ),
  allRound: from(
    `[An all-rounder|A car for most occasions], ${named} is {a:colour+door+fuel+body}${gone}.`,
    `${named} is {a:colour+door+body} [that meets most needs|for every kind of day]<; it has covered {km}>.`,
  ),
} satisfies Record<Angle, Phrases>;
