import type { Phrases } from '../../voice.ts';
import { covers, driving, geared } from './fact-fragments.ts';
import { soundOnly } from './sound-only.ts';

const power = '[[{the:hp+fuel+engine}|{the:hp+fuel+engine}< of {cc}>]||{the:cc+fuel+engine}]';
const short = '{the:hp+fuel+engine}';
const gearbox = '{the:gear+gearbox}';
/** What is left of the drivetrain once the sentence has said what it had to say. */
const alsoHas =
  '[[. {themodel} has {list:agear+otherdrive}|; {gearis}<, and it has {otherdrive}>|; you also have {list:agear+otherdrive}|; it works with {list:agear+otherdrive}|. Alongside it you have {list:agear+otherdrive}|; you drive with {list:agear+otherdrive}]||<; {gearis}><; it has {otherdrive}>]';

/** What drives the car, in the scene where this buyer will meet it. */
export const engineLinks: Phrases = [
  ...soundOnly(
    // long journeys
    `diesel & automatic :: {!onTrips}[Past the last roundabout the road opens|You leave the slip road behind|The speed limit lifts], ${gearbox} [changes up for the last time|finds its top gear], and ${power} [settles at low revs for the hours ahead|drops to a murmur]: [from there a long journey is mostly a matter of music|the long journey has begun and you have hardly done a thing|what remains of a long journey is a pleasant morning]${driving}.`,
    `diesel & manual :: {!onTrips}Somewhere after the slip road you change up into top and leave ${gearbox} there, because ${power} pulls the hills of a long journey [without asking for a lower gear|from low revs]<, driving {otherwheels}>.`,
    `petrol & !weak & !classic :: {!onTrips}Motorway, lorries, a gap: for a moment you need [a clear push|some power], and then your peace again. On a long journey you have both [in|with] {list:apower+agear+otherdrive}.`,
    `hybrid :: {!onTrips}On a long journey you stop when you are hungry, [not when a battery says so|and for no other reason]: ${short} fills up at any pump and [keeps an even pace in between|carries you on to the next coffee]${alsoHas}.`,
    `electric :: {!onTrips}After two hours on the motorway you notice what is missing, the drone [you used to travel with|in your ears]: ${short} takes you on a long journey [in near silence|as quietly as through your own street]${alsoHas}.`,
    `automatic & !silent :: {!comfortable}{!onTrips}There are long journeys you feel in your left knee and long journeys you don’t: here ${gearbox} does the changing, ${short} [stays in the background|hums along], and [you travel in comfort|the quiet does the rest]${driving}.`,
    // commuting and town
    `automatic & !silent :: {!commuter}Ten metres forward, brake, ten metres more: on the commute ${gearbox} [saves your left leg the work|does this a hundred times so that you needn’t], and once past the lights ${power} [stretches its legs|picks up cleanly]${driving}.`,
    `manual & !lively & !classic :: {!commuter}Second at the bakery, third on the hill, fourth to the lights: on the way to work your hand [knows the gears by itself|changes without being told], and ${power} [goes along without fuss|asks for nothing more]${alsoHas}.`,
    `diesel & !small :: {!commuter}A commute with some open road in it suits a diesel: ${short} [finds its pace|pulls from low down] and you [think of other things|arrive without having worked for it]${alsoHas}.`,
    `electric :: {!commuter}At seven in the morning it is good not to hear ${short}: the commute begins [without a sound|with your own thoughts], and the news can wait until you want it${alsoHas}.`,
    `hybrid :: {!commuter}Brake for the bus, pull away, brake for the school crossing: [what feels like a wasted commute|all the stopping on the way to work] is how ${short} collects its energy${alsoHas}.`,
    `electric :: {!inCity}The lights change, and you are across the junction [before anyone has hooted|without a sound]: in town ${short} needs [neither gears nor revs|no run-up], only a little of what it has${alsoHas}.`,
    `automatic & !silent :: {!inCity}In the city your right foot works and your left [has nothing to do|rests]: ${gearbox} [sees to that|makes it so], and ${power} [slips you into the gap|gets you away from the lights] when there is one${driving}.`,
    `manual & !lively & !classic :: {!inCity}City driving is [second gear, third gear, second gear|all small moves], and with {list:apower+agear+otherdrive} you have the right measure for it: [quick enough for the gap, gentle over the speed bumps|never in a hurry and never in the way].`,
    `hybrid & automatic :: {!inCity}Every zebra crossing in town brings in a little energy, and ${short} [spends it on the next few metres|gives it back when you pull away]; with ${gearbox} [you feel none of the changeover|it all happens without a jolt]${driving}.`,
    `lpg :: {!inCity}Across town and back, day after day: with {a:hp+fuel+engine}< and {agear}> it [costs less than it sounds|adds up more slowly]${driving}.`,
    // fuel
    `diesel & !thirsty :: {!frugal}On the longer roads you [forget when you last filled up|lose sight of the fuel gauge], because ${power} takes what it needs [and no more|and little else]${alsoHas}.`,
    `petrol & !thirsty & !classic :: {!frugal}With a light foot you [stretch a tank of fuel further than you planned|drive past a filling station or two], and ${power} [lends itself to that|makes it easy to drive that way]${alsoHas}.`,
    `hybrid :: {!frugal}On the way down the hill ${short} collects energy and on the way up it spends it; the fuel you would have burnt in between [stays in the tank|is the part you keep]${alsoHas}.`,
    `electric :: {!frugal}You look ahead, lift your foot early, and ${short} turns the rolling into energy: [a red light can be good news|you get thrifty without noticing]${alsoHas}.`,
    `lpg :: {!frugal}At the filling station you take the other pump, the one for gas, and [the figures stop sooner|read the fuel bill with less of a sigh]: that is all {a:hp+fuel+engine} asks of you${alsoHas}.`,
    `cng :: {!frugal}You learn which stations on your roads have natural gas, and after that [the fuel bill is the shorter one|you think less about fuel]: ${power} [drives like any other|needs no other change of habit]${alsoHas}.`,
    // driving
    `lively & automatic & !silent :: {!fast}A straight between two bends, nobody ahead: you press, ${gearbox} drops a gear or two, ${power} [responds|pulls], and [the next bend arrives early|there is the performance you came for]${driving}.`,
    `lively & manual :: {!fast}Third gear, a bend opening up, your foot goes down: with ${gearbox} you choose the moment, and ${power} [makes it worth choosing|responds at once]<, driving {otherwheels}>.`,
    `electric :: {!fast}You look at the gap, and you are in it: ${short} responds [before the thought is finished|without the pause you are used to], and [that is performance you can use every day|your passengers stop talking]${alsoHas}.`,
    `!lively & combustion & !classic :: {!fast}A country road, a few bends, nobody behind you: [for real fun you need little more than|there is a lively quarter of an hour in] {list:apower+agear+otherdrive}.`,
    `rear & lively & car :: {!fast}Coming out of a bend you feel where the push comes from: ${power} drives {wheels}, the front ones [have only to steer|are left to steer], and the bend [is over too soon|makes you smile]${geared}.`,
    `lively & car & combustion :: {!adult}There was a time when you would have asked [how fast|about the top speed]. With some experience you ask how it pulls out of a bend, and ${power} [pulls well|gives a good answer]${alsoHas}.`,
    `electric :: {!comfortable}It is quiet before you set off and [quiet afterwards|just as quiet on the move]: ${short} takes nothing away from the comfort [except the noise|of standing still]${alsoHas}.`,
    // family, first car, other lives
    `automatic & fiveDoors & !weak :: {!family}A question from the back, a dropped rabbit, a roundabout: with children on board you are glad that ${gearbox} [needs no attention|looks after the gears] and that ${power} [pulls a full car without strain|has enough for all of you]${driving}.`,
    `diesel & roomy & !weak :: {!withFamily}When the boot is full to the blind and the whole family is in, you find out what an engine is made of: ${power} [simply pulls|pulls away as on any other day]${alsoHas}.`,
    `manual & !lively & !classic :: {!newDriver}On your first hill start your hands are damp; by the tenth, [you find the biting point without looking|${gearbox} holds no more secrets], because ${power} [forgives a new driver|lets a new driver take time]${alsoHas}.`,
    `automatic & !lively :: {!newDriver}New drivers stall [at the worst moment, in front of everybody|where everyone can see]. With {agear} [that moment never comes|you can’t], and ${power} [moves off gently|responds gently]${driving}.`,
    `automatic & !strong :: {!forSenior}You take your foot off the brake and it rolls: with ${gearbox}, clear controls and ${short}, driving is [a calm affair|easy again]${driving}.`,
    `!strong & car & !classic :: {!forAll}[Monday’s queue, Wednesday’s hill, Saturday’s motorway|A queue, a hill, a stretch of motorway]: every day asks something else of a car, and with {list:apower+agear+otherdrive} you [have what it asks for|are equipped for all of them].`,
    // country and work
    `all :: {!inCountry}November, the lane, and a tractor has left half its field on it: {drive} [finds the grip|keeps you straight], ${power} [pulls you past the muddy part|pulls you up the last hill], and you drive home [in time for supper|as if it were July]${geared}.`,
    `manual & !all & !classic :: {!inCountry}A country lane never stays in one gear: third over the crest, second for the bend by the farm, and with ${gearbox} and ${power} [you soon fall into the rhythm|that becomes a pleasure]${driving}.`,
    `cargo & diesel :: {!atWork}In the morning it leaves full, in the afternoon it comes back empty, and ${power} [pulls alike both ways|makes nothing of the difference]: [your work sets the pace|the work is what you think about]${alsoHas}.`,
    `car & automatic :: {!atWork}The last five minutes before you see a client belong to [what you are going to say|your first sentence], not to the gears: ${gearbox} [takes those over|sees to them], and ${power} has [brought you there in good time|done its part]${driving}.`,
    `all :: {!safe}Rain on the motorway, spray from the lorry, a wet roundabout at the end of it: with {drive}, and ${power}, which [does what your foot tells it|responds evenly], you feel safe [where others tense up|right to your door]${geared}.`,
    // whoever drives it
    `weak & car & !classic & combustion :: {hp} is a modest figure, and an honest one: {the:fuel+engine} takes [the street, the ring road, the next village|everyday roads] as they come${alsoHas}.`,
    `strong & car :: On most days you will use a fraction of the {hp}, and [on a free Sunday you will use more|be glad of the rest on a free Sunday]. {the:cc+fuel+engine} [has no need to hurry|does most things with ease]${alsoHas}.`,
    'classic & car :: No screen tells you what to do; [you have|there is] {list:apower+cc+agear+otherdrive}, and [the rest is up to you|you learn the rest by listening].',
    `diesel & !small & !classic :: {a:hp+fuel+engine} shows its worth [uphill, in a high gear|at low revs, on a hill], where [others have to change down|it pulls without being coaxed]${alsoHas}.`,
    `hybrid :: Of the two motors you mostly notice [the quieter one|when one goes quiet]: ${power} passes the work from one to the other, and you [drive on|needn’t know which it is]${alsoHas}.`,
    `electric :: No engine to start, no revs to wait for: ${short} is [ready when the door closes|there when you press], and [the street hears nothing of it|you are on your way]${alsoHas}.`,
    `cabrio :: With the roof down you hear ${power}, [a church clock|gravel under the tyres] and [somebody laughing outside a pub|the evening settling in]: [a drive with all its sounds|that is what you take the roof off for]${alsoHas}.`,
  ),
  'damaged :: [A workshop needs data, and here they are|Here is what the estimate will need]: {list:apower+cc+agear+otherdrive}.',
  'damaged :: On the mechanical side, for whoever does the sums, there is {list:apower+cc+agear+otherdrive}.',
];

