import type { Argument } from '../../../../../argument/arguments.ts';

/** Parking, driving on, seeing at night. */
export const roadReasons: readonly Argument[] = [
  {
    of: [['rearCamera', 'surroundCamera'], 'parkingSensors'],
    say: [
      'Las columnas del garaje dejan de dar miedo: {x} mira y {y} avisan.',
      'El hueco que antes dejabas pasar lo intentas, porque {x} y {y} miden por ti.',
      'inCity :: Con prisa y un coche pitando detrás, {x} y {y} te dejan aparcar con calma.',
      'family :: En el garaje del súper, con los niños hablando detrás, {x} y {y} miran por ti.',
      'newDriver :: Los primeros aparcamientos salen antes con {x} y {y}.',
      'atWork & car :: Llegas justo a la cita y el hueco es estrecho: {x} y {y} te ahorran la segunda maniobra.',
    ],
  },
  {
    of: ['parkAssist', ['rearCamera', 'surroundCamera', 'parkingSensors']],
    say: [
      'Entre {x} y {y}, aparcar en línea deja de ser un examen.',
      'inCity :: En tu calle los huecos no sobran, y con {x} y {y} se aprovechan todos.',
    ],
  },
  {
    of: ['parkAssist'],
    say: [
      'Aparcar en línea con gente mirando deja de ser un examen: {x} guía la maniobra.',
      'inCity :: Cuando por fin aparece un hueco en tu calle, {x} te ayuda a entrar.',
      'easyParking :: {x} mide el hueco antes de que lo hagas tú a ojo.',
    ],
  },
  {
    of: [['rearCamera', 'surroundCamera', 'camera']],
    say: [
      'Bolardos, columnas, el coche del vecino: {x} los ve antes que tú.',
      'Con {x} no hace falta bajarse a mirar cuánto queda.',
      'newDriver :: Dar marcha atrás deja de ser un acto de fe con {x}.',
      'family :: Una bici tirada detrás del coche se ve a tiempo con {x}.',
      'cargo :: Para arrimarte al muelle o a la pared, {x} vale más que un espejo.',
      'onTrips & van :: En un polígono que no conoces, {x} te ahorra el golpe tonto.',
      'inCity :: El hueco justo de tu calle se mira en la pantalla con {x}.',
    ],
  },
  {
    of: ['parkingSensors'],
    say: [
      '{x} (avisa/avisan) antes de que suene el golpe.',
      'easyParking :: Casi aparcas de oído: {x} te (dice/dicen) cuánto queda.',
      'inCity :: Entre dos coches pegados, {x} (cuenta/cuentan) los centímetros por ti.',
    ],
  },
  {
    of: ['adaptiveCruise', 'laneAssist', 'blindSpot'],
    say: [
      '{x} guarda la distancia, {y} vigila las líneas y {z} mira donde no llega el espejo: tres ayudas que en autopista se notan.',
      'onTrips :: En un viaje de muchas horas, {x} guarda la distancia, {y} cuida las líneas y {z} mira donde no llega el espejo.',
    ],
  },
  {
    of: ['adaptiveCruise', 'laneAssist'],
    say: [
      'Hora punta en la circunvalación: {x} guarda la distancia y {y} te mantiene entre las líneas.',
      'onTrips :: Cuando el viaje se alarga, {x} lleva el ritmo y {y} corrige el despiste.',
    ],
  },
  {
    of: ['adaptiveCruise', 'blindSpot'],
    say: [
      '{x} sigue el ritmo del de delante y {y} ve la moto que el espejo no enseña.',
      'onTrips :: Kilómetros de autopista con {x} marcando el ritmo y {y} cubriendo los lados.',
    ],
  },
  {
    of: ['assistSystems', 'blindSpot'],
    say: [
      'Con {x} y {y}, los carriles llenos se llevan con los hombros sueltos.',
      'family :: Tú llevas el volante y, por si acaso, {x} y {y} miran contigo.',
      'onTrips :: En autopista trabajan contigo {x} y {y}, que a la vuelta se agradece más que a la ida.',
    ],
  },
  {
    of: ['adaptiveCruise'],
    say: [
      '{x} sigue el ritmo del coche de delante y te quita de estar midiendo a ojo.',
      'commuter :: Cuando la autovía se llena, {x} frena y acelera con el de delante y tú llegas con menos pie.',
      'onTrips :: A mitad de viaje, con tráfico a trompicones, {x} carga con la parte pesada.',
      'atWork :: De camino a una reunión, {x} guarda la distancia mientras repasas lo que vas a decir.',
    ],
  },
  {
    of: ['assistSystems'],
    say: [
      'En autopista y en caravana te (echa/echan) una mano {x}.',
      'family :: Con la radio de los niños y el tráfico a la vez, {x} (pone/ponen) un par de ojos más.',
      'onTrips :: Cuando el viaje pesa, {x} te (quita/quitan) trabajo.',
    ],
  },
  {
    of: ['cruise', 'speedLimiter'],
    say: [
      '{x0} para la autovía y {y0} para los pueblos: el pie descansa y las multas también.',
      'Entre {x} y {y}, los tramos de radar se pasan sin mirar la aguja.',
    ],
  },
  {
    of: ['manualClimate', 'cruise'],
    say: [
      '{x0} para agosto y {y0} para la autovía: el equipo justo, sin adornos que pagar.',
      'family :: Camino del pueblo, {x} refresca a los de detrás y {y} descansa tu pie.',
    ],
  },
  {
    of: ['cruise'],
    say: [
      'En la autovía pones {x} y el pie descansa.',
      'onTrips :: En una recta larga, con {x} puesto, se charla mejor.',
      'commuter :: El tramo despejado de cada mañana se hace con {x} y el pie quieto.',
      'family :: Camino de las vacaciones, {x} marca la velocidad y tú atiendes a lo demás.',
    ],
  },
  {
    of: ['blindSpot'],
    say: [
      '{x} ve la moto que el espejo no enseña.',
      'commuter :: En la ronda, con motos por los dos lados, {x} avisa antes de que cambies de carril.',
      'inCity :: Bicis, patinetes y motos salen de donde no miras, y {x} está para eso.',
      'onTrips :: Al adelantar en autopista, {x} cubre el lado que no ves.',
    ],
  },
  {
    of: ['laneAssist'],
    say: [
      '{x} ayuda a corregir el despiste de última hora.',
      'onTrips :: De noche y con sueño, {x} cuida las líneas contigo.',
    ],
  },
  {
    of: ['emergencyBraking'],
    say: [
      'Si el de delante clava los frenos y tú llegas tarde, {x} puede llegar antes.',
      'family :: Un balón entre dos coches y detrás un niño: para eso está {x}.',
    ],
  },
  {
    of: [
      ['headUp', 'digitalCockpit'],
      ['matrixLights', 'laserLights', 'adaptiveLights', 'ledLights'],
    ],
    say: [
      'Vuelves de noche: {y} abren la carretera y {x} te pone los datos sin que bajes la vista.',
      'onTrips :: En la última hora, ya sin luz, {y} enseñan la curva y {x} te ahorra buscar la aguja.',
    ],
  },
  {
    of: ['headUp'],
    say: [
      'La velocidad se lee en el parabrisas, sin bajar la vista: lleva {x0}.',
      'atWork :: Con {x}, los ojos siguen en la carretera aunque llegues justo a la cita.',
    ],
  },
  {
    of: [['laserLights', 'matrixLights', 'adaptiveLights']],
    say: [
      '{x} (alumbra/alumbran) la comarcal hasta donde haga falta.',
      'onTrips :: Conducir de noche cansa menos cuando (alumbra/alumbran) {x}.',
      'atWork :: Si la última visita acaba de noche, {x} (acorta/acortan) la vuelta.',
    ],
  },
  {
    of: [['ledLights', 'xenonLights', 'biXenonLights']],
    say: [
      'Vuelves por carretera cuando ya no hay farolas, y {x} te (enseña/enseñan) la curva.',
      'commuter :: En invierno sales y vuelves de noche: ahí (cuenta/cuentan) {x}.',
      'family :: De noche, con todos dormidos detrás, {x} te (deja/dejan) ver lejos.',
      'inCity :: {x0} para las calles que el ayuntamiento ilumina poco.',
    ],
  },
  {
    of: ['fogLights', 'climate'],
    say: ['{x0} para las mañanas de niebla y {y0} para las tardes de agosto.'],
  },
  {
    of: [['fourWheelDrive', 'gripControl'], 'diffLock'],
    say: [
      'Si el barro se pone serio, {x} y {y} sacan las cuatro ruedas del apuro.',
      'inCountry :: En la pista mojada, {x} y {y} son la diferencia entre pasar y llamar a alguien.',
    ],
  },
  {
    of: ['gripControl'],
    say: [
      '{x0} para la nieve del puerto o el aparcamiento de tierra.',
      'family :: Y si el fin de semana acaba en un camino embarrado, está {x}.',
    ],
  },
  {
    of: ['fourWheelDrive'],
    say: [
      'Cuando la carretera se pone blanca, {x} tira donde otros patinan.',
      'inCountry :: La finca tiene un mal tramo en invierno, y {x} lo conoce.',
    ],
  },
  {
    of: ['hillDescent'],
    say: ['Cuesta abajo y con piedra suelta, {x} frena y tú solo guías.'],
  },
];
