import type { Angle } from '../../../plan/angles.ts';
import type { Idea } from '../../voice.ts';

/** Ideas for cars chosen for what one does with them every day. */
export const everydayIdeas = {
  van: [
    {
      opening: [
        'Un vehículo de trabajo se elige pensando en un día concreto, el más lleno. [{this}< de {year}>|{this}|{the}|{this}] se mira así.',
        'Piensa en tu lunes más largo. [{this}< de {year}>|{this}|{the}|{this}] tiene que caber en él.',
      ],
      thread: [
        'En el día más lleno cuenta lo sencillo: [cargar bien, conducir cómodo, llegar|cargar, llevar, volver].',
        'Los días llenos se ganan [en la carga|a primera hora].',
      ],
      closing: [
        'Piensa en ese día y [ven a ver si encaja|tráelo en la cabeza].',
        'El día más lleno empieza [con una visita tranquila|sin sorpresas].',
      ],
    },
    {
      opening: [
        'Una buena herramienta se reconoce al mes: la coges sin pensar. [{this}< de {year}>|{this}|{the}|{this}] quiere ser de esas.',
        'Las herramientas no se miran, se usan. [{this}< de {year}>|{this}|{the}|{this}] es una.',
      ],
      thread: [
        'Como toda herramienta, [hace pocas cosas y las hace|se mide por lo que resuelve].',
        'Una herramienta a mano [ordena el día|ahorra palabras].',
      ],
      closing: [
        'Las herramientas se eligen [en persona|con la mano]: ven.',
        'Ven a ver [cómo te queda en la mano|si te sirve].',
      ],
    },
    {
      opening: [
        'Hay una hora en la que la ciudad es de quien trabaja. [{this}< de {year}>|{this}|{the}|{this}] sale a esa hora.',
        'Cuando suben las primeras persianas, ya está en marcha [{this}< de {year}>|{this}|{the}|{this}].',
      ],
      thread: [
        'A esa hora [no hay excusas ni tráfico|se adelanta medio día].',
        'De la primera entrega a la última va [todo un oficio|la jornada entera].',
      ],
      closing: [
        'Mañana, a esa hora, [podrías estar pensando qué cargar|ya sabrás algo más].',
        'Elige tú la hora: [estamos aquí|te esperamos].',
      ],
    },
    {
      opening: [
        'El rótulo de un negocio también va en la carretera. [{this}< de {year}>|{this}|{the}|{this}] espera el tuyo.',
        'Tu negocio se mueve, y alguien tiene que moverlo. [{this}< de {year}>|{this}|{the}|{this}] puede.',
      ],
      thread: [
        'Lo que lleva dentro es [tu palabra dada|lo que prometiste entregar].',
        'Un negocio se juzga por [cómo llega|si llega].',
      ],
      closing: [
        'Ven con las medidas de [tu género|lo que llevas].',
        'El negocio es tuyo; [la visita, cuando quieras|ven a mirarlo].',
      ],
    },
  ],
  firstCar: [
    {
      opening: [
        'El primer coche es el primer sitio con llave propia. [{this}< de {year}>|{this}|{the}|{this}] podría ser el tuyo.',
        'Antes de la casa llega la llave. La de [{this}< de {year}>|{this}|{the}|{this}] está libre.',
      ],
      thread: [
        'Con llave propia se aprende [a llegar, a esperar, a invitar|a volver cuando uno quiere].',
        'La llave pesa poco y [abre mucho|cambia la semana].',
      ],
      closing: [
        'La llave está aquí: [ven a verla girar|ven].',
        'Primero la visita, [luego la llave|después lo que digas].',
      ],
    },
    {
      opening: [
        'Aprender a conducir empieza al día siguiente del examen. [{this}< de {year}>|{this}|{the}|{this}] tiene paciencia.',
        'El carnet se aprueba; conducir se aprende. [{this}< de {year}>|{this}|{the}|{this}] ayuda.',
      ],
      thread: [
        'La paciencia de un coche está en [los mandos claros|responder siempre igual].',
        'Al principio se aprende [una calle, luego un barrio|despacio].',
      ],
      closing: [
        'La lección de hoy es fácil: [una visita|preguntar].',
        'Para aprender algo más de él, [pregunta|ven].',
      ],
    },
    {
      opening: [
        'De tu primer coche te acordarás cuando tengas otros cinco. [{this}< de {year}>|{this}|{the}|{this}] puede ser ese recuerdo.',
        'Todo el mundo habla bien de su primer coche. [{this}< de {year}>|{this}|{the}|{this}] está listo para que hables de él.',
      ],
      thread: [
        'El recuerdo se hace con [viajes cortos y amigos detrás|una ruta cualquiera].',
        'Luego se cuenta [cómo olía, qué sonaba|el primer viaje].',
      ],
      closing: [
        'El recuerdo empieza [el día que vienes a verlo|con una visita].',
        'Ven con quien luego [lo cuente contigo|quieras].',
      ],
    },
    {
      opening: [
        'Hay un mapa pequeño que crece solo: el de quien estrena carnet. [{this}< de {year}>|{this}|{the}|{this}] lo ensancha.',
        'Primero el barrio, luego la costa. [{this}< de {year}>|{this}|{the}|{this}] va al paso de quien empieza.',
      ],
      thread: [
        'El mapa crece [un semáforo cada vez|cada fin de semana].',
        'Lo lejano deja de serlo [a la segunda|poco a poco].',
      ],
      closing: [
        'Nuestro sitio cae [dentro del mapa|cerca]: ven.',
        'Añade una parada [al mapa|hoy]: la visita.',
      ],
    },
  ],
  family: [
    {
      opening: [
        'Una familia cabe en una foto, pero no en cualquier coche. [{this}< de {year}>|{this}|{the}|{this}] lo intenta en serio.',
        'En la foto de familia siempre hay alguien que se mueve. [{this}< de {year}>|{this}|{the}|{this}] cuenta con ello.',
      ],
      thread: [
        'Fuera de la foto están [las mochilas, los abrigos, el perro de peluche|las bolsas].',
        'En el asiento de atrás pasan [las mejores conversaciones|cosas que no salen en la foto].',
      ],
      closing: [
        'La foto de familia, [aquí, junto al coche|el día de la visita].',
        'Venid todos: [así sale la foto|nadie se queda fuera].',
      ],
    },
    {
      opening: [
        'Los viajes en familia se recuerdan por lo que salió mal. [{this}< de {year}>|{this}|{the}|{this}] procura dar poco que contar.',
        'De las excursiones se cuenta el lío de la salida. Con [{this}< de {year}>|{this}|{the}|{this}], el cuento se acorta.',
      ],
      thread: [
        'Lo que sale bien [no hace ruido|se olvida], y de eso se trata.',
        'Una salida sin lío es [media excursión|un buen principio].',
      ],
      closing: [
        'Que el próximo cuento [sea el de la visita|empiece aquí].',
        'La historia sigue [con todos a bordo|si venís].',
      ],
    },
    {
      opening: [
        'Hay coches que se miden en plazas y coches que se miden en tardes de domingo. [{this}< de {year}>|{this}|{the}|{this}] prefiere las tardes.',
        'Un domingo dice más que una ficha. [{this}< de {year}>|{this}|{the}|{this}] tiene buenos domingos por delante.',
      ],
      thread: [
        'El domingo pide [sitio para todos y nada de prisa|poco: salir y volver].',
        'Entre semana, el domingo se nota en [las migas|la arena].',
      ],
      closing: [
        'El domingo queda lejos: [ven antes|ven un martes].',
        'Apunta un domingo y [cuéntanos|hablemos].',
      ],
    },
    {
      opening: [
        'Con niños, un coche es la habitación que más viaja. [{this}< de {year}>|{this}|{the}|{this}] se deja habitar.',
        'La casa tiene un cuarto con ruedas. En [{this}< de {year}>|{this}|{the}|{this}] se está bien.',
      ],
      thread: [
        'En esa habitación se duerme, se canta y [se pregunta cuánto falta|se negocia].',
        'Habitarla es [encontrar cada cosa|saber dónde está todo].',
      ],
      closing: [
        'La habitación está [de puertas abiertas|para verla]: ven.',
        'Ven con quien vaya a [ocuparla|elegir ventanilla].',
      ],
    },
  ],
  city: [
    {
      opening: [
        'Una ciudad se conoce por sus huecos. [{this}< de {year}>|{this}|{the}|{this}] tiene buena vista para ellos.',
        'Hay ciudades enteras entre dos coches aparcados. [{this}< de {year}>|{this}|{the}|{this}] entra en ellas.',
      ],
      thread: [
        'El hueco está donde [otros no miran|nadie se atreve].',
        'Quien encuentra hueco [llega a tiempo|llega de buen humor].',
      ],
      closing: ['Aquí también hay hueco: [ven|para ti].', 'Hazle un hueco en [la tarde|tu semana].'],
    },
    {
      opening: [
        'La ciudad se mueve a saltos: verde, rojo, verde. [{this}< de {year}>|{this}|{the}|{this}] tiene ese compás.',
        'Semáforo, paso de cebra, semáforo: la música de [{this}< de {year}>|{this}|{the}|{this}].',
      ],
      thread: [
        'Entre verde y rojo [se decide el humor|caben unos metros tranquilos].',
        'Quien lleva el compás [no se cansa|llega igual y mejor].',
      ],
      closing: ['En el próximo rojo, [piénsalo|dale una vuelta].', 'Esta vez está en verde: [ven|adelante].'],
    },
    {
      opening: [
        'El barrio es un pueblo con semáforos. [{this}< de {year}>|{this}|{the}|{this}] saluda a todos.',
        'Panadería, mercado, farmacia: [{this}< de {year}>|{this}|{the}|{this}] se sabe la ronda.',
      ],
      thread: [
        'En el barrio las distancias son [cortas y muchas|pequeñas], y ahí [acierta|está cómodo].',
        'La ronda se acaba [antes|sin darse cuenta].',
      ],
      closing: [
        'Pasa por nuestro barrio y [lo ves|te lo enseñamos].',
        'La ronda de mañana puede [empezar aquí|tener una parada más].',
      ],
    },
    {
      opening: [
        'Lo grande impresiona y lo justo sirve. [{this}< de {year}>|{this}|{the}|{this}] está en lo justo.',
        'Medirse bien es una forma de inteligencia. [{this}< de {year}>|{this}|{the}|{this}] se mide bien.',
      ],
      thread: [
        'Lo justo, en la calle, [se llama libertad|es tiempo ganado].',
        'Ni un palmo de más: [así se vive en el centro|la esquina lo agradece].',
      ],
      closing: [
        'Ven a tomarle [las medidas|medida].',
        'Lo justo también en palabras: [ven a verlo|te esperamos].',
      ],
    },
  ],
  budget: [
    {
      opening: [
        'Hay compras que se deciden en la cocina, con un bolígrafo. [{this}< de {year}>|{this}|{the}|{this}] aguanta esa mesa.',
        'Una mesa, un bolígrafo y la lista de gastos: así se mira [{this}< de {year}>|{this}|{the}|{this}].',
      ],
      thread: [
        'En la lista van [lo que se usa y lo que sobra|los síes y los noes].',
        'El bolígrafo tacha lo superfluo y [queda el coche|lo demás se queda].',
      ],
      closing: [
        'Trae la lista y [la acabamos aquí|tacha con nosotros].',
        'El bolígrafo descansa: [ahora, los ojos|toca verlo].',
      ],
    },
    {
      opening: [
        'Lo esencial cabe en pocas palabras y en pocos coches. [{this}< de {year}>|{this}|{the}|{this}] es uno.',
        'Quitando lo que no se usa, queda [{this}< de {year}>|{this}|{the}|{this}].',
      ],
      thread: [
        'Lo esencial es [arrancar, llegar, volver|lo que se echa en falta].',
        'Lo que no está [no se paga|no hace falta].',
      ],
      closing: [
        'Lo esencial de un anuncio es la visita: [ven|aquí está].',
        'Pocas palabras más: [ven a verlo|llámanos].',
      ],
    },
    {
      opening: [
        'Gastar bien es un oficio que se aprende sin maestro. [{this}< de {year}>|{this}|{the}|{this}] es buena práctica.',
        'Hay quien compra deprisa y quien compra bien. [{this}< de {year}>|{this}|{the}|{this}] espera a los segundos.',
      ],
      thread: [
        'El oficio consiste en [preguntar y comparar|mirar dos veces].',
        'Comparar no ofende: [ayuda|aclara].',
      ],
      closing: [
        'Practica con [una pregunta|nosotros]: te contestamos.',
        'El oficio pide [verlo|tocar]: ven.',
      ],
    },
    {
      opening: [
        'El dinero se nota menos cuando se entiende en qué se va. Con [{this}< de {year}>|{this}|{the}|{this}] se entiende.',
        'Un precio claro es media conversación. [{this}< de {year}>|{this}|{the}|{this}] ya la ha empezado.',
      ],
      thread: [
        'La otra media son [los datos|estas líneas].',
        'Entender la cuenta [tranquiliza|es mejor que regatearla].',
      ],
      closing: [
        'Acabamos la conversación [en persona|cuando vengas].',
        'Si algo no se entiende, [pregunta|lo aclaramos].',
      ],
    },
  ],
  commuter: [
    {
      opening: [
        'El mismo trayecto, dos veces al día, es una vida paralela. [{this}< de {year}>|{this}|{the}|{this}] la mejora.',
        'Entre casa y trabajo hay una tercera vida, con radio y rotondas. [{this}< de {year}>|{this}|{the}|{this}] vive ahí.',
      ],
      thread: [
        'En esa vida cuentan [el asiento, el ruido, la luz|pocas cosas, cada día].',
        'Mejorarla un poco, [una vez y otra|mañana tras mañana], es mucho.',
      ],
      closing: [
        'Desvíate un día de esa vida y [ven|pásate].',
        'La tercera vida puede [cambiar de coche|empezar mañana].',
      ],
    },
    {
      opening: [
        'La carretera de siempre no se mira, se recorre. [{this}< de {year}>|{this}|{the}|{this}] hace que se recorra mejor.',
        'Uno se sabe su carretera de memoria: la curva, el bache, el semáforo largo. [{this}< de {year}>|{this}|{the}|{this}] la aprende pronto.',
      ],
      thread: [
        'De memoria se conduce con [menos esfuerzo|la cabeza en otra cosa].',
        'El bache sigue; [se nota menos|el humor cambia].',
      ],
      closing: [
        'Cambia la carretera de siempre [por un rato|por la nuestra, un día].',
        'El semáforo largo es buen sitio para [pensarlo|decidirse].',
      ],
    },
    {
      opening: [
        'Lo que se repite merece cuidado. [{this}< de {year}>|{this}|{the}|{this}] se repite bien.',
        'Una molestia pequeña, cada mañana, se hace grande. [{this}< de {year}>|{this}|{the}|{this}] empieza por quitarla.',
      ],
      thread: [
        'Lo bueno también se repite: [el asiento cómodo|el paso tranquilo].',
        'La costumbre premia a quien [elige una vez y bien|se sienta bien].',
      ],
      closing: [
        'Una visita no se repite: [con una basta|ven].',
        'Repítete la idea esta noche y [llámanos|ven].',
      ],
    },
    {
      opening: [
        'Al día se entra por un coche y se sale por el mismo. [{this}< de {year}>|{this}|{the}|{this}] lo hace con calma.',
        'Se entra y se sale del día por el mismo asiento. El de [{this}< de {year}>|{this}|{the}|{this}] invita a quedarse.',
      ],
      thread: [
        'Por la mañana se sale [despierto|con café]; por la tarde, [en paz|de vuelta].',
        'Entre la entrada y la salida [cabe una jornada|está el trabajo].',
      ],
      closing: [
        'Mañana, antes de entrar al día, [piénsalo|acuérdate de él].',
        'Abre la puerta y [siéntate|prueba el asiento].',
      ],
    },
  ],
  traveller: [
    {
      opening: [
        'Los viajes se planean por el destino y se recuerdan por el camino. [{this}< de {year}>|{this}|{the}|{this}] trabaja para el recuerdo.',
        'Hay quien pregunta cuánto falta y quien mira por la ventanilla. [{this}< de {year}>|{this}|{the}|{this}] es para los segundos.',
      ],
      thread: [
        'El camino se recuerda si [no duele|se hace cómodo].',
        'En la ventanilla pasan [olivos, gasolineras, un río|provincias enteras].',
      ],
      closing: [
        'El camino hasta aquí [también cuenta|es corto].',
        'Guarda el recuerdo de [la visita|hoy] y decide.',
      ],
    },
    {
      opening: [
        'Los kilómetros largos se hacen con lo pequeño: un asiento, un ritmo, una canción. [{this}< de {year}>|{this}|{the}|{this}] pone dos de las tres.',
        'Para ir lejos hace falta poco, pero bueno. [{this}< de {year}>|{this}|{the}|{this}] lo tiene.',
      ],
      thread: [
        'El ritmo, en la autopista, [se coge y se olvida|hace el resto].',
        'La canción la pones tú; [lo demás está|él sigue el compás].',
      ],
      closing: ['Elige canción y [ven|llámanos].', 'Lejos empieza [cerca: en la visita|aquí].'],
    },
    {
      opening: [
        'Al bajar de un coche tras muchas horas se sabe la verdad. [{this}< de {year}>|{this}|{the}|{this}] la dice sin miedo.',
        'La espalda no miente. [{this}< de {year}>|{this}|{the}|{this}] lo sabe y lo tiene en cuenta.',
      ],
      thread: [
        'La verdad se nota en [los hombros|las rodillas], no en el folleto.',
        'Horas después, [uno sigue siendo uno|queda conversación].',
      ],
      closing: [
        'Siéntate y [que hable la espalda|dinos la verdad].',
        'La verdad, [en persona|en el asiento].',
      ],
    },
    {
      opening: [
        'Hay una hora del viaje en que nadie habla y todos van bien. [{this}< de {year}>|{this}|{the}|{this}] la conoce.',
        'Después de la primera parada llega la mejor parte. [{this}< de {year}>|{this}|{the}|{this}] viaja en ella.',
      ],
      thread: [
        'Es una hora de [paisaje y poca prisa|marcha constante].',
        'El silencio de esa hora [no pesa|se agradece].',
      ],
      closing: [
        'Haz una parada aquí: [es buena hora|te esperamos].',
        'La próxima parada [somos nosotros|es la visita].',
      ],
    },
  ],
  allRound: [
    {
      opening: [
        'Los días se parecen hasta que uno los mira de cerca. [{this}< de {year}>|{this}|{the}|{this}] está en todos.',
        'Lunes no se parece a sábado. A [{this}< de {year}>|{this}|{the}|{this}] le valen los dos.',
      ],
      thread: [
        'De cerca, cada día son [recados, esperas, alguna alegría|muchos trayectos cortos].',
        'Para todos sirve [lo mismo: un coche que no complica|un buen asiento].',
      ],
      closing: [
        'Elige un día [cualquiera y ven|de los tuyos].',
        'Hoy es [un día como otro para verlo|buen día].',
      ],
    },
    {
      opening: [
        'Un coche para todo no tiene que hacer de todo bien, sino nada mal. [{this}< de {year}>|{this}|{the}|{this}] va por ahí.',
        'El término medio tiene mala fama y mucho uso. [{this}< de {year}>|{this}|{the}|{this}] vive en él.',
      ],
      thread: [
        'En medio está [casi toda la vida|lo que se hace a diario].',
        'Nada mal, cada día, es [bastante|mucho decir].',
      ],
      closing: [
        'A medio camino de decidirte, [ven|párate aquí].',
        'Ni antes ni después: [cuando te venga bien|esta semana].',
      ],
    },
    {
      opening: [
        'Las cosas que se usan mucho acaban pareciéndose a su dueño. [{this}< de {year}>|{this}|{the}|{this}] espera parecerse a ti.',
        'Un coche se amolda como unos zapatos. [{this}< de {year}>|{this}|{the}|{this}] está listo para ello.',
      ],
      thread: [
        'El parecido llega con [los trayectos|el uso].',
        'Los zapatos buenos [no se notan|van a todas partes].',
      ],
      closing: [
        'Pruébate [el asiento|la idea]: ven.',
        'Para ver si te queda, [ven a verlo|hay que sentarse].',
      ],
    },
    {
      opening: [
        'La vida cotidiana no pide aplausos. [{this}< de {year}>|{this}|{the}|{this}] tampoco.',
        'Lo que funciona sin que lo notes merece una línea. [{this}< de {year}>|{this}|{the}|{this}] merece varias.',
      ],
      thread: [
        'Sin aplausos se va [al trabajo, a la playa, a por pan|a todas partes].',
        'No se nota, y [de eso se trata|se agradece].',
      ],
      closing: [
        'Sin ceremonia: [ven cuando quieras|te esperamos].',
        'Una línea más: [ven a verlo|aquí estamos].',
      ],
    },
  ],
} satisfies Partial<Record<Angle, readonly Idea[]>>;
