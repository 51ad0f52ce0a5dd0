import type { StylePhrases } from '../../voice.ts';

/** What the seller wants felt, told rather than argued. */
export const advancedAims: Pick<StylePhrases, 'targets' | 'uses' | 'points' | 'types'> = {
  targets: {
    'Famiglia con bambini': [
      'Children [measure a car|judge a car] by the window seat, parents by [the quiet on the way home|how it loads]: {themodel} [passes both|listens to each].',
      'A morning with children is [a small expedition|a logistics exercise], and {themodel} [knows the route|makes it shorter].',
      'fiveDoors :: The back doors open, [somebody climbs in|bags fly], a belt clicks: with children the day [starts there|is made of that].',
      'roomy :: There is room for the children and for [their kingdoms|everything they can’t leave behind].',
      'The family [falls asleep on the way back|sings on the way out], and you [drive on in peace|turn the music down].',
      'You will know every school gate, and [it will know the children|so will it].',
    ],
    'Uomo 40+': adult(),
    'Donna 40+': adult(),
    'Giovane donna (≤35)': young(),
    'Giovane uomo (≤35)': young(),
    Neopatentato: [
      '!strong :: The licence is new, the road is old: {themodel} [introduces the two|keeps things simple between them].',
      '!strong :: Confidence comes [in small portions|one junction at a time], and {themodel} [serves them|lets it come] without hurry.',
      '!strong & small :: You learn its edges [in a day|in a week], and after that [parking is|a new driver’s fears are] only [habit|memory].',
      '!strong :: Learning goes on after the test, and {themodel} is [a patient teacher|in no hurry].',
      'A first time only comes once, and [this is a calm way to have it|driving is no exception].',
    ],
    Pendolare: [
      'A commute is [a year of your life in small pieces|an hour a day that nobody counts]: {themodel} [makes it liveable|gives it back some dignity].',
      'Every morning has [the same bend, the same lights|its own queue]; what can change is [the seat|how you sit in it].',
      'Between home and work there is [a room on wheels|an hour that belongs to you], and {themodel} [furnishes it|keeps it quiet].',
      'The daily road becomes [a habit you don’t mind|a pause].',
      'Somewhere on the way to work you [think your best thoughts|find your morning], and {themodel} [leaves you to it|doesn’t interrupt].',
    ],
    'Attento allo stile': [
      'You see lines before [numbers|names], and in {themodel} they [agree|know where they are going].',
      'Style is [what remains when nothing shouts|a matter of proportion]: {themodel} [knows that|keeps to it].',
      'An eye like yours [rests on details|looks for balance], and {themodel} [gives it something to do|holds the look].',
      'Seen from the pavement, its shape [says the essential|needs no caption].',
      'Good design is chosen by eye, and [may be again|yours understands why].',
    ],
    'Attento al budget': [
      'You count before you buy, and {themodel} [likes to be counted|stands still for it].',
      'A budget is [a way of thinking clearly|a good adviser], and it [leads here|would look at {themodel}].',
      'What you spend should [turn into road|be seen], and here it [does|is].',
      'Money well spent is [quiet money|the kind you forget], and {themodel} [speaks that language|makes little noise about it].',
      'You will find no [frills to pay for|costs dressed up], only a price and [what it buys|the reasons for it].',
    ],
  },
  uses: {
    Città: [
      'The city is made of [small decisions|short distances], and {themodel} [takes them lightly|is good at them].',
      'In town, [the next gap|the next light] is always near, and you [arrive unruffled|take it as it comes].',
      'small :: The narrow street you used to avoid: in town {themodel} [just takes it|has room to spare].',
      'automatic & !silent :: In traffic your left foot [forgets its trade|goes on holiday], and the city [softens|slows down with you].',
      'silent :: In town the silence [travels with you|is a courtesy], past windows still [asleep|dark].',
      'hybrid :: City lights, red, green: the hybrid system [works in between|makes something of the pauses].',
      'You cross the city [without taking it personally|and keep your temper].',
    ],
    'Viaggi lunghi': [
      'A long journey has [a beginning, a coffee and an end|its own time], and {themodel} [keeps it|fills it well].',
      'On the motorway the hours [line up quietly|lose their weight], and you [arrive whole|talk more].',
      'Distance is [a matter of rhythm|mostly patience]: {themodel} [finds it and keeps it|supplies some].',
      'silent :: On a long journey the quiet [turns into rest|becomes part of the view].',
      'diesel :: A long road and a diesel [know each other|get on well]: the needle moves slowly, [the scenery fast|the landscape doesn’t].',
      'You could travel [as far as the map folds out|to where the dialect changes], and {themodel} [would take you|would not complain].',
    ],
    Campagna: [
      'In the country roads follow [the fields|the river], and {themodel} [follows the road|is in no hurry].',
      'all :: The lane gets wet, the leaves come down: four driven wheels [take note|go on] and the country [stays open|is no further off].',
      'tall :: Over the hedge you see [the next bend|the weather coming]: in the country that is [worth having|half the drive].',
      'Where the village ends, [the good part starts|your road begins], and {themodel} [knows it|seems pleased].',
      'Country life is [gravel, gates, a dog in the back|distance and weather], and {themodel} [wears it well|goes with it].',
    ],
    Lavoro: [
      'cargo :: Work starts [before the light|with the first box], and {themodel} is [already there|ready to be filled].',
      'cargo :: By the evening it has carried [your day’s work|more than you remember], and [tomorrow it will again|asks no thanks].',
      'cargo :: A trade is [known by its tools|made of tools], and {themodel} is [the largest of yours|one of them].',
      'car :: Between two meetings there is [a road|half an hour], and in {themodel} it [works for you|belongs to you].',
      'car :: Work is [often the way there|largely road], and the way there [can be good|may as well be quiet].',
      'The working week [has five mornings|is long], and {themodel} [turns up for each|meets it evenly].',
    ],
    'Uso familiare': [
      'A family is [a small crowd with one key|a timetable nobody wrote], and {themodel} [carries it|keeps to it].',
      'roomy :: There is space for the family and [for its discussions|for what it argues about].',
      'Family trips begin [twenty minutes late|with somebody missing a shoe]; {themodel} [makes nothing of it|leaves when you do].',
      'fiveDoors :: Four doors open at once, [the family pours out|everyone has a plan]: [this happens every day|that is the sound of arriving].',
      'On Sundays the family [takes the long way|goes to see how the sea is], and {themodel} [agrees|goes along].',
    ],
    'Uso misto': [
      'Every day asks [another question|for something else], and {themodel} [has the answer ready|takes it well].',
      'It is an everyday car in the good sense: [you stop noticing how much it does|there when needed].',
      'Monday and Sunday [want different cars|don’t speak the same language], and {themodel} [interprets|is both].',
      'Errand or escape, the week [begins at the same door|holds both], and you [choose as you go|need no other].',
      'Life is a mixed [road|load], and {themodel} [takes it daily|carries all of it] without sorting.',
    ],
  },
  points: {
    Sicurezza: [
      'Feeling safe is [a quiet thing|not noisy]: you [stop thinking about it|notice it when you relax].',
      '{themodel} does what [you asked|your hands say], no more, and [trust grows from that|safety starts there].',
      'tall :: You see the brake lights [three cars ahead|before they matter], and safety is [made of such seconds|often just that].',
      'all :: On a wet road the four driven wheels [hold a steady hand|speak for themselves], and you feel [safe|sure].',
      'Nothing surprising [happens|comes from it], and [that is what safe means|there is safety in that].',
    ],
    'Bassi consumi': [
      '!electric & !hydrogen :: It is [modest about fuel|sparing with fuel], the way some people are [with words|about themselves].',
      '!electric & !hydrogen :: The fuel gauge [takes its time|moves like an hour hand], and [so do your stops|you forget it].',
      'diesel :: It turns fuel into road [with little waste|patiently].',
      'hybrid :: What braking used to throw away as heat, [it keeps|comes back as energy].',
      'electric :: Energy here is [used, not burnt|spent with care], and [a light foot is repaid|lightness pays].',
      'petrol :: A tank of petrol [is used a sip at a time|is not hurried through].',
      'lpg :: Gas in the tank, fuel bills [off your mind|kept small].',
      'cng :: The gas costs [little attention|less thought], and the fuel [stays a detail|is not the subject].',
      'hydrogen :: The energy on board is [spent quietly|used with care].',
    ],
    'Performance / Sportività': [
      'lively :: The power is [a reserve, not a threat|there like a good answer]: it comes [when called|at once].',
      'lively :: Between two bends there is [a moment|a second] in which the acceleration [says everything|makes you smile].',
      'strong :: So much power [changes the silence before you press|makes you gentle with your foot].',
      'electric :: The push comes [from nowhere|before the thought], and performance [has a new sound: none|is something you feel, not hear].',
      '!lively :: It is lively rather than fast, and [lively is more fun|on a bend that counts more].',
      'low :: Sitting low, you [read the road with your back|feel the bend begin], and the sport is [in that|all there].',
      '!lively :: Its pace is [honest|its own], and the bends are [quick enough|where you enjoy it].',
    ],
    'Comfort / Silenziosità': [
      'Comfort is [what you don’t notice|the absence of small annoyances], and here [you notice little|they stay away].',
      'You [lower your voice|turn the radio down] without knowing why: it is [that quiet|the calm in the cabin].',
      'silent :: Silence [is part of the seat|comes as the first comfort], and [the road joins in|it goes with you].',
      'The door shuts, the world [steps back|turns the volume down], and comfort [takes over|begins].',
      'A calm car [makes a calm driver|returns you as you were], and {themodel} [has that gift|does it daily].',
    ],
    'Design / Stile': [
      'Its lines look as if drawn [by someone with an eraser|in few strokes], and [what stayed belongs|it shows].',
      'There are shapes you [understand at once|remember]: {themodel} has [one|that kind].',
      'The design speaks [in a low voice|once], and [you hear it|says what it means].',
      'From the side it is [a single gesture|one clear line]; the look [holds|stays with you].',
      'Beauty in use is [rarer than beauty on display|another matter], and its design [knows the difference|is for using].',
    ],
    'Caratteristiche esclusive': [
      'Something in it [does not come off a shelf|is not for everyone], and [that is the attraction|you sense it].',
      'It is different [in the details|by conviction], and the details [know why|are its own].',
      'You won’t mistake it for [its neighbours in the car park|the next one along]: it has [its own character|a character].',
      'A few special things [gathered in one car|that rarely meet]: {themodel} [has them|keeps them together].',
    ],
    'Rapporto qualità-prezzo': [
      'Price and substance [rarely sit at the same table|are old rivals]: here they [talk|have made peace].',
      'The price is a [number|figure]; the value is [what you do with it|what remains each morning].',
      'You pay once and [use it daily|drive for years], and the sum [is read that way|makes sense that way].',
      'Good value is [a calm feeling|recognised later], and {themodel} [aims at it|is about that].',
    ],
    'Edizione limitata / Rarità': [
      'Some cars you see once and [then look for|remember by the place]: {themodel} is [that rare|one of those].',
      'Rare things [ask for patience|teach patience], and yours [may end here|may be repaid].',
      'You seldom meet [its like|another], and [that makes the meeting|people stop for it].',
      'Few come along, and each one [has its story|is a meeting].',
    ],
    'Facile parcheggio': [
      'small :: It parks [between two sentences|where others give up], and the conversation [goes on|is not interrupted].',
      'small :: A short space is [an invitation|enough], and parking [loses its drama|is a gesture].',
      'Parking, that daily [test of character|little exam], [passes quietly|is soon done] with {themodel}.',
      'One look, one turn of the wheel, and it is parked: [the space was there all along|you are already walking].',
    ],
    'Valore a lungo termine': [
      'Years are [the real test|good judges], and {themodel} is [a car to spend them with|for people who keep things].',
      'You choose it [once|today] and [live with it for years|keep choosing it], and that is [worth a thought|the point].',
      'A car kept for years becomes [a place|part of the house], and {themodel} [has the patience|is the kind one keeps].',
      'Long-term thinking is [out of fashion|slow], and [all the better for it|the years agree with it].',
    ],
    'Perfetta per donna': everyone(),
    'Perfetta per single': [
      'One seat is yours, the others are [free|possibilities]: {themodel} is [a small freedom|made for your own pace].',
      'Nobody waits, nobody [decides for you|asks where]: you [go|leave when you like], and that is [freedom|all].',
      'A plan for one is [the quickest to change|quickly made], and {themodel} is [as free|in on it].',
      'You, a road, [your own music|an open afternoon]: [it takes no more|the freedom fits].',
    ],
    'Perfetta per over 70': [
      'Ease is [a form of respect|a kind of luxury]: clear controls, [a calm drive|nothing to decipher].',
      'It [asks for no haste|goes at your pace], and the drive is [calm|as gentle as you make it].',
      'tall :: You step in [as through a door|without bending], sit, and see: [the view is clear|that is comfort].',
      'Everything is where [the hand looks for it|you would put it], clear and [calm|easy].',
    ],
  },
  types: {
    Compatta: [
      'Compact, it [leaves room for others|takes what it needs and no more].',
      'It is compact the way [a good bag is|a good sentence is]: [it holds enough|nothing sticks out].',
    ],
    Citycar: [
      'A city car is [a way of living in town|half a pedestrian], and {themodel} [walks well|knows it].',
      'City car, [town creature|friend of short streets], it [belongs here|turns where it likes].',
    ],
    SUV: [
      'An SUV [looks over things|carries its view with it], and you [with it|from inside it].',
      'As an SUV it [stands a little taller|takes in more sky].',
    ],
    'Station wagon': [
      'An estate is [a promise to bring it all|a car that says bring it along], and it [keeps it|means it].',
      'The estate’s long roof [covers many plans|ends where the holiday begins].',
    ],
    Crossover: [
      'A crossover is [two ideas that get on|a compromise with good manners].',
      'Crossover means [not having to choose|a foot in each world], and [that suits most days|you choose both].',
    ],
    Sportiva: [
      'Its sporting side [waits for the right road|is a promise kept in bends].',
      'There is sport in [how it stands|its way of turning], even [at walking pace|when it is still].',
    ],
    Fuoristrada: [
      'Where the tarmac ends, [a question begins|most stories start], and off-road is [its answer|where it lives].',
      'Mud is [a colour to it|only another surface], off-road [another word for going on|a habit].',
    ],
    Monovolume: [
      'An MPV is [a room that travels|architecture], and everyone [furnishes it|finds a corner].',
      'As an MPV, it [was drawn around people|begins from the seats].',
    ],
    Supercar: [
      'A supercar is [an exaggeration with reasons|not a reasonable thing], and [that is the reason|here are the reasons].',
      'Supercar is [a big word|a word used too often]; here it [fits|is simply the term].',
    ],
    'Auto di lusso': [
      'Luxury, here, is [time and quiet|a lowered voice], [and care|nothing gilded].',
      'It belongs to the luxury class [by manners|as refinement does]: [without saying so|it says it softly].',
    ],
  },
};

