import type { StylePhrases } from '../../voice.ts';
import { goodDealLinks, lastingLinks } from './persuasive-links.ts';

/** What the seller wants felt, as a benefit for "you". */
export const persuasiveAims: Pick<StylePhrases, 'targets' | 'uses' | 'points' | 'types'> = {
  targets: {
    'Famiglia con bambini': [
      'School, swimming, grandparents: with children you are always on the move, and {themodel} [keeps up|makes it easier].',
      'If you have children to [ferry about|get to three places at once], you will be glad of how [calm|easy] it is.',
      'Your children get [a place they soon know|seats to call their own], and you get [some peace at the wheel|one worry fewer].',
      'fiveDoors :: With children [you live by|your day turns on] the back doors, so it helps that [everyone gets in easily|nobody has to climb over anybody].',
      'roomy :: There is room for [the children, the pushchair|your children, their bags] and [the toy that must come too|one friend extra].',
      'Getting the children out of the house is [hard enough|work enough]; the drive itself should be [the easy part|easy, and here it is].',
    ],
    'Uomo 40+': adult(),
    'Donna 40+': adult(),
    'Giovane donna (≤35)': young(),
    'Giovane uomo (≤35)': young(),
    Neopatentato: [
      '!strong :: If you are new to driving, its [clear controls|gentle responses] help you [feel at home quickly|gain confidence].',
      '!strong :: You learn to drive well by driving, and {themodel} [makes that easy|gives you the time to].',
      '!strong :: When your licence is new, you want a car that [never hurries you|forgives a clumsy start], [like this one|and you have it here].',
      '!strong :: In your first months at the wheel, you will be [grateful for|glad of] how [predictable|easy] it is [to drive|to place].',
      '!strong & small :: In your first car parks you will be glad of [its size|how small it is].',
      'You can learn at your own pace, and {themodel} [lets you|gives you confidence].',
    ],
    Pendolare: [
      'If you drive the same road [every day|to work and back], you might as well [enjoy the seat|do it in comfort|like the car you do it in].',
      'Your commute [feels shorter|goes by more easily] in {themodel}, in both directions.',
      'Between home and work, {themodel} gives you [a quiet half hour to yourself|a little time to think].',
      'There and back, every day: you want a car that [doesn’t wear you out|makes it easy], and [you have one|that is what this is].',
      'You know every [pothole|bend] on the way to work, and you will [feel fewer of them|mind them less] from here.',
    ],
    'Attento allo stile': [
      'If you have an eye for design, [look at it side-on|walk round it]: the proportions [are right|hold together].',
      'Its lines [look good from near and far|still please on the tenth look], which you will notice [every day|each time you walk up to it].',
      'You choose with your eyes as well, and {themodel} [is worth a long look|gives them plenty to enjoy].',
      'If style matters to you, {themodel} [will not let you down|has plenty of its own].',
      'It has style [even standing still|without showing off], and you will [like seeing it outside|look back as you walk away].',
    ],
    'Attento al budget': [
      'If you want to spend with care, [compare it line by line|set it against the others], and [see what your money buys|judge what you get for it].',
      'You have a budget, and {themodel} lets you [keep to it|see exactly what you pay for].',
      'You are right to [look hard at the price|count every euro], and {themodel} [stands up to it|bears a close look].',
      '!damaged :: You want to spend less and still [like what you drive|have a car you enjoy]: {themodel} is [for people who think that way|worth a look].',
      'When you watch what you spend, you want clear facts, and [here they are|you have them all here], [good and less good|for you to weigh].',
    ],
  },
  uses: {
    Città: [
      'In town {themodel} is [easy to place and quick to turn|simple to drive], which makes your day easier.',
      'If you drive in the city [every day|more than anywhere else], you will [value how easy it is|feel how much calmer it can be].',
      'small :: In narrow streets you [slip through where others wait|are glad of its size], and town [feels less crowded|gets easier].',
      'automatic & !silent :: In city queues [you never touch a clutch|there is no clutch to hold down]: you [brake, roll and relax|simply roll along].',
      'silent :: A city queue is still a queue, but [without the noise|with no engine running] you [mind it less|hardly mind].',
      'hybrid :: [Pulling away in town|At the lights in town], you feel the electric side [help|do its part], quietly and smoothly.',
      '[Roundabouts, lights, delivery vans|Bus lanes, cyclists, one-way streets]: in town {themodel} [stays calm|takes it lightly].',
    ],
    'Viaggi lunghi': [
      'On a long journey you arrive with [energy to spare|plenty of the day left], [even after hours of motorway|and without a stiff back].',
      'On the motorway {themodel} [settles into its pace|runs along easily], and you can relax.',
      '[The sea, the mountains, friends up north|A wedding in Wales, a week by the sea]: the [long journey|journey] [is no reason to stay at home|becomes part of the pleasure].',
      'The longer the journey, the more you will [appreciate it|be glad you chose it|like where you sit].',
      'diesel :: Over long distances a diesel [finds its rhythm and keeps it|is in its element], [hour after hour|and you can tell].',
      'silent :: On long journeys [the quiet|the lack of noise] [lets you talk or listen to music in peace|keeps you fresh].',
    ],
    Campagna: [
      'Out in the country, [between hedges and hills|on lanes and gravel], {themodel} feels at home.',
      '!classic & !low :: If you live in the country, you will [use it every day of the year|find it useful in every season|know what it is good for by November].',
      'Country roads are a pleasure in {themodel}, [bends and all|and you will look for the long way round].',
      'all :: On [muddy|icy] country lanes, four driven wheels [keep you going|let you carry on] [when others turn back|without a second thought].',
      'tall :: You sit high enough to see [over the hedges|round the next bend], which [helps on country lanes|makes country roads easier].',
      '!classic & !low :: You can take the country road [for pleasure|without thinking twice], [whatever it looks like|in any season].',
    ],
    Lavoro: [
      'cargo :: For your work it has [the space and the strength|what you need]: you load up, drive off and [get on with the job|think about the job].',
      'cargo :: You spend all day on the road for work, and {themodel} [keeps up|does its share].',
      'cargo :: Whatever the job needs, {themodel} [carries it for you|takes it there], first call to last.',
      'car :: If [the car is your office|you work from the car], you will be glad to have [a comfortable one|one this pleasant].',
      'car :: You reach your clients [unruffled|with your thoughts in order|on time and in a good mood], and [work starts well|the work begins on the right foot].',
      'Your working week is full enough; {themodel} [makes the driving the easy part|takes some of the effort out of it].',
    ],
    'Uso familiare': [
      'Shopping, sport, holidays: {themodel} [does it all for your family|keeps your family moving] without fuss.',
      'For your family it is [practical every day|easy to use], from [the weekly shop to the summer holiday|swimming lessons to the week at the coast].',
      'Your family’s plans [change by the hour|are never simple], and {themodel} [goes along with them|copes with all of them].',
      'roomy :: [The big shop, the suitcases, a small bike|Tents, wellies, a cool box]: your family [finds room for each|loads up and goes].',
      'fiveDoors :: In a family the back doors are [always opening|never shut for long], and here [everyone gets in with ease|nobody has to squeeze past].',
    ],
    'Uso misto': [
      'Work in the week, hills at the weekend: {themodel} [does both|is happy with both].',
      'It is a car for every day, [from the school run to the seaside|in town and out of it|the dull ones and the good ones].',
      'You can go from [town to open road|the office to the coast] [without a second thought|in the same comfort], any day of the week.',
      '[The supermarket today, a lake tomorrow|Traffic at eight, a country pub on Sunday]: {themodel} [suits both|takes you to either].',
      'Your daily plans may change at the last minute, and {themodel} [suits the new ones as well|is ready for the new ones].',
    ],
  },
  points: {
    Sicurezza: [
      'You drive with confidence, because {themodel} [does what you expect|responds the same way every time].',
      'It gives you a feeling of safety: [there are no surprises|you always know how it will respond|it does what your hands expect].',
      'You feel safe in it, [and so does whoever travels with you|and everyone on board does, too|because nothing about it takes you by surprise].',
      'tall :: Sitting high, you see trouble sooner, and [that makes you feel safer|seeing sooner is safer].',
      'all :: When [the weather turns|the forecast says snow], traction at every wheel [lets you feel safe|keeps you calm and safe].',
    ],
    'Bassi consumi': [
      '!electric & !hydrogen :: It is light on fuel, and you [see the difference at the end of the month|will soon notice|find out how many stations you can drive past].',
      '!electric & !hydrogen :: With [such a modest thirst for fuel|fuel consumption this modest], you [drive past most filling stations|fill up less often|keep the change].',
      '!electric & !hydrogen :: Fuel is the bill that [never stops coming|comes every week], and here you [keep it low|keep it in check].',
      'diesel :: The diesel uses fuel sparingly, and you [feel it at the pump|go further between stops|see it most on longer trips].',
      'hybrid :: Thanks to the hybrid system, [braking|every red light] gives you energy back, [and that saves fuel|which you feel at the pump].',
      'petrol :: The petrol engine is modest with its fuel, so you [think less about filling up|spend less at the pump|drive past the queue at the pumps].',
      'electric :: It makes good use of its energy, [most of all if you drive with a light foot|so each charge takes you further].',
      'electric :: [With so efficient a car|Because it is so efficient], you [waste very little energy|get more out of every charge].',
      'lpg :: Filling up with gas is [kind to your wallet|easy on the fuel budget], week after week.',
      'cng :: With natural gas you can think about the road [rather than the fuel|and forget the fuel bill].',
      'hydrogen :: It uses its energy sparingly, [and you simply drive|without asking anything of you].',
    ],
    'Performance / Sportività': [
      'lively :: When you want to overtake, the power is [there at once|within reach], and [it is soon done|you are soon back in your lane].',
      'lively :: Press the pedal and it responds [at once|with appetite], which [never gets old|you will enjoy].',
      'strong :: You have more power than you usually need, and [knowing it is there is a pleasure|using it is a pleasure].',
      'electric :: The acceleration comes [at once and in silence|without a sound and without a wait], and it [still surprises you after months|makes you smile].',
      '!lively :: It is [lively|good fun] on a winding road, and you [don’t need to go fast to enjoy it|enjoy the bends without hurrying].',
      'low :: You sit low and feel every bend [through the seat|as it builds], which is what makes it fun.',
      'lively :: You have performance in hand, and you decide when to [use it|enjoy it].',
    ],
    'Comfort / Silenziosità': [
      'You travel in comfort, and it is quiet enough to [talk in a normal voice|enjoy your music|hear every word of the radio].',
      'You get out [as fresh as you got in|in a better mood], because {themodel} is [comfortable and quiet|so comfortable].',
      'silent :: The quiet is the first thing you notice, and [you soon miss it in other cars|it makes every trip calmer].',
      'Your back and your ears will be grateful for [the comfort|how quiet it is], [at the end of any trip|most of all after a long day].',
      'The cabin is a [calm|quiet] place to be, [whatever is happening outside|and you feel it after a long day].',
    ],
    'Design / Stile': [
      'You will like the design [from every angle|from the first look], because its lines [agree with each other|are so clean].',
      'When you [walk away|lock it] you will look back at it, and [that is what good design does|the shape is worth it].',
      'The design has character, [and you notice it in the details|down to the details|without a line too many].',
      'There is style in its proportions, and it [makes an ordinary day better|will not go out of fashion soon].',
    ],
    'Caratteristiche esclusive': [
      'You get something [a little different|with a character of its own], rather than one more of the same.',
      'It has details you won’t see [on every other car|at every set of lights], and you will [come to like them|notice them daily].',
      'If you want a car that is not everyone’s, you will like [what makes this one different|how different this one is].',
    ],
    'Rapporto qualità-prezzo': [
      ...goodDealLinks,
      '!damaged :: Set [what you get|all of this] against the price, and [the sums come out well|you can see the value].',
      '!damaged :: For your money you get [a lot of car|a car with substance], and that is what good value means.',
      '!damaged :: You pay for what you will really use, and the price [reflects that|makes sense].',
      'Put the price next to [what you have read|the description] and [see how it compares|judge the value for yourself].',
      '!damaged :: It is hard to find fault with the price [once you look at what you get|when you see what comes with it].',
    ],
    'Edizione limitata / Rarità': [
      'You won’t see one on every corner, and [that is part of the appeal|the rarity is half the pleasure].',
      'If you have been looking for one, you know how rarely [they come up|a car like this is for sale].',
      'Cars as rare as this seldom come up, so [it deserves a look|come and see it while it is here].',
    ],
    'Facile parcheggio': [
      'small :: You park it at the first attempt, [where others drive on|and get on with your day|and walk the last few steps].',
      'small :: The gap [you always drive past|between the skip and the van] is [now a parking space|now yours].',
      'Parking it takes [one go|a moment], even where [space is tight|the bays are narrow].',
      'You will find it easy to park, [even with people watching|even in a tight space].',
    ],
    'Valore a lungo termine': [
      ...lastingLinks,
      'It is a car to keep, [and you can think in years|for years rather than months].',
      'If you like to keep your cars for years, {themodel} is [a sensible choice|worth choosing carefully].',
      'Choose well now and you [need not look again for years|can keep it for years].',
      'In a few years’ time you will know it by heart, and [that is a good way to own a car|there is pleasure in that].',
    ],
    'Perfetta per donna': everyone(),
    'Perfetta per single': [
      'With nobody else’s [timetable|plans] to follow, you [decide on the spot|go when you like|take the turning you fancy].',
      'It gives you freedom, with your own music, your own pace and [a seat for company|space for your things].',
      'When you decide at the last minute, {themodel} is [ready|waiting outside].',
      'For your own plans it is [just the right size|all the car you need], whenever you feel like going.',
    ],
    'Perfetta per over 70': [
      'You get in easily, sit well and find everything [where you expect it|clear at a glance].',
      'tall :: You don’t climb down into it, you simply sit, and the view out is [clear|wide].',
      'It never rushes you: the controls are clear and [the drive is calm|it responds gently].',
      'You will like how calm and simple it is to drive, [day in, day out|with clear controls and a good view].',
    ],
  },
  types: {
    Compatta: [
      'Being compact, it [fits almost anywhere|is easy to find a space for|suits the streets you live in].',
      'You get a compact car [without feeling short-changed|that still feels grown-up|with room for what you really carry].',
      'It is small outside and [sensible|practical] inside, which [suits you in town and beyond|makes a small street feel wider].',
    ],
    Citycar: [
      'As a city car it [turns in no space at all|makes your streets feel wider].',
      'City cars are made for short trips and tight corners, and [it shows|you will feel it].',
    ],
    SUV: ['Being an SUV, it lets you [sit tall and see far|look over the traffic].'],
    'Station wagon': [
      'As an estate, it lets you [stop choosing what to leave at home|load first and think later].',
    ],
    Crossover: [
      'Being a crossover, it lets you sit a little higher and [still park with ease|see more].',
      'A crossover gives you some height [without the bulk|and keeps its agility].',
    ],
    Sportiva: [
      'Its sporting side is there [when you want it|on the right road], [and quiet the rest of the time|a bend away].',
      'You feel its sporting nature [in the way it turns|in the steering], [from the first roundabout|on any road with bends].',
    ],
    Fuoristrada: [
      'When the tarmac ends you can [carry on|go on], [gravel or grass|rain or no rain].',
      'Off-road you have [a car you can count on to keep going|the right tool for the job].',
      'Mud and rough tracks are [nothing to turn back for|no reason to turn round|part of what you bought it for].',
    ],
    Monovolume: [
      'Being an MPV, it gives everyone [a proper seat|room to stretch], you included.',
      'You get the [space|flexibility] of a people carrier, [for passengers and for luggage|every day of the week].',
    ],
    Supercar: [
      'You will not forget that it is a supercar, [even at walking pace|even at the lights].',
      'It is a supercar, and you will know it [before you start it|every time you see it].',
    ],
    'Auto di lusso': [
      'You feel the luxury [in what you don’t hear|in the small things], [every day|on the way to the shops as well].',
      'This is quiet luxury, [with a refinement you can feel|without any show|for those who sit in it].',
    ],
  },
};

