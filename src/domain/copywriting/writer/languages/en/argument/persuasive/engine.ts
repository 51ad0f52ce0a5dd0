import type { Phrases } from '../../../voice.ts';

const gears = '<, with {list:agear+drive}>';

/** Engine, gearbox and drive in one sentence, with what they mean for the reader. */
export const engine: Phrases = [
  // diesel
  'diesel & automatic & onTrips & !damaged :: On the motorway you have {a:hp+fuel+engine}< of {cc}> and {agear}< with {drive}>, which makes long distances easier.',
  'diesel & automatic & !damaged :: {agear} saves you changing gear, and {the:hp+fuel+engine}< of {cc}> pulls from low revs<, with {drive}>.',
  `diesel & manual & commuter & !damaged :: For your daily road you have {a:hp+fuel+engine}< of {cc}>${gears}.`,
  `diesel & manual & !damaged :: {the:hp+fuel+engine}< of {cc}> pulls from low revs${gears}.`,
  `diesel & van & !damaged :: When you are loaded and the road climbs, you have {a:hp+fuel+engine}< of {cc}>${gears}.`,
  'diesel & lively & !van & !damaged :: With {hp} from a diesel{!fuelType} engine< of {cc}> you overtake without strain<, and you have {list:agear+drive}>.',
  'diesel & all & !damaged :: You have {drive} and {a:hp+fuel+engine}< of {cc}><, with {agear}>, for roads that are wet or steep.',
  `diesel & onTrips & !damaged :: For long distances you have {a:hp+fuel+engine}< of {cc}>${gears}.`,
  // petrol
  'petrol & manual & inCity & !strong & !damaged :: In town {the:hp+fuel+engine}< of {cc}> is easy to drive, with {list:agear+drive}.',
  'petrol & automatic & inCity & !damaged :: In traffic {agear} saves you changing gear, and you have {a:hp+fuel+engine}< of {cc}><, with {drive}>.',
  'petrol & automatic & !damaged :: You can leave the gears to {agear}, while {the:hp+fuel+engine}< of {cc}> does the work<, with {drive}>.',
  'petrol & manual & !damaged :: Under the bonnet you have {a:hp+fuel+engine}< of {cc}>, with {list:agear+drive}.',
  'petrol & strong & !damaged :: You have {hp} from a petrol{!fuelType} engine< of {cc}> under your right foot<, with {list:agear+drive}>.',
  `petrol & newDriver & !lively & !damaged :: {the:hp+fuel+engine}< of {cc}> is easy to control while you gain experience${gears}.`,
  `petrol & weak & !damaged & !classic :: {the:hp+fuel+engine}< of {cc}> is enough for everyday driving${gears}.`,
  `petrol & onTrips & !weak & !damaged :: When you travel, you have {a:hp+fuel+engine}< of {cc}> to count on${gears}.`,
  `petrol & lively & !strong & !damaged :: {the:hp+fuel+engine}< of {cc}> gives you something in reserve for overtaking${gears}.`,
  // hybrid
  'hybrid & automatic & inCity & !damaged :: In stop-and-go traffic {the:hp+fuel+engine}< of {cc}> and {agear} do the work for you<, with {drive}>.',
  `hybrid & inCity & !damaged :: Each time you slow down for a light, {the:hp+fuel+engine}< of {cc}> recovers energy${gears}.`,
  'hybrid & commuter & !damaged :: On your way to work {the:hp+fuel+engine}< of {cc}> recovers energy whenever you slow down<, with {list:agear+drive}>.',
  `hybrid & !damaged :: You have {a:hp+fuel+engine}< of {cc}>${gears}.`,
  // gas
  'lpg & !damaged :: The engine< of {cc}> runs on LPG{!fuelType}< and gives you {hp}><, with {list:agear+drive}>.',
  'lpg & commuter & !damaged :: For the kilometres you cover, the engine< of {cc}> runs on LPG{!fuelType}< and gives you {hp}><, with {list:agear+drive}>.',
  'cng & !damaged :: The engine< of {cc}> runs on natural gas{!fuelType}< and gives you {hp}><, with {list:agear+drive}>.',
  `cng & commuter & !damaged :: For regular distances you have {a:hp+fuel+engine}< of {cc}>${gears}.`,
  // electric
  'electric & inCity & !damaged :: In town {the:hp+fuel+engine} answers as soon as you press the pedal<{!transmission}><, with {drive}>.',
  'electric & onTrips & !damaged :: {the:hp+fuel+engine} keeps the journey quiet<{!transmission}><, with {drive}>.',
  'electric & !damaged :: {the:hp+fuel+engine} gives you its power at once, without gear changes<{!transmission}><, and drives {wheels}>.',
  'electric & family & !damaged :: With {a:hp+fuel+engine} you and the children travel quietly<{!transmission}><, with {drive}>.',
  'electric & commuter & !damaged :: On the daily drive {the:hp+fuel+engine} is smooth and quiet<{!transmission}><, with {drive}>.',
  'hydrogen & !damaged :: You drive with {a:hp+fuel+engine}<, with {list:agear+drive}>.',
  // by use and drive
  'all & inCountry & !damaged :: On wet leaves or snow you will be glad of {drive}<; you have {a:hp+fuel+engine}>< of {cc}>< and {agear}>.',
  'all & !damaged :: {a:hp+fuel+engine}< of {cc}> drives {wheels}<, and you have {agear}>.',
  'rear & lively & !damaged :: {a:hp+fuel+engine}< of {cc}> drives {wheels}<, and you have {agear}>.',
  'atWork & !silent & !damaged :: For your working day you have {a:hp+fuel+engine}< of {cc}><, with {list:agear+drive}>.',
  'classic & !silent & !damaged :: What you drive is {a:hp+fuel+engine}< of {cc}><, with {list:agear+drive}>.',
  'atWork & manual & !silent & !damaged :: On working days {the:hp+fuel+engine}< of {cc}> and {agear} get you to your appointments<, with {drive}>.',
  'atWork & automatic & !silent & !damaged :: Between one appointment and the next {agear} spares you the clutch, and you have {a:hp+fuel+engine}< of {cc}><, with {drive}>.',
  'atWork & diesel & !damaged :: When you drive for work, {the:hp+fuel+engine}< of {cc}> is used to distances<, with {list:agear+drive}>.',
  'onTrips & combustion & !weak & !strong & !damaged :: {the:hp+fuel+engine}< of {cc}> settles to an even pace on the motorway<, with {list:agear+drive}>.',
  'inCity & combustion & !strong & !damaged :: Between lights and crossings you have {a:hp+fuel+engine}< of {cc}><, with {list:agear+drive}>.',
  'family & combustion & !strong & !damaged :: With the family on board you have {a:hp+fuel+engine}< of {cc}><, with {list:agear+drive}>.',
  // any
  'manual & !silent & !damaged :: With {agear} you choose the gears yourself, and {the:hp+fuel+engine}< of {cc}> does the rest<, with {drive}>.',
  'automatic & !silent & !damaged :: {agear} looks after the gears, and you have {a:hp+fuel+engine}< of {cc}><, with {drive}>.',
  'damaged & !silent :: The engine is {a:hp+fuel+engine}< of {cc}><, with {list:agear+drive}>.',
  'It has {a:hp+fuel+engine}< of {cc}><, with {list:agear+drive}>.',
  'You have {a:hp+fuel+engine}< of {cc}><, with {list:agear+drive}>.',
  '{enginetold}It has {list:agear+drive}.',
];
