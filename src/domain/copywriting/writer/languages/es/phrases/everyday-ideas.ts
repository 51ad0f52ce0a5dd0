import type { Angle } from '../../../angle/angles.ts';
import type { Idea } from '../../voice.ts';

/** The car at its first naming, with its year or without. */
const it = '[{this}< de {year}>|{this}|{the}|{this}]';

/** Ideas for cars chosen for what one does with them every day. */
export const everydayIdeas = {
  van: [
    {
      opening: [
        `Un vehículo de trabajo se elige pensando en el día más lleno de la semana. ${it} está pensado para ese día.`,
        `Piensa en tu lunes más complicado, con la carga hasta arriba y tres clientes esperando: ${it} tiene que servirte entonces.`,
      ],
      thread: [
        'En el día más lleno se agradece lo sencillo: [cargar bien, conducir cómodo y llegar a la hora|que nada te haga perder tiempo].',
        'Los días llenos se ganan a primera hora, [con la carga en su sitio|cargando sin perder tiempo].',
      ],
      closing: [
        'Ven a verlo con ese día tan lleno en la cabeza y [mira si te encaja|comprueba si cabe todo].',
        'Si te imaginas en él tu día más complicado [y te sale bien|sin agobios], ya tienes vehículo.',
      ],
    },
    {
      opening: [
        `Una buena herramienta se reconoce porque, al mes, la coges sin pensar. ${it} puede ser eso en tu trabajo.`,
        `Las herramientas no se compran para mirarlas, se compran para que resuelvan. ${it} es una de ellas.`,
      ],
      thread: [
        'Como toda buena herramienta, [no llama la atención: está cuando hace falta|se mide por lo que resuelve al cabo del día].',
        'Una herramienta que responde [te deja pensar en el trabajo y no en el vehículo|te ordena la jornada].',
      ],
      closing: [
        'Las herramientas se eligen en persona, así que [ven a verlo|ven con tus medidas].',
        'Ven a comprobar si es la herramienta [que te falta|que buscabas].',
      ],
    },
    {
      opening: [
        `Hay una hora de la mañana en la que las calles son de quien trabaja. ${it} está hecho para salir a esa hora.`,
        `Cuando se levantan las primeras persianas, ${it} ya puede llevar un rato en marcha.`,
      ],
      thread: [
        'A esa hora, sin tráfico, [se adelanta medio día de trabajo|cada minuto rinde el doble].',
        'De la primera entrega a la última hay muchas horas, y [conviene pasarlas cómodo|todas se hacen sentado en el mismo sitio].',
      ],
      closing: [
        'Mañana a primera hora [podrías estar pensando qué cargar en él|puede ser un buen momento para llamarnos].',
        'La hora de la visita la eliges tú: [también madrugamos|la que mejor le venga a tu trabajo].',
      ],
    },
    {
      opening: [
        `Al cliente le llega tu trabajo y también el vehículo que lo trae. ${it} está para eso.`,
        `Tu negocio se mueve todos los días, y necesita un vehículo que le siga el paso. ${it} puede ser el suyo.`,
      ],
      thread: [
        'Dentro va lo que has prometido entregar, [y por eso importa en qué lo llevas|y tu negocio depende de que llegue].',
        'Quien espera tu pedido juzga tu negocio por [si llegas a la hora|cómo apareces por la puerta].',
      ],
      closing: [
        'Ven a verlo con las medidas de lo que lleva tu negocio y [lo comprobamos juntos|hablamos].',
        'El negocio es tuyo y la decisión también: [ven a verlo cuando quieras|nosotros te lo enseñamos].',
      ],
    },
  ],
  firstCar: [
    {
      opening: [
        `El primer coche es la primera llave que es solo tuya. La de ${it} puede ser esa.`,
        `Antes que la casa propia llega la llave de un coche. La de ${it} todavía no tiene dueño.`,
      ],
      thread: [
        'Con una llave propia se aprende [a volver a la hora que uno quiere|a ir sin pedir favores].',
        'Una llave pesa poco y [cambia una semana entera|abre muchos planes].',
      ],
      closing: [
        'La llave está aquí, [ven a ver cómo te queda en la mano|y la visita es el primer paso].',
        'Primero ven a verlo; [de la llave hablamos después|la llave, si te convence, será tuya].',
      ],
    },
    {
      opening: [
        `El examen enseña a aprobar; a conducir se aprende después. ${it} es un buen coche para esa segunda parte.`,
        `El carnet se saca en unos meses, pero conducir se aprende los días siguientes. Para eso está ${it}.`,
      ],
      thread: [
        'Para aprender hace falta [un coche que responda siempre igual|paciencia y un coche fácil de llevar].',
        'Se aprende primero una calle, luego un barrio y un día [la autopista entera|ya no te acuerdas de que lo estabas aprendiendo].',
      ],
      closing: [
        'La primera lección es fácil: [ven a sentarte y pregunta|ven y ajusta el asiento].',
        'Lo que quieras aprender sobre él [te lo contamos en la visita|pregúntalo sin reparo].',
      ],
    },
    {
      opening: [
        `Del primer coche se habla toda la vida, y casi siempre bien. ${it} está a tiempo de ser el tuyo.`,
        `Cuando hayas tenido cinco coches seguirás acordándote del primero. ${it} puede ser ese recuerdo.`,
      ],
      thread: [
        'El recuerdo se hace [de viajes cortos y amigos en el asiento de atrás|con la primera ruta sin nadie al lado].',
        'Dentro de unos años recordarás [adónde fuiste la primera vez|la canción que sonaba].',
      ],
      closing: [
        'Ese recuerdo puede empezar [el día que vengas a verlo|con una visita].',
        'Ven con quien luego [quieras recordarlo|vaya a contarlo contigo].',
      ],
    },
    {
      opening: [
        `Quien estrena carnet tiene un mapa pequeño que crece solo. ${it} ayuda a hacerlo grande.`,
        `Primero el barrio, después la ciudad y un verano la costa: ${it} va al paso de quien empieza.`,
      ],
      thread: [
        'El mapa crece un poco cada fin de semana, [y lo que parecía lejos deja de estarlo|casi sin darse cuenta].',
        'A la segunda vez, el camino [ya no impone|ya forma parte del mapa].',
      ],
      closing: [
        'Nuestra puerta también cabe en ese mapa: [ven a verlo|te esperamos].',
        'Añade una parada al mapa, [la de la visita|y que sea para venir a verlo].',
      ],
    },
  ],
  family: [
    {
      opening: [
        `En la foto de familia siempre falta alguien que se ha movido y sobra una mochila. ${it} está pensado para esa familia, la de verdad.`,
        `Una familia cabe en una foto, pero no en cualquier coche. En ${it} cabe sin apretarse.`,
      ],
      thread: [
        'Fuera de la foto se quedan las mochilas y los abrigos; [en el coche, en cambio, tienen que caber|aquí encuentran sitio].',
        'Lo que no sale en la foto, [las prisas y las bolsas|las prisas de la mañana], es lo que un buen coche de familia resuelve.',
      ],
      closing: [
        'Venid todos a verlo: [la próxima foto de familia puede ser al lado de este coche|así opina también quien va detrás].',
        'Cuando vengáis, probad los asientos [todos a la vez|de delante y de detrás]: es la mejor prueba.',
      ],
    },
    {
      opening: [
        `De las excursiones en familia siempre se cuenta el lío de la salida. Con ${it} esa parte de la historia se acorta.`,
        `Lo difícil de una excursión con la familia es arrancar. ${it} echa una mano justo ahí.`,
      ],
      thread: [
        'Una salida sin lío [ya es media excursión|pone a todos de buen humor], y el resto viene solo.',
        'Cuando todo está cargado y abrochado, [la excursión empieza de verdad|nadie se acuerda del lío de antes].',
      ],
      closing: [
        'La próxima salida puede ser [para venir a verlo, sin prisa y con todos|la de la visita: aquí no hay lío].',
        'Organizad una salida corta: [hasta aquí, para verlo|la de venir a conocerlo].',
      ],
    },
    {
      opening: [
        `Un coche de familia se juzga un domingo por la tarde, de vuelta y con todos cansados. ${it} pasa bien esa prueba.`,
        `Un domingo en familia dice más que una ficha técnica. ${it} está hecho para muchos domingos.`,
      ],
      thread: [
        'El domingo hace falta [sitio para todos y ninguna prisa|un coche que no añada cansancio].',
        'Entre semana, del domingo quedan [algo de arena y las ganas de repetir|unas migas y las ganas de repetir].',
      ],
      closing: [
        'Para verlo no hace falta esperar al domingo: [ven el martes|elige el día].',
        'Y el próximo domingo, [decidís vosotros adónde|la excursión puede ser en él].',
      ],
    },
    {
      opening: [
        `Con niños, el coche acaba siendo la habitación de la casa que más viaja. En ${it} esa habitación es cómoda.`,
        `Hay una habitación de la casa que tiene ruedas y en la que se pasa media vida. ${it} es de las que se habitan a gusto.`,
      ],
      thread: [
        'En esa habitación se merienda, se canta y [se pregunta cuánto falta|se duerme la siesta de vuelta].',
        'Como en cualquier habitación, [lo importante es que cada uno tenga su sitio|se está bien cuando todo tiene su sitio].',
      ],
      closing: [
        'Ven a ver la habitación [con quien vaya a elegir ventanilla|y sentaos todos].',
        'La habitación está lista para la visita: [faltan los inquilinos|venid cuando queráis].',
      ],
    },
  ],
  city: [
    {
      opening: [
        `La ciudad está llena de huecos que nadie aprovecha porque parecen pequeños. ${it} los aprovecha.`,
        `En ciudad gana quien encuentra el hueco. ${it} tiene las medidas para encontrarlo.`,
      ],
      thread: [
        'Ese hueco en el que otros ni se fijan [es un cuarto de hora ganado|te deja en la puerta].',
        'Quien encuentra hueco a la primera [llega a la hora y de buen humor|empieza mejor la tarde].',
      ],
      closing: [
        'Búscale un hueco a la visita [esta semana|en tu agenda] y ven a verlo.',
        'Aquí también hay un hueco para aparcar: [ven a verlo|te lo guardamos].',
      ],
    },
    {
      opening: [
        `La ciudad avanza a saltos, de semáforo en semáforo. ${it} sabe llevar ese ritmo sin cansarte.`,
        `Parar, arrancar, volver a parar: la ciudad tiene su propio ritmo, y ${it} lo sigue sin esfuerzo.`,
      ],
      thread: [
        'Entre un semáforo y el siguiente [se decide el humor con que llegas|solo hay que dejarse llevar].',
        'Quien coge el ritmo de la ciudad [llega igual y menos cansado|deja de pelear con ella].',
      ],
      closing: [
        'Piénsalo en el próximo semáforo y, [cuando llegues, llámanos|después, ven a verlo].',
        'Para la visita no hay semáforos: [ven cuando quieras|te esperamos].',
      ],
    },
    {
      opening: [
        `Casi todo lo que haces en una semana cabe en un barrio y medio. ${it} está hecho a esa medida.`,
        `La panadería, el mercado, la farmacia, la casa de unos amigos: ${it} se conduce a gusto por el barrio y un poco más allá.`,
      ],
      thread: [
        'En el barrio las distancias son cortas y muchas, [así que importa que cada una cueste poco|y ahí un coche manejable se nota].',
        'Al final de la tarde has dado tres vueltas al barrio y [no te pesa ninguna|apenas te has enterado].',
      ],
      closing: [
        'Pasa por nuestro barrio y [te lo enseñamos|lo ves con calma].',
        'Si tu barrio tiene calles estrechas, [ven a tomarle las medidas|ven con la medida del garaje].',
      ],
    },
    {
      opening: [
        `Para vivir en la ciudad no hace falta un coche grande, hace falta el coche justo. ${it} lo es.`,
        `Lo grande impresiona el primer día y lo justo sirve todos los demás. ${it} está del lado de lo justo.`,
      ],
      thread: [
        'Tener el tamaño justo es [llegar antes y aparcar cerca|no pensar en él: pasar, aparcar y seguir].',
        'En el centro, un palmo de menos [se convierte en tiempo|es un hueco de más], y ahí lo justo gana.',
      ],
      closing: [
        'Ven a comprobar si es justo [lo que necesitas|tu medida].',
        'Lo justo también en palabras: [lo demás es mejor que lo veas|ven y míralo].',
      ],
    },
  ],
  budget: [
    {
      opening: [
        `Hay compras que se deciden en la mesa de la cocina, con un bolígrafo y un papel. ${it} aguanta bien esa mesa.`,
        `Una mesa, un papel y dos columnas, lo que cuesta y lo que da: así conviene mirar ${it}.`,
      ],
      thread: [
        'En el papel va quedando [lo que se usa de verdad|la columna de lo que da], y ahí es donde gana puntos.',
        'El bolígrafo tacha lo superfluo, y [lo que queda es lo que hace falta|queda un coche sin nada de más].',
      ],
      closing: [
        'Trae el papel con tus cuentas y [las terminamos juntos|las repasamos delante del coche].',
        'Cuando el papel esté lleno solo faltará [verlo en persona|una visita].',
      ],
    },
    {
      opening: [
        `Si quitas de un coche todo lo que no vas a usar, queda algo muy parecido a ${it}.`,
        `Lo esencial es lo que se echa de menos cuando falta. ${it} va a eso.`,
      ],
      thread: [
        'Lo esencial es arrancar, llegar y volver, [y que no te cueste de más|todos los días y sin sorpresas].',
        'Lo que no está tampoco se paga, y [lo esencial sí está|esa es la ventaja de ir a lo esencial].',
      ],
      closing: [
        'Lo esencial está dicho: [ahora conviene que lo veas|falta verlo de cerca].',
        'De lo esencial hablamos cuando quieras: [llámanos|escríbenos].',
      ],
    },
    {
      opening: [
        `Hay quien compra deprisa y quien compra bien. ${it} es para los segundos.`,
        `Comprar bien es un oficio que se aprende preguntando y comparando. Con ${it} puedes hacer las dos cosas.`,
      ],
      thread: [
        'Compáralo con otros sin reparo: [cuanto más se compara, mejor se compra|los datos están para eso].',
        'Quien compra bien lee el anuncio dos veces, y [a la segunda apunta sus preguntas|luego viene a comprobarlo].',
      ],
      closing: [
        'Quien compra bien viene a verlo antes, así que [te esperamos|elige el día].',
        'Pregunta todo lo que quieras: [comprar bien empieza así|es lo que haríamos nosotros].',
      ],
    },
    {
      opening: [
        `El dinero duele menos cuando se entiende en qué se va. Con ${it} se entiende a la primera.`,
        `Con los datos claros se compra mejor. ${it} va con los suyos por delante.`,
      ],
      thread: [
        'Con los datos delante, [cada cual hace sus cuentas|las cuentas se hacen en un rato].',
        'Cuando la cuenta se entiende, [se decide con más tranquilidad|sobra casi todo lo demás].',
      ],
      closing: [
        'Si algo de la cuenta no se entiende, [pregúntalo y te lo aclaramos|lo vemos contigo].',
        'Las dudas las resolvemos en persona, [cuando vengas a verlo|delante del coche].',
      ],
    },
  ],
  commuter: [
    {
      opening: [
        `Entre la casa y el trabajo hay una segunda jornada que nadie paga. ${it} la hace más corta.`,
        `El trayecto de cada día es media jornada de la que nadie habla. Con ${it} se lleva mucho mejor.`,
      ],
      thread: [
        'En esa otra jornada cuentan pocas cosas, [el asiento, el ruido y el humor|pero cuentan todos los días].',
        'Una mejora pequeña en el trayecto, repetida cada mañana, [acaba siendo una mejora muy grande|al cabo del año son días enteros].',
      ],
      closing: [
        'Desvíate un día de tu trayecto y [ven a verlo|pásate por aquí].',
        'Mañana, en el trayecto, [piensa cómo sería hacerlo en este coche|acuérdate de estas líneas].',
      ],
    },
    {
      opening: [
        `Te sabes de memoria tu carretera: la curva, el bache, el semáforo largo. En ${it} se hace más corta.`,
        `La carretera de siempre ya no se mira, se soporta. En ${it} vuelve a ser un rato agradable.`,
      ],
      thread: [
        'El bache sigue en su sitio, [pero desde aquí se nota menos|lo que cambia es cómo lo pasas].',
        'Cuando la carretera se sabe de memoria, [lo que se agradece es ir cómodo|lo único que se puede mejorar es el coche].',
      ],
      closing: [
        'Cambia un día la carretera de siempre por la que trae hasta aquí y [míralo|decide].',
        'Ese semáforo tan largo es buen sitio para [pensarlo|decidirse a llamar].',
      ],
    },
    {
      opening: [
        `Lo que se hace todos los días merece hacerse bien, y conducir es una de esas cosas. ${it} ayuda.`,
        `Una molestia pequeña, repetida cada mañana, acaba siendo grande. ${it} empieza por quitarla.`,
      ],
      thread: [
        'Lo bueno también se repite: [un asiento cómodo, todas las mañanas|cada mañana la misma suavidad].',
        'Se elige una vez y se disfruta todos los días, [que es la mejor forma de elegir|y eso no pasa con casi nada].',
      ],
      closing: [
        'La visita, en cambio, se hace solo una vez: [ven y sal de dudas|elige un rato y ven].',
        'Si vas a usarlo todos los días, [conviene verlo primero con calma|merece la pena venir a verlo].',
      ],
    },
    {
      opening: [
        `El día empieza y acaba en el mismo asiento. El de ${it} es un buen sitio para las dos cosas.`,
        `Antes del primer café y después de la última reunión hay un asiento: conviene que sea el de ${it}.`,
      ],
      thread: [
        'Por la mañana en ese asiento se empieza con calma y [por la tarde te lleva a casa descansado|por la tarde es donde primero se descansa].',
        'Entre un viaje y otro cabe una jornada entera, y [el asiento está igual de bien a la vuelta|aun así la vuelta no se hace larga].',
      ],
      closing: [
        'Ven a sentarte: [en ese asiento se decide casi todo|el asiento te lo dirá antes que nosotros].',
        'Abre la puerta, ajusta el asiento y [dinos qué te parece|decide con calma].',
      ],
    },
  ],
  traveller: [
    {
      opening: [
        `Un viaje se planea por el destino y se recuerda por el camino. ${it} está pensado para el camino.`,
        `Hay quien viaja preguntando cuánto falta y quien viaja mirando por la ventanilla. ${it} es para los segundos.`,
      ],
      thread: [
        'El camino se recuerda cuando se hace cómodo, [con el paisaje pasando y nadie mirando el reloj|y entonces el destino puede esperar].',
        'Por la ventanilla pasan olivos, ríos y provincias enteras, [y esa es la mitad del viaje|y nadie pregunta cuánto falta].',
      ],
      closing: [
        'El camino hasta aquí es corto, [pero también cuenta: ven a verlo|y al final está él].',
        'Elige destino, mira el mapa y [ven a verlo antes de salir|hablamos].',
      ],
    },
    {
      opening: [
        `Para ir lejos hacen falta pocas cosas: un buen asiento, un ritmo tranquilo y una canción. ${it} pone las dos primeras.`,
        `Los viajes largos se hacen con cosas pequeñas, y ${it} las cuida: el asiento, el ruido, el ritmo.`,
      ],
      thread: [
        'El ritmo, en autopista, se coge y se olvida, [y los kilómetros van pasando|como en una buena canción].',
        'La canción la eliges tú; [de lo demás se encarga el coche|el ritmo ya lo lleva él].',
      ],
      closing: [
        'Elige la canción y [ven a sentarte un rato|llámanos].',
        'Lejos se llega empezando por algo cercano, [como una visita|y la visita está cerca].',
      ],
    },
    {
      opening: [
        `La verdad de un coche se sabe al bajarse después de muchas horas. De ${it} uno se baja entero.`,
        `Después de un viaje largo, la espalda es la que opina. Con ${it} no se queja.`,
      ],
      thread: [
        'Esa verdad se nota en los hombros, [cuando al llegar siguen sueltos|y no en un folleto].',
        'Después de varias horas, [en un buen coche uno sigue teniendo ganas de hablar|la espalda sigue callada, que es lo que se le pide].',
      ],
      closing: [
        'Ven, siéntate un buen rato y [que tu espalda opine|pregúntale a tu espalda].',
        'La última palabra la tiene tu espalda: [tráela y siéntate|ven a sentarte].',
      ],
    },
    {
      opening: [
        `Hay un momento del viaje, pasada la primera parada, en que nadie habla y todos van bien. ${it} está hecho para ese momento.`,
        `Después de la primera parada llega la mejor parte del viaje. En ${it} esa parte es más larga.`,
      ],
      thread: [
        'En ese momento solo hay [paisaje y marcha constante|una carretera larga y ninguna prisa].',
        'El silencio de ese momento no pesa, [descansa|y nadie quiere romperlo].',
      ],
      closing: [
        'Haz aquí la próxima parada y [te lo enseñamos|míralo con calma].',
        'La siguiente parada puede ser la visita: [te esperamos|tú dices cuándo].',
      ],
    },
  ],
  allRound: [
    {
      opening: [
        `El lunes no se parece al sábado, y el mismo coche tiene que servir para los dos. ${it} sirve.`,
        `Hay semanas en las que ningún día se parece al anterior. ${it} sirve para todos.`,
      ],
      thread: [
        'De lunes a viernes [recados y atascos; el sábado, lo que apetezca|se trabaja; el fin de semana se respira], y el coche es el mismo.',
        'Los días cambian, y [lo que se agradece es que el coche no complique ninguno|el coche vale para todos].',
      ],
      closing: [
        'Elige un día cualquiera de tu semana y [ven a verlo|pásate].',
        'Si se parece a tu semana, [lo verás en cuanto te sientes|ven a comprobarlo].',
      ],
    },
    {
      opening: [
        `Un coche para todo no tiene que ser el mejor en nada, tiene que estar bien en cada cosa. ${it} lo está.`,
        `Pocas personas necesitan un coche extraordinario un día al año; casi todas necesitan uno bueno a diario. ${it} está hecho para esas.`,
      ],
      thread: [
        'Estar bien en todo es [más difícil de lo que parece, y se nota con el uso|lo que más se agradece al cabo de un mes].',
        'Lo que se hace a diario es casi toda la vida, [y ahí es donde tiene que estar bien|y para eso está].',
      ],
      closing: [
        'Ven a ver si está bien también [para ti|en lo tuyo].',
        'Piensa en lo que le pides a un coche a diario y [ven a compararlo|pregúntanos].',
      ],
    },
    {
      opening: [
        `Un coche que se usa mucho se acaba amoldando, como unos buenos zapatos. ${it} está listo para amoldarse a ti.`,
        `Los mejores zapatos son los que no notas. Con ${it} pasa algo parecido.`,
      ],
      thread: [
        'Como unos buenos zapatos, [va a todas partes y no aprieta en ninguna|sirve para el trabajo y para el paseo].',
        'La comodidad de los zapatos se sabe después de andar mucho, y [la de un coche, después de usarlo a diario|la de un coche también].',
      ],
      closing: [
        'Los zapatos se eligen con los pies y los coches sentado: [ven a ver cómo te queda|ven y siéntate].',
        'Para saber si es de tu número, [ven a sentarte un rato|hay que venir].',
      ],
    },
    {
      opening: [
        `Las cosas que funcionan bien no se notan, y por eso casi nunca se habla de ellas. De ${it} sí conviene hablar.`,
        `Lo que mejor funciona en una casa es lo que nadie nombra. ${it} puede ser una de esas cosas.`,
      ],
      thread: [
        'Sin hacerse notar te lleva [al trabajo, a la compra y a la playa|a donde toque cada día], que es lo que se le pide.',
        'Que no se note es [una virtud que se aprecia con el tiempo|lo mejor que puede decirse de un coche de diario].',
      ],
      closing: [
        'Para notarlo por una vez, [ven a verlo de cerca|hay que venir].',
        'Lo que no se nota en un anuncio se nota [en una visita|sentado dentro]: ven.',
      ],
    },
  ],
} satisfies Partial<Record<Angle, readonly Idea[]>>;
