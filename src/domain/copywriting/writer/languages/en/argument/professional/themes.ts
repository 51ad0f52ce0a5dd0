import type { Theme } from '../../../../argument/themes.ts';
import type { Phrases } from '../../../voice.ts';

/** Sober clauses about all things of a theme, without a stop at their end. */
export const themes: Record<Theme, Phrases> = {
  assist: [
    'the driver is assisted by {things}',
    'driver assistance includes {things}',
    '{things} (supports/support) the driver on the road',
    'safe :: in terms of safety there (is/are) {things}',
    'onTrips :: on long journeys {things} (helps/help)',
    'commuter :: in daily traffic {things} (helps/help)',
  ],
  parking: [
    'manoeuvring is easier with {things}',
    '{things} (helps/help) with manoeuvring',
    'inCity :: in city car parks {things} (helps/help)',
    'easyParking :: parking is made easier by {things}',
    '{things} (takes/take) the strain out of parking',
  ],
  comfort: [
    'comfort is provided by {things}',
    'the cabin offers {things}',
    '{things} (adds/add) to the comfort on board',
    'onTrips :: {things} (adds/add) to comfort on long journeys',
    'comfortable :: comfort is completed by {things}',
    'van :: the cab has {things}',
  ],
  connected: [
    'the dashboard offers {things}',
    'the driver is kept informed by {things}',
    'entertainment and connectivity include {things}',
    'commuter :: on the daily route {things} (proves/prove) useful',
    'onTrips :: on a journey {things} (comes/come) into use',
  ],
  lights: [
    'visibility is improved by {things}',
    'lighting and visibility are covered by {things}',
    'at night and in rain {things} (helps/help)',
    'onTrips :: for driving after dark there (is/are) {things}',
  ],
  looks: [
    'the exterior shows {things}',
    'the appearance is defined by {things}',
    '{things} (completes/complete) the exterior',
    'beautiful :: the lines are set off by {things}',
    'stylish :: the styling is completed by {things}',
  ],
  space: [
    'people and luggage benefit from {things}',
    '{things} (makes/make) it more practical',
    'loads are taken care of by {things}',
    'family :: family needs are met by {things}',
    'atWork :: for frequent loading there (is/are) {things}',
  ],
  protection: [
    'protection is provided by {things}',
    'safety and security equipment includes {things}',
    'family :: for the safety of the family there (is/are) {things}',
  ],
  ease: [
    'in daily use {things} (is/are) convenient',
    'everyday use is made simpler by {things}',
    'practical details include {things}',
  ],
  sport: [
    '!cargo :: the sporting character is underlined by {things}',
    '!cargo :: for keen drivers there (is/are) {things}',
    'the driver has {things}',
  ],
  offroad: [
    '{things} (suits/suit) it to difficult ground',
    'inCountry :: on country tracks {things} (helps/help)',
    'on loose surfaces {things} (is/are) useful',
    'away from the tarmac {themodel} relies on {things}',
  ],
  work: [
    '{things} (prepares/prepare) it for work',
    'the working equipment includes {things}',
    'the fit-out includes {things}',
    'atWork :: daily work is made easier by {things}',
  ],
  living: [
    'life on board is made comfortable by {things}',
    'the living area has {things}',
    'for overnight stops there (is/are) {things}',
  ],
  energy: [
    'the technical equipment includes {things}',
    'on the technical side there (is/are) {things}',
    'electric :: for battery and charging there (is/are) {things}',
    'lpg :: the gas side includes {things}',
    'cng :: the gas side includes {things}',
  ],
  wheels: [
    'as to wheels and tyres, {themodel} has {things}',
    'the wheels and tyres include {things}',
    'it stands on {things}',
  ],
  past: ['it also has {things}', 'its history also includes {things}', 'its record also shows {things}'],
  care: [
    'work carried out includes {things}',
    'on the mechanical side there (is/are) {things}',
    'its maintenance includes {things}',
  ],
  papers: ['it is handed over with {things}', 'the paperwork includes {things}'],
  guarantee: [
    'cover includes {things}',
    'the buyer is protected by {things}',
    'after purchase there (is/are) {things}',
  ],
};
