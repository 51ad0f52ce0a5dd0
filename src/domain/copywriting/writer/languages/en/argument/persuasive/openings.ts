import type { Phrases } from '../../../voice.ts';
import { kindOpenings } from './kind-openings.ts';

/** First sentences where no thing of the notes leads: the reader and what he needs, then the car. */
export const openings: Phrases = [
  // after a crash: that comes first
  'crashed :: We start with what is wrong: {who} is {cond}.',
  'crashed :: {who} is {cond}, and we describe it as it stands today.',
  'crashed :: If you know how to put a damaged car back on the road, look at {who}: it is {cond}.',
  'crashed :: You should know this first: {who} is {cond}.',
  // cars for those who know what they buy: of these nothing else is said
  'rough :: {who} needs work, and we would like you to know that from the start.',
  'rough :: If you know how to repair a car, or know someone who does, read on: {who} needs work.',
  'rough :: {who} is for sale as it is, and everything we know about it is written here.',
  'rough & thrifty :: If you can do the repairs yourself, {who} may be worth your time.',
  // every day to work
  'commuter & !supercar & !classic :: When you drive the same road twice a day, you want a car you are glad to get into. {who} [deserves a look|is one to consider].',
  'commuter & !supercar & !classic :: You spend a good part of the week at the wheel, so it pays to choose well. Start with {who}.',
  'commuter & !supercar & !classic :: For the drive to work you need a car that is simple to use, morning and evening. {who} [can do that job|is worth trying].',
  'commuter & automatic & !supercar & !classic :: If you sit in traffic every morning, you know how often you press the clutch. {who} has {agear}, [so you can leave it alone|which does the work for you].',
  'commuter & diesel & !classic & !supercar :: If your way to work is a long one, a diesel still makes sense. Take a look at {who}.',
  'commuter & electric :: The road to work is the same every day, and that suits an electric{!fuelType} car. {who} [is ready for it|is worth trying out].',
  'commuter & hybrid :: Morning traffic means braking and pulling away, over and over. {who} is a hybrid{!fuelType} and recovers energy when it slows.',
  'commuter & lpg :: When you cover a lot of kilometres, you think about what goes in the tank. {who} runs on LPG{!fuelType}.',
  'commuter & cng :: When you cover a lot of kilometres, you think about what goes in the tank. {who} runs on natural gas{!fuelType}.',
  'commuter & inCity & small :: You cross the city every morning, and then you have to park. {who} makes both easier.',
  // with children
  'family & fiveDoors & !supercar :: School, shopping, sport and visits: a family keeps its car busy. {who} [is made for days like that|is worth seeing with everyone].',
  'family & fiveDoors & !supercar :: With children on board, you want a car that makes the day simpler. {who} is {a:door+body} [to look at together|worth considering].',
  'family & fiveDoors & roomy & !small :: With children there is always more to carry than you planned. {who} gives you room for it.',
  'family & fiveDoors & suv :: Fastening children in is easier when you need not bend down so far. {who} has the high seats of an SUV.',
  'family & fiveDoors & wagon :: A pushchair, bags and a child’s bicycle, all in one trip: that is what an estate is for. {who} [is one|is ready for it].',
  'family & fiveDoors & mpv :: When there are many of you, everyone should sit comfortably. {who} was designed for that.',
  'family & fiveDoors & hatch :: For a family, a car should be practical inside and easy to park. {who} covers both.',
  'family & fiveDoors & onTrips :: If you like to take the children away at weekends and in the holidays, look at {who}.',
  'family & fiveDoors & safe & !old :: When there are children in the back, you look at a car with more care. Look closely at {who}.',
  'family & fiveDoors & thrifty & !dear & !strong :: With children you plan every expense, the car included. {who} is [a sensible choice to consider|worth adding to your comparison].',
  'family & twoDoors & !classic :: If you already have a car for the whole family, this second one can be yours. Take a look at {who}.',
  'withFamily & !family & fiveDoors & !cargo & !supercar :: A car for the family has to suit everyone who rides in it. {who} is [worth trying together|one to see with them].',
  // first licence
  'newDriver & !lively & !supercar & !van :: You have not had your licence long, and you are looking for a car of your own. {who} [could be the one|is a good way to begin].',
  'newDriver & !lively & small :: A first car should be easy to drive and easy to park. {who} is a good size for learning both.',
  'newDriver & automatic & !lively & !supercar :: When you have only just passed your test, one thing fewer to think about helps. {who} has {agear}.',
  'newDriver & lively :: You have not had your licence long, and you like a car with some power. Before you decide on {who}, check [which cars you may drive|what your licence allows].',
  // the young, the grown, those who look
  'young & !cargo & !classic :: You want a car for work, for friends and for weekends away. {who} [could be yours|is worth seeing].',
  'young & inCity & small & !classic :: Work, sport and friends, often on the same day and in the same city. {who} takes you there and is easy to park.',
  'young & sport & !cargo :: If you want a car that makes you look forward to the drive, come and see {who}.',
  'adult & !cargo & !supercar & !classic :: You have driven enough cars to know what you want. {who} deserves [an unhurried look|a closer look].',
  'adult & onTrips & !city & !supercar & !classic :: On a long drive you want to arrive rested. {who} is [a car for the road|worth trying on one].',
  'adult & sport :: You are choosing a car for the pleasure of driving it. {who} [is a good reason to visit us|is worth a drive].',
  'stylish & !cargo & !old :: You care about how a car looks, as well as how it drives. Take a good look at {who}.',
  'stylish & !cargo :: If the design matters to you as much as the engine, {who} [is worth seeing|may be for you].',
  'beautiful & !cargo :: When you like looking at your car, you enjoy using it more. {who} is one to see in person.',
  'exclusive & !cargo & !small :: If you want a car you do not meet at every corner, {who} deserves a visit.',
  'rare & !cargo :: You will not find many of these for sale. {who} [is here for you to see|can be seen here].',
  // with an eye on the money
  'thrifty & !dear & !cargo & !strong & !damaged & !supercar :: You have set a budget and want to keep to it. {who} [belongs in your comparison|is worth a careful look].',
  'thrifty & inCity & small :: For the city there is no need to pay for a bigger car than you use. {who} is a sensible size.',
  'thrifty & commuter & !dear & !strong & !supercar :: To get to work and back you want a practical car, chosen with a clear head. Consider {who}.',
  'thrifty & lpg :: If you look at fuel prices every time you fill up, {who} is worth knowing about: it runs on LPG{!fuelType}.',
  'thrifty & cng :: If you look at fuel prices every time you fill up, {who} is worth knowing about: it runs on natural gas{!fuelType}.',
  'goodDeal & !cargo & !strong & !dear & priced & used :: When you buy a used car, you compare what you get with what you pay. Include {who} in the comparison.',
  'cheap & !cargo & !classic :: Even on a small budget you should know exactly what you are buying. Here is all we know about {who}.',
  'lasting & !old & !cargo & !supercar :: If you change cars rarely, it pays to choose with care. {who} [is one to consider keeping|is worth that care].',
  ...kindOpenings,
];
