/** "a 1,968 cc diesel engine with 150 hp", as much of it as is known. */
export const engine =
  '[{a:cc+fuel+engine} with {hp}|{a:hp+fuel+engine}< of {cc}>|{a:cc+fuel+engine} producing {hp}|{a:cc+fuel+engine} good for {hp}|{a:fuel+engine}[[ of {cc} and {hp}]||[ with {hp}]||[ of {cc}]]]';

/** Gearbox and drive after the engine. */
export const driven =
  '[[, driving {wheels} through {agear}|, paired with {agear}< and {drive}>|, alongside {agear}< and {drive}>|, matched to {agear}< and {drive}>|, which drives {wheels} through {agear}|, working with {agear}< and {drive}>|, coupled to {agear}<, with {drive}>]||[ and {drive}|, driving {wheels}]||]';

/** The same after a sentence about the engine that has a verb of its own. */
export const moved =
  '[[ and drives {wheels} through {agear}|, with {agear}< and {drive}>|, together with {agear}< and {drive}>]||[ and drives {wheels}|, with {drive}]||]';

/** How far it has gone. */
export const gone =
  '[[, with {km} on the clock|, with {km} covered| that has covered {km}| showing {km}| with {km} recorded|, now at {km}| whose odometer reads {km}|, driven {km} so far]||[{nokm}, with 0 km on the clock]||]';

/** The same in few words. */
export const shown =
  '[[ with {km} on the clock| that has covered {km}|, and it has done {km}|, now at {km}| whose odometer reads {km}|, {km} on the clock|, driven {km} up to now]||[{nokm} with 0 km on the clock]||]';

/** A condition worth a word (not "used"), after a finished thought. */
export const being = '[[; it is {cond}|. It is {cond}]||]';

/** The warranty after the price, and what else belongs to the price. */
export const covered = '[[ with {awarranty}|, {warranty} included|, including {awarranty}]||]<, {dealNotes}>';

/** How far it has gone, when a sentence about what it is has said its piece. */
export const covers =
  '[[; it has covered {km}|. It has {km} behind it|, and it has done {km} so far|; the clock shows {km}|; so far it has done {km}|; its odometer reads {km}|; it now stands at {km}]||[{nokm}; there are 0 km on the clock|{nokm}. There are 0 km on the clock]||]';

/** Which wheels are driven, where that is worth a word, after a finished thought. */
export const driving =
  '[[; the power goes to {otherwheels}|; {otherwheels} are driven|; drive is to {otherwheels}|; it has {otherdrive}]||]';

/** The gearbox likewise. */
export const geared = '[[; it has {agear}|; {gearis}|, and {gearis}|; the power passes through {agear}]||]';
