import type { ModelLines } from '../../../../argument/arguments.ts';

/** Fiat, Alfa Romeo, Renault, Dacia, Peugeot, Citroën, Ford, Opel, Volvo and MINI. */
export const europeanModels: readonly ModelLines[] = [
  {
    name: /^fiat (?:nuova )?(?:panda|pandina)\b/i,
    say: [
      'Upright, simple and narrow enough for any village street: that is what a Panda is for.',
      'Tall doors and short ends make a Panda easier to get into and to park than many bigger cars.',
    ],
  },
  {
    name: /^fiat (?:nuova )?500[ce]?\b(?! ?[lx]\b)(?!.* abarth)/i,
    say: [
      '{themodel} makes people smile before you have even stopped.',
      'Short, round and full of good humour, {themodel} turns a parking space into a stage.',
    ],
  },
  {
    name: /^fiat 500 ?x\b/i,
    say: [
      '{themodel} has the face of the little one and the height of a crossover.',
      'The charm of the small one and a higher seat: that is the idea of {themodel}.',
    ],
  },
  {
    name: /^fiat 500 ?l\b/i,
    say: [
      'Glass all round and a tall cabin make {themodel} brighter inside than you expect.',
      '{themodel} is all about space, in friendly clothes.',
    ],
  },
  {
    name: /^fiat tipo\b/i,
    say: [
      '{themodel} spends its money on room rather than on show.',
      'Plain, roomy and honest: {themodel} does not pretend to be anything else.',
    ],
  },
  {
    name: /^fiat (?:grande )?punto\b/i,
    say: [
      '{themodel} is a small car that seats grown people in the back.',
      'Every garage knows {themodel}, and that makes it easy to live with.',
    ],
  },
  {
    name: /^lancia (?:nuova )?(?:ypsilon|y)\b(?! ?10)/i,
    say: [
      '{themodel} is a small car that dresses up to go to town.',
      'Small outside, a little elegant inside: {themodel} has always had that trick.',
    ],
  },
  {
    name: /^(?:fiat )?abarth (?:500|595|695)[ce]?\b|^fiat (?:500|595|695)[ce]? abarth\b/i,
    say: [
      '{themodel} is a very small car with a very large temper.',
      'It looks like a toy and barks like a guard dog: {themodel} is half the size of its character.',
    ],
  },
  {
    name: /^alfa(?: romeo)? giulia\b(?! (?:gt|spider|sprint))/i,
    say: [
      '{themodel} turns in the way you hope a car will, and so seldom does.',
      'A long bonnet, a short tail and quick steering: {themodel} was drawn by people who like to drive.',
    ],
  },
  {
    name: /^alfa(?: romeo)? giulietta\b/i,
    say: [
      '{themodel} is the practical Alfa that still looks like one.',
      'Hidden rear door handles and an Alfa nose: {themodel} looks sportier than its boot suggests.',
    ],
  },
  {
    name: /^alfa(?: romeo)? stelvio\b/i,
    say: [
      '{themodel} stands tall and has not forgotten how to go round a bend.',
      'You sit high in {themodel} and still feel the road.',
    ],
  },
  {
    name: /^renault clio\b/i,
    say: [
      '{themodel} is the size most people need and few get tired of.',
      'Easy to drive, easy to place, easy to like: that is {themodel}.',
    ],
  },
  {
    name: /^renault captur\b/i,
    say: [
      '{themodel} lifts you above the traffic without taking more of the street.',
      'Half small car, half tall one, {themodel} borrows the best habits of both.',
    ],
  },
  {
    name: /^renault m[eé]gane\b(?! sc[eé]nic)/i,
    say: [
      '{themodel} has grown-up manners at a sensible size.',
      'Long journeys and short errands are all one to {themodel}.',
    ],
  },
  {
    name: /^renault (?:grand |m[eé]gane )?sc[eé]nic\b/i,
    say: [
      '{themodel} was built from the back seat forwards.',
      'Parents come to {themodel} for the space and stay for the view out.',
    ],
  },
  {
    name: /^renault twingo\b/i,
    say: [
      '{themodel} turns where others have to reverse.',
      'Cheeky and tiny, {themodel} treats the city as a playground.',
    ],
  },
  {
    name: /^renault zo[eé]\b/i,
    say: [
      '{themodel} was born electric, so nothing about it is a compromise with a fuel tank.',
      'Small outside and grown-up inside, {themodel} made electric cars ordinary in the best sense.',
    ],
  },
  {
    name: /^dacia duster\b/i,
    say: [
      'You can put muddy boots in {themodel} without a second thought.',
      'No frills, no fuss: {themodel} is an honest tool with a big boot.',
    ],
  },
  {
    name: /^dacia sandero\b/i,
    say: [
      '{themodel} leaves out what you would not have used anyway.',
      'Room, wheels, an engine, no nonsense: that is {themodel}.',
    ],
  },
  {
    name: /^dacia jogger\b/i,
    say: [
      '{themodel} has the length of an estate and the plain sense of a Dacia.',
      'Loading and unloading people or things is what {themodel} is for.',
    ],
  },
  {
    name: /^dacia spring\b/i,
    say: [
      '{themodel} is what is left when you ask only what a city needs.',
      'Light, narrow and simple, {themodel} does not carry around anything you will not use.',
    ],
  },
  {
    name: /^peugeot (?:e-)?208\b/i,
    say: [
      'The small steering wheel makes {themodel} feel quick on its feet.',
      '{themodel} is a small car with the looks of something dearer.',
    ],
  },
  {
    name: /^peugeot (?:e-)?2008\b/i,
    say: [
      '{themodel} puts a small Peugeot on taller legs.',
      'The little wheel and the high seat make {themodel} an easy thing to place.',
    ],
  },
  {
    name: /^peugeot (?:e-)?308\b/i,
    say: [
      '{themodel} is neat to steer and easy to be fond of.',
      'Quiet lines outside, a cockpit inside: {themodel} has style without noise.',
    ],
  },
  {
    name: /^peugeot (?:e-)?3008\b/i,
    say: [
      'The dashboard of {themodel} wraps round the driver, and the boot looks after everyone else.',
      '{themodel} has the inside of a smarter car and the boot of a family one.',
    ],
  },
  {
    name: /^peugeot (?:e-)?5008\b/i,
    say: [
      'Families notice the length of {themodel} as soon as they open the tailgate.',
      '{themodel} is a family bus that does not look like one.',
    ],
  },
  {
    name: /^citro[eë]n (?:e-|ë-)?c3\b(?! (?:picasso|aircross|pluriel|xr))/i,
    say: [
      '{themodel} is soft where the road is not.',
      'Comfort comes first in {themodel}, as it should in a Citroën.',
    ],
  },
  {
    name: /^citro[eë]n (?:e-|ë-)?berlingo\b/i,
    say: [
      '{themodel} has square corners, and that is where the load goes.',
      'Nobody buys {themodel} for its looks, and nobody who has loaded one minds.',
    ],
  },
  {
    name: /^ford fiesta\b/i,
    say: [
      '{themodel} is known for the way it takes a bend, even on the way to the shops.',
      'Light steering and neat manners make {themodel} good fun at ordinary speeds.',
    ],
  },
  {
    name: /^ford focus\b/i,
    say: [
      '{themodel} is a family car that likes a winding road.',
      'Neat steering makes {themodel} feel smaller than it is.',
    ],
  },
  {
    name: /^ford (?:kuga|puma|ecosport)\b/i,
    say: [
      '{themodel} sits high and steers like a Ford, which is meant as a compliment.',
      'You look over the traffic in {themodel} and still enjoy the bends.',
    ],
  },
  {
    name: /^ford mustang\b(?! mach)/i,
    say: [
      '{themodel} is a poster you can drive.',
      'Long bonnet, short tail, big grin: {themodel} has never needed explaining.',
    ],
  },
  {
    name: /^ford (?:transit|tourneo) custom\b/i,
    say: [
      '{themodel} drives like a car with a very large boot.',
      'In the yard they call it a workhorse, and {themodel} answers to it.',
    ],
  },
  {
    name: /^opel corsa\b/i,
    say: [
      '{themodel} is easy company from the first turn of the wheel.',
      'Town, ring road, holiday: {themodel} is small but not short of ambition.',
    ],
  },
  {
    name: /^opel astra\b/i,
    say: [
      '{themodel} is a plain dealer: room, comfort, no show.',
      'Long distances are an old habit of {themodel}.',
    ],
  },
  {
    name: /^opel adam\b/i,
    say: [
      '{themodel} was made to look like nobody else’s.',
      'Part fashion, part city car, {themodel} does not mind being looked at.',
    ],
  },
  {
    name: /^jeep (?:compass|renegade|avenger)\b/i,
    say: [
      '{themodel} wears the seven slots of a Jeep and takes them seriously.',
      'Square shoulders and a high seat give {themodel} the air of an adventure.',
    ],
  },
  {
    name: /^volvo [sv]60\b/i,
    say: [
      'Few cars let you breathe out the way {themodel} does when you close the door.',
      '{themodel} is calm in the way Volvos are: good seats, clean lines, no noise about it.',
    ],
  },
  {
    name: /^volvo (?:xc40|xc60|xc90|v90)\b/i,
    say: [
      'You arrive in {themodel} with your shoulders down.',
      '{themodel} has the Scandinavian habit of leaving out what is not needed.',
    ],
  },
  {
    name: /^(?:bmw )?mini (?!.*(?:countryman|clubman|paceman|aceman))/i,
    say: [
      '{themodel} goes round corners like a go-kart with number plates.',
      'Short, wide and cheeky: {themodel} makes an errand feel like an outing.',
    ],
  },
  {
    name: /^(?:bmw )?mini .*countryman\b/i,
    say: [
      '{themodel} is the MINI for people whose lives no longer fit in a MINI.',
      'It has the cheek of the small one and doors for everybody: {themodel} has simply grown up.',
    ],
  },
];
