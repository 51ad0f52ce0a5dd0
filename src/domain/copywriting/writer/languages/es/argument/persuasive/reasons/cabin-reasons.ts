import type { Argument } from '../../../../../argument/arguments.ts';

/** Telephone, seats, air, light, looks. */
export const cabinReasons: readonly Argument[] = [
  {
    of: ['infotainment', ['carPlay', 'androidAuto', 'phoneLink']],
    say: [
      'El móvil se queda en el bolsillo y la música suena por {x}, que lleva {y}.',
      'young :: Tus listas, tus mapas y tus mensajes pasan a {x} gracias a {y}.',
    ],
  },
  {
    of: ['carPlay', 'androidAuto'],
    say: [
      'Tu móvil, sea cual sea, pasa a la pantalla: lleva {x} y {y}.',
      'young :: Quien se suba elige la música, con iPhone o sin él: {x} y {y} van incluidos.',
      'commuter :: El atasco suena a tu lista de siempre con {x} o {y}.',
    ],
  },
  {
    of: ['digitalCockpit', ['carPlay', 'androidAuto', 'phoneLink']],
    say: [
      'Lo importante se lee en {x} y la música la pone {y}.',
      'commuter :: En el camino de cada día, {x} te da los datos de un vistazo y {y} lleva el mapa y las llamadas.',
    ],
  },
  {
    of: ['navigation', ['headUp', 'digitalCockpit']],
    say: ['{x} sabe el camino y {y} te lo pone delante.'],
  },
  {
    of: ['navigation', ['rearCamera', 'surroundCamera']],
    say: [
      'Llegar lo resuelve {x} y aparcar al llegar, {y}.',
      'family :: Al apartamento de la playa te lleva {x}, y para meterlo en el garaje está {y}.',
    ],
  },
  {
    of: [['carPlay', 'androidAuto', 'phoneLink']],
    say: [
      'Con {x}, el mapa y las llamadas pasan a la pantalla y el móvil deja de ir en la mano.',
      'commuter :: El camino de cada día va con tu música y tus llamadas en la pantalla: lleva {x0}.',
      'atWork :: La llamada del cliente entra por los altavoces con {x}, y tú sigues con las manos en el volante.',
      'young :: {x0}: tu música arranca contigo.',
    ],
  },
  {
    of: ['navigation'],
    say: [
      'Sales de la autopista en una ciudad que no conoces y {x} te lleva hasta la puerta.',
      'atWork :: La dirección nueva de cada cliente la busca {x}.',
      'family :: Mientras {x} busca el camino, tú atiendes a los de detrás.',
      'inCity :: Obras, calles cortadas y sentidos únicos: {x} conoce la vuelta.',
    ],
  },
  {
    of: ['infotainment'],
    say: ['La música y el mapa van en {x}.', 'young :: {x} pone tu música donde toca.'],
  },
  {
    of: ['digitalCockpit'],
    say: [
      'Delante del volante hay {un x}: los datos del viaje, de un vistazo.',
      'stylish :: Por dentro manda {un x}, que cambia la cara al puesto de conducción.',
    ],
  },
  {
    of: ['audio'],
    say: [
      'Con {x}, el atasco suena mejor.',
      'onTrips :: Un viaje largo con {x} se hace corto.',
      'young :: Subes el volumen y {x} responde.',
    ],
  },
  {
    of: ['wirelessCharging'],
    say: [
      'Dejas el móvil, no buscas el cable: lleva {x0}.',
      'commuter :: Llegas al trabajo con el móvil cargado: lleva {x0}.',
    ],
  },
  {
    of: ['comfortSeats', 'isofix'],
    say: [
      'family :: Delante, {x0} para tu espalda, y detrás, {y0} para las sillas de los niños.',
      'Tu espalda va en {x} y las sillas de los niños, en {y}.',
    ],
  },
  {
    of: [['comfortSeats', 'massageSeats', 'lumbarSupport']],
    say: [
      'onTrips :: Después de horas de viaje, la espalda agradece {x}.',
      'Hay asientos para ir al supermercado y asientos para cruzar el país: aquí lleva {x0}.',
      'commuter :: La espalda hace el mismo camino que tú cada día, y agradece {x}.',
    ],
  },
  {
    of: ['heatedSeats', 'heatedSteering'],
    say: [
      'Hielo en el parabrisas y manos frías: {x} y {y} arreglan la mañana.',
      'commuter :: En enero, {x} y {y} calientan antes que el café.',
    ],
  },
  {
    of: ['heatedSeats', 'ventilatedSeats'],
    say: [
      '{x0} para enero y {y0} para agosto.',
      'onTrips :: Invierno o verano, la espalda llega bien: lleva {x0} y {y0}.',
    ],
  },
  {
    of: [['leather', 'leatherSeats'], 'heatedSeats'],
    say: ['{x} y {y} hacen que cueste bajarse en invierno.'],
  },
  {
    of: ['heatedSeats', 'powerTailgate'],
    say: [
      'family :: En una mañana fría de colegio se agradecen las dos cosas: {x} delante y {y} detrás.',
      'El frío lo quitan {x}, y las bolsas las recibe {y}.',
    ],
  },
  {
    of: ['heatedSeats'],
    say: [
      'En enero, antes de que salga el sol, agradeces {x}.',
      'commuter :: Las mañanas de helada se llevan mejor en {x}.',
      'family :: Día de nieve y todos con frío: {x} convencen a cualquiera.',
      'onTrips :: La espalda llega mejor a la nieve con {x}.',
    ],
  },
  {
    of: ['heatedSteering'],
    say: [
      '{x0}: las manos son lo primero que se enfría en enero.',
      'En las mañanas de hielo, {x} te quita los guantes.',
    ],
  },
  {
    of: ['ventilatedSeats'],
    say: [
      'En agosto, con la camisa pegada, {x} valen más que el aire.',
      'onTrips :: Cruzar la meseta en verano es otra cosa con {x}.',
    ],
  },
  {
    of: ['electricSeats', 'memorySeats'],
    say: ['Si lo conducen dos personas, {x} y {y} devuelven a cada uno su sitio.'],
  },
  {
    of: ['memorySeats'],
    say: [
      'Si lo comparte otra persona, {x} te devuelven tu postura con un botón.',
      'onTrips :: Encuentras la postura una vez y {x} la guardan para el resto de viajes.',
    ],
  },
  {
    of: ['electricSeats'],
    say: ['{x} afinan la postura hasta que la espalda deja de avisar.'],
  },
  {
    of: [['leather', 'leatherSeats']],
    say: [
      'family :: Si detrás se merienda, {x} (se limpia/se limpian) con un paño.',
      'stylish :: Por dentro, {x0}: se ve y se huele.',
      'Al abrir la puerta te (recibe/reciben) {x}.',
    ],
  },
  {
    of: ['multiZoneClimate', 'sunBlinds'],
    say: ['family :: Detrás nadie se queja: {x} reparte la temperatura y {y} paran el sol.'],
  },
  {
    of: ['sunBlinds', 'tables'],
    say: [
      'family :: Detrás, {x0} para la siesta y {y0} para el cuaderno de colorear.',
      'Los de detrás llevan {x0} y {y0}, y el viaje se les hace corto.',
    ],
  },
  {
    of: ['multiZoneClimate'],
    say: [
      'Uno tiene frío y otro calor: {x} le da la razón a cada uno.',
      'family :: Con {x}, detrás se elige la temperatura y delante hay paz.',
    ],
  },
  {
    of: ['dualZoneClimate'],
    say: [
      'Tú con frío y el de al lado con calor: {x} da la razón a los dos.',
      '{x} acaba con la discusión de siempre.',
    ],
  },
  {
    of: ['automaticClimate'],
    say: [
      'Eliges los grados una vez y {x} se encarga.',
      'commuter :: En el atasco de julio, {x} hace su trabajo sin que lo toques.',
    ],
  },
  {
    of: [['climate', 'airConditioning', 'manualClimate']],
    say: [
      'En agosto, con el coche al sol toda la mañana, lo primero que pones es {x}.',
      'cargo :: Subir y bajar todo el día en verano se aguanta mejor con {x} en la cabina.',
      'inCity :: El semáforo de las tardes de julio se espera con {x}.',
    ],
  },
  {
    of: [['panoramicRoof', 'openingPanoramicRoof'], 'alloyWheels'],
    say: [
      'stylish :: Desde dentro se ve cielo por {x}, y desde fuera se ven {y}.',
      'Arriba, {x0}, y abajo, {y0}: la línea gana por los dos lados.',
    ],
  },
  {
    of: [['panoramicRoof', 'openingPanoramicRoof']],
    say: [
      'Levantas la vista y hay cielo: {x} mete la luz hasta atrás.',
      'family :: Los de detrás viajan mirando nubes por {x}.',
      'inCity :: Entre edificios, {x} deja entrar la luz.',
      'onTrips :: Por {x} se ven los montes antes de llegar a ellos.',
    ],
  },
  { of: ['sunroof'], say: ['En primavera, {x} cambia el aire y el humor.'] },
  {
    of: ['alloyWheels', 'tintedWindows'],
    say: ['Por fuera mandan {x} y {y}.', 'stylish :: {x} y {y}: es lo que se ve cuando pasa.'],
  },
  {
    of: ['tintedWindows'],
    say: [
      'Lo que dejas dentro no se ve desde la acera: lleva {x0}.',
      'family :: Detrás, con {x}, la siesta dura más.',
      'inCity :: Aparcado en la calle, {x} guardan la intimidad y paran el sol.',
      'En verano el sol se queda fuera con {x}.',
    ],
  },
  {
    of: ['keyless', 'startButton'],
    say: ['La llave no sale del bolsillo: para eso están {x} y {y}.'],
  },
  {
    of: ['keyless', 'ambientLight'],
    say: [
      'stylish :: Te acercas, se abre y por dentro te recibe {y}: lleva {x0}.',
      'De noche te acercas sin buscar la llave, porque lleva {x0}, y dentro espera {y}.',
    ],
  },
  {
    of: ['keyless'],
    say: [
      'Llueve, vas cargado y la llave sigue en el fondo del bolsillo: {x} lo arregla.',
      'Con {x}, la llave no sale del bolsillo.',
      'family :: Con las manos llenas de mochilas, {x} abre la puerta.',
    ],
  },
  {
    of: ['heightAdjustableSeats'],
    say: ['{x0}: seas alto o bajo, el volante y la vista quedan en su sitio.'],
  },
  {
    of: ['heatedWindscreen'],
    say: ['Las mañanas de helada no se rasca: {x} limpia el cristal.'],
  },
  { of: ['parkingHeater'], say: ['Con {x}, el coche te espera caliente cuando la calle está blanca.'] },
  {
    of: ['airSuspension'],
    say: ['Los badenes pasan por debajo y tú apenas te enteras: lleva {x0}.'],
  },
  {
    of: ['sportSeats', 'sportExhaust'],
    say: [
      'Lo abrochan {x}, y lo anuncia {y}.',
      '{x} te sujetan en la curva y {y} te cuenta lo que hace el motor.',
    ],
  },
  {
    of: ['sportSeats'],
    say: [
      'En una curva cerrada, {x} te sujetan y el volante solo gira.',
      'fast :: {x0}: el cuerpo se queda donde lo dejas.',
    ],
  },
  {
    of: ['robotGearbox', 'paddles'],
    say: [
      '{x}, con {y}: reduces antes de la curva sin soltar las manos.',
      'fast :: Con {y}, {x} cambia cuando tú dices.',
    ],
  },
  {
    of: ['paddles'],
    say: ['Con {x}, las marchas se suben y se bajan con las yemas de los dedos.'],
  },
  {
    of: ['sportExhaust'],
    say: ['Se oye antes de verlo: lleva {x0}.', 'young :: En el túnel bajas la ventanilla: lleva {x0}.'],
  },
  {
    of: ['noseLift', 'ceramicBrakes'],
    say: ['{x} salva los vados y las rampas de garaje, y {y} paran lo que el motor lanza.'],
  },
  {
    of: [['paintProtection', 'ceramicCoating']],
    say: ['La pintura va protegida: lleva {x0}.', 'Contra la gravilla y los aparcamientos ajenos, {x0}.'],
  },
  { of: ['noseLift'], say: ['{x} salva la rampa del garaje sin rozar.'] },
  { of: ['ceramicBrakes'], say: ['{x0}: frenar fuerte una vez y otra sin que el pedal lo note.'] },
  {
    of: [['electricTop', 'softTop', 'foldingHardTop', 'hardTop']],
    say: [
      'cabrio :: Sale el sol, recoges {x} y el viaje es otro.',
      'cabrio :: Cerrado aguanta el invierno y abierto justifica el verano: lleva {x0}.',
    ],
  },
  {
    of: ['fabricInterior'],
    say: ['classic :: Por dentro conserva {un x}.', 'classic :: Te sientas sobre historia: {x0}.'],
  },
];
