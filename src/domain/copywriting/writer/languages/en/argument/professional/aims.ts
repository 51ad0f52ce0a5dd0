import type { Phrases } from '../../../voice.ts';
import { singleAims } from './single-aims.ts';

/** Sentences about what only the seller's aims say: whom the car is for, where it goes, why it is bought. */
export const aims: Phrases = [
  'rough & thrifty :: The cost of the work needed should be added to any budget.',
  'rough & goodDeal & priced :: The price takes the state of the vehicle into account.',
  // aims that this car does not answer are met with the truth
  'newDriver & lively :: New drivers should check which power limits apply to them.',
  'frugal & thirsty :: Fuel consumption is what one expects of an engine with this output, so other reasons should decide.',
  'thrifty & strong :: Buyers on a budget should allow for running costs in line with the power.',
  'thrifty & supercar :: Buyers on a budget should allow for the running costs of a car of this kind.',
  'easyParking & long :: Its dimensions are those of its class, which should be considered where parking is tight.',
  'family & twoDoors :: Families should note that the rear seats are reached through the front doors.',
  // to work and back
  'commuter & onTrips & !supercar & !classic :: It suits both the daily commute and longer journeys.',
  'commuter & inCity & !supercar & !classic :: It suits a commute through town traffic.',
  'commuter & frugal & !thirsty & !strong :: Those who drive every day will welcome sensible consumption.',
  'commuter & thrifty & !strong & !dear & !supercar :: It is a reasoned choice for commuters who keep an eye on costs.',
  'commuter & comfortable & !city :: Drivers who spend long hours at the wheel will appreciate the comfort.',
  // the family
  'family & inCity & fiveDoors :: It suits a family that goes about town for school, work and sport.',
  'family & onTrips & fiveDoors :: It meets the needs of a family, from weekday errands to holidays.',
  'family & safe & fiveDoors :: It is meant for a family that puts safety first.',
  'family & thrifty & fiveDoors & !dear & !strong :: It is a practical answer for a family with a budget.',
  'family & stylish & fiveDoors :: It combines what a family needs with a considered design.',
  'withFamily & !family & commuter & fiveDoors :: It suits the drive to work and the rest of family life.',
  // drivers
  'newDriver & small & !lively :: Compact dimensions help those who have only just begun to drive.',
  'young & inCity & !long & !cargo :: It suits a life lived mostly in the city.',
  'young & fast & lively & !electric & !cargo :: It is meant for a driver who enjoys a lively engine.',
  'adult & comfortable & !city & !supercar :: Comfort sets its character on short trips and long ones.',
  'adult & fast & lively :: Performance is there whenever it is asked for.',
  'stylish & beautiful & !cargo :: The design has been chosen with care, and it shows in the details.',
  'forHer & !cargo & small :: It is easy to handle every day and pleasant to drive.',
  'forHer & !cargo & !small :: It is pleasant to drive and practical in daily use.',
  'forSenior & tall & !supercar :: The raised seating position makes entry easier and gives a good view of the road.',
  'forSenior & automatic & !supercar :: With an automatic gearbox{!transmission}, driving stays relaxed.',
  'forSenior & !low & !cargo & !tall :: It is simple to drive and comfortable in daily use.',
  // roads
  'inCity & easyParking & small & !classic :: Compact dimensions help both in parking and in town traffic.',
  'inCity & inCountry & !low & !cargo :: It suits the city and country roads alike.',
  'inCity & onTrips & !classic & !supercar & !cargo :: It suits both the city and longer journeys.',
  'inCity & electric :: In town it drives quietly, with no gears to change.',
  'onTrips & atWork & !city & !classic & !supercar & car :: It is meant for drivers who often travel on business.',
  'onTrips & comfortable & !city & !classic & !supercar & !van :: It is meant for drivers who travel far and want to do so in comfort.',
  'inCountry & sport :: Winding country roads suit its character.',
  'inCountry & tall :: Its raised body helps on country roads.',
  'forAll & thrifty & !strong & !supercar & !classic :: It is a versatile choice for buyers who want a single car and a controlled outlay.',
  'exclusive & stylish & !cargo :: It is a choice for buyers who want to stand apart quietly.',
  'comfortable & onTrips & !city & !van :: Driving stays restful even after several hours.',
  'goodDeal & thrifty & !dear & !strong & priced :: What it offers for the price suits buyers with a budget.',
  'thrifty & frugal & !thirsty & !strong & !electric & !supercar :: It suits buyers who watch both the price and the fuel.',
  'safe & frugal & !thirsty & !old & !strong :: It suits buyers who ask for safety and sensible consumption.',
  'beautiful & comfortable & !cargo & !city :: Design and comfort are the main reasons to choose it.',
  ...singleAims,
];
