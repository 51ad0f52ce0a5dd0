import type { Phrases } from '../../voice.ts';
import { drivenOn, strongAs, wholeEngine } from './fact-fragments.ts';
import { unlessDamaged } from './unless-damaged.ts';

/** The engine in a scene from this reader's days. */
export const engineLinks: Phrases = [
  ...unlessDamaged([
    // electric
    `electric :: {!inCity}Al salir del semáforo [lo que se oye son los demás|se oye la ciudad y nada más]: [{el:engine}||el motor]< de {cv}> [arranca sin ruido|no necesita hacer ruido], y [la calle cansa menos|el centro se lleva con otra paciencia]${drivenOn}.`,
    `electric :: {!commuter}El trayecto de cada día [empieza en silencio|se hace con la radio baja]: de casa al trabajo [te lleva|vas con] {un:engine}< de {cv}>, y [la media hora se parece a un descanso|al llegar todavía no estás cansado]${drivenOn}.`,
    `electric :: {!comfortable}El primer kilómetro [suena raro porque no suena|sorprende por lo que no se oye]: [{el:engine}||el motor]< de {cv}> lleva el coche en silencio, y [al segundo ya no se echa nada de menos|a bordo se acaba hablando más bajo]${drivenOn}.`,
    `electric :: {!fast}Pisas y {cv} [están ahí antes de que termines de pensarlo|llegan de una vez]: no hay [marchas que subir|que esperar a que suba de vueltas], y a esa respuesta [se acostumbra uno enseguida|cuesta renunciar después]<{!fuelType}>${drivenOn}.`,
    `electric :: {!frugal}Cuesta abajo, [{el:engine}||el motor]< de {cv}> [guarda en la batería lo que otros gastan frenando|devuelve energía a la batería], y [de esas pequeñas cuentas está hecho el consumo|al final del mes se nota]${drivenOn}.`,
    `electric :: {!newDriver}Con el carnet nuevo, [la primera cuesta impone|un semáforo en cuesta parece un examen]; con {un:engine}< de {cv}> [no hay embrague que calcular|el coche no se cala], y [el susto se queda en nada|la confianza llega pronto]${drivenOn}.`,
    `electric :: {!onTrips}Tres horas de autopista sin ruido de motor [parecen dos|dejan la cabeza despejada]: {cv} eléctricos<{!fuelType}> [bastan para adelantar sin pensarlo|van sobrados], y el viaje largo [da para conversar|termina sin prisa por bajarse]${drivenOn}.`,
    `electric :: {!young}Llega un mensaje y [cinco minutos después estás en camino|ya estás bajando]: con {un:engine}< de {cv}> [solo hay que pisar|se sale sin más ceremonia], y [los planes de última hora dejan de dar pereza|los amigos ya saben que vas]${drivenOn}.`,
    `electric :: {!forAll}El lunes va a la oficina y el sábado [a donde haya una mesa|al monte]: {un:engine}< de {cv}> [lo hace todo con el mismo silencio|no distingue entre semana y fiesta]${drivenOn}.`,
    // hybrid
    `hybrid :: {!frugal}Lo que se guarda al frenar [se gasta al salir|mueve la salida siguiente]: así trabaja ${wholeEngine}, y por eso [el consumo baja donde más se frena|la gasolinera se visita menos]${drivenOn}.`,
    `hybrid :: {!inCity}[En hora punta|Entre semáforo y semáforo], ${wholeEngine} sale [casi en silencio|con la ayuda eléctrica], y [el tráfico de la ciudad pierde los tirones|cada arrancada cuesta menos]${drivenOn}.`,
    `hybrid & !low :: {!withFamily}La familia entera, las maletas y [un puerto por delante|cuatro horas de carretera]: ${wholeEngine} [sube sin que nadie lo note|tiene de dónde tirar]${drivenOn}.`,
    `hybrid & !low :: {!family}Los niños se duermen [antes de salir del barrio|en el tercer semáforo], y algo tiene que ver ${wholeEngine} que [arranca sin ruido|no da tirones]${drivenOn}.`,
    `hybrid & all :: {!safe}Llueve, la curva se cierra y [el volante sigue tranquilo|en el volante no pasa nada]: ${wholeEngine} reparte su fuerza entre {wheels}, y [eso da seguridad|esa seguridad se nota en las manos]<; [el cambio es {gearadj}|lleva {gear}|de cambio, {gearadj}]>.`,
    `hybrid & all :: {!inCountry}El camino del pueblo [amanece con barro|se ablanda con la lluvia], y ${wholeEngine} que mueve {wheels} [lo sube sin alardes|convierte eso en una anécdota]<; [el cambio es {gearadj}|lleva {gear}|de cambio, {gearadj}]>.`,
    `hybrid :: {!onTrips}En un viaje largo [hay de todo, autopista y pueblos|no todo es autopista]: ${wholeEngine} [empuja en la primera y pasa casi callado por los segundos|se adapta a cada tramo]${drivenOn}.`,
    // diesel
    `diesel & automatic :: {!onTrips}A los cien kilómetros [uno deja de pensar en el coche|ya se mira el paisaje]: {un:engine}${strongAs} y {un:gear} [se ocupan del viaje largo|hacen llevadera la autopista]<; [la fuerza va a|el motor mueve|la tracción está en] {wheels}>.`,
    `diesel & manual :: {!onTrips}Entra la última marcha, [el pie se queda quieto|la autopista se vacía] y ${wholeEngine} [coge su paso|ya no necesita más]: así [se hacen los viajes largos|un viaje largo cansa menos]${drivenOn}.`,
    `diesel :: {!onTrips}Los puertos de montaña [dicen mucho de un motor|se notan en el motor], y ${wholeEngine} [los sube sin cambiar de tono|llega arriba con aire]: por eso los viajes largos [son su terreno|cansan menos]${drivenOn}.`,
    `diesel & cargo :: {!atWork}Con la caja hasta arriba y [una rampa por delante|una cuesta a la salida], ${wholeEngine} [empuja desde abajo y sube|sale sin estirar las marchas]: [en un día de trabajo eso pasa diez veces|de eso depende llegar a la hora al cliente]${drivenOn}.`,
    `diesel & car :: {!atWork}Cuatro clientes y [mucha carretera entre medias|una provincia por medio]: ${wholeEngine} [la hace sin acelerones|mantiene el paso], y [a la última visita se llega entero|el trabajo cansa, el camino no]${drivenOn}.`,
    `diesel :: {!commuter}La misma carretera todos los días, [a la ida y a la vuelta|mañana y tarde]: [es donde mejor se entiende|para eso conviene] ${wholeEngine} que [tira desde pocas vueltas|mantiene el ritmo sin acelerones]${drivenOn}.`,
    `diesel :: {!frugal}${wholeEngine} [se entiende en el tique del surtidor|gasta poco cuando la carretera se alarga]: [entre llenado y llenado cabe mucho camino|el consumo baja justo cuando suben los kilómetros]${drivenOn}.`,
    `diesel & !low :: {!withFamily}El maletero lleno, la familia dentro y [alguien que pregunta si falta mucho|una discusión sobre la música]: ${wholeEngine} [tira de todo ello desde abajo|sube igual que si fuera vacío]${drivenOn}.`,
    `diesel & !low :: {!family}Cuando los niños por fin se duermen, nadie quiere [un acelerón|dar un acelerón]: ${wholeEngine} [empuja desde abajo y no obliga a darlo|adelanta sin despertarlos]${drivenOn}.`,
    `diesel & all :: {!inCountry}Hay caminos [que solo se suben con|que piden] {drive} y empuje desde abajo: ${wholeEngine} [es de esa clase|los sube], y en el campo [no se pide otra cosa|eso vale más que la velocidad]<; [el cambio es {gearadj}|lleva {gear}|de cambio, {gearadj}]>.`,
    `diesel & lively :: {!fast}El adelantamiento que otros dejan para después [aquí se hace ahora|se resuelve en esta recta]: ${wholeEngine} [responde desde abajo|empuja en cuanto pisas]${drivenOn}.`,
    `diesel & automatic :: {!comfortable}Ni un tirón [en toda la mañana|desde el garaje]: {un:engine}${strongAs} y {un:gear} [dejan la marcha suave|van juntos sin que se note], y [la comodidad empieza por ahí|se llega con los hombros sueltos]<; [la fuerza va a|el motor mueve|la tracción está en] {wheels}>.`,
    `diesel & !classic :: {!lasting}Quien compra para muchos años [suele hacer muchos kilómetros|piensa también en la carretera que le espera], y ahí ${wholeEngine} [está en su terreno|tiene todo el sentido]${drivenOn}.`,
    `diesel & !classic :: {!adult}Quien ya ha tenido otros coches [sabe lo que se agradece|pide pocas cosas, y una es] ${wholeEngine} [que empuja sin alzar el tono|con fuerza a pocas vueltas]${drivenOn}.`,
    // petrol
    `petrol & !lively & !classic :: {!inCity}Del semáforo a la rotonda [y de la rotonda al paso de cebra|y vuelta a empezar]: para la ciudad, {cv} [son la medida justa|dan de sobra], y [un|su|el] motor {fuel}[<, con {gear},>|<, de {cc},>|<, de {cc} y con {gear},>] [los entrega con suavidad|los reparte bien]${drivenOn}.`,
    `petrol & !lively & !classic :: {!newDriver}Con el carnet recién estrenado [no hace falta fuerza, hace falta tacto|lo que cuenta es el tacto]: ${wholeEngine} [responde siempre igual|no da sustos], y [a la semana ya se confía en él|las primeras incorporaciones salen bien]${drivenOn}.`,
    `petrol & !lively & !classic :: {!thrifty}Pagar por una potencia que no se usa [también es gastar|no tiene sentido]; {cv} [bastan para ir a todas partes|son los que hacen falta], y [el presupuesto lo agradece|eso cuida el presupuesto]. [Los da|Salen de] un motor {fuel}<, de {cc}>${drivenOn}.`,
    `petrol & !lively & !classic :: {!young}Del trabajo al bar y [el sábado, a la playa|el viernes, adonde digan los amigos]: ${wholeEngine} [va a todos los planes|sigue ese ritmo] y [se conduce sin pensar|es fácil de llevar]${drivenOn}.`,
    `petrol & lively :: {!fast}En la tercera curva [se entiende para qué sirven|dejan de ser una cifra] {thecv}: [un|su|el] motor {fuel}[<, con {gear},>|<, de {cc},>|<, de {cc} y con {gear},>] [sube de vueltas con ganas|responde al instante] y [nadie tiene prisa por llegar|la carretera se queda corta]${drivenOn}.`,
    `petrol & strong & rear :: {!fast}A la salida de la curva [quienes empujan son|trabajan] {wheels}, y {cv} [dejan de ser una cifra|se notan en la espalda]<: un motor {fuel}<, de {cc}><, con {un:gear}>>.`,
    `petrol & lively :: {!onTrips}En un viaje largo {cv} [no se gastan, se tienen|son sobre todo tranquilidad]: [un|su|el] motor {fuel}[<, con {gear},>|<, de {cc},>|<, de {cc} y con {gear},>] [adelanta en un momento y vuelve a su ritmo|va desahogado en autopista]${drivenOn}.`,
    `petrol & !classic :: {!forAll}Hay semanas de recados y [semanas de escapada|semanas de autovía]; ${wholeEngine} [sirve para las dos|responde igual en las dos], y [no hay que elegir|cada día decides cuál toca]${drivenOn}.`,
    `petrol & all :: {!inCountry}Donde el campo se pone cuesta arriba [cuenta menos la prisa que la tracción|importa dónde pisan las ruedas]: ${wholeEngine} mueve {wheels}, y [el camino sigue|no hay que dar la vuelta]<; [el cambio es {gearadj}|lleva {gear}|de cambio, {gearadj}]>.`,
    `petrol & strong :: {!adult}Después de otros coches, {cv} [ya no se presumen, se dosifican|se tratan con otro respeto], y [un|su|el] motor {fuel}[<, con {gear},>|<, de {cc},>|<, de {cc} y con {gear},>] da gusto [también despacio|a cualquier ritmo]${drivenOn}.`,
    `petrol & lively :: {!young}Es viernes, tienes las llaves y {un:engine} de {cv}<, de {cc}>: [los planes se hacen solos|la escapada empieza en el garaje]${drivenOn}.`,
    `petrol & automatic :: {!comfortable}Con {gear} y {un:engine}${strongAs} la marcha es [suave hasta en la cola del peaje|tranquila incluso con prisa], y [la comodidad se nota al bajar|se llega descansado]<; [la fuerza va a|el motor mueve|la tracción está en] {wheels}>.`,
    `petrol & classic & manual :: {!adult}Se conduce con las manos y [con el oído|con la cabeza]: {gear}, {un:engine}${strongAs} y [el gusto de acertar con la marcha|nadie que decida por ti]<. La fuerza va a {wheels}>.`,
    `petrol & classic :: {!inCountry}Por una carretera de pueblo, [con la ventanilla abierta|sin nadie detrás], {cv} [no necesitan más compañía|dan para pasarlo bien]: [un|su|el] motor {fuel}[<, con {gear},>|<, de {cc},>|<, de {cc} y con {gear},>] [lleva el paso|suena como se sonaba antes] y [las curvas hacen el resto|el paisaje pasa despacio]${drivenOn}.`,
    // gas
    `lpg :: {!inCity}En la ciudad [se gasta arrancando|cada semáforo cuesta algo], y ${wholeEngine} [abarata cada arrancada|lo deja en menos]: [al volante nadie nota la diferencia|la diferencia está en el tique]${drivenOn}.`,
    `lpg :: {!thrifty}Se llena el depósito, se mira el tique y [se vuelve a mirar|se sonríe]: ${wholeEngine} [cuesta menos dinero por el mismo camino|es una manera tranquila de cuidar el bolsillo]${drivenOn}.`,
    `cng :: {!frugal}Quien hace muchos kilómetros [acaba mirando el surtidor|se fija en el consumo], y ahí ${wholeEngine} [juega a favor|se defiende bien]: la misma carretera [por menos|y otro tique]${drivenOn}.`,
    `cng :: {!commuter}El trayecto de cada día, sumado, [son muchos depósitos|pesa en la cuenta]: con ${wholeEngine} [cada uno cuesta menos|el total sale mejor]${drivenOn}.`,
    // whatever moves it
    `lively & automatic & !silent :: Con {cv} y {un:gear}, [la mano descansa y el pie decide|el ritmo lo pone solo el pie]: un motor {fuel}<, de {cc},> [sirve para ir tranquilo y para disfrutar en las curvas|responde a las dos maneras de conducir]<; [la fuerza va a|el motor mueve|la tracción está en] {wheels}>.`,
    `lively & rear & !cargo :: Al acelerar, el empuje llega por la espalda: {un:engine}${strongAs} mueve {wheels}, y [cada curva se toma de otra manera|eso se aprende a disfrutar]<; [el cambio es {gearadj}|lleva {gear}|de cambio, {gearadj}]>.`,
    `petrol & cabrio :: Con el techo abierto [todo se oye más cerca|la carretera suena distinta]: {un:engine}${strongAs}, [discreto a ritmo de paseo|tranquilo en el paseo] y [con genio cuando se le pide|vivo en cuanto se pisa]<; [el cambio es {gearadj}|lleva {gear}|de cambio, {gearadj}]<, y la fuerza va a {wheels}>>.`,
    'diesel & crossover :: [Un diésel|El diésel]{!fuelType} tiene sentido [en cuanto se sale de la ciudad|cuando la semana incluye carretera]: empuja desde abajo y [viaja tranquilo|no pide que se estiren las marchas]<, aquí con {cv}><; [el cambio es {gearadj}|lleva {gear}|de cambio, {gearadj}]>.',
    `automatic & !silent :: {!commuter}La retención de las ocho sigue ahí, pero con {gear} [el pie izquierdo se la pierde|se lleva con otra paciencia]: {un:engine}${strongAs} y [a la oficina sin haber peleado|un trayecto que no cansa]<; [la fuerza va a|el motor mueve|la tracción está en] {wheels}>.`,
    `automatic & !silent & !low :: {!forSenior}Dos pedales, {gear} y [ninguna prisa|todo el tiempo del mundo]: con {un:engine}${strongAs} [un recado vuelve a ser un paseo|conducir es cómodo otra vez]<; [la fuerza va a|el motor mueve|la tracción está en] {wheels}>.`,
    `manual & lively :: {!fast}La mano en la palanca, [la curva que llega, la marcha que entra|el motor en su punto]: con {gear} y {un:engine}${strongAs} [eso todavía da gusto|la diversión la pones tú]<; [la fuerza va a|el motor mueve|la tracción está en] {wheels}>.`,
  ]),
  'damaged :: La ficha técnica, que es lo primero que mirará [tu taller|quien lo repare], dice esto: {un:engine}[ de {cv}< y {cc}>|| de {cc}||][<, {gear}>< y {drive}>].',
  'damaged :: Quien pida precio de recambios [necesitará estos datos|tendrá que dar estos datos]: {un:engine}[ de {cv}< y {cc}>|| de {cc}||][<, {gear}>< y {drive}>].',
];

