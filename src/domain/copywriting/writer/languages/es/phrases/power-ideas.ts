import type { Angle } from '../../../angle/angles.ts';
import type { Idea } from '../../voice.ts';

/** The car at its first naming, with its year or without. */
const it = '[{this}< de {year}>|{this}|{the}|{this}]';

/** Ideas that grow out of what drives the car, or of how little is known of it. */
export const powerIdeas = {
  bare: [
    {
      opening: [
        `A veces un coche se presenta solo con su nombre, y ese nombre ya dice mucho. ${it} se presenta así.`,
        'Un nombre ya es una presentación, y este es {car}<, de {year}>.',
      ],
      thread: [
        'Lo demás son cosas que se ven en persona: [cómo cierra una puerta, cómo te sientas, cómo está por dentro|el estado, el interior, el sonido].',
        'Detrás del nombre hay detalles que [conviene ver y tocar|te contamos en cuanto preguntes].',
      ],
      closing: [
        'El nombre ya lo conoces; [para lo demás está la visita|ahora ven a verlo].',
        'Ya os hemos presentado: [ahora te toca preguntar|ven a conocerlo mejor].',
      ],
    },
    {
      opening: [
        'Hay anuncios que empiezan con una pregunta: ¿y si tu próximo coche fuera {un}? Este< es de {year} y> está a la venta.',
        `¿Y si el siguiente fuera {un}? Este<, de {year},> está disponible, y el resto se puede preguntar.`,
      ],
      thread: [
        'Faltan detalles, pero no la posibilidad de pedirlos, y [preguntar no cuesta nada|para eso estamos].',
        'Una pregunta así se contesta por partes: [primero una llamada, después una visita|hablando y mirando].',
      ],
      closing: [
        'La respuesta a esa pregunta [está en una visita|se encuentra de cerca].',
        'Si la pregunta te sigue rondando, [ven a contestarla|ven y sal de dudas].',
      ],
    },
    {
      opening: [
        `Si buscabas {un}, aquí tienes uno<, de {year}>.`,
        `Toda búsqueda acaba delante de un coche concreto, y el de hoy es ${it}.`,
      ],
      thread: [
        'La búsqueda avanza más con [una llamada|diez minutos de charla] que con otro anuncio.',
        'En este punto de la búsqueda [lo que cuenta son tus preguntas|conviene preguntar sin reparo].',
      ],
      closing: [
        'La búsqueda puede seguir con una visita, [el día que elijas|cuando te venga bien].',
        'El siguiente paso es tuyo: [ven a verlo|haz la primera pregunta].',
      ],
    },
    {
      opening: [
        'No hacen falta muchas palabras para presentar {the}< de {year}>: quien lo conoce ya tiene una imagen en la cabeza.',
        'Quien conoce {the} ya se ha hecho una idea. Este<, de {year},> está aquí para que la compruebes.',
      ],
      thread: [
        'Esa imagen se completa [con lo que preguntes|viéndolo de cerca].',
        'Lo que aquí no está escrito [te lo contamos sin problema|se enseña mejor que se cuenta].',
      ],
      closing: [
        'Trae tu imagen del coche y [compárala con el de verdad|ponla al lado].',
        'Si se parece a lo que imaginas, [lo sabrás en cuanto lo veas|ya tienes medio camino hecho].',
      ],
    },
  ],
  electric: [
    {
      opening: [
        `El ruido de un motor se nota sobre todo cuando se apaga. ${it} es {fuel}, y ese alivio dura todo el viaje.`,
        `Hay un silencio que solo llega al quitar el contacto. En ${it}, {fuel}, llega antes de salir.`,
      ],
      thread: [
        'Con el ruido se va también parte del cansancio, y [se nota al final del día|eso se agradece por la noche].',
        'En ese silencio caben [una conversación entera o ninguna|los pensamientos y un buen disco].',
      ],
      closing: [
        'Si te gusta ese silencio, [ven a sentarte dentro|ven a escucharlo].',
        'Apaga el motor del tuyo y [ven a comparar el silencio|pásate].',
      ],
    },
    {
      opening: [
        `Pasarse a otro tipo de motor es cambiar unas cuantas costumbres, pocas y fáciles. ${it} es {fuel} y lo hace sencillo.`,
        `Las costumbres se cambian de una en una. Con ${it}, {fuel}, la primera es pisar y que el coche ya esté en marcha.`,
      ],
      thread: [
        'De las costumbres nuevas, la mejor es [la respuesta inmediata|salir sin ruido y sin tirones].',
        'A la segunda semana, lo nuevo [ya es lo normal|es lo de siempre], y cuesta acordarse de lo anterior.',
      ],
      closing: [
        'Las costumbres nuevas empiezan con una pregunta: [haz la tuya|pregúntanos].',
        'Para coger la costumbre hace falta empezar, [y se empieza con una visita|así que ven a verlo].',
      ],
    },
    {
      opening: [
        `Quien se sienta por primera vez en un coche así hace siempre lo mismo, aguzar el oído. ${it} es {fuel}, y no hay nada que oír.`,
        `Lo primero que se hace en ${it} es escuchar, porque es {fuel} y cuesta creer que esté encendido.`,
      ],
      thread: [
        'Quedan el roce de los neumáticos, un poco de viento y [lo que se diga a bordo|la conversación, en voz baja].',
        'El oído se acostumbra enseguida a tanta calma, y [luego cuesta volver atrás|la cabeza lo agradece].',
      ],
      closing: [
        'Si quieres escuchar tú, [hay un asiento libre|ven a sentarte].',
        'Ven con el oído atento: [se entiende en un minuto|lo demás lo notará el pie].',
      ],
    },
    {
      opening: [
        `Un enchufe por la noche y el coche listo por la mañana: a ese ritmo, con ${it}, {fuel}, se organiza la vida.`,
        `La noche es un buen momento para cargar. ${it} es {fuel}, y por la mañana solo hay que salir.`,
      ],
      thread: [
        'Durante el día, lo que se cargó de noche se convierte en [un empuje inmediato|calma y respuesta].',
        'Quien tiene dónde enchufarlo descubre que [ir a repostar era un recado de más|por la noche el tiempo trabaja a su favor].',
      ],
      closing: [
        'Si tienes un enchufe, ya tienes la mitad: [ven a ver la otra|falta el coche].',
        'Esta noche piénsalo y [mañana hablamos|por la mañana escríbenos].',
      ],
    },
    {
      opening: [
        `Hay coches que se oyen llegar y coches que simplemente llegan. ${it}, {fuel}, es de los segundos.`,
        `Llegar sin hacer ruido es una forma de educación. ${it} es {fuel} y la practica todos los días.`,
      ],
      thread: [
        'En marcha, esa discreción es [responder enseguida y en voz baja|empuje sin estruendo].',
        'Sale temprano y el vecindario [no se entera|sigue durmiendo], que también es una ventaja.',
      ],
      closing: [
        'Tú sí puedes avisar: [llámanos y te lo enseñamos|dinos cuándo vienes].',
        'Ven también tú sin hacer ruido, [cuando te venga bien|con tiempo para mirarlo].',
      ],
    },
  ],
  hydrogen: [
    {
      opening: [
        `Quien llega antes que los demás encuentra menos gente y más preguntas. ${it} es {fuel}, y responde a unas cuantas.`,
        `Ser de los primeros da curiosidad y algo de respeto. ${it}, {fuel}, quita lo segundo.`,
      ],
      thread: [
        'La primera pregunta se contesta en marcha: [no se oye nada y todo es suave|silencio y suavidad].',
        'Las preguntas sobre el repostaje [se resuelven con un mapa delante|dependen de dónde vivas, y las vemos contigo].',
      ],
      closing: [
        'Trae las tuyas, que [aquí se contestan|nos gustan las preguntas].',
        'Si te gusta llegar de los primeros, [ven a verlo|ya sabes lo que toca].',
      ],
    },
    {
      opening: [
        `Hay coches que se ven todos los días y coches que se cuentan después. ${it} es {fuel}, y de estos se habla.`,
        `Un coche {fuel} no se ve cada mañana. ${it} es de los pocos.`,
      ],
      thread: [
        'Lo que se cuenta después es [el silencio|lo normal que resulta conducirlo].',
        'Lo raro dura un rato; [luego queda un coche cómodo y silencioso|después uno se acostumbra a la calma].',
      ],
      closing: [
        'Para poder contarlo [hay que verlo: te esperamos|conviene haberlo visto de cerca].',
        'La anécdota empieza [el día de la visita|con una llamada].',
      ],
    },
    {
      opening: [
        `El hidrógeno{!fuelType} suena a mañana, pero ${it} se conduce hoy.`,
        `A veces el mañana está aparcado en la puerta. ${it} es {fuel}.`,
      ],
      thread: [
        'Al volante, el mañana se parece mucho a [la calma|no oír el motor].',
        'De mañana tiene la técnica; de hoy, [todo lo demás: el asiento, la carretera y tus planes|la comodidad].',
      ],
      closing: [
        'Mañana puede ser buen día para [verlo|la visita].',
        'No hace falta esperar a mañana: [escríbenos|llámanos hoy].',
      ],
    },
  ],
  gas: [
    {
      opening: [
        `Las verdaderas cuentas de un coche se hacen en la gasolinera. ${it} es {fuel}, y ahí sale ganando.`,
        `Cada vez que se reposta se hace una pequeña cuenta. ${it} es {fuel}, y la hace más llevadera.`,
      ],
      thread: [
        'La cuenta no se nota el primer día, [se nota mes a mes|se nota con los kilómetros].',
        'Al volante no cambia nada; [lo que cambia es la cuenta|solo cambia el surtidor].',
      ],
      closing: [
        'Trae las cuentas de un mes y [las miramos juntos|compáralas].',
        'La última cuenta es la más fácil: [una llamada y una visita|ven a verlo].',
      ],
    },
    {
      opening: [
        `Quien hace mucha carretera acaba conociendo todas las estaciones de su ruta. Para esa gente está ${it}, {fuel}.`,
        `Cuantos más kilómetros tiene una ruta, más importa con qué se hace. ${it} es {fuel}.`,
      ],
      thread: [
        'En una ruta conocida, repostar [se vuelve una costumbre más|entra solo en el plan].',
        'La ruta es la misma de siempre; [lo que cambia es lo que cuesta|el gasto, no].',
      ],
      closing: [
        'Si tu ruta es larga, [ya sabes por qué lees esto: ven a verlo|hablemos].',
        'Cambia la ruta un día y [pásate a verlo|ven por aquí].',
      ],
    },
    {
      opening: [
        `Las decisiones sensatas casi nunca están de moda. ${it} es {fuel}, y es una de ellas.`,
        `Hay elecciones que nadie aplaude y que se agradecen todos los meses. ${it}, {fuel}, es una.`,
      ],
      thread: [
        'La sensatez se mide en meses, [cuando se suman los gastos|no en miradas].',
        'Nadie lo mira por la calle por ser sensato, y [a quien lo conduce le da igual|se conduce igual de bien].',
      ],
      closing: [
        'Si eres de los sensatos, [ven a verlo antes de decidir|nos entenderemos].',
        'Lo sensato es verlo primero: [llámanos y ven|elige el día].',
      ],
    },
  ],
  hybrid: [
    {
      opening: [
        `Durante años, frenar fue tirar energía. ${it} es {fuel}, y cada vez que frenas guarda algo.`,
        `Lo que se pierde en una frenada se puede recuperar. ${it} es {fuel}, y lo hace sin que te des cuenta.`,
      ],
      thread: [
        'Lo que guarda al frenar sale en el siguiente semáforo, [sin que nadie lo pida|y tú solo conduces].',
        'Así hasta un atasco [devuelve algo|sirve para algo].',
      ],
      closing: [
        'Frena un momento y [ven a verlo|escríbenos].',
        'No lo guardes para otro día: [llámanos|ven a verlo].',
      ],
    },
    {
      opening: [
        `Los que se entienden bien se reparten el trabajo sin hablar. En ${it}, {fuel}, los dos motores hacen eso.`,
        `Hay parejas que no discuten quién hace qué. ${it} es {fuel} y funciona así.`,
      ],
      thread: [
        'Uno te pone en marcha y el otro sigue, [y tú solo notas la suavidad|sin que se note el relevo].',
        'El reparto funciona mejor [donde más se para y se arranca|en la calle], que es donde más falta hace.',
      ],
      closing: [
        'En esta pareja falta un tercero, [el que conduce: ven a verlo|y podrías ser tú].',
        'Para entenderlo [basta sentarse un rato|lo mejor es verlo y preguntar].',
      ],
    },
    {
      opening: [
        `El tráfico no va a cambiar, pero se puede llevar de otra manera. ${it} es {fuel}, y de eso se trata.`,
        `Los atascos seguirán ahí mañana. Con ${it}, que es {fuel}, pesan menos.`,
      ],
      thread: [
        'Entre parada y parada hay ratos de silencio, [y el humor lo nota|que en un atasco valen mucho].',
        'El tráfico pone las paradas y [el sistema híbrido las aprovecha|él pone la suavidad].',
      ],
      closing: [
        'En el próximo atasco, acuérdate de esto y [llámanos al llegar|ven a verlo].',
        'Sal un rato del tráfico y [pásate a verlo|ven].',
      ],
    },
    {
      opening: [
        `No todos los cambios tienen que ser un salto. ${it} es {fuel}, y es un paso cómodo.`,
        `Entre lo de siempre y lo que viene hay un punto intermedio en el que se está muy bien. Ahí está ${it}, {fuel}.`,
      ],
      thread: [
        'El paso se da sin aprender nada nuevo: [se conduce como siempre, con menos ruido|te sientas y conduces].',
        'Es un paso pequeño, pero [se nota en cada arranque|se agradece cada día].',
      ],
      closing: [
        'El siguiente paso también es corto: [una visita|ven a verlo].',
        'Da ese paso cuando quieras: [aquí te lo enseñamos|con una llamada basta].',
      ],
    },
  ],
} satisfies Partial<Record<Angle, readonly Idea[]>>;
