/** "a 1,968 cc diesel engine with 150 hp", as much of it as is known. */
export const engine =
  '[{a:cc+fuel+engine} with {hp}|{a:hp+fuel+engine}< of {cc}>|{a:hp+cc+fuel+engine}|{a:cc+fuel+engine} producing {hp}]';

/** Gearbox and drive after the engine. */
export const driven =
  '[[, driving {wheels} through {agear}|, paired with {agear}< and {drive}>|, with {agear}< and {drive}>|, working through {agear}< and {drive}>|; {agear} takes care of the rest<, with {drive}>]||[, with {drive}|, driving {wheels}]||]';

/** The same after a sentence about the power that has a verb of its own. */
export const moved =
  '[[ and reaches {wheels} through {agear}|, through {agear}< and {drive}>|, by way of {agear}< and {drive}>]||[, to {wheels}|, with {drive}]||]';

/** How far it has gone. */
export const gone =
  '[[, with {km} on the clock|, with {km} covered|, {km} on the clock|, showing {km}| with {km} recorded]||[{nokm}, with 0 km on the clock]||]';

/** A condition worth a word (not "used"), after a finished thought. */
export const being = '[[; it is {cond}|. It is {cond}]||]';

/** The warranty after the price, and what else belongs to the price. */
export const covered = '[[ with {awarranty}|, {warranty} included|, including {awarranty}]||]<, {dealNotes}>';