/** What it is, in the eyes of this buyer: body, doors, colour and distance in one thought. */
export const identityLinks: Phrases = [
  ...soundOnly(
    `roomy :: {!family}What a family needs outside the door in the morning is room, and {a:cond+colour+door+body} [has it for every child and every bag|takes in all the children bring]${covers}.`,
    `fiveDoors & !low :: {!family}[Count the doors the way parents do: with|Parents count doors, and with|Where there are child seats to reach, doors matter: with] {a:cond+colour+door+body}, [the children climb in by themselves|the children are in without a queue|your children need no help to get in]${covers}.`,
    `roomy :: {!withFamily}It is {a:cond+colour+door+body}, and the family’s questions are soon answered: [there is room, and everyone gets a window|who sits where, and how much goes in the boot]${covers}.`,
    `{!stylish}{!beautiful}{a:cond+colour+door+body} with lines like these [needs nothing added|is a pleasure to walk round], and if you care about style you will [look at the design before the figures|look twice]${covers}.`,
    `{!stylish}In {colour} the shape is easy to read: {a:cond+door+body} [with a style of its own|you will recognise from across the car park]${covers}.`,
    `{!beautiful}Wait for evening light and look at the {colour} paint: {a:cond+door+body} whose design [you understand at a glance|rests on a few clean lines]${covers}.`,
    `small :: {!easyParking}Picture the gap [nobody has taken|between two badly parked vans]: {a:cond+colour+door+body} [goes in|fits it]${covers}.`,
    `small :: {!inCity}Many a street was laid out before there were cars, and you notice it at every corner: {a:cond+colour+door+body} [is the right size for it|suits the old streets]${covers}.`,
    `car & !low :: {!commuter}Outside your door at seven, outside your work at half past eight: [picture|think of] {a:cond+colour+door+body}${covers}.`,
    '!new :: {!adult}You won’t need [many adjectives|convincing]: it is {a:cond+colour+door+body}<, it has covered {km},> and the rest your experience tells you [when you stand next to it|better than we could].',
    `{!newDriver}[Nobody’s first car needs to be more|A first car need not be more] than this: {a:cond+colour+door+body} [with clear corners and no tricks|you can learn to drive in]${covers}.`,
    '!new :: {!young}It will stand outside your flat, your work, [your friends’ houses|your favourite places]: {a:cond+colour+door+body}<, with {km} covered and> ready for the next plan.',
    `{!onTrips}For long journeys you want something that feels [settled|right] before it moves: here it is {a:cond+colour+door+body}${covers}.`,
    `tall :: {!inCountry}Where you live, a view over the hedge is worth having: it is {a:cond+colour+door+body}, [made for lanes as well as roads|with the height country roads ask for]${covers}.`,
    `car & fiveDoors & !low & !sport :: {!forAll}What do you need on [an ordinary day|a normal Tuesday|most days of the year]? [As a rule|Most often] something like {a:cond+colour+door+body}, [neither too much nor too little|as right for errands as for a weekend away]${covers}.`,
    `cargo :: {!atWork}What counts for your work fits in a line: {a:cond+colour+door+body}, [space behind the seats|a load space you can use]${covers}.`,
    `cabrio :: It is {a:cond+colour+door+body}, and the first question about a convertible is [where to drive it first|what the weather is doing]${covers}.`,
    `wagon :: It is {a:cond+colour+door+body}, and [you see what that is good for when you open the tailgate|its best side is the one with the tailgate]${covers}.`,
    `coupe & !classic :: Seen from the side, the roof runs down to the tail in one stroke: that is {a:cond+colour+door+body} for you${covers}.`,
    '!new & suv :: You look out over the roofs of the others from {a:cond+colour+door+body}<, {km} on the clock>, and [the road lies open in front of you|see the lights change first].',
    `pickup :: Half of it is for people and half for whatever needs moving: that is {a:cond+colour+door+body} [in a sentence|for you]${covers}.`,
    `pickup :: {a:cond+colour+door+body} is there to be [used, washed and used again|loaded and put to work]${covers}.`,
    `crossover :: It is {a:cond+colour+door+body}, [tall enough to see over the traffic and short enough to park|a step up from the kerb and no bigger than it has to be]${covers}.`,
    `crossover :: It is {a:cond+colour+door+body}, for people who [want the view without the bulk|like to sit up but have to park]${covers}.`,
    `mpv :: You begin with the inside: {a:cond+colour+door+body} is drawn [from the seats outwards|around the people in it]${covers}.`,
    `sedan & !classic :: It is {a:cond+colour+door+body}, [with a boot of its own and a calm way of covering distance|in the classic order of bonnet, cabin and boot]${covers}.`,
    `hatch & !classic :: It is {a:cond+colour+door+body}, [short outside and practical within|which means a small car with a big door at the back]${covers}.`,
    'fewKm & !new :: {bodytold}{!lasting}{km} is [little more than a beginning|hardly more than the first chapter]: the years you mean to keep it [are all still to come|are ahead of it].',
    'manyKm :: {bodytold}{km} is [a long way|a great distance], and [a fair description says so early|you should know that from the start].',
    '!fewKm & !manyKm & !new & !km0 :: {bodytold}{km} lie behind it, and [the next ones are yours to choose|where the next ones lead is up to you].',
    `{bodytold}{!stylish}It is {colour}, and [if you have an eye for style you will see how that suits its lines|style comes easily to it]${covers}.`,
  ),
];

