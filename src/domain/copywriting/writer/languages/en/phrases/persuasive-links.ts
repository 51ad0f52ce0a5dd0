import type { Phrases } from '../../voice.ts';
import { covers, driving, geared } from './fact-fragments.ts';
import { soundOnly } from './sound-only.ts';

const power = '{the:hp+fuel+engine}';
const gearbox = '{the:gear+gearbox}';
/** Gearbox and drive, when the sentence has said what it had to say. */
const alsoHas =
  '[[. {themodel} has {list:agear+otherdrive}|; {gearis}<, and it has {otherdrive}>|. You also get {list:agear+otherdrive}|; it works with {list:agear+otherdrive}|; to go with it there is {list:agear+otherdrive}|; you drive with {list:agear+otherdrive}]||<; {gearis}><; it has {otherdrive}>]';

/** What drives the car, told by what this buyer gets out of it. */
export const engineLinks: Phrases = [
  ...soundOnly(
    // long journeys
    `diesel & automatic :: {!onTrips}On the motorway ${power} settles at low revs and ${gearbox} [sees to the changes|picks the gears], so you [get out at the other end with the evening still ahead of you|arrive with energy to spare]${driving}.`,
    `diesel & manual :: {!onTrips}On a long journey you put ${gearbox} in top and [leave it there|hardly touch it for miles], because ${power} has the pull for [hills and slow lorries|the hills as well]${driving}.`,
    `petrol & !weak & !classic :: {!onTrips}With {list:apower+agear+otherdrive}, you have [what a long journey asks for|what you need on the motorway]: an even pace and [something in reserve for the slip road|enough in hand to overtake].`,
    `hybrid & automatic :: {!onTrips}You won’t have to plan a long journey around charging points: ${power} [fills up at any filling station|needs nothing but a pump]<, and ${gearbox} [leaves you in peace|sees to the rest]>${driving}.`,
    `electric :: {!onTrips}Hours on the motorway seem shorter [with no engine to listen to|when nothing drones]: ${power} [does its work in silence|takes you along quietly]<; it has {list:agear+otherdrive}>.`,
    `lpg :: {!onTrips}The further you go, the more {a:hp+fuel+engine} makes sense: on a long journey [the gas pump is the kinder one|you fill up for less]<; it has {list:agear+otherdrive}>.`,
    `automatic & !silent & lively :: {!onTrips}{!comfortable}With {list:apower+agear+otherdrive}, a long run is [comfortable, easy work|quiet and comfortable]: you press a little, pass the lorry and [settle back|carry on talking].`,
    // commuting and town
    `automatic & !silent :: {!commuter}Stop, start, stop again: on the way to work ${gearbox} [takes that off your hands|spares your left foot], and when the queue clears ${power} [picks up cleanly|gets you moving again]${driving}.`,
    `manual & !lively & !classic :: {!commuter}For a commute you want [an engine that is easy to live with|something willing and undemanding], and {a:hp+fuel+engine} with {agear} is [just that|a good answer]${driving}.`,
    `diesel & !small :: {!commuter}If your commute includes [a good stretch of main road|a few junctions of motorway], ${power} will suit you: it [pulls well at low revs|finds its stride] and stays there${alsoHas}.`,
    `electric :: {!commuter}On the way to work ${power} makes no noise of its own, so [a queue is only a queue|you hear the news, not the revs]<; it has {list:agear+otherdrive}>.`,
    `hybrid & automatic :: {!commuter}Every queue on the way to work gives ${power} [something to recover|the chance to use what braking has put by], and ${gearbox} [keeps it smooth|leaves you nothing to do]${driving}.`,
    `electric :: {!inCity}In town you need power for a few metres at a time, and ${power} gives it [without a pause|straight away]: you are off the roundabout [before the next car has found first gear|while others are still changing gear]<; it has {list:agear+otherdrive}>.`,
    `automatic & !silent :: {!inCity}In city traffic ${gearbox} leaves your left foot [with nothing to do|out of it], and ${power} [is quick enough for any gap|gets you cleanly away from the lights]${driving}.`,
    `manual & petrol & !lively :: {!inCity}For town, {a:hp+fuel+engine} with {agear} is [plenty|all you need]: [light to drive and quick off the lights|easy to drive and simple to understand]<, with {otherdrive}>.`,
    `hybrid & automatic :: {!inCity}Town is where ${power} [does best|pays its way]: [every red light|each time you slow down] some energy comes back, and ${gearbox} [does the rest|spares you the clutch]${driving}.`,
    `lpg :: {!inCity}Short trips across town add up, and with {a:hp+fuel+engine} they add up [to less|more slowly]${alsoHas}.`,
    // fuel
    `diesel & !thirsty :: {!frugal}${power} is sparing with its fuel, and the longer your drives, the more [you will notice|it shows]${alsoHas}.`,
    `petrol & !thirsty & !classic :: {!frugal}{a:hp+fuel+engine} that sips rather than gulps[: that is|, and there you have] what keeps [the fuel bill|your visits to the pump] [within bounds|in check]<. It comes with {list:agear+otherdrive}>.`,
    `hybrid :: {!frugal}Brake, and ${power} puts the energy by; pull away, and you [get it back|spend that before any fuel]: [the fuel gauge falls more slowly|you fill up later than you expect]<; it has {list:agear+otherdrive}>.`,
    `electric :: {!frugal}Lift your foot and ${power} puts energy back into the battery[, so you drive on what you would otherwise have braked away|: nothing you saved is wasted]<; it has {list:agear+otherdrive}>.`,
    `lpg :: {!frugal}With {a:hp+fuel+engine} you fill up [without the usual sigh|and hardly flinch at the fuel bill], and at the wheel [nothing changes|it drives as you would expect]<: {agear}<, {otherdrive}>>.`,
    `cng :: {!frugal}Natural gas is kind to your fuel bill, and {a:hp+fuel+engine} [makes the most of it|puts it to good use]${alsoHas}.`,
    // driving
    `lively & automatic & !silent :: {!fast}Put your foot down: ${gearbox} drops a gear, ${power} responds, and [the gap you were looking at is yours|the overtaking is over]${driving}.`,
    `lively & manual :: {!fast}You pick the moment with ${gearbox}, and ${power} [answers with a proper push|responds at once][: that is the fun of it|, which never gets old]${driving}.`,
    `electric :: {!fast}Press the pedal and ${power} gives you its performance in one go, [with no gears to wait for|without a sound]<, and {otherdrive} puts it on the road>${geared}.`,
    `!lively & combustion & !classic :: {!fast}You don’t need big figures for fun: with {list:apower+agear+otherdrive}, [a few good bends|a winding lane] will [do nicely|keep you happy].`,
    `rear & lively & car :: {!fast}Because ${power} drives {wheels}, the front ones [only have to steer|are free to steer], and you feel that in every bend[[. {agear} completes the picture|. {themodel} has {agear}]||].`,
    `lively & car & !electric :: {!adult}With years of driving behind you, you know what {hp} is for: [a short overtake and a long, easy run|passing quickly, then taking your time]. ${alsoSaid()}`,
    `electric :: {!comfortable}There is no engine note to talk over, because ${power} [moves you along in silence|makes no noise to speak of], and you get out [rested|as calm as you got in]<; it has {list:agear+otherdrive}>.`,
    `automatic & !silent :: {!comfortable}With ${gearbox} choosing the gears and ${power} [working in the background|in no hurry], you [sit back in comfort|have little to do but enjoy the quiet]${driving}.`,
    // family, first car, other lives
    `automatic & fiveDoors & !weak :: {!family}When the children are all talking at once, you will be glad that ${gearbox} [needs nothing from you|looks after the gears] and that ${power} [takes a full car in its stride|has strength enough for a full car]${driving}.`,
    `diesel & roomy & !weak :: {!withFamily}Every seat taken and the boot full: ${power} pulls the family along [without straining|with ease]${alsoHas}.`,
    `manual & !lively & !classic :: {!newDriver}${power} is [gentle enough for|kind to] a new driver, and with ${gearbox} you [learn it properly from the start|get used to the clutch in your own time]${driving}.`,
    `automatic & !lively :: {!newDriver}With {agear} there is nothing to stall, so as a new driver you can [think about the road|look where you are going]; ${power} [responds gently|never rushes you]<, driving {otherwheels}>.`,
    `!lively & car & !classic :: {!young}With {list:apower+agear+otherdrive}, you have [enough for the city in the week and your friends at the weekend|what it takes to get to work, to your friends and away for the weekend].`,
    `automatic & !strong :: {!forSenior}Two pedals, clear controls and ${power}, which [responds gently|never hurries you]: with {agear}, driving is [as easy as it should be|a calm affair]${driving}.`,
    `automatic & !strong :: {!forHer}${gearbox} takes care of the gears and ${power} [pulls away smoothly|responds evenly], so driving it is [as light as it looks|easy from the first street]${driving}.`,
    `!strong & car & !classic :: {!forAll}With {list:apower+agear+otherdrive}, you have a car for every day: [quiet enough in the queue, willing enough on the open road|it copes with the queue and with the open road].`,
    // country and work
    `all :: {!inCountry}When the lane turns to mud, {drive} [keeps you moving|finds the grip], and ${power} [brings you up the hill|has the pull for the hill]${geared}.`,
    `manual & !all & !classic :: {!inCountry}On a country road you use ${gearbox} more and [enjoy it more|mind it less]: down for the bend, up for the straight, and ${power} [comes along willingly|pulls you out again]${driving}.`,
    `cargo & diesel :: {!atWork}Loaded or empty, ${power} [gets on with the job|pulls the same way], and [from the first call of the working day to the last|all through your working day] you have {list:agear+otherdrive}.`,
    `cargo & electric :: {!atWork}For deliveries in town ${power} makes sense: you stop and start all day at work, and [it never has to warm up|there is nothing to stall]${alsoHas}.`,
    `car & automatic & lively :: {!atWork}Between one client and the next, let ${gearbox} [do the work|see to the gears]: with ${power} you cover ground easily and [arrive composed|step out with your thoughts in order]${driving}.`,
    `all :: {!safe}With {drive} you feel safer when the road is [wet or white|slippery], and ${power} [responds evenly|does what your foot asks], [so nothing catches you out|without surprises]${geared}.`,
    // true of the thing itself
    'weak & car & !classic & !electric :: {hp} is not a lot, and in everyday traffic you [won’t miss more|seldom need more]: {the:fuel+engine} gets you there without fuss<, through {agear}>.',
    `strong & car :: Most days you will use a fraction of the {hp}, and [knowing the rest is there is half the pleasure|the rest is why you buy a car like this]. ${alsoSaid()}`,
    `hybrid & automatic :: You just drive: ${power} [decides for itself when the electric side helps|sees to the energy by itself], and ${gearbox} [looks after the gears|keeps it all smooth]${driving}.`,
    `diesel & manual & !small & !classic :: ${power} pulls from so low down that you [change gear less than you expect|can be lazy] with ${gearbox}${driving}.`,
    `cabrio & automatic :: With the roof down and ${gearbox} doing the changes, you have [both hands free for the bends|nothing to do but steer]; ${power} [adds its share of the fun|does the rest]${driving}.`,
    `cabrio & manual :: With the roof down you hear ${power} [properly|at its best], and {agear} [makes you part of it|lets you choose the note]${driving}.`,
    `classic & car :: You drive this one [yourself|with both hands]: [all you have is|your tools are] {list:apower+agear+otherdrive}.`,
    `pickup :: For [mud, a trailer or a steep slope|a wet track or a load of timber] you have {list:apower+agear+otherdrive}, [and you will use it all|which is what a pick-up is for].`,
    // whoever drives it
    `diesel & !classic :: It is a diesel{!fuelType}<, with {list:hp+agear+otherdrive}>, so you drive on pull rather than revs, and [the longer the road, the more you like it|you hardly ever have to work it hard].`,
    `hybrid :: It is a hybrid{!fuelType}< with {list:hp+agear+otherdrive}>: [some of what you brake away comes back|every stop gives a little energy back], and [you need do nothing for it|you simply drive].`,
    `petrol & !strong & !classic :: It runs on petrol{!fuelType}<, with {list:hp+agear+otherdrive}>, and [there is nothing new to learn about it|you simply get in and drive].`,
    `small & manual & !lively & combustion & !classic :: There is nothing complicated about {a:hp+fuel+engine} with {agear}: you [get in, start and drive|turn the key and go], and [it is as happy in a side street as on the bypass|your first trip will feel familiar].`,
    `lively & automatic & !silent & car :: With {hp} and {agear}, you [seldom have to work it hard|always have something in hand]: {the:fuel+engine} [pulls when you want it to|does what your foot asks]${driving}.`,
    `lively & manual & car :: {hp} and {agear}[: that is|, in other words] a car for people who like to drive, and {the:fuel+engine} [repays a bit of attention|is good fun on the right road]${driving}.`,
    `lpg :: {a:hp+fuel+engine} drives like any other you know: [the difference comes at the till|you notice it only when you pay for the gas]${alsoHas}.`,
    `cng :: {a:hp+fuel+engine} drives like any other you know, and [the difference shows at the filling station|you think of it only when you fill up]${alsoHas}.`,
    `hydrogen :: It runs on hydrogen{!fuelType}<, with {list:hp+agear+otherdrive}>, and from the driver’s seat [it is simply quiet|you notice only how quiet it is].`,
    `strong & petrol & car :: Even in the slowest traffic you know that there is {hp} in hand[ for the moment the road clears|, ready for when the road clears]. [{the:cc+fuel+engine} [comes|is paired] with {list:agear+drive}.||[It has {list:agear+drive}.||]]`,
    `!manual & !automatic & combustion & !classic :: The gears change without a clutch pedal, because it has {agear}, and ${power} [leaves you free to steer|is easily managed that way]${driving}.`,
    `front & small & combustion & !classic :: {drive}, {hp} and [a size you can judge|no more length than you need]: that is why it is so [easy|simple] to drive[[. {the:fuel+engine} comes with {agear}|. {the:fuel+engine} works with {agear}]||].`,
    `electric :: Nothing to warm up, nothing to change up: ${power} [goes when you go|is ready as soon as you are]<; it has {list:agear+otherdrive}>.`,
  ),
  'damaged :: If you are pricing the work, you will want to know [what is fitted|the data]: {list:apower+cc+agear+otherdrive}.',
  'damaged :: For your estimate: [it has|there is] {list:apower+cc+agear+otherdrive}.',
];

