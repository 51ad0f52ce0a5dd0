import type { StylePhrases } from '../../voice.ts';

/** What the seller wants felt, as a benefit for "you". */
export const persuasiveAims: Pick<StylePhrases, 'targets' | 'uses' | 'points' | 'types'> = {
  targets: {
    'Famiglia con bambini': [
      'In, belted, off: with {themodel} [the children are settled sooner|leaving with children gets shorter].',
      'School, swimming, grandparents: {themodel} [does the round with you|keeps up with the children].',
      'Do you have children to [ferry about|get to three places at once]? {themodel} [seems to know|stays calm].',
      'Your children get [a place they know|seats to call their own], and you [drive with one worry fewer|get some peace].',
      'fiveDoors :: With children you live by the back doors: here [buckling up|a child seat] is [a simple job|quickly done].',
      'roomy :: There is room for the children, the pushchair and [the toy that must come too|one friend extra].',
      'Families are always [running late|short of hands]: {themodel} [costs you no time|lends you one].',
      'Your children will care about the window, you about [getting there in peace|arriving calm].',
    ],
    'Uomo 40+': adult(),
    'Donna 40+': adult(),
    'Giovane donna (≤35)': young(),
    'Giovane uomo (≤35)': young(),
    Neopatentato: [
      '!strong :: New to driving? {themodel} helps with [clear controls|gentle responses] and [no surprises|an even temper].',
      '!strong :: With {themodel} you [get the hang of it quickly|learn without nerves], one road at a time.',
      '!strong :: When your licence is new, {themodel} [gives you time to learn|doesn’t hurry you].',
      '!strong :: Your first months at the wheel need [calm|patience], and {themodel} [has plenty|leaves you room for it].',
      '!strong & small :: In your first car parks, [its size is on your side|you will be glad of its size].',
      'You learn at your own pace, and {themodel} [lets you|forgives].',
    ],
    Pendolare: [
      'Same road every day? With {themodel} [at least the seat is on your side|the way you travel it can change].',
      'Your commute [weighs less|goes by more easily] with {themodel}.',
      'There and back, every day: {themodel} [won’t wear you out|delivers you in one piece].',
      'Between home and work, {themodel} gives you [a little time back|a quiet half hour].',
      'You know every pothole on your way to work: [they count for less|you will feel fewer of them] in {themodel}.',
      'If you drive to and fro daily, [comfort stops being a whim|this is where the choice pays].',
    ],
    'Attento allo stile': [
      'If you look at details, {themodel} [has plenty to show you|won’t let you down].',
      'Its lines [hold up from near and far|still please on the tenth look], and you will notice.',
      'You have an eye for shape: {themodel} [deserves a long look|is one to see in profile].',
      'Style shows even at rest: {themodel} [has it|needs no introduction there].',
      'You [know style when you see it|choose with your eyes too], and {themodel} [has its own|meets your gaze].',
      'If looks matter to you, [see how it all hangs together|the proportions will tell you why].',
    ],
    'Attento al budget': [
      'You want to spend [the right amount|with care]? {themodel} [invites comparison|has its figures in plain view].',
      'With a fixed budget you look at substance, and {themodel} [has it|starts there].',
      'You are right to [look at the price|count every euro]: {themodel} [stands up to it|has nothing to fear].',
      'If you watch what you spend, [everything you need is here|you can judge it item by item].',
      '!damaged :: Spending less can mean [spending better|paying attention], and {themodel} [helps you do it|fits the bill].',
      'A limit is a limit: with {themodel} you know [what you are paying for|where your money goes].',
    ],
  },
  uses: {
    Città: [
      'Between narrow streets and parking meters, {themodel} [makes your day easier|is simple to drive].',
      'In town you [stop, start and stay calm|move without effort] with {themodel}.',
      'City driving every day? {themodel} [won’t complicate it|takes the edge off].',
      'small :: In town it slips [where others give up|into the gap], and you [get there sooner|are done sooner].',
      'automatic & !silent :: In city queues the gears are [no longer your job|not your concern]: brake, roll, think of something else.',
      'silent :: A city queue is still a queue, but without the noise [it weighs half as much|you mind it less].',
      'hybrid :: Pulling away in town, you feel [the electric help|the electric side lend a hand].',
      'Roundabouts, lights, delivery vans: in the city you have [an ally|someone on your side].',
      'You can go into town [with a lighter heart|without bracing yourself].',
    ],
    'Viaggi lunghi': [
      'On a long journey you arrive [with energy to spare|ready to go out], even after hours of motorway.',
      'On the motorway {themodel} [settles to its pace|holds its own], and you [relax|enjoy the view].',
      'Sea, mountains, distant relations: with {themodel} the journey [is no obstacle|is half the fun].',
      'The longer the journey, the more {themodel} [proves its point|makes sense].',
      'diesel :: Over long distances a diesel [plays at home|finds its rhythm and keeps it].',
      'silent :: On long journeys silence is [an extra seat|a luxury]: thoughts fit in it, or good music.',
      'Hours on the motorway [pass lightly|leave you fresher] in {themodel}.',
      'You take the long journey in [one even stride|comfort], and so does whoever [sits next to you|comes along].',
    ],
    Campagna: [
      'Out in the country {themodel} [feels at home|is happy], between [bends and hills|hedges and tractors].',
      'If you live in the country, {themodel} [earns its place all year|is useful to you daily].',
      'Country roads, with {themodel}, [become a pleasure|are half the reason to go].',
      'all :: On country lanes, when the surface changes, four driven wheels [do their job and you do yours|keep you calm].',
      'tall :: Where the tarmac is a memory, seeing the lane from above [helps you pick your way|is a help].',
      'Where the street lights end and the country begins, {themodel} [gives you confidence|carries on].',
      'You take the lanes through the country [for pleasure|without thinking twice].',
    ],
    Lavoro: [
      'cargo :: For your work {themodel} has [the space and the substance|what it takes].',
      'cargo :: Load, drive, deliver: {themodel} [does its share|was made for your working day].',
      'cargo :: On the road for work all day? {themodel} [keeps up|sticks with you].',
      'car :: If the car is your office, {themodel} [lets you work in comfort|is a decent place to sit].',
      'car :: You reach your clients [unruffled|with your thoughts in order], and work starts [well|on the right foot].',
      'car :: Between one client and the next you have [a quiet place to think|a comfortable office].',
      'At work {themodel} [stands by you|looks the part], [first appointment to last|Fridays included].',
    ],
    'Uso familiare': [
      'For the family {themodel} is [practical every day|one thing made simple].',
      'Shopping, sport, holidays: {themodel} [follows your family around|does it all] without fuss.',
      'Your family [changes plans hourly|runs on a tight schedule]: {themodel} [copes|goes along].',
      'roomy :: Family life never has enough space: here you [come close|get nearer to it].',
      'roomy :: The big shop, the suitcases, the small bike: your family [finds room for each|loads and goes].',
      'fiveDoors :: In a family the back doors open a hundred times a week, and [here that is easy|yours will too].',
      'From Saturday’s shop to Sunday’s outing, your family has [its base|its wheels].',
    ],
    'Uso misto': [
      'Work in the week, hills at the weekend: {themodel} [does both|follows you].',
      'One car for everything? {themodel} [can be it|fits the bill].',
      'With {themodel} you go from town to open road [without a second thought|every day of the week].',
      '[Supermarket today, lake tomorrow|Traffic at eight, hills on Sunday]: {themodel} [keeps its temper|follows you] all week.',
      'Half duty, half pleasure: {themodel} [covers both shifts|is equal to both], week in, week out.',
      'It suits your daily plans, [even those you change at the last minute|whatever they are today].',
      'Errands, escapes, surprises: every day [has its own tone|brings one], and {themodel} [finds it|is ready].',
    ],
  },
  points: {
    Sicurezza: [
      'With {themodel} you drive with confidence, because [you know how it answers|it does what you expect].',
      '{themodel} gives you [confidence|a safe feeling]: it [behaves as you expect|reacts the same way each time].',
      'Whoever travels with you feels safe, and [so do you|that counts as well].',
      'tall :: Seeing sooner is a kind of safety, and from up here [you do|you see sooner].',
      'all :: When the weather turns, traction at every wheel lets you [drive more calmly|feel safe].',
      'Safety is mostly a lack of surprises, and {themodel} [has few to spring|keeps it that way].',
    ],
    'Bassi consumi': [
      '!electric & !hydrogen :: {themodel} is light on fuel, and you [see it at the end of the month|will notice soon enough].',
      '!electric & !hydrogen :: With {themodel} the filling station is [mostly something you pass|a rarer stop], because its thirst for fuel is small.',
      '!electric & !hydrogen :: If fuel is on your mind, {themodel} [sees it your way|is on your side].',
      'diesel :: The diesel uses fuel [with good sense|sparingly], and you [keep the change|feel it at the pump].',
      'hybrid :: Thanks to the hybrid system, braking [is no longer a waste of energy|gives energy back].',
      'petrol :: It drinks [as little fuel as it must|modestly], and you [keep the change|think less about filling up].',
      'electric :: With {themodel} energy [goes where it is needed|isn’t wasted], and you [just drive|have the pleasure].',
      'electric :: It spends its energy wisely, [most of all with a light foot|if your foot is light].',
      'lpg :: A tank of gas is [the kind of bill you can smile at|easy on your wallet].',
      'cng :: Natural gas lets you think of [the road, not the fuel|where to go, not what the fuel costs].',
      'hydrogen :: It uses its energy [with restraint|sparingly], and you [feel nothing of it|just drive].',
    ],
    'Performance / Sportività': [
      'lively :: Your overtaking is [short and clean|soon done], because the power is [there when you ask|within reach].',
      'lively :: Press, and {themodel} responds [at once|with appetite]: [you will like that|you will do it again].',
      'strong :: You have more power than [you usually need|the day asks for], and [knowing it is a pleasure|that is half the fun].',
      'electric :: The acceleration [surprises you the first time|comes in silence], and [the second, too|you will grin].',
      '!lively :: {themodel} has [a quick step|a lively side], and you [find it in the bends|feel it on a twisty road].',
      '!lively :: You don’t need to go fast to [have fun|enjoy the bends] in {themodel}.',
      'low :: You sit low and feel [the corner|the bend] [through the seat|in the small of your back].',
      'lively :: There is pace [in hand|to spare], and you decide [when to use it|how much].',
    ],
    'Comfort / Silenziosità': [
      'You travel [in comfort|at ease], and [the noise stays outside|it stays quiet enough to talk].',
      'In {themodel} you get out [as fresh as you got in|in a better mood]: comfort [does that|is good for that].',
      'silent :: The quiet is [the first thing you notice|what you will miss elsewhere], and it [makes every trip calmer|lasts all the way].',
      'Your back, your ears, your temper: {themodel} [is kind to all three|looks after them] in comfort.',
      'You can hear [yourself think|the quiet parts of the music]: {themodel} is [that quiet|a calm place].',
      'A comfortable car [shortens the road|gives you back some of the day], and {themodel} [is one|does].',
    ],
    'Design / Stile': [
      'Its shape [needs no explaining|works on you quietly]: you [look, and then look again|see it and you know].',
      'You will like {themodel} [from the side|from every angle], [for lines that agree with each other|for its clean lines].',
      'The design [has its own idea|is sure of itself], and you [notice it in the details|wear it well].',
      'You walk away, and [you look back at it once|it makes you turn round]: good design [does that|has that effect].',
      'There is style [in the way it stands|in its proportions], and you [need add nothing|have it for everyday use].',
    ],
    'Caratteristiche esclusive': [
      'You get something [different|with a character of its own], [not one more of the same|and you notice daily].',
      '{themodel} has [details you won’t see at every light|a make-up of its own].',
      'If you want [something less usual|a car that is not everyone’s], {themodel} [listens|is different].',
      'You will find [special touches|its own way of doing things] in {themodel}, and [they add up|each has its reason].',
    ],
    'Rapporto qualità-prezzo': [
      'Set what you get against the price, and [draw your own conclusion|the sums speak].',
      '!damaged :: For your money you get [substance|a car, not promises], and {themodel} [shows it|puts it in writing].',
      '!damaged :: You pay for [what you use|substance], and [that is good value|the price says so].',
      'Line up the price and the list: {themodel} [comes out well|makes sense].',
      '!damaged :: You want [price and substance together|good value without the talk], and {themodel} [offers it|is a case in point].',
    ],
    'Edizione limitata / Rarità': [
      'You won’t see [one on every corner|yourself coming the other way]: {themodel} is [a rare sight|seldom offered].',
      'If you have been looking for one, you know how [rarely it turns up|rare they are].',
      'Rare cars [turn up when they please|choose their moment], and [this may be yours|you happen to be reading].',
      'You would own something [uncommon|few people have], and [people will ask|you will get used to questions].',
    ],
    'Facile parcheggio': [
      'small :: You park it [at the first attempt|where others drive on], and [walk away first|get on with your day].',
      'small :: The gap you [always pass|never try] is now [a parking space|yours].',
      'Parking {themodel} [takes one go|is over before you think of it], even where [space is tight|everyone is watching].',
      'You [turn in, straighten up|swing in once], and parking is [done|no longer a subject].',
      'Where space is [tight|short] you [fit|manage], and parking becomes [a detail|simple].',
    ],
    'Valore a lungo termine': [
      'You can think [in years|long term] with {themodel}, [not in months|if you like to keep your cars].',
      'It is a car [to keep|you grow into], and [the years are on your side|you will know it well in a few years].',
      'If you keep your cars for years, {themodel} [is worth your thought|makes sense].',
      'Choose well once and you [need not choose again for years|can forget about it for years].',
    ],
    'Perfetta per donna': everyone(),
    'Perfetta per single': [
      'Nobody [to consult|else’s timetable]: you and {themodel} [go when you like|decide on the spot].',
      'It is [your space|freedom] on wheels, with [your music and your pace|a seat left for company].',
      'You decide at the last minute, and {themodel} [is free|never objects].',
      'For your own plans {themodel} is [just the right size|all you need], whenever [you feel like it|the mood takes you].',
    ],
    'Perfetta per over 70': [
      'You step in, sit well and [everything is clear|the controls make sense]: {themodel} is [easy company|a calm car].',
      'tall :: You don’t climb down into it, you [sit down|step in], and [the view is clear|you see well].',
      '{themodel} [never rushes you|takes its time with you]: [gentle responses, clear controls|an easy, calm drive].',
      'You will like how [calm|simple] it is to use, [day in, day out|from the first turn of the wheel], with clear controls.',
    ],
  },
  types: {
    Compatta: [
      'Compact as it is, you [fit in anywhere|find space everywhere].',
      'You get a compact car [without feeling short-changed|that is easy to house].',
      'Small outside, [sensible inside|easy to live with]: {themodel} [suits you in town|saves you space].',
    ],
    Citycar: [
      'You have a city car that [turns on a coin|knows every short cut].',
      'City car through and through, it [makes your streets wider|likes your streets].',
    ],
    SUV: [
      'It is an SUV, so you [sit tall and see far|look over the traffic].',
      'You get the [view|stance] of an SUV, [every time you climb in|every day].',
    ],
    'Station wagon': [
      'It is an estate, so you [stop choosing what to leave at home|load first and think later].',
      'You get an estate’s boot [and a car’s manners|for every kind of Saturday].',
    ],
    Crossover: [
      'You sit [a touch higher|above the rest], as in any crossover, and [park with ease|see more].',
      'A crossover gives you [height without bulk|a bit of both].',
    ],
    Sportiva: [
      'Its sporting side is yours [when you want it|on the right road].',
      'You feel its sporting nature [in your hands|in the way it turns].',
    ],
    Fuoristrada: [
      'When the tarmac ends, you [carry on|need not turn round].',
      'Off-road you have [something to rely on|the right tool].',
      'Mud and tracks? You will [be glad of it|find out what it can do].',
    ],
    Monovolume: [
      'It is an MPV, so everyone [gets a proper seat|has room], you included.',
      'You get a people carrier’s [space|flexibility], [and use all of it|for every plan].',
    ],
    Supercar: [
      'It is a supercar, and you [know it before you start it|need no reminding].',
      'You will not forget it is a supercar, [even at walking pace|even at the lights].',
    ],
    'Auto di lusso': [
      'You feel the luxury [in what you don’t hear|in small things], [not in show|every day].',
      'This is luxury you [sit in|use], [quietly|without show], with the refinement that goes with it.',
    ],
  },
};

