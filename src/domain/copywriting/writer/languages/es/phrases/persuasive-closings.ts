import type { Angle } from '../../../plan/angles.ts';
import type { Phrases } from '../../voice.ts';

/** The last push before the invitation. */
export const persuasiveClosings = {
  damaged: [
    'El presupuesto del taller es tu mejor aliado: [pídelo antes de decidir|que llegue antes que la firma].',
    'Ven con alguien que entienda y [tomaos vuestro tiempo para mirarlo|miradlo despacio, por arriba y por debajo].',
    'Si sabes lo que vale tu trabajo, [con estos números ya puedes hacer la cuenta|ya tienes media cuenta hecha].',
    'No es un coche para cualquiera, y está bien que sea así: [si sabes mirar, tienes qué mirar|tú sabrás si es para ti].',
    'Haz cuentas con los precios de los recambios delante y [hablamos|decide después].',
  ],
  bare: [
    'Dinos qué quieres saber y [te contestamos enseguida|lo miramos contigo].',
    'Una pregunta lleva a otra, así que [empieza por la primera que se te ocurra|empieza cuando quieras].',
    'Lo que falta aquí [te lo contamos de palabra|lo verás en persona].',
    'Pregunta lo que quieras: [es la mejor forma de empezar|para eso estamos].',
  ],
  van: [
    'Trae tus medidas y [miramos juntos si cabe todo|lo comprobamos delante de él].',
    'Ven a verlo pensando en lo que cargas [cada día|un lunes cualquiera].',
    'Míralo por dentro y por fuera: [se sabe pronto si es el que tu trabajo necesita|ahí se decide].',
    'Haz la lista de lo que llevas a diario y [la repasamos delante de él|comprobamos si te encaja].',
  ],
  electric: [
    'Siéntate dentro y escucha: [en un minuto lo entiendes todo|el silencio se explica solo].',
    'Si la recarga te da dudas, [las hablamos con calma|vemos juntos tu caso].',
    'El silencio se explica mal por escrito, así que [lo mejor es que vengas|conviene sentarse dentro].',
    'El paso al eléctrico es más corto [de lo que parece desde fuera|cuando uno lo ve de cerca].',
  ],
  hydrogen: [
    'De estos se habla mucho y se ven pocos: [aquí puedes mirar uno de cerca|ven a ver uno].',
    'Si te gusta llegar antes que los demás, [este es el coche|ya tienes con qué].',
    'La curiosidad ya es un buen motivo [para venir a verlo|para una visita].',
  ],
  sports: [
    'Antes de decidir nada, [siéntate al volante y espera un momento|pon las manos en el volante].',
    'Esa carretera que te gusta sigue ahí, y [ahora sabes con qué volver|ya tienes con qué hacerla].',
    'Si ya estás pensando en una carretera concreta, [es muy buena señal|ya sabes lo que tienes que hacer].',
    'Entre tú y esa carretera solo falta [una visita|sentarte al volante].',
    'Míralo un rato en silencio y [luego nos cuentas|después hablamos].',
  ],
  open: [
    'Para estrenarlo solo falta [un buen día|una tarde despejada].',
    'Ven un día de sol, abre la capota y [mira hacia arriba|decide].',
    'Con sol o sin él, [merece que lo veas|la visita vale la pena].',
    'El verano siempre llega antes de lo que uno cree, y [conviene que te encuentre preparado|este coche es para tenerlo a tiempo].',
  ],
  classic: [
    'Míralo despacio, por dentro y por fuera, porque [esa es la mejor parte|ahí está la gracia].',
    'Si te gustan los coches con pasado, [este hay que verlo|aquí tienes uno que mirar].',
    'Un coche así se mira sin prisa, [y nosotros tampoco la tenemos|con tiempo por delante].',
    'Ya no se hacen coches así, y [alguien tiene que conservarlos|este busca a quien lo cuide].',
  ],
  fresh: [
    'Los primeros viajes los eliges tú, [y ya puedes ir pensando en ellos|desde el primer fin de semana].',
    'Solo te queda decidir [el primer destino|adónde vas primero].',
    'Las costumbres de ese volante [serán las tuyas|las pones tú], que es lo bueno de un coche así.',
    'Lo que viene después [lo cuentas tú|es cosa tuya], y el primer paso es verlo.',
  ],
  firstCar: [
    'Ven con quien sueles pedir consejo: [cuatro ojos ven más que dos|dos opiniones valen más].',
    'Siéntate, ajusta el asiento y mira hacia fuera: [sabrás enseguida si es el tuyo|el resto se nota solo].',
    'Trae todas tus preguntas, [aunque sean muchas|también las que te parezcan tontas].',
    'El primer coche se recuerda siempre, así que [elígelo con calma|tómate tu tiempo para verlo].',
  ],
  family: [
    'Ven con toda la familia y [que cada uno elija asiento|que opine también quien va detrás].',
    'Abre las puertas, mira el maletero y [decide con calma|luego hablamos].',
    'La última palabra la tiene quien va detrás: [tráelos contigo|venid todos].',
    'La próxima salida puede ser [bastante más fácil que la última|la más tranquila del año].',
  ],
  wild: [
    'El camino lo eliges tú, y [el coche te sigue|solo falta decidir por dónde].',
    'Ese camino de tierra sigue donde lo dejaste, y [ahora tienes con qué hacerlo|puedes volver a él].',
    'Ven con las botas limpias, que [ya habrá tiempo de mancharlas|el barro llegará después].',
    'Lo demás te lo dirá [la primera cuesta|el primer camino de tierra].',
  ],
  luxury: [
    'Siéntate, cierra la puerta y [escucha|espera un momento antes de decir nada].',
    'Hay cosas que solo se entienden [desde dentro|con calma], y esta es una de ellas.',
    'Tómate el tiempo de [mirarlo bien|recorrerlo despacio], porque los detalles lo merecen.',
    'Un rato sentado dentro te dirá [más que cualquier descripción|todo lo que falta].',
  ],
  city: [
    'Ven a verlo con las medidas de tu plaza de garaje [en la mano|en la cabeza].',
    'El hueco de siempre, ese que dejas para otros, [te parecerá más grande|va a ser tuyo].',
    'Piensa en tu calle, en tu barrio y en tu garaje, y [ven a ver si encaja|decide].',
    'La ciudad no va a cambiar, pero [tu manera de moverte por ella, sí|puedes cambiar de coche].',
  ],
  budget: [
    'Haz números con calma, en casa, y [luego ven a verlo|después hablamos].',
    'Compáralo con otros tres, [que para eso tienes aquí todos los datos|y ven con las cuentas hechas].',
    'La cuenta la haces tú y [los datos los ponemos nosotros|aquí tienes los datos].',
    'Si las cuentas te salen, [solo falta que lo veas|hablamos].',
  ],
  gas: [
    'Calcula lo que recorres al mes y [haz la cuenta: verás por qué te lo contamos|verás lo que cambia].',
    'Si haces mucha carretera, [ya sabes de qué hablamos|la cuenta te saldrá enseguida].',
    'La gasolinera será la misma, pero [la cuenta será otra|pagarás con otro humor].',
  ],
  hybrid: [
    'En el próximo atasco, piensa cómo sería [en este coche|con menos ruido y menos gasto].',
    'Se entiende en el primer semáforo, así que [basta con verlo y preguntar|no hace falta mucha explicación].',
    'Ven y [pregunta lo que quieras sobre cómo funciona|te explicamos con calma cómo funciona].',
  ],
  style: [
    'En una foto se ve la mitad; [la otra está en la luz y en las formas|ven a ver la otra].',
    'Dale una vuelta entera antes de opinar, [porque cambia según desde dónde se mire|despacio].',
    'Míralo primero de lejos y luego [acércate|de cerca]: gana en las dos distancias.',
    'El gusto es cosa tuya, así que [lo mejor es que lo veas con tus ojos|ven y dinos qué te parece].',
  ],
  commuter: [
    'Piensa en tu trayecto de mañana y [ven a sentarte un rato|decide].',
    'Son muchas mañanas al año, así que [elige bien dónde pasarlas|conviene que sean cómodas].',
    'Tu espalda también tiene voto, [así que tráela y siéntate|y conviene preguntarle].',
    'El viernes por la tarde, de vuelta a casa, [notarás la diferencia|lo agradecerás].',
  ],
  traveller: [
    'El próximo viaje ya tiene coche, [solo le falta la fecha|si quieres].',
    'Siéntate un buen rato, [que es como se juzga un coche de viaje|y piensa en tu próximo viaje].',
    'Elige un destino que te apetezca y [ven a verlo|hablamos].',
    'Los viajes largos empiezan con una visita corta, [y esta es fácil|así que ven a verlo].',
  ],
  allRound: [
    'Piensa en cómo es tu semana y [ven a ver si encaja|compáralo].',
    'Lo mejor es verlo, sentarse dentro y [hacer todas las preguntas|decidir después].',
    'Si encaja en tu día a día, [lo sabrás en cuanto te sientes|no te hará falta mucho más].',
    'Ven un rato, míralo con calma y [hablamos de lo que haga falta|decide después].',
  ],
} satisfies Record<Angle, Phrases>;
