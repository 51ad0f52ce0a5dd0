/** The year after the name of the car; its comma goes before other stops. */
export const yr =
  '<[ aus dem Jahr {year}| aus dem Baujahr {year}|, Baujahr {year},| (Baujahr {year})|, gebaut {year},|, Jahrgang {year},|, zugelassen {year},]>';

/** "mit 150 PS (110 kW) und 1.968 cm³ Hubraum", as much of it as is known, after an engine. */
export const size =
  '[[ mit {ps}< und {cc}>| mit {ps}< aus {cc}>|, der aus {ccn} {ps} [holt|schöpft|entwickelt],| mit {cc} und {ps}| mit {ps}< bei {cc}>|, der {ps} leistet< und {cc} hat>,| ({psn}<, {ccn}>)|, der es auf {ps}< aus {ccn}> bringt,| mit einer Leistung von {ps}< und {cc}>|, gut für {ps}< bei {cc}>,| mit {ccn} und {psn}|, der mit {cc} auf {ps} kommt,|, dessen {psn} aus {cc} stammen,]||[ mit {ps}|, der {ps} leistet,| mit einer Leistung von {ps}| ({psn})]||[ mit {cc}| ({ccn})]||]';

/** Gearbox and drive after a finished clause about the engine. */
export const geared =
  '[[, kombiniert mit {gearD} und {drive}|, verbunden mit {gearD} und {drive}|; {theGear} gibt die Kraft an {wheels} weiter|; über {unGearA} gelangt die Kraft an {wheels}|, dazu kommen {gear} und {drive}|; {theGear} leitet die Kraft an {wheels}|; {gear} und {drive} gehören dazu|, wobei {theGear} die Kraft auf {wheels} überträgt|; zum Antrieb gehören {gear} und {drive}|; die Kraft geht über {theGearA} an {wheels}|; {unGear} bringt die Kraft auf {wheels}|, gekoppelt an {gearA} und {drive}|; übertragen wird die Kraft von {unGearD} auf {wheels}|; an {wheels} kommt die Kraft über {theGearA}|, gepaart mit {gearD} und {drive}|; bewegt werden {wheels}, und zwar über {unGearA}]||[, kombiniert mit {unGearD}|, verbunden mit {unGearD}|; {unGear} gehört dazu|; dazu gehört {unGear}|, gekoppelt an {unGearA}]||[, dazu kommt {drive}|; die Kraft geht an {wheels}|, verbunden mit {drive}]||]';

/** Engine and power after a clause about gearbox and drive. */
export const powered = `[[; die Kraft kommt aus {unEngineD}${size}|; für die Kraft sorgt {unEngine}${size}|; als Motor dient {unEngine}${size}|. Die Kraft liefert {unEngine}${size}]||]`;

/** A condition worth a word (not "used"), after a finished thought. */
export const being = '<[. {auto} ist {eincond}|; {auto} ist {eincond}]>';

/** The warranty after the price, and what else belongs to the price. */
export const covered =
  '[[, inklusive {warrantyD}|, {warranty} inbegriffen|, mit {warrantyD}|; dazu gibt es {warranty}|, und dazu gibt es {warranty}]||]<; {dealNotes}>';
