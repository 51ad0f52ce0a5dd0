import type { StylePhrases } from '../../voice.ts';

/** What the seller wants felt, told in scenes rather than argued. */
export const advancedAims: Pick<StylePhrases, 'targets' | 'uses' | 'points' | 'types'> = {
  targets: {
    'Famiglia con bambini': [
      'The children [argue over the window seat|want the same song again], you [check the mirrors|count the bags], and somehow everyone [leaves the house on time|is on the way to school].',
      'On school mornings, when [one child has lost a shoe and another is already outside|there is a child, a cello and a packed lunch to deliver], {themodel} [keeps the chaos manageable|is the part that simply works].',
      'fiveDoors :: The back doors open, [bags fly in|somebody climbs through], a belt clicks: a family with children does this [several times a day|more often than it refuels], and here it is [easily done|quick].',
      'roomy :: With children you never travel light, and {themodel} has room for [the scooter, the tent and the cuddly rabbit|the scooters as well as the shopping].',
      'By the last roundabout the children are [asleep|humming], and you [drive the rest of the way with the radio low|take the final bends gently].',
    ],
    'Uomo 40+': adult(),
    'Donna 40+': adult(),
    'Giovane donna (≤35)': young(),
    'Giovane uomo (≤35)': young(),
    Neopatentato: [
      '!strong :: When your licence is new, you want [controls you can read at a glance|pedals that answer gently] and [reactions you can predict|a car that gives you time]; {themodel} [offers that|is made that way].',
      '!strong :: The first weeks after the test are [all roundabouts and deep breaths|about hill starts and rain], and {themodel} [takes them calmly|never hurries you].',
      '!strong & small :: You learn where its corners are [within a day or two|in one afternoon], and after that [the first car parks lose their terror|parking is one fear fewer for a new driver].',
      '!strong :: As a first car it [does the important thing|has one great merit]: it lets you think about [the road|the traffic] instead of [the car|the controls].',
      'Anyone learning to drive well needs [time more than talent|a car to practise with], and {themodel} is [patient with beginners|good to practise in].',
    ],
    Pendolare: [
      'You know the commute by heart: [the bakery, the bridge, the lights that are always red|the same lorry, the same lights, the same bend]. In {themodel} you [mind it less|can let your thoughts wander a little].',
      'Between home and work lies [half an hour that belongs to nobody else|the only quiet part of the day], and {themodel} [makes something of it|is a decent place to spend it].',
      'On a daily run it is [the seat, the pedals and the noise that count|small things that decide], and by Friday you [are glad you chose well|notice them].',
      'Every morning you [set off in the dark|join the queue] and every evening you [come back in the dark|do it again]; the part in between should [at least be comfortable|not cost you energy].',
      'The road to work is [the drive you make most|most of your driving], which makes it [the one to choose a car for|the one that matters].',
    ],
    'Attento allo stile': [
      'You see it first [in profile|from across the street]: [lines that run on without a break|a shape that sits well on its wheels], and the longer you look, the more [agrees|falls into place].',
      'If style matters to you, walk round {themodel} [slowly|once], and you will notice that [the details follow the lines|nothing looks added later].',
      'Some shapes are [loud for a season|gone from memory in a week]; {themodel} has a design [you can live with|that keeps your eye].',
      'It is the sort of car you [look back at once it is locked|catch in a shop window], and [people with an eye for design|your eye] will know why.',
      'Nothing on it [shouts|asks for attention], and that is why the look [holds|stays with you].',
    ],
    'Attento al budget': [
      'You have a figure in mind, and you would like [the car to respect it|to know what it buys]. {themodel} is [a case for plain arithmetic|easy to hold against it].',
      'A budget makes you [look harder|ask better questions]: what does it have, what will you use, what does it cost? {themodel} [answers all three|gives you straight answers].',
      '!damaged :: The money you don’t spend on [show|what you won’t use] stays [in your pocket|with you], and {themodel} [sees it the same way|leaves show to others].',
      'Read the price next to [the list of what you get|the data], and you can [do the sum in your head|judge it for yourself].',
      'You would rather [pay for a car than for an image|spend on use than on show], and on that budget {themodel} [makes its case|has something to say].',
    ],
  },
  uses: {
    Città: [
      'In town you [thread between a bus and a bicycle|turn into the narrow street], stop, [let somebody cross|wait for the van in front], go on: {themodel} [does it without fuss|keeps your pulse down].',
      'The day in the city is made of [short hops and tight corners|ten-minute trips], and {themodel} takes [each one as it comes|them lightly].',
      'small :: Where the street narrows between [two rows of parked cars|a skip and a delivery van], its size lets you [keep going|through], and in town that [happens daily|counts].',
      'automatic & !silent :: In the evening traffic your left foot [has nothing to do|rests]: you [let it roll|brake and release], and the city [crawls past|moves at its own speed].',
      'silent :: At the lights there is [no idling, no tremor|nothing to hear], and when they change you [leave the traffic behind in silence|glide off] through the town.',
      'hybrid :: In town the electric side [does much of the creeping|takes the first metres], and the engine [joins in when it is needed|is heard less often].',
    ],
    'Viaggi lunghi': [
      'On a long journey you [settle into a pace|find your rhythm] somewhere after the first hour, and {themodel} [holds it|carries you along] while the landscape [changes|unrolls].',
      'Three hours of motorway, [a coffee, two more|a sandwich, another two]: you step out [stretching, not groaning|hungry rather than tired], which is [what a long journey should feel like|the whole idea].',
      'The sea is [a morning away|a good breakfast away], friends [up north|abroad] a day’s drive, and with {themodel} distance [becomes a matter of playlists|is no reason to stay at home].',
      'silent :: On the motorway the quiet lets you [talk without raising your voice|hear the end of the story], and the journey [seems shorter for it|passes quickly].',
      'diesel :: On a long run the diesel [hums along low in its range|settles at low revs] and you [forget about it|count the exits].',
    ],
    Campagna: [
      'Out in the country the road [follows the stream|dips and climbs between hedges], and {themodel} [follows the road|goes along without complaint], [past farms|past a tractor or two].',
      'all :: When the lane is [wet with leaves|muddy from the harvest], all four wheels [share the work|help], and in the country you [stop watching the forecast|get where you are going].',
      'tall :: Over the hedge you can see [what is coming round the bend|the weather and the next bend], worth a great deal on [country lanes|a single-track road].',
      'You turn off the main road, [the verge closes in|the signal drops], the country [begins|opens up], and {themodel} [feels in the right place|goes on as before].',
      'Country life means [gravel, gates and a boot that gets dirty|feed sacks, wet dogs and long drives], and {themodel} [is up to it|doesn’t mind].',
    ],
    Lavoro: [
      'cargo :: At half past six you [load the first tools|slide in the first boxes], at noon you are [two towns further|at the third address], and {themodel} has [kept up with the work|done its half of the job].',
      'cargo :: For work you need [something that starts, loads and leaves|a dependable tool], and {themodel} is [no more complicated than that|built to be one].',
      'cargo :: What you carry [changes with every job|is your business]; that it [gets there|goes in easily] is the business of {themodel}.',
      'car :: Between two appointments you have [a road and your own thoughts|twenty minutes to prepare], and {themodel} is [office enough|a good place to work them out].',
      'car :: You arrive at the client’s door [composed and on time|with your papers in order], and {themodel} [looks right outside it|has done its part of the job].',
    ],
    'Uso familiare': [
      'On Saturdays the family needs [the shop, the pitch and the grandparents|a boot, some order and a bit of patience], and {themodel} [fits it all into a morning|manages all three].',
      'roomy :: There is room for the family, [the week’s shopping|its luggage], and whatever [somebody spotted at the market|had to come home as well].',
      'Family trips start [twenty minutes late|with a forgotten jacket] and {themodel} [makes no remark|takes it in good part]: you [load, close the boot and go|simply go].',
      'fiveDoors :: Doors open on all sides, [the family spills out|everyone wants something], and a minute later [all is stowed|they are in and belted]: it is [an easy car to live with|well suited to that].',
      'On Sunday the family [drives out to see the sea|takes the long way to lunch], and {themodel} turns [the trip into half the pleasure|it into a good day].',
    ],
    'Uso misto': [
      'Monday it is [the office|the ring road], Wednesday [the tip|the vet], Saturday [somewhere with a view|friends two hours away]: {themodel} [takes each day as it finds it|does the whole week].',
      'You don’t have [one kind of day|a life in categories], so you need [a car without a speciality|one car that copes], every day, and {themodel} [is content with that|does].',
      'In a single week it [fetches furniture and guests|goes to work, to the market and to the hills], and [asks nothing special|you never think of it as busy].',
      'Early on it is [a short trip for bread|traffic], later [an open road|a drive you didn’t plan]: everyday use [asks for both|keeps no timetable], and {themodel} [suits that|goes along].',
      'You use it [every day and hardly notice|for everything], which is [high praise for a car|how it should be].',
    ],
  },
  points: {
    Sicurezza: [
      'You turn the wheel and it [goes where you looked|does what you meant], no more and no less, and out of that [grows confidence|comes a feeling of safety].',
      'tall :: Sitting higher, you see [the brake lights three cars ahead|what is coming], and those seconds [are what safety is made of|make you feel safer].',
      'all :: On a wet roundabout, with traction at every wheel, you [feel safe enough to relax|stop holding your breath].',
      'With {themodel} there are [no surprises|few surprises] when you turn in or [slow down|change lanes], and passengers [feel safe, too|notice].',
      'It has the calm of something predictable: you [know what it will do|trust it], and you drive [with confidence|all the better].',
    ],
    'Bassi consumi': [
      '!electric & !hydrogen :: You will visit the filling station [with less of a sigh|without a grudge], because {themodel} is [modest about fuel|sparing with its fuel].',
      '!electric & !hydrogen :: At a steady pace {themodel} makes [a little fuel go far|good use of every litre of fuel], and you can [spend the difference on going further|forget the gauge].',
      'diesel :: Long roads and a light foot: the diesel [turns fuel into distance without waste|is at its most economical then].',
      'hybrid :: Each time you slow down for [a junction|a red light], energy goes [back into store|into the battery], and the next start [uses it|is paid for].',
      'electric :: Lift off early, let it roll, and the energy [comes back|isn’t lost]: driving it [well becomes a quiet game|economically is a pleasure].',
      'petrol :: The petrol engine [sips rather than gulps|is no great drinker], and fuel [stays a small item|is seldom what you talk about].',
      'lpg :: You fill up with gas, [glance at the total|look twice at the total], and [drive off in a better mood|think of the fuel bills you used to have].',
      'cng :: You fill up with natural gas, [glance at the total|read the figure], and [drive off in a better mood|fuel is no longer the first thing on your mind].',
      'hydrogen :: The energy on board is [spent quietly and with care|used sparingly], and you notice [only the calm|none of it].',
    ],
    'Performance / Sportività': [
      'lively :: A gap opens, you press, and {themodel} [is through it before you have finished the thought|gathers itself and goes]: the power is [there without asking twice|quick to come].',
      'lively :: Between two bends there is [a second of pure acceleration|a short straight], and you will [find yourself looking forward to it|use all of its performance].',
      'strong :: With so much power in reserve you [drive gently by choice|need only a little], and [now and then you don’t|that is a pleasure of its own].',
      'electric :: The push arrives [without a sound and without delay|the moment you ask], and your passengers [stop in mid-sentence|look up]: the performance is [felt before it is heard|part of the calm].',
      '!lively :: You don’t need [figures|speed] to enjoy a winding road, and {themodel} has [a lively way with bends|enough spring in its step].',
      'low :: You sit [close to the road|low], feel [the bend build through the seat|what the tyres are doing], and let the car [turn|find its line]: that is where the [fun|sport] is.',
    ],
    'Comfort / Silenziosità': [
      'The door closes, [the street goes quiet|the noise drops away], and you notice [that your shoulders have come down|how comfortable the seat is]: {themodel} is [good at this|calm company].',
      'On broken tarmac it [rounds off the edges|keeps its composure], the conversation [goes on|stays at living-room volume], and comfort becomes [something you stop noticing|the normal state].',
      'silent :: The quiet is not [empty|just an absence]: you hear [the tyres, the rain|rain on the roof and music as it was recorded], and arrive [in a calmer mood|rested].',
      'After a long day {themodel} gives you [a quiet quarter of an hour|comfort before the front door], and you come home [in a better temper|less tired].',
      'You could [talk in an ordinary voice|listen to a quiet piece of music] at cruising speed, it is [that calm in here|so comfortable], and [your back agrees|the hours pass].',
    ],
    'Design / Stile': [
      'Light runs along the side [in one line|without a break], and the design [needs no more ornament than that|rests on that line].',
      'Come closer and the design [keeps its promise|gains]: [edges that meet|surfaces with some tension], details [that look thought about|in the right place].',
      'You will find yourself [parking where you can see it|turning round after locking it], because the shape is [a pleasure to look at|beautiful in an easy way].',
      'It looks [ready even when it is parked|poised even when it stands still], and that [is a matter of proportion|takes good design].',
      'Indoors the design [goes on quietly|carries on], with [things where you look for them|clean lines], and [your eye has somewhere to rest|the look holds together].',
    ],
    'Caratteristiche esclusive': [
      'You won’t meet [its twin at the next lights|another quite like it on your street]: {themodel} has [a character of its own|something different about it].',
      'There are details here that [other cars leave out|you discover one at a time], and [they make the car special|each makes it a little more your own].',
      'People will ask [what it is|about it], and you will have [something unusual to point at|a special thing or two to show them].',
      'What sets it apart is [not one thing but the sum|the combination], and that gives {themodel} [its distinct character|a rare flavour].',
    ],
    'Rapporto qualità-prezzo': [
      'Put the price [on one side of the page|in one column] and what you get [on the other|next to it], and you will [see where the value is|be able to decide in peace].',
      'Whatever you compare it with, [do it line by line|keep the price in view]: {themodel} [likes that sort of reader|can take it].',
      '!damaged :: For the money you get [a car that does a great deal|a full day’s use, every day], and [the price is stated openly|there is the value].',
      '!damaged :: You will pay once and [use it every day|have it for years], which is [the fairest way to read a price|how value is best counted].',
    ],
    'Edizione limitata / Rarità': [
      'You can go [months without seeing another|a long way without meeting one], and when you do, [the other driver will wave|you both slow down]: rare cars [make acquaintances|do that].',
      'A car like this [turns up rarely|seldom comes along], usually [when you are not looking|at the wrong moment], and sometimes, [as now, when you are|with luck, at the right one].',
      'Those who have looked for one know [how rare they have become|the blank pages of results], and will [read this twice|want to see it].',
      'You wouldn’t choose it to [blend in|be one of many]: {themodel} is uncommon, and [part of the pleasure lies there|it wears that lightly].',
    ],
    'Facile parcheggio': [
      'small :: You see the space, [swing in|reverse once], and [are walking away while others still circle|it is done]: parking is [one of its talents|where it shines].',
      'small :: The gap [between the bin and the motorbike|everyone else has driven past] turns out to be [a parking space after all|yours].',
      'Parking takes [one turn of the wheel and a glance|a single try], and {themodel} makes [even the multi-storey bearable|tight spaces a matter of routine].',
      'In the car park with the [concrete pillars|narrow bays] you [turn in without holding your breath|place it easily], and [that is that|parking is over].',
    ],
    'Valore a lungo termine': [
      'You might keep {themodel} for [years|longer than you planned], until [every switch is a habit|it knows the way home], and that is [a good way to own a car|how it should be].',
      'Some cars are [bought for a season|chosen for now]; this is one to [choose for the years ahead|grow used to over years].',
      'If you tend to keep things [that do their job|for years], you will [understand this car|see the sense in it].',
      'Think of it [a few years from now|on its hundredth ordinary morning]: that is the long view, and [{themodel} invites it|it deserves a calm choice].',
    ],
    'Perfetta per donna': everyone(),
    'Perfetta per single': [
      'You decide at [breakfast|five to six] to drive [to the lake|out of town], and ten minutes later you [are on the road|have]: {themodel} is [made for such freedom|as free as you are].',
      'The passenger seat holds [a bag and a jacket|whatever you throw on it], the music is [your own choice|yours], and nobody [asks when you will be back|minds the detour].',
      'With {themodel} you travel [on your own terms|at your own pace], and take [someone along when you like|the turning you feel like].',
      'It asks for [little space and no planning|no more than one person’s plans], and gives you [a good deal of freedom|the freedom to go now].',
    ],
    'Perfetta per over 70': [
      'You open the door, sit down [without a second thought|easily], and everything is [clear and to hand|where you expect it]: {themodel} [is calm to drive|makes no mystery of itself].',
      'tall :: The seat is at the height [of a good chair|where you meet it], the view out is [clear|wide], and you set off [at your own pace|in comfort].',
      'Clear controls, [gentle responses|a quiet manner], and nobody [rushing you|in a hurry]: driving {themodel} is [easy in the best sense|a calm affair].',
      'It leaves you [relaxed after an hour|as calm as you set out], with [nothing complicated to learn|controls as clear as they look].',
    ],
  },
  types: {
    Compatta: [
      'It is compact enough to [forget its corners|take the small spaces], and [grown-up enough for the rest|you seldom wish for more].',
      'Being compact, it [turns where you want|goes where you point it], and leaves [the wide streets to others|you the choice of street].',
    ],
    Citycar: [
      'Like any good city car it [knows the side streets|turns on a coin], and you [learn to think in short cuts|stop planning your way].',
      'It is a city car [in the best sense|by conviction]: [short, nimble|easy to place] and [easy to turn|quick to turn].',
    ],
    SUV: [
      'It is an SUV, and you sit [a little above the rest|where the view is], with [the road laid out before you|room to look ahead].',
      'You climb up rather than down, as in any SUV, and [the view makes up for the step|see over the traffic].',
    ],
    'Station wagon': [
      'The estate’s boot takes [what you packed and what you bought|luggage without a puzzle], and you [stop counting bags|go].',
      'With an estate you [never say no to the extra bag|load first and think later], which [changes how you travel|makes packing short].',
    ],
    Crossover: [
      'You sit up as in an SUV and [turn as in a hatchback|park as in a smaller car]: the crossover [keeps both habits|was invented for that].',
      'A crossover lets you [look over the hedge and still fit the space|have a little of both], and most days [want both|ask for it].',
    ],
    Sportiva: [
      'There is a sporting side to it that [wakes on the right road|you feel in the steering], and [sleeps in traffic|you decide when to call on it].',
      'Its sporting character shows in [how it takes a bend|the first quick corner], not in [noise|display].',
    ],
    Fuoristrada: [
      'Where the tarmac ends you [change nothing but your speed|slow down and go on], and off-road {themodel} [shows what it is made for|is in its element].',
      'A track through the woods, [a wet meadow|a ford after rain]: off-road you [pick your way|look for a line], and {themodel} [follows it|takes it].',
    ],
    Monovolume: [
      'An MPV is drawn [from the seats outwards|around the people in it], and everyone aboard [notices in the first hour|has a place to be].',
      'Inside this people carrier there is [a corner for everyone|space to spread out], and [room for plans|the journey is quieter for it].',
    ],
    Supercar: [
      'You see it before it moves, and you know [why they call it a supercar|what kind of car this is]; even at walking pace [it has presence|people look up].',
      'A supercar is [never a sensible idea|no one’s first need], and you will [not miss the sense for a moment|know that at the first full throttle].',
    ],
    'Auto di lusso': [
      'Luxury here is [in the way things close, turn and click|what your hand feels], and in [the care you notice late|how little you hear].',
      'It has the refinement of the luxury class, [worn lightly|without display], and you [feel it on an ordinary day|settle into it quickly].',
    ],
  },
};

