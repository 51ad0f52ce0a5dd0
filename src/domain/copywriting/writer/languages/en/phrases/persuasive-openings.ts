import type { Angle } from '../../../plan/angles.ts';
import type { Phrases } from '../../voice.ts';

const car = '[{this:year+name}|our {:year+name}]';
/** The car with its condition; its looks may wait for the next sentence. */
const used = '[{this:cond+year+name}|our {:cond+year+name}|{this:cond+colour+year+name}]';
const aside = '[<, {a:colour+door+body},>|<, {a:door+fuel+body} in {colour},>|[|]|]';
const tail = '[<, {a:colour+door+body}>|< in {colour}>|[|]|]';

/** What any car may open with, besides an angle's own. */
const general: Phrases = [
  `[Picture it|Imagine it|Think of it] [outside your front door|on your drive|parked by your gate|in your usual space]: ${used}, {a:colour+door+body}[<, with {km} on the clock>|<, {km} into its life>|].`,
  `If you [have been comparing adverts|have been weighing one car against another|have been looking] for a while, [stop at this one|take a proper look at this one]: ${used}${tail}.`,
  `[Take a good look at|Spend a minute on|Look closely at] ${used}${tail}, because [there is more to it than [a list of figures|a photograph can show]|a photograph only shows half of it|it may [end your search|be what you have been after]|you might end up taking it home].`,
  `[Before you look any further|Before you decide on another|While you are still choosing|Whatever else you look at today|If you only have time to see one this week], [have a look at|consider|come and see|spare a minute for] ${used}${tail}.`,
  `[It could be standing right here, the one you want|Your search may be over sooner than you think|Stop scrolling for a moment]: ${used}, {a:colour+door+body}[<, with {km} on the clock>|].`,
  `[You may well find|Perhaps you will find|You might just find] what you are looking for in ${used}${tail}.`,
  `Looking for {a:colour+door+body}? [Then|If so,] {this:cond+year+name} [belongs on your list|is worth your time|could be the one].`,
  `There is room on your shortlist for one more: {this:cond+year+name}, {a:colour+door+body}.`,
  `Here is {a:cond+year+name} you can [take your time over|look at without hurry]: {a:colour+door+body}.`,
  `{a:cond+colour+door+body} from {year}, and worth [an hour of your time|a proper look]: that is {this:name}.`,
  `With {km} on the clock, ${used}${aside} is ready for its next driver, and [that could be you|you may be the one].`,
  `[How about|What would you say to] ${used}${tail}? [It has more to offer than [a list of figures|its figures tell]|Take a minute before you say no|It may be [closer to what you want|a better fit] than you think|Read what it has to offer, then [answer|decide]].`,
  `${used}${aside} [is one that deserves|deserves|is well worth] [a closer look|a minute of your time|an unhurried look].`,
];

const from = (...own: string[]): Phrases => [...own, ...general];