/** Price and warranty as value; these may also stand where the value itself is praised. */
export const goodDealLinks: Phrases = soundOnly(
  'warranted :: {!goodDeal}Write {price} at the top of a page, {awarranty} below it, and then all that you have read so far: [it is a good page|the value is there in black and white]<; {dealNotes}>.',
  'warranted :: {!goodDeal}{price} can buy you [many things|all sorts of cars]. Here it buys {thismodel} and {awarranty}, and [the more you compare, the better you like it|that is value you can check]<; {dealNotes}>.',
  'warranted :: {!goodDeal}A price tells you little until you know what comes with it: {price}, then, and [with it|for that] {awarranty} and everything above<; {dealNotes}>.',
  '!warranted & !unwarranted :: {!goodDeal}{price} is a figure; [what you get for it is the value|the value is in what stands behind it], and you have just read that part<; {dealNotes}>.',
  '!unwarranted :: {!goodDeal}Of what you pay, {price}, nothing goes [on show|on things you won’t use]: that is [what makes the price a good one|where the value lies][[, and {awarranty} is included]||]<; {dealNotes}>.',
  'unwarranted :: {!goodDeal}{price}, no warranty{!warranty}, and everything you need to know about it: [weigh the three|judge the value] with a clear head<; {dealNotes}>.',
);

