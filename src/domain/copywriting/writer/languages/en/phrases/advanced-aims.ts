import type { StylePhrases } from '../../voice.ts';
import { goodDealLinks, lastingLinks } from './advanced-links.ts';

/** What the seller wants felt, told in scenes rather than argued. */
export const advancedAims: Pick<StylePhrases, 'targets' | 'uses' | 'points' | 'types'> = {
  targets: {
    'Famiglia con bambini': [
      'The children [argue over the window seat|want the same song again], you check the mirrors, and somehow everyone [leaves the house on time|is on the way to school].',
      'On school mornings, when one child has lost a shoe and another is already outside, {themodel} [keeps the chaos manageable|is the part that simply works].',
      'fiveDoors :: The back doors open, bags fly in, a belt clicks: a family with children does this several times a day, and here it is [easily done|quick].',
      'roomy :: With children you never travel light, and {themodel} has room for [the scooter, the tent and the cuddly rabbit|the scooters as well as the shopping].',
      'By the last roundabout the children are [asleep|humming], and you take the final bends gently so as not to [wake anyone|spoil it].',
    ],
    'Uomo 40+': adult(),
    'Donna 40+': adult(),
    'Giovane donna (≤35)': young(),
    'Giovane uomo (≤35)': young(),
    Neopatentato: [
      '!strong :: When your licence is new, you want controls you can read at a glance and responses you can predict, and {themodel} [offers both|gives you that confidence].',
      '!strong :: The first weeks after the test are all roundabouts and deep breaths, and a new driver is glad of a car that [takes them calmly|never hurries].',
      '!strong & small :: You learn where its corners are [within a day or two|in one afternoon], and from then on the first car parks are [no cause for nerves|nothing a new driver need fear].',
      '!strong :: As a first car it has one great merit: it lets you think about [the road|the traffic] instead of [the car|the controls].',
      'To learn to drive well you need time rather than talent, and {themodel} is [a patient car to practise in|easy to practise in].',
    ],
    Pendolare: [
      'You know the commute by heart, the bakery, the bridge, the lights that are always red; in {themodel} you [mind them less|can let your thoughts wander a little].',
      'Between home and work lies the only quiet half hour of the day, and {themodel} [makes something of it|is a good place to spend it].',
      'On a daily run it is the seat, the pedals and the noise that count, and by Friday you are [glad you chose well|aware of each of them].',
      'Every morning you set off in the dark and every evening you come back in the dark; the commute in between should [at least be comfortable|not cost you energy].',
      'The road to work is the drive you make most often, which makes it [the one to choose a car for|the one that matters].',
    ],
    'Attento allo stile': [
      'You see it first in profile, [lines that run on without a break|a shape that sits well on its wheels], and the longer you look, the more of it falls into place.',
      'If style matters to you, walk round {themodel} slowly, and you will notice that [the details follow the lines|nothing looks added later].',
      'Some shapes are loud for a season; {themodel} has a design [you can live with for years|that keeps pleasing your eye].',
      'It is the sort of car you look back at once it is locked, and if you have an eye for design [you will know why|you will do it every time].',
      'Nothing about it asks for attention, and that is why its style [holds|stays with you].',
    ],
    'Attento al budget': [
      'You have a figure in mind, and you would like to know [what it buys|what you get for your money]: {themodel} [is easily set against it|gives you a clear answer].',
      'A budget makes you ask [better|the right] questions: what does it have, what will you use, what does it cost? [Here you have all three answers|You find the answers here].',
      '!damaged :: The money you don’t spend on show stays with you, and {themodel} is a car for people who [think that way|spend with care].',
      'Read the price next to the facts, and you can [do the sum in your head|judge it for yourself].',
      'You would rather spend your money on use than on show, and {themodel} [makes a good case for that|is a car for that kind of buyer].',
    ],
  },
  uses: {
    Città: [
      'In town you pass between a bus and a bicycle, stop, let somebody cross and drive on, and {themodel} [does it without fuss|keeps your pulse down].',
      'A day in the city is made of [short hops and tight corners|ten-minute trips], and {themodel} takes them lightly.',
      'small :: Where the street narrows between two rows of parked cars, its size lets you [keep going|through], and in town that counts every day.',
      'automatic & !silent :: In the evening traffic your left foot rests: you let it roll, brake and roll again, and the city [crawls past|moves at its own speed].',
      'silent :: At the lights there is nothing to hear, and when they change you [leave the traffic behind in silence|glide off through the town].',
      'hybrid :: In town the electric side takes the first metres, and the engine [joins in when it is needed|is heard less often].',
    ],
    'Viaggi lunghi': [
      'On a long journey you [settle into a pace|find your rhythm] somewhere after the first hour, and {themodel} [holds it|carries you along] while the landscape [changes|unrolls].',
      'Three hours of motorway, a coffee, two hours more, and you step out [stretching, not groaning|hungry rather than tired], which is what a long journey should feel like.',
      'With {themodel}, distance is [no reason to stay at home|a matter of choosing the music]: you set off after breakfast and by evening the long journey [is behind you|was part of the holiday].',
      'silent :: On the motorway the quiet lets you [talk without raising your voice|hear the end of the story], and the journey [seems shorter for it|passes quickly].',
      'diesel :: On a long run the diesel [hums along low in its range|settles at low revs] and you [forget about it|count the exits].',
    ],
    Campagna: [
      'Out in the country the road dips and climbs between hedges, and {themodel} goes along without complaint, [past farms and ponies|past a tractor or two].',
      'all :: When the country lane is [wet with leaves|muddy from the harvest], all four wheels share the work, and you get where you are going.',
      'tall :: Over the hedge you can see what is coming round the bend, which is worth a great deal on [country lanes|a narrow country road].',
      'You turn off the main road, the verges close in, the country begins, and {themodel} [feels in the right place|goes on as before].',
      '!classic & !low :: Country life means [gravel, gates and a boot that gets dirty|feed sacks, wet dogs and long drives], and {themodel} [is up to it|doesn’t mind].',
    ],
    Lavoro: [
      'cargo :: At half past six you [load the first tools|slide in the first boxes], at noon you are two towns further, and {themodel} has [kept up with the work|done its half of the job].',
      'cargo :: For work you need a van you can load quickly and forget about, and {themodel} [is no more complicated than that|is that sort of tool].',
      'cargo :: What you carry changes with every job; {themodel} [takes it in easily|gets it there] and leaves you to your work.',
      'car :: Between two appointments you have twenty minutes to yourself, and {themodel} is [all the office you need|a good place to prepare for work].',
      'car :: You arrive at the client’s door composed and on time, and {themodel} [looks right outside it|has done its part of the job].',
    ],
    'Uso familiare': [
      'On Saturdays the family needs the shop, the pitch and the grandparents, and {themodel} [fits it all into a morning|manages all three].',
      'roomy :: There is room for the family, [the week’s shopping|its luggage], and whatever somebody spotted at the market.',
      'Family trips start twenty minutes late and with a forgotten jacket; then you [load, close the boot and go|simply go], and nobody minds any more.',
      'fiveDoors :: Doors open on all sides, everyone wants something, and a minute later the family is in and belted: it is [an easy car to live with|well suited to that].',
      'On Sunday the family [drives out to see the sea|takes the long way to lunch], and {themodel} turns [the trip into half the pleasure|it into a good day].',
    ],
    'Uso misto': [
      'Monday it is the office, Wednesday the vet, Saturday [somewhere with a view|friends two hours away]: {themodel} takes each day as it comes.',
      'You don’t have one kind of day, so you need a car without a speciality, and {themodel} is [content with that|that car], every day.',
      'In a single week it goes to work, to the market and [into the hills|to a wedding], and you never [hear a complaint|think of it as busy].',
      'Early on there is traffic, later an open road you hadn’t planned: everyday driving asks for both, and {themodel} [suits that|goes along].',
      'You will use it every day and hardly notice, which is [high praise for a car|just how it should be].',
    ],
  },
  points: {
    Sicurezza: [
      'You turn the wheel and it does what you meant, no more and no less, and that gives you [confidence|a feeling of safety].',
      'tall :: Sitting higher, you see the brake lights three cars ahead, and those seconds [are what safety is made of|make you feel safer].',
      'all :: On a wet roundabout, with traction at every wheel, you [feel safe enough to relax|can feel safe].',
      'With {themodel} there are no surprises when you turn in or slow down, and your passengers [feel safe, too|feel it as well].',
      'It has the calm of something predictable: you know what it will do, and you drive [with confidence|all the better for it].',
    ],
    'Bassi consumi': [
      '!electric & !hydrogen :: You will visit the filling station [with less of a sigh|without a grudge], because {themodel} is sparing with its fuel.',
      '!electric & !hydrogen :: At a steady pace a little fuel goes far, and you can [spend the difference on going further|stop watching the gauge].',
      'diesel :: On long roads and with a light foot, the diesel [is at its most economical|goes a long way on its fuel].',
      'hybrid :: Each time you slow down for [a junction|a red light], energy goes back into the battery, and the next start uses it.',
      'electric :: Lift off early, let it roll, and some of the energy comes back: driving economically [becomes a quiet game|is a pleasure].',
      'petrol :: The petrol engine sips rather than gulps, and fuel [stays a small item|is seldom on your mind].',
      'lpg :: You fill up with gas, look twice at the total, and [drive off in a better mood|think of the fuel bills you used to have].',
      'cng :: You fill up with natural gas, read the figure, and [drive off in a better mood|fuel is no longer the first thing on your mind].',
      'hydrogen :: The energy on board is used sparingly, and you notice [only the calm|none of it].',
    ],
    'Performance / Sportività': [
      'lively :: A gap opens, you press, and {themodel} gathers itself and goes: the power is [there without asking twice|quick to come].',
      'lively :: Between two bends there is a short straight, and you will [find yourself looking forward to it|enjoy all of its performance there].',
      'strong :: With so much power in reserve you need only a little of it, and [that is a pleasure of its own|now and then you use the rest].',
      'electric :: The push arrives without a sound and without delay, and your passengers [stop in mid-sentence|look up]: you feel the performance before you hear it.',
      '!lively :: You don’t need speed to enjoy a winding road, and {themodel} [has a lively way with bends|is good fun there].',
      'low :: You sit low, feel [the bend build through the seat|what the tyres are doing], and let the car find its line: that is where the fun is.',
    ],
    'Comfort / Silenziosità': [
      'The door closes, the noise drops away, and you notice [that your shoulders have come down|how comfortable the seat is].',
      'On broken tarmac it keeps its composure, the conversation goes on, and comfort becomes [something you take for granted|the normal state of things].',
      'silent :: In the quiet you hear [the tyres and the rain|rain on the glass and music as it was recorded], and you arrive [in a calmer mood|rested].',
      'After a long day {themodel} gives you a quiet, comfortable quarter of an hour, and you come home [in a better temper|less tired].',
      'At cruising speed you can [talk in an ordinary voice|listen to a quiet piece of music], and in such comfort the hours pass.',
    ],
    'Design / Stile': [
      'Light runs along its side without a break, and the design [needs no more ornament than that|rests on that line].',
      'Come closer and the design gains: [the edges meet|the surfaces have some tension], and the details are in the right place.',
      'You will find yourself parking where you can see it, because the shape is [a pleasure to look at|beautiful in an easy way].',
      'It looks [ready even when it is parked|poised even when it stands still], and that [is a matter of proportion|takes good design].',
      'Inside, the design carries on with [clean lines|things where you look for them], and your eye has somewhere to rest.',
    ],
    'Caratteristiche esclusive': [
      'You won’t meet [its twin at the next lights|another quite like it in your street], because {themodel} has a character of its own.',
      'There are details here that you discover one at a time, and [they make the car special|each makes it a little more your own].',
      'People will ask about it, and you will have [something unusual|a special detail or two] to show them.',
      'What sets it apart is not one thing but the combination, which gives it [its distinct character|a character of its own].',
    ],
    'Rapporto qualità-prezzo': [
      ...goodDealLinks,
      'Put the price in one column and what you get in the other, and you will [see where the value is|be able to decide in peace].',
      'Whatever you compare it with, do it line by line and keep the price in view: [that is how value shows|you will see the value].',
      '!damaged :: For the money you get a car that [does a great deal|you can use every day], and that is what value means.',
      '!damaged :: You pay once and use it every day, which is [the fairest way to read a price|how value is best counted].',
    ],
    'Edizione limitata / Rarità': [
      'You can go months without seeing another, and when you do, [the other driver will wave|you both slow down]: that is what happens with rare cars.',
      'A car like this turns up rarely, and usually [when you are not looking|when you have just bought something else].',
      'If you have looked for one, you know how rare they have become, and will [read this twice|want to see it].',
      'You wouldn’t choose it to be one of many: it is uncommon, and [part of the pleasure lies there|you will enjoy that].',
    ],
    'Facile parcheggio': [
      'small :: You see the space, reverse once, and [are walking away while others still circle|parking is done].',
      'small :: The gap [between the bin and the motorbike|everyone else has driven past] turns out to be a parking space after all.',
      'Parking takes one turn of the wheel and a glance, [even in a multi-storey|however tight the space].',
      'In a car park with narrow bays you place it easily, and parking is [over before you think of it|no longer a subject].',
    ],
    'Valore a lungo termine': [
      ...lastingLinks,
      'You might keep {themodel} for years, until every switch is a habit, and that is [a good way to own a car|how it should be].',
      'Some cars are chosen for a season; this is one to [choose for the years ahead|grow used to over years].',
      'If you tend to keep things [that do their job|for years], you will [understand this car|see the sense in it].',
      'Think of it a few years from now, on an ordinary morning: that is the way to choose a car [you mean to keep|for the long run].',
    ],
    'Perfetta per donna': everyone(),
    'Perfetta per single': [
      'You decide at breakfast to drive [to the lake|out of town], and ten minutes later you are on the road: that is what freedom [feels like|means].',
      'The passenger seat holds a bag and a jacket, the music is your own choice, and nobody [asks when you will be back|minds the detour].',
      'With {themodel} you travel [on your own terms|at your own pace], and take [someone along when you like|the turning you feel like].',
      'It asks for no more than one person’s plans, and gives you [a good deal of freedom|the freedom to go now].',
    ],
    'Perfetta per over 70': [
      'You open the door, sit down easily, and everything is [clear and to hand|where you expect it]: driving it is a calm affair.',
      'tall :: The seat is where you meet it, the view out is [clear|wide], and you set off [at your own pace|in comfort].',
      'The controls are clear, the responses gentle, and nobody is in a hurry: driving it is [easy in the best sense|calm].',
      'It leaves you as calm as you set out, with [nothing complicated to learn|controls as clear as they look].',
    ],
  },
  types: {
    Compatta: [
      'It is compact enough to [take the small spaces|fit where you need it], and [grown-up enough for everything else|you never feel you are sitting in a toy].',
      'A compact car is quick to understand: [you see all four corners|you know where it ends], and [the rest is easy|you stop thinking about them].',
      'Its compact size [is worth most|shows its worth] where the street narrows and [somebody comes the other way|a van is unloading].',
      'Being compact, it goes where you point it, and leaves you [the choice of street|time to look around].',
    ],
    Citycar: [
      'A city car shows what it can do [in the last narrow street before home|on the ramp of an old multi-storey], where [bigger ones reverse|you simply turn in].',
      'Like any good city car it knows the side streets, and you [learn to think in short cuts|stop planning your way].',
      'As a city car it is [short and nimble|easy to place], and quick to turn when you have changed your mind.',
    ],
    SUV: [
      'It is an SUV, and you sit [a little above the rest|where the view is], with [the road laid out before you|room to look ahead].',
      'You climb up rather than down, as in any SUV, and [the view makes up for the step|see over the traffic].',
    ],
    'Station wagon': [
      'Flat-pack, ladder, Labrador: an estate takes [them all|each of them] and still [drives like a saloon|goes home at an easy pace].',
      'The estate’s boot takes [what you packed and what you bought|luggage without a puzzle], and you [stop counting bags|go].',
      'With an estate you [never say no to the extra bag|load first and think later], which [changes how you travel|makes packing short].',
    ],
    Crossover: [
      'From the driver’s seat of a crossover you see [over the car in front|what the queue is waiting for], and in the car park you [forget that it is tall|need no more room than before].',
      'You sit up as in an SUV and [turn as in a hatchback|park as in a smaller car]: the crossover [keeps both habits|was invented for that].',
      'A crossover lets you [look over the hedge and still fit the space|have a little of both], and on most days you [want both|use both].',
    ],
    Sportiva: [
      'There is a sporting side to it that you feel [in the steering|through the seat], [and you decide when to call on it|from the first bend on].',
      'You notice its sporting side [before the first roundabout is behind you|at the first roundabout], in [the way it turns in|how directly it answers your hands].',
      'Its sporting character shows in [how it takes a bend|the first quick corner], not in [noise|display].',
    ],
    Fuoristrada: [
      'Where the tarmac ends you [change nothing but your speed|slow down and go on], and off-road {themodel} [shows what it is made for|is in its element].',
      'After the last gate the map stops helping, and [you read the ground instead|you look for tyre marks]: off-road {themodel} [takes ruts and roots at walking pace|goes on quietly where others have parked].',
      'You come back with mud up to the [door handles|windows] and a story, and that is how an off-road day [ought to end|is meant to look].',
      'A track through the woods, [a wet meadow|a ford after rain]: off-road you [pick your way|look for a line], and {themodel} [follows it|takes it].',
    ],
    Monovolume: [
      'Ask the people in the back what they would like, and they will [describe an MPV|describe the inside of an MPV]: [a seat each|a seat of their own], a window, somewhere to put things.',
      'An MPV is drawn [from the seats outwards|around the people in it], and everyone aboard [notices in the first hour|has a place to be].',
      'Inside this people carrier there is [a corner for everyone|space to spread out], and [room for plans|the journey is quieter for it].',
    ],
    Supercar: [
      'You see it before it moves, and you know [why they call it a supercar|what kind of car this is]; even at walking pace [it has presence|people look up].',
      'A supercar is [never a sensible idea|no one’s first need], and you will [not care for a moment|forget that at the first open road].',
    ],
    'Auto di lusso': [
      'Luxury here is in [the way things close and click|what your hand feels], and in [the care you notice late|how little you hear].',
      'It has the refinement of the luxury class, [worn lightly|without display], and you [feel it on an ordinary day|settle into it quickly].',
    ],
  },
};

