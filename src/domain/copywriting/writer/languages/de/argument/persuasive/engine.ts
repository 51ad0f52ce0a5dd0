import type { Phrases } from '../../../voice.ts';

/** Engine, gearbox and drive together, by what this reader does with them. */
export const engine: Phrases = [
  'rough :: Der Motor leistet {ps}<; dazu kommt {unGear}><, angetrieben werden {wheels}>.',
  'rough :: {theEngine} leistet {ps}<; dazu kommt {unGear}><, angetrieben werden {wheels}>.',
  // diesel
  'diesel & automatic & onTrips & !damaged :: Auf der Autobahn fahren Sie mit dem Dieselmotor{!fuelType}< und seinen {ps}> entspannt<, denn {theGear} schaltet für Sie><; dazu kommt {drive}>.',
  'diesel & automatic & commuter & !damaged :: Im täglichen Verkehr nimmt Ihnen {theGear} das Schalten ab, und der Dieselmotor{!fuelType}< mit {ps}> zieht früh an<; angetrieben werden {wheels}>.',
  'diesel & automatic & family & !damaged :: Auch mit der Familie an Bord zieht der Dieselmotor{!fuelType}< mit {ps}> früh an, und {theGear} schaltet für Sie<; dazu kommt {drive}>.',
  'diesel & automatic & !damaged :: Der Dieselmotor{!fuelType}< mit {ps}> zieht früh an, {theGear} übernimmt für Sie das Schalten<; dazu kommt {drive}>.',
  'diesel & manual & onTrips & !damaged :: Auf langen Strecken dreht der Dieselmotor{!fuelType}< mit {ps}> niedrig, und mit {theGearD} wählen Sie den Gang selbst<; angetrieben werden {wheels}>.',
  'diesel & manual & commuter & !damaged :: Für Ihren Arbeitsweg haben Sie einen Dieselmotor{!fuelType}< mit {ps}> und {unGearA}<; angetrieben werden {wheels}>.',
  'diesel & manual & !damaged :: Sie fahren mit einem Dieselmotor{!fuelType}< mit {ps}> und schalten über {unGearA}<; angetrieben werden {wheels}>.',
  'diesel & van & !damaged :: Auch mit Ladung kommen Sie mit dem Dieselmotor{!fuelType}< und seinen {ps}> gut voran<; dazu kommt {unGear}>.',
  'diesel & lively & !damaged & !cargo :: Zum Überholen haben Sie {ps} aus dem Dieselmotor{!fuelType}<; {theGear} überträgt die Kraft auf {wheels}>.',
  'diesel & all & !damaged :: Bei Regen und Schnee hilft Ihnen der Allradantrieb{!driveType}; der Dieselmotor{!fuelType} leistet {ps}<, dazu kommt {unGear}>.',
  // petrol
  'petrol & manual & inCity & !strong & !damaged :: In der Stadt kommen Sie mit dem Benzinmotor{!fuelType}< und seinen {ps}> gut zurecht<, geschaltet wird über {unGearA}>.',
  'petrol & automatic & inCity & !strong & !damaged :: Zwischen den Ampeln schaltet {theGear} für Sie, und Sie achten auf den Verkehr; der Benzinmotor{!fuelType} leistet {ps}<, angetrieben werden {wheels}>.',
  'petrol & automatic & commuter & !damaged :: Im Berufsverkehr müssen Sie nicht kuppeln, denn {theGear} schaltet für Sie; der Benzinmotor{!fuelType} leistet {ps}<, angetrieben werden {wheels}>.',
  'petrol & automatic & family & !strong & !damaged :: Mit Kindern an Bord ist es angenehm, wenn {theGear} schaltet; der Benzinmotor{!fuelType} leistet {ps}<, angetrieben werden {wheels}>.',
  'petrol & automatic & !strong & !damaged :: Mit dem Benzinmotor{!fuelType}< und seinen {ps}> fahren Sie ruhig, denn {theGear} schaltet für Sie<; dazu kommt {drive}>.',
  'petrol & manual & newDriver & !lively & !damaged :: Den Benzinmotor{!fuelType}< mit {ps}> haben Sie auch mit wenig Fahrpraxis gut im Griff<; geschaltet wird über {unGearA}>.',
  'petrol & manual & !strong & !damaged & !classic :: Der Benzinmotor{!fuelType}< mit {ps}> ist unkompliziert, und Sie schalten selbst<: {unGear}><; angetrieben werden {wheels}>.',
  'petrol & strong & manual & !damaged & !classic :: Wenn Sie Gas geben, sind {ps} sofort da, und mit {theGearD} wählen Sie den Gang selbst<; der Motor läuft mit Benzin{!fuelType}>.',
  'petrol & strong & automatic & !damaged & !classic :: Im Alltag fahren Sie ruhig, und wenn Sie mehr wollen, haben Sie {ps} aus dem Benzinmotor{!fuelType}<; {theGear} überträgt die Kraft auf {wheels}>.',
  'petrol & classic & !damaged :: Sie fahren mit der Technik ihrer Zeit: ein Benzinmotor{!fuelType}< mit {ps}><, dazu {unGear}>.',
  'petrol & cabrio & !damaged & !classic :: Mit offenem Verdeck hören Sie den Benzinmotor{!fuelType}< mit {ps}><; dazu kommt {unGear}>.',
  // gas
  'lpg & thrifty & !damaged :: Sie tanken Autogas{!fuelType}, wenn Sie auf die Kosten achten<; der Motor leistet {ps}><, dazu kommt {unGear}>.',
  'lpg & !damaged :: Sie fahren mit Autogas{!fuelType}, und der Motor leistet {ps}<; dazu kommt {unGear}><, angetrieben werden {wheels}>.',
  'cng & commuter & !damaged :: Für Ihren täglichen Weg fahren Sie mit Erdgas{!fuelType}<; der Motor leistet {ps}><, dazu kommt {unGear}>.',
  'cng & !damaged :: Sie fahren mit Erdgas{!fuelType}, und der Motor leistet {ps}<; dazu kommt {unGear}>.',
  // electrified
  'hybrid & inCity & !damaged :: In der Stadt gewinnt der Hybridantrieb{!fuelType}< mit {ps}> beim Bremsen Energie zurück, und Sie müssen nichts dafür tun<; dazu kommt {unGear}>.',
  'hybrid & commuter & !damaged :: Auf Ihrem täglichen Weg gewinnt der Hybridantrieb{!fuelType}< mit {ps}> bei jedem Bremsen Energie zurück<; dazu kommt {unGear}>.',
  'hybrid & family & !damaged :: Auf den kurzen Wegen mit der Familie gewinnt der Hybridantrieb{!fuelType}< mit {ps}> Energie zurück, sobald Sie bremsen<; dazu kommt {unGear}>.',
  'hybrid & !damaged :: Sie fahren mit einem Hybridantrieb{!fuelType}< mit {ps}><; dazu kommt {unGear}><, angetrieben werden {wheels}>.',
  'electric & inCity & !damaged :: An der Ampel spricht der Elektromotor{!fuelType}< mit {ps}> sofort und leise an<; angetrieben werden {wheels}>.',
  'electric & commuter & !damaged :: Im Berufsverkehr fahren Sie leise und ohne zu schalten, der Elektromotor{!fuelType} leistet {ps}<; angetrieben werden {wheels}>.',
  'electric & newDriver & !damaged :: Sie müssen weder kuppeln noch schalten, denn der Elektromotor{!fuelType}< mit {ps}> kommt ohne Gänge aus.',
  'electric & !damaged :: Der Elektromotor{!fuelType}< mit {ps}> reagiert sofort, und Sie fahren leise<; angetrieben werden {wheels}>.',
  'hydrogen & !damaged :: Sie fahren elektrisch, den Strom liefert eine Brennstoffzelle{!fuelType}<; die Leistung beträgt {ps}>.',
  // drive and reader
  'all & inCountry & !damaged :: Auf nassen und losen Wegen hilft Ihnen {theDrive}; {theEngine} leistet {ps}<, dazu kommt {unGear}>.',
  'all & offroad & !damaged :: Im Gelände hilft Ihnen {theDrive}; {theEngine} leistet {ps}<, dazu kommt {unGear}>.',
  'automatic & comfortable & !damaged :: {theGear} nimmt Ihnen das Schalten ab, das macht die Fahrt ruhiger; {theEngine} leistet {ps}.',
  'automatic & forSenior & !damaged :: Weil {theGear} für Sie schaltet, fahren Sie entspannter; {theEngine} leistet {ps}.',
  'fast & lively & !damaged :: Wenn Sie beschleunigen möchten, stellt {theEngine} {ps} bereit<; dazu kommen {gear} und {drive}>.',
  // any
  '{theEngine} leistet {ps}<; dazu kommt {unGear}><, angetrieben werden {wheels}>.',
  'Für den Antrieb sorgt {unEngine}< mit {ps}><; geschaltet wird über {unGearA}>.',
  'Der Motor leistet {ps}<; dazu kommt {unGear}><, angetrieben werden {wheels}>.',
  'Zur Technik gehören {gear} und {drive}.',
  'Geschaltet wird über {unGearA}.',
  'Angetrieben werden {wheels}.',
];
