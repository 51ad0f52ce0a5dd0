import type { Angle } from '../../../plan/angles.ts';
import type { Phrases } from '../../voice.ts';

const shared: Phrases = [
  'You have the [facts|figures]; {themodel} has [the rest|something figures leave out].',
  'If {themodel} [still has your attention|is still on your mind], [that tells you something|trust the feeling].',
  'Now you know [what it is and what it costs|the facts]: the [rest|feeling] comes [with the key in your hand|at the wheel].',
  'What [you read|a page says] about {themodel} takes a minute; [what you feel|the rest] takes a visit.',
];

const from = (...own: string[]): Phrases => [...own, ...shared];

/** The thought a text leaves the reader with. */
export const persuasiveClosings = {
  damaged: [
    'You know [the worst of it|what is wrong]; now [price the work|find out what it takes].',
    'A buyer who [knows what is coming|has done the sums] is the one we [like best|hope for].',
    'Add [parts and labour|your own hours] to the price, and [see where you land|you have your answer].',
    'If the [work suits you|sums work out], [the rest is easy|there is little left to discuss].',
    'Nothing [has been left out|is hidden here], so you can [decide with a clear head|take your time].',
    'You decide whether [the job|the work] is worth it, and [nobody will rush you|you have what you need to tell].',
    'Bring [a torch and a friend who knows|someone who knows], and [look for yourself|go over it together].',
  ],
  bare: [
    'Your questions [come first|will fill in the rest].',
    'What you want to know, [we can tell you|is a phone call away].',
    'The [details|gaps] are there to be [asked about|filled in].',
    'A short listing leaves [room for questions|you the best part]: [ask|make use of it].',
  ],
  van: from(
    'Your [next job|week] could [start|begin] in it.',
    'You will know [by the first week|on the first run] whether it [earns its keep|pulls its weight].',
    'Think of [what you load most|your heaviest day], then [come and measure|see how it fits].',
  ),
  electric: from(
    'Once you [are used to the quiet|have driven it a week], [the old noise seems odd|you will wonder about the old way].',
    'The [silence|quiet] is [hard to describe|better heard than read about].',
    'All it [asks of you|takes] is [a socket and a little curiosity|a new habit].',
  ),
  hydrogen: from(
    'You could be the one who [explains it to the neighbours|answers the questions at the filling station].',
    'The future, [seen up close|once you sit in it], is [easy to use|rather familiar].',
  ),
  sports: from(
    'That road you [had in mind|like]? It is [still there|waiting].',
    'You [will take the long way home|may find reasons to go out].',
    'Your favourite [bend|stretch of road] [deserves it|will do the rest].',
  ),
  open: from(
    'The next [mild evening|dry day] is [sooner than you think|all you need].',
    'All you need to add is [weather|a free afternoon].',
    'You [supply the road|bring the road], it brings [the sky|the fresh air].',
  ),
  classic: from(
    'It has [waited this long|seen fashions pass]; [give it a proper look|you can take your time].',
    'You would be its [next keeper|next chapter], and [that is a nice thought|it deserves a good one].',
    'Some cars are [kept|looked after] because [somebody cared|they are loved]: perhaps [you are next|it is your turn].',
  ),
  fresh: from(
    'The first [journey|story] is [yours to choose|still to come].',
    'All it [lacks|needs] is [your first destination|somebody to set the seat].',
  ),
  firstCar: from(
    'Your first [long drive|trip alone] is [closer than you think|the one you will tell people about].',
    'The [rest|confidence] comes [with the kilometres|by driving].',
    'You only have a first car once: [make it an easy one|choose calmly].',
  ),
  family: from(
    'Bring [the family|everyone]: they will [tell you what they think|choose their seats soon enough].',
    'Ask [the back seat|the children], too: [they have a vote|their verdict counts].',
    'Your [Sunday|next holiday] could [begin on your own drive|start here].',
  ),
  wild: from(
    'You know [the track|where the road ends]: [see what it makes of it|try it in your mind].',
    'Somewhere there is [a muddy lane|a hill] with [your name on it|a view at the end].',
  ),
  luxury: from(
    'You will [feel it|notice] [as the door closes|in the first silence].',
    'Comfort like this [needs no speech|explains itself], so [sit down in it|take a seat].',
  ),
  city: from(
    'Your [next parking space|corner of town] is [smaller than most|waiting], and [that is fine|you will fit].',
    'The city [stays as it is|won’t get any wider]; [your day in it need not|you can change cars].',
  ),
  budget: from(
    'Compare it, [weigh it up|sleep on it], and [come back with questions|then decide].',
    'The [sums|figures] are on the table: [do yours|add yours].',
    'You [keep control of the sums|spend where it counts], and [that is the point|it shows].',
  ),
  gas: from(
    'Your [next fill-up|fuel bill] will [remind you why|make the point].',
    'Count the kilometres you [do in a year|drive], and [the answer follows|you will see].',
  ),
  hybrid: from(
    'The [next queue|next red light] will be [less of a waste|easier to take].',
    'You drive, it [does the saving|minds the energy]: [a fair split|easy enough].',
  ),
  style: from(
    'You [liked it before you read a word|knew at the first photo], perhaps; now you [know why|have the reasons].',
    'Photos [flatten it|only show one side]: [see it in daylight|walk round it once].',
  ),
  commuter: from(
    'The road to work [won’t get shorter|stays the same], but [it can feel that way|you can travel better].',
    'Tomorrow morning [comes round quickly|starts at the same time]: [think about it|your seat could be another].',
  ),
  traveller: from(
    'You [pick the place|choose where]; {themodel} [handles the distance|takes care of how].',
    'The [map|calendar] is [yours|the next thing to open].',
  ),
  allRound: from(
    'One car, [your whole week|all your days]: [that was the idea|there it is].',
    'Your week will [find uses for it|tell you what else it can do] [soon enough|by itself].',
  ),
} satisfies Record<Angle, Phrases>;
