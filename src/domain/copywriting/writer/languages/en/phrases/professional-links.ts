import type { Phrases } from '../../voice.ts';
import { covers, engine } from './fact-fragments.ts';
import { soundOnly } from './sound-only.ts';

const gearbox = '{the:gear+gearbox}';
const drive = '[[, with drive to {wheels}|; {drive} completes the drivetrain|, and drives {wheels}]||]';
const rest = '[[. It has {list:agear+drive}|. It comes with {list:agear+drive}]||]';

/** The drivetrain, with what it is good for in this buyer's use. */
export const engineLinks: Phrases = [
  ...soundOnly(
    `diesel & automatic :: {!onTrips}On long journeys ${engine} works at low revs and ${gearbox} [keeps the driver’s effort small|relieves the driver][[; drive is to {wheels}|. Drive is to {wheels}]||].`,
    `diesel :: {!onTrips}For long journeys there is ${engine}, whose [even pull|strength at low revs] [suits the motorway|makes light of gradients]${rest}.`,
    `!diesel & combustion & !weak & !classic :: {!onTrips}With ${engine}<, together with {list:agear+drive}>, it [keeps an even pace|has power in reserve] on long journeys.`,
    `automatic & !silent & !classic :: {!commuter}On the way to work ${gearbox} [takes over in slow traffic|does away with the clutch], and ${engine} [provides for|is equal to] the faster stretches[[; drive is to {wheels}]||].`,
    `manual & !classic :: {!commuter}For the daily commute it has ${engine} [and|with] {agear}, [a straightforward combination|a combination that asks little of the driver][[; drive is to {wheels}]||].`,
    `electric :: {!commuter}On the daily run to work ${engine} [moves it without noise|keeps progress quiet], [even in a queue|whatever the traffic]${rest}.`,
    `electric :: {!inCity}In town ${engine} [responds without delay|offers immediate response] at [low speeds|lights and junctions], where it matters most${rest}.`,
    `automatic & !silent :: {!inCity}In city traffic ${gearbox} [saves constant work with the clutch|makes stopping and starting easier]; power comes from ${engine}[[, with drive to {wheels}]||].`,
    `manual & !lively & !classic :: {!inCity}For town use ${engine}, together with {agear}, is [adequate and easy to master|well judged: simple, willing and light]${drive}.`,
    `hybrid :: {!inCity}In town ${engine} [recovers energy at every stop|makes use of each braking], which [is where a hybrid makes most sense|suits the rhythm of the traffic]${rest}.`,
    `diesel & !thirsty :: {!frugal}${engine} [keeps fuel consumption modest|is economical with fuel], [above all on longer roads|most clearly at a steady pace]${rest}.`,
    `petrol & !thirsty & !classic :: {!frugal}Fuel consumption is [kept modest|contained] by ${engine}${rest}.`,
    `hybrid :: {!frugal}${engine} recovers energy under braking and [so contains fuel consumption|uses it to save fuel]${rest}.`,
    `electric :: {!frugal}${engine} [returns energy to the battery under braking|recovers energy whenever the car slows], so that [little is wasted|its energy is well used]${rest}.`,
    `lpg :: {!frugal}Running costs are [the argument|a good reason] for ${engine}: gas [keeps the fuel bill down|is the less expensive fuel]${rest}.`,
    `cng :: {!frugal}With ${engine}, fuel costs [stay in proportion|are contained] even [over long distances|with frequent use]${rest}.`,
    `lively & combustion :: {!fast}${engine} gives it [brisk|ready] performance: [overtaking is soon done|response is quick at any speed]${rest}.`,
    `electric :: {!fast}${engine} delivers its performance [from the first metre|without delay], [and in silence|in town as on the motorway]${rest}.`,
    `rear & lively & car :: {!fast}With ${engine} and drive to {wheels}, the steering is [free of traction|left undisturbed], to the benefit of [precision in bends|driving pleasure]<. It has {agear}>.`,
    `automatic & !silent :: {!comfortable}${gearbox} and ${engine} [make for smooth, quiet progress|work together smoothly], [which adds to comfort|a point in favour of comfort][[, with drive to {wheels}|; {drive} completes the drivetrain]||].`,
    `electric :: {!comfortable}With ${engine} there is no [engine noise|vibration], and [the comfort of the cabin gains by it|travel is correspondingly quiet]${rest}.`,
    `diesel & roomy & !weak :: {!withFamily}${engine} has the strength [for a full family load|to carry the family and its luggage with ease]${rest}.`,
    `automatic & fiveDoors & !weak :: {!family}With children on board ${gearbox} leaves [more attention for the road|the driver fewer tasks]; ${engine} [copes with a full load|has reserves for a full car][[, and drive is to {wheels}]||].`,
    `!lively & !electric & !classic :: {!newDriver}${engine} responds [gently|progressively], which [suits a new driver|helps those new to driving]${rest}.`,
    `all :: {!inCountry}On country roads {drive} [gives a margin of grip|helps] when the surface is wet or muddy; power comes from ${engine}<, through {agear}>.`,
    `all :: {!safe}{drive} adds to safety on [wet or snow-covered|slippery] roads; it works with ${engine}<, through {agear}>.`,
    `cargo & diesel :: {!atWork}For work there is ${engine}, [strong at low revs|which pulls well when loaded]${rest}.`,
    `automatic & !strong :: {!forSenior}${gearbox}, clear controls and [gentle responses|easy access] make driving restful; [power comes from|it has] ${engine}[[, with drive to {wheels}]||].`,
    `!strong & car & !classic :: {!forAll}For everyday use ${engine} [strikes a good balance|is a sensible choice], [in traffic and on the open road|on short trips as on longer ones]${rest}.`,
    `cabrio & automatic :: With ${gearbox} and ${engine}, open-air driving is [relaxed|unhurried][[; drive is to {wheels}]||].`,
    `classic & car :: The mechanics are [those of its time|of its period]: ${engine}<, with {list:agear+drive}>.`,
    `weak & car & !classic & combustion :: {hp} [is|proves] sufficient for [everyday traffic|town and local roads], and {the:cc+fuel+engine} [is simple in character|goes about it quietly]${rest}.`,
  ),
  'damaged :: For the purposes of an estimate, it has {list:apower+cc+agear+drive}.',
  'damaged :: The mechanical data [for the repair|for an estimate] are as follows: {list:apower+cc+agear+drive}.',
];