function adult(): string[] {
  return [
    'With years of driving behind you, you [will see at once|can tell quickly] what {themodel} is made of.',
    'You [have had other cars and know what matters|have driven enough cars to know what matters], which is why you may [like this one|choose this one].',
    'You no longer need to [follow fashion|impress anyone], so you can choose {themodel} for its substance.',
    '[Trust|Go by] your experience: [sit in it, look closely and judge for yourself|it tells you more than any brochure|five minutes in the seat and you will know].',
    'You know what you want from a car, and {themodel} [has the substance|comes close to it].',
  ];
}

function young(): string[] {
  return [
    'Your plans change at the last minute, and {themodel} is [ready when they do|outside and ready].',
    'Work, friends, a weekend that starts on Thursday: {themodel} [keeps up with you|is in on all of it].',
    'You are building a life of your own, and {themodel} [gives you the independence for it|takes you wherever it leads].',
    'Your diary is full, and {themodel} [helps you get to all of it|keeps pace with you].',
    'When your week is busy, a car that is [always ready|easy to live with] makes room for [friends|the weekend].',
  ];
}

function everyone(): string[] {
  return [
    'You find your way round it at once: the controls are light, the view is clear and [it is easy to manoeuvre|nothing is complicated].',
    'It is easy in the way that matters every day, because you [see well and turn easily|never have to think about it].',
    'Everything comes naturally to hand, and you [drive without effort|enjoy the view|can think of something else].',
    'You will like how [light|simple] it is to handle, from the first street on.',
  ];
}