/** What the car is, seen from this reader's life. */
export const identityLinks: Phrases = unlessDamaged(
  [
    'fiveDoors & !low :: {!family}Con {doors}, los niños bajan cada uno por la suya y [nadie discute|la prisa se reparte]; [lo demás cabe en una línea:|el resto son datos:] {unbody}< {colb}>[ {used}||]< de {year}><, con {km}>.',
    'fiveDoors & !low :: {!withFamily}[La familia sube a la vez y con prisa|Cada uno entra por su lado y la familia arranca antes]: para eso están las {doors}< de {thisbody}>; es {color}<, de {year},>< y ha recorrido {km}>.',
    'roomy :: {!family}Una silla, dos mochilas y un patinete: [con niños se necesita|para eso está] {unbody}< {colb}>< de {doors}>< como este>[<, de {year}>|]<. Lleva {km}>.',
    'roomy :: {!withFamily}Cuando la familia sale, [sale con todo|no viaja ligera], y para eso está {unbody}< {colb}>< de {doors}><; este ha recorrido {km}[< desde {year}>|]>.',
    '{!stylish}El color {colm} [marca bien las líneas|le sienta bien al diseño], y [de lado se aprecia el estilo|cambia con la luz del día][<; su matrícula es de {year}>|<: es {unbody}< de {year}>>|<; tiene {doors}>]<, y [ha recorrido|lleva] {km}>.',
    '{!stylish}Quien [se fija en las formas|cuida el estilo] se acerca primero por la línea; después vienen los datos: {unbody}< {colb}>[ {used}||]<, {km}><, {doors}>< y matrícula de {year}>.',
    '{!beautiful}De lejos se ve el color, {colm}; de cerca [aparecen|mandan] las líneas<, las de {unbody}< de {doors}>><; lleva {km}[< desde {year}>|]>.',
    'twoDoors :: {!stylish}Con {doors} la línea se interrumpe menos, y [quien se fija en el diseño lo sabe|el perfil se dibuja de un trazo]<; es [{unbody}< {colb}>[ {used}||]||{color}]<, de {year}><, y ha hecho {km}>>.',
    'twoDoors :: {!forOne}Una llave, {doors} y nadie a quien consultar: [así se va a tu aire|no hace falta más]<. Es {unbody}< {colb}>[ {used}||]>[< de {year}>|]<, con {km}>.',
    'small :: {!easyParking}Entre dos coches mal aparcados queda un hueco, y {unbody}< {colb}>< de {doors}> [es lo que cabe en él|lo aprovecha]<; este ha hecho {km}>[< desde {year}>|].',
    'small :: {!inCity}La ciudad se hizo antes que los coches grandes; {unbody}< {colb}>< de {doors}> [le va a medida|la recorre mejor]<; este lleva {km}>[<, desde {year}>|].',
    'long & !cargo & !city :: {!onTrips}Los viajes largos se llevan bien en {unbody}[<: este es {color}>|< de {doors}>]<, de {year},>< y con {km}>.',
    'wagon :: {!onTrips}Antes de un viaje largo siempre aparece una bolsa más, y {unbody}< {colb}>< de {doors}> [la acepta|tiene sitio para ella]<; este lleva {km}>[< desde {year}>|].',
    'tall & !cargo :: {!safe}Desde un asiento alto se ve el frenazo dos coches antes, y [esa seguridad viene con|eso es lo que aporta] {unbody}< {colb}>< de {doors}><, de {year}>< y con {km}>.',
    'tall :: {!inCountry}Los caminos se leen mejor desde arriba, y [este es|desde aquí se leen bien: es] {unbody}< {colb}>< de {doors}><; circula desde {year}< y suma {km}>>.',
    '{!adult}A quien ya ha tenido otros coches [se le dan los datos y se le deja pensar|le bastan unos pocos datos]: es [{unbody}< {colb}>[ {used}||]||{color}]<, con {doors}>, matrícula de {year}< y {km} hechos>.',
    '{!commuter}Cada mañana lo verás en el mismo sitio, [junto a la acera|listo para salir]: {unbody}< {colb}>< de {doors}>[< de {year}>|]<, con {km} ya hechos>.',
    'coupe :: {!rare}De perfil ya se sabe: {unbody}< {colb}>[ {used}||], [una forma que se ve cada vez menos|y hoy no abundan]<. Tiene {doors}[<, es de {year}> y ha recorrido {km}|| y es de {year}||]>.',
    'fewKm :: {!lasting}{km}: [muy pocos|casi todo está por hacer], y quien compra para muchos años [empieza por ahí|lo prefiere así]<. Es {unbody}< {colb}>< de {doors}>>[< de {year}>|].',
    'manyKm :: Son {km}< desde {year}>, y [no hay por qué esconderlos|se dicen al principio]: quien compra [decide mejor sabiéndolo|los cuenta en el precio]<. Es {unbody}< {colb}>< de {doors}>>.',
    'sedan :: {!adult}{unbody} se elige [con criterio y sin prisa|cuando uno ya sabe lo que quiere]<. Esta es {colf}[<, tiene {doors}><, es de {year}> y marca {km}||<, tiene {doors}> y es de {year}|| y tiene {doors}||]>.',
    'crossover :: {!forAll}Lunes de oficina, sábado de monte: {unbody}< {colb}>< de {doors}> [sirve para la semana entera|no obliga a elegir]<; este ha recorrido {km}>[< desde {year}>|].',
  ].map((phrase) =>
    phrase.includes('::') ? `!km0 & !new & !company & ${phrase}` : `!km0 & !new & !company :: ${phrase}`,
  ),
);