/** The engine in a sentence of its own after its power was told. */
function alsoSaid() {
  return '[{the:fuel+engine} [comes|is paired] with {list:agear+otherdrive}.||[It has {list:agear+otherdrive}.||]]';
}

/** What it looks like and how far it has gone, with what that means to this buyer. */
export const identityLinks: Phrases = [
  ...soundOnly(
    'fewKm & !new :: {bodytold}{!lasting}With {km} on the clock, most of its road is [still to come|still ahead], and if you keep a car for years [that is where you want to begin|it will be yours to drive].',
    'fewKm & !new :: {bodytold}[So far it has done {km}|It has {km} behind it]: [most of its driving is still ahead|most of its roads will be yours to choose].',
    'manyKm :: {bodytold}It has done {km}, and [you should weigh that against the price|we put that at the top rather than the bottom]: [ask us about its past|come and look it over].',
    'manyKm :: {bodytold}{!thrifty}It has {km} behind it, and for a buyer who counts every euro that is [part of the sum|where the price begins].',
    '!fewKm & !manyKm :: {bodytold}{!commuter}It has covered {km}, and the next ones could be [your road to work and back|your commute].',
    '!fewKm & !manyKm :: {bodytold}{!onTrips}There are {km} on the clock, and [your next long journey|the motorway you have in mind] [comes next|would add the first of yours].',
    '!fewKm & !manyKm & car :: {bodytold}{!family}It has done {km}, and [school, swimming and grandparents|your children’s week] will add [a few more every day|theirs].',
    '!fewKm & !manyKm :: {bodytold}{!forAll}[It reaches you with {km}|There are {km} behind it], and from here on it does [whatever your week brings|your everyday trips].',
    '!fewKm & cargo :: {bodytold}{!atWork}It has {km} behind it, and [your working week comes next|the next ones are for your work].',
    '{bodytold}{!adult}You know how to read a figure like {km}: [look at the rest of the car and judge|with your experience, the car itself will tell you more].',
    'used & !fewKm :: {bodytold}{!newDriver}It has already done {km}, so [your first scratch won’t be a drama|a first scuff is no tragedy], and as a new driver you can [relax|learn in peace].',
    `{bodytold}{!stylish}In {colour} its lines [are easy to read|come out well], and if you care about style you will [see it from across the street|notice at once]${covers}.`,
    `{bodytold}{!beautiful}The {colour} paint suits the design: [the lines do the talking|nothing distracts from the shape]${covers}.`,
    `roomy :: {!family}What your children get is {a:cond+colour+door+body} with [room to spread out|space for all they bring along]${covers}.`,
    `roomy :: {!withFamily}It is {a:cond+colour+door+body}, [so everyone gets in by a door of their own|so there is room for the family and its luggage]${covers}.`,
    `small :: {!easyParking}It is {a:cond+colour+door+body} that [fits where others drive on|parks in one go]${covers}.`,
    `small :: {!inCity}For town you have {a:cond+colour+door+body}, [short enough for the gap outside your door|which turns where others have to reverse]${covers}.`,
    `cabrio :: What you get is {a:cond+colour+door+body}, and [on a mild evening you will know why|the first sunny day explains the rest]${covers}.`,
    `coupe & !classic :: {!forOne}What you get is {a:cond+colour+door+body}, [a fine thing to have to yourself|all you need with nobody else’s plans to think of]${covers}.`,
    `wagon :: It is {a:cond+colour+door+body}, so [the boot takes the bag you would have left behind|you pack first and think afterwards]${covers}.`,
    `suv :: You sit up high in {a:cond+colour+door+body} and [see the road before the others do|look over the hedges]${covers}.`,
    `cargo :: {!atWork}For work there is {a:cond+colour+door+body}, [ready to be loaded|with room for the tools of your trade]${covers}.`,
  ),
];

