import type { Angle } from '../../../angle/angles.ts';
import type { Idea } from '../../voice.ts';

const car = '{this:cond+year+name}';

/** Ideas that begin from how a car is used: first drives, families, towns, budgets, roads. */
export const everydayIdeas = {
  fresh: [
    {
      opening: [
        `A blank page is a good feeling, and ${car} is one: [its story starts with you|nobody has written on it yet].`,
        `Some cars [come with a long story|bring a whole history with them]. ${car} comes with [a blank page and leaves the writing to you|the first page still empty].`,
      ],
      thread: [
        'The first lines will be everyday ones, [a drive to work, a drive to the lake|bread, work, friends], and the longer chapters come later.',
        'Whatever is written later, [the first page is yours|it will begin with you].',
      ],
      closing: [
        'The page is open, and [you could write the first line this week|it begins with a visit].',
        'You choose where it goes first; [come and see it|come and see where it starts].',
      ],
    },
    {
      opening: [
        `A new car usually means [a brochure and a long wait|months of looking at a brochure]. ${car} is [here, and you can touch it|a car you can see today].`,
        `Between choosing a car and driving it there are [often months|usually weeks of waiting]. With ${car} there is [only a visit|no factory to wait for].`,
      ],
      thread: [
        'You see the colour in daylight rather than on a screen, and [nothing is left to the imagination|you know what you are getting].',
        'Waiting is the poorest part of buying a car, and [you are spared it|here it falls away].',
      ],
      closing: [
        'What you see is what you drive home, so [come and see it|choose your day].',
        'The waiting is over as soon as you [ring us|say so].',
      ],
    },
    {
      opening: [
        `[Everybody remembers|Nobody forgets] the first journey in a car. With ${car} [it is still to be made|you get to choose it].`,
        `Where will ${car} go first? [That depends on whoever is reading this|Nobody has decided yet].`,
      ],
      thread: [
        'Perhaps it will only go home by the long way, [to show it to somebody|with one stop at a friend’s], and perhaps to the sea.',
        'From that first journey on, it has memories, and [you are in all of them|they are yours].',
      ],
      closing: [
        'You name the place, and [the first journey starts at our door|we hand you the key].',
        'That first journey is [waiting for a destination|yours to plan], and it begins with a visit.',
      ],
    },
  ],
  firstCar: [
    {
      opening: [
        `[The first car key of your own|The first key with a car at the end of it] is one you remember. ${car} could be [the car that goes with it|that car].`,
        `You forget [many cars in a lifetime|some of your cars], but never the first. ${car} would be [a calm one to remember|a good one to begin with].`,
      ],
      thread: [
        'First the car park, then the next town, then a friend two hours away: [that is how freedom grows|the map opens one road at a time].',
        'Every road you have driven once is [yours from then on|one fewer to worry about].',
      ],
      closing: [
        'You only choose a first key once, so [choose it calmly|let it be a good one].',
        'You will have the key, [and the road is up to you|and nobody else decides where it goes].',
      ],
    },
    {
      opening: [
        `The test is over in a morning; learning to drive takes [the months after it|rather longer]. ${car} is [an easy car to learn in|a good car to do it in].`,
        `The real learning starts [when the examiner gets out|once the L-plates are off]. ${car} [makes it easier|is good company for it].`,
      ],
      thread: [
        'Roundabouts, rain, the first motorway, the first night: each comes once, and [you tick them off|a patient car helps].',
        'If you stall, you try again and nobody counts, and one day [it simply works|you notice that you are driving].',
      ],
      closing: [
        'The lessons have no timetable, so [begin by sitting in it|come and sit in it when you like].',
        'One day you will teach somebody else; [until then, start with a patient car|this is a good way to begin].',
      ],
    },
    {
      opening: [
        `You have asked other people for lifts long enough; with ${car} [you will be the one who gives them|they will ask you].`,
        `The last bus leaves at eleven, and with ${car} [that no longer matters|you need not be on it].`,
      ],
      thread: [
        'It begins with a friend dropped home, and [it ends somewhere you have never been|the circle grows from there].',
        'Timetables are for other people now, and [your evenings get longer|you leave when you are ready].',
      ],
      closing: [
        'The next lift could be [one that you give|yours to offer], so come and see it.',
        'From now on you decide when the evening ends, and [that is worth a visit|it could start soon].',
      ],
    },
  ],
  family: [
    {
      opening: [
        `A family car is really a small room [that happens to move|the whole family shares]. ${car} makes a good one.`,
        `Families spend more time in their car than they think, so it is worth choosing [like a room|as carefully as a kitchen]. ${car} could be that room.`,
      ],
      thread: [
        'In this room there is singing, sleeping and arguing, and [everybody has a place|everyone gets a window].',
        'A good room is one you can live in without thinking about it, and [that is how this one works|so it is here].',
      ],
      closing: [
        'Rooms are best chosen together, so [bring everyone|come and see who sits where].',
        'Bring the family and try the room for size; [they will tell you what they think|nobody decides faster].',
      ],
    },
    {
      opening: [
        `Holidays don’t begin at the sea; they begin [on the drive, with the boot open|when the boot shuts]. ${car} is made for that moment.`,
        `[Bags in, belts on, everyone counted|Doors shut, belts on, the last jacket found]: there is a moment when a family is ready to go. ${car} is [where it happens|part of it].`,
      ],
      thread: [
        'From there on it is songs, snacks and a stop, and [the road goes by outside|the journey belongs to everyone].',
        'Years later you remember the way there as often as [the place itself|the beach].',
      ],
      closing: [
        'The next holiday has a date already, perhaps; [come and see what goes into this boot|see how it would begin].',
        'Come and shut the boot once, and [imagine the rest|picture everyone in their seats].',
      ],
    },
    {
      opening: [
        `At ten to eight there is always one [shoe|schoolbook] missing. ${car} is [the calm part of a family morning|for families who know that].`,
        `A family’s week is a relay race, and ${car} is [in on every lap|the one who runs every lap].`,
      ],
      thread: [
        'Monday it is swimming, Tuesday the dentist, Friday a friend to bring home, and [all of it passes through these doors|each has its own road].',
        'None of these trips is long, but together they are [most of your driving|a good part of family life].',
      ],
      closing: [
        'The week starts again on Monday, and [it could start more calmly|this would make it lighter].',
        'Tell us about your busiest morning, and [we will show you the car with that in mind|then come and look].',
      ],
    },
  ],
  wild: [
    {
      opening: [
        `On most maps the good part is [a dotted line|where the roads stop]. ${car} is for people who follow it there.`,
        `Where the [sign says that the tarmac ends|tarmac ends], most cars turn round. ${car} [carries on|doesn’t need to].`,
      ],
      thread: [
        'Beyond the tarmac there is gravel, then grass, then a view, and [nobody to overtake|a silence worth the bumps].',
        'You slow down, choose your line and go on, and [that is the pleasure of it|there is nothing more to it].',
      ],
      closing: [
        'You know a track or two yourself, so [bring the map when you come|come and see what you could take there].',
        'The tarmac ends sooner or later; [come and see what carries on from there|here is what to take when it does].',
      ],
    },
    {
      opening: [
        `November, a steep hill, wet leaves: ${car} is for people who [have to be there anyway|go all the same].`,
        `Where you live, the weather decides [a lot|more than people think]. ${car} [lets it decide less|gives you a say in the matter].`,
      ],
      thread: [
        'There is comfort in not having to ask the sky first, and in [knowing you will get there|setting off all the same].',
        'Where others turn back, you [slow down and carry on|take it gently and arrive].',
      ],
      closing: [
        'November comes round every year, and [this time you could be ready|it is good to be prepared].',
        'Tell us about your hill, and [then come and see the car for it|we will tell you about the car].',
      ],
    },
    {
      opening: [
        `Mud on a car can be [neglect or it can be a diary|laziness, or it can be a diary]. ${car} is for [keeping the diary|people with something to write in it].`,
        `You can tell a well-used car by [where it has been|the roads it knows]. ${car} is [ready to go there|for people who use theirs].`,
      ],
      thread: [
        'There is a dog, a saw or a wet coat to carry, and [nobody minds|room for each of them].',
        'You wash it on Sunday, and by Tuesday it [has another story to tell|looks well used again].',
      ],
      closing: [
        'Come in your boots; [neither of us will mind|it seems the right way to see it].',
        'The next entry in the diary is yours, and [it starts with a visit|you know where you would go].',
      ],
    },
  ],
  city: [
    {
      opening: [
        `A city is ten minutes here and [ten minutes there|a quarter of an hour there]. ${car} [saves you some of them|is made for exactly that].`,
        `In town it is [seldom|hardly ever] the fastest car that gets there first; it is the one that fits. ${car} [fits|is made to fit].`,
      ],
      thread: [
        'Ten minutes saved at the kerb and ten in the side street: by evening [you have an hour|there is time for a coffee].',
        'It fits where you had given up looking, and [you are already there|the others drive on].',
      ],
      closing: [
        'Think of tomorrow’s errands, and [count the minutes you would save|picture them with this car].',
        'Your next ten minutes could be spent [calling us|looking at it].',
      ],
    },
    {
      opening: [
        `[Every city has parking spaces|There are parking spaces in every city|Wherever you live, there are spaces] that [nobody even tries|others drive past]. ${car} takes them.`,
        `[They say the street is full|Everybody says the street is full]. With ${car} you find [one more space|that it seldom is].`,
      ],
      thread: [
        'One swing, a glance, the door opens: you are at the table while [your friends are still circling|others are still looking].',
        'What you save is not only time but temper, and [your evening starts earlier|everyone at the table notices].',
      ],
      closing: [
        'There is one more space outside our door, so [come and see how it fits|come and look].',
        'The street is less full than they say, and [you could be the one who proves it|you only need the right car].',
      ],
    },
    {
      opening: [
        `Town is where you do most of your driving and [least of your enjoying|have the least fun doing it]. ${car} [can change that|is a way to change that].`,
        `Nobody writes songs about [traffic lights|roundabouts and bus lanes], and yet that is where you drive. ${car} makes it [easier to bear|almost pleasant].`,
      ],
      thread: [
        'At walking pace you notice how light it is to drive, and [how much of the street you can see|that you are no longer in a hurry].',
        'Stop, go, left, wait: it is all in the small movements, and [they come easily|here they take no effort].',
      ],
      closing: [
        'The traffic will be the same tomorrow, but [you could be sitting better|your mood need not].',
        'Think of the street you like least, and [imagine it in this car|then come and see what would help].',
      ],
    },
  ],
  budget: [
    {
      opening: [
        `[A good purchase is one you can explain|You can always explain a good purchase|Whatever is worth buying can be explained] in two sentences. ${car} [is easily explained|passes that test].`,
        `Two sentences should be enough to [explain why you bought a car|justify a car]: what it does and what it costs. ${car} [manages with two|fits into them].`,
      ],
      thread: [
        'The first sentence says what it is and what it does, and [here is a good part of it|you have just read it].',
        'Plain sentences have one advantage: [you can check them|they are still true the next day].',
      ],
      closing: [
        'If the two sentences convince you, [come and see it|a visit can do the rest].',
        'You can write the two sentences yourself now, and [add your own after a visit|see whether they hold].',
      ],
    },
    {
      opening: [
        `Every euro can be spent only once, which is why ${car} is [described here in figures|set out so plainly].`,
        `A careful buyer [looks at use first and looks second|asks what a car does before admiring it]. ${car} [is worth judging that way|has nothing against that order].`,
      ],
      thread: [
        'Look at what you need, then at what it costs; if the two agree, [your search may be over|you can stop looking].',
        'There is no fanfare here, only [a car and its figures|the things one actually pays for].',
      ],
      closing: [
        'Do the sum again tomorrow; [it should come out the same|a good sum still works in the morning].',
        'When your sum is done, [ring us|come and see what it describes].',
      ],
    },
    {
      opening: [
        `What would you do with the money you [don’t spend on a car|have left over]? Keep that question in mind as you read about ${car}.`,
        `[A weekend by the sea, a new bicycle, a sofa|Concert tickets, a better bed, a week in the hills]: that is what you have left after a sensible car. ${car} [is that sort of car|is one of those].`,
      ],
      thread: [
        'A car should take you to the rest of your life, [not use up the money for it|and leave you something to spend there].',
        'It does its job, and what you save is [yours to spend|for the weekend].',
      ],
      closing: [
        'Decide what you would do with the rest, and then [come and look|see how it adds up].',
        'Looking costs nothing at all, so [come and look|that is a good start].',
      ],
    },
    {
      opening: [
        `A list, a pen and a cup of tea: that is how careful people buy cars, and ${car} [does well on such a list|has nothing to fear from it].`,
        `Draw a line down a page, with what you need on the left and what [it costs|you pay] on the right. ${car} [belongs on that page|is easily entered].`,
      ],
      thread: [
        'On the left go the engine, the equipment and what you would use it for, and [the list soon grows|there is room for more].',
        'On the right goes one figure, the price, [with nothing hidden behind it|in plain writing].',
      ],
      closing: [
        'Bring the list when you come, and [we will go through it together|we will add what is missing].',
        'At the foot of the page goes your decision, and [it can wait until you have seen the car|nobody hurries you].',
      ],
    },
  ],
  gas: [
    {
      opening: [
        `There is a moment at the pump when [the figures stop turning|the counter comes to a halt]. With ${car}, which runs on {gas}, it is a kinder moment[, and it comes sooner|].`,
        `People who drive a lot [know fuel prices by heart|can tell you today’s fuel price]. ${car} runs on {gas} and [lets them think of something else|makes that knowledge less painful].`,
      ],
      thread: [
        'One fill-up makes little difference; [a year of them does|a winter of them makes quite a sum].',
        'The drive is just as you know it; the difference comes [at the till|when you pay].',
      ],
      closing: [
        'Work it out for your own year, then [come and see the car|talk to us].',
        'The next time those figures turn at the pump, [think of this one|you may remember it].',
      ],
    },
    {
      opening: [
        `Some good ideas are easily overlooked. ${car} runs on {gas}, [which costs less to fill up|and you notice it every time you pay].`,
        `Not everyone thinks of {gas} when choosing a car. ${car} [is a good reason to|makes a good case for it].`,
      ],
      thread: [
        'You choose it with a calculator and [then simply enjoy it|enjoy it without one].',
        'You learn where the stations are, and that is [the whole change|all there is to it].',
      ],
      closing: [
        'If the sums have convinced you, [come and let your eyes decide|come and see the car behind them].',
        'A sensible choice deserves a second look, so [come and see it|take one in person].',
      ],
    },
    {
      opening: [
        `How far do you drive in [a year|twelve months]? Keep the figure in mind, because ${car} runs on {gas}, and [the bigger it is, the better|it counts in your favour].`,
        `Long roads [cost money|add up at the pump]. ${car} runs on {gas}, which [brings the bill down|makes them cheaper].`,
      ],
      thread: [
        'A long road becomes a smaller sum, and you [go more readily|think about where rather than how much].',
        'The more you drive, the more [the difference at the pump counts|you have back at the end of the year].',
      ],
      closing: [
        'You know how far you drive; [bring the figure along|set it against this car].',
        'Take your yearly distance, do the sum, and [come and see us|then give us a ring].',
      ],
    },
  ],
  hybrid: [
    {
      opening: [
        `Every time you brake, an ordinary car throws [something|energy] away. ${car} is a hybrid{!fuelType}, and it [keeps it|puts it by].`,
        `There are cars that have a use for red lights: ${car} is a hybrid{!fuelType}, and [slowing down gives it energy|it makes something of every stop].`,
      ],
      thread: [
        'What it keeps at one red light it uses at the next, and you [notice only the quiet|need do nothing about it].',
        'It is thrift without effort, and [that kind lasts|it happens by itself].',
      ],
      closing: [
        'The next red light will have its good side, and [you can think of this one|that is easy to get used to].',
        'Nothing to learn and something kept each time: [come and see how it works|ask us to show you].',
      ],
    },
    {
      opening: [
        `Two motors [sound like a complication|sound like twice the work]. In ${car}, a hybrid{!fuelType}, they [share the work and leave you to drive|take turns without your noticing].`,
        `One works where it is slow and quiet, the other when the road opens: ${car} is a hybrid{!fuelType} and [settles it by itself|leaves the matter to them].`,
      ],
      thread: [
        'You hardly hear one hand over to the other, and [that is the art of it|you simply drive on].',
        'You don’t have to manage them: [they take turns by themselves|one hands over to the other by itself].',
      ],
      closing: [
        'Come and see how the two work together, [and ask us anything you like|because words only go so far].',
        'The two of them see to the rest; [you only have to drive|all you do is drive].',
      ],
    },
    {
      opening: [
        `[Changing everything at once is tiring|Nobody likes changing everything at once]. ${car} is a hybrid{!fuelType}: [it changes one thing and leaves your habits alone|you change the car and nothing else].`,
        `[You fuel it and drive it|You drive it and fill it up|You treat it just] as you always have, and ${car}, a hybrid{!fuelType}, [does something useful with every stop|makes more of it in the background].`,
      ],
      thread: [
        'The difference shows in slow traffic, where [it pulls away in silence|the electric side steps in].',
        'After a week you have forgotten that it is there, [as with most good ideas|and that is how it should be].',
      ],
      closing: [
        'Your habits may stay as they are; [come and see what changes|come and see how little changes].',
        'The one thing that changes is best felt [at the wheel|from the driver’s seat].',
      ],
    },
  ],
  commuter: [
    {
      opening: [
        `You cannot change the road to work, but you can change [where you sit on it|the seat you see it from]. ${car} is [a good place|worth a thought].`,
        `Twice a day you drive the same road, past the same [bakery and the same lights|roundabout]. ${car} could let you do it [in peace|in more comfort].`,
      ],
      thread: [
        'The same bend, the same bakery, the same bridge, but [you are sitting better|seen from a calmer seat].',
        'A year of such mornings adds up to weeks, and [weeks deserve a good seat|you spend them somewhere].',
      ],
      closing: [
        'You know the road by heart; [now come and try the seat|the seat is worth getting to know].',
        'Tomorrow, at the usual lights, [ask yourself where you would rather sit|think of this one].',
      ],
    },
    {
      opening: [
        `Between home and work lies an hour that [nobody counts|you would rather have back]. ${car} [could make it yours|makes it an easier one].`,
        `There is one hour in the day when nobody [asks you anything|wants anything from you]: the drive to work and back. ${car} [looks after that hour|is where to spend it].`,
      ],
      thread: [
        'You can use the hour to think, to listen to a whole record, or [to do nothing at all|simply to leave work behind].',
        'It is the only hour without a screen, and in a calm place [it can be a good one|you learn to like it].',
      ],
      closing: [
        'An hour a day is a lot of life; [come and see where you could spend it|it is worth a visit].',
        'Give us half an hour of your time, and [see what the others could be like|take a seat in it].',
      ],
    },
    {
      opening: [
        `[Any car is pleasant on a Sunday|On a Sunday every car is pleasant|Every car is fun on a free day|Most cars please you for a day]. ${car} is [about the other days|one to judge on a Monday|for wet Wednesdays|meant for the working ones].`,
        `[You find out on a Friday|It is on a Friday that you find out|By Friday you know] whether you chose the right car for the week. ${car} is [made for Fridays|one you can ask on a Friday].`,
      ],
      thread: [
        'By Friday it is the small things that count: [your back, your ears, your temper|how you sit and how you get out].',
        'Five mornings and five evenings: what you want is [a car that stays the same on each|steadiness].',
      ],
      closing: [
        'Come on a weekday, if you can, and [sit in it after work|bring your week with you]: that is when you know.',
        'Sundays take care of themselves; [this is for the rest of your week|come and see one for Mondays].',
      ],
    },
  ],
  traveller: [
    {
      opening: [
        `Somewhere after the second hour a car shows you [what it is|its true colours]. ${car} is [at its best there|made for that hour].`,
        `The first hour of a journey is [easy in any car|never the hard one]; it is the third that tells. ${car} is made for [the third|that one].`,
      ],
      thread: [
        'By then the talk has settled, the road hums, and you [could go on for hours|sit as you sat at the start].',
        'Distance is made of hours like that, [an even pace and a good seat|and somebody passing you a biscuit].',
      ],
      closing: [
        'We cannot give you the third hour here, but [you can start with the first minute|you can sit in it and imagine].',
        'Think of your next long drive, and [of its third hour|then come and take a seat].',
      ],
    },
    {
      opening: [
        `How far is [far|too far]? It depends on where you sit, and in ${car} [the answer changes|far begins a good deal later].`,
        `[Far is a word that depends on the car|What we call far depends on the car|Whether a place is far depends on the car]. With ${car} [places move closer|distances shrink].`,
      ],
      thread: [
        'The sea is a morning away, friends up north a day’s drive, and [you go more often|you stop putting it off].',
        'You arrive with the evening before you, and [the way back already seems shorter|nothing seems quite so far any more].',
      ],
      closing: [
        'Name a place that has always seemed too far, and [think of the drive again|then come and see us].',
        'Wherever you want to go, [the first trip is the short one to us|start with a visit].',
      ],
    },
    {
      opening: [
        `What you remember of a journey is rarely the arrival; it is [a bridge, a song, rain stopping|the way there]. ${car} is for [people who travel like that|people who enjoy it].`,
        `The way there is the half of the holiday [nobody photographs|that gets into no album]. ${car} [does it justice|makes it worth remembering].`,
      ],
      thread: [
        'The car keeps its pace and keeps quiet, so that [you can look out of the window|there is room for everything else].',
        'You hardly notice a smooth hour on the road, and [that is to the credit of the car|so it should be].',
      ],
      closing: [
        'You will want to set off [one of these days|soon enough]; [come and see what you would set off in|come and try the seat first].',
        'The next good road [could start with a visit|begins at our gate].',
      ],
    },
  ],
  allRound: [
    {
      opening: [
        `[Your week contains work, rain, shopping and|There is work, rain and shopping in your week, and|Work, rain, shopping: your week holds all of it, and] [one good dinner|a wedding], and there is one car to do it all. ${car} [could be the one|is up to it].`,
        `Nobody’s [life is made|week is made up] of one kind of road. ${car} is [meant for all of yours|made with that in mind].`,
      ],
      thread: [
        'In the morning it takes you to work, in the evening it is a quiet corner, on Saturday [it is your removal van|you load it to the roof], all with the same key.',
        'It has no favourite day of the week, so [it is ready for all seven|you need not ask].',
      ],
      closing: [
        'Seven days, one key: [come and see whether it is yours|try it on in your mind].',
        'Look at your calendar, and [see how many days it would suit|then come and see it].',
      ],
    },
    {
      opening: [
        `The best tool in the drawer is often [the plainest one|the one you use for everything]. ${car} is that sort of car.`,
        `You seldom [praise|think about] the things that simply work. ${car} is one of them[, and worth a closer look|].`,
      ],
      thread: [
        'You reach for it without thinking, [for bread or for a day by the sea|to go to work or to get away], and it does what you want.',
        'It is there to be used, [on the dull errands as on the good ones|and you will find plenty to use it for].',
      ],
      closing: [
        'Tools are best understood with your hands, so come and [sit at the wheel|try this one].',
        'Put it to work in your mind for a week, and [ring us if nothing is missing|see how often you reach for it].',
      ],
    },
    {
      opening: [
        `There is the car you [dream of|look at in magazines] and there is the car you live with. ${car} is for living with, and [very good at it|none the worse for that].`,
        `Living with a car is a long arrangement, so it pays to choose one that is [easy to get along with|good company]: ${car}, for instance.`,
      ],
      thread: [
        'Living together comes down to small things: [a seat that fits, a boot that shuts|starting, stopping, parking], day in, day out.',
        'You get along because [neither asks too much of the other|it never makes a fuss].',
      ],
      closing: [
        'Before you decide to live together, [come and meet it|come and see it]: first impressions count.',
        'Read your list of wishes again when you sit in it, and [see how many it answers|count them off].',
      ],
    },
  ],
} satisfies Partial<Record<Angle, readonly Idea[]>>;
