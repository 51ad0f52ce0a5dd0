import type { Angle } from '../../../plan/angles.ts';
import type { Idea } from '../../voice.ts';

/** Ideas for cars chosen for what they are: sporting, open, old, new, wild, fine or beautiful. */
export const worldIdeas = {
  sports: [
    {
      opening: [
        'Toda afición tiene su hora, y la de conducir es temprano. [{this}< de {year}>|{this}|{the}|{this}] sabe cuál.',
        'Domingo, recién amanecido, nadie en la carretera: la hora de [{this}< de {year}>|{this}|{the}|{this}].',
      ],
      thread: [
        'A esa hora las curvas [están solas|se dejan leer].',
        'La hora pasa [sin mirar el reloj|y parece media].',
      ],
      closing: [
        'La hora la eliges tú; [nosotros abrimos la puerta|avísanos].',
        'Que la próxima hora libre [sea para verlo|tenga destino].',
      ],
    },
    {
      opening: [
        'Hay carreteras que no llevan a ningún sitio y aun así se hacen dos veces. [{this}< de {year}>|{this}|{the}|{this}] las conoce.',
        'Ir por ir también es un destino. [{this}< de {year}>|{this}|{the}|{this}] está hecho para eso.',
      ],
      thread: [
        'La segunda vez se hace [mejor|con menos prisa y más gusto].',
        'Dar la vuelta para repetir [es buena señal|lo dice todo].',
      ],
      closing: [
        'Esta vez la carretera [lleva hasta aquí|acaba en una visita].',
        'Si vuelves sobre tus pasos, [que sea para verlo|te esperamos].',
      ],
    },
    {
      opening: [
        'Conducir se parece a hablar un idioma: si no se usa, se olvida. [{this}< de {year}>|{this}|{the}|{this}] es buena conversación.',
        'Hay coches con los que se habla. [{this}< de {year}>|{this}|{the}|{this}] contesta.',
      ],
      thread: [
        'Cada curva es una frase y [la dirección responde|se entiende todo].',
        'El acento lo pone [tu pie|quien conduce].',
      ],
      closing: [
        'Ven a [decir la primera palabra|retomar el idioma].',
        'La conversación sigue [en persona|al volante].',
      ],
    },
    {
      opening: [
        'Uno pasa años siendo razonable para poder dejar de serlo un rato. [{this}< de {year}>|{this}|{the}|{this}] es ese rato.',
        'La razón firma las facturas; otra cosa elige los coches. [{this}< de {year}>|{this}|{the}|{this}] lo demuestra.',
      ],
      thread: [
        'La razón va detrás, [callada|mirando por la ventanilla].',
        'Hay argumentos, desde luego: [son los que siguen|están en la ficha].',
      ],
      closing: [
        'Trae la razón si quieres: [cabe en el otro asiento|que opine].',
        'Deja la razón en casa y [ven un rato|pásate].',
      ],
    },
    {
      opening: [
        'Las manos saben antes que la cabeza. [{this}< de {year}>|{this}|{the}|{this}] les habla a ellas.',
        'Un volante se entiende con los dedos. El de [{this}< de {year}>|{this}|{the}|{this}] tiene mucho que decir.',
      ],
      thread: [
        'Las manos notan [el peso, la curva, el apoyo|lo que la ficha calla].',
        'Lo que cuentan las manos [no sale en las fotos|se recuerda].',
      ],
      closing: [
        'Pon las manos y [decide después|que decidan].',
        'Estas líneas acaban aquí; [las manos empiezan|ahora, las manos].',
      ],
    },
  ],
  open: [
    {
      opening: [
        'El cielo está siempre ahí y casi nunca se le mira. [{this}< de {year}>|{this}|{the}|{this}] arregla eso.',
        'Encima de la ciudad hay un cielo al que nadie mira. [{this}< de {year}>|{this}|{the}|{this}], sí.',
      ],
      thread: [
        'Con el cielo encima, [el mismo trayecto es otro|hasta un recado es paseo].',
        'El cielo cambia cada día, y [el camino con él|con eso basta].',
      ],
      closing: [
        'Elige un día de cielo [despejado y ven|que te guste].',
        'Mira hacia arriba: [si está azul, llámanos|ya sabes].',
      ],
    },
    {
      opening: [
        'Las tardes largas se hicieron para volver despacio. [{this}< de {year}>|{this}|{the}|{this}] conoce el camino.',
        'Hay un momento, al final de junio, en que nadie quiere llegar a casa. [{this}< de {year}>|{this}|{the}|{this}] tampoco.',
      ],
      thread: [
        'Volver despacio [huele a campo|es media tarde ganada].',
        'Lo que dura la luz [dura el paseo|se aprovecha].',
      ],
      closing: ['Queda tarde: [ven|pásate].', 'La próxima tarde larga [puede empezar aquí|tiene plan].'],
    },
    {
      opening: [
        'Quitar el techo es quitar una excusa. [{this}< de {year}>|{this}|{the}|{this}] te deja sin ella.',
        'Sobra un techo y empieza el viaje: [{this}< de {year}>|{this}|{the}|{this}].',
      ],
      thread: [
        'Sin techo se oye [la calle, los pájaros, la radio del vecino|el mundo].',
        'Lo que entra por arriba [no se puede comprar aparte|es la mitad del coche].',
      ],
      closing: [
        'Sin excusas, entonces: [una visita|te esperamos].',
        'La excusa puede ser [venir a verlo|cualquiera].',
      ],
    },
    {
      opening: [
        'Hay días en los que sobra el techo. [{this}< de {year}>|{this}|{the}|{this}] los espera todos.',
        'Hay coches con ventanillas y hay {un}. Este< de {year}> prefiere el aire.',
      ],
      thread: [
        'El aire cambia con cada calle, [y eso es viajar|y se nota].',
        'Con la capota abierta, el aire [hace de banda sonora|dicta el ritmo].',
      ],
      closing: [
        'Ven a tomar [el aire|un poco de aire].',
        'El aire lo ponemos nosotros; [el día, tú|elige día].',
      ],
    },
  ],
  classic: [
    {
      opening: [
        'Un coche con años es una manera de recordar con las manos. {this} de {year} sabe hacerlo.',
        'La memoria también tiene volante: [{this}< de {year}>|{this}|{the}|{this}].',
      ],
      thread: [
        'El recuerdo está en [el tacto, el olor, el sonido|los mandos].',
        'Con las manos en él, [vuelven otros viajes|el tiempo se afloja].',
      ],
      closing: [
        'Ven a recordar [lo tuyo|algo que no viviste].',
        'La memoria se ejercita [de cerca|sentándose].',
      ],
    },
    {
      opening: [
        'Hubo un tiempo en que los coches se aprendían de oído. {this} de {year} viene de allí.',
        'Antes de las pantallas estaba el oído. [{this}< de {year}>|{this}|{the}|{this}] es de antes.',
      ],
      thread: [
        'De oído se sabe [si va frío, si va a gusto|casi todo].',
        'No hay menú que buscar: [todo está donde se ve|una llave, un pedal].',
      ],
      closing: [
        'Afina el oído y [ven|pásate una mañana].',
        'De oído se elige [mejor en persona|estando cerca].',
      ],
    },
    {
      opening: [
        'Lo que llega hasta hoy es porque alguien lo cuidó o porque aguantó. [{this}< de {year}>|{this}|{the}|{this}] ha llegado.',
        'Llegar ya es una historia. La de [{this}< de {year}>|{this}|{the}|{this}] sigue.',
      ],
      thread: [
        'El siguiente capítulo lo escribe [quien lo cuide|quien venga].',
        'Un coche así pide [tiempo y cariño|calma], y los devuelve.',
      ],
      closing: [
        'Si quieres que siga, [ven a conocerlo|hablemos].',
        'La historia continúa [contigo o con otro|en una visita].',
      ],
    },
    {
      opening: [
        'Las proporciones de otra época no se discuten, se miran. [{this}< de {year}>|{this}|{the}|{this}] las tiene.',
        'Hay líneas que ya nadie dibuja. [{this}< de {year}>|{this}|{the}|{this}] las conserva.',
      ],
      thread: [
        'En marcha, esas líneas [van a su paso|cuentan su época].',
        'Nadie las dibujaría hoy, y [por eso se miran|de ahí el interés].',
      ],
      closing: [
        'Mirarlas en foto es poco: [ven a rodearlo|dale una vuelta].',
        'Dibuja tú [la próxima ruta|el final].',
      ],
    },
  ],
  fresh: [
    {
      opening: [
        'Una libreta sin escribir invita a cuidar la letra. [{this}< de {year}>|{this}|{the}|{this}] tiene casi todas las páginas en blanco.',
        'Página en blanco, coche reciente: [{this}< de {year}>|{this}|{the}|{this}].',
      ],
      thread: [
        'En las primeras páginas van [los primeros viajes|las rutas que elijas].',
        'La letra la pones tú; [el papel es bueno|el coche, la carretera].',
      ],
      closing: [
        'La primera línea puede ser [una visita|hoy].',
        'Escribe la primera frase: [la leemos nosotros|empieza con hola].',
      ],
    },
    {
      opening: [
        'Esperar tiene su encanto, dicen. [{this}< de {year}>|{this}|{the}|{this}] no obliga.',
        'Entre encargar y tener hay meses. Con [{this}< de {year}>|{this}|{the}|{this}] hay una visita.',
      ],
      thread: [
        'Sin espera, la ilusión [no se enfría|llega fresca].',
        'Lo que no se espera [se disfruta antes|se usa ya].',
      ],
      closing: [
        'No hagas esperar a [la curiosidad|tu curiosidad].',
        'Lo único que espera es [él|una decisión].',
      ],
    },
    {
      opening: [
        'Los primeros kilómetros de un coche se recuerdan. Los de [{this}< de {year}>|{this}|{the}|{this}] están casi todos por hacer.',
        'Hay un mapa casi sin marcar: el de [{this}< de {year}>|{this}|{the}|{this}].',
      ],
      thread: [
        'En el mapa caben [tu calle y la playa|el trabajo y el verano].',
        'Marcar el mapa es [lo mejor del principio|cosa tuya].',
      ],
      closing: [
        'Marca el primer punto: [aquí|la visita].',
        'El mapa empieza [donde estamos|con un paseo hasta aquí].',
      ],
    },
    {
      opening: [
        'Lo recién llegado huele a comienzo. [{this}< de {year}>|{this}|{the}|{this}] está en ese punto.',
        'Los comienzos se notan en las manos. [{this}< de {year}>|{this}|{the}|{this}] es uno.',
      ],
      thread: [
        'Un comienzo pide [rutas, costumbres, canciones|poca cosa]: [las pones tú|llegarán].',
        'Después vendrá la costumbre; [ahora, lo nuevo|antes está esto].',
      ],
      closing: [
        'Empieza cuando quieras: [te esperamos|avísanos].',
        'Los comienzos no se aplazan [mucho|demasiado].',
      ],
    },
  ],
  wild: [
    {
      opening: [
        'Los mapas acaban donde se cansa quien los dibuja. [{this}< de {year}>|{this}|{the}|{this}] sigue un poco más.',
        'Hay un punto del mapa donde la línea se hace fina. [{this}< de {year}>|{this}|{the}|{this}] va hacia allí.',
      ],
      thread: [
        'Fuera del mapa cuentan [el apoyo, la vista, la calma|el tacto y la paciencia].',
        'La línea fina [se hace despacio|es donde mejor se respira].',
      ],
      closing: [
        'En el mapa, la visita [es un punto fácil|está marcada].',
        'Despliega el mapa y [elige|ven con él].',
      ],
    },
    {
      opening: [
        'El barro no mancha: firma. [{this}< de {year}>|{this}|{the}|{this}] sabe de autógrafos.',
        'Hay quien lava el coche y quien lo usa. [{this}< de {year}>|{this}|{the}|{this}] está con los segundos.',
      ],
      thread: [
        'Cada salida deja [su firma|una marca que se quita con agua].',
        'Debajo del barro [está el oficio|sigue el mismo coche].',
      ],
      closing: ['Ven [con barro en las botas|llueva o no].', 'La próxima firma [es la tuya|la pones tú].'],
    },
    {
      opening: [
        'El silencio de verdad está a unos kilómetros de tierra. [{this}< de {year}>|{this}|{the}|{this}] llega.',
        'Donde no hay cobertura hay otras cosas. [{this}< de {year}>|{this}|{the}|{this}] sabe el camino.',
      ],
      thread: [
        'El camino de tierra enseña a [mirar|ir despacio].',
        'Al final del camino siempre hay [una sombra|un sitio donde parar].',
      ],
      closing: [
        'Por ahora el camino es asfaltado: [hasta aquí|el de la visita].',
        'Antes de perderte, [pasa por aquí|llámanos].',
      ],
    },
    {
      opening: [
        'La carretera es una opinión. [{this}< de {year}>|{this}|{the}|{this}] tiene otras.',
        'No todos los sitios tienen número de calle. [{this}< de {year}>|{this}|{the}|{this}] lo sabe.',
      ],
      thread: [
        'Las otras opiniones son [cuestas, pistas, prados|de tierra].',
        'Sin número de calle se llega [preguntando|por intuición].',
      ],
      closing: [
        'Nuestra dirección sí tiene número: [ven|apúntala].',
        'Danos tu opinión [después de verlo|en persona].',
      ],
    },
  ],
  luxury: [
    {
      opening: [
        'El lujo más caro es el tiempo, y se nota en cómo se viaja. [{this}< de {year}>|{this}|{the}|{this}] lo cuida.',
        'Hay minutos que cansan y minutos que descansan. En [{this}< de {year}>|{this}|{the}|{this}] abundan los segundos.',
      ],
      thread: [
        'El tiempo, a bordo, [pasa sin ruido|no empuja].',
        'Un minuto con la puerta cerrada [explica el resto|vale por un folleto].',
      ],
      closing: [
        'Regálate [ese minuto|un rato] y ven.',
        'El tiempo de la visita [lo pones tú|no se descuenta].',
      ],
    },
    {
      opening: [
        'Una puerta que cierra bien dice mucho del resto. La de [{this}< de {year}>|{this}|{the}|{this}] habla bajo.',
        'Todo empieza con una puerta. Detrás de la de [{this}< de {year}>|{this}|{the}|{this}] baja el volumen de la calle.',
      ],
      thread: [
        'Detrás de esa puerta, [la calle es otra cosa|la prisa se queda fuera].',
        'Adentro, el detalle [no se anuncia|espera].',
      ],
      closing: [
        'La puerta está abierta: [ven a cerrarla|para ti].',
        'Cierra tú la puerta y [escucha|dinos].',
      ],
    },
    {
      opening: [
        'Hay hoteles en los que uno baja la voz al entrar. [{this}< de {year}>|{this}|{the}|{this}] produce ese efecto.',
        'Los sitios bien hechos educan a quien entra. [{this}< de {year}>|{this}|{the}|{this}] es de esos.',
      ],
      thread: [
        'La voz baja sola, [y los hombros también|sin que nadie lo pida].',
        'Lo bien hecho se nota en [lo que no molesta|lo pequeño].',
      ],
      closing: ['Hay sitio: [pide la visita|ven a verla].', 'Entra, baja la voz y [mira|quédate un rato].'],
    },
    {
      opening: [
        'Quien no necesita demostrar nada elige con calma. [{this}< de {year}>|{this}|{the}|{this}] está hecho a esa medida.',
        'La calma es una forma de autoridad. [{this}< de {year}>|{this}|{the}|{this}] la tiene.',
      ],
      thread: [
        'Con calma se ven [los remates|los detalles].',
        'La calma, en marcha, es [no oír|no tener que corregir].',
      ],
      closing: [
        'Sin prisa, [ven cuando quieras|elige día].',
        'Con la misma calma, [hablemos|te lo enseñamos].',
      ],
    },
  ],
  style: [
    {
      opening: [
        'Un buen traje se nota al andar. [{this}< de {year}>|{this}|{the}|{this}] se nota al pasar.',
        'La elegancia se ve mejor en movimiento. [{this}< de {year}>|{this}|{the}|{this}] lo confirma.',
      ],
      thread: [
        'De perfil, [la línea hace el trabajo|no le falta nada].',
        'Al pasar deja [una silueta|una línea] y poco más: basta.',
      ],
      closing: [
        'Pruébatelo con los ojos: [ven|está aquí].',
        'El espejo eres tú: [ven a mirarlo|dinos qué ves].',
      ],
    },
    {
      opening: [
        'El gesto de girarse después de aparcar no se finge. [{this}< de {year}>|{this}|{the}|{this}] lo provoca.',
        'Hay coches que se dejan y coches que se despiden con una mirada. [{this}< de {year}>|{this}|{the}|{this}] es de estos.',
      ],
      thread: [
        'La mirada se queda en [la línea del techo|las proporciones].',
        'Girarse es [un voto|una opinión sincera].',
      ],
      closing: [
        'Ven, míralo y vete: [veremos si te giras|el cuello decide].',
        'La última mirada, [en persona|de cerca].',
      ],
    },
    {
      opening: [
        'Dibujar es quitar. A [{this}< de {year}>|{this}|{the}|{this}] le han dejado lo necesario.',
        'Un trazo, y luego otro que no sobra: [{this}< de {year}>|{this}|{the}|{this}].',
      ],
      thread: [
        'Lo que no se puso [también se ve|es la mitad del diseño].',
        'Cada trazo lleva [a algún sitio|al siguiente].',
      ],
      closing: ['El último trazo es [tu firma|venir].', 'Sigue el trazo hasta [aquí|nuestra puerta].'],
    },
    {
      opening: [
        'La calle también es un museo. [{this}< de {year}>|{this}|{the}|{this}] pone una pieza.',
        'Entre tantos coches iguales, alguno levanta la vista. [{this}< de {year}>|{this}|{the}|{this}] hace que la levanten.',
      ],
      thread: [
        'La pieza se mira [de lado|con luz de tarde].',
        'No hace falta cartela: [se entiende|la línea habla].',
      ],
      closing: [
        'El museo abre [cuando avises|contigo]: ven.',
        'Para verlo de cerca [no hay cola|basta avisar].',
      ],
    },
  ],
} satisfies Partial<Record<Angle, readonly Idea[]>>;