/** Price and warranty as value; these may also stand where the value itself is praised. */
export const goodDealLinks: Phrases = soundOnly(
  'warranted :: {!goodDeal}Put {price} and {awarranty} next to everything you have just read: [the value is plain to see|the sum comes out well]<; {dealNotes}>.',
  'warranted :: {!goodDeal}For {price} you get [all of this|everything described here] and {awarranty} with it, which is [what good value looks like|hard to argue with]<; {dealNotes}>.',
  'warranted :: {!goodDeal}Compare it with what else {price} buys you, and [don’t forget|remember to count] {awarranty}: [that is where the value shows|it makes a difference]<; {dealNotes}>.',
  '!warranted & !unwarranted :: {!goodDeal}Look around at what else you find for {price}, then [look at this one again|come back to this one]: the value [is in what you get|speaks for itself]<; {dealNotes}>.',
  '!unwarranted :: {!goodDeal}{price} is the price, and what you get for your money is [something you will really use|all there in the description][[, with {awarranty} besides|; {awarranty} is included]||]<; {dealNotes}>.',
  'unwarranted :: {!goodDeal}You pay {price} and get no warranty{!warranty}, so judge the value [on the car itself|with your own eyes]: [we will show you all of it|take your time over it]<; {dealNotes}>.',
);

