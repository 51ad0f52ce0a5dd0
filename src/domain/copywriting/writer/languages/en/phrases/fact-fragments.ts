/** "a 1,968 cc diesel engine with 150 hp", as much of it as is known. */
export const engine =
  '[{a:cc+fuel+engine} with {hp}|{a:hp+fuel+engine}< of {cc}>|{a:cc+fuel+engine} producing {hp}|{a:cc+fuel+engine} good for {hp}|{a:fuel+engine}[[ of {cc} and {hp}]||[ with {hp}]||[ of {cc}]]]';

/** Gearbox and drive after the engine. */
export const driven =
  '[[, driving {wheels} through {agear}|, paired with {agear}< and {drive}>|, alongside {agear}< and {drive}>|, matched to {agear}< and {drive}>|, which drives {wheels} through {agear}|, working with {agear}< and {drive}>|, coupled to {agear}<, with {drive}>]||[ and {drive}|, driving {wheels}]||]';

/** The same after a sentence about the engine that has a verb of its own. */
export const moved =
  '[[ and drives {wheels} through {agear}|, with {agear}< and {drive}>|. {themodel} has {agear}< and {drive}>]||[ and drives {wheels}|, with {drive}]||]';

/** How far it has gone. */
export const gone =
  '[[, with {km} on the clock|, with {km} covered| that has covered {km}| showing {km}| with {km} recorded|, now at {km}| whose odometer reads {km}|, driven {km} so far]||[{nokm}, with 0 km on the clock]||]';

/** The same in few words. */
export const shown =
  '[[ with {km} on the clock| that has covered {km}| with {km} behind it|, now at {km}| whose odometer reads {km}|, driven {km} up to now|, {km} into its life]||[{nokm} with 0 km on the clock]||]';

/** A condition worth a word (not "used"), after a finished thought. */
export const being = '<. It is {cond}>';

/** The warranty after the price, and what else belongs to the price. */
export const covered = '[[ with {awarranty}|, {warranty} included|, including {awarranty}]||]<, {dealNotes}>';

/** How far it has gone, when a sentence about what it is has said its piece. */
export const covers =
  '[[. {themodel} has covered {km}|. The clock shows {km}|. The odometer stands at {km}|. {themodel} has done {km}|; its odometer reads {km}|; it has {km} behind it|; so far it has done {km}|; it has covered {km} up to now]||[{nokm}. There are 0 km on the clock]||]';

/** Which wheels are driven, where that is worth a word, after a finished thought. */
export const driving =
  '[[. {themodel} has {otherdrive}|. You also get {otherdrive}|; {otherwheels} are driven|; the power goes to {otherwheels}|; drive is to {otherwheels}]||]';

/** The gearbox likewise. */
export const geared =
  '[[. {themodel} has {agear}|. You drive {themodel} with {agear}|; {gearis}|; it works with {agear}|; the power passes through {agear}]||]';
