import type { Angle } from '../../../plan/angles.ts';
import type { Idea } from '../../voice.ts';

const car = '{this:cond+year+name}';

/** Ideas that begin from what one feels: silence, bends, open air, time, care, form. */
export const feelingIdeas = {
  electric: [
    {
      opening: [
        `You notice the sound of an engine when it [stops|is switched off]. ${car} is electric{!fuelType}, and that moment lasts [the whole trip|from door to door].`,
        `[For a hundred years, starting a car meant making a noise|A car used to announce itself]. ${car} is electric{!fuelType} and [simply leaves|has given that up].`,
      ],
      thread: [
        'With the noise goes [some of the tiredness|a kind of hurry], and you [notice in the evening|feel it at the end of the day].',
        'In the space the noise has left you find [the road, a voice|tyres, wind, talk], [a thought you can finish|half a tune].',
      ],
      closing: [
        'If that quiet appeals to you, [sit inside and close the door|come and listen to it].',
        'Silence is hard to [advertise|put on a page]: [come and hear it|listen for yourself].',
      ],
    },
    {
      opening: [
        `[A plug in the evening, a full start in the morning|The plug goes in at night and the day begins]: with ${car}, which is electric{!fuelType}, [that is all you change|only one habit is new].`,
        `Changing engines means changing [a habit or two|one habit], and ${car} is electric{!fuelType}: [it begins tonight, at the socket|the rest stays as it was].`,
      ],
      thread: [
        'New habits have one merit: after a [week|fortnight] [you forget the old ones|they are simply yours].',
        'The best of the habits is the answer under your foot: [you press, it goes|no waiting].',
      ],
      closing: [
        'A habit begins [with a question|on some ordinary day]: [ask yours|this could be it].',
        'As changes go, [this is a small one|it is a quiet one], and it starts [with a visit|here].',
      ],
    },
    {
      opening: [
        `Between the thought and the movement there used to be [a pause|gears and revs]. In ${car}, electric{!fuelType}, it [has nearly gone|is gone].`,
        `You think of moving, and the car has moved: ${car} is electric{!fuelType}, and [that takes a day to get used to|works like that].`,
      ],
      thread: [
        'It is a polite quickness, [measured out with your toes|that waits for you]: you know it is there and [drive more calmly|let it rest].',
        'The pause you saved [comes back as calm|is yours to spend].',
      ],
      closing: [
        'Between the thought and the visit there is [one phone call|only a message].',
        'You have thought about it; [movement comes next|now move].',
      ],
    },
    {
      opening: [
        `Anyone who gets into an electric{!fuelType} car for the first time [does the same thing: they listen|tilts their head]. In ${car} there is [nothing to hear|only the road to hear].`,
        `[Try it at dawn|Leave before seven] in ${car}: it is electric{!fuelType}, and [the street sleeps on|not a curtain moves].`,
      ],
      thread: [
        'What remains is [tyres on tarmac, a little wind|the sound of the road], [something said quietly|and you].',
        'Good manners at dawn, [calm at noon|easy queues later]: quiet [has its uses|works at every hour].',
      ],
      closing: [
        'If you want to listen too, [the seat is free|there is a seat].',
        'The street won’t hear you [leave|come home]; [tell us when you are coming|we would like to].',
      ],
    },
  ],
  hydrogen: [
    {
      opening: [
        `Somebody in every street is [the first|first with something new]. With ${car}, which runs on hydrogen{!fuelType}, [that is easier than it sounds|it could be you].`,
      ],
      thread: [
        'You drive it like any quiet car and fill it [at its own kind of station|like a car of old]: the new, close up, [has familiar gestures|is not so strange].',
      ],
      closing: [
        'The future makes fewer speeches once you [can touch it|have sat in it].',
        'Being first only takes [a visit|a little curiosity].',
      ],
    },
    {
      opening: [
        `Some technologies are always [spoken of in the future tense|due next year]. ${car} runs on hydrogen{!fuelType} and [uses the present|is parked here].`,
      ],
      thread: [
        'After a few days you stop [explaining it|thinking about it] and [simply drive|are glad of the quiet].',
      ],
      closing: [
        'The present tense [suits it|is a good time]: [come and try saying it|see it now].',
        'From the future to your drive is [a shorter way than you think|one visit].',
      ],
    },
    {
      opening: [
        `The most unusual thing about ${car} is the [fuel|tank]: hydrogen{!fuelType}. The rest [is a car|you know how to use].`,
      ],
      thread: [
        'It moves off quietly, [asks nothing special of you|answers evenly], and leaves the [chemistry to itself|unusual part out of sight].',
      ],
      closing: [
        'Unusual outside, familiar at the wheel: [see which you notice first|judge it from the driver’s seat].',
      ],
    },
  ],
  sports: [
    {
      opening: [
        `There is a road you take when [you have no reason to|nobody is waiting]. ${car} is [for that road|a reason to take it].`,
        `[Two roads lead home|There are two ways home], and one has the bends. ${car} [knows which|makes the choice easy].`,
      ],
      thread: [
        'On that road you don’t need [speed|to hurry], only a car that [answers|listens].',
        'The bends come [one by one|in their order], and you [take each as it is|hurry none of them].',
      ],
      closing: [
        'The road is yours; [the car is here|now you know the car].',
        'Next time nobody is waiting, [think of it|you will know what to do].',
      ],
    },
    {
      opening: [
        `A bend taken well is [a small satisfaction|over in four seconds and stays with you all day]. ${car} [offers plenty|is good at supplying them].`,
        `[Ask anyone who loves driving for their favourite bend|Everyone who loves driving has a favourite bend], and they will describe it. ${car} [would like to meet it|is for such people].`,
      ],
      thread: [
        'A bend wants [balance, not bravery|a light hand], and [a car that tells you what it is doing|the patience to wait for it].',
        'You turn in, it [settles|follows], you [breathe out|see the exit]: that is [the whole pleasure|what it is for].',
      ],
      closing: [
        'Your favourite bend is [still there|where you left it]: [come and fetch the car|it can wait for you].',
        'The next bend is yours [to choose|to name].',
      ],
    },
    {
      opening: [
        `Some people [look at the clock when they drive, some at the road|drive to arrive and some arrive late with a smile]. ${car} is for [the second kind|the latter].`,
        `The best part of a trip is sometimes [the trip|the middle]. ${car} [was made in that belief|takes that view].`,
      ],
      thread: [
        'The clock [loses its authority|matters less], and the [steering, the seat, the note|hands, the feet, the road] come [into their own|forward].',
        'It is not about [getting there first|minutes], it is about [noticing|being there when you drive].',
      ],
      closing: [
        'You may arrive [late|a little later]: [you will have your reasons|and not mind].',
        'If the middle of the trip matters to you, [start here|we should meet].',
      ],
    },
    {
      opening: [
        `Listen [to people who drive for pleasure|to a keen driver]: they talk about [steering and feel|how a car answers], not about numbers. ${car} is [worth such a talk|to be told that way].`,
        `A good driver’s car is a [conversation|dialogue]: you ask, it answers. ${car} [answers promptly|speaks clearly].`,
      ],
      thread: [
        'You ask with [the wheel|your fingertips] and the answer comes [through the seat|at once].',
        'The conversation gets [livelier on a winding road|better the longer it lasts].',
      ],
      closing: [
        'Conversations [start with hello|need two]: [come by|sit down in it].',
        'Ask it something yourself, [from the driver’s seat|with the wheel in your hands].',
      ],
    },
    {
      opening: [
        `Keys on the table, [a clear Sunday|coffee finished], nobody up yet: ${car} was [made for that hour|meant for such mornings].`,
        `[Early Sunday|The first hour of a Sunday], the road is [empty|yours]. ${car} [is what the hour needs|knows what to do with it].`,
      ],
      thread: [
        'By the time the others are [awake|down for breakfast], you have [had your drive|seen the hills].',
        'An hour like that [puts the week in order|is better than a lie-in].',
      ],
      closing: [
        'Sunday comes [every week|round again]: [be ready|all you need is the key].',
        'The hour [is free|costs nothing]; [come and see the car that goes with it|the rest is here].',
      ],
    },
  ],
  open: [
    {
      opening: [
        `There is an evening, [around the end of April|early in the year], when the roof comes down for the first time. ${car} [waits for it all winter|is for that evening].`,
        `[Look up|Tip your head back]: in ${car} there is sky where [other cars have a ceiling|the lining would be].`,
      ],
      thread: [
        'With the roof down the road [has smells|gets a temperature]: [cut grass, rain on dust|the bakery, the pines], the sea [before you see it|further on].',
        'You drive slower and [see more|don’t mind], which is [the point|how it should be].',
      ],
      closing: [
        'The first mild evening [won’t wait|gives short notice]: [be ready for it|have the key by then].',
        'Bring [a scarf|sunglasses] and [an hour|a free afternoon] when you come.',
      ],
    },
    {
      opening: [
        `You don’t [need|strictly need] a convertible, which is [why people smile when they see one|the best thing about one]. ${car} [proves it|agrees].`,
        `[Nobody buys a convertible to be sensible|Sense has little to do with open cars], and ${car} [makes no excuses|is happy with that].`,
      ],
      thread: [
        'What you don’t need is often [what you remember|what you enjoy most], [years on|in February, too].',
        'And then there is [the daily way home|the trip to the shops], which [is never quite the same again|turns into an outing].',
      ],
      closing: [
        'You don’t need it. [You might still want to see it|That has never stopped anyone].',
        'Smile first, [decide later|then ask your questions].',
      ],
    },
    {
      opening: [
        `[Close the roof and it is a car|Roof up, it is a car like others]; open it and it is [an afternoon|an outing]. ${car} [is both|gives you the choice].`,
        `One lever, one button, [and the ceiling is gone|and the day gets bigger]: ${car} [works like that|can do this].`,
      ],
      thread: [
        'Between the two lies [a minute|one gesture], and [the weather decides|you needn’t ask anybody].',
        'With the roof up you [travel|go to work], with it down you [are on holiday|stay out longer].',
      ],
      closing: [
        'Pick [a dry day|the right sky] to see it: [you will want to try the other state too|both halves count].',
        'The ceiling [can go|is optional]: [come and see|so is the hurry].',
      ],
    },
  ],
  classic: [
    {
      opening: [
        `Some cars [have a year, others have an era|are dated, others belong to a time]. ${car} [brings its own|carries it along].`,
        `You can [hear a decade|tell a decade] by [its doors|the way a door closes]. ${car} [speaks of its own|belongs to its own].`,
      ],
      thread: [
        'In its time a dashboard was [for reading|something you looked at], a [switch|handle] something you [felt|turned].',
        'It asks you to [slow down a little|take your time], and then [shows you why|rewards you].',
      ],
      closing: [
        'An era can’t be [ordered new|had from a catalogue]: [come and see it while it is here|it has to be met].',
        'Bring somebody who [remembers|was there]: [the stories come free|they will talk all the way home].',
      ],
    },
    {
      opening: [
        `[People wave|Strangers start talking] when you drive an old car. ${car} is [an invitation to that|good for such meetings].`,
        `At the filling station, somebody will say [their father had one|they learnt to drive in one]. ${car} [has that effect|starts such talk].`,
      ],
      thread: [
        'You get used to [the questions|the smiles], and [learn the answers|start to look forward to them].',
        'It turns an errand into [an outing|a meeting], and [a short trip takes longer|nobody is in a hurry].',
      ],
      closing: [
        'You will need [time|a little time]: [mostly for other people|for the talk, mostly].',
        'The next person to [stop and look|ask] could be [you|asking you].',
      ],
    },
    {
      opening: [
        `Today cars [do a great deal by themselves|think for you]. ${car} leaves [the doing|some of it] to you.`,
        `There was a time when driving [kept both hands busy|was a thing one did with attention]. ${car} [comes from it|remembers].`,
      ],
      thread: [
        'You hear, you feel, you [adjust|decide]: [it is more work and more pleasure|that is what people missed].',
        'Nothing [beeps|warns you], and you [pay attention by yourself|look out of the window].',
      ],
      closing: [
        'If you miss [doing it yourself|that], [sit down in it|take hold of the wheel].',
        'It will not [drive for you|do it for you], and [you may find that is what you wanted|that is its gift].',
      ],
    },
  ],
  luxury: [
    {
      opening: [
        `Luxury is often [a sound that isn’t there|what you don’t hear]. ${car} [has taken that to heart|begins with that].`,
        `The door of ${car} closes, and [the day stays on the other side|outside turns into a picture].`,
      ],
      thread: [
        'On this side there is [time|room to think], and a [seat that asks nothing|hand’s breadth between you and the hurry].',
        'Even a queue [is only a view|is a pause] from in here.',
      ],
      closing: [
        'Come and [close the door once|sit in it with the door shut]: [listen|that will be enough].',
        'The other side of the door is [worth seeing|best seen from inside].',
      ],
    },
    {
      opening: [
        `[Well-made things take no notice of fashion|A well-made thing doesn’t raise its voice], and ${car} [is quiet in that way|follows the rule].`,
        `Look at [the seams|the edges], not at the badge: ${car} [is a car for people who do|repays that kind of look].`,
      ],
      thread: [
        'You find the care [where nobody looks|in the small things]: [in the weight of a switch|how things move], in an even ride.',
        'Such things [grow on you|take a while to notice], and then [you can’t unsee them|you miss them elsewhere].',
      ],
      closing: [
        'Look closely: [it has nothing against it|you are expected to].',
        'Take [your time|a good half hour], and [look it over|look at the small things first].',
      ],
    },
    {
      opening: [
        `You can travel [to arrive|fast] or you can travel [well|in peace]. ${car} [has made its choice|is about the second].`,
        `Arriving rested is [a luxury few talk about|worth more than arriving first]. ${car} [thinks so too|is built on that].`,
      ],
      thread: [
        'It is in the [seat|silence] after three hours, [in the mood at dinner|when the others are yawning].',
        'The distance [stays outside|becomes something you look at], and you [arrive as you left|have energy for the evening].',
      ],
      closing: [
        'Think of [your next long drive|dinner at the other end], then [take a seat|come and sit in it].',
        'To travel well [begins with sitting well|you must first sit]: [come and do so|there is a seat free].',
      ],
    },
  ],
  style: [
    {
      opening: [
        `You notice it [with the corner of your eye|before you read the badge]: ${car} [works that way|has the sort of shape that does this].`,
        `[A good shape can be drawn from memory|Try drawing a car from memory]: most people could [manage|sketch] ${car}.`,
      ],
      thread: [
        'From there the eye goes [on|along the side]: [the line, the stance, the wheels|proportion first, details after], and [finds things to rest on|returns].',
        'You see it in [shop windows|a reflection] as you drive by, and [smile a little|slow down].',
      ],
      closing: [
        'The eye has [decided|had its say]; [let the rest of you catch up|the rest is a visit].',
        'See it from [the side|across the street] first: [that is how it should be met|then come closer].',
      ],
    },
    {
      opening: [
        `There are cars you park, and cars you park and [look back at|then turn round to]. ${car} is [of the second sort|one of those].`,
        `[The test is simple|There is a simple test]: do you look back after locking it? ${car} [tends to pass|was drawn for that].`,
      ],
      thread: [
        'It is a matter of [proportion|a few lines], which you [feel before you understand|can’t quite explain].',
        'The glance back [costs nothing|takes a second], and it is [the pleasure you have every day|part of owning it].',
      ],
      closing: [
        'Try [the test|it] when you leave: [look back once|see whether you turn round].',
        'We will watch whether you [look back|turn round] when you go.',
      ],
    },
    {
      opening: [
        `[Clothes, a chair, a pen|A jacket, a lamp, a chair]: you choose things you like to look at. Why not ${car}?`,
        `Things you use daily [should be good to look at|might as well be beautiful], and ${car} [makes that case|agrees].`,
      ],
      thread: [
        'A well-drawn thing is [never only a thing|good company]: [it makes you treat it well|it raises the tone of a Tuesday].',
        'Use and looks [needn’t quarrel|get along here], and that is [the art|what design is for].',
      ],
      closing: [
        'You choose with your eyes: [bring them|use them].',
        'Put it next to [your favourite things|what you like], and [see if it belongs|look].',
      ],
    },
    {
      opening: [
        `Black and white photographs show [the shape and nothing else|whether a design holds]. Imagine ${car} [in one|that way].`,
        `Take away [the colour, the badge, the street|everything but the outline], and ${car} [is still recognisable|remains itself].`,
      ],
      thread: [
        'What remains is [line and proportion|the stance], and [the eye trusts it|that is what the eye keeps].',
        'Then put [the colour and the light|everything] back, and [it gains|enjoy it].',
      ],
      closing: [
        'In daylight it has [a third dimension|more to say]: [come and walk round it|see for yourself].',
        'Draw the outline [in your mind|with a finger in the air], then [compare|come and check].',
      ],
    },
  ],
} satisfies Partial<Record<Angle, readonly Idea[]>>;
