import type { Phrases } from '../../../voice.ts';
import { singleAims } from './single-aims.ts';

/** What the seller's aims say, each as a scene of that reader's day. */
export const aims: Phrases = [
  'rough & thrifty :: Add the work it needs to the price before you decide.',
  'rough & goodDeal & priced :: Its state is in the price, and you can judge both for yourself.',
  'rough :: If you can do the work yourself, you know what it will take.',
  'rough :: If you need a car for tomorrow morning, this is not the one.',
  'rough :: What we know about its condition is all here, and we will look up anything else you want to know.',
  // aims that this car does not answer are met with the truth
  'newDriver & lively :: If you have only just passed your test, check which power limits apply to you.',
  'frugal & thirsty :: An engine like this uses the fuel it needs, so choose it for other reasons.',
  'thrifty & strong & !supercar :: If you are watching your budget, allow for the running costs that go with this power.',
  'thrifty & supercar :: If you are watching your budget, allow for the running costs of a car like this.',
  'easyParking & long :: It is as long as its class, so think of the spaces where you usually park.',
  'family & twoDoors :: Your children reach the back seats through the front doors, so try that when you come.',
  'inCity & strong & low :: In town it will be the most patient thing about your day, because it has to be.',
  // to work and back
  'commuter & onTrips & !supercar & !classic :: Monday to Friday it does the commute, and on Saturday it is ready for a longer road.',
  'commuter & inCity & !long & !supercar & !classic :: Stop, start, squeeze past the bin lorry: it takes the crosstown commute in good humour.',
  'commuter & frugal & diesel & !thirsty & !strong :: A long, steady run is where a diesel{!fuelType} asks for least, and that is what your week is made of.',
  'commuter & comfortable & !city & !classic :: After the kind of day you have had, it is a quiet place to sit and get home in.',
  'commuter & atWork & car & !supercar & !classic :: It starts the working day gently and ends it the same way.',
  // the family
  'family & inCity & fiveDoors :: School at one end of town, swimming at the other, and you in between.',
  'family & onTrips & fiveDoors & !small :: The same car that does the school run in June takes everyone to the sea in July.',
  'family & thrifty & fiveDoors & !dear & !strong :: It leaves some of the family budget for the family.',
  'family & stylish & fiveDoors :: It has room for the children and does not look as if that were all it could do.',
  'family & safe & tall & !old :: You sit high, see further ahead and are seen sooner, which is worth a good deal with children on board.',
  'withFamily & !family & commuter & fiveDoors :: To work alone in the week, and with every seat taken at the weekend.',
  'withFamily & !family & onTrips & fiveDoors & !van :: When the holidays come, everyone and everything goes in one car.',
  // drivers
  'newDriver & small & !lively :: You can tell where its corners are, and that is half of parking.',
  'newDriver & inCity & small & !lively :: In a narrow street with a van coming the other way, you will be glad it is no bigger.',
  'young & inCity & !long & !cargo :: It goes where your friends live and fits where they cannot park.',
  'young & fast & lively & !electric & !cargo :: Find an empty road, put your foot down once, and you will see why.',
  'stylish & beautiful & !cargo :: Walk round it once in daylight, and the lines will do the rest.',
  'forHer & !cargo & small :: It is light to handle and nice to look at, on ordinary days too.',
  'forHer & !cargo & !small :: It is nice to look at and does not make hard work of an ordinary day.',
  'forSenior & tall & !supercar :: You get in at seat height, without folding yourself up, and see well down the road.',
  'forSenior & automatic & !supercar :: No clutch, no gears, no fuss.',
  // roads
  'inCity & easyParking & small & !classic :: It slips into the gap that the driver before you gave up on.',
  'inCity & inCountry & !low & !cargo & !supercar :: It is as handy at the market as it is on the lane that leads home.',
  'inCity & onTrips & !classic & !supercar & !cargo & !city :: Quick across town, calm on the motorway: it does not make you choose.',
  'inCity & electric :: You slip through the city without adding to the noise.',
  'onTrips & atWork & !city & !classic & !supercar & car :: Between two appointments it is your office, your canteen and your quiet half-hour.',
  'onTrips & comfortable & !city & !classic & !supercar & !van :: Hours later, the only reason to stop is coffee.',
  'inCountry & sport :: The best of it is a winding lane with nobody on it.',
  'inCountry & tall :: Verges, ruts and the farm track do not make it hold its breath.',
  'forAll & thrifty & !strong & !supercar & !classic & !van :: One car for everything keeps the sums simple.',
  'exclusive & stylish & !cargo :: It stands out without raising its voice.',
  'beautiful & comfortable & !cargo & !city :: You fall for the looks and stay for the comfort.',
  ...singleAims,
];
