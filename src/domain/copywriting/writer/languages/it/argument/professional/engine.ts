import type { Phrases } from '../../../voice.ts';

/** Engine, gearbox and drive in one sober sentence. */
export const engine: Phrases = [
  'rough & combustion :: Il motore è {fuelm}[, da {cv}< e {cc}>||, di {cc}||]<, con {:gear+drive}>.',
  // diesel
  'diesel & automatic & onTrips :: Il motore diesel{!fuelType}[ da {cv}< e {cc}>|| di {cc}||] lavora con {il:gear}<, mentre {il:drive} completa la scheda>: un insieme che si apprezza nei tragitti lunghi.',
  'diesel & automatic :: Al motore diesel{!fuelType}[ da {cv}< e {cc}>|| di {cc}||] è abbinato {il:gear}<, con {:drive}>.',
  'diesel & manual & commuter :: Sul percorso casa-lavoro il motore diesel{!fuelType}< di {cc}>< da {cv}> e {il:gear} offrono una guida regolare<, con {:drive}>.',
  'diesel & manual :: Il motore diesel{!fuelType}< di {cc}> sviluppa {cv}, gestiti da {un:gear}< e trasmessi {onwheels}>.',
  'diesel & van :: Per il carico e le salite c’è un motore diesel{!fuelType}< di {cc}>< da {cv}><, con {:gear+drive}>.',
  'diesel & lively :: {thecv} del motore diesel{!fuelType}< di {cc}> assicurano sorpassi tranquilli<, mentre {il:gear} regola la spinta><, con {:drive}>.',
  'diesel & all :: La trazione integrale{!driveType} riceve la spinta di un motore diesel{!fuelType}[ da {cv}< e {cc}>|| di {cc}||]<, con {il:gear}>.',
  // petrol
  'petrol & manual & inCity & !strong :: In città il motore a benzina{!fuelType}[ da {cv}< e {cc}>|| di {cc}||] e {il:gear} rispondono con prontezza<, con {:drive}>.',
  'petrol & automatic & inCity :: {il:gear} alleggerisce la guida nel traffico, e il motore a benzina{!fuelType}< di {cc}> dispone di {cv}.',
  'petrol & automatic :: Il motore a benzina{!fuelType}[ da {cv}< e {cc}>|| di {cc}||] è affiancato da {un:gear}<, con {:drive}>.',
  'petrol & manual :: Sotto il cofano lavora un motore a benzina{!fuelType}< di {cc}>< da {cv}>, con {:gear+drive}.',
  'petrol & strong :: Il motore a benzina{!fuelType}< di {cc}> eroga {cv}<, che {il:gear} trasmette {onwheels}>.',
  'petrol & newDriver & !lively :: Il motore a benzina{!fuelType}[ da {cv}< e {cc}>|| di {cc}||]<, con {:gear+drive},> ha un’erogazione facile da gestire.',
  'petrol & classic :: La meccanica è quella dell’epoca: motore a benzina{!fuelType}< di {cc}>< da {cv}><, {:gear+drive}>.',
  'petrol & rear :: Con motore a benzina{!fuelType}[ da {cv}< e {cc}>|| di {cc}||]<, {:gear}> e trazione posteriore{!driveType} la guida conserva un carattere preciso.',
  // gas
  'lpg :: L’alimentazione è a GPL{!fuelType}, con un motore di {cc}< da {cv}>< e {il:gear}><; la trazione è {driveadj}>.',
  'lpg :: L’alimentazione è a GPL{!fuelType}<, con {cv}>< e {il:gear}><; la trazione è {driveadj}>.',
  'lpg & commuter :: Per chi percorre molta strada ogni settimana c’è l’alimentazione a GPL{!fuelType}<, con {cv}>< e {il:gear}>.',
  'lpg & thrifty :: Il motore< di {cc}> funziona a GPL{!fuelType}<, sviluppa {cv}>< ed è abbinato a {un:gear}>.',
  'cng :: Il motore< di {cc}> funziona a metano{!fuelType}< e sviluppa {cv}><, con {:gear+drive}>.',
  'cng & atWork :: Per il lavoro di ogni giorno l’alimentazione è a metano{!fuelType}<, con {cv}>< e {il:gear}>.',
  // electrified
  'hybrid & automatic & inCity :: Il sistema ibrido{!fuelType}< da {cv}> recupera energia nelle soste e nei rallentamenti della città<, e {il:gear} rende la guida fluida>.',
  'hybrid :: Il sistema ibrido{!fuelType}< da {cv}>< con motore di {cc}> è abbinato a {un:gear}<, con {:drive}>.',
  'hybrid :: La motorizzazione è ibrida{!fuelType}<, per un totale di {cv}><, con {:gear+drive}>.',
  'electric :: Il motore elettrico{!fuelType}< da {cv}><, con {:gear+drive},> risponde subito e in silenzio.',
  'electric & inCity :: Nelle partenze e nelle soste della città il motore elettrico{!fuelType}< da {cv}> lavora senza rumore<, con {:gear+drive}>.',
  'electric & onTrips :: In viaggio il motore elettrico{!fuelType} dispone di {cv}<, con {:gear+drive}>.',
  'hydrogen :: La trazione è affidata a un motore elettrico alimentato a idrogeno{!fuelType}<, da {cv}><, con {:gear+drive}>.',
  // drive and reader
  'all & inCountry :: Fuori città {il:drive} trasmette a terra {thecv} del motore {fuelm}<, con {il:gear}>.',
  'all & offroad :: {il:drive} è la sua dote principale; il motore {fuelm}< di {cc}> sviluppa {cv}<, con {il:gear}>.',
  'all :: Il motore {fuelm}[ da {cv}< e {cc}>|| di {cc}||] scarica la potenza {onwheels}<, con {il:gear}>.',
  'strong & sport :: {cv}<, {:gear}>< e {:drive}> definiscono il carattere dell’auto<; il motore è {fuelm}>< di {cc}>.',
  'automatic & comfortable :: {il:gear} favorisce una marcia distesa; il motore {fuelm}< di {cc}> dispone di {cv}.',
  'automatic & forSenior :: {il:gear} toglie alla guida la parte più faticosa; il motore è {fuelm}[, da {cv}< e {cc}>||, di {cc}||].',
  'fast & lively :: Il motore {fuelm}< di {cc}> mette a disposizione {cv}<, con {:gear+drive}>.',
  // any
  'Il motore {fuelm}< di {cc}> sviluppa {cv}< ed è abbinato a {un:gear}><, con {:drive}>.',
  'La meccanica comprende un motore {fuelm}[ da {cv}< e {cc}>|| di {cc}||]<, con {:gear+drive}>.',
  'È equipaggiat@ con un motore {fuelm}< di {cc}>< da {cv}><, con {:gear+drive}>.',
  'Il motore eroga {cv}< da {cc}>< ed è abbinato a {un:gear}><, con {:drive}>.',
  // of cars whose fuel nobody named
  '!petrol & !diesel & !hybrid & !electric & !lpg & !cng & !hydrogen :: Il cambio è {gearadj}<, la trazione {driveadj}>.',
  '!petrol & !diesel & !hybrid & !electric & !lpg & !cng & !hydrogen :: La trazione è {driveadj}.',
  'Il motore è {fuelm}<, di {cc}>.',
];
