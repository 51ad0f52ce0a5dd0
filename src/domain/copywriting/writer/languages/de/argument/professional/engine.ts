import type { Phrases } from '../../../voice.ts';

/** Engine, gearbox and drive in one sober sentence. */
export const engine: Phrases = [
  'rough :: Der Motor leistet {ps}<; dazu kommt {unGear}><, angetrieben werden {wheels}>.',
  'rough :: {theEngine} leistet {ps}<; dazu kommt {unGear}><, angetrieben werden {wheels}>.',
  // diesel
  'diesel & automatic & onTrips :: Der Dieselmotor{!fuelType} leistet {ps}< aus {ccn}> und arbeitet mit {unGearD} zusammen<; dazu kommt {drive}>. Auf langen Strecken entlastet das den Fahrer.',
  'diesel & automatic :: Der Dieselmotor{!fuelType} leistet {ps}< aus {ccn}>; {theGear} übernimmt das Schalten<, dazu kommt {drive}>.',
  'diesel & manual & commuter :: Für den täglichen Weg gibt es einen Dieselmotor{!fuelType} mit {ps}< aus {ccn}> und {unGearA}<; angetrieben werden {wheels}>.',
  'diesel & manual :: Der Dieselmotor{!fuelType} leistet {ps}< aus {ccn}>, geschaltet wird über {unGearA}<; angetrieben werden {wheels}>.',
  'diesel & van :: Für Ladung und Steigungen steht ein Dieselmotor{!fuelType} mit {ps}< aus {ccn}> bereit<, dazu {unGear}>< und {drive}>.',
  'diesel & lively :: {ps} aus dem Dieselmotor{!fuelType} reichen für zügiges Überholen<; {theGear} überträgt die Kraft auf {wheels}>.',
  'diesel & all :: Der Allradantrieb{!driveType} verteilt die Kraft eines Dieselmotors{!fuelType} mit {ps}< aus {ccn}><; dazu kommt {unGear}>.',
  // petrol
  'petrol & manual & inCity :: In der Stadt sind der Benzinmotor{!fuelType} mit {ps}< aus {ccn}> und {theGear} leicht zu bedienen<; angetrieben werden {wheels}>.',
  'petrol & automatic & inCity :: {theGear} erleichtert das Fahren im Stadtverkehr; der Benzinmotor{!fuelType} leistet {ps}< aus {ccn}>.',
  'petrol & automatic :: Der Benzinmotor{!fuelType} leistet {ps}< aus {ccn}> und ist mit {unGearD} kombiniert<; dazu kommt {drive}>.',
  'petrol & manual :: Verbaut ist ein Benzinmotor{!fuelType} mit {ps}< aus {ccn}>, dazu kommt {unGear}<; angetrieben werden {wheels}>.',
  'petrol & strong :: Der Benzinmotor{!fuelType} leistet {ps}< aus {ccn}><, {theGear} überträgt die Kraft auf {wheels}>.',
  'petrol & newDriver & !lively :: Der Benzinmotor{!fuelType} mit {ps}< aus {ccn}> ist leicht zu beherrschen<; dazu kommen {gear} und {drive}>.',
  'petrol & classic :: Die Technik stammt aus ihrer Zeit: ein Benzinmotor{!fuelType}< mit {ps}>< aus {ccn}><, dazu {unGear}>.',
  'petrol & rear :: Der Benzinmotor{!fuelType} leistet {ps}< aus {ccn}> und treibt die Hinterräder{!driveType} an<; dazu kommt {unGear}>.',
  // gas
  'lpg :: Gefahren wird mit Autogas{!fuelType}; der Motor leistet {ps}< aus {ccn}><, dazu kommt {unGear}><; angetrieben werden {wheels}>.',
  'lpg & commuter :: Für Fahrer mit vielen Kilometern im Alltag ist der Autogasantrieb{!fuelType} interessant< mit {ps}><, dazu kommt {unGear}>.',
  'cng :: Gefahren wird mit Erdgas{!fuelType}; der Motor leistet {ps}< aus {ccn}><, dazu kommt {unGear}>.',
  'cng & atWork :: Für tägliche Dienstfahrten gibt es einen Erdgasantrieb{!fuelType}< mit {ps}><; dazu kommt {unGear}>.',
  // electrified
  'hybrid & automatic & inCity :: Der Hybridantrieb{!fuelType}< mit {ps}> gewinnt beim Bremsen in der Stadt Energie zurück<, {theGear} übernimmt das Schalten>.',
  'hybrid :: Der Hybridantrieb{!fuelType} leistet {ps}<; dazu kommt {unGear}><, angetrieben werden {wheels}>.',
  'hybrid :: Für den Antrieb sorgt ein Hybridsystem{!fuelType}< mit {ps}><; dazu kommen {gear} und {drive}>.',
  'electric :: Der Elektromotor{!fuelType}< mit {ps}> spricht sofort an und läuft leise<; angetrieben werden {wheels}>.',
  'electric & inCity :: Im Stop-and-go der Stadt läuft der Elektromotor{!fuelType}< mit {ps}> leise<; angetrieben werden {wheels}>.',
  'electric & onTrips :: Der Elektromotor{!fuelType} leistet {ps}<; dazu kommt {drive}>.',
  'hydrogen :: Den Strom für den Antrieb liefert eine Brennstoffzelle{!fuelType}<; die Leistung beträgt {ps}><, angetrieben werden {wheels}>.',
  // drive and reader
  'all & inCountry :: Außerhalb der Stadt bringt {theDrive} die Kraft auf alle vier Räder; {theEngine} leistet {ps}<, dazu kommt {unGear}>.',
  'all & offroad :: {theDrive} ist für schwieriges Gelände gedacht; {theEngine} leistet {ps}< aus {ccn}><, dazu kommt {unGear}>.',
  'all :: {theEngine} leistet {ps}< aus {ccn}>, die Kraft geht an {wheels}<; dazu kommt {unGear}>.',
  'strong & sport :: {theEngine} leistet {ps}< aus {ccn}><; {theGear} überträgt die Kraft auf {wheels}>.',
  'automatic & comfortable :: {theGear} sorgt für entspanntes Fahren; {theEngine} leistet {ps}< aus {ccn}>.',
  'fast & lively :: {theEngine} stellt {ps}< aus {ccn}> bereit<; dazu kommen {gear} und {drive}>.',
  // any
  '{theEngine} leistet {ps}< aus {ccn}><; dazu kommt {unGear}><, angetrieben werden {wheels}>.',
  'Verbaut ist {unEngine}< mit {ps}>< aus {ccn}><; dazu kommen {gear} und {drive}>.',
  'Für den Antrieb sorgt {unEngine}< mit {ps}>< aus {ccn}><; geschaltet wird über {unGearA}>.',
  'Der Motor leistet {ps}<; dazu kommt {unGear}><, angetrieben werden {wheels}>.',
  'Zur Technik gehören {gear} und {drive}.',
  'Geschaltet wird über {unGearA}.',
  'Angetrieben werden {wheels}.',
];
