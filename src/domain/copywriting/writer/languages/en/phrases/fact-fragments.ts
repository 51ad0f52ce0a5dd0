/** "a 1,968 cc diesel engine with 150 hp", as much of it as is known. */
export const engine =
  '[{a:cc+fuel+engine} with {hp}|{a:hp+fuel+engine}< of {cc}>|{a:hp+cc+fuel+engine}|{a:cc+fuel+engine} producing {hp}|{a:cc+fuel+engine} good for {hp}|{a:fuel+engine}[[ of {cc} and {hp}]||[ with {hp}]||[ of {cc}]]]';

/** Gearbox and drive after the engine. */
export const driven =
  '[[, driving {wheels} through {agear}|, paired with {agear}< and {drive}>|, with {agear}< and {drive}>|, working through {agear}< with {drive}>|; {agear} does the rest<, with {drive}>]||[, with {drive}|, driving {wheels}|; it drives {wheels}]||]';

/** The same after a sentence about the power that has a verb of its own. */
export const moved =
  '[[ and reaches {wheels} through {agear}|, through {agear}< and {drive}>|, by way of {agear}< and {drive}>|, with {agear}< and {drive}>]||[, to {wheels}|, with {drive}]||]';

/** How far it has gone. */
export const gone =
  '[[, with {km} on the clock|, with {km} covered|, {km} on the clock|, showing {km}| with {km} recorded|; it has covered {km}]||[{nokm}, with 0 km on the clock]||]';

/** The same in few words. */
export const shown = '[[, with {km}|, {km} covered|; {km} so far]||[{nokm}, with 0 km]||]';

/** A condition worth a word (not "used"), after a finished thought. */
export const being = '[[; it is {cond}|. It is {cond}]||]';

/** The warranty after the price, and what else belongs to the price. */
export const covered = '[[ with {awarranty}|, {warranty} included|, including {awarranty}]||]<, {dealNotes}>';