function adult(): string[] {
  return [
    'You know what you are looking for, and {themodel} [respects that|doesn’t waste your time].',
    'With years of driving behind you, you [see at once|can tell] what {themodel} is made of.',
    'You have had other cars, [so you have something to compare|and you know what matters]: {themodel} [holds its own|likes that].',
    'You no longer [fall for fashion|need to impress anyone]: {themodel} [suits you well|has substance].',
    'Your experience [is the best test|tells you more than any brochure], and {themodel} [welcomes it|is ready].',
    'You judge by substance, [not by noise|as experience teaches], and {themodel} [offers it|has it].',
  ];
}

function young(): string[] {
  return [
    'Your plans change at the last minute: {themodel} [is already outside|changes with them].',
    'Full days, [friends to pick up|late trains], a [weekend|plan] that starts on Thursday: {themodel} [keeps up|joins in].',
    'You are [building your own life|making your own way], and {themodel} [comes along|gives you independence].',
    'Your diary is full, and {themodel} [helps you empty it|keeps pace].',
    'You [get going|decide] on the spur of the moment, and {themodel} [is in|goes with you].',
    'When the week is [busy|full], {themodel} [gets you through it|keeps the pace], and [the weekend comes sooner|Friday is not far].',
  ];
}

function everyone(): string[] {
  return [
    'You find your way round it [in a minute|at once]: light controls, [clear view, easy manoeuvres|nothing complicated].',
    'It is easy in the way [that matters daily|you notice by Friday]: you [see well and turn easily|don’t think about it].',
    'Everything comes naturally to hand, and you [enjoy the view|drive without effort].',
    'You will like how [light|simple] it is to handle, [from the first street|whatever the day brings].',
  ];
}
