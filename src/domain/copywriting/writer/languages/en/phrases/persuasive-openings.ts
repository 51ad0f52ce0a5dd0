import type { Angle } from '../../../plan/angles.ts';
import type { Phrases } from '../../voice.ts';

const car = '[{this:year+name}|our {:year+name}]';
/** The car with its condition; its looks may wait for the next sentence. */
const used = '[{this:cond+year+name}|our {:cond+year+name}|{this:cond+colour+year+name}]';
const aside = '[<, {a:colour+door+body},>|<, {a:door+fuel+body} in {colour},>|[|]|]';
const tail = '[<, {a:colour+door+body}>|< in {colour}>|[|]|]';

/** What any car may open with, besides an angle's own. */
const general: Phrases = [
  `[Picture it on your drive|Picture your own key in it]: ${used}, {a:colour+door+body}<, with {km} behind it>.`,
  `You know roughly what you want. ${used} may be [the precise answer|where the search ends]<: {a:colour+door+body}>.`,
  `[Take a good look at|Spend a minute with] ${used}${tail}: there is more here than [a list of figures|a photo can tell].`,
  `[What do you need a car to do|What should your next car be good at]? Hold the answer up against ${used}${tail}.`,
];

const from = (...own: string[]): Phrases => [...own, ...general];

