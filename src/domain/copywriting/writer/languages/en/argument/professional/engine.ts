import type { Phrases } from '../../../voice.ts';

/** Which wheels are driven, where that is not the front ones. */
const driven = '< It drives {otherwheels}.>';

/** Engine, gearbox and drive in one sentence, soberly. */
export const engine: Phrases = [
  // diesel
  `diesel & onTrips & !damaged :: [The {unit} and {gear} are at their best over long distances||The {unit} is at its best over long distances].${driven}`,
  `diesel & commuter & !damaged :: [The {unit} and {gear} handle the daily distance||The {unit} handles the daily distance] without effort.${driven}`,
  `diesel & family & !damaged :: [The {unit} and {gear} cope||The {unit} copes] well with a full car.${driven}`,
  `diesel & atWork & !damaged :: [The {unit} and {gear} are||The {unit} is] well matched to a working day.${driven}`,
  `diesel & manual & !damaged :: The {unit} pulls from low revs, which keeps work at the {gear} to a minimum.${driven}`,
  `diesel & !manual & !damaged :: The {unit} pulls from low revs, and the {gear} makes good use of it.${driven}`,
  'diesel & all & !damaged :: [The {unit} and {gear} drive||The {unit} drives] {otherwheels}, an advantage on wet or loose ground.',
  `diesel & !damaged :: Power comes from {aunit}<, matched to {agear}>.${driven}`,
  // petrol
  `petrol & inCity & !strong & !damaged :: [The {unit} and {gear} are||The {unit} is] easy to handle in town.${driven}`,
  `petrol & newDriver & !lively & !damaged :: The {unit}< of {cc}> is easy to judge for a new driver<, and the {gear} soon becomes familiar>.${driven}`,
  `petrol & onTrips & !weak & !damaged :: [The {unit} and {gear} hold||The {unit} holds] a motorway pace without strain.${driven}`,
  `petrol & strong & !damaged :: {hp} of petrol{!fuelType} power is available< through {agear}>.${driven}`,
  `petrol & family & !strong & !damaged :: [The {unit} and {gear} are||The {unit} is] smooth enough for a full car and a long day.${driven}`,
  `petrol & sport & !damaged :: The {unit} responds readily<, and the {gear} suits its character>.${driven}`,
  'petrol & all & !damaged :: [The {unit} and {gear} drive||The {unit} drives] {otherwheels}, an advantage on wet or loose ground.',
  `petrol & !classic & !damaged :: Power comes from {aunit}<, matched to {agear}>.${driven}`,
  `classic & !silent & !damaged :: The {unit}< of {cc}> works with {agear}.${driven}`,
  // hybrid
  `hybrid & inCity & !damaged :: In town the {unit} recovers energy at every stop<, and the {gear} suits the pace>.${driven}`,
  `hybrid & commuter & !damaged :: On a daily route the {unit} recovers energy whenever the car slows<, while the {gear} keeps progress even>.${driven}`,
  'hybrid & all & !damaged :: The {unit} drives {otherwheels}< through {agear}>, an advantage on wet or loose ground.',
  `hybrid & !damaged :: The {unit} recovers energy whenever the car slows<, and the {gear} suits it well>.${driven}`,
  // gas
  `lpg & !damaged :: [The {unit} and {gear} cover||The {unit} covers] everyday distances with ease.${driven}`,
  `cng & !damaged :: [The {unit} and {gear} cover||The {unit} covers] regular distances with ease.${driven}`,
  // electric
  'electric & inCity & !damaged :: The {unit} responds without delay in town, with no gears to change<{!transmission}>.< It drives {otherwheels}.>',
  'electric & commuter & !damaged :: The {unit} makes the daily route smooth and quiet, with no gears to change<{!transmission}>.< It drives {otherwheels}.>',
  'electric & !damaged :: The {unit} delivers its power from a standstill, with no gears to change<{!transmission}>.< It drives {otherwheels}.>',
  `hydrogen & !damaged :: The {unit} makes its own electricity on the move.${driven}`,
  // any
  `damaged & !silent :: The engine is {aunit}<, and {gearis}>.${driven}`,
  `!silent & !damaged :: [The {unit} and {gear} make||The {unit} makes] an even-tempered drivetrain.${driven}`,
  '{enginetold}{gearis}<, and it has {otherdrive}>.',
  '{enginetold}It has {list:agear+otherdrive}.',
];
