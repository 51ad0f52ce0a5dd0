import type { ModelLines } from '../../../../argument/arguments.ts';

/** Volkswagen, Audi, BMW, Mercedes-Benz, Skoda, Seat, and makes from Asia and elsewhere. */
export const otherModels: readonly ModelLines[] = [
  {
    name: /^(?:volkswagen|vw) golf\b(?!.* (?:plus|sportsvan|variant|cabrio))/i,
    say: [
      '{themodel} does nothing loudly and everything well, which is why people come back to it.',
      'You know where everything is in {themodel} before you have sat down.',
    ],
  },
  {
    name: /^(?:volkswagen|vw) polo\b/i,
    say: [
      '{themodel} feels like a bigger car that has been folded neatly.',
      'Solid doors and sober lines: {themodel} is a small car for grown-up errands.',
    ],
  },
  {
    name: /^(?:volkswagen|vw) (?:tiguan|t-? ?roc|t-? ?cross)\b/i,
    say: [
      '{themodel} has the sober manners of a Volkswagen and a better view.',
      'Sit up in {themodel} and the road seems to slow down.',
    ],
  },
  {
    name: /^(?:volkswagen|vw) touran\b/i,
    say: [
      '{themodel} is square where it matters: in the boot and over the back seats.',
      'Nobody ever called {themodel} glamorous, and no family has ever minded.',
    ],
  },
  {
    name: /^(?:volkswagen|vw) passat\b/i,
    say: [
      '{themodel} was made for people who drive all day and work all evening.',
      'Give {themodel} a long road and a full boot, and it is happy.',
    ],
  },
  {
    name: /^(?:volkswagen|vw) id\.? ?3\b/i,
    say: [
      '{themodel} turns in a small circle and has more cabin than you expect from outside.',
      '{themodel} was drawn for the plug and not for the pump, and the space inside is the reward.',
    ],
  },
  {
    name: /^[sš]koda superb\b/i,
    say: [
      'Sit in the back of {themodel} once, and you will ask who else offers that much legroom.',
      '{themodel} has more boot than most people have luggage.',
    ],
  },
  {
    name: /^[sš]koda (?:octavia|fabia|scala)\b/i,
    say: [
      '{themodel} gives you the room of the class above without a word about it.',
      'Clever in small ways and large in the back: {themodel} was planned by people with luggage.',
    ],
  },
  {
    name: /^[sš]koda (?:kodiaq|karoq|kamiq|yeti)\b/i,
    say: [
      '{themodel} hides its cleverness in the back, where the luggage goes.',
      'Height, room and good sense: {themodel} has no other secret.',
    ],
  },
  {
    name: /^seat ibiza\b/i,
    say: [
      '{themodel} has the sober bones of a Volkswagen and a Spanish sense of fun.',
      'Crisp lines and quick steering keep {themodel} young.',
    ],
  },
  {
    name: /^(?:seat|cupra) (?:leon|arona|ateca|formentor)\b/i,
    say: [
      '{themodel} is drawn with a sharper pencil than most.',
      'German underneath, Spanish on top: {themodel} takes the best of both.',
    ],
  },
  {
    name: /^audi (?:a|s|rs ?)[1345]\b(?!.* cabrio)/i,
    say: [
      '{themodel} closes its doors with the sound you pay for.',
      'Nothing in {themodel} is out of place, and your hand notices before your eye does.',
    ],
  },
  {
    name: /^audi (?:a|s|rs ?)6\b/i,
    say: [
      '{themodel} makes a motorway feel shorter than it is.',
      'Quiet power and good manners: {themodel} is how a long day should end.',
    ],
  },
  {
    name: /^audi (?:rs ?)?s?q[2357]\b/i,
    say: [
      '{themodel} is as composed on the ring road as it is in front of the hotel.',
      'High up, well made and unhurried: {themodel} takes the strain out of distance.',
    ],
  },
  {
    name: /^bmw (?:serie 1\b|1[1-4]\d ?x?[dei]*\b)/i,
    say: [
      '{themodel} is a small BMW with a full-size steering feel.',
      'It fits in town and does not forget the bends: that is {themodel}.',
    ],
  },
  {
    name: /^bmw (?:serie 3\b|3[1-4]\d ?x?[dei]*\b)/i,
    say: [
      '{themodel} has always been for the person at the wheel.',
      'Balance is the word people use about {themodel}, and one roundabout is enough to see why.',
    ],
  },
  {
    name: /^bmw (?:serie 5\b|5[1-5]\d ?x?[dei]*\b)/i,
    say: [
      '{themodel} swallows distance and hands you back as fresh as you came.',
      'In {themodel} the boss likes to drive.',
    ],
  },
  {
    name: /^bmw i?x[1-6]\b/i,
    say: [
      '{themodel} stands tall, and its steering still talks to you.',
      'You sit high in {themodel} and forget it in the first bend.',
    ],
  },
  {
    name: /^mercedes(?:[- ]benz)? (?:classe [abc]\b|[abc][- ]?\d{3}\b|(?:classe )?cla\b)/i,
    say: [
      'Behind the star {themodel} keeps a calm cabin.',
      '{themodel} has the knack of making an ordinary trip feel like an occasion.',
    ],
  },
  {
    name: /^mercedes(?:[- ]benz)? (?:classe e\b|e[- ]?\d{3}\b)/i,
    say: [
      '{themodel} lowers the volume of the world.',
      'There is a reason why people who drive for a living like {themodel}.',
    ],
  },
  {
    name: /^mercedes(?:[- ]benz)? (?:classe )?gl[abce]\b/i,
    say: [
      '{themodel} has the star on its nose and the seat at the right height.',
      'Calm, high and well mannered: {themodel} is hard to ruffle.',
    ],
  },
  {
    name: /^mercedes(?:[- ]benz)? (?:classe )?sl[ck]\b/i,
    say: [
      '{themodel} is two cars: a snug coupé in the rain and an open one when it stops.',
      'With its roof folded away, {themodel} is the best seat in the village.',
    ],
  },
  {
    name: /^smart (?:eq |electric |city )?(?:fortwo|coup)/i,
    say: [
      '{themodel} parks where others only slow down to look.',
      'It is the shortest answer to the question of where to park: {themodel}.',
    ],
  },
  {
    name: /^porsche (?:911|carrera|9(?:64|93|9[1267]))\b/i,
    say: [
      'Engine behind you, road in front: {themodel} has never seen a reason to change.',
      '{themodel} is a shape that children can draw.',
    ],
  },
  {
    name: /^lamborghini hurac[aá]n\b/i,
    say: [
      '{themodel} is low enough for children to look you in the eye, and they will.',
      'The engine sits behind your ears, and {themodel} is a concert with a seat for two.',
    ],
  },
  {
    name: /^toyota (?:gr )?yaris\b(?! (?:cross|verso))/i,
    say: [
      '{themodel} is small, light on its feet and hard to annoy.',
      'In a busy street {themodel} feels like a good pair of shoes.',
    ],
  },
  {
    name: /^toyota c-?hr\b/i,
    say: [
      '{themodel} looks as if somebody had forgotten to tone down the sketch, and thank goodness.',
      'Cut like a coupé and as tall as a crossover, {themodel} does not blend in.',
    ],
  },
  {
    name: /^toyota (?:corolla|auris)\b(?! (?:cross|verso))/i,
    say: [
      '{themodel} asks for very little attention and gives it back in calm.',
      'Few cars make so little fuss about every day as {themodel}.',
    ],
  },
  {
    name: /^toyota rav ?4\b/i,
    say: [
      '{themodel} had the idea before most people knew they wanted one.',
      'Work, weekend, wet field: {themodel} shrugs at all three.',
    ],
  },
  {
    name: /^nissan qashqai\b/i,
    say: [
      '{themodel} started the fashion for family cars on stilts and still does it without effort.',
      'High enough to see, short enough to park: {themodel} hit on a good size and kept it.',
    ],
  },
  {
    name: /^nissan (?:juke|micra|x-? ?trail|leaf)\b(?! c\+c)/i,
    say: [
      '{themodel} has a face you will find again in any car park.',
      'Easy manners make {themodel} a car you soon stop thinking about, in a good way.',
    ],
  },
  {
    name: /^suzuki ignis\b/i,
    say: [
      '{themodel} is tiny in the street and surprisingly tall once you are in.',
      'Light and short, {themodel} skips up a lane that bigger cars think about.',
    ],
  },
  {
    name: /^suzuki jimny\b/i,
    say: [
      '{themodel} looks like a toy and goes where goats go.',
      'A ladder frame in a car this small is a rare thing: {themodel} means it.',
    ],
  },
  {
    name: /^suzuki (?:swift|(?:grand )?vitara|s-cross)\b/i,
    say: [
      '{themodel} is light, and you feel it in every bend.',
      'Plain good sense with a Suzuki badge: that is {themodel}.',
    ],
  },
  {
    name: /^mazda mx-? ?5\b/i,
    say: [
      '{themodel} proves that fun does not need size.',
      'A short lever and the sky above: {themodel} needs nothing more.',
    ],
  },
  {
    name: /^mitsubishi l ?200\b/i,
    say: [
      '{themodel} is a workhorse that does not mind being washed and taken out to dinner.',
      'Farmers and foresters have been bringing {themodel} home muddy for years.',
    ],
  },
  {
    name: /^hyundai i ?10\b/i,
    say: [
      '{themodel} is short outside and seats real people inside.',
      'Everything in {themodel} is where you would have put it yourself.',
    ],
  },
  {
    name: /^hyundai (?:i ?20|i ?30|kona|tucson|ix ?35)\b/i,
    say: [
      '{themodel} is easy to understand, and that is rarer than it sounds.',
      'No riddles on the dashboard, no excuses in the back: {themodel} is straightforward.',
    ],
  },
  {
    name: /^kia sportage\b/i,
    say: [
      '{themodel} has broad shoulders, a high seat and a boot that shuts on a full holiday.',
      'Families choose {themodel} because there is nothing about it to get used to.',
    ],
  },
  {
    name: /^kia (?:picanto|stonic|ceed|(?:e-)?niro|rio)\b/i,
    say: [
      '{themodel} keeps its promises and never raises its voice.',
      'Simple to drive and simple to own: {themodel} sees no need for drama.',
    ],
  },
  {
    name: /^mg zs\b/i,
    say: [
      '{themodel} keeps the idea simple: height, room and a tailgate that opens wide.',
      'A high seat, a big boot, five real places: {themodel} goes straight to the point.',
    ],
  },
];
