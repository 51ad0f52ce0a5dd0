import type { Phrases } from '../../../voice.ts';

/** Which wheels are driven, where that is not the front ones. */
const driven = '< [It drives {otherwheels}|{otherdrive} comes with it|The work is done by {otherwheels}].>';

/** Engine, gearbox and drive in one sentence, with what they do for the reader. */
export const engine: Phrases = [
  // of a car to be repaired: what it is, no more
  `damaged & !silent :: It is the {unit}< with {agear}>.${driven}`,
  `damaged & !silent :: Under the bonnet sits {aunit}<, coupled to {agear}>.${driven}`,
  `rough & !damaged & !silent :: It is the {unit}< with {agear}>.${driven}`,
  `rough & !damaged & !silent :: Under the bonnet sits {aunit}<, coupled to {agear}>.${driven}`,
  // diesel
  `diesel & onTrips & !manual & !damaged :: The {unit} settles down on the motorway and the {gear} leaves it in peace, which is how a long day ought to go.${driven}`,
  `diesel & onTrips & !damaged :: [The {unit} and {gear} make||The {unit} makes] light work of a long motorway run.${driven}`,
  `diesel & onTrips & manual & !damaged :: Once you are on the motorway, the {unit} hums along and the {gear} stays in top.${driven}`,
  `diesel & commuter & !manual & !damaged :: On the way to work the {unit} pulls without fuss and the {gear} deals with the queues.${driven}`,
  `diesel & commuter & manual & !damaged :: The {unit} pulls from low revs, so the {gear} needs little stirring on the way to work.${driven}`,
  `diesel & manual & !cargo & !damaged :: The {unit} does its pulling low down, so you are not forever stirring the {gear}.${driven}`,
  `diesel & !manual & !damaged :: The {unit} does its pulling low down and the {gear} picks the ratio, which leaves you the road and the view.${driven}`,
  `diesel & van & manual & !damaged :: When the back is full and the road goes up, the {unit} pulls from low revs through {agear}.${driven}`,
  `diesel & van & atWork & !damaged :: [The {unit} and {gear} suit||The {unit} suits] a working day: pull when you are loaded, an easy cruise when you are not.${driven}`,
  `diesel & lively & !van & !manual & !damaged :: Slip roads and overtaking are short work for the {unit}, and the {gear} always has the right ratio ready.${driven}`,
  `diesel & all & !damaged :: [The {unit} and {gear} drive||The {unit} drives] {otherwheels}, so a wet slip road or a muddy lane is no event.`,
  `diesel & all & atWork & !damaged :: On a wet site or a steep lane [the {unit} and {gear} send||the {unit} sends] the pull to {otherwheels}.`,
  `diesel & family & !manual & !damaged :: Full of children and luggage, it still pulls cleanly: that is the {unit} at work, while the {gear} sees to the changes.${driven}`,
  `diesel & family & manual & !damaged :: With everyone on board and a hill ahead, the {unit} and {gear} still have an answer.${driven}`,
  `diesel & rear & lively & !damaged :: The {unit} sends its pull to {otherwheels}< through {agear}>, strong on the motorway and good fun on the way home.`,
  // petrol
  `petrol & newDriver & !lively & !damaged :: {hp} from a {cc} petrol{!fuelType} engine means nothing happens faster than you want it to<, and the {gear} is easily learnt>.${driven}`,
  `petrol & newDriver & !lively & !damaged :: The {unit}< of {cc}> is easy to judge while you build up your hours<, and the {gear} gives you the practice>.${driven}`,
  `petrol & manual & inCity & !strong & !newDriver & !damaged :: Around town the {unit} is willing and the {gear} is no chore.${driven}`,
  `petrol & !manual & inCity & !strong & !sport & !damaged :: Around town the {gear} does the changing, so the {unit} can be left to get on with it.${driven}`,
  `petrol & !manual & !strong & !sport & !damaged :: The {unit} pulls smoothly and the {gear} keeps out of your way.${driven}`,
  `petrol & manual & lively & !strong & !classic & !damaged :: The {unit} revs willingly, and the {gear} gives you something to do with it.${driven}`,
  `petrol & lively & !strong & !manual & sport & !damaged :: The {unit} answers quickly and the {gear} lets you play with it, even between two sets of lights.${driven}`,
  `petrol & strong & !manual & !front & !damaged :: {hp} of petrol{!fuelType} power goes to {otherwheels} through {agear}, and your right foot decides how much of it.`,
  'petrol & strong & manual & rear & !damaged :: {hp}, {otherdrive} and {agear}: a petrol{!fuelType} car that leaves the interesting part to you.',
  `petrol & strong & !damaged :: [The {unit} and {gear} wait||The {unit} waits] for one thing only, and that is your right foot.${driven}`,
  `petrol & onTrips & !weak & !strong & !damaged :: [The {unit} and {gear} settle to a motorway pace and hold it||The {unit} settles to a motorway pace and holds it] without strain.${driven}`,
  `petrol & weak & !classic & !newDriver & !damaged :: The {unit} is all that everyday errands ask for<, and the {gear} makes the most of it>.${driven}`,
  `petrol & family & !manual & !strong & !damaged :: The {unit} takes a full car in its stride, and the {gear} spares you the clutch on the school run.${driven}`,
  `petrol & all & !strong & !damaged :: [The {unit} and {gear} drive||The {unit} drives] {otherwheels}, so a muddy lane or a snowy morning does not decide your day.`,
  `petrol & cabrio & !classic & !damaged :: With the roof open [the {unit} and {gear} become||the {unit} becomes] part of the outing.${driven}`,
  `petrol & manual & !strong & !classic & !newDriver & !damaged :: The {unit} is smooth and simple, and the {gear} puts you in charge of it.${driven}`,
  // hybrid
  `hybrid & !manual & inCity & !damaged :: In stop-start traffic the {unit} gathers energy every time you brake, and the {gear} spares you the clutch.${driven}`,
  `hybrid & manual & inCity & !damaged :: The {unit} recovers energy every time you brake, which in town is often, and the {gear} leaves the pace to you.${driven}`,
  `hybrid & commuter & !manual & !damaged :: In the morning queue the {unit} recovers energy each time you slow, and the {gear} does the creeping for you.${driven}`,
  `hybrid & commuter & manual & !damaged :: Each time you slow on the way to work, the {unit} puts a little energy back, and the {gear} lets you choose the pace.${driven}`,
  `hybrid & onTrips & !manual & !damaged :: On a long drive the {unit} and {gear} leave you little to do but steer.${driven}`,
  `hybrid & family & !manual & !damaged :: The {unit} gathers energy on every descent and at every junction, and the {gear} is one job fewer with children on board.${driven}`,
  `hybrid & all & !damaged :: The {unit} drives {otherwheels}< through {agear}>, so snow on the lane or mud at the gate need not change your plans, and it recovers energy as you slow.`,
  `hybrid & !manual & !damaged :: The {unit} recovers energy as you slow down, and the {gear} looks after the rest.${driven}`,
  `hybrid & manual & !damaged :: The {unit} recovers energy as you slow down, and the {gear} keeps you involved.${driven}`,
  // gas
  `lpg & !damaged :: The {unit} gets on with the week’s driving<, and the {gear} asks nothing special of you>.${driven}`,
  `lpg & inCountry & !damaged :: [The {unit} and {gear} are||The {unit} is] as happy on country lanes as in the queue for the lights.${driven}`,
  `lpg & family & !damaged :: School, work and the trip to the sea are all the same to the {unit}<, and the {gear} is simple to live with>.${driven}`,
  `lpg & commuter & !damaged :: Day after day [the {unit} and {gear} cover||the {unit} covers] the distance without fuss.${driven}`,
  `cng & !damaged :: [The {unit} and {gear} do||The {unit} does] the everyday work without fuss.${driven}`,
  `cng & commuter & !damaged :: There and back, day after day, [the {unit} and {gear} do||the {unit} does] the distance without fuss.${driven}`,
  // electric
  'electric & inCity & !damaged :: The lights change and the {unit} is already moving: no clutch, no gears, no noise<{!transmission}>.< It drives {otherwheels}.>',
  'electric & commuter & !damaged :: The {unit} pulls away without a sound or a gear change<{!transmission}>, which takes the sting out of the morning queue.< It drives {otherwheels}.>',
  'electric & onTrips & !damaged :: The {unit} keeps a long drive quiet, with no gears to change<{!transmission}>.< It drives {otherwheels}.>',
  'electric & lively & !damaged :: The {unit}< drives {otherwheels} and> answers the moment you press: no gears, no waiting<{!transmission}>.',
  'electric & family & !damaged :: The {unit} is so quiet that you will hear every word from the back seat<{!transmission}>.< It drives {otherwheels}.>',
  'electric & !damaged :: The {unit} has all its pull ready from a standstill and no gears to change<{!transmission}>.< It drives {otherwheels}.>',
  `hydrogen & !damaged :: The {unit} makes its own electricity as you drive<, and {agear} leaves you nothing to change>.${driven}`,
  // old ones
  `classic & petrol & !damaged :: {hp}, {cc} and {agear}: a petrol{!fuelType} engine you listen to rather than forget.${driven}`,
  `classic & !silent & !damaged :: The {unit}< of {cc}> asks to be driven for its own sake<, and {agear} lets you take your time over it>.${driven}`,
  // any
  `atWork & !silent & !damaged :: [The {unit} and {gear} get||The {unit} gets] you to the next appointment without a fuss.${driven}`,
  `petrol & onTrips & !weak & !strong & !damaged :: An open road suits [the {unit} and {gear}||the {unit}] best of all.${driven}`,
  `diesel & !damaged :: [The {unit} and {gear} do||The {unit} does] what you ask without a fuss.${driven}`,
  `petrol & !strong & !classic & !damaged :: [The {unit} and {gear} are||The {unit} is] easy to get on with from the first day.${driven}`,
  `hybrid & !damaged :: The {unit} puts energy back every time you slow down.${driven}`,
  '{enginetold}{gearis}<, and it has {otherdrive}>.',
  '{enginetold}It has {list:agear+otherdrive}.',
];