/** Price and warranty over the years. */
export const lastingLinks: Phrases = soundOnly(
  'warranted :: {!lasting}Think of the years rather than the day: {price} is paid once, {awarranty} [covers the beginning|goes with it], and after that [you simply keep it|it is yours to grow used to]<; {dealNotes}>.',
  '!unwarranted :: {!lasting}If a thing is to stay with you for years, {price} [is only the first of the figures|should be seen in that light], and [how well you get on with it|how much you will use it] the one that counts[[; {awarranty} is included]||]<; {dealNotes}>.',
  'unwarranted :: {!lasting}You mean to keep it for years, so be thorough: {price}, no warranty{!warranty}, and [all the time you want to look it over|a good look before you decide]<; {dealNotes}>.',
);

export const dealLinks: Phrases = [
  ...goodDealLinks,
  ...lastingLinks,
  ...soundOnly(
    'warranted :: {!thrifty}You have kept the question of money for the end, as careful people do: {price}, [and {awarranty} is in that|{warranty} included]<; {dealNotes}>.',
    'warranted & !dear :: {!newDriver}For a first car there is a sum that [lets you sleep|doesn’t frighten you], and {price} with {awarranty} [could be yours|may be it]<; {dealNotes}>.',
    'warranted & car :: {!family}At the kitchen table you will talk about {price}, about {awarranty}, and about who sits [at the window|where]<; {dealNotes}>.',
    'warranted :: {!commuter}Divide {price} by the mornings you will spend in it, [take {awarranty} into account|add {awarranty}], and [the road to work looks different|see whether it is worth it to you]<; {dealNotes}>.',
    'warranted :: {!onTrips}Before the first long journey comes the last practical line: {price}, [with {awarranty}|{warranty} included]<; {dealNotes}>.',
    'warranted :: {!atWork}For the books, it is {price}[, with {awarranty}|, {warranty} included]; for the work, it is [ready when you are|the first job that counts]<; {dealNotes}>.',
    'warranted & cheap :: {price} is a sum you can plan for, and {awarranty} [is part of it|comes with it]<; {dealNotes}>.',
    'warranted & dear :: {price} is not a sum for a passing mood, so {awarranty} [is included|goes with it], and [so is all the time you want to think|you should take your time]<; {dealNotes}>.',
    'warranted :: There is {awarranty} to [go with|cover] it, and the price is {price}: [a figure you judge best standing next to {themodel}|come and weigh the two]<; {dealNotes}>.',
    '!warranted & !unwarranted :: {!thrifty}You will want the figure, and here it is: {price}. [A budget likes short answers|It fits your budget or it doesn’t]<; {dealNotes}>.',
    '!warranted & !unwarranted :: All that is left to say in figures is {price}; [the rest you see for yourself|your eyes can do the rest]<; {dealNotes}>.',
    'unwarranted :: {price}, and no warranty{!warranty}: [we say both in the same breath|the two belong in one sentence], so that you can [look it over with that in mind|decide with open eyes]<; {dealNotes}>.',
    'unwarranted & !dear :: {!thrifty}A careful buyer adds things up: {price}, no warranty{!warranty}, [an hour to look it over|a friend who knows cars]. [Then the sum is complete|Then your budget has its answer]<; {dealNotes}>.',
  ),
  'damaged & unwarranted :: The price is {price} as it stands, without warranty{!warranty}, and [the repair is yours to add|whatever the repair costs comes on top]<; {dealNotes}>.',
  'damaged & !unwarranted :: The sum begins with {price}[[ and {awarranty}]||]; [the workshop adds the rest|the repair comes on top]<; {dealNotes}>.',
];

/** Papers and past, with what they are good for. */
export const historyLinks: Phrases = soundOnly(
  '{!lasting}If you think in years you will ask about the past as well: there is {papers}, [for you to read|here to be seen].',
  '{!adult}There is {papers}, and [with your experience, it will tell you more than an advert|with your experience you will want to read it].',
  'Its past is on paper: it has {papers}[, to be read when you come|].',
);
