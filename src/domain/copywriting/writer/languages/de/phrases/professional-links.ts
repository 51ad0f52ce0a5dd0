import type { Phrases } from '../../voice.ts';
import { driven, noted } from './fact-fragments.ts';

/** Engine, gearbox and drive with what they are suited for. */
export const engineLinks: Phrases = [
  `diesel & !damaged :: {!onTrips}<{!fuelType}>Für lange Strecken ist der Diesel[ mit {ps}< und {cc}>|| mit {cc}||] [von Haus aus geeignet|eine naheliegende Wahl], weil er das Reisetempo bei niedrigen Drehzahlen hält${driven}.`,
  `diesel & !damaged :: {!commuter}<{!frugal}><{!fuelType}>Den täglichen Arbeitsweg legt der Diesel[ mit {ps}< und {cc}>|| mit {cc}||] [sparsam|gleichmäßig und sparsam] zurück${driven}.`,
  `diesel & !thirsty & !damaged :: {!frugal}<{!fuelType}>Aus {cc} schöpft der Diesel {ps} und bleibt im Verbrauch [genügsam|maßvoll], besonders auf [längeren Strecken|der Landstraße]${driven}.`,
  `diesel & cargo & !damaged :: {!atWork}<{!fuelType}>Auch beladen zieht der Diesel[ mit {ps}< und {cc}>|| mit {cc}||] [gleichmäßig|kräftig] an, was im täglichen Arbeitseinsatz zählt${driven}.`,
  `diesel & roomy & !damaged :: {!withFamily}<{!fuelType}>Für Fahrten mit der ganzen Familie hat der Diesel mit {ps}< und {cc}> [ausreichend Reserven|genügend Kraft], auch bei voller Beladung${driven}.`,
  `petrol & !strong & !damaged :: {!inCity}<{!fuelType}>Im Stadtverkehr ist der Benziner mit {ps}< und {cc}> [gut eingesetzt|ausreichend motorisiert], denn er [reagiert willig|läuft auch auf kurzen Wegen problemlos]${driven}.`,
  `petrol & lively & !damaged :: {!onTrips}<{!fast}><{!fuelType}>Mit {ps}< aus {cc}> bietet der Benziner auf der Autobahn Reserven zum Überholen${driven}.`,
  `petrol & lively & !damaged :: {!fast}<{!fuelType}>Der Benziner setzt {ps}< aus {cc}> [spontan|ohne Verzug] in Beschleunigung um${driven}.`,
  `petrol & !strong & !damaged :: {!forAll}<{!fuelType}>Im Alltag genügt der Benziner mit {ps}< und {cc}> für [Stadt wie Landstraße|kurze wie lange Wege]${driven}.`,
  `petrol & !thirsty & !damaged :: {!frugal}<{!fuelType}>Der Benziner leistet {ps}< aus {cc}> und [bleibt im Verbrauch maßvoll|geht mit Kraftstoff sparsam um]${driven}.`,
  `electric & !damaged :: {!inCity}<{!fuelType}>Im Stadtverkehr ist der Elektromotor mit {ps} [besonders angenehm|im Vorteil], da er leise anfährt und [beim Bremsen Energie zurückgewinnt|sofort anspricht]${driven}.`,
  `electric & !damaged :: {!commuter}<{!fuelType}>Für den täglichen Weg zur Arbeit ist der Elektromotor mit {ps} [eine ruhige Lösung|gut geeignet], vor allem wenn zu Hause geladen werden kann${driven}.`,
  `electric & !damaged :: {!comfortable}<{!fuelType}>Der Elektromotor gibt {ps} ohne Schaltpausen ab, und [im Innenraum bleibt es leise|die Fahrt bleibt ruhig]${driven}.`,
  `electric & !damaged :: {!fast}<{!fuelType}>Die {psn} des Elektromotors liegen ab dem ersten Meter an, was dem [Antritt|Beschleunigen] zugutekommt${driven}.`,
  `hybrid & !damaged :: {!frugal}{!withFamily}<{!inCity}><{!fuelType}>Der Hybridantrieb mit {ps}< und {cc}> nutzt die beim Bremsen gewonnene Energie und [senkt so den Verbrauch|fährt dadurch sparsamer], auf den kurzen Wegen einer Familie [in der Stadt|durch die Stadt] am meisten${driven}.`,
  `hybrid & !damaged :: {!comfortable}<{!fuelType}>Der Hybridantrieb mit {ps}< und {cc}> wechselt [selbsttätig|unmerklich] zwischen den Antriebsarten, was den Fahrkomfort [erhöht|steigert]${driven}.`,
  `lpg & !damaged :: {!inCity}<{!thrifty}><{!frugal}><{!fuelType}>Mit {ps}< und {cc}> ist {themodel} für die Stadt ausreichend motorisiert; Autogas hält die Kosten für Kraftstoff [niedrig|gering]${driven}.`,
  `lpg & !damaged :: {!thrifty}<{!frugal}><{!fuelType}>Der [sparsame|kostensparende] Betrieb mit Autogas schont das Budget, und {ps}< aus {cc}> genügen für [die meisten Wege|den Alltag]${driven}.`,
  `cng & !damaged :: {!commuter}<{!frugal}><{!fuelType}>Bei täglichen Fahrten macht sich der Erdgasmotor mit {ps}< und {cc}> in niedrigen [Kraftstoffkosten je Kilometer|Kraftstoffkosten] bemerkbar${driven}.`,
  'automatic & !silent & !damaged :: {!comfortable}Zum ruhigen Fahren trägt {theGear} bei<; {theEngine} leistet {ps}< aus {cc}>< und treibt {wheels} an>>.',
  'automatic & !silent & !damaged :: {!commuter}Im täglichen Berufsverkehr entlastet {theGear} den Fahrer<; {theEngine} leistet {ps}< aus {cc}>< und treibt {wheels} an>>.',
  'automatic & !silent & !damaged :: {!forSenior}{theGear} macht die Bedienung [einfach|leicht] und die Fahrt [ruhig|entspannt]<; {theEngine} leistet {ps}< aus {cc}><, angetrieben werden {wheels}>>.',
  'manual & !lively & !damaged :: {!newDriver}Mit {ps}< und {gearD}> lässt sich {themodel} auch mit wenig Routine [gut beherrschen|sicher bewegen]<; {unEngine}< mit {cc}> sorgt für den Antrieb< über {wheels}>>.',
  'all & !damaged :: {!inCountry}Auf nassen oder verschneiten Landstraßen ist {theDrive} [von Vorteil|eine Hilfe]<; {theEngine} leistet {ps}< aus {cc}><, dazu kommt {unGear}>>.',
  'all & !damaged :: {!safe}{theDrive} sorgt bei Nässe und Schnee für [zusätzliche Sicherheit|sicheren Halt]<; {theEngine} leistet {ps}< aus {cc}><, die Kraft überträgt {unGear}>>.',
  'rear & lively & !damaged :: {!fast}{ps} und {drive} bestimmen den sportlichen Charakter {ofmodel}<; verbaut ist {unEngine}< mit {cc}><, dazu kommt {unGear}>>.',
  'lively & !damaged :: {!adult}Erfahrene Fahrer werden die Reserven des Antriebs [schätzen|zu schätzen wissen]: ^{theEngine} leistet {ps}< aus {cc}><; dazu kommen {gear} und {drive}>.',
  `damaged :: Für die Beschaffung von Teilen: ^[verbaut|eingebaut] ist {unEngine}[ mit {ps}< und {ccn}>|| mit {ccn}||]${driven}.`,
  `damaged :: Technische Angaben für die Werkstatt: {engine}<, {ps}><, {ccn}><, {gear}><, {drive}>.`,
];

