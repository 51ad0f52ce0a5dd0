import type { Argument } from '../../../../argument/arguments.ts';

/** What things do for the reader; the rest of the reasons address nobody. */
export const readerReasons: readonly Argument[] = [
  {
    of: [['rearCamera', 'surroundCamera'], 'parkingSensors'],
    say: [
      'Cuando aparcas, {x} te enseña lo que hay detrás y {y} te avisan de la distancia.',
      'inCity :: En los huecos justos de la ciudad te ayudan {x} y {y}.',
    ],
  },
  {
    of: [['rearCamera', 'surroundCamera']],
    say: [
      'Con {x} ves en la pantalla lo que tienes detrás.',
      'newDriver :: Si llevas poco tiempo conduciendo, {x} te ayuda a aparcar.',
    ],
  },
  {
    of: ['parkingSensors'],
    say: ['Cuando te acercas demasiado, {x} te avisan.', 'easyParking :: Para aparcar te ayudan {x}.'],
  },
  {
    of: ['adaptiveCruise'],
    say: [
      'En autopista, {x} mantiene la distancia por ti.',
      'commuter :: En el tráfico de cada día, {x} te quita trabajo.',
    ],
  },
  {
    of: ['cruise'],
    say: [
      'En autopista fijas la velocidad con {x} y descansas el pie.',
      'commuter :: En los tramos despejados, {x} mantiene tu velocidad.',
    ],
  },
  {
    of: ['blindSpot'],
    say: [
      'Antes de cambiar de carril, {x} te avisa de lo que no ves en el espejo.',
      'commuter :: En las rondas y autovías, {x} vigila lo que no ves.',
    ],
  },
  {
    of: ['carPlay', 'androidAuto'],
    say: [
      'Conectas el móvil con {x} o {y}, y tienes el mapa y la música en la pantalla.',
      'Con {x} y {y} usas tus aplicaciones sin tocar el móvil.',
    ],
  },
  {
    of: [['carPlay', 'androidAuto', 'phoneLink']],
    say: [
      'Con {x} tienes el mapa y la música del móvil en la pantalla.',
      'Con {x} llevas tu música y tus rutas en la pantalla.',
    ],
  },
  {
    of: ['navigation'],
    say: [
      'Con {x} encuentras el camino sin gastar batería del móvil.',
      'atWork :: Para llegar a casa de tus clientes tienes {x0}.',
    ],
  },
  {
    of: ['isofix'],
    say: [
      'family :: Con {x} fijas las sillas de los niños en poco tiempo.',
      'Si llevas niños, sus sillas se fijan en {x}.',
    ],
  },
  {
    of: ['heatedSeats'],
    say: [
      'En las mañanas frías agradecerás {x}.',
      'commuter :: Camino del trabajo, en invierno, agradecerás {x}.',
    ],
  },
  {
    of: [['automaticClimate', 'dualZoneClimate']],
    say: ['Eliges la temperatura y {x} se ocupa del resto.', 'Con {x} vas bien en verano y en invierno.'],
  },
  {
    of: [['climate', 'airConditioning']],
    say: ['En verano agradecerás {x}.', 'En los días de calor vas mejor con {x}.'],
  },
  {
    of: ['keyless'],
    say: ['Con {x} abres sin buscar la llave.', 'Cuando llegas cargado, {x} te ahorra buscar la llave.'],
  },
  {
    of: ['powerTailgate'],
    say: ['Con las manos llenas agradecerás {x}.', 'family :: Con la compra y los niños agradecerás {x}.'],
  },
  {
    of: ['towHook'],
    say: ['Con {x} llevas un remolque o las bicicletas.', 'inCountry :: Si usas remolque, ya tienes {un x}.'],
  },
  {
    of: ['foldingSeats'],
    say: [
      'Cuando tienes que llevar algo largo, te sirven {x}.',
      'Con {x} ganas maletero cuando lo necesitas.',
    ],
  },
  {
    of: [['roofBars', 'roofRack']],
    say: [
      'Si el maletero se te queda pequeño, cuentas con {x}.',
      'onTrips :: Para llevar más equipaje tienes {x0}.',
    ],
  },
  {
    of: [['ledLights', 'matrixLights', 'xenonLights', 'biXenonLights', 'adaptiveLights']],
    say: [
      'De noche ves mejor la carretera con {x}.',
      'commuter :: Cuando vuelves del trabajo de noche, {x} te dan buena luz.',
    ],
  },
  {
    of: [['panoramicRoof', 'openingPanoramicRoof', 'sunroof']],
    say: [
      'Con {x} tienes más luz a bordo.',
      'onTrips :: En los viajes disfrutas de la luz que deja entrar {x}.',
    ],
  },
  {
    of: ['newTyres'],
    say: ['Lleva {x0}, un gasto menos para ti.', 'thrifty :: Al hacer cuentas, ten presente que lleva {x0}.'],
  },
  {
    of: [['secondWheelSet', 'secondTyreSet']],
    say: [
      'Con {x} estás preparado para el cambio de temporada.',
      'Cuando cambia el tiempo, ya tienes {un x}.',
    ],
  },
  {
    of: [['timingBelt', 'timing', 'clutch', 'serviceJustDone']],
    say: [
      '{auto} tiene {tiene x}: un gasto que no te toca a ti.',
      'thrifty :: En tus cuentas hay un gasto menos, porque tiene {tiene x}.',
    ],
  },
  {
    of: [['serviceBook', 'serviceBookKept', 'serviceHistory', 'serviceInvoices', 'digitalServiceBook']],
    say: [
      '{auto} tiene {tiene x}, y puedes verlo cuando vengas.',
      'Para saber cómo se ha cuidado tienes {x0}.',
    ],
  },
  {
    of: [['oneOwner', 'oneDriver', 'firstOwner']],
    say: ['{auto} {x}, y su pasado es fácil de comprobar.', 'Sobre su pasado debes saber que {x}.'],
  },
  {
    of: ['keys'],
    say: ['Te lo llevas con {x0}.', 'family :: Si lo conducís dos personas, os viene bien que tenga {x0}.'],
  },
  {
    of: [['fastCharging', 'heatPump']],
    say: ['onTrips :: Para tus viajes cuentas con {x}.', 'En el uso diario agradecerás {x}.'],
  },
];
