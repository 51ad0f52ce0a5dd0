/** The year after the name of the car; its comma goes before other stops. */
export const yr =
  '<[ aus dem Jahr {year}| aus dem Baujahr {year}|, Baujahr {year},| (Baujahr {year})|, gebaut {year},|, Jahrgang {year},|, zugelassen {year},]>';

/** "mit 150 PS (110 kW) und 1.968 cm³ Hubraum", as much of it as is known, after an engine. */
export const size =
  '[[ mit {ps}< und {cc}>| mit {ps}< aus {cc}>|, der aus {ccn} {ps} [holt|schöpft|entwickelt],| mit {cc} und {ps}| mit {ps}< bei {cc}>|, der {ps} leistet< und {cc} hat>,| ({psn}<, {ccn}>)|, der es auf {ps}< aus {ccn}> bringt,| mit einer Leistung von {ps}< und {cc}>|, gut für {ps}< bei {cc}>,| mit {ccn} und {psn}|, der mit {cc} auf {ps} kommt,|, dessen {psn} aus {cc} stammen,]||[ mit {ps}|, der {ps} leistet,| mit einer Leistung von {ps}| ({psn})]||[ mit {cc}| ({ccn})]||]';

/** Gearbox and drive after a finished clause about the engine. */
export const geared =
  '[[, kombiniert mit {gearD} und {drive}|; {theGear} gibt die Kraft an {wheels} weiter|, dazu kommen {gear} und {drive}|, wobei {theGear} die Kraft auf {wheels} überträgt|; {theGear} bringt die Kraft auf {wheels}|; dazu kommen {gear} und {drive}|, gepaart mit {gearD} und {drive}|; {theGear} leitet die Kraft an {wheels}|; übertragen wird die Kraft von {unGearD} auf {wheels}]||[, kombiniert mit {unGearD}|, verbunden mit {unGearD}|, dazu kommt {unGear}|; dazu kommt {unGear}]||[, dazu kommt {drive}|; die Kraft geht an {wheels}|, verbunden mit {drive}]||]';

/** Gearbox and drive after a clause of any kind, in a clause of their own. */
export const driven =
  '[[; {theGear} gibt die Kraft an {wheels} weiter|; {theGear} leitet die Kraft an {wheels}|; {theGear} überträgt die Kraft auf {wheels}|; dazu kommen {gear} und {drive}|; dazu kommt {unGear}, angetrieben werden {wheels}|; über {theGearA} gelangt die Kraft an {wheels}|; übertragen wird die Kraft von {unGearD} auf {wheels}|; zur Technik gehören außerdem {gear} und {drive}]||[; dazu kommt {unGear}]||[; angetrieben werden {wheels}|; die Kraft geht an {wheels}|; dazu kommt {drive}]||]';

/** Engine and power after a clause about gearbox and drive. */
export const powered = `[[; für den Antrieb sorgt {unEngine}${size}|. Verbaut ist {unEngine}${size}|; verbaut ist {unEngine}${size}]||]`;

/** A condition worth a word (not "used"), after a finished thought. */
export const being = '<[. {auto} ist {eincond}|; {auto} ist {eincond}]>';

/** The warranty after the price, and what else belongs to the price. */
export const covered =
  '[[, inklusive {warrantyD}|, {warranty} inbegriffen|, mit {warrantyD}|; dazu gibt es {warranty}|, und dazu gibt es {warranty}]||]<; {dealNotes}>';

/** What else belongs to the price, and a condition worth a word. */
export const noted = `<; {dealNotes}>${being}`;

/** The power of an engine for readers who do not compare data sheets; now and then its size. */
export const power =
  '[[ mit {ps}| mit {psn}|, der {ps} leistet,| mit {psn}< aus {ccn}>|, gut für {ps}< bei {ccn}>,| mit einer Leistung von {ps}|, der mit {ccn} auf {ps} kommt,]||[ mit {cc}| ({ccn})]||]';

/** Gearbox and drive in a clause of their own, for one reader. */
export const moved =
  '[[. {theGear} [gibt die Kraft an {wheels} weiter|bringt die Kraft auf {wheels}]|. Sie fahren mit {gearD} und {drive}|; Sie fahren mit {gearD}|; dazu kommen {gear} und {drive}|; dazu bekommen Sie {unGearA}|; über {theGearA} gelangt die Kraft an {wheels}|; angetrieben werden {wheels}, und dazu bekommen Sie {unGearA}|; zur Technik gehören {gear} und {drive}|; mit {gearD} und {drive} kommt die Kraft auf die Straße|; {drive} und {gear} bringen die Kraft auf die Straße]||[; dazu bekommen Sie {unGearA}|. Sie fahren mit {gearD}|; dazu kommt {unGear}]||[; angetrieben werden {wheels}|; dazu kommt {drive}|]||]';

/** Engine and power after a clause about the gearbox, as plainly as `power`. */
export const driving = `[[. Für den Antrieb sorgt {unEngine}${power}|. Verbaut ist {unEngine}${power}|; {theEngine} leistet {ps}]||]`;
