import type { Idea } from '../../voice.ts';

/** How a damaged car is presented after the idea's first words: crashed, or to be repaired. */
const told =
  '[{this}< de {year}> está {crash}<: {damage}>||{this}< de {year}> está para reparar<: {damage}>||{this}< de {year}> necesita taller<: {damage}>].< {states}.>';
const toldWith =
  '[{this}< de {year}> está {crash}<, con {damageThings}>||{this}< de {year}> está por arreglar<: {damage}>].< {states}.>';

/** For cars that somebody has to repair first. */
export const damagedIdeas: readonly Idea[] = [
  {
    opening: [
      `Quien repara coches lo sabe: la primera mirada sirve para saber por dónde empezar. ${told}`,
      `Antes de reparar un coche hay que mirarlo bien. ${told}`,
    ],
    thread: [
      'El daño está dicho; [ahora van los datos|siguen los datos que pedirá el taller].',
      'Vista la parte difícil, quedan por mirar [la mecánica y los kilómetros|los datos, uno por uno].',
    ],
    closing: [
      'La primera mirada puedes darla tú, [en persona|antes de cualquier cuenta].',
      'Una mirada de cerca vale por [muchas fotos|diez llamadas]: ven a darla.',
    ],
  },
  {
    opening: [
      `Hay quien ante un golpe se va y quien saca papel y lápiz. ${told}`,
      `Una decisión así se toma con un papel y dos columnas. ${told}`,
    ],
    thread: [
      'En la segunda columna del papel van [los datos del coche|los datos que siguen].',
      'Junto al daño, en el papel van también [el motor y los kilómetros|los números del motor].',
    ],
    closing: [
      'El papel es tuyo; [los números, los que hay aquí|nosotros ponemos los datos].',
      'Al final las cuentas las haces tú, quizá con un chapista: [venid juntos|tráelo].',
    ],
  },
  {
    opening: [
      `Un coche se puede mirar como está o como estará. ${toldWith}`,
      `Con trabajo, un coche así puede llegar a ser otro. ${told}`,
    ],
    thread: [
      'Entre cómo está y cómo estará hay [recambios, horas y oficio|un taller].',
      'Para lo que será cuentan el motor, los kilómetros y [quien lo trabaje|las manos].',
    ],
    closing: [
      'Cómo está, ya lo sabes; [cómo estará depende de ti|el resto lo decides tú].',
      'Ven a mirarlo como está, si ya [lo imaginas terminado|ves el final].',
    ],
  },
  {
    opening: [
      `La franqueza ahorra tiempo a todos. ${told}`,
      `Preferimos que te enteres aquí y no al llegar. ${told}`,
    ],
    thread: [
      'Con la misma franqueza te contamos [los datos|lo que queda].',
      'Dicho lo que no va, [el resto se dice igual de claro|se puede hablar de lo demás].',
    ],
    closing: [
      'La franqueza vale hasta el final: [pregunta, mira, comprueba|haz la pregunta incómoda].',
      'Si tienes preguntas difíciles, [haz esas|empieza por ellas]: son las útiles.',
    ],
  },
  {
    opening: [
      `Primero los problemas, como entre gente seria. ${toldWith}`,
      `Lo difícil conviene decirlo en la primera línea. ${told}`,
    ],
    thread: [
      'Aclarado lo difícil, [lo demás se lee mejor|se puede hablar de números].',
      'Quitado ese peso, [vienen los datos|la ficha sigue].',
    ],
    closing: [
      'Preferimos una pregunta hoy a [una sorpresa mañana|un reproche después].',
      'Entre gente seria basta poco: [una visita y dos preguntas|una visita].',
    ],
  },
  {
    opening: [
      `En cada taller hay un rincón para los trabajos que merecen la pena. ${told}`,
      `Todo chapista guarda sitio para un encargo propio. ${told}`,
    ],
    thread: [
      'Si merece la pena lo dicen tres cosas: [el motor, los kilómetros, el precio|mecánica, uso y precio].',
      'Para saberlo bastan [pocos datos, y están aquí|unos números].',
    ],
    closing: [
      'Si para ti merece la pena, [lo sabrás en una visita|ven a confirmarlo].',
      '¿Tienes libre ese rincón? [Hablemos|Entonces, hablemos].',
    ],
  },
  {
    opening: [
      `Ponemos todas las cartas sobre la mesa, boca arriba. ${told}`,
      `Aquí no hay ninguna carta escondida. ${told}`,
    ],
    thread: [
      'Las demás cartas son [los datos que siguen|los datos del motor y el precio].',
      'Las otras cartas son [la mecánica y los kilómetros|los datos que siguen].',
    ],
    closing: [
      'Ahora te toca: [mira las cartas y decide|haz tus cuentas].',
      'Las cartas ya las has visto; [la próxima jugada es venir|falta la visita].',
    ],
  },
  {
    opening: [
      `Hay compras para todos y compras para quien sabe. ${toldWith}`,
      `No es un anuncio para curiosos. ${told}`,
    ],
    thread: [
      'Quien sabe tiene aquí [los números que pide|con qué trabajar].',
      'A quien sabe le bastan los datos; [a los demás se los explicamos|el resto se pregunta].',
    ],
    closing: [
      'Si eres de los que saben, [nos entenderemos pronto|hablaremos poco].',
      'Quien sabe hace preguntas precisas: [las esperamos|son bienvenidas].',
    ],
  },
  {
    opening: [
      `El precio de un coche también cuenta lo que le falta. ${told}`,
      `Empezamos por aquí porque por aquí empieza el precio. ${told}`,
    ],
    thread: [
      'El daño y los datos del coche [se leen juntos|forman una sola cuenta].',
      'El daño es una parte de la cuenta y [los datos técnicos son la otra|la mecánica, la otra].',
    ],
    closing: [
      'El punto de partida lo conoces; [la otra cifra te la da el taller|falta el presupuesto].',
      'Pide presupuesto a quien lo vaya a reparar y [ponlo junto al precio|compáralo].',
    ],
  },
  {
    opening: [
      `Hay coches para quien sabe terminar un trabajo. ${told}`,
      `Aquí queda trabajo por hacer, y conviene decirlo lo primero. ${told}`,
    ],
    thread: [
      'Lo que habrá que hacer [lo dirá el taller|se ve en persona]; los datos, los que hay aquí.',
      'Terminarlo pide tiempo y recambios, y [conviene contarlos|de eso va la cuenta].',
    ],
    closing: [
      'Quien lo termine tendrá que conocerlo antes: [se empieza con una visita|ven].',
      'Si ese trabajo [te interesa|es de los tuyos], ven a verlo con tiempo.',
    ],
  },
];
