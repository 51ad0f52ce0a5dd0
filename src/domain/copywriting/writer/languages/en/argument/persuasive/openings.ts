import type { Phrases } from '../../../voice.ts';
import { kindOpenings } from './kind-openings.ts';

/** First sentences where no thing of the notes leads: the reader's day, then the car that fits into it. */
export const openings: Phrases = [
  // after a crash: that comes first
  'crashed :: The bad news first: {who} is {cond}.',
  'crashed :: {who} is {cond}, and this is how it stands today.',
  'crashed :: If you know your way round a body shop, look at {who}: it is {cond}.',
  // cars for those who know what they buy: of these nothing else is said
  'rough :: {who} needs work, and we would rather say so in the first line.',
  'rough :: This one is for someone with a workshop: {who} needs work.',
  'rough :: {who} is for sale as it stands, and everything we know about it is written here.',
  'rough :: No surprises when you arrive: {who} needs work, and here is the list.',
  // every day to work
  'commuter & !supercar & !classic :: Nobody looks forward to the commute, but you can look forward to the car. {who} [makes a good case|is a good start].',
  'commuter & !supercar & !classic :: The car you drive to work is the one you spend most of your time in. {who} [deserves a place on your list|makes that time easier].',
  'commuter & onTrips & !supercar & !classic & !city :: Walking pace on weekday mornings, motorway pace at the weekend: {who} is at home in both.',
  'commuter & automatic & !supercar & !classic :: Your left foot does not need the exercise of a rush-hour queue. {who} has {agear}[, so the clutch is nobody’s problem|, so you simply sit the queue out].',
  'commuter & diesel & !inCity & !classic & !supercar :: If your way to work is counted in motorway junctions, a diesel still makes sense. {who} shows why.',
  'commuter & electric :: The same road every day is exactly what an electric{!fuelType} car is good at. {who} is ready for yours.',
  'commuter & hybrid :: Brake, creep, brake again: the morning queue is where a hybrid{!fuelType} earns its keep, and {who} is one.',
  'commuter & lpg :: When you measure the way to work in tanks of fuel, what goes into them matters. {who} runs on LPG{!fuelType}.',
  'commuter & cng :: When you measure the way to work in tanks of fuel, what goes into them matters. {who} runs on natural gas{!fuelType}.',
  'commuter & inCity & small :: Across town every morning, and then somewhere to leave it: {who} is small enough for both.',
  // with children
  'family & fiveDoors & !supercar :: A family car earns its keep on a wet Monday morning, with everyone late. {who} is made for it.',
  'family & fiveDoors & !supercar & !onTrips :: Football boots, swimming bags, the weekly shop and nobody ready on time: {who} [takes it in its stride|is built for that sort of morning].',
  'family & fiveDoors & roomy & !small :: Children are small, their luggage is not. {who} has the room for it.',
  'family & fiveDoors & suv :: Your back knows how low most child seats sit. {who} is an SUV, so you bend less and lift less.',
  'family & fiveDoors & wagon :: Pushchair, scooters and a muddy dog, all behind the back seat: that is what an estate is for, and {who} is one.',
  'family & fiveDoors & mpv :: Everyone wants a window and nobody wants the middle. {who} was designed around that argument.',
  'family & fiveDoors & hatch :: Big enough for the children, small enough for the school car park: {who} gets the balance right.',
  'family & fiveDoors & onTrips :: Are we nearly there yet? {who} makes the question easier to bear.',
  'family & fiveDoors & safe & equipped & !old :: With children in the back you read the safety kit before the power figure. {who} [is worth that kind of reading|reads well].',
  'family & fiveDoors & thrifty & !dear & !strong :: School shoes, class trips, a bicycle that fits: a family has bills enough. {who} [is the sensible answer|is a car chosen with a clear head].',
  'family & twoDoors & !classic :: The family car is taken care of, so this one can be yours: {who}.',
  'withFamily & !family & fiveDoors & !cargo & !supercar :: Sunday lunch at the grandparents’, everyone in one car: {who} [is up to it|has a seat for each of you].',
  // first licence
  'newDriver & !lively & !supercar & !van :: First keys, first long way round just because you can. {who} [is a good car to do it in|is a good one to begin with].',
  'newDriver & !lively & small :: The first hundred times you park, size is everything. {who} is [on your side|small enough to make it easy].',
  'newDriver & automatic & !lively & !supercar :: One pedal fewer is one worry fewer in the first months. {who} has {agear}.',
  'newDriver & lively :: You have just passed your test, and you like a car with some go. Before you fall for {who}, check [which cars you may drive|what your licence allows].',
  // the young, the grown, those who look
  'young & !cargo & !classic :: Work, gym, the other side of town and back: {who} [keeps up|goes along with all of it].',
  'young & inCity & small & !classic :: Late for work, early for the cinema, and a different parking space every time: {who} is made for city weeks.',
  'young & sport & !cargo :: Some cars you drive because you must. {who} you take out because it is Sunday.',
  'adult & !cargo & !supercar & !classic & !sport :: {who} does not shout. It just does what a good car should.',
  'adult & onTrips & !city & !supercar & !classic :: Some cars leave you ready for bed, others ready for dinner. {who} is one of the second sort.',
  'adult & sport :: {who} is for the evenings when you take the long way home.',
  'stylish & !cargo & !old :: You will look back at it after you have locked it. {who} [has that effect|does that to people].',
  'stylish & !cargo :: Plenty of cars get you there. {who} also looks right when you arrive.',
  'beautiful & !cargo :: Park {who} where you can see it from the window.',
  'exclusive & !cargo & !small :: {who} is for anyone who is bored with what everyone else drives.',
  'rare & !cargo :: These do not come up often. {who} [is here for you to see|can be seen here].',
  // with an eye on the money
  'thrifty & priced & !dear & !cargo & !strong & !damaged & !supercar :: You have a figure in mind and mean to stick to it. {who} [respects that|is worth doing the sum for].',
  'thrifty & inCity & small :: Why pay for more car than the city lets you use? {who} is the right size.',
  'thrifty & commuter & !dear & !strong & !supercar :: It has to get you to work every day and leave your budget in one piece. {who} is that sort of car.',
  'thrifty & lpg :: You know what fuel costs on every corner of your route. {who} runs on LPG{!fuelType}, [and that changes the sum|so you read another line of the price board].',
  'thrifty & cng :: You know what fuel costs on every corner of your route. {who} runs on natural gas{!fuelType}, [and that changes the sum|so you read another line of the price board].',
  'goodDeal & !cargo & !strong & !dear & priced & used :: Line up the adverts and look at what each one gives you for the money. {who} [stands up well|need not fear the comparison].',
  'cheap & !cargo & !classic :: A small budget need not mean a blind purchase. Here is all we know about {who}.',
  'lasting & !old & !cargo & !supercar :: Some people change cars like telephones, and some would rather keep one. {who} is for the second sort.',
  ...kindOpenings,
];