function adult(): string[] {
  return [
    'You have driven [enough cars to know|for years, and know] the difference between [new and good|noise and substance]: {themodel} [counts on it|leaves you to judge].',
    'Experience [reads between the lines|listens], and in {themodel} it [finds substance|hears nothing false].',
    'At some point you stop [choosing to impress|following fashion], and {themodel} [is what you look at then|waits there].',
    'You know what you want, which [saves time|is rarer than it sounds], and {themodel} [knows what it is|answers plainly].',
    'Taste settles with [the years on the road|experience], and [then a car like this makes sense|{themodel} meets it there].',
  ];
}

function young(): string[] {
  return [
    'Your plans have [no fixed address|a habit of changing], and {themodel} [follows|likes that].',
    'Full days leave [little margin|few gaps], and {themodel} [finds one|helps you keep the pace].',
    'Independence has [a set of keys|a small sound: keys], and [these fit|they could be these].',
    'The best weekends are [decided on Friday at six|those nobody planned], and {themodel} [is ready by seven|has nothing else on].',
    'You are [writing your own timetable|making your own way], and it [keeps you company|has no objections], busy days included.',
  ];
}

function everyone(): string[] {
  return [
    'It is easy, [and easy is hard to design|the way good tools are]: [light in the hand|clear to look out of].',
    'Simple things done [well|with ease] every day: [that is what it offers|you stop noticing them].',
    'You see out, you turn, you [stop|park]: [all as simple as it sounds|ease is made of this].',
    'Nothing in it is complicated, and [that is a courtesy|the ease is felt by the second day].',
  ];
}
