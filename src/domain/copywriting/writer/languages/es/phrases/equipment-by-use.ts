import type { Trait } from '../../../../brief/car/traits.ts';
import type { Term } from '../../../../vocabulary/terms.ts';

/** What a piece of equipment does for this reader or on this road; goes on after "…, ". */
export const benefitsFor: Partial<Record<Term, Partial<Record<Trait, readonly string[]>>>> = {
  rearCamera: {
    inCity: [
      'para los huecos de ciudad que otros descartan',
      'que en una calle estrecha (vale|valen) por dos espejos',
    ],
    newDriver: ['que a quien empieza le (quita|quitan) el miedo a la marcha atrás'],
    family: ['para dar marcha atrás delante del colegio sin sorpresas'],
    cargo: ['para arrimarse a un muelle o a una acera sin bajarse a mirar'],
  },
  parkingSensors: {
    inCity: ['que en las calles del centro (ahorra|ahorran) rozaduras'],
    newDriver: ['que a quien acaba de sacarse el carnet le (da|dan) confianza'],
    easyParking: ['y el hueco se apura con tranquilidad'],
    atWork: ['para parar cerca del cliente sin dejarse el paragolpes'],
    adult: ['para aparcar sin estar pendiente del paragolpes'],
  },
  surroundCamera: {
    family: ['para ver que no queda nadie detrás antes de salir'],
    inCity: ['y en un garaje de ciudad se ve cada columna'],
  },
  parkAssist: { newDriver: ['que (aparca|aparcan) con quien está aprendiendo'] },
  cruise: {
    onTrips: ['para que en un viaje largo descanse la pierna derecha'],
    commuter: ['y el tramo de autovía de cada mañana cansa menos'],
    atWork: ['que entre cliente y cliente (ahorra|ahorran) esfuerzo'],
  },
  adaptiveCruise: {
    onTrips: ['que en la autopista (guarda|guardan) la distancia'],
    commuter: ['y la caravana de cada mañana se lleva de otra manera'],
    atWork: ['para llegar menos cansado a la última visita'],
  },
  navigation: {
    atWork: ['para dar a la primera con la calle de un cliente nuevo'],
    onTrips: ['para salir de viaje sin mapa en las rodillas'],
    young: ['para llegar a donde digan los amigos'],
  },
  carPlay: {
    commuter: ['con la ruta y la música de cada mañana en la pantalla'],
    young: ['para que la música la ponga quien conduce'],
    onTrips: ['para llevar en pantalla la ruta y un buen podcast'],
  },
  androidAuto: {
    commuter: ['con la ruta y la música de cada mañana en la pantalla'],
    young: ['y la lista de canciones sube a bordo con el móvil'],
    inCity: ['para esquivar los atascos con el mapa de siempre'],
  },
  bluetooth: {
    atWork: ['para contestar a un cliente con las manos en el volante'],
    commuter: ['y la llamada de camino a casa se hace por los altavoces'],
    newDriver: ['para que el móvil no distraiga a quien empieza'],
    young: ['para confirmar el plan sin tocar el móvil'],
  },
  heatedSeats: {
    commuter: ['y las mañanas de enero camino del trabajo se llevan mejor'],
    inCountry: ['que en un pueblo frío se (usa|usan) medio año'],
    stylish: ['para no renunciar en invierno a salir con él'],
  },
  climate: {
    inCity: ['para que el atasco de julio se quede fuera'],
    atWork: ['para trabajar en agosto con la cabeza fría'],
    commuter: ['y se llega a la oficina con la camisa seca'],
    newDriver: ['que (deja|dejan) pensar solo en la carretera'],
    inCountry: ['para las tardes de agosto en el campo'],
  },
  automaticClimate: {
    family: ['para que nadie proteste detrás en pleno agosto'],
    onTrips: ['que en un viaje largo (evita|evitan) tocar nada'],
    withFamily: ['y la familia viaja a la misma temperatura todo el año'],
  },
  airConditioning: {
    inCity: ['para los atascos de julio en la ciudad'],
    atWork: ['que en las jornadas de agosto se (agradece|agradecen)'],
  },
  towHook: {
    inCountry: ['para el remolque que en un pueblo siempre hace falta'],
    cargo: ['para llevar en un remolque lo que no cabe en la caja'],
    young: ['para las bicis, las tablas y lo que se tercie el sábado'],
    withFamily: ['para las bicis de toda la familia'],
  },
  roofBars: {
    family: ['para el carrito, las bicis y lo que ya no cabe detrás'],
    withFamily: ['que en vacaciones (hace|hacen) de segundo maletero'],
    inCountry: ['para subir al monte con la escalera o la canoa'],
    young: ['para las tablas y las bicis del fin de semana'],
  },
  slidingDoors: {
    family: ['que en una plaza estrecha (deja|dejan) bajar a los niños sin tocar al de al lado'],
    atWork: ['para descargar en una calle estrecha sin cortar el paso'],
  },
  isofix: {
    family: ['y la silla de los niños se pone y se quita en un minuto'],
    withFamily: ['para que cambiar la silla de sitio no sea un trabajo'],
  },
  manySeats: {
    family: ['para los niños, los abuelos y algún amigo del colegio'],
    withFamily: ['y no hace falta ir en dos coches'],
  },
  powerTailgate: {
    family: ['que con un niño en brazos se (agradece|agradecen)'],
    atWork: ['para cargar el muestrario con las manos ocupadas'],
    withFamily: ['y la compra del sábado se carga sin soltar las bolsas'],
  },
  panoramicRoof: {
    family: ['y los niños viajan mirando hacia arriba'],
    withFamily: ['que a quien va detrás le (alegra|alegran) el viaje'],
    onTrips: ['y las horas de carretera se hacen con más luz'],
  },
  ledLights: {
    inCountry: ['para las carreteras que no tienen farolas'],
    commuter: ['para los trayectos que en invierno empiezan de noche'],
    onTrips: ['para los viajes que terminan después de anochecer'],
  },
  leatherSeats: {
    adult: ['que (da|dan) gusto a quien sabe apreciarlos'],
    family: ['que con niños se (limpia|limpian) en un momento'],
    stylish: ['que por dentro (está|están) a la altura de la línea'],
    atWork: ['para pasar la jornada en un buen asiento'],
  },
  leather: {
    adult: ['de las que se tocan antes de sentarse'],
    stylish: ['que por dentro (está|están) a la altura de la línea'],
  },
  sportSeats: {
    fast: ['para que en las curvas solo se mueva el coche'],
    onTrips: ['que en un viaje largo (sujeta|sujetan) la espalda'],
  },
  sportExhaust: { fast: ['y cada aceleración se oye como debe'] },
  alloyWheels: {
    stylish: ['el detalle en el que primero se fija quien cuida el estilo'],
    beautiful: ['que (remata|rematan) el diseño'],
  },
  headUp: {
    onTrips: ['con la velocidad a la vista durante todo el viaje'],
    fast: ['y la mirada no se aparta de la curva'],
    atWork: ['para seguir la ruta hasta el cliente sin bajar los ojos'],
  },
  chargingCable: {
    commuter: ['para cargar por la noche el trayecto del día siguiente'],
    inCity: ['para volver de la ciudad y dejarlo enchufado'],
    forAll: ['para salir por la mañana con la batería cargada'],
  },
  hillHold: {
    newDriver: ['y las cuestas no imponen con el carnet nuevo'],
    inCity: ['para las rampas de garaje y los semáforos en cuesta'],
  },
  foldingSeats: {
    family: ['y la bici pequeña entra sin desmontarla'],
    atWork: ['para llevar bultos entre semana y pasajeros el sábado'],
  },
  keyless: { family: ['que con un niño en brazos se (agradece|agradecen)'] },
  diffLock: { inCountry: ['para el camino en el que otros se dan la vuelta'] },
  shelving: { atWork: ['y la herramienta aparece a la primera'] },
};
