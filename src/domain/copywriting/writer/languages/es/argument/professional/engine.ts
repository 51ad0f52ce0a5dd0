import type { Phrases } from '../../../voice.ts';

/** Engine, gearbox and drive in one sober sentence. */
export const engine: Phrases = [
  'rough & combustion :: El motor es {fuel}[, de {cv}< y {cc}>||, de {cc}||]<, con {:gear+drive}>.',
  'rough & electric :: El motor es {fuel}<, de {cv}><, con {:gear+drive}>.',
  // diesel
  'diesel & automatic & onTrips :: El motor diésel<{!fuelType}>[ de {cv}< y {cc}>|| de {cc}||] va unido a {un:gear}<, con {drive}>, una combinación cómoda para los trayectos largos.',
  'diesel & automatic :: El motor diésel<{!fuelType}>[ de {cv}< y {cc}>|| de {cc}||] va unido a {un:gear}<, con {drive}>.',
  'diesel & manual & commuter :: Para el trayecto diario al trabajo cuenta con un motor diésel<{!fuelType}>[ de {cv}< y {cc}>|| de {cc}||] y {:gear}<, con {drive}>.',
  'diesel & manual :: El motor diésel<{!fuelType}>< de {cc}> entrega {cv} y se maneja con {un:gear}<; la tracción llega a {wheels}>.',
  'diesel & cargo :: Para circular cargado dispone de un motor diésel<{!fuelType}>[ de {cv}< y {cc}>|| de {cc}||]<, con {:gear+drive}>.',
  'diesel & lively & car :: El motor diésel<{!fuelType}>< de {cc}> dispone de {cv} para adelantar con margen<; lleva {:gear+drive}>.',
  'diesel & all :: El motor diésel<{!fuelType}>[ de {cv}< y {cc}>|| de {cc}||] mueve las cuatro ruedas{!driveType}<, con {gear}>.',
  'diesel :: Monta un motor diésel<{!fuelType}>[ de {cv}< y {cc}>|| de {cc}||]<, con {:gear+drive}>.',
  // petrol
  'petrol & manual & inCity :: Para la ciudad cuenta con un motor de gasolina<{!fuelType}>[ de {cv}< y {cc}>|| de {cc}||] y {un:gear}<; la tracción llega a {wheels}>.',
  'petrol & automatic & inCity :: {el:gear} facilita la conducción en el tráfico, y el motor de gasolina<{!fuelType}>< de {cc}> entrega {cv}<, con {drive}>.',
  'petrol & automatic :: El motor de gasolina<{!fuelType}>[ de {cv}< y {cc}>|| de {cc}||] va acompañado de {un:gear}<, con {drive}>.',
  'petrol & manual :: El motor de gasolina<{!fuelType}>[ de {cv}< y {cc}>|| de {cc}||] se combina con {un:gear}<, con {drive}>.',
  'petrol & strong :: El motor de gasolina<{!fuelType}>< de {cc}> entrega {cv}, que llegan a {wheels}< mediante {un:gear}>.',
  'petrol & newDriver & !lively :: El motor de gasolina<{!fuelType}>[ de {cv}< y {cc}>|| de {cc}||] resulta fácil de manejar<, con {:gear+drive}>.',
  'petrol & classic :: La mecánica es la de su época: motor de gasolina<{!fuelType}>[ de {cv}< y {cc}>|| de {cc}||]<, {:gear+drive}>.',
  'petrol :: Lleva un motor de gasolina<{!fuelType}>[ de {cv}< y {cc}>|| de {cc}||]<, con {:gear+drive}>.',
  // gas
  'lpg :: El motor[ de {cv}< y {cc}>|| de {cc}||] funciona con GLP<{!fuelType}><, con {:gear+drive}>.',
  'lpg & commuter :: Para quien recorre muchos kilómetros, el motor[ de {cv}< y {cc}>|| de {cc}||] funciona con GLP<{!fuelType}><, con {:gear+drive}>.',
  'cng :: El motor[ de {cv}< y {cc}>|| de {cc}||] funciona con gas natural<{!fuelType}><, con {:gear+drive}>.',
  'cng & atWork :: Para el trabajo de cada día, el motor[ de {cv}< y {cc}>|| de {cc}||] funciona con gas natural<{!fuelType}><, con {:gear+drive}>.',
  // electrified
  'hybrid & automatic & inCity :: El sistema híbrido<{!fuelType}>< de {cv}> recupera energía en las frenadas de la ciudad<, y {el:gear} suaviza la marcha>.',
  'hybrid :: El sistema híbrido<{!fuelType}>[ de {cv}< y {cc}>|| de {cc}||] trabaja con {un:gear}<, con {drive}>.',
  'hybrid :: La motorización es híbrida<{!fuelType}><, con {cv} en total><, {:gear+drive}>.',
  'electric :: El motor eléctrico<{!fuelType}>< de {cv}> responde de inmediato y en silencio<, con {:gear+drive}>.',
  'electric & inCity :: En los arranques y paradas de la ciudad, el motor eléctrico<{!fuelType}>< de {cv}> trabaja sin ruido<, con {:gear+drive}>.',
  'electric & onTrips :: Para viajar, el motor eléctrico<{!fuelType}> dispone de {cv}<, con {:gear+drive}>.',
  'hydrogen :: Lo mueve un motor eléctrico alimentado con hidrógeno<{!fuelType}><, de {cv}><, con {:gear+drive}>.',
  // drive and reader
  'all & inCountry :: Fuera del asfalto, {el:drive} reparte la fuerza del motor {fuel}< de {cv}><, con {gear}>.',
  'all & offroad :: {el:drive} es una de sus bazas; el motor {fuel}< de {cc}> entrega {cv}<, con {gear}>.',
  'all :: El motor {fuel}[ de {cv}< y {cc}>|| de {cc}||] transmite su fuerza a {wheels}<, con {gear}>.',
  'strong & sport :: {thecv} del motor {fuel}< de {cc}> llegan a {wheels}< con {un:gear}>.',
  'automatic & comfortable :: {el:gear} favorece una marcha suave; el motor {fuel}< de {cc}> entrega {cv}<, con {drive}>.',
  'automatic & forSenior :: {el:gear} simplifica la conducción; el motor es {fuel}[, de {cv}< y {cc}>||, de {cc}||].',
  'frugal & !thirsty & !lively :: El motor {fuel}[ de {cv}< y {cc}>|| de {cc}||] es proporcionado a sus medidas<, con {:gear+drive}>.',
  // any
  'El motor {fuel}< de {cc}> desarrolla {cv}< y va unido a {un:gear}><, con {drive}>.',
  'La mecánica comprende un motor {fuel}[ de {cv}< y {cc}>|| de {cc}||]<, con {:gear+drive}>.',
  'Está equipado con un motor {fuel}[ de {cv}< y {cc}>|| de {cc}||]<, con {:gear+drive}>.',
  'El motor rinde {cv}<, con una cilindrada de {cc},>< y va unido a {un:gear}><, con {drive}>.',
  'El cambio es {gearadj}<, con {drive}>.',
  'La fuerza del motor llega a {wheels}.',
  'El motor es {fuel}<, de {cc}>.',
  'El motor tiene {cc}<, con {gear}>.',
];