/** A reason to care in the first two lines. */
export const persuasiveOpenings = {
  damaged: [
    `Let’s start with the bad news, [since it sets the price|because it decides everything else]: ${car} is {cond}<, with {damageThings}>.< It {damageHas}.>< {states}.>`,
    `You [should know this before anything else|deserve to hear the difficult part first]: ${used} has {damageThings}.< It {damageHas}.>< {states}.>`,
    `There is no small print here, so we begin with the damage: ${used} has {damageThings}.< It {damageHas}.>< {states}.>`,
    `[Do you repair cars, or know someone who does|Do you have a workshop you trust]? Then look at ${used}.< It has {damageThings}.>< It {damageHas}.>< {states}.>`,
    `Here is what you would be taking on: {a:cond+year+name}<, with {damageThings}>.< It {damageHas}.>< {states}.>`,
    `${used} {damageHas}, and you will want to know that first.< It has {damageThings}.>< {states}.>`,
    `You would see it at once, so we will say it at once: ${used} has {damageThings}.< It {damageHas}.>< {states}.>`,
    `${used} is for sale as it stands<: it has {damageThings}>.< It {damageHas}.>< {states}.>`,
  ],
  bare: [
    `[Sometimes a name is enough to make you stop and look|Perhaps it was the name that caught your eye]: ${car} is [here with us|for sale here].`,
    `If {the:name} [has been on your mind|is the car you are after], here is one< from {year}>.`,
    `Are you looking for {a:name}? [We have one|One has just come in]<, from {year}><, at {price}>.`,
    `${car} [has come in|is here]<, in {colour}>, and your questions are welcome.`,
  ],
  van: from(
    `Your working day starts with loading up, and you want a van that [keeps pace|is ready when you are]. ${used}${aside} [does just that|is here for exactly that].`,
    `Nobody buys a van to admire it: you want it to [load easily, start and get going|carry your tools and get you there]. That is the case for ${used}${tail}.`,
    `Before the first job of the day you need room for your gear and [a van that makes no fuss|no fuss getting there]. ${used}${aside} offers you both.`,
    `Tools, parcels, materials: whatever your trade puts in the back, ${used}${aside} [has a place for it|takes it on board].`,
  ),
  electric: from(
    `Pull away and there is nothing to hear: ${used}${aside} is electric{!fuelType}, and [your first drive in it stays with you|you feel the difference at the first junction].`,
    `[You notice the quiet first|The first thing you notice is the quiet]. ${used} is electric{!fuelType}${tail}, and [it changes how your mornings feel|every drive starts calmly].`,
    `Plug it in at night and [set off in the morning|drive off after breakfast]: ${used} is {a:colour+door+fuel+body} that [asks you to change one habit|fits easily round your day].`,
    `If you have been curious about electric{!fuelType} cars, ${used}${aside} is [a good place to start|an easy way to begin].`,
    `No gears and no engine noise: ${used}, {a:colour+door+fuel+body}, [takes the strain out of every trip|lets you enjoy the road in peace].`,
  ),
  hydrogen: from(
    `You have probably [read about|heard of] hydrogen{!fuelType} cars and never [sat in|driven] one. ${used}${aside} lets you [change that|put that right].`,
    `Somebody in every street is the first to try something new, and with ${used}, {a:colour+door+fuel+body}, it could be you.`,
  ),
  sports: from(
    `You know that road you like to take [the long way round|when nobody is in a hurry]? ${used}${aside} is the car for it.`,
    `Some cars just get you there; ${used}${aside} makes you [hope it is a long way|want to add a detour].`,
    `Do you [still drive|sometimes drive just] for the pleasure of it? Then ${used}${aside} [is your kind of car|needs little explaining].`,
    `You feel it in the first bend: ${used}${aside} was made [to be driven|for people who enjoy driving].`,
  ),
  open: from(
    `The first mild evening of the year, a quiet road, and the roof goes down: ${used}, {a:colour+door+body}, [is made for that|is the car to have that day].`,
    `You [look up|lean back] and there is [sky|nothing but sky]. ${used}${aside} [gives you that|can do that] on an ordinary Tuesday.`,
    `When did you last [drive home the long way|go for a drive just because the sun was out]? ${used}${aside} gives you the reason.`,
  ),
  classic: from(
    `Cars used to have faces you could tell apart [from across the street|at a glance]: ${used}${aside} still has [one|such a face].`,
    `You don’t buy ${used}${aside} to save time; you buy it to enjoy [the time it takes|getting there].`,
    `Turn the key and you are in another decade: ${used}, {a:colour+door+body}, takes you there [every time|before you have left the drive].`,
  ),
  fresh: from(
    `The first long drive in it could be yours: {a:cond+year+name}${tail} is [waiting here|ready for its first owner to choose the road].`,
    `You start from the very beginning with ${used}${aside}, and [every journey it makes will be one of yours|where it goes first is up to you].`,
    `Why wait for a factory order, when {a:cond+year+name} is here to be [seen today|looked at and sat in]<: {a:colour+door+body}>?`,
  ),
  firstCar: from(
    `Your first car ought to make things easy for you, and ${used}${aside} [does|is made that way].`,
    `You will always remember your first car, so [choose one you can trust yourself with|let it be one that is easy to drive]: ${used}${tail}.`,
    `You have passed your test and [the real learning starts now|now comes the real learning]. ${used}${aside} lets you do it [at your own pace|calmly].`,
  ),
  family: from(
    `Bags, boots and somebody’s school project: family mornings are long enough [without a difficult car|already]. ${used}${aside} makes them [easier|that bit simpler].`,
    `Your family takes up more room every year, and ${used}${aside} may be [the answer|just what you need].`,
    `The school run in the morning, the seaside on Saturday: your family needs one car for both, and ${used}${aside} [is that car|can be it].`,
  ),
  wild: from(
    `Where the tarmac ends, your day need not: ${used}${aside} [carries on|keeps going].`,
    `If there is mud on your boots most weekends, ${used}${aside} will [make sense to you|feel like the right car].`,
    `You know a track that other drivers avoid and that [ends at the best view|leads to the quietest spot]. ${used}${aside} [will take you there|is built to take it].`,
  ),
  luxury: from(
    `Close the door and [the noise of the day|the street] stays outside. ${used}${aside} does that for you [every time|on every drive].`,
    `You sit down, breathe out, and your shoulders drop: ${used}${aside} [has that effect on people|is that kind of car].`,
    `If you value things that are well made, you will feel at home in ${used}${tail}.`,
  ),
  city: from(
    `There is a space right outside the bakery, and you fit: ${used}, {a:colour+door+body}, [makes town easier|is at home in town].`,
    `[Getting around your city becomes|Every trip across town becomes|Your errands in town become] [easier|much simpler] with ${used}${tail}.`,
    `Three errands before lunch and [nowhere to park|every street full]? ${used}${aside} [was made for days like that|gets you through them].`,
  ),
  budget: from(
    `Do your sums first, then look at ${used}${aside}: it [stands up well to a careful buyer|bears a close look].`,
    `You want a good car, not [a badge to pay for|an expensive one]. ${used}${aside} is worth [your attention|putting on the list].`,
    `Buying well starts with clear facts, so here they are for ${used}${tail}.`,
  ),
  gas: from(
    `You will notice it at the pump first: ${used}${tail} runs on {gas}, and [filling up hurts less|your wallet feels the difference].`,
    `You drive a lot and [you feel it every time you fill up|every visit to the pump reminds you]. ${used}, {a:colour+door+fuel+body}, [helps with that|is one way to change that].`,
  ),
  hybrid: from(
    `Every time you brake, you get a little energy back: ${used} is {a:colour+door+fuel+body}, and [traffic suits it well|it wastes less of what you pay for].`,
    `You drive just as you always have, and ${used}, {a:colour+door+fuel+body}, [looks after the energy|does the saving in the background].`,
  ),
  style: from(
    `You will lock it, walk off and look back: ${used}, {a:colour+door+body}, is a car people [do that with|turn back to look at].`,
    `Some cars you simply use, others you [choose because you like looking at them|walk back to look at]. ${used}${aside} [belongs to the second kind|is one of those].`,
    `You choose with your eyes first, and ${used}${aside} gives them [good reasons|plenty to enjoy].`,
  ),
  commuter: from(
    `Twice a day, five days a week: your commute deserves [better company|a better car], and ${used}${aside} could be it.`,
    `On a wet Monday in the usual queue you will be glad you chose ${used}${tail}.`,
    `Add up the hours you spend driving to work, then [take a good look at|think about] ${used}${tail}.`,
  ),
  traveller: from(
    `Six hours on the road, one stop, and you still [feel like a walk|have energy for dinner]: that is how you travel in ${used}${tail}.`,
    `Your next long journey starts on your own drive, and ${used}${aside} is [made for it|ready for it].`,
    `[Where would you go first|How far would you go|Which road would you take first], with ${used}${aside} [standing outside|on your drive]?`,
  ),
  allRound: from(
    `No two of your days are alike, and one car has to [manage them all|cope with every one]. ${used}${aside} [can|does].`,
    `Work on Friday, hills on Saturday: ${used}, {a:colour+door+body}, [is happy with both|takes both in its stride].`,
    `If you want one car for everything you do, ${used}${aside} [deserves a place on your list|is a strong candidate].`,
  ),
} satisfies Record<Angle, Phrases>;
