import type { Angle } from '../../../plan/angles.ts';
import type { Phrases } from '../../voice.ts';

const shared: Phrases = [
  'You have the facts; the rest [is best judged in person|you judge best with your own eyes|takes a visit].',
  'If you are still thinking about {themodel} tomorrow, [trust that feeling|you know what to do].',
  'Reading takes a minute, and [a visit tells you far more|a visit not much longer].',
  'Read it again tonight, [sleep on it|talk it over at home], and then [tell us what you think|ask us what you still want to know].',
  'If you can picture it [outside your door|on your drive], [that is reason enough for a visit|come and check the picture].',
  'Whatever you decide, [decide it after you have sat in it|see it first|sleep on it and see it by daylight].',
  'You have the figures now; [bring your questions|the next step is to sit in it].',
  'Not sure yet? [Take a slow look at it|Sit in it for five minutes], and [you will be|you will know].',
  'You have read this far, so [there must be something about {themodel} you like|something about {themodel} has caught your eye].',
];

const from = (...own: string[]): Phrases => [...own, ...shared];

/** The thought a text leaves the reader with. */
export const persuasiveClosings = {
  damaged: [
    'You know what is wrong with it; now [work out what the repair would take|you can price the work].',
    'We would rather have a buyer who [has done the sums|knows what is coming] than one in a hurry.',
    'Add parts and labour to the price, and [see where you end up|you will have your answer].',
    'If the sums work out for you, [there is little left to discuss|the rest is easy].',
    'What we know of it is written here, so you can [decide with a clear head|take your time].',
    'Whether the work is worth it is your decision, and [nobody will rush you|you have all you need to make it].',
    'Bring someone who knows cars and [look it over together|check it thoroughly].',
  ],
  bare: [
    'Your questions will [fill in the rest|do the rest]: [ask away|we will answer them one by one].',
    'Whatever else you want to know is [a phone call|one message] away.',
    'This is a short listing, so please [ask us for the details you need|tell us what you would like to know].',
    'We will gladly [tell you everything that is missing here|fill the gaps in this listing for you].',
  ],
  van: from(
    'Your next job could be the first one [you load it for|it takes you to].',
    'Think of your heaviest working day, then [come and measure|see how it fits].',
    'Within a week you will know [what it is worth to you|how much easier your work gets].',
  ),
  electric: from(
    'Once you are used to the quiet, [going back is hard|noise seems strange].',
    'The quiet is hard to describe, so [come and hear it|come and sit in it].',
    'All it takes is [a socket and some curiosity|one new habit].',
  ),
  hydrogen: from(
    'You could be the one who [shows the neighbours how it works|answers the questions].',
    'Once you sit in it, hydrogen [is easier than you think|feels rather familiar].',
  ),
  sports: from(
    'That favourite road of yours [is still there|is waiting].',
    'You may find yourself [taking the long way home|driving for no reason at all].',
    'The next free Sunday morning [could be a good one|is closer than you think].',
  ),
  open: from(
    'The next dry evening is [sooner than you think|all you need]: [be ready for it|think where you would drive].',
    'All you need is [a free afternoon|some good weather].',
  ),
  classic: from(
    'It has outlived many a fashion, so [take your time over it|another week of thinking does no harm].',
    'Cars like this live on because [somebody cares|people look after them], and [it may be your turn|the next one could be you].',
  ),
  fresh: from(
    'The first journey is [yours to choose|still to come].',
    'All it needs now is [somebody to set the seat|you, and somewhere to go].',
  ),
  firstCar: from(
    'Your first long drive [is closer than you think|is one you will tell people about].',
    'The confidence comes [with the kilometres|by itself, one drive at a time].',
    'You only have a first car once, so [make it an easy one|choose it calmly].',
  ),
  family: from(
    'Bring the whole family: [they will soon choose their seats|they will tell you what they think].',
    'fiveDoors :: Let the children [try the back seats|choose their seats], [too|and listen to their verdict].',
    'Your next family trip could start [right here|sooner than you think].',
  ),
  wild: from(
    'You know the track you would try first[: picture yourself on it|, and it is still there].',
    'Somewhere there is a muddy lane with [a view at the end|your name on it].',
  ),
  luxury: from(
    'You will understand as soon as [the door closes|you sit in it].',
    'Comfort like this explains itself, so [take a seat and see|come and sit in it].',
  ),
  city: from(
    'The streets won’t get any wider, but [your day can get easier|parking can get easier].',
    'The next time you circle the block, [think of this one|ask yourself where this one would have fitted].',
    'Think of the street where you [never find a space|always give up looking], [and picture this one in it|then come and look at its size].',
  ),
  budget: from(
    'Compare it, sleep on it, and [come back with your questions|then decide].',
    'The figures are on the table: [do your sums|take all the time you need].',
    'You [keep control of what you spend|know what you are spending], [down to the last euro|and what for].',
  ),
  gas: from(
    'Your next fuel bill [will remind you why|makes the case better than we can].',
    'Count the kilometres you drive in a year, and [the sense of it is plain|then decide].',
  ),
  hybrid: from(
    'The next traffic jam [will bother you less|need not be such a waste].',
    'There is hardly anything to learn: [come and see how it works|you sit down and drive].',
    'You do the driving, and [it sees to the saving|the saving takes care of itself].',
  ),
  style: from(
    'You probably liked it before you read a word; now you [know why|have the reasons, too].',
    'Photographs flatten it, so [come and see it in daylight|walk round it before you decide].',
  ),
  commuter: from(
    'You will drive that road [again tomorrow|every morning this year]; [better in a car you like|choose where you sit].',
    'The road to work stays the same, but [you can travel it better|how you arrive need not].',
    'Tomorrow morning, in the usual queue, [you may think of it again|think where you would rather sit].',
  ),
  traveller: from(
    'Look at the map, [find somewhere you have been putting off|pick a place that always seemed too far], and [imagine the way there|work out how long you would be on the road].',
    'You pick the place, and {themodel} [takes care of the distance|gets you there rested].',
    'All that is left to choose is [where you want to go|the first destination].',
  ),
  allRound: from(
    'One car for your whole week [makes life simpler|is less to think about]: come and see if it is this one.',
    'Think back over your last seven days, and [count the drives it would have done|see how many of them it would have suited].',
    '[Think of Monday morning, then of Saturday|Think of your usual Monday and your usual Saturday], and [come and see whether it suits both|see if you can picture it in each].',
    'There will be errands tomorrow and [a plan for the weekend|somewhere to go on Sunday]; [imagine both with this car|it could be part of either].',
    'Give it a week and you will [find new uses for it|know your way round it].',
  ),
} satisfies Record<Angle, Phrases>;
