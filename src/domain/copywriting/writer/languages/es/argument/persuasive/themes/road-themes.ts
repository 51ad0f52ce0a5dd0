export const roadThemes = {
  assist: [
    'en carretera (vigila/vigilan) contigo {things}',
    'para la autovía, {things0}',
    'onTrips :: cuando el viaje se alarga, (echa/echan) una mano {things}',
    'commuter :: en la hora punta (echa/echan) una mano {things}',
    'safe :: para conducir con un ojo de más, {things0}',
    'family :: mientras tú miras la carretera, (trabaja/trabajan) {things}',
  ],
  parking: [
    'en el garaje (ayuda/ayudan) {things}',
    'para el hueco justo, {things0}',
    'inCity :: para aparcar en la calle, {things0}',
    'newDriver :: para las primeras maniobras, {things0}',
    'van :: para maniobrar en el muelle, {things0}',
  ],
  lights: [
    'cuando oscurece o llueve (trabaja/trabajan) {things}',
    'para volver de noche, {things0}',
    'si la noche se cierra, {things0}',
  ],
  sport: [
    'para conducir con ganas, {things0}',
    'el lado deportivo lo (pone/ponen) {things}',
    'en las curvas se (nota/notan) {things}',
    'fast :: donde se acaban las rectas (empieza/empiezan) a contar {things}',
  ],
  offroad: [
    'fuera del asfalto (cuenta/cuentan) {things}',
    'para el camino malo, {things0}',
    'inCountry :: cuando el camino se rompe, {things0}',
  ],
  work: [
    'para trabajar, {things0}',
    'de herramienta viene con {things0}',
    'el trabajo lo (facilita/facilitan) {things}',
    'atWork :: en la jornada se (nota/notan) {things}',
  ],
  living: [
    'para dormir y vivir a bordo, {things0}',
    'cuando paras, (espera/esperan) {things}',
    'la casa a cuestas incluye {things0}',
  ],
};