/** Price and warranty over the years. */
export const lastingLinks: Phrases = soundOnly(
  'warranted :: {!lasting}If you mean to keep it for years, {price} with {awarranty} is [a good way to begin|a sound start]<; {dealNotes}>.',
  'warranted :: {!lasting}{awarranty} [looks after the start|covers you to begin with], and for {price} you have {themodel} to [keep for years|grow used to over the years]<; {dealNotes}>.',
  '!unwarranted :: {!lasting}Spread {price} over the years you will keep it, and [it is easier to weigh|the sum looks different][[; you also have {awarranty}]||]<; {dealNotes}>.',
);

export const dealLinks: Phrases = [
  ...goodDealLinks,
  ...lastingLinks,
  ...soundOnly(
    'warranted :: {!thrifty}[For your budget the sum is simple|The sum for your budget is short]: {price}, [{warranty} included|and {awarranty} comes with it]<; {dealNotes}>.',
    'warranted :: {!thrifty}If you count every euro, count them here: {price}, and [for that you also get|that includes] {awarranty}<; {dealNotes}>.',
    'warranted & !dear :: {!newDriver}For a first car, {price} with {awarranty} [is a sum you can manage|keeps things simple]<; {dealNotes}>.',
    'warranted & !dear :: {!young}{price} leaves you [something for the weekend|money for your plans], and {awarranty} [means one worry fewer|is part of it]<; {dealNotes}>.',
    'warranted & car :: {!family}The family budget has to find {price}, and {awarranty} [comes with it|is included], so you can [go on to who sits where|talk it over at home]<; {dealNotes}>.',
    'warranted :: {!commuter}Think of {price} over all the mornings you will drive to work in it, [with {awarranty} for the start|and add {awarranty}]<; {dealNotes}>.',
    'warranted :: {!onTrips}For {price}, {awarranty} included, [all you still have to choose is the first journey|the long drive you had in mind can begin]<; {dealNotes}>.',
    'warranted :: {!atWork}You pay {price}, {warranty} included, and [can put that straight in your books|know the cost before the first job of your working week]<; {dealNotes}>.',
    'warranted & cheap :: {price} is not [a great sum|a fortune], and even so {awarranty} [comes with it|is included]<; {dealNotes}>.',
    'warranted & dear :: {price} is a serious sum, and [it buys you {awarranty} as well|{awarranty} goes with it]: take your time, [sit in it|look closely] and decide<; {dealNotes}>.',
    'warranted :: [With {km} on the clock and {awarranty}||[With {awarranty}|{awarranty} included|Seeing that {awarranty} comes with it|When you count {awarranty}]], {price} is [a price you can reason with|a price worth a visit|a fair price]<; {dealNotes}>.',
    'warranted & !dear :: {awarranty} lets you [decide|drive away] with an easy mind, and {price} [is what you pay for {themodel}|is the whole of the price]<; {dealNotes}>.',
    '!warranted & !unwarranted & cheap :: {price} is all we ask, [and you have seen what it buys|so it need not be a long discussion]<; {dealNotes}>.',
    '!warranted & !unwarranted :: {!thrifty}You have a budget and we have a price, {price}: [if they match, call us|see whether the two agree]<; {dealNotes}>.',
    '!warranted & !unwarranted :: The price is {price}, [and anything else you can ask us|and the next step is a visit]<; {dealNotes}>.',
    'unwarranted & !dear :: You pay {price} and there is no warranty{!warranty}, so [bring someone whose judgement you trust|look it over as long as you like] before you say yes<; {dealNotes}>.',
    'unwarranted :: {!thrifty}{price} without warranty{!warranty}: [count both into your budget|your budget should know both], then come and look<; {dealNotes}>.',
  ),
  'damaged & unwarranted :: {price} is the price as it stands, without warranty{!warranty}: [add the repair and see where you are|the repair comes on top]<; {dealNotes}>.',
  'damaged & unwarranted :: Start your estimate from {price}, and [note|remember] that there is no warranty{!warranty}<; {dealNotes}>.',
  'damaged & !unwarranted :: Your sum begins at {price}[[, with {awarranty}]||]; [parts and labour|the repair] you add yourself<; {dealNotes}>.',
];

/** Papers and past, with what they are good for. */
export const historyLinks: Phrases = soundOnly(
  '{!lasting}With {papers}, you can follow its past, which helps if you [mean to keep it for years|plan in years].',
  '{!adult}With your experience you will want to read its past for yourself: it has {papers}[, so have a look when you come|].',
  'You don’t have to take our word for its past: it has {papers}[, and you can read it all here|].',
);
