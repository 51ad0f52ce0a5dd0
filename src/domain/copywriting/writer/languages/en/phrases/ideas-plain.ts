import type { Angle } from '../../../plan/angles.ts';
import type { Idea } from '../../voice.ts';

/** `{this:…}` with its condition, then everything that is wrong with it. */
const damage = (lead: string) => [
  `${lead} {this:cond+year+name} has {damageThings}.< It {damageHas}.>< {states}.>`,
  `${lead} {this:cond+year+name} {damageHas}.< It has {damageThings}.>< {states}.>`,
  `${lead} {this:year+name} is {a:cond+body}.< It has {damageThings}.>< It {damageHas}.>< {states}.>`,
];

/** Ideas for cars that must be told plainly before anything else, and for vans. */
export const plainIdeas = {
  damaged: [
    {
      opening: damage('[An honest advert begins with its worst line.|The worst line should come first.]'),
      thread: [
        'After that line the others [read quickly|are easier going]: they are about [mechanics and distance|metal and figures].',
        'With the worst line behind you, [the rest is arithmetic|the rest can be read calmly].',
      ],
      closing: [
        'You have read the worst line [and you are still here|first]: [that is a good sign|the next one you write yourself].',
        'If the first line didn’t [stop you|put you off], [a visit is the second|we are half way there].',
      ],
    },
    {
      opening: damage('[Cards on the table, face up.|All the cards are dealt face up here.]'),
      thread: [
        'The hand [doesn’t end there|holds other cards], though: [here is the rest of it|mechanics, distance, price].',
        'Now the other cards, [turned over one by one|which are the data].',
      ],
      closing: [
        'You have seen every card: [your move|the next play is yours].',
        'Count the hand [twice|at leisure], then [decide whether to play|come and look].',
      ],
    },
    {
      opening: damage(
        '[Some cars are bought with the eyes, this one with the hands.|This is a car for hands rather than eyes.]',
      ),
      thread: [
        'For those hands, [this is the raw material|here is what there is to work on].',
        'What [the hands|a pair of hands] will find, apart from that, [is this|follows].',
      ],
      closing: [
        'Bring the right hands, or [the right eyes|someone who has them]: [we bring the answers|the rest we can discuss].',
        'If you have the hands for it, [all that is missing is an appointment|you have read enough].',
      ],
    },
    {
      opening: damage(
        '[A job left half done is always waiting for somebody.|Every workshop has a corner for a job worth doing.]',
      ),
      thread: [
        'Whether it is worth doing [depends on three things|you can tell from a few facts]: [the engine, the distance, the price|what moves it, how far it has gone, what it costs].',
        'The other half, [the part that is sound|what remains], is [in the data|told by figures].',
      ],
      closing: [
        'If there is [a free corner in your workshop|room on your ramp], [we should talk|measure it up].',
        'The somebody who [finishes it|takes it on] might [be you|have read this far].',
      ],
    },
    {
      opening: damage(
        '[Start with the photograph nobody puts first.|There is a photograph sellers like to put last. Here it comes first.]',
      ),
      thread: [
        'The other pictures [are calmer|follow]: [mechanics, use, cost|how it moves, how far it has gone].',
        'Having seen that one, [you can look at the rest in peace|the others hold no fear].',
      ],
      closing: [
        'Pictures [go only so far|have edges]: [walk round it|the last one you take yourself].',
        'The last photograph is [the one in your own mind|yours to take], once you [have stood in front of it|come by].',
      ],
    },
    {
      opening: damage(
        '[Bad news improves when it comes first.|Good manners, with cars, means bad news first.]',
      ),
      thread: [
        'Now [that it is out|the difficult part is over], [the rest can be told in order|there is more to tell].',
        'After the bad news, [plain news|the facts]: [no better and no worse than they are|here they come].',
      ],
      closing: [
        'We would rather [one more question today|answer ten questions now] than [one surprise tomorrow|explain one later].',
        'Ask the awkward questions [first|too]: [they are the useful ones|we like them best].',
      ],
    },
    {
      opening: damage(
        '[There are purchases for everyone, and purchases for those who know.|This advert is written for those who know.]',
      ),
      thread: [
        'Those who know will [go straight to the figures|skip to the data], and [they are here|they can].',
        'To those who know, [the data are enough|a few lines will do]; to others we [explain gladly|can explain].',
      ],
      closing: [
        'If you are one of those who know, [we will soon understand each other|you already have your questions].',
        'Those who know ask [short questions|precisely]: [ask away|we look forward to yours].',
      ],
    },
  ],
  bare: [
    {
      opening: [
        '[A name and little more|Just a name, for the moment]: {this:year+name} [introduces itself that way|leaves it at that].',
      ],
      thread: [
        'The rest is for [your eyes and hands|the senses]: [how a door closes|how the seat feels], which road [comes to mind|you think of].',
      ],
      closing: ['You know the name; [a visit tells the rest|everything else is a visit away].'],
    },
    {
      opening: ['[An advert can be a question|Some adverts are questions]: what if it were {a:year+name}?'],
      thread: [
        'The details are [missing|still open], not [the chance to ask|the answers], and asking [costs nothing|is free].',
      ],
      closing: ['The answer, as usual, is [found in person|waiting here].'],
    },
    {
      opening: [
        'You are looking, and {this:year+name} is [waiting|here]: [stories with cars often start like that|that is how it tends to begin].',
      ],
      thread: ['A page tells [one part|half]; the other [half is presence|you get by standing next to it].'],
      closing: ['How the story goes on is [up to you|yours to say].'],
    },
    {
      opening: [
        '[Say it aloud|Read it twice]: {this:year+name}. If the name [rings a bell|stays with you], [read on|keep it in mind].',
      ],
      thread: [
        'Names [carry memories|come with pictures]: a street, [somebody’s first car|a summer], [a colour|a sound].',
      ],
      closing: ['If the name [stopped you|is still there], the next step is [short|an easy one].'],
    },
    {
      opening: [
        '[Not everything needs a long speech|Some things are said in one line], and {this:year+name} is [one of them|content with that].',
      ],
      thread: [
        'A short text leaves [room|space] for your questions, which are [better than ours|what matters].',
      ],
      closing: ['[The speech ends here|That was the line]: [the conversation can begin|now you].'],
    },
  ],
  van: [
    {
      opening: [
        'You choose a van for [one particular day, the fullest|its hardest day], and that is how to look at {this:cond+year+name}.',
      ],
      thread: [
        'On the fullest day [simple things count|you notice simple things]: [loading well, sitting well|a door that opens wide], [arriving|a seat that holds up].',
        'Think of [that day|the day with two jobs too many], and [go through it|load it] in your mind.',
      ],
      closing: [
        'Picture your fullest day, then [come and see whether it fits|see how much of it goes in].',
        'If it fits the fullest day, [the others look after themselves|the rest are easy].',
      ],
    },
    {
      opening: [
        'A good tool is one you [pick up without thinking|reach for in the dark], and {this:cond+year+name} [means to be one|is to be judged as one].',
      ],
      thread: [
        'Like a good tool it has [few jobs and does them|one purpose], and [wears its work plainly|no ornaments].',
        'You notice a tool [when it is missing|by how little you notice it].',
      ],
      closing: [
        'Tools are chosen [by hand|in person]: [come and take hold of it|pick it up, so to speak].',
        'A month from now you would [reach for its key without looking|not think about it], as one does with tools.',
      ],
    },
    {
      opening: [
        '[There is an hour when the town belongs to those who work|At half past six the streets belong to people with work to do], and {this:cond+year+name} [knows it|is made for it].',
      ],
      thread: [
        'Between the first stop and the last lies [the whole trade|a day’s work], and [what carries it|the thing you do it with].',
        'By the time [others have breakfast|the shops open], the first round is [done|behind you].',
      ],
      closing: [
        'Tomorrow at that hour you could be [working out how to fill it|loading it].',
        'That early hour needs [someone to turn up|company]: [here it stands|this would].',
      ],
    },
    {
      opening: [
        'Whoever works for themselves knows [what every purchase weighs|the weight of a decision], so {this:cond+year+name} is [best looked at with a pencil|laid out here item by item].',
      ],
      thread: [
        'A decision like that is [made on facts|a list of facts], [one after another|taken in order].',
        'The pencil wants [to know what it costs and what it carries|facts], and [facts follow|there are some].',
      ],
      closing: [
        'You have the facts, and the pencil: [the rest is a look at the real thing|work it through].',
        'When the sums are done, [come and see what they describe|look at it from all sides].',
      ],
    },
    {
      opening: [
        'Before the sign over the door, it is [the van|the vehicle outside] that says [somebody is working|you are open for business], and {this:cond+year+name} [says it plainly|uses few words].',
      ],
      thread: [
        'It stands outside [your customer’s door|other people’s houses] all day, and [speaks for you|is part of the handshake].',
      ],
      closing: [
        'What it says about you [starts with how it stands there|is for you to judge]: [come and see|have a look].',
      ],
    },
  ],
} satisfies Partial<Record<Angle, readonly Idea[]>>;
