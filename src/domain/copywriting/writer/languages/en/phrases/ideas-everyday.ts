import type { Angle } from '../../../plan/angles.ts';
import type { Idea } from '../../voice.ts';

const car = '{this:cond+year+name}';

/** Ideas that begin from how a car is used: first drives, families, towns, budgets, roads. */
export const everydayIdeas = {
  fresh: [
    {
      opening: [
        `A [blank page|clean page] is a [pleasure and a responsibility|good feeling]. ${car} [is one|offers you such a page].`,
        `[Nobody has written in it yet|Page one is empty]: ${car} [starts with you|waits for its first line].`,
      ],
      thread: [
        'The first lines will be [short: a trip to work, a trip to the lake|everyday ones], then [the story finds its way|come the longer ones].',
        'Every later page will [begin with this one|remember who began].',
      ],
      closing: [
        'You [hold the pen|write the first line]: [come and choose the words|start when you like].',
        'The page is [open|turned to one]; [bring a destination|begin it with a visit].',
      ],
    },
    {
      opening: [
        `A new car is usually [a date in the future|a brochure and a wait]. ${car} is [here today|a car you can touch].`,
        `Between wanting and having there is normally [a long wait|a factory]. With ${car} there is [a drive to see us|only a decision].`,
      ],
      thread: [
        'You see [the colour in daylight|what you are getting], not [on a screen|in a catalogue], and [nothing has to be imagined|you can knock on it].',
        'Waiting is [overrated|a poor part of buying], and [seeing is quicker|you are spared it].',
      ],
      closing: [
        'What you see is [what you drive home|here now]: [come and see it|choose the day].',
        'The wait [ends|is over] when you [say so|ring].',
      ],
    },
    {
      opening: [
        `[The first journey in a car is never forgotten|Everybody remembers a first journey]: with ${car} it is [yours to choose|still to be made].`,
        `Where will ${car} go first? [The question is open|That depends on whoever reads this].`,
      ],
      thread: [
        'Its first trip might be [to show it to somebody|home, by the long way], or [to the sea|just round the block and back].',
        'From then on it has [a history|memories], and [you are in them|they begin with you].',
      ],
      closing: [
        'Choose the destination, [then come for the car|we supply the car].',
        'The first journey starts [here|at our door]: [you say where|name the place].',
      ],
    },
  ],
  firstCar: [
    {
      opening: [
        `Freedom has a [weight: that of a key|sound: a key on the table]. ${car} [could be your first|comes with one].`,
        `The first car is the one you [remember for life|talk about years later]. ${car} [would make a calm memory|is a good one to remember].`,
      ],
      thread: [
        'First the car park, then [the ring road|the next town], then [the sea|a friend two hours away]: [freedom grows by itself|the map opens].',
        'Each road you [dare|learn] is [yours afterwards|one fewer to fear].',
      ],
      closing: [
        'The key is [small|on its hook]; what it opens [is not|you decide].',
        'You only pick up a first key [once|one time]: [choose it calmly|let it be a good one].',
      ],
    },
    {
      opening: [
        `The test [teaches you the rules|takes forty minutes]; driving you learn [afterwards, alone|in the months after]. ${car} is [good company for that|a patient teacher].`,
        `After the examiner gets out, [the learning starts|it is just you and the road]. ${car} [makes that easier|is calm about it].`,
      ],
      thread: [
        'Hill starts, [roundabouts, rain|night, motorways]: [each comes once for the first time|you tick them off one by one].',
        'A stall, a second try: [nobody counts|it doesn’t mind], and one day [it just works|you notice you are driving].',
      ],
      closing: [
        'The lessons [begin when you like|have no timetable]: [come and meet the teacher|sit in it first].',
        'You will be [driving before you know it|teaching somebody else one day]: [start here|it begins with a seat that fits].',
      ],
    },
    {
      opening: [
        `[No more timetables|The last bus no longer matters]: ${car} [goes when you go|puts the evening back in your hands].`,
        `You used to ask for lifts; with ${car} you [give them|will be asked].`,
      ],
      thread: [
        'It starts with [small liberties|a friend dropped home], and [soon the radius grows|ends somewhere you have never been].',
        'The timetable is now [yours|a thing other people have].',
      ],
      closing: [
        'The last bus [leaves without you|can go]: [come and see why|you have other plans].',
        'Lifts will be [asked for|in demand]: [be warned, and come and see it|you have been warned].',
      ],
    },
  ],
  family: [
    {
      opening: [
        `A family car is [a room that happens to move|the smallest room in the house]. ${car} [makes a good one|is that room].`,
        `[Count the hours a family spends in its car|Families live in their cars more than they think]: ${car} [might be a good room for them|could be the extra room].`,
      ],
      thread: [
        'In this room there is [homework and apple cores|singing, sleeping, arguing], and [one window each|everybody has a place].',
        'Like every good room, it is [easy to live in|there when everyone needs it].',
      ],
      closing: [
        'Bring everyone: [rooms are chosen together|see who sits where].',
        'Try the room [with the whole family in it|for size]: [come all together|they will tell you].',
      ],
    },
    {
      opening: [
        `Holidays don’t begin at the sea, they begin [when the boot shuts|on the drive, with the boot open]. ${car} [knows the moment|is made for it].`,
        `There is a moment, [bags in, belts on|everyone counted], when a family is [complete|ready]. ${car} [is where it happens|likes that moment].`,
      ],
      thread: [
        'From there on it is [games and stops|snacks, songs, a stop], and the road [goes by|passes in the windows].',
        'What you remember later is [the drive|the way there] as often as [the beach|the place].',
      ],
      closing: [
        'The next holiday [starts with a boot|has a date]: [see what goes in this one|come and pack it in your mind].',
        'Shut the boot once [in our yard|when you come], and [picture it full|imagine the drive].',
      ],
    },
    {
      opening: [
        `[Eight o’clock, two schools, one missing shoe|Ten to eight: a bag, a scarf, a shoe]: ${car} [is the calm part of the morning|meets such mornings daily].`,
        `A family’s week is [a puzzle|a relay race], and ${car} is [the piece that fits anywhere|the baton].`,
      ],
      thread: [
        'Monday [swimming|football], Tuesday [the dentist|music], and on Friday [somebody’s birthday|a friend to bring home]: [it all passes through these doors|each has its route].',
        'Not one of these trips is [long|a journey], but [together they are a life|add them up].',
      ],
      closing: [
        'The week [begins again on Monday|won’t get shorter]: [a good car makes it lighter|come and see what would help].',
        'Tell us [what your week looks like|your worst morning], and [see how it fits|look at the car with that in mind].',
      ],
    },
  ],
  wild: [
    {
      opening: [
        `Most maps end [where the good part starts|in a dotted line]. ${car} [reads dotted lines|goes on from there].`,
        `The sign says the [made road|tarmac] ends here. To ${car} that is [information, not advice|only a sentence].`,
      ],
      thread: [
        'Past the last of the tarmac there is [gravel, then grass|a gate, a ford, a view], and [nobody to overtake|a silence that pays for the bumps].',
        'You [slow down|lower the window] and [go on|choose your line]: that is [the pleasure of it|all there is to it].',
      ],
      closing: [
        'You know a dotted line [yourself|or two]: [come and introduce them|bring the map].',
        'The tarmac ends [soon enough|everywhere]: [see what goes on from there|you needn’t].',
      ],
    },
    {
      opening: [
        `[Rain, leaves, a hill|November, a wet hill, wet leaves]: ${car} is for people who [must be there anyway|go all the same].`,
        `Where you live, [weather is news|winter is a season and not a word], and ${car} [takes it into account|was thought up for such places].`,
      ],
      thread: [
        'There is comfort in [not asking the sky first|knowing that you will get there].',
        'The others [wait for the plough|turn back]; you [take it slowly|drive on with care].',
      ],
      closing: [
        'Winter [comes every year|will be back]: [have your answer ready|come before it does].',
        'Tell us about your hill: [we would like to hear|it may like the car].',
      ],
    },
    {
      opening: [
        `A car gets dirty [from use or from neglect|in one of two ways], and ${car} is for [the first|those who use theirs].`,
        `[Mud up to the door handles is a diary|Mud is a kind of travel diary]: ${car} [has pages to fill|invites you to write].`,
      ],
      thread: [
        'There is [a dog, a saw, a wet coat|wood, fishing rods, muddy dogs] to carry, and [no one who minds|room for each].',
        'You wash it on [Sunday|some Sundays], and by [Tuesday|Wednesday] [it tells another story|nobody would know].',
      ],
      closing: [
        'Come in your [boots|old shoes]: [it won’t mind|you may like it at once].',
        'The diary is [open|yours]: [you choose where to begin|the first entry is a visit].',
      ],
    },
  ],
  city: [
    {
      opening: [
        `A city is [ten minutes here, ten minutes there|a chain of short distances]. ${car} [is made of the same stuff|keeps the links short].`,
        `[The shortest way through town|In town the winner] is [rarely the fastest car|the one that fits]. ${car} [fits|takes this seriously].`,
      ],
      thread: [
        'Ten minutes saved [at the kerb|on the way], ten [in the side street|at the end]: by evening you have [an hour|time for a coffee].',
        'It fits [in the gap|under the balcony], [between the bins and the van|where you had given up looking], and you are [there|done].',
      ],
      closing: [
        'Time it [on your own streets|between two errands]: [the city will tell you|you will see].',
        'Your next ten minutes [could be spent looking at it|start here].',
      ],
    },
    {
      opening: [
        `[You can know a city by its parking spaces|Every city has parking spaces that nobody tries], and ${car} [knows how to read them|likes the small ones].`,
        `The street is full, [says everyone|they say]. ${car} sees [one more space|it differently].`,
      ],
      thread: [
        'One swing, [a straighten-up|a glance], the door opens: [you are the first at the table|your friends are still circling].',
        'What you save is [not only time|nerves], and [the evening notices|that is the better part].',
      ],
      closing: [
        'There is one more space [outside our door|here]: [come and use it|park next to it and compare].',
        'The street is [never quite full|less full than they say]: [come and see with other eyes|you will learn to see it].',
      ],
    },
    {
      opening: [
        `Town is where [you do most of your driving and least of your enjoying|a car has to be clever]. ${car} would like to [change the balance|be of help].`,
        `[Nobody writes songs about traffic lights|City driving has few poets]: ${car} [makes the prose bearable|is good at the prose].`,
      ],
      thread: [
        'At walking pace you notice [how light it feels|the steering], and [the shop you always missed|who else is whistling].',
        'Stop, go, [left, right|wait]: [small movements, done easily|it is all in the small movements].',
      ],
      closing: [
        'Town will be [the same tomorrow|there tomorrow]; [you could be in a better seat|try it from another seat].',
        'Try it [in the worst street you know|where you hate to drive], if only [in your mind|in thought].',
      ],
    },
  ],
  budget: [
    {
      opening: [
        `A good purchase is one you [can explain in two sentences|never have to defend]. ${car} [gives you the sentences|is to be tested that way].`,
        `[Take away the adjectives|Leave out the adjectives] and see what is left: of ${car}, [a good deal|the important part].`,
      ],
      thread: [
        'First sentence: [what it is and does|the machine]. Second: [what it costs|the price]. [There need be no third|That is all it takes].',
        'Plain [words|facts] have one advantage: [you can check them|they are still true the next day].',
      ],
      closing: [
        'Two sentences [are enough|later]: [if they hold, come and see it|now add your own].',
        'The adjectives you [can supply|add] yourself, [after a visit|once you have seen it].',
      ],
    },
    {
      opening: [
        `[Money can be spent once|Every euro gets spent only once], which is why ${car} [is told here in figures|is set out so plainly].`,
        `A careful buyer looks at [what is left over|use before looks]. ${car} [asks to be judged so|has that in mind].`,
      ],
      thread: [
        'Look at [use|what you need], then at [cost|what it asks]: if [one covers the other|they agree], [stop looking|the search is over].',
        'No [fanfare|bow on the bonnet], no story, only [a car and its data|the things one pays for].',
      ],
      closing: [
        'Do the sum [twice|again tomorrow]: [it should come out the same|figures are patient].',
        'When the sum [comes out|is done], [we are here|ring us].',
      ],
    },
    {
      opening: [
        `What do you do with money you [didn’t spend|have left]? [Keep that question in mind|It is a nice question] while you read about ${car}.`,
        `[A weekend by the sea|A week in the hills], a [bicycle|new sofa]: it is [money not spent on the car|what a sensible car leaves you]. ${car} [thinks along those lines|is on that side].`,
      ],
      thread: [
        'A car should [take you to your life|carry the rest], not [eat it up|be the rest].',
        'It does [what it must|its job], and the [rest|holiday] is [yours|up to you].',
      ],
      closing: [
        'Decide [what the rest is for|what you would rather buy], then [come and see how it is done|come and look].',
        'The rest [stays in your pocket|is yours]: [the visit is free|so is looking].',
      ],
    },
    {
      opening: [
        `A list, a pen, [ten minutes|a cup of tea]: that is how [reasonable people|careful people] buy cars, and ${car} [does well out of it|is not afraid of the pen].`,
        `Draw a line down the page, [for and against|needs on the left, costs on the right]. ${car} [belongs on that page|is happy to be put there].`,
      ],
      thread: [
        'Write down [the engine, the equipment|what it has], then [what you will do with it|how you would use it]: [the list grows by itself|and leave room].',
        'On the other side goes [the price|one figure], [and nothing hidden|in plain writing].',
      ],
      closing: [
        'Bring the list [along|when you come]: [we will go through it together|there is room for questions at the bottom].',
        'At the foot of the page goes [your decision|a line]: [take the time it needs|see the car first].',
      ],
    },
  ],
  gas: [
    {
      opening: [
        `[You look at the total at the pump|There is a small moment at the pump, when the figures stop]: with ${car}, which runs on {gas}, it [is a kinder one|weighs less].`,
        `People who drive a lot [know fuel prices by heart|read fuel prices like the weather]. ${car} runs on {gas} and [lets them read something else|eases that habit].`,
      ],
      thread: [
        'Each fill-up is [a small sum|a detail], but [a year is made of them|details add up].',
        'The drive is [the same as ever|unchanged]; the difference comes [at the till|later].',
      ],
      closing: [
        'Work it out [for your own year|with your own distances], then [come and see the car|talk to us].',
        'The next time the figures [stop|run], [think of it|you will remember this].',
      ],
    },
    {
      opening: [
        `[The sensible choice rarely makes the headlines|Good sense makes little noise]: ${car} runs on {gas} and [doesn’t mind|has kept quiet about it].`,
        `Not everyone thinks of {gas}, [which is odd|and that is their affair]: ${car} [does the thinking for you|makes the case].`,
      ],
      thread: [
        'It is a choice [made with a calculator and enjoyed without|of the head], and after a month [the heart agrees|you stop calculating].',
        'You learn [where the stations are|one new gesture at the pump], and that is [the whole change|all].',
      ],
      closing: [
        'Good sense, too, [deserves a look|likes to be visited].',
        'If the head says yes, [show it to the rest of you|come and ask the heart].',
      ],
    },
    {
      opening: [
        `How far do you drive in a year? [Hold that number|Keep the figure in mind]: ${car} runs on {gas}, and [the bigger it is, the better|likes big numbers].`,
        `Long roads have [a price by the kilometre|their cost]. ${car} runs on {gas} and [takes that into account|counts kilometres, too].`,
      ],
      thread: [
        'A long road becomes [a smaller sum|less of a subject], and you [think about where, not how much|go more readily].',
        'With every [trip|week] the number [grows|works in your favour].',
      ],
      closing: [
        'Bring your number: [we will talk about it|it is a good start].',
        'The number [is yours|you know]: [the car is here|come and set it against the car].',
      ],
    },
  ],
  hybrid: [
    {
      opening: [
        `Every time you brake, something is [lost|thrown away]. In ${car}, a hybrid{!fuelType}, it is [kept|put by].`,
        `[Red lights pay|There are cars that like red lights]: ${car} is a hybrid{!fuelType}, and [stopping fills its purse|makes use of each one].`,
      ],
      thread: [
        'What it puts by at one light it [spends|uses] at the next, and you [notice only the quiet|need do nothing].',
        'It is thrift [without effort|you don’t see], which is [easy to keep up|why it lasts].',
      ],
      closing: [
        'The next red light [has its good side|won’t feel the same]: [come and see|think of that].',
        'Something kept, [nothing to learn|no effort made]: [have a look at how|ask us how].',
      ],
    },
    {
      opening: [
        `Two [hearts|engines of different tempers] under one bonnet ought to [quarrel|disagree]. In ${car}, a hybrid{!fuelType}, they [take turns|have come to terms].`,
        `One works [when it is quiet|in town], the other [when the road opens|beyond]: ${car} is a hybrid{!fuelType} and [leaves them to it|settles the matter itself].`,
      ],
      thread: [
        'You hear one [hand over|give way] to the other, [if you listen closely|hardly], and [drive on|that is all you notice].',
        'A good partnership is [one you don’t have to manage|quiet], and [this one asks nothing of you|so it is here].',
      ],
      closing: [
        'See how the two [get on|share the work]: [come and listen|you would be the third].',
        'They have [agreed|their arrangement]: [it only lacks you|now you].',
      ],
    },
    {
      opening: [
        `Changing everything is tiring. ${car} is a hybrid{!fuelType}: [it changes one thing and leaves your habits alone|you change the car and nothing else].`,
        `You fuel it and drive it [as you always have|like any car], only ${car}, a hybrid{!fuelType}, [makes more of each stop|does something with the pauses].`,
      ],
      thread: [
        'The difference is [in the background|in slow traffic], where [it pulls away in silence|the electric part steps in].',
        'After a week you have [forgotten it is there|stopped watching the display], as with [all good ideas|things that work].',
      ],
      closing: [
        'Your habits [may stay|can come along]: [come and see what changes|so can you].',
        'The one thing that changes [you see best from the driver’s seat|is worth a visit].',
      ],
    },
  ],
  commuter: [
    {
      opening: [
        `[Morning and evening, day after day|Twice a day, all year] you [drive the same road|see the same roundabout]. ${car} is [for those times|an idea about them].`,
        `The road to work [won’t change|has no surprises left], so [change the room you see it from|change what you can]: ${car}.`,
      ],
      thread: [
        'The same [bend, the same bakery, the same lorry|lights, the same bridge], but [seen from a calmer place|you are sitting better].',
        'A year of mornings [adds up to weeks|is a long time], and [weeks deserve a good seat|you live them somewhere].',
      ],
      closing: [
        'Tomorrow, on [your usual road|the roundabout], [think of it|ask yourself where you would like to sit].',
        'You know the road; [get to know the seat|meet the other half of it].',
      ],
    },
    {
      opening: [
        `Between home and work there is an hour that [belongs to nobody|no one plans for]. ${car} [gives it to you|would like to look after it].`,
        `Work [begins at the door|starts at nine], home [at the other|at six]: the hour between is [yours|free], and ${car} is [where you spend it|its living room].`,
      ],
      thread: [
        'You can use the hour to [think|listen to a whole record], or to [think of nothing|get from one self to the other].',
        'It is the only hour [without a screen|when nobody asks you anything], and [it can be a good one|you learn to like it].',
      ],
      closing: [
        'An hour a day is [worth a visit|a lot]: [come and spend half of one here|decide where to spend it].',
        'Give us [half an hour of it|one of those hours], and [see what the others could be|take a seat].',
      ],
    },
    {
      opening: [
        `You can tell a commuter car [by Friday|at the end of the week]: ${car} [is one to judge on Friday|would like to be judged then].`,
        `Any car is [pleasant on a Sunday|fun for a day]. ${car} [is about the other days|thinks of Monday].`,
      ],
      thread: [
        'By Friday it is [the back, the ears, the temper|small things] that count, and [whether you have thought about the car at all|how you get out].',
        'Five mornings, five evenings: [regularity is a quality too|steadiness pays].',
      ],
      closing: [
        'Come on a [Friday|Monday], if you like: [you will know what to look for|bring your week with you].',
        'Sunday cars are [elsewhere|for others]: [this one starts on Monday|here is one for the week].',
      ],
    },
  ],
  traveller: [
    {
      opening: [
        `A journey starts with [the sound of a boot closing|a map and a coffee]. ${car} [is for people who know it|fits the moment].`,
        `Somewhere after the [second|third] hour, a car shows what it is. ${car} [looks forward to that|is at home there].`,
      ],
      thread: [
        'By then talk has [turned to silence|settled], the road [has found its rhythm|hums], and you [could go on|are sitting as you sat at the start].',
        'Distance is made of [an even pace|hours like that], and [somebody passing you a biscuit|a good seat].',
      ],
      closing: [
        'The map is [folded|ready]: [where to is your business|now choose].',
        'After the second hour you would [know|understand]: [for a start, come and sit in it|begin with a minute].',
      ],
    },
    {
      opening: [
        `[Far is a word that shrinks.|Some words depend on the car: far, for one.] ${car} [makes it shorter|has its own idea of it].`,
        `How far is far? [Ask it from the seat|It depends where you sit], and in ${car} [the answer gets larger|you would say: further].`,
      ],
      thread: [
        'The sea is [a morning away|nearer], friends [abroad|in the north] are [a weekend|a day’s drive], and [you go more often|you stop putting it off].',
        'You arrive [with the evening before you|hungry, not tired], and [that shortens the way back|far has moved].',
      ],
      closing: [
        'Name a place [you call too far|that is too far]: [then come and see|we will see about that].',
        'Far can [wait|be tested]; [near is our address|start with the short way to us].',
      ],
    },
    {
      opening: [
        `You remember journeys by [their stops|small things]: a bridge, [a bar, a change of light|rain stopping, a song]. ${car} is [for collecting them|where such things happen].`,
        `The way there is [half the holiday|a part of the trip nobody photographs]. ${car} [treats it well|does it justice].`,
      ],
      thread: [
        'Between one stop and the next the car [keeps its pace and keeps quiet|does its part], so that you [can look out|have room for the rest].',
        'Nobody remembers [the engine speed|a smooth stretch], and [that is praise|this is how it should be].',
      ],
      closing: [
        'The first stop could be [with us|here]: [one to remember, perhaps|the others you choose].',
        'Collect the next one [soon|with it]: [come by|the road starts at our gate].',
      ],
    },
  ],
  allRound: [
    {
      opening: [
        `[Most of life takes place between eight and eight|Nobody’s life is made of one kind of road]: ${car} [is meant for the whole of it|goes along with that].`,
        `A week contains [a tip run, a wedding and two commutes|work, mud, guests and groceries], and one car. ${car} [could be the one|is up for it].`,
      ],
      thread: [
        'In the morning it is [a desk|transport], in the evening [a lift home|a quiet corner], on Saturday [a lorry|a removal van]: [same key|it answers to all names].',
        'It has no [favourite day, which means it has seven|speciality, which is a speciality of its own].',
      ],
      closing: [
        'Show it [your calendar|your week]: [it won’t object|come with a full one].',
        'Seven days, one key: [try it on|come and see].',
      ],
    },
    {
      opening: [
        `The best tool in the drawer is often [the plainest|the one you use for everything]. ${car} is [that sort of car|to cars what that is to tools].`,
        `You seldom praise [what simply works|what does its job]. Let us make an exception for ${car}.`,
      ],
      thread: [
        'You reach for it [without thinking|every time]: [for bread, for work|to work, to the sea], [for no reason|and back].',
        'Praise is not what it [needs|is after]: [use is|it wants to be used].',
      ],
      closing: [
        'Things for use are [tried in the hand|understood by using]: [come and hold the wheel|sit in it].',
        'Put it to work in [your mind|thought] for a week, [then call|and see what is missing].',
      ],
    },
    {
      opening: [
        `Ask what you need a car for, and [the list has no end|you will run out of fingers]. ${car} [reads it calmly|says yes to most of it].`,
        `[There is the car you dream of, and the car you live with|One car for the poster, one for the road]: ${car} is [the second|for living with], and [no worse for it|good at that].`,
      ],
      thread: [
        'Living together means [habits|small kindnesses]: [a seat that fits, a boot that shuts|starting, stopping, waiting], [day in, day out|without remark].',
        'You get along [because neither asks too much|without fuss], as in [any long arrangement|good households].',
      ],
      closing: [
        'Before you move in together, [meet|come and see it].',
        'Read your list [aloud|again] when you [come|sit in it]: [see how many it answers|count the nods].',
      ],
    },
  ],
} satisfies Partial<Record<Angle, readonly Idea[]>>;
