/** The year after the name of the car; its comma goes before other stops. */
export const yr = '<[ aus dem Jahr {year}| von {year}|, Baujahr {year},]>';

/** "mit 150 PS (110 kW) und 1.968 cm³ Hubraum", as much of it as is known. */
export const size = '[[ mit {ps}< und {cc}>| mit {cc} und {ps}]||[ mit {ps}]||[ mit {cc}]||]';

/** Gearbox and drive after a finished clause about the engine. */
export const geared =
  '[[, dazu {gear} und {drive}|, kombiniert mit {gearD} und {drive}|, verbunden mit {unGearD} und {drive}|; {theGear} gibt die Kraft an {wheels} weiter|; über {unGearA} gelangt die Kraft an {wheels}|; geschaltet wird mit {unGearD}, angetrieben werden {wheels}|, gekoppelt an {unGearA}; der Antrieb wirkt auf {wheels}]||[, dazu {gear}|, kombiniert mit {gearD}|; geschaltet wird mit {unGearD}]||[, dazu {drive}|; angetrieben werden {wheels}]||]';

/** Engine and power after a clause about gearbox and drive. */
export const powered = `[[; die Kraft kommt aus {unEngineD}${size}|, dazu {engine}${size}|; als Motor dient {unEngine}${size}]||]`;

/** A condition worth a word (not "used"), after a finished thought. */
export const being = '<[. {auto} ist {eincond}|; {auto} ist {eincond}]>';

/** The warranty after the price, and what else belongs to the price. */
export const covered =
  '[[, inklusive {warrantyD}|, {warranty} inbegriffen|, mit {warrantyD}]||]<; {dealNotes}>';
