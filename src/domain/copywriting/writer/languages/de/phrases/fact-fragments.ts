/** The year after the name of the car; its comma goes before other stops. */
export const yr = '<[ aus dem Jahr {year}| von {year}|, Baujahr {year},| (Baujahr {year})]>';

/** "mit 150 PS (110 kW) und 1.968 cm³ Hubraum", as much of it as is known, after an engine. */
export const size =
  '[[ mit {ps}< und {cc}>| mit {cc} und {ps}|, {psn} stark< bei {ccn}>,|<, {ccn} groß>, {psn} stark,| ({psn}<, {ccn}>)|, der aus {ccn} {ps} [holt|schöpft|gewinnt],|, {ps}<, {cc}>| mit einer Leistung von {ps}< bei {ccn}>|, gut für {ps}<, bei {cc}>,|, dessen {ccn} {ps} ergeben,]||[ mit {ps}| ({psn})|, {psn} stark,|, der {ps} leistet,|, gut für {ps},| mit einer Leistung von {ps}]||[ mit {cc}| ({ccn})]||]';

/** Gearbox and drive after a finished clause about the engine. */
export const geared =
  '[[, dazu {gear} und {drive}|, kombiniert mit {gearD} und {drive}|, verbunden mit {unGearD} und {drive}|; {theGear} gibt die Kraft an {wheels} weiter|; über {unGearA} erreicht die Kraft {wheels}|; geschaltet wird mit {unGearD}, angetrieben werden {wheels}|, gekoppelt an {unGearA}; der Antrieb wirkt auf {wheels}|; {gear} und {drive} gehören dazu|; {theGear} bedient {wheels}|; an {wheels} geht die Kraft über {unGearA}|. {gear} und {drive} ergänzen das|. Dazu passen {gear} und {drive}|. {theGear} treibt {wheels} an|; {unGear} lenkt die Kraft auf {wheels}|, {gear} und {drive} inbegriffen|; bewegt werden {wheels}, geschaltet wird mit {gearD}]||[, dazu {gear}|, kombiniert mit {gearD}|; geschaltet wird mit {unGearD}|. {gear} gehört dazu|, verbunden mit {unGearD}]||[, dazu {drive}|; angetrieben werden {wheels}|. {drive} gehört dazu|; die Kraft wirkt auf {wheels}]||]';

/** Engine and power after a clause about gearbox and drive. */
export const powered = `[[; die Kraft kommt aus {unEngineD}${size}|, dazu {unEngine}${size}|; dazu gehört {unEngine}${size}|; dahinter steht {unEngine}${size}|. Für Kraft sorgt {unEngine}${size}|; den Rest macht {unEngine}${size}|. Motorseitig ist es {unEngine}${size}]||]`;

/** A condition worth a word (not "used"), after a finished thought. */
export const being = '<[. {auto} ist {eincond}|; {auto} ist {eincond}]>';

/** The warranty after the price, and what else belongs to the price. */
export const covered =
  '[[, inklusive {warrantyD}|, {warranty} inbegriffen|, mit {warrantyD}|, dazu {warranty}|, {warranty} eingeschlossen|, und zwar mit {warrantyD}]||]<; {dealNotes}>';
