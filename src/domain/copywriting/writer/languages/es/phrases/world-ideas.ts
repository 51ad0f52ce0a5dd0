import type { Angle } from '../../../angle/angles.ts';
import type { Idea } from '../../voice.ts';

/** The car at its first naming, with its year or without. */
const it = '[{this}< de {year}>|{this}|{the}|{this}]';

/** Ideas for cars chosen for what they are: sporting, open, old, new, wild, fine or beautiful. */
export const worldIdeas = {
  sports: [
    {
      opening: [
        `Hay una hora del domingo, muy temprano, en la que la carretera está vacía. ${it} es para quien conoce esa hora.`,
        `A quien le gusta conducir no le importa madrugar un domingo. ${it} da buenas razones para hacerlo.`,
      ],
      thread: [
        'A esa hora las curvas están vacías y [conducir vuelve a ser un placer sencillo|se enlazan una tras otra sin prisa].',
        'La hora pasa sin mirar el reloj, y [al volver a casa los demás aún duermen|siempre parece que ha durado media].',
      ],
      closing: [
        'La hora de la visita la eliges tú, [y no hace falta madrugar|domingo aparte].',
        'Resérvate una hora libre y [ven a verlo|empieza por venir a verlo].',
      ],
    },
    {
      opening: [
        `Todos tenemos una carretera que no lleva a ningún sitio y que hacemos dos veces. ${it} se ha hecho para ella.`,
        `Salir a conducir sin tener adónde ir también es un plan. Con ${it}, uno de los mejores.`,
      ],
      thread: [
        'La segunda vez se hace mejor que la primera, [con menos prisa y más gusto|porque ya se sabe dónde disfrutar].',
        'Dar la vuelta para repetir esa carretera [es la mejor señal de que el coche gusta|lo dice todo].',
      ],
      closing: [
        'Esta vez la carretera sí lleva a algún sitio: [hasta aquí, para verlo|a una visita].',
        'Si ya estás pensando en esa carretera, [ven a verlo antes|toca venir a verlo].',
      ],
    },
    {
      opening: [
        `Quien disfruta conduciendo busca un coche que responda a cada gesto. ${it} está hecho para eso.`,
        `Hay coches que solo te llevan y coches que responden a cada gesto. ${it} es de los segundos.`,
      ],
      thread: [
        'Giras un poco el volante y [el coche va exactamente ahí|la respuesta llega clara], curva tras curva.',
        'En una carretera de curvas, [el ritmo lo pones tú con el pie|cada gesto tuyo tiene respuesta].',
      ],
      closing: [
        'Ven a sentarte al volante: [en un minuto sabrás de qué hablamos|lo primero que notarás es la dirección].',
        'Esto se nota mejor en persona: [llámanos y elige día|ven a verlo].',
      ],
    },
    {
      opening: [
        `Uno es razonable casi toda la semana para poder dejar de serlo un rato. ${it} es ese rato.`,
        `La razón elige el seguro y el garaje; el coche, a veces, lo elige otra cosa. Así se elige ${it}.`,
      ],
      thread: [
        'También hay razones, por supuesto, [y están en los datos|pero ninguna se siente como la primera curva].',
        'La razón, en una carretera de curvas, [se queda callada|acaba disfrutando como los demás].',
      ],
      closing: [
        'Deja la razón en casa un rato y [ven a sentarte|ven a verlo].',
        'Trae también la razón si quieres: [con los números delante, no protestará|hay asiento para ella].',
      ],
    },
    {
      opening: [
        `Un buen volante se entiende antes con las manos que con la cabeza. El de ${it} es de esos.`,
        `Hay cosas de un coche que solo saben las manos, y en ${it} son las mejores.`,
      ],
      thread: [
        'Las manos notan el peso, el apoyo y el momento justo de girar, [que son cosas que una ficha no cuenta|y eso es lo que se recuerda al bajar].',
        'Lo que sienten las manos en una curva [no sale en ninguna foto|explica mejor que nada este coche].',
      ],
      closing: [
        'Ven a poner las manos en el volante y [decide después|deja que opinen].',
        'Estas líneas no pueden decir más: [el resto lo saben las manos|ahora les toca a tus manos].',
      ],
    },
  ],
  open: [
    {
      opening: [
        `Encima de cualquier carretera hay un cielo que casi nadie mira. Con ${it} se vuelve a mirar.`,
        `El cielo siempre está ahí, pero los techos lo tapan. ${it} lo arregla en un momento.`,
      ],
      thread: [
        'Con el cielo encima, el trayecto de siempre [parece otro|se convierte en un paseo].',
        'El cielo cambia cada día y, [sin techo, el camino cambia con él|por eso ningún paseo es igual].',
      ],
      closing: [
        'Elige un día de cielo despejado y [ven a verlo|pásate].',
        'Mira hacia arriba, y si está despejado, [llámanos|es buen momento para venir].',
      ],
    },
    {
      opening: [
        `Hay tardes de junio en las que nadie tiene ganas de llegar a casa. ${it} está hecho para alargarlas.`,
        `Las tardes largas piden volver despacio y por el camino más bonito. ${it} es el coche para hacerlo.`,
      ],
      thread: [
        'Volver despacio, con la capota abierta, [huele a campo y a verano|es media tarde ganada].',
        'Mientras dura la luz [dura el paseo|siempre se puede dar un rodeo].',
      ],
      closing: [
        'Reserva una tarde para venir a verlo, [y que sea de las largas|con capota o sin ella].',
        'La próxima tarde larga puede [empezar aquí|tener un plan nuevo].',
      ],
    },
    {
      opening: [
        `Abrir la capota convierte un recado en un paseo. Con ${it} lo haces cuando quieras.`,
        `Con la capota cerrada es un coche; con la capota abierta es un plan. Así se entiende ${it}.`,
      ],
      thread: [
        'Con la capota abierta se oyen la calle, los pájaros y [la radio del coche de al lado|el mar, si está cerca].',
        'Al abrir la capota [entran el sol, el aire y el ruido de la calle|cambia hasta el recorrido de siempre].',
      ],
      closing: [
        'Ven a ver cómo se abre la capota y [mira hacia arriba|decide después].',
        'Hace falta un buen día y poco más: [ven a verlo|el día lo eliges tú].',
      ],
    },
    {
      opening: [
        `El aire de la tarde es distinto en cada calle, y solo se nota sin techo. En ${it} se nota.`,
        `Hay quien viaja mirando el aire pasar y quien viaja dentro de él. ${it} es para los segundos.`,
      ],
      thread: [
        'El aire cambia al salir de la ciudad, [y ese momento merece el viaje|y uno levanta el pie para que dure].',
        'Con el aire en la cara, [nadie tiene prisa por llegar|hasta un recado parece una escapada].',
      ],
      closing: [
        'Ven a tomar el aire y [de paso lo miras|te lo enseñamos].',
        'El aire es gratis y la visita también: [elige día|te esperamos].',
      ],
    },
  ],
  classic: [
    {
      opening: [
        `Un coche con tantos años se recuerda con las manos: el tacto, el olor, el sonido de la puerta. ${it} conserva ese poder.`,
        `Hay recuerdos que vuelven al sentarse en un coche de otra época. ${it} los despierta.`,
      ],
      thread: [
        'El recuerdo está en los mandos y en el sonido, [y aparece sin avisar|no en los datos].',
        'Con las manos en el volante [vuelven otros viajes, propios o heredados|el tiempo se afloja un poco].',
      ],
      closing: [
        'Ven a ver qué recuerdos [te despierta|guarda para ti].',
        'Los recuerdos se ejercitan de cerca: [siéntate y verás|ven a sentarte].',
      ],
    },
    {
      opening: [
        `Hubo un tiempo en que los coches se conocían de oído. ${it} viene de ese tiempo.`,
        `Antes de que hubiera pantallas, los coches se escuchaban. ${it} todavía se entiende así.`,
      ],
      thread: [
        'De oído se sabe si va frío y si va a gusto, [y no hay ningún menú que aprender|con una llave como único manual].',
        'Todo está donde se ve y se oye, [sin menús ni pantallas|que es lo que gusta de una época así].',
      ],
      closing: [
        'Ven con tiempo y [escúchalo de cerca|aguza el oído].',
        'De oído se elige mejor en persona, así que [llámanos y ven|te esperamos].',
      ],
    },
    {
      opening: [
        `Que un coche llegue hasta hoy ya es una historia. La de ${it} puede seguir contigo.`,
        `Un coche de otra época no se compra solo para conducirlo, también para que su historia continúe. ${it} está en ese punto.`,
      ],
      thread: [
        'El siguiente capítulo de esa historia lo escribe [quien lo conduzca los domingos|quien venga a buscarlo].',
        'Un coche así pide tiempo y calma, [y los devuelve con creces|y a cambio regala historias].',
      ],
      closing: [
        'Si quieres que la historia siga, [ven a conocerlo|hablemos].',
        'La historia continúa con una visita, [y la fecha la pones tú|la tuya].',
      ],
    },
    {
      opening: [
        `Hay proporciones que ya nadie dibuja, y se echan de menos. ${it} todavía las tiene.`,
        `Los coches de otra época se reconocen por la silueta, y ${it} tiene una que no se confunde con ninguna.`,
      ],
      thread: [
        'En marcha, esas proporciones [cuentan su época mejor que un libro|hacen volver la cabeza a los que saben].',
        'Hoy nadie dibujaría así, [y por eso da gusto mirarlo|de ahí viene su encanto].',
      ],
      closing: [
        'En foto se pierde la mitad: [ven a rodearlo despacio|dale una vuelta en persona].',
        'Ven a mirar esas proporciones [con calma y desde lejos|de cerca].',
      ],
    },
  ],
  fresh: [
    {
      opening: [
        `Un coche casi sin estrenar es como un cuaderno en blanco: dan ganas de empezar bien. ${it} tiene casi todas las páginas por escribir.`,
        `Hay pocas cosas tan agradables como un cuaderno nuevo. ${it} se le parece.`,
      ],
      thread: [
        'En las primeras páginas irán [los primeros viajes que elijas|tus rutas de siempre y alguna nueva].',
        'El cuaderno está casi en blanco, y [la letra la pones tú|eso también tiene su emoción].',
      ],
      closing: [
        'La primera línea puede ser [una visita|la llamada de hoy].',
        'Escríbenos y [empezamos la primera página|ponle fecha a la primera página].',
      ],
    },
    {
      opening: [
        `Entre encargar un coche y tenerlo suelen pasar meses. Con ${it} te ahorras la espera.`,
        `Esperar un coche tiene su encanto, pero conducirlo tiene más. ${it} ya está aquí.`,
      ],
      thread: [
        'Sin esperas, la ilusión llega entera, [y los planes empiezan antes|que es como mejor se disfruta].',
        'Está aquí, así que [se disfruta antes|se puede empezar a usar enseguida].',
      ],
      closing: [
        'No hagas esperar a la curiosidad: [ven a verlo|llámanos].',
        'Lo único que espera aquí es él, [a que vengas a verlo|y te espera a ti].',
      ],
    },
    {
      opening: [
        `Los primeros kilómetros de un coche no se olvidan, y en ${it} casi todos están por hacer.`,
        `Cada coche tiene un mapa de los sitios en los que ha estado. El de ${it} está casi en blanco.`,
      ],
      thread: [
        'En ese mapa caben [tu calle, la playa y todo lo que hay en medio|el trabajo de diario y el próximo verano].',
        'Marcar los primeros sitios en el mapa [es lo mejor de empezar|te toca a ti].',
      ],
      closing: [
        'Marca el primer punto del mapa [aquí, el día de la visita|y ven a verlo].',
        'El mapa puede empezar [con un paseo hasta nuestra puerta|donde estamos: ven a verlo].',
      ],
    },
    {
      opening: [
        `Los buenos comienzos se notan en los detalles pequeños. ${it} es un buen comienzo.`,
        `Hay días en que apetece empezar algo de cero. ${it} es una manera de hacerlo.`,
      ],
      thread: [
        'Un comienzo necesita [rutas, costumbres y canciones, y todas las eliges tú|pocas cosas, y ya están aquí].',
        'Después llegará la costumbre; [ahora toca disfrutar de lo nuevo|el comienzo, mientras tanto, es todo tuyo].',
      ],
      closing: [
        'Los comienzos no conviene aplazarlos mucho: [ven a verlo|llámanos].',
        'Puedes empezar hoy, [con una llamada|escribiéndonos dos líneas].',
      ],
    },
  ],
  wild: [
    {
      opening: [
        `En los mapas hay líneas gruesas y líneas finas, y lo bueno suele estar al final de las finas. ${it} llega hasta ahí.`,
        `Si despliegas un mapa verás que casi todo está fuera de las carreteras grandes. ${it} está hecho para ese resto.`,
      ],
      thread: [
        'Por las líneas finas del mapa se va despacio, [mirando, y es donde mejor se respira|y cada curva enseña algo].',
        'Donde el mapa deja de dar detalles [cuentan el apoyo, la vista y la calma|se agradece un coche que pisa firme].',
      ],
      closing: [
        'Trae el mapa y [dinos adónde quieres ir|lo desplegamos encima del capó].',
        'Nuestra puerta sale en el mapa: [ven a verlo|está en una línea gruesa].',
      ],
    },
    {
      opening: [
        `Hay quien lava el coche los domingos y quien los domingos lo ensucia. ${it} está con los segundos.`,
        `Un poco de barro en las aletas cuenta un buen fin de semana. ${it} sabe llevarlo con naturalidad.`,
      ],
      thread: [
        'El barro se quita con agua, y [lo que queda es el recuerdo del camino|el fin de semana no lo quita nadie].',
        'Debajo del barro [sigue habiendo un coche cómodo para el lunes|está el mismo coche con el que irás a trabajar].',
      ],
      closing: [
        'Ven a verlo ahora que está limpio, [que ya le tocará el barro|y piensa dónde lo vas a ensuciar].',
        'El próximo barro [lo eliges tú|tiene que ser tuyo]: ven a verlo.',
      ],
    },
    {
      opening: [
        `El silencio de verdad suele estar al final de un camino de tierra. ${it} te lleva hasta allí.`,
        `Donde el teléfono pierde la cobertura empieza lo mejor del fin de semana. ${it} llega hasta ahí.`,
      ],
      thread: [
        'Un camino de tierra enseña a ir despacio, [a mirar y a escuchar|y al final siempre hay una sombra].',
        'Cuando se acaba el asfalto, [el silencio empieza a ganar terreno|uno baja la ventanilla y escucha].',
      ],
      closing: [
        'Para venir aquí basta el asfalto: [los caminos de tierra, después|te esperamos].',
        'Antes de perderte por esos caminos, [pasa a verlo|llámanos mientras haya cobertura].',
      ],
    },
    {
      opening: [
        `No todos los sitios buenos tienen calle y número. ${it} es para quien va a los otros.`,
        `Siempre hay un camino que se deja para otro día. Con ${it} ya no hay excusa.`,
      ],
      thread: [
        'A esos sitios se llega por [cuestas, pistas y prados|caminos que no salen en el navegador].',
        'Ese camino que siempre dejabas [queda a media hora y vale la pena|no era tan difícil].',
      ],
      closing: [
        'Nuestra dirección sí tiene calle y número: [ven cuando quieras|apúntala].',
        'Empieza por el camino fácil, [el que trae hasta aquí|el de la visita].',
      ],
    },
  ],
  luxury: [
    {
      opening: [
        `Hoy el verdadero lujo es el tiempo, y hay coches que saben cuidarlo. ${it} es uno de ellos.`,
        `Hay minutos que cansan y minutos que descansan. A bordo de ${it} abundan los segundos.`,
      ],
      thread: [
        'A bordo el tiempo pasa sin ruido, [y eso se nota al llegar|y hasta un atasco parece una pausa].',
        'Un minuto con la puerta cerrada [explica este coche mejor que un folleto|basta para entender de qué hablamos].',
      ],
      closing: [
        'Regálate un rato de ese tiempo y [ven a verlo|siéntate dentro].',
        'El tiempo de la visita lo marcas tú: [no tenemos prisa|ven con calma].',
      ],
    },
    {
      opening: [
        `Una puerta que cierra bien dice mucho del resto del coche. La de ${it} deja la calle fuera.`,
        `Todo empieza al cerrar la puerta. Detrás de la de ${it}, la calle baja el volumen.`,
      ],
      thread: [
        'Detrás de esa puerta [la prisa se queda fuera y los detalles se notan|el viaje es otra cosa].',
        'Se cierra la puerta y [dentro empieza la calma|la calle se queda a lo suyo].',
      ],
      closing: [
        'Ven, cierra la puerta y [escucha un momento|dinos qué oyes].',
        'La puerta está abierta para ti: [ven a cerrarla desde dentro|avísanos y te esperamos].',
      ],
    },
    {
      opening: [
        `Hay hoteles en los que uno baja la voz al entrar, sin que nadie se lo pida. ${it} produce el mismo efecto.`,
        `Los sitios bien hechos cambian a quien entra en ellos. ${it} es uno de esos sitios.`,
      ],
      thread: [
        'Como en un buen hotel, [todo está a mano y nada se anuncia|lo mejor es lo que no molesta].',
        'Los hombros bajan solos, [y la voz también|igual que en un buen hotel].',
      ],
      closing: [
        'Entra, quédate un rato y [mira los detalles|baja la voz].',
        'La estancia empieza con una visita: [resérvala cuando quieras|llámanos].',
      ],
    },
    {
      opening: [
        `Quien no necesita demostrar nada elige con calma. ${it} está hecho para esa forma de elegir.`,
        `La calma también es una forma de elegancia. ${it} la tiene parado y en marcha.`,
      ],
      thread: [
        'Con calma se ven los detalles, [y aquí merece la pena fijarse|que son los que hacen la diferencia].',
        'En marcha, esa calma es [no oír la calle y no tener que corregir nada|la manera de llegar].',
      ],
      closing: [
        'Con la misma calma, [ven cuando quieras|elige el día y te lo enseñamos].',
        'No hay prisa: [míralo con calma y decide después|las buenas elecciones se toman así].',
      ],
    },
  ],
  style: [
    {
      opening: [
        `Un buen traje no se nota en la percha, se nota al andar. Con ${it} pasa lo mismo.`,
        `La elegancia se ve mejor en movimiento, en un traje y en un coche. ${it} lo demuestra al pasar.`,
      ],
      thread: [
        'Como en un traje bien cortado, [de perfil no le sobra ni le falta nada|la clave está en la línea].',
        'Al pasar deja una silueta limpia, [y con eso basta|como quien lleva bien un traje].',
      ],
      closing: [
        'Un traje se mira en el espejo y un coche se mira de cerca: [ven a verlo|ven y dinos cómo te queda].',
        'Ven a ver cómo te sienta: [el espejo lo ponemos nosotros|con los ojos basta].',
      ],
    },
    {
      opening: [
        `Hay un gesto que delata a un buen diseño: aparcar, alejarse y volver la cabeza. ${it} lo provoca.`,
        `Uno se gira para mirar lo que le gusta, sin pensarlo. Con ${it} pasa al dejarlo aparcado.`,
      ],
      thread: [
        'Al girarse, la mirada se queda en [la línea del techo|las proporciones], que es donde está el acierto.',
        'Girarse a mirarlo [es la mejor opinión sobre su línea|dice de su línea más que cualquier adjetivo].',
      ],
      closing: [
        'Ven, míralo y vete: [si te giras, ya tienes la respuesta|si vuelves la cabeza, ya lo sabes].',
        'Es fácil saberlo: [ven a verlo y fíjate en si te giras al irte|míralo en persona y aléjate unos pasos].',
      ],
    },
    {
      opening: [
        `Diseñar bien es saber qué quitar. A ${it} le han dejado justo lo necesario.`,
        `Un buen dibujo se reconoce porque no le sobra ningún trazo. ${it} está dibujado así.`,
      ],
      thread: [
        'Sin adornos de más, [las formas se ven limpias|la línea se sigue de un vistazo].',
        'Cada trazo lleva al siguiente, [y la mirada lo sigue sin tropezar|del faro a la zaga].',
      ],
      closing: [
        'Un dibujo así se mira mejor al natural: [ven a verlo|te esperamos].',
        'Ven a seguir la línea [con calma, de punta a punta|de cerca].',
      ],
    },
    {
      opening: [
        `En una calle llena de coches parecidos siempre hay uno que se mira. ${it} es ese.`,
        `Una calle cualquiera se puede mirar como un museo si hay algo que merezca la pena. ${it} lo merece.`,
      ],
      thread: [
        'Entre tantos coches iguales, [la línea lo separa del resto|se le reconoce de lejos].',
        'Con la luz de la tarde es cuando [más se mira|las formas se explican solas].',
      ],
      closing: [
        'Para mirarlo de cerca no hay que hacer cola: [avísanos y ven|ven cuando quieras].',
        'Ven a mirarlo [por todos los lados, con buena luz|despacio], y después hablamos.',
      ],
    },
  ],
} satisfies Partial<Record<Angle, readonly Idea[]>>;