/** A price with its warranty, for this buyer. */
export const dealLinks: Phrases = [
  `warranted & newDriver & !damaged :: <{!newDriver}>Für das erste eigene Auto ist das Angebot überschaubar: {price}< für den {used}>, {warranty} [inbegriffen|eingeschlossen]${noted}.`,
  `warranted & thrifty & !damaged :: <{!thrifty}>Das Budget lässt sich genau planen: ^{themodel} kostet< als {used}> {price}, {warranty} [inbegriffen|eingeschlossen]${noted}.`,
  `warranted & family & !damaged :: <{!family}>Für die Familie gut zu planen: ^{themodel} kostet< als {used}> {price}, {warranty} [inbegriffen|eingeschlossen]${noted}.`,
  `warranted & atWork & !damaged :: <{!atWork}>Für den Betrieb lässt sich genau kalkulieren: ^{themodel} kostet< als {used}> {price}, {warranty} [inbegriffen|eingeschlossen]${noted}.`,
  `warranted & safe & !damaged :: <{!safe}>Sicherheit gibt auch der Kauf selbst: ^{themodel} wird< als {used}> für {price} mit {warrantyD} [übergeben|verkauft]${noted}.`,
  `unwarranted & damaged :: Zum Preis von {price}, der keine Garantie einschließt{!warranty}, sind die Kosten der Reparatur [hinzuzurechnen|zu addieren]${noted}.`,
];

/** Value for money, said with the price itself. */
export const goodDealLinks: Phrases = [
  'warranted & !damaged :: {!goodDeal}Für {price} erhält man {themodelA}< als {used}>< mit {km}> und {warranty}; [das Verhältnis von Preis und Leistung ist stimmig|der Gegenwert ist leicht zu vergleichen].',
  '!warranted & !unwarranted & !damaged :: {!goodDeal}Mit {price} ist der Preis {ofmodel}< als {used}> [vernünftig|nachvollziehbar], was sich durch einen Vergleich [prüfen|leicht prüfen] lässt.',
];
