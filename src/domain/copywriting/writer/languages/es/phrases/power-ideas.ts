import type { Angle } from '../../../plan/angles.ts';
import type { Idea } from '../../voice.ts';

/** Ideas that grow out of what drives the car, or of how little is known of it. */
export const powerIdeas = {
  bare: [
    {
      opening: [
        'A veces un coche se presenta solo con el nombre, como algunas personas. [{this}< de {year}>|{this}|{the}|{this}] lo hace así.',
        'Un nombre ya es una presentación: {car}<, de {year}>.',
      ],
      thread: [
        'Lo demás son cosas que se ven: [cómo cierra una puerta, cómo se sienta uno|el estado, el interior, el sonido].',
        'Detrás del nombre hay [detalles que se tocan|respuestas, si preguntas].',
      ],
      closing: [
        'El nombre ya lo sabes; [para el resto está la visita|falta estrecharle la mano].',
        'Ahora que os han presentado, [ven|haz tu pregunta].',
      ],
    },
    {
      opening: [
        'Hay anuncios que son una pregunta: ¿y si fuera {un}? Este< es de {year} y> está a la venta.',
        '¿Y si el siguiente fuera {un}? [{this}< de {year}>|{this}|{the}|{this}] está disponible.',
      ],
      thread: [
        'Faltan detalles, no la posibilidad de pedirlos, y [preguntar es gratis|para eso estamos].',
        'La pregunta se contesta [por partes|mirando].',
      ],
      closing: [
        'La respuesta, como siempre, [en persona|está de cerca].',
        'Si la pregunta sigue ahí, [ya es media respuesta|ven a contestarla].',
      ],
    },
    {
      opening: [
        'Tú buscas y [{this}< de {year}>|{this}|{the}|{this}] espera: así empiezan casi todas las historias de coches.',
        'Toda búsqueda acaba delante de un coche. [{this}< de {year}>|{this}|{the}|{this}] es el de hoy.',
      ],
      thread: [
        'Las historias cortas [se alargan hablando|piden una llamada].',
        'En este punto cuentan [tus preguntas|las preguntas de quien busca].',
      ],
      closing: [
        'El capítulo siguiente es [una visita|cosa tuya].',
        'La búsqueda sigue [aquí, si quieres|con una pregunta].',
      ],
    },
    {
      opening: [
        'No hacen falta muchas palabras para presentar {the}< de {year}>: quien lo conoce ya tiene una imagen.',
        'Quien conoce {the} ya ha empezado a imaginar. Este<, de {year},> está aquí para verlo.',
      ],
      thread: [
        'La imagen se completa [con lo que preguntes|de cerca].',
        'Lo que aquí no está escrito [se enseña|se cuenta] sin problema.',
      ],
      closing: [
        'Trae tu imagen y [compárala|pongámosla al lado].',
        'Si se parece a lo que imaginas, [lo sabrás al verlo|no hará falta más].',
      ],
    },
  ],
  electric: [
    {
      opening: [
        'El ruido de un motor se nota cuando se apaga. [{this}< de {year}>|{this}|{the}|{this}] es {fuel}: ese momento dura todo el viaje.',
        'Hay un silencio que solo llega al quitar el contacto. En [{this}< de {year}>|{this}|{the}|{this}], {fuel}, llega antes.',
      ],
      thread: [
        'Con el ruido se va algo de cansancio, y [se nota por la noche|el día pesa menos].',
        'En ese silencio caben [una conversación entera|los pensamientos].',
      ],
      closing: [
        'Si te gusta la idea de ese silencio, [ven a sentarte dentro|aquí te espera].',
        'Apaga el tuyo y [ven a escuchar|compáralos].',
      ],
    },
    {
      opening: [
        'Cambiar de motor es cambiar de costumbres, pocas y fáciles. [{this}< de {year}>|{this}|{the}|{this}] es {fuel} y empieza por ahí.',
        'Las costumbres cambian de una en una. Con [{this}< de {year}>|{this}|{the}|{this}], {fuel}, la primera es pisar y salir.',
      ],
      thread: [
        'De esas costumbres, la mejor es [la respuesta inmediata|no esperar al motor].',
        'A la segunda semana [ya no es costumbre: es lo normal|se olvida la anterior].',
      ],
      closing: [
        'Las costumbres nuevas empiezan con una pregunta: [haz la tuya|hazla].',
        'Para coger la costumbre [hace falta una visita|basta empezar].',
      ],
    },
    {
      opening: [
        'Quien sube por primera vez a {un} hace el mismo gesto: aguza el oído. [{this}< de {year}>|{this}|{the}|{this}] es {fuel}, y no hay nada que oír.',
        'El primer gesto es escuchar, y no pasa nada: [{this}< de {year}>|{this}|{the}|{this}] es {fuel}.',
      ],
      thread: [
        'Quedan los neumáticos, el viento y [alguna frase dicha en voz baja|lo que se dice a bordo].',
        'El oído se acostumbra pronto a [lo bueno|no tener trabajo].',
      ],
      closing: [
        'Si quieres escuchar tú, [hay un asiento libre|ven].',
        'Trae el oído: [lo demás lo entiende el pie|del resto se ocupa él].',
      ],
    },
    {
      opening: [
        'Un enchufe, una noche, un coche listo por la mañana: [{this}< de {year}>|{this}|{the}|{this}], {fuel}, vive a ese ritmo.',
        'Las noches sirven para cargar. [{this}< de {year}>|{this}|{the}|{this}] es {fuel}, y se entiende bien con ellas.',
      ],
      thread: [
        'De día, ese reposo se devuelve en [empuje inmediato|calma].',
        'Quien tiene dónde enchufar descubre que [repostar era un viaje aparte|sobraba un recado].',
      ],
      closing: [
        'Si tienes enchufe, [tienes la mitad hecha|falta lo demás]: ven.',
        'Esta noche piénsalo; [mañana hablamos|por la mañana, escríbenos].',
      ],
    },
    {
      opening: [
        'Hay coches que anuncian que llegan. [{this}< de {year}>|{this}|{the}|{this}], {fuel}, prefiere estar ya allí.',
        'Llegar sin avisar es una forma de elegancia: [{this}< de {year}>|{this}|{the}|{this}] es {fuel}.',
      ],
      thread: [
        'La discreción, en marcha, es [empuje sin discurso|responder sin ruido].',
        'Ni el barrio se entera: [se sale y se vuelve|así son sus mañanas].',
      ],
      closing: [
        'Tú, en cambio, avisa: [te lo enseñamos|te esperamos].',
        'Llega tú también [sin hacer ruido|cuando quieras].',
      ],
    },
  ],
  hydrogen: [
    {
      opening: [
        'Quien llega pronto encuentra sitio y preguntas. [{this}< de {year}>|{this}|{the}|{this}] es {fuel}, y responde a unas cuantas.',
        'Llegar pronto tiene sus preguntas. [{this}< de {year}>|{this}|{the}|{this}], {fuel}, las conoce.',
      ],
      thread: [
        'La primera pregunta se contesta en marcha: [silencio y suavidad|no se oye nada].',
        'Las preguntas sobre el repostaje [se hablan con mapa|dependen de tu zona].',
      ],
      closing: [
        'Trae las tuyas: [aquí se contestan|nos gustan].',
        'Si eres de los que llegan pronto, [ven|ya sabes].',
      ],
    },
    {
      opening: [
        'Hay coches que se ven cada día y coches que se cuentan luego. [{this}< de {year}>|{this}|{the}|{this}] es {fuel}, de los que se cuentan.',
        'Una rareza con ruedas: [{this}< de {year}>|{this}|{the}|{this}] es {fuel}.',
      ],
      thread: [
        'Lo que se cuenta después es [el silencio|lo normal que resulta conducirlo].',
        'Lo raro dura un rato; luego queda [un coche cómodo|la calma].',
      ],
      closing: [
        'Para contarlo [hay que verlo|conviene haberlo visto].',
        'La anécdota empieza [con una visita|aquí].',
      ],
    },
    {
      opening: [
        'El hidrógeno{!fuelType} suena a mañana, y [{this}< de {year}>|{this}|{the}|{this}] se conduce hoy.',
        'Mañana, a veces, está aparcado delante: [{this}< de {year}>|{this}|{the}|{this}] es {fuel}.',
      ],
      thread: [
        'Lo de mañana, al volante, [se parece a la calma|es no oír el motor].',
        'De mañana tiene la técnica; de hoy, [el asiento y la carretera|todo lo demás].',
      ],
      closing: [
        'Mañana puede ser [una buena fecha para verlo|el día de la visita].',
        'No hace falta esperar a mañana: [escríbenos|ven].',
      ],
    },
  ],
  gas: [
    {
      opening: [
        'Las cuentas de un coche se hacen en la gasolinera. [{this}< de {year}>|{this}|{the}|{this}] es {fuel} y las mira de otra manera.',
        'Cada repostaje es una pequeña cuenta. [{this}< de {year}>|{this}|{the}|{this}], {fuel}, la hace a su modo.',
      ],
      thread: [
        'La cuenta se nota [con los kilómetros|mes a mes], no el primer día.',
        'Al volante no cambia nada; [en la cuenta, sí|cambia el surtidor].',
      ],
      closing: [
        'Trae tu cuenta de un mes y [la miramos juntos|compárala].',
        'La última cuenta es fácil: [una visita|venir a verlo].',
      ],
    },
    {
      opening: [
        'Quien hace mucha carretera tiene sus manías. Una de ellas es el gas: [{this}< de {year}>|{this}|{the}|{this}] es {fuel}.',
        'Hay conductores que conocen todas las estaciones de su ruta. Para ellos, [{this}< de {year}>|{this}|{the}|{this}], {fuel}.',
      ],
      thread: [
        'En la ruta diaria esa manía [se vuelve costumbre|da sus frutos].',
        'Una ruta conocida y [un repostaje con sentido|poca cosa más].',
      ],
      closing: [
        'Si tu ruta es larga, [ya sabes por qué estás leyendo|esto te interesa].',
        'Cambia de ruta un día y [ven a verlo|pásate].',
      ],
    },
    {
      opening: [
        'Lo sensato rara vez está de moda. [{this}< de {year}>|{this}|{the}|{this}] es {fuel}, y no le importa.',
        'Hay elecciones sin público, como [{this}< de {year}>|{this}|{the}|{this}], {fuel}.',
      ],
      thread: [
        'La sensatez se mide en [kilómetros|meses], no en miradas.',
        'Sin público se conduce [igual de bien|más tranquilo].',
      ],
      closing: [
        'Si eres de los sensatos, [ven|hablemos].',
        'La moda pasa; [la cuenta se queda|el trayecto sigue].',
      ],
    },
  ],
  hybrid: [
    {
      opening: [
        'Frenar era perder. [{this}< de {year}>|{this}|{the}|{this}] es {fuel}, y al frenar guarda.',
        'Lo que se va en una frenada puede volver: [{this}< de {year}>|{this}|{the}|{this}] es {fuel}.',
      ],
      thread: [
        'Lo guardado sale en [la siguiente salida|el próximo semáforo], sin que nadie lo pida.',
        'Así, el atasco [devuelve algo|da menos rabia].',
      ],
      closing: [
        'Frena un momento y [ven a verlo|escríbenos].',
        'Lo que guardes para decidir, [que sea poco|gástalo en venir].',
      ],
    },
    {
      opening: [
        'Dos que se entienden no necesitan hablar. En [{this}< de {year}>|{this}|{the}|{this}], {fuel}, se turnan sin avisar.',
        'Hay parejas que se reparten el trabajo sin discutir. [{this}< de {year}>|{this}|{the}|{this}] es {fuel}, y va de eso.',
      ],
      thread: [
        'Uno sale, el otro sostiene: [tú solo notas suavidad|el reparto no se nota].',
        'El acuerdo funciona mejor [donde se para y se arranca|en la calle].',
      ],
      closing: [
        'Falta un tercero [al volante|que decida]: tú.',
        'Para entenderlo [basta sentarse|no hace falta hablar mucho].',
      ],
    },
    {
      opening: [
        'El tráfico no va a cambiar. [{this}< de {year}>|{this}|{the}|{this}] es {fuel}, y cambia cómo se vive.',
        'Hay algo que hacer con los atascos además de sufrirlos: [{this}< de {year}>|{this}|{the}|{this}] es {fuel}.',
      ],
      thread: [
        'Entre parada y parada [descansa el ruido|hay ratos de silencio].',
        'El tráfico pone las paradas; [él, la suavidad|el sistema hace el resto].',
      ],
      closing: [
        'El próximo atasco, [piensa en esto|cuéntalo distinto].',
        'Sal del tráfico un rato y [ven|pásate].',
      ],
    },
    {
      opening: [
        'No todo cambio tiene que ser un salto. [{this}< de {year}>|{this}|{the}|{this}], {fuel}, da un paso.',
        'Entre lo de siempre y lo que viene hay un punto cómodo. Ahí está [{this}< de {year}>|{this}|{the}|{this}], {fuel}.',
      ],
      thread: [
        'Se conduce como siempre, [con algo menos de ruido|con algo más de suavidad].',
        'El paso se da [sin cambiar de costumbres|sin aprender de nuevo].',
      ],
      closing: [
        'El siguiente paso es [corto: una visita|tuyo].',
        'Un paso, [y ya estás dentro|y lo ves de cerca].',
      ],
    },
  ],
} satisfies Partial<Record<Angle, readonly Idea[]>>;