/** The price as one more part of the story. */
export const dealLinks: Phrases = [
  ...unlessDamaged([
    'newDriver & warranted & !dear :: <{!newDriver}>El primer coche se paga con ahorros y con ilusión: son {price}, y {thewarranty} [cuida de lo primero|acompaña los primeros meses]<; {dealNotes}>.',
    'warranted & manyKm :: Dichos los kilómetros, falta el precio, {price}, y {thewarranty}, [que va con él|que lo acompaña]<; {dealNotes}>.',
    'warranted & thrifty :: Para la columna de los gastos, {price}; para la de las ventajas, {warranty}<. {dealNotes}>.',
    'warranted & onTrips :: Cuesta {price}, y con {warranty} [los primeros viajes se hacen más tranquilos|se puede salir lejos desde el primer mes]<; {dealNotes}>.',
    'warranted & atWork :: En un negocio hay que saber lo que se paga: {price}<, {dealNotes}>, con {warranty} [dentro|para empezar].',
    'warranted & adult :: Con los años uno pregunta primero el precio y después la garantía: {price} y {warranty}<; {dealNotes}>.',
    'warranted & dear :: Hay cifras que se miran despacio, y {price} es una; [a su lado está|la acompaña] {thewarranty}<; {dealNotes}>.',
    'warranted & lasting :: <{!lasting}>Para quien se lo quiera quedar muchos años: {price}, y {thewarranty} [para empezar|cubre el principio]<; {dealNotes}>.',
    'warranted & family :: Para hablarlo en casa: son {price}, y {thewarranty} [va dentro|está incluida]<; {dealNotes}>.',
    '!warranted & !unwarranted & adult :: El precio se dice en una palabra: {price}<, {dealNotes}>; [lo demás se mira|el resto lo decides tú].',
    '!warranted & !unwarranted & inCity :: Son {price}<, {dealNotes}>, y [la ciudad se recorre a tu hora|dejas de depender del autobús].',
    'warranted :: Un coche {used} [se compra con preguntas|invita a preguntar]; dos respuestas van por delante: {price} y {warranty}<; {dealNotes}>.',
    '!unwarranted & !warranted :: Un coche {used} [se compra mirando|pide que se mire], y por algo hay que empezar: {price}<, {dealNotes}>.',
    'unwarranted :: Es {used}, va sin garantía{!warranty} y cuesta {price}<, {dealNotes}>: [mejor decirlo todo seguido|así están claras las condiciones].',
    'unwarranted :: Son {price} y no hay garantía{!warranty}: [conviene saber las dos cosas a la vez|lo decimos todo seguido]<; {dealNotes}>.',
    'unwarranted & thrifty :: Quien mira el gasto leerá las dos líneas: {price} y sin garantía{!warranty}<; {dealNotes}>.',
    'unwarranted & classic :: A un coche de esta edad no se le pide garantía, y no la lleva{!warranty}; [el precio es de|cuesta] {price}<, {dealNotes}>.',
  ]),
  'damaged & unwarranted :: De las dos cifras, nosotros ponemos una, {price}; la otra la pone el taller, [sin garantía de por medio|y garantía no hay]{!warranty}<; {dealNotes}>.',
];