function adult(): string[] {
  return [
    'You have driven [enough cars to tell paint from substance|for years], and {themodel} is for drivers who [look twice and ask once|know what they are looking for].',
    'With experience you stop [counting badges|wanting to impress] and start to notice [how a car rides, sits and closes|how a thing is made]: {themodel} [stands up well to that|is one to notice].',
    'After years of driving you can tell [before the first junction|in a few minutes] whether a car [suits you|has substance]; give {themodel} [those minutes|that chance].',
    'You know what you want by now, and {themodel} [doesn’t try to talk you out of it|has the substance to answer].',
    'Others may choose by [fashion|the brochure]; you have [your own judgement|experience to go by], and {themodel} is [happy to be judged|glad of it].',
  ];
}

function young(): string[] {
  return [
    'Your week is [full before it starts|a moving target]: work, [training|a course], friends, and a plan that [changes at seven|nobody has confirmed]. {themodel} [keeps pace|is ready when you are].',
    'Independence is [having the key in your pocket|being able to leave when you like], and {themodel} [comes with exactly that|is your share of it].',
    'The best weekends are [decided on a Friday evening|those nobody planned]: [two friends picked up, music on, and off you go|a bag thrown in and a key in your hand].',
    'You are [making your own way|building something of your own], busy from [Monday to Friday|morning to night], and {themodel} [goes wherever that takes you|carries its part of it].',
    'When plans change [at the last minute|on the stairs], you want [a car that changes with them|wheels and no discussion], and {themodel} is [that easy|outside].',
  ];
}

function everyone(): string[] {
  return [
    'Everything in {themodel} is [easy to find and light to use|where your hand falls], and after a day you [drive it without thinking|feel you have had it for a while].',
    'You see [out of it well|the corners], the steering is [light in your hands|easy at low speed], and manoeuvres [come naturally|turn into routine].',
    'It is the ease that [wins you over|you will mention to others]: [nothing to wrestle with, nothing to look up|a clear view and simple controls].',
    'From the first street it feels [natural|handy]: you [adjust the seat and go|look round once and pull out], and it [stays that easy|is pleasant from then on].',
  ];
}
