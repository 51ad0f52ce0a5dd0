import type { Argument } from '../../../../../argument/arguments.ts';

/** Seats, air, telephone and room: what each thing does in the reader's day. */
export const cabinReasons: readonly Argument[] = [
  {
    of: ['carPlay', 'androidAuto'],
    say: [
      'Whoever drives brings their own music and maps: {x} and {y} are both on board.',
      'Whichever phone you carry, it is welcome, because {x} and {y} are both on board.',
    ],
  },
  {
    of: ['digitalCockpit', ['carPlay', 'androidAuto']],
    say: [
      '{the x} keeps the dials in front of you, and {y} brings your own maps and playlists along.',
      'commuter :: {y} brings your podcasts along while {the x} shows you the rest.',
    ],
  },
  {
    of: ['infotainment', ['carPlay', 'androidAuto']],
    say: [
      'Your playlists and directions come up on {the x} through {y}.',
      'young :: The music is yours from the first corner, with {y} on {the x}.',
    ],
  },
  {
    of: [['carPlay', 'androidAuto', 'phoneLink'], 'navigation'],
    say: ['Your own maps through {x} or the car’s own {y0}: either way, you get there.'],
  },
  {
    of: [['carPlay', 'androidAuto']],
    say: [
      '{x} brings your own maps and playlists along.',
      'commuter :: The podcast goes on where you left it, through {x}.',
    ],
  },
  {
    of: ['phoneLink'],
    say: [
      'Your phone’s maps and music come up on the screen through {x}.',
      'commuter :: The podcast goes on where you left it, through {x}.',
    ],
  },
  {
    of: ['bluetooth'],
    say: ['{x} keeps the phone out of your hand.', 'young :: Your music is in before you are, by {x}.'],
  },
  {
    of: ['navigation', 'cruise'],
    say: [
      'onTrips :: {the x} knows the way and {the y} holds the pace, which leaves you the view.',
      'forAll :: For the day out, {the x} finds the way and {the y} holds the pace.',
    ],
  },
  {
    of: ['navigation'],
    say: [
      '{the x} knows the way, so nobody has to hold a phone.',
      'onTrips :: {the x} does the map reading while your passengers argue about the music.',
      'atWork :: A new address every morning is all in a day’s work for {the x}.',
      'family :: {the x} finds the party, the pitch and the holiday flat.',
    ],
  },
  {
    of: ['digitalCockpit', 'headUp'],
    say: ['{the x} and {the y} keep everything you need in your line of sight.'],
  },
  {
    of: ['digitalCockpit'],
    say: [
      '{the x} puts what you need to know straight in front of you.',
      'family :: {the x} puts the dials where you can read them at a glance, whatever is going on behind you.',
    ],
  },
  {
    of: ['audio'],
    say: [
      '{the x} turns a traffic jam into a listening room.',
      'onTrips :: A long road is an excuse to play the whole album on {the x}.',
    ],
  },
  {
    of: [['leather', 'leatherSeats', 'alcantara', 'halfLeather'], 'heatedSeats'],
    say: ['Inside, {x} for the looks and {y} for January.'],
  },
  {
    of: ['heatedSeats', ['heatedSteering', 'heatedWindscreen', 'parkingHeater']],
    say: ['{the x} and {the y} make a frosty start a good deal kinder.'],
  },
  {
    of: ['heatedSeats', 'ventilatedSeats'],
    say: [
      '{the x} see to the winter and {the y} to August.',
      'January belongs to {the x}, August to {the y}.',
    ],
  },
  {
    of: ['heatedSeats'],
    say: [
      '!silent :: On a January morning {the x} are warm before the engine is.',
      'Scrape the windscreen, sit down, sigh: {the x} are already at work.',
      'comfortable :: In winter you will find excuses to drive, and {the x} are most of them.',
    ],
  },
  {
    of: ['heatedSteering'],
    say: ['{the x} makes a cold morning feel looked after.'],
  },
  {
    of: ['comfortSeats'],
    say: [
      '{the x} are still kind to your back when the children ask for another stop.',
      'onTrips :: Hours later your back still has no complaint to make about {the x}.',
    ],
  },
  {
    of: ['massageSeats'],
    say: ['After a long day {the x} know what to do about your back.'],
  },
  {
    of: ['memorySeats'],
    say: ['Two drivers, long legs and short: {the x} remember both.'],
  },
  {
    of: ['electricSeats'],
    say: ['{the x} find the position that your back has been asking for.'],
  },
  {
    of: [['leather', 'leatherSeats']],
    say: [
      '{the x} (wipes/wipe) clean and (looks/look) the part.',
      'family :: Sticky fingers come off {the x} with a cloth.',
    ],
  },
  {
    of: ['multiZoneClimate'],
    say: [
      'family :: Front and back choose their own weather with {the x}.',
      'One likes it warm, one likes it cool: {the x} keeps everybody happy.',
    ],
  },
  {
    of: ['dualZoneClimate'],
    say: ['One likes it warm, one likes it cool: {the x} keeps both of you happy.'],
  },
  {
    of: ['automaticClimate'],
    say: ['Choose a temperature, forget about it, and {the x} sees to the rest.'],
  },
  {
    of: [['climate', 'airConditioning', 'manualClimate']],
    say: [
      'In an August queue {the x} is worth more than any screen.',
      'cargo :: In a cab that has stood in the sun, {the x} is no luxury.',
      'family :: In an August queue {the x} keeps tempers in the back cool too.',
    ],
  },
  {
    of: [['parkingHeater', 'preconditioning']],
    say: ['{the x} has the cabin warm before you have found your gloves.'],
  },
  {
    of: ['heatedWindscreen'],
    say: ['{the x} clears itself while your neighbours are still scraping.'],
  },
  {
    of: [['panoramicRoof', 'openingPanoramicRoof']],
    say: [
      'family :: {the x} gives the back seat something better than a screen to look at.',
      'inCity :: Even between tall buildings {the x} lets the sky in.',
      '{the x} lets the sky in, grey Tuesdays included.',
    ],
  },
  {
    of: ['ambientLight'],
    say: ['After dark {the x} gives the cabin a mood of its own.'],
  },
  {
    of: ['ambientLight', 'keyless'],
    say: ['{the y} lets you in with the key in your pocket, and after dark {the x} does the welcoming.'],
  },
  {
    of: ['keyless', 'startButton'],
    say: ['The key never leaves your pocket, what with {x} and {y}.'],
  },
  {
    of: ['keyless'],
    say: [
      'Rain, bags, no free hand: {the x} lets you in with the key still in your pocket.',
      'inCity :: All day in and out of the car, and the key never leaves your pocket: that is {x}.',
    ],
  },
  {
    of: ['powerTailgate', ['foldingMirrors', 'keyless']],
    say: ['{the x} and {the y} are the kind of manners you soon take for granted.'],
  },
  {
    of: ['powerTailgate'],
    say: [
      '{the x} lifts itself while you are still holding everything.',
      'family :: {the x} takes care of itself while you take care of the children.',
      'onTrips :: With a suitcase in each hand you will be glad of {the x}.',
    ],
  },
  {
    of: ['manySeats'],
    say: [
      '{x} (means/mean) that nobody has to take a second car.',
      'With {x}, the grandparents can come too.',
    ],
  },
  {
    of: ['sunBlinds', 'tables'],
    say: [
      'In the back, {the x} keep the sun off small faces and {the y} hold the crayons and the crisps.',
      'family :: {the x} keep the sun out of sleepy eyes, and {the y} give the others something to lean on.',
    ],
  },
  {
    of: ['slidingSeats'],
    say: [
      'Move {the x} one way for long legs and the other for a bigger boot.',
      'family :: Move {the x} one way for teenagers and the other for the pushchair.',
    ],
  },
  {
    of: ['foldingSeats'],
    say: ['Fold {the x} and the long things go in too.', 'A trip to the tip starts with {the x}.'],
  },
  {
    of: ['largeBoot'],
    say: [
      '{the x} swallows what you packed and what you bought.',
      'family :: Pushchair, scooter, shopping: {the x} takes them in one go.',
    ],
  },
  {
    of: ['slidingDoor', ['bulkhead', 'cargoLining', 'shelving']],
    say: ['Loading is quick through {the x}, and the load travels safely with {the y}.'],
  },
  {
    of: [['slidingDoors', 'slidingDoor']],
    say: [
      'Hard up against another car, {the x} (opens/open) where a hinged door could not.',
      'atWork & van :: When the back is boxed in, you load from the side through {the x}.',
    ],
  },
  {
    of: ['towHook', ['roofBars', 'roofRack', 'roofBox', 'bikeRack']],
    say: [
      '!cargo :: Trailer behind, skis on top: {x} and {y} take what the boot will not.',
      'inCountry :: Logs on a trailer and ladders on the roof: {x} and {y} see to both.',
    ],
  },
  {
    of: ['towHook', 'powerTailgate'],
    say: ['{x} for the trailer and {y} for the boot: heavy weekends get lighter.'],
  },
  {
    of: ['towHook'],
    say: [
      'Garden waste, a caravan, a friend’s boat: hitch them to {the x}.',
      'inCountry :: Logs, fencing, a quad bike that will not start: hitch them to {the x}.',
      'onTrips & !cargo :: The caravan or the boat can come too, on {the x}.',
    ],
  },
  {
    of: [['roofBars', 'roofRack', 'roofBox']],
    say: [
      'Skis, a canoe or the big suitcase ride on {the x}.',
      'withFamily :: The things that never fit in the boot travel on {the x}.',
    ],
  },
  {
    of: [
      ['sportPackage', 'trimLine', 'bodyKit'],
      ['alloyWheels', 'rims'],
    ],
    say: ['{x} and {y} give it the stance.', 'stylish :: {x} and {y} do the showing off, so you need not.'],
  },
  {
    of: [['trimLine', 'sportPackage']],
    say: ['{x} (gives/give) it a sharper suit.', 'stylish :: {x} (sees/see) to the first impression.'],
  },
  {
    of: [['alloyWheels', 'rims'], 'panoramicRoof'],
    say: ['Passers-by get {x} to look at, and you get {y}.'],
  },
  {
    of: [['alloyWheels', 'rims'], 'tintedWindows'],
    say: ['{x} and {y} finish it off nicely.'],
  },
  {
    of: ['tintedWindows'],
    say: [
      'family :: Behind {the x} a small passenger sleeps longer.',
      '{the x} keep the glare out and prying eyes with it.',
    ],
  },
  {
    of: ['paintProtection'],
    say: ['{the x} takes the stone chips so that the paint does not have to.'],
  },
  {
    of: ['fabricInterior'],
    say: [
      'classic :: Inside, {x} tells you what year it is.',
      '{x} stays warm in winter and cool in summer.',
    ],
  },
];
