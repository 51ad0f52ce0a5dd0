import type { Angle } from '../../../angle/angles.ts';
import type { Idea } from '../../voice.ts';

const car = '{this:cond+year+name}';

/** Ideas that begin from what one feels: silence, bends, open air, time, care, form. */
export const feelingIdeas = {
  electric: [
    {
      opening: [
        `You only notice how loud an engine was [once it stops|when you switch it off]. ${car} is electric{!fuelType}, and that moment of quiet lasts from door to door.`,
        `For a hundred years [starting a car meant making a noise|cars have announced themselves]. ${car} is electric{!fuelType} and simply pulls away.`,
      ],
      thread: [
        'With the noise goes some of the tiredness, and you [feel that at the end of the day|notice it in the evening].',
        'Where the noise used to be, there is room for [a conversation, some music|music, a story], or nothing at all.',
      ],
      closing: [
        'If that quiet appeals to you, come and [sit in it with the door closed|listen to it for yourself].',
        'Quiet is hard to put on a page, so [come and hear it|the rest is for your own ears].',
      ],
    },
    {
      opening: [
        `Going electric{!fuelType} sounds like a great change, and then it turns out to be [one small habit|a matter of plugging in a cable]. ${car} shows [how little there is to learn|how easily it is done].`,
        `What [really changes|do you have to change] when you choose an electric{!fuelType} car? With ${car} you plug in instead of filling up, and [that is nearly all|the rest is only driving].`,
      ],
      thread: [
        'After a fortnight the new habit is simply [yours|part of the evening], and you [keep only the good part: the answer under your foot|wonder what the fuss was about].',
        'Everything else stays as you know it: [you sit down, you press, it goes|a seat, a wheel, a road], only more quietly.',
      ],
      closing: [
        'As changes go, this is [a small one|an easy one], and it can begin with a visit.',
        'If you have been thinking about it for a while, [come and sit in one|this is a good week to come and look].',
      ],
    },
    {
      opening: [
        `Between pressing the pedal and moving there has always been [a short wait|a pause for gears and revs]. In ${car}, which is electric{!fuelType}, [it is gone|you will look for it in vain].`,
        `You think of moving, and you are moving: ${car} is electric{!fuelType}, and [it takes a day to get used to that|that is how immediate it feels].`,
      ],
      thread: [
        'Knowing that the response is there makes you [drive more calmly, not faster|calmer at every junction].',
        'The missing pause is most welcome [at a roundabout|when you join the motorway], where [a second counts|you slip in without a thought].',
      ],
      closing: [
        'All it takes to see it is [a phone call|one message].',
        'That immediate answer has to be felt, and [we would be glad to show you|a visit is where it starts].',
      ],
    },
    {
      opening: [
        `Leave home before seven in ${car}: it is electric{!fuelType}, and [not a curtain moves|the street goes on sleeping].`,
        `Good neighbours [leave quietly|come and go quietly]. ${car} is electric{!fuelType}, so [you can set off at dawn and wake nobody|even the earliest start disturbs no one].`,
      ],
      thread: [
        'The same good manners are welcome later in the day, [in a queue or a car park|when traffic is at its loudest].',
        'What you hear instead is [tyres, a little wind|rain on the glass, a voice], and that is enough.',
      ],
      closing: [
        'If you would like mornings like that, [tell us when you are coming|we can find you a quiet hour to see it].',
        'The street won’t hear you leave, and [it won’t hear you come home late, either|that is a pleasure you get every day].',
      ],
    },
  ],
  hydrogen: [
    {
      opening: [
        `In every street [somebody is the first|there is one person first] to try something new. With ${car}, which runs on hydrogen{!fuelType}, [that could be you|being first is easier than it sounds].`,
      ],
      thread: [
        'You drive it like any quiet car and fill it at a station of its own, and [the new soon feels familiar|that is all there is to learn].',
      ],
      closing: [
        'All it takes is [a little curiosity|a visit and some curiosity].',
        'Somebody will be first, and [you have the details now|it might as well be you].',
      ],
    },
    {
      opening: [
        `Some technologies are [always|for ever] talked about in the future tense. ${car} runs on hydrogen{!fuelType}, and [you can sit in it today|it is parked outside].`,
      ],
      thread: ['After a few days you stop explaining it to people and [simply enjoy the quiet|just drive].'],
      closing: [
        'The future is easier to judge [from the driver’s seat|once you have sat in it].',
        'You need not wait for this future: [come and see it|it is here to be looked at].',
      ],
    },
    {
      opening: [
        `The only unusual thing about ${car} is what goes into the tank: hydrogen{!fuelType}. [All the rest you know how to use|The rest is a car like yours].`,
      ],
      thread: [
        'It moves off quietly and responds evenly, and the unusual part stays [out of sight|under the skin].',
      ],
      closing: [
        'Unusual on paper, familiar at the wheel: [see which impression wins|come and judge for yourself].',
      ],
    },
  ],
  sports: [
    {
      opening: [
        `There is a road you take when [you have no reason to|nobody is waiting for you]. ${car} is the car for that road.`,
        `Two roads lead home, and [one of them has|only one has] the bends. ${car} [makes that choice easy|is for people who take the second].`,
      ],
      thread: [
        'On that road you don’t need speed so much as a car that [answers you|listens to your hands].',
        'The bends come one after the other, and you [hurry none of them|take each as it deserves].',
      ],
      closing: [
        'You know the road; [now you know the car|all that was missing is the car].',
        'The next time nobody is waiting for you, [you will know which way to turn|think of that road again].',
      ],
    },
    {
      opening: [
        `Ask anyone who loves driving about their favourite bend and they will [describe it to you|draw it in the air]. ${car} is for [people like that|taking it well].`,
        `A bend taken well lasts [four seconds|a moment] and [stays with you all day|you still feel it at supper]. ${car} was made [for such moments|to give you plenty of them].`,
      ],
      thread: [
        'A good bend asks for balance rather than courage, and for [a car that tells you what it is doing|a light hand].',
        'You turn in, it settles, you see the exit, and [that is the whole pleasure|you are already looking for the next].',
      ],
      closing: [
        'Your favourite bend is where you left it, and [now you know what to take there|it has waited long enough].',
        'Which bend comes first is [up to you|your decision], and it can be soon.',
      ],
    },
    {
      opening: [
        `Some people drive in order to arrive, others [arrive a little late and smiling|would rather the trip were longer]. ${car} is for the second kind.`,
        `The best part of a trip is [sometimes|quite often] the middle. ${car} was [built by people who think so|made to prove it].`,
      ],
      thread: [
        'You stop looking at the clock and start noticing [the steering, the seat, the note of the engine|what your hands and the road are doing].',
        'It is not about minutes gained; it is about [minutes enjoyed|being there while you drive].',
      ],
      closing: [
        'You may arrive a little later from now on, and [you won’t mind|you will have your reasons].',
        'If the middle of the trip matters to you, [this is where it starts|we should talk].',
      ],
    },
    {
      opening: [
        `Keen drivers seldom talk about figures; they talk about [how a car answers|steering and feel]. ${car} deserves [that kind of talk|to be told that way].`,
        `Driving well is [like|a kind of] conversation: you ask, the car answers. ${car} [answers promptly and clearly|has a lot to say].`,
      ],
      thread: [
        'You ask with your fingertips on the wheel, and the answer [comes back through the seat|is there at once].',
        'On a winding road the conversation [gets livelier|is at its best].',
      ],
      closing: [
        'The conversation starts when you [take your seat|sit down at the wheel], so come and do that.',
        'Ask it your own questions, [with your hands on the wheel|from the driver’s seat].',
      ],
    },
    {
      opening: [
        `An early Sunday, an empty road, [nobody else awake|the coffee finished]: ${car} was made for that hour.`,
        `The first hour of a Sunday [belongs to whoever|is for whoever] gets up for it. ${car} [is a good reason to|makes it easy to get up].`,
      ],
      thread: [
        'By the time the others come down to breakfast, you have [been over the hills and back|had the best of the day].',
        'An hour like that [puts the whole week in order|does more for you than a lie-in].',
      ],
      closing: [
        'Sunday comes round every week, and [all you need is the key|you could be ready for the next].',
        'That hour costs nothing, and [the car for it is here|we can show you the car for it].',
      ],
    },
  ],
  open: [
    {
      opening: [
        `Every [year|spring] there is one evening when the roof comes down for the first time. ${car} is [for that evening|the car you want that evening].`,
        `Look up: where other cars have a ceiling, ${car} has [the sky|weather, stars and treetops].`,
      ],
      thread: [
        'With the roof down a road has a temperature and a smell: [cut grass, rain on dust|pines, a bakery], the sea before you see it.',
        'You drive more slowly and see more, which is [the whole point|what the sky is for].',
      ],
      closing: [
        'The first mild evening gives short notice, so [be ready for it|have the key by then].',
        'Bring an hour and, if you can, [some sunshine|a dry sky] when you come to see it.',
      ],
    },
    {
      opening: [
        `Nobody strictly needs a convertible, which is [why people smile when one goes by|the best thing about it]. ${car} makes no excuses.`,
        `Nobody buys a convertible to be sensible, and ${car} [is all the better for it|doesn’t pretend otherwise].`,
      ],
      thread: [
        'What you don’t strictly need is often what you [enjoy most|remember years later].',
        'Even the sensible trips change: [the drive home from work|a run to the shops] turns into an outing.',
      ],
      closing: [
        'You may not need it, but [you might like it very much|come and see it all the same].',
        'You can be sensible next time: [come and see it|come and see it open].',
      ],
    },
    {
      opening: [
        `With the roof up it is a car like any other; with the roof down, [it is an afternoon off|the day gets bigger]. ${car} lets you choose.`,
        `Some days call for a roof and some for [none at all|the sky]. ${car} is made for both kinds.`,
      ],
      thread: [
        'Between the two there is [less than a minute|one easy movement], and the weather decides.',
        'Roof up, you are going to work; roof down, on the same road, you are [half on holiday|on your way somewhere].',
      ],
      closing: [
        'Choose a dry day to come and see it, [and ask us to open it|because you will want to see it open].',
        'Come and see it with the roof up and [with it down|then with it down], and choose for yourself.',
      ],
    },
  ],
  classic: [
    {
      opening: [
        `[Modern cars have a year; older ones have an era|A modern car has a year, an old one has an era]. ${car} [brings its own with it|takes you straight back to its own].`,
        `You can tell a decade by [the way a car door closes|how a car door sounds]. ${car} [speaks clearly of its own|belongs to another one].`,
      ],
      thread: [
        'In its day you looked at a dial and felt a switch, and [the pleasure of both is still there|nothing blinked at you].',
        'It asks you to slow down a little, and then it [shows you why|makes that worthwhile].',
      ],
      closing: [
        'An era cannot be ordered new, so [come and see this one while it is here|this one is worth a visit].',
        'Bring somebody who remembers that time: [the stories come free|they will talk all the way home].',
      ],
    },
    {
      opening: [
        `When you drive an old car, strangers [start talking to you|wave]. ${car} is good for [many such meetings|that].`,
        `At every filling station somebody will [tell you that their father had one|come over and tell you a story]. ${car} [starts conversations like that|has that effect on people].`,
      ],
      thread: [
        'You get used to the questions and [even look forward to them|learn to give good answers].',
        'It turns a simple errand into an outing, because [nobody around it is in a hurry|people stop and look].',
      ],
      closing: [
        'You will need a little more time for every trip, mostly [for other people|to chat].',
        'The next person to stop and ask about it [could be you|may as well be you].',
      ],
    },
    {
      opening: [
        `Cars today do [a great deal|nearly everything] by themselves. ${car} leaves [the driving to you|some of it to you].`,
        `There was a time when driving [kept both hands busy|took two hands and both ears]. ${car} comes from that time, and [it still shows|drives like it].`,
      ],
      thread: [
        'You listen, you feel, you adjust; it is [more work and more pleasure|what many drivers have missed].',
        'Nothing beeps or warns you, so you [pay attention by yourself|drive with all your senses].',
      ],
      closing: [
        'If you have missed doing it yourself, [come and take hold of the wheel|you will know when you sit in it].',
        'It won’t drive for you, and [that is exactly its charm|you may find that is what you wanted].',
      ],
    },
  ],
  luxury: [
    {
      opening: [
        `Real luxury is often [a sound that isn’t there|what you don’t hear]. ${car} begins with that.`,
        `Close the door of ${car}, and the day [stays on the other side|becomes something you watch through glass].`,
      ],
      thread: [
        'On your side of the door there is time to think and a seat that [asks nothing of you|suits you].',
        'Even a queue is [only a view|little more than a pause] from in here.',
      ],
      closing: [
        'Come and close that door once; [you will understand the rest|no description does it better].',
        'What it is like on the inside of that door is [worth finding out|best experienced in person].',
      ],
    },
    {
      opening: [
        `A well-made thing never needs to raise its voice, and ${car} [doesn’t|is quiet in just that way].`,
        `Look at the edges and seams rather than the badge: ${car} [rewards people who do|is for people who look that closely].`,
      ],
      thread: [
        'You find the care in small things, [in the weight of a switch|in the way a door shuts], and in how evenly it rides.',
        'You take a while to notice such things, and then [you miss them in every other car|they please you daily].',
      ],
      closing: [
        'Take a good half hour and look closely; [it stands up to that|nobody will hurry you].',
        'Care of that kind has to be seen up close, so [come and see it|a visit is the only way].',
      ],
    },
    {
      opening: [
        `You can travel to arrive first, or you can travel to [arrive rested|arrive well]. ${car} is made for the second.`,
        `Arriving rested is a luxury few people mention and everybody [wants|notices]. ${car} is [built around it|all about that].`,
      ],
      thread: [
        'You notice the difference after three hours, [in your back and in your mood|when others would be yawning].',
        'The distance passes outside the window, and you [keep your energy for the evening|step out as you got in].',
      ],
      closing: [
        'Think of dinner at the other end of your next long drive, and then [come and take a seat|give us a call].',
        'Travelling well begins with sitting well, so [start by sitting in it|come and try the seat].',
      ],
    },
  ],
  style: [
    {
      opening: [
        `[A good shape can be drawn|You can draw a good shape] from memory. Try it with ${car}, and you will find [you know it better than you thought|it comes out almost by itself].`,
        `You notice ${car} [before you can read the badge|out of the corner of your eye], the way you notice a [well-cut coat|good drawing].`,
      ],
      thread: [
        'From the outline your eye moves on to the details, and [finds that they belong to it|they agree with it].',
        'You catch its shape in a shop window as you drive by, and [smile a little|slow down].',
      ],
      closing: [
        'You have seen the shape on paper; [come and see it in the metal|it is better in the metal].',
        'See it first from across the street, as [a shape should be seen|you would look at a drawing], then come closer.',
      ],
    },
    {
      opening: [
        `There is a [simple|quick] test for good design: do you look back [after you have locked the car|as you walk away]? ${car} [passes it|was drawn for that].`,
        `Some cars you park and forget; others you park and [look back at|turn round to see once more]. ${car} is one of those.`,
      ],
      thread: [
        'It comes down to proportion, which you [feel before you can explain it|see even if you cannot name it].',
        'That glance back takes a second, and it is [a small pleasure you get every day|yours each time you park].',
      ],
      closing: [
        'When you come to see it, notice whether you [look back as you leave|turn round on your way out].',
        'Try the test for yourself: [walk away and see what happens|you will soon know the result].',
      ],
    },
    {
      opening: [
        `[A chair, a lamp, a watch|A kettle, a pen, a pair of glasses]: you choose the things you use for how they look as well. ${car} [deserves a place among them|is a car chosen that way].`,
        `Whatever you use every day might as well be beautiful, and ${car} [makes a good argument for that|is the case in point].`,
      ],
      thread: [
        'A well-drawn thing raises the tone of [an ordinary day|a grey Tuesday], and you [treat it better for it|never quite stop noticing].',
        'You use it every day and [like looking at it every day|still like looking at it], which is a good arrangement.',
      ],
      closing: [
        'You choose with your eyes, so [come and use them|let them have the last word].',
        'Picture it next to the other things you like, and [see if it belongs|then come and look].',
      ],
    },
    {
      opening: [
        `[A black and white photograph|An old-fashioned photograph|A photograph without colour] shows [whether a design is any good|nothing but the shape]. Imagine ${car} in one.`,
        `[Take away the colour, the badge and the street|Forget the colour, the badge and the street|Leave out the colour, the badge and the street], and ${car} is [still recognisable|easily recognised]: that is what good lines [do|are for].`,
      ],
      thread: [
        'What remains in such a picture is line and proportion, and [that is what lasts|those never date].',
        'Put the colour and the light back, and it [gains even more|becomes a pleasure].',
      ],
      closing: [
        'No picture shows it all, so [come and walk round it in daylight|the real thing is worth seeing].',
        'Keep that picture in your mind and [come and compare|come and see the real thing].',
      ],
    },
  ],
} satisfies Partial<Record<Angle, readonly Idea[]>>;