function adult(): string[] {
  return [
    'You have driven enough cars to tell paint from substance, and {themodel} [bears that kind of look|is a car for drivers like you].',
    'With experience you stop wanting to impress and start to notice [how a car rides, sits and closes|how a thing is made], and that [speaks for this one|is how to look at this one].',
    'After years of driving you can tell in a few minutes whether a car suits you; [give {themodel} those minutes|it is worth giving this one those minutes].',
    'You know what you want by now, and {themodel} has the substance to [match|measure up to it].',
    'Others may choose by fashion; you have your own judgement, and {themodel} [stands up to it|is a car to use it on].',
  ];
}

function young(): string[] {
  return [
    'Your week is full before it starts, with work, [training|a course], friends and a plan nobody has confirmed, and {themodel} [keeps pace|is ready when you are].',
    'Independence is being able to leave when you like, and {themodel} gives you [exactly that|just that].',
    'The best weekends are decided on a Friday evening: [two friends picked up, music on, and off you go|you throw a bag in and go].',
    'You are building something of your own, busy from Monday to Friday, and {themodel} [takes you wherever it leads|is there for all of it].',
    'When plans change at the last minute, you want [a car that changes with them|to leave without a discussion], and {themodel} is [that easy|outside].',
  ];
}

function everyone(): string[] {
  return [
    'Everything in it is [easy to find and light to use|where your hand falls], and after a day you drive it without thinking.',
    'You see out of it well, the steering is [light in your hands|easy at low speed], and manoeuvres soon come naturally.',
    'It is the ease that wins you over, with [nothing to wrestle with|a clear view and simple controls].',
    'From the first street it feels natural: you adjust the seat and go, and it [stays that easy|is pleasant from then on].',
  ];
}
