import type { Angle } from '../../../angle/angles.ts';
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
      opening: damage(
        '[An honest advert begins with its worst line.|The worst line of an advert should come first.]',
      ),
      thread: [
        'With the worst line behind you, [the rest can be read calmly|you can look at everything else in peace].',
        'After that first line the others are easier: [they are about mechanics and distance|here come the figures].',
      ],
      closing: [
        'You have read the worst line and you are still here, so [perhaps we should talk|a visit may make sense].',
        'If the first line didn’t put you off, [come and look|the next step is a visit].',
      ],
    },
    {
      opening: damage(
        '[This is a car for people who can repair one.|This is a car for skilled hands rather than for show.]',
      ),
      thread: [
        'For skilled hands, here is [what there is to work with|the rest of what matters].',
        'Those hands will want to know more than the damage, so [here is the rest|read on].',
      ],
      closing: [
        'If you have the hands for it, or know someone who has, [come and look it over|all that is missing is an appointment].',
        'Bring the right hands along, and [we will answer whatever they ask|take your time].',
      ],
    },
    {
      opening: damage(
        '[Every workshop has room for one more job worth doing.|A job left half done is always waiting for somebody.]',
      ),
      thread: [
        'Whether the job is worth doing depends on [the mechanics, the mileage and the price|what drives it, how far it has gone and what it costs].',
        'What remains sound is the other half of the job, and [it is described here|you can check it point by point].',
      ],
      closing: [
        'If there is a space in your workshop, [we should talk|come and see whether it belongs there].',
        'Whether you take the job on is your decision, and [we are glad to help you make it|you now have the facts].',
      ],
    },
    {
      opening: damage(
        '[There is a photograph that sellers like to put last. Here it comes first.|We begin with the photograph nobody likes to show.]',
      ),
      thread: [
        'The other photographs are calmer: [they show what still works|mechanics, mileage, equipment].',
        'Having seen that one, you can [look at the rest in peace|judge the others fairly].',
      ],
      closing: [
        'Photographs only go so far, so [come and walk round it|please come and see it yourself].',
        'The picture that counts is the one you get [standing next to it|when you see it yourself].',
      ],
    },
    {
      opening: damage(
        '[Bad news is best told first.|Good manners, when selling a car, means bad news first.]',
      ),
      thread: [
        'Now that the bad news is out, [the rest can be told in order|there is more to tell].',
        'After the bad news come the plain facts, [no better and no worse than they are|and they are easily told].',
      ],
      closing: [
        'We would rather answer ten questions now than [one later|explain one surprise afterwards].',
        'Ask the awkward questions first; [they are the useful ones|we like those best].',
      ],
    },
    {
      opening: damage(
        '[Some cars are for everyone, others for people who know what they are doing.|This advert is written for people who know cars.]',
      ),
      thread: [
        'People who know will go straight to the figures, and [they are here|here they come].',
        'To those who know, a few lines are enough; [to everyone else we gladly explain|the rest we can explain].',
      ],
      closing: [
        'If you are one of those who know, [you already have your questions|we will soon understand each other].',
        'Those who know ask short questions, and [we look forward to yours|we have the answers].',
      ],
    },
  ],
  bare: [
    {
      opening: [
        'For the moment we have a name and little more: {this:year+name} is [for sale here|here with us].',
      ],
      thread: [
        'What a page cannot tell you, [how the seat feels, how the doors close|the feel of it], a visit can.',
      ],
      closing: ['You know the name, and [a visit tells you the rest|we will gladly tell you the rest].'],
    },
    {
      opening: [
        'Perhaps you are [looking for exactly this|only looking round]: {this:year+name} is [here|for sale with us].',
      ],
      thread: [
        'The details are still open, but asking costs nothing and [we answer gladly|we are glad to help].',
      ],
      closing: ['The answers are [a phone call away|here whenever you want them].'],
    },
    {
      opening: [
        '{this:year+name} is here, and [all it lacks is somebody to come and look|it is ready to be seen].',
      ],
      thread: [
        'A page tells you half, and [standing next to it tells you the other half|the other half is seeing it].',
      ],
      closing: ['How the story goes on is [up to you|for you to say].'],
    },
    {
      opening: ['If you know the name, you know what you are looking at: {this:year+name}.'],
      thread: [
        'A name like that brings back [somebody’s first car or a summer|a street, a summer, a journey], perhaps your own.',
      ],
      closing: ['If the name made you stop, the next step is [a short one|an easy one].'],
    },
    {
      opening: [
        'Some adverts need only one line, and this is one of them: {this:year+name} is [for sale|here to be seen].',
      ],
      thread: [
        'A short text leaves room for your questions, and [those matter more|ask as many as you like].',
      ],
      closing: ['That was our line; [now we would like to hear yours|the conversation can begin].'],
    },
  ],
  van: [
    {
      opening: [
        'You don’t choose a van for the easy days but for [the hardest one of the year|the fullest], and that is how to look at {this:cond+year+name}.',
      ],
      thread: [
        'On the hardest day simple things count: [loading quickly, sitting well, arriving|a wide door, a good seat, a clear view].',
        'Think of that day, with two jobs too many, and [load it in your mind|go through it hour by hour].',
      ],
      closing: [
        'Picture your hardest day, then [come and see how much of it goes in|come and measure].',
        'If it copes with the hardest day, [the others look after themselves|the rest are easy].',
      ],
    },
    {
      opening: [
        'A good tool is one you pick up without thinking about it, and {this:cond+year+name} [is that sort of van|should be judged as a tool].',
      ],
      thread: [
        'Like any good tool it has one purpose, and [it serves it every day|nothing on it is there for show].',
        'You know a good tool by how little you [notice it|think about it] while you work.',
      ],
      closing: [
        'Tools are best chosen in person, so [come and look it over|come and see how it feels].',
        'A month from now you could be [reaching for its key without thinking|using it like any good tool].',
      ],
    },
    {
      opening: [
        'At half past six in the morning the streets belong to people with work to do, and {this:cond+year+name} [is made for that hour|belongs there].',
      ],
      thread: [
        'By the time the shops open, you have [done the first job|been to two addresses], and the van has done its share.',
        'Between the first stop and the last lies a whole day’s work, and [something has to carry it|a van that carries it].',
      ],
      closing: [
        'Some morning soon, at that hour, you could be [loading it|the one behind the wheel].',
        'If your day starts early, [come and see what could start it with you|we should talk].',
      ],
    },
    {
      opening: [
        'When you work for yourself you know what every purchase means, so {this:cond+year+name} is [set out here item by item|best looked at with a pencil in hand].',
      ],
      thread: [
        'A decision like that is made on facts, [one after another|taken in order], and not on adjectives.',
        'What counts is what it carries and what it costs, and [both are easily checked|both are here].',
      ],
      closing: [
        'You have the facts; [work them through and call us|the rest is a look at the real thing].',
        'When your sums are done, [come and look at it from all sides|come and see what they describe].',
      ],
    },
    {
      opening: [
        'Before your customers read the sign over your door, they see the van outside, and {this:cond+year+name} [makes a good first impression|says that somebody is at work].',
      ],
      thread: [
        'It stands outside your customers’ houses all day, and [it speaks for you|is part of your handshake].',
      ],
      closing: [
        'What it would say about your business is [easily judged in person|for you to judge], so come and have a look.',
      ],
    },
  ],
} satisfies Partial<Record<Angle, readonly Idea[]>>;