/** What is left to say of its looks and its distance, as this buyer sees it. */
export const identityLinks: Phrases = soundOnly(
  `roomy :: {!family}It is {a:cond+colour+door+body}, [with room for children and luggage|practical for a family with children]${covers}.`,
  `small :: {!easyParking}It is {a:cond+colour+door+body} [that parks easily|of a size that simplifies parking]${covers}.`,
  '!fewKm & !manyKm & !new :: {bodytold}{!commuter}It has covered {km} and is [suited to a daily commute|well suited to daily use].',
  'fewKm & !new :: {bodytold}{!lasting}With {km} on the clock it is [a purchase for the years to come|to be seen as a long-term choice].',
  'manyKm :: {bodytold}The mileage is {km}, [a figure to be weighed along with the price|and should be weighed as such].',
  `{bodytold}{!stylish}{!beautiful}In {colour} its lines [stand out clearly|are seen at their best]${covers}.`,
);

/** Price and warranty as value; these may also stand where the value itself is praised. */
export const goodDealLinks: Phrases = soundOnly(
  'warranted :: {!goodDeal}At {price}, [{warranty} included|with {awarranty}], price and substance are [in balance|well matched]<; {dealNotes}>.',
  'warranted :: {!goodDeal}The value of the offer lies in what {price} includes: {themodel} as described and {awarranty}<; {dealNotes}>.',
  '!warranted & !unwarranted :: {!goodDeal}At {price}, {themodel} [compares well|offers good value] for what it is<; {dealNotes}>.',
  'unwarranted :: {!goodDeal}The price of {price} is [to be judged|best weighed] in the knowledge that there is no warranty{!warranty}<; {dealNotes}>.',
);

/** Price and warranty over the years. */
export const lastingLinks: Phrases = soundOnly(
  'warranted :: {!lasting}For [buyers who plan in years|those who buy to keep], {awarranty} [is a good start|covers the first stretch], and the price is {price}<; {dealNotes}>.',
  '!unwarranted :: {!lasting}[Seen over the years|Spread over its years of use|With long use in view], {price} is [a considered|a reasonable] outlay[[; {awarranty} is included]||]<; {dealNotes}>.',
);

export const dealLinks: Phrases = [
  ...goodDealLinks,
  ...lastingLinks,
  ...soundOnly(
    'warranted & !dear :: {!newDriver}As a first car it is within reach at {price}, [{warranty} included|with {awarranty}]<; {dealNotes}>.',
    'warranted :: {!thrifty}For buyers with a budget to keep, the [price|figure] is {price}[, {warranty} included|, with {awarranty}]<; {dealNotes}>.',
    'warranted :: {!atWork}For a business the figure to enter is {price}[, {warranty} included|, with {awarranty}]<; {dealNotes}>.',
    'warranted & dear :: The price, {price}, includes {awarranty}, [as befits a car of this class|and a viewing without haste is advised]<; {dealNotes}>.',
    'unwarranted :: Since there is no warranty{!warranty}, [a thorough inspection is advised|we recommend a careful inspection]; the price is {price}<, {dealNotes}>.',
  ),
];