/** A reason to care in the first two lines. */
export const persuasiveOpenings = {
  damaged: [
    `[Let’s start with the bad news, since it sets the price|The awkward part first]: ${car} is {cond}<, with {damageThings}>.< It {damageHas}.>< {states}.>`,
    `You [should know this before anything else|deserve the hard part first]: ${used} has {damageThings}.< It {damageHas}.>< {states}.>`,
    `[No small print|Nothing tucked away at the bottom]: ${used} has {damageThings}.< It {damageHas}.>< {states}.>`,
    `[Do you repair cars, or know who does|Have you a workshop you trust]? Then look at ${used}.< It has {damageThings}.>< It {damageHas}.>< {states}.>`,
    `[Here is what you would be taking on|This is the job in front of you]: {a:cond+year+name}<, with {damageThings}>.< It {damageHas}.>< {states}.>`,
    `${used} {damageHas}: [better said now than discovered later|you will want to know that first].< It has {damageThings}.>< {states}.>`,
    `You [would find out anyway|would see it at once], so here it is: ${used} has {damageThings}.< It {damageHas}.>< {states}.>`,
    `${used} [is for sale as it stands|is waiting for somebody with tools]<: it has {damageThings}>.< It {damageHas}.>< {states}.>`,
  ],
  bare: [
    `[Sometimes a name is enough to make you stop|You stopped at the name, perhaps]: ${car}.`,
    `If {the:name} [has been on your mind|is the one you are after], here is one< from {year}>.`,
    `You are looking for {a:name}? [We have one|One has come in]<, from {year}><, at {price}>.`,
    `[Short and to the point|Few words, one car]: ${car}, [waiting for your questions|ready when you are].`,
    `${car} [has come in|is here]<, in {colour}>, and [the next move is yours|your questions are welcome].`,
  ],
  van: from(
    `Your working day [needs a van that keeps up|starts with loading up]. ${used}${aside} [is ready for it|knows the routine].`,
    `[You don’t buy a van to admire it|A van is judged at six in the morning]: you want it to [load, start and go|do its share]. That is the case for ${used}${tail}.`,
    `Before the first delivery of the day you need [one thing you can count on|room and no fuss]. ${used}${aside} [puts itself forward|offers both].`,
    `[Tools, parcels, materials|Whatever your trade puts in the back], ${used}${aside} [gives it a place|takes it on].`,
  ),
  electric: from(
    `[Press the pedal and listen|Pull away and listen]: with ${used}${aside} there is nothing to hear{!fuelType}, because it is electric.`,
    `You notice the quiet first. ${used} is electric{!fuelType}${tail}, and [your mornings will sound different|the street won’t hear you leave].`,
    `Plug in at night, [drive off in the morning|set off at breakfast]: ${used} is {a:colour+door+fuel+body} that [asks you to change one habit|fits round your day].`,
    `[If you have been curious about electric{!fuelType} cars|Curious about going electric{!fuelType}], ${used}${aside} is a [good place to begin|gentle way in].`,
    `No gears, no clatter: ${used}, {a:colour+door+fuel+body}, [gives you the road without the racket|takes the edge off every trip].`,
  ),
  hydrogen: from(
    `You have probably [read about hydrogen{!fuelType} cars|never sat in a hydrogen{!fuelType} car]. ${used}${aside} lets you [sit in one|put that right].`,
    `[Somebody has to go first|Every road has its first traveller], and with ${used}, {a:colour+door+fuel+body}, it could be you.`,
  ),
  sports: from(
    `[You know the road|There is a road you like to take the long way round]. ${used}${aside} is [the car for it|what it was waiting for].`,
    `Some cars get you there; ${used}${aside} [makes you hope it is far|makes you add a detour].`,
    `[Do you still enjoy driving|Do you drive for the sake of it]? Then ${used}${aside} [speaks your language|will not need much explaining].`,
    `You feel it in the [first bend|first hundred metres]: ${used}${aside} was made to be driven.`,
  ),
  open: from(
    `[The first mild evening|A dry evening, a quiet road], and the roof goes down: ${used}, {a:colour+door+body}, is [that sort of car|made for it].`,
    `You look up and there is sky. ${used}${aside} [gives you that|does that] on an ordinary Tuesday.`,
    `[How long since you drove with your hair in the wind|When did you last drive home the long way]? ${used}${aside} makes the case for it.`,
  ),
  classic: from(
    `[Remember when cars had faces|They drew them differently then]: ${used}${aside} is [one you will recognise across a car park|proof you can park outside].`,
    `You don’t buy ${used}${aside} to [save time|get there sooner]; you buy it to enjoy [how you get there|the time it takes].`,
    `[A turn of the key|One turn of the key], and you are [in another decade|somewhere else in time]: ${used}, {a:colour+door+body}.`,
  ),
  fresh: from(
    `[Nobody has set the seat to their liking yet|The first long trip in it could be yours]: {a:cond+year+name}${tail}.`,
    `You [write the first chapter|start from the beginning]: ${used}${aside} [has no past to explain|is waiting for its first story].`,
    `[Why wait for a factory order|Why choose from a brochure], when {a:cond+year+name} is here to be [seen|touched]<: {a:colour+door+body}>?`,
  ),
  firstCar: from(
    `Your first car [should make things easy|ought to be on your side]. ${used}${aside} [is made that way|sees it the same way].`,
    `[The first set of keys is one you remember|You will remember the first one]: let it be ${used}${tail}.`,
    `[Passed your test|Test passed, keys wanted]? ${used}${aside} lets you [learn the rest at your own pace|find your feet].`,
  ),
  family: from(
    `[Bags, boots, somebody’s model volcano|Somebody has forgotten their gym kit again]: family mornings [need a calm car|are long enough already]. ${used}${aside} [helps|is on your side].`,
    `Your family [has a full calendar|takes up more room every year]. ${used}${aside} may [settle the matter|be the answer].`,
    `[School at eight, training at five|A school run and a seaside trip ask for the same car]: with ${used}${aside} your family [is covered|has one].`,
  ),
  wild: from(
    `[Where the tarmac gives up|At the end of the tarmac], your day [need not end|can go on]: ${used}${aside} [keeps going|carries on].`,
    `[Is there mud on your boots most weekends|Do you live where the gritter never comes]? Then ${used}${aside} will [make sense to you|feel at home].`,
    `You know a track that [other cars avoid|ends at the best view]. ${used}${aside} [would like to see it|is built to take it].`,
  ),
  luxury: from(
    `Close the door and [the day stays outside|the noise stops at the glass]. ${used}${aside} [does that for you every time|begins there].`,
    `[You sit down and breathe out|Your shoulders drop as you sit down]: ${used}${aside} [has that effect|is that kind of car].`,
    `You will not need to [explain it|raise your voice]: ${used}${aside} [speaks quietly and is heard|says enough by itself].`,
  ),
  city: from(
    `[There is a space outside the bakery, and you fit|That gap everybody drives past is yours]: ${used}, {a:colour+door+body}, [likes it in town|makes town easier].`,
    `Your city [gets smaller|feels kinder] with ${used}${tail}.`,
    `[Narrow streets, short hops, no patience|Three errands before lunch]? ${used}${aside} [was thought up for that|gets you through them].`,
  ),
  budget: from(
    `[Do your sums first|Get a pencil]: ${used}${aside} [is happy to wait for the result|looks better once you have].`,
    `You don’t want to [pay for a badge|spend more than you must], you want a car. ${used}${aside} [starts from there|takes you at your word].`,
    `[Good buying starts with plain facts|A tight budget likes plain facts], so here are the facts about ${used}${tail}.`,
  ),
  gas: from(
    `[Watch the pump when you fill up with {gas}|Filling up hurts less on {gas}]: that is the first argument for ${used}${tail}.`,
    `You drive a lot, and [you feel it at the pump|fuel is the line that adds up]. ${used}, {a:colour+door+fuel+body}, [works on that|takes the point].`,
  ),
  hybrid: from(
    `[Every red light gives you a little back|Each time you brake, you save a little]: ${used} is {a:colour+door+fuel+body}, and [traffic becomes useful|it uses what others waste].`,
    `You [change nothing|drive as you always have]; ${used}, {a:colour+door+fuel+body}, [sorts out the energy|does the thinking about energy].`,
  ),
  style: from(
    `[You will park it and look back|You will catch its reflection in shop windows]: ${used}, {a:colour+door+body}, [has that about it|is one of those].`,
    `Some cars you use, others you choose. ${used}${aside} [is to be chosen|belongs with the second kind].`,
    `[Your eye got there first|The eye decides first]. ${used}${aside} [rewards a longer look|gives it reasons].`,
  ),
  commuter: from(
    `Twice a day, [five days a week|the same road]: your commute deserves [better company|more calm]: try ${used}${tail}.`,
    `[Monday, ten to eight|A wet Monday, the usual queue]: it is then that you will be glad of ${used}${tail}.`,
    `[Add up the hours|Count the hours] you spend driving to work, then [look at|consider] ${used}${tail}.`,
  ),
  traveller: from(
    `[Six hours, one stop|Two borders and one coffee], and you [step out rested|still feel like going for a walk]: ${used}, {a:colour+door+body}, [travels like that|has that gift].`,
    `Your next journey [is longer than the last|starts on your own drive]. ${used}${aside} is [made for it|ready for it].`,
    `[Where would you go first|How far would you go], with ${used}${aside} [outside your door|on the drive]?`,
  ),
  allRound: from(
    `[One week asks for everything|No two of your days are alike], and one car has to [cope|follow]. ${used}${aside} [will|can].`,
    `[Work on Friday, hills on Saturday|Tip run in the morning, dinner at night]: ${used}, {a:colour+door+body}, [doesn’t ask which|takes both in its stride].`,
    `You want [one car for all of it|a car you need not think about]. ${used}${aside} [applies for the post|is a strong candidate].`,
  ),
} satisfies Record<Angle, Phrases>;