/** The price inside what this reader asks of it. */
export const thriftyLinks: Phrases = unlessDamaged([
  'warranted & !dear :: Quien lleva las cuentas de casa quiere saberlo todo de una vez: {price}, con {warranty}, [y nada escondido detrás|sin más renglones].',
  '!dear & !unwarranted :: Con un presupuesto en la mano se lee distinto: {price}< y {warranty}>, y [lo que no se usa no se paga|después, con calma, la ficha].',
]);

export const valueLinks: Phrases = unlessDamaged([
  'warranted :: {price} y {warranty}: [léelo después de lo que lleva y verás de dónde sale el precio|puesto junto a lo que ofrece, el precio se entiende].',
  '!warranted & !unwarranted :: {price}: [léelo después de lo que lleva y verás de dónde sale el precio|puesto junto a lo que ofrece, el precio se entiende].',
]);

export const lastingLinks: Phrases = unlessDamaged([
  'warranted :: Dentro de unos años [te alegrarás de haber elegido con calma|lo que cuenta es haber elegido bien]; los primeros meses [los cubre|van con] {thewarranty}.',
  '!fewKm & !manyKm :: Con {km} hechos [le queda mucho por andar|el camino sigue], y a quien piensa en años [le interesa más lo que viene|eso es lo que le importa].',
]);

/** What is written down of its past. */
export const historyLinks: Phrases = [
  'Es un coche {used} y tiene {history}[, que no es poco|].',
  'De antes de ti [queda|hay] algo por escrito: {papers}.',
  'Tiene {history}, y [se puede leer con calma|se enseña en la visita].',
];
