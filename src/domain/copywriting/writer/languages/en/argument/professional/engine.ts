import type { Phrases } from '../../../voice.ts';

const gears = '<, with {list:agear+drive}>';

/** Engine, gearbox and drive in one sober sentence. */
export const engine: Phrases = [
  // diesel
  'diesel & automatic & onTrips :: {a:hp+fuel+engine}< of {cc}> works with {agear}< and {drive}>, a combination that suits long distances.',
  'diesel & automatic :: {the:hp+fuel+engine}< of {cc}> is paired with {agear}<, and the power goes to {wheels}>.',
  `diesel & manual & commuter :: On the way to work, {the:hp+fuel+engine}< of {cc}> gives an even pull<, through {agear}><, with {drive}>.`,
  'diesel & manual :: Power comes from {a:hp+fuel+engine}< of {cc}>, with {list:agear+drive}.',
  `diesel & van :: For loads and gradients there is {a:hp+fuel+engine}< of {cc}>${gears}.`,
  'diesel & lively & !van :: {hp} from a diesel{!fuelType} engine< of {cc}> leave a reserve for overtaking<, with {list:agear+drive}>.',
  'diesel & all :: {drive} goes with {a:hp+fuel+engine}< of {cc}><, and with {agear}>.',
  // petrol
  'petrol & manual & inCity & !strong :: In town {the:hp+fuel+engine}< of {cc}> is easy to manage, with {list:agear+drive}.',
  'petrol & automatic & inCity :: {agear} takes over the gear changes in traffic, and {the:hp+fuel+engine}< of {cc}> supplies the power<, with {drive}>.',
  'petrol & automatic :: {the:hp+fuel+engine}< of {cc}> is combined with {agear}<, and drives {wheels}>.',
  `petrol & manual :: Under the bonnet is {a:hp+fuel+engine}< of {cc}>, with {list:agear+drive}.`,
  'petrol & strong :: The petrol{!fuelType} engine< of {cc}> delivers {hp}<, through {agear}>< and {drive}>.',
  `petrol & newDriver & !lively :: {the:hp+fuel+engine}< of {cc}> is easy to control${gears}.`,
  `petrol & weak :: {the:hp+fuel+engine}< of {cc}> is enough for everyday driving${gears}.`,
  `petrol & onTrips & !weak :: For longer journeys there is {a:hp+fuel+engine}< of {cc}>${gears}.`,
  // hybrid
  'hybrid & automatic & inCity :: {the:hp+fuel+engine}< of {cc}> and {agear} suit stop-and-go traffic<, with {drive}>.',
  `hybrid :: {the:hp+fuel+engine}< of {cc}> supports the engine each time the car pulls away${gears}.`,
  `hybrid :: It is driven by {a:hp+fuel+engine}< of {cc}>${gears}.`,
  'hybrid & commuter :: On a daily route, {the:hp+fuel+engine}< of {cc}> recovers energy at every slowing<, with {list:agear+drive}>.',
  // gas
  `lpg :: The engine< of {cc}> runs on LPG{!fuelType}< and delivers {hp}>${gears}.`,
  'lpg :: Running on LPG{!fuelType}, the engine< of {cc}> delivers {hp}<, with {list:agear+drive}>.',
  `cng :: The engine< of {cc}> runs on natural gas{!fuelType}< and delivers {hp}>${gears}.`,
  `cng & commuter :: For regular distances there is {a:hp+fuel+engine}< of {cc}>${gears}.`,
  // electric
  'electric & inCity :: {the:hp+fuel+engine} responds without delay in town traffic<{!transmission}><, with {drive}>.',
  'electric & onTrips :: {the:hp+fuel+engine} drives {wheels} and makes travelling quiet.',
  'electric :: {the:hp+fuel+engine} delivers its power at once, without gear changes<{!transmission}><, to {wheels}>.',
  'electric :: {a:hp+fuel+engine} drives {wheels}.',
  'electric & family :: For family trips there is {a:hp+fuel+engine}, quiet at any speed<, with {drive}>.',
  'hydrogen :: {a:hp+fuel+engine} drives {wheels}.',
  'hydrogen :: It is driven by {a:hp+fuel+engine}<, with {list:agear+drive}>.',
  // by use and drive
  'all & inCountry :: On wet or loose surfaces {drive} is an advantage<, with {a:hp+fuel+engine}>< of {cc}>< and {agear}>.',
  'all :: {a:hp+fuel+engine}< of {cc}> drives {wheels}<, through {agear}>.',
  'rear & lively :: {a:hp+fuel+engine}< of {cc}> drives {wheels}<, through {agear}>.',
  'atWork & !silent :: For work there is {a:hp+fuel+engine}< of {cc}><, with {list:agear+drive}>.',
  'classic & !silent :: The mechanical side consists of {a:hp+fuel+engine}< of {cc}><, with {list:agear+drive}>.',
  'damaged & !silent :: The engine is {a:hp+fuel+engine}< of {cc}><, with {list:agear+drive}>.',
  'atWork & diesel & !damaged :: In daily work {the:hp+fuel+engine}< of {cc}> copes with distance and load<, with {list:agear+drive}>.',
  'atWork & manual & !silent :: On working days power comes from {a:hp+fuel+engine}< of {cc}><, with {list:agear+drive}>.',
  'atWork & automatic & !silent :: For business use {the:hp+fuel+engine}< of {cc}> is combined with {agear}<, and drives {wheels}>.',
  'onTrips & combustion & !weak :: Long distances are covered by {a:hp+fuel+engine}< of {cc}><, with {list:agear+drive}>.',
  'onTrips & automatic & combustion & !weak :: On the motorway {the:hp+fuel+engine}< of {cc}> and {agear} keep a steady pace<, with {drive}>.',
  'inCity & combustion & !strong :: For town driving there is {a:hp+fuel+engine}< of {cc}><, with {list:agear+drive}>.',
  'family & combustion & !strong :: Family journeys are covered by {a:hp+fuel+engine}< of {cc}><, with {list:agear+drive}>.',
  // any
  'manual & !silent :: {a:hp+fuel+engine}< of {cc}> and {agear} make up the drivetrain<, with {drive}>.',
  'automatic & !silent :: {a:hp+fuel+engine}< of {cc}> is matched to {agear}<, with {drive}>.',
  'It has {a:hp+fuel+engine}< of {cc}><, with {list:agear+drive}>.',
  'Power is supplied by {a:hp+fuel+engine}< of {cc}><, with {list:agear+drive}>.',
  '{enginetold}It has {list:agear+drive}.',
];
