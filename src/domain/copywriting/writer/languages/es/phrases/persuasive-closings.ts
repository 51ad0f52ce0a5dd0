import type { Angle } from '../../../plan/angles.ts';
import type { Phrases } from '../../voice.ts';

/** The last push before the invitation. */
export const persuasiveClosings = {
  damaged: [
    'El presupuesto del taller es tu mejor aliado: [pídelo antes|que llegue antes que la firma].',
    'Ven con alguien que entienda y [tomaos vuestro tiempo|miradlo despacio].',
    'Si sabes lo que vale tu trabajo, [sabes leer estos números|ya has hecho media cuenta].',
    'No es para cualquiera, y está bien así: [quien sabe mirar tiene qué mirar|tú sabrás si es para ti].',
    'Haz cuentas con los recambios en la mano y [hablamos|luego decides].',
  ],
  bare: [
    'Dinos qué quieres saber y [te contestamos|lo miramos].',
    'Una pregunta trae otra: [empieza por la primera|empieza cuando quieras].',
    'Lo que falta aquí [te lo contamos de palabra|se ve en persona].',
    'Pregunta [lo que quieras|sin reparo]: es la mejor forma de empezar.',
    'Las buenas preguntas las tienes tú; [nosotros, las respuestas|contestarlas es cosa nuestra].',
  ],
  van: [
    'Trae tus medidas y [miramos juntos si cabe todo|lo comprobamos].',
    'Ven a verlo [con tu carga en la cabeza|pensando en lo que llevas].',
    'Míralo por dentro y por fuera: [se sabe pronto si es el tuyo|ahí se decide].',
    'El próximo encargo podría [salir de aquí|empezar con él].',
    'Haz la lista de lo que cargas [cada día|un lunes cualquiera] y la repasamos delante de él.',
  ],
  electric: [
    'Siéntate y escucha: [se entiende en un minuto|lo demás sobra].',
    'Si la recarga te da dudas, [las hablamos con calma|vemos tu caso].',
    'El silencio se explica mal [por escrito|con palabras].',
    'La duda suele durar [hasta que uno se sienta|poco].',
    'El paso al eléctrico es más corto [de lo que parece|de lo que crees].',
  ],
  hydrogen: [
    'De estos se habla mucho y se ven pocos: [este puedes mirarlo de cerca|aquí tienes uno].',
    'Si te gusta llegar antes que los demás, [ya tienes con qué|este es el modo].',
    'La curiosidad ya es [un buen motivo para venir|media visita].',
  ],
  sports: [
    'Antes de decidir, [siéntate al volante|ponle las manos encima].',
    'La carretera que te gusta sigue ahí; [ahora sabes con qué volver|ahora tienes con qué].',
    'La razón, por una vez, [puede esperar fuera|que espere en el aparcamiento].',
    'Ya estás pensando en [una carretera concreta|esa curva]: es buena señal.',
    'Entre tú y la carretera solo falta [una visita|sentarte].',
    'Míralo un minuto [en silencio|sin decir nada] y luego nos cuentas.',
  ],
  open: [
    'Solo falta [un buen día|una tarde despejada].',
    'Abre la capota y [mira hacia arriba|deja entrar la tarde].',
    'Con sol o sin él, [merece que lo veas|vale la visita].',
    'El verano no avisa [cuando empieza|antes de llegar].',
  ],
  classic: [
    'Míralo despacio, por dentro y por fuera: [es la mejor parte|ahí está la gracia].',
    'Si te gustan los coches con pasado, [aquí hay uno que ver|este te espera].',
    'Con los años se mira [sin prisa|de otra manera].',
    'De estos ya no se hacen, y [alguien tendrá que cuidarlos|alguien tiene que conservarlos].',
  ],
  fresh: [
    'Las primeras carreteras las eliges tú.',
    'Solo te queda decidir [el primer destino|adónde vas primero].',
    'Las costumbres de ese volante [serán tuyas|las pones tú].',
    'Lo que sigue [lo cuentas tú|es cosa tuya].',
  ],
  firstCar: [
    'Ven con quien sueles pedir consejo: [dos opiniones valen más|cuatro ojos ven más].',
    'Siéntate, ajusta el asiento, mira fuera: [sabrás si es el tuyo|el resto se nota].',
    'Trae tus preguntas, [aunque sean mil|las que sean].',
    'El primer coche se recuerda siempre; [elígelo con calma|que sea con calma].',
    'El asiento del conductor [te espera|es el tuyo].',
  ],
  family: [
    'Ven con toda la familia y [probad los asientos|que opine cada uno].',
    'Abre las puertas, mira el maletero, [luego decides|y hablamos].',
    'El veredicto lo da [quien va detrás|la fila de atrás].',
    'La próxima salida podría ser [más fácil que la última|la más tranquila].',
  ],
  wild: [
    'Luego eliges tú [por dónde seguir|el camino].',
    'El camino de tierra [puede esperar a mañana|sigue donde lo dejaste].',
    'Ven con botas limpias: [ya se mancharán|el barro vendrá después].',
    'Lo demás lo dirá [la primera cuesta|el terreno].',
  ],
  luxury: [
    'Siéntate, cierra la puerta y [escucha|espera un momento].',
    'Hay cosas que solo se entienden [desde dentro|con calma].',
    'Tómate el tiempo de [mirarlo bien|recorrerlo despacio].',
    'El detalle que falta [lo pones tú|es tu opinión].',
  ],
  city: [
    'Ven a medirlo con [tu plaza de garaje|tu calle] en mente.',
    'El hueco de siempre [te parecerá mayor|deja de ser problema].',
    'Tu barrio [dirá el resto|tiene la última palabra].',
    'La ciudad no cambia; [tu manera de moverte, sí|el coche, sí].',
  ],
  budget: [
    'Haz números [con calma|en casa] y luego ven a verlo.',
    'Compáralo con [otros tres|lo que tengas en la lista]: para eso están los datos.',
    'La cuenta la haces tú; [los datos, aquí los tienes|nosotros ponemos los datos].',
    'Si las cuentas salen, [hablamos|falta verlo].',
  ],
  gas: [
    'Calcula lo que recorres y [haz la cuenta|verás por qué].',
    'Si haces carretera, [ya sabes de qué hablamos|la cuenta te saldrá pronto].',
    'La gasolinera seguirá ahí; [tu gasto, quién sabe|el gesto será otro].',
  ],
  hybrid: [
    'El próximo atasco [dirá si te convence|será el mismo; tú, no].',
    'Se entiende [en el primer semáforo|nada más salir].',
    'Ven y [pregunta lo que quieras|te lo explicamos] sobre cómo funciona.',
  ],
  style: [
    'En foto se ve la mitad: [la otra está en la luz|ven por la otra].',
    'Dale una vuelta [entera|completa] antes de opinar.',
    'El gusto es tuyo; [él pone la línea|nosotros ponemos la cita].',
    'Míralo de lejos y luego [acércate|de cerca].',
  ],
  commuter: [
    'Piensa en tu trayecto de mañana y [ven a sentarte|decide].',
    'Son muchas mañanas: [elige bien dónde pasarlas|que sean cómodas].',
    'Tu espalda [tiene voto|opinará]: ven a consultarla.',
    'El viernes por la tarde [notarás la diferencia|lo agradecerás].',
  ],
  traveller: [
    'El próximo viaje ya tiene [coche; falta la fecha|medio plan].',
    'Siéntate un rato largo: [los viajes se juzgan así|es la forma de saberlo].',
    'Elige un destino y [ven a verlo|hablamos].',
    'La carretera larga [empieza con una visita|está donde siempre].',
  ],
  allRound: [
    'Piensa en tu semana y [ven a ver si encaja|compáralo].',
    'Lo mejor es [verlo y sentarse|venir un rato].',
    'Si encaja en tu día, [lo sabrás pronto|no hará falta más].',
    'Ven, míralo, siéntate: [lo demás es fácil|y luego hablamos].',
  ],
} satisfies Record<Angle, Phrases>;
