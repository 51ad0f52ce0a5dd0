import type { Phrases } from '../../../voice.ts';

/** Engine, gearbox and drive in one sober sentence. */
export const engine: Phrases = [
  'rough :: Motor: {engine}, {ps}<, {gear}><, {drive}>.',
  'rough :: Antrieb: {engine} mit {ps}<, {gear}><, {drive}>.',
  // diesel
  'diesel & automatic & onTrips :: Der Diesel<{!fuelType}> leistet {ps}, und {theGear} entlastet auf langen Strecken<, angetrieben werden {wheels}>.',
  'diesel & automatic :: {theGear} übernimmt das Schalten, der Diesel<{!fuelType}> leistet {ps}<, angetrieben werden {wheels}>.',
  'diesel & all :: Die Kraft des Diesels<{!fuelType}>, {ps}, verteilt {theDrive} auf alle vier Räder<, {theGear} schaltet>.',
  'diesel & manual & commuter :: Für den täglichen Weg leistet der Diesel<{!fuelType}> {ps}<, geschaltet wird von Hand{!transmission}>.',
  'diesel & manual :: Der Diesel<{!fuelType}> mit {ps} hat schon bei niedriger Drehzahl Kraft<, geschaltet wird von Hand{!transmission}>.',
  'diesel & van :: Auch mit Ladung zieht der Diesel<{!fuelType}> mit {ps} früh an<, geschaltet wird von Hand{!transmission}>.',
  'diesel & lively & !cargo :: {ps} aus dem Diesel<{!fuelType}> reichen für zügiges Überholen<, {theGear} bringt sie auf {wheels}>.',
  'diesel & pickup :: Für Zuladung und Anhänger leistet der Diesel<{!fuelType}> {ps}<, angetrieben werden {wheels}>.',
  // petrol
  'petrol & manual & inCity & !strong :: Im Stadtverkehr ist der Benziner<{!fuelType}> mit {ps} leicht zu fahren<, geschaltet wird von Hand{!transmission}>.',
  'petrol & automatic & inCity & !strong :: {theGear} erleichtert das Fahren im Stadtverkehr, der Benziner<{!fuelType}> leistet {ps}.',
  'petrol & automatic :: Der Benziner<{!fuelType}> leistet {ps}, {theGear} übernimmt das Schalten<, angetrieben werden {wheels}>.',
  'petrol & manual & !classic :: Der Benziner<{!fuelType}> leistet {ps}<, geschaltet wird von Hand{!transmission}><, angetrieben werden {wheels}>.',
  'petrol & strong & !classic :: Der Benziner<{!fuelType}> leistet {ps}<, {theGear} bringt sie auf {wheels}>.',
  'petrol & newDriver & !lively :: Der Benziner<{!fuelType}> mit {ps} und {ccn} Hubraum ist auch für Fahranfänger leicht zu beherrschen.',
  'petrol & classic :: Der Benziner<{!fuelType}> leistet {ps}< aus {ccn}><, geschaltet wird von Hand{!transmission}><, angetrieben werden {wheels}>.',
  // gas
  'lpg :: Gefahren wird mit Autogas<{!fuelType}>, der Motor leistet {ps}<, angetrieben werden {wheels}>.',
  'lpg & commuter :: Für Fahrer mit vielen Kilometern ist der Autogasantrieb<{!fuelType}> mit {ps} interessant.',
  'cng :: Gefahren wird mit Erdgas<{!fuelType}>, der Motor leistet {ps}<, angetrieben werden {wheels}>.',
  'cng & commuter :: Der Erdgasantrieb<{!fuelType}> mit {ps} ist für tägliche Strecken gedacht.',
  // electrified
  'hybrid & automatic & inCity :: Der Hybridantrieb<{!fuelType}> mit {ps} gewinnt beim Bremsen Energie zurück<, {theGear} übernimmt das Schalten>.',
  'hybrid :: Der Hybridantrieb<{!fuelType}> leistet {ps} und gewinnt beim Bremsen Energie zurück.',
  'hybrid :: Der Hybridantrieb<{!fuelType}> unterstützt beim Anfahren, die Leistung beträgt {ps}<, angetrieben werden {wheels}>.',
  'electric :: Der Elektromotor<{!fuelType}> mit {ps} spricht sofort an und läuft leise, geschaltet wird nicht<{!transmission}>.',
  'electric & inCity :: Im Stop-and-go läuft der Elektromotor<{!fuelType}> mit {ps} leise und ohne Schalten<{!transmission}>.',
  'electric & fast :: Die {ps} des Elektromotors<{!fuelType}> stehen sofort bereit<, angetrieben werden {wheels}>.',
  'hydrogen :: Den Strom für den Antrieb liefert eine Brennstoffzelle<{!fuelType}>, die Leistung beträgt {ps}<, angetrieben werden {wheels}>.',
  // drive and reader
  'all & inCountry :: Außerhalb der Stadt bringt {theDrive} die Kraft auf alle vier Räder, {theEngine} leistet {ps}.',
  'all & offroad :: {theDrive} ist für schwieriges Gelände gedacht, {theEngine} leistet {ps}.',
  'strong & sport :: {theEngine} leistet {ps}<, {theGear} bringt sie auf {wheels}>.',
  'automatic & comfortable :: {theGear} sorgt für entspanntes Fahren, {theEngine} leistet {ps}.',
  'fast & lively :: {theEngine} stellt {ps} bereit<, angetrieben werden {wheels}>.',
  // any
  '{theEngine} leistet {ps}<, angetrieben werden {wheels}>.',
  'Antrieb: {engine} mit {ps}<, {gear}><, {drive}>.',
  'Verbaut ist {unEngine} mit {ps}.',
  // no power stated
  'Unter der Haube arbeitet {onlyEngine}.',
];
