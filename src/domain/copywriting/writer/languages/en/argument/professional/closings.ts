import type { Phrases } from '../../../voice.ts';

/** One sober invitation. */
export const closings: Phrases = [
  'van :: The load area can be measured [and the van driven|at a viewing] by appointment.',
  'van & atWork :: [A visit with the dimensions of the usual load|Bringing the dimensions of the usual load] is recommended.',
  'pickup :: [It can be viewed|A viewing is possible] by appointment, [load bed included|on any working day].',
  'classic :: [Documents and car|The car and its documents] can be examined [at leisure|without hurry], by appointment.',
  'classic :: A visit allows every part to be [seen at close range|examined in person].',
  'family & fiveDoors :: The whole family is welcome [to try the seats|at the viewing].',
  'withFamily & !family & fiveDoors :: A viewing is the right moment [to try the rear seats and the boot|to see the boot and the rear seats].',
  'commuter & !rough :: A drive can follow the [usual route to work|route driven every day].',
  'onTrips & !rough & !city :: A drive out of town shows [how it travels|what it is like on the road].',
  'inCity & !rough & !van :: A short drive in town is enough [to judge its size|to get to know it].',
  'electric & !rough :: Charging and daily use are [explained on site|gladly explained at the viewing].',
  'thrifty & !rough :: Every cost can be [gone through on site|discussed in person] before a decision.',
  'luxury & !rough :: A viewing can be arranged [at the time that suits best|at any convenient time].',
  'defective & !rough :: Every point above can be checked [in person|on site] before a decision.',
  'rough :: It can be inspected [in person|on site] before any decision, [with a mechanic if wished|by appointment].',
  '{themodel} can be [seen|viewed] [by appointment|on site by appointment].',
  'A viewing can be arranged [by phone or message|at short notice|on request].',
  'We are [at your disposal|available] for [a viewing|questions and a viewing].',
  'A visit is the best way to [judge it at close range|form an opinion of it].',
  '[For further information|For questions] and to arrange a viewing, please [contact us|get in touch].',
  'We will gladly [answer questions|give further details] and [show it in person|arrange a viewing].',
];
