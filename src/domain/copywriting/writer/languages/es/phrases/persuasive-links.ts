import type { Phrases } from '../../voice.ts';
import { gone, lightlyMoved } from './fact-fragments.ts';
import { unlessDamaged } from './unless-damaged.ts';

/** The engine and what it does on this reader's road. */
export const engineLinks: Phrases = [
  ...unlessDamaged([
    // electric
    `electric :: {!inCity}En ciudad, [{el:engine}||el motor]< de {cv}> [se dosifica con la punta del pie|apenas se oye]: [arrancas, paras y vuelves a arrancar sin un tirón|sales del semáforo sin ruido], y [el tráfico te cansa bastante menos|el atasco se lleva de otra manera]${lightlyMoved}.`,
    `electric :: {!commuter}De casa al trabajo [te lleva|vas con] {un:engine}< de {cv}>, así que [el trayecto de cada día se hace sin ruido y sin embrague|lo único que oyes por el camino es la radio]${lightlyMoved}.`,
    `electric :: {!comfortable}Lo primero que notas [al salir|en marcha] es lo que no se oye: [{el:engine}||el motor]< de {cv}> [apenas hace ruido y no vibra|mueve el coche en silencio], y [el descanso empieza en la primera calle|a bordo se habla sin levantar la voz]${lightlyMoved}.`,
    `electric :: {!fast}[Pisas|Aceleras] y {thecv} están ahí desde el primer metro, porque {un:engine} no tiene que [coger vueltas|subir marchas]: [esa respuesta divierte todos los días|la primera vez que aceleras, sorprende]${lightlyMoved}.`,
    `electric :: {!frugal}Al levantar el pie, [{el:engine}||el motor]< de {cv}> [recupera parte de la energía|devuelve energía a la batería], y [en ciudad eso se nota en lo que gastas|por eso gasta menos donde más se frena]${lightlyMoved}.`,
    `electric :: {!newDriver}Si acabas de sacarte el carnet, {un:engine}< de {cv}> te quita [medio trabajo|un problema de encima]: [no hay embrague y el coche no se cala|no se cala en las cuestas y responde siempre igual]${lightlyMoved}.`,
    `electric :: {!onTrips}[En un viaje largo|En autopista], {cv} eléctricos<{!fuelType}> [mantienen el paso sin ruido|dan para adelantar sin pensarlo], y [bajas del coche más descansado|llegas con ganas de hacer algo]${lightlyMoved}.`,
    `electric :: {!young}Para ir de un plan a otro [tienes|llevas] {un:engine}< de {cv}>: [te subes, pisas y sales|sales sin ruido y llegas sin cansarte], [aunque los amigos avisen tarde|que es lo que pide una agenda como la tuya]${lightlyMoved}.`,
    // hybrid
    `hybrid :: {!frugal}En cada frenada [{el:engine}||el motor]< de {cv}> guarda energía que [otros coches pierden|después gasta al arrancar], y [por eso repostas menos a menudo|tu consumo lo agradece]${lightlyMoved}.`,
    `hybrid :: {!inCity}Al salir del semáforo empuja primero la parte eléctrica [{del:engine}||del motor], y [la ciudad se conduce con más suavidad|el tráfico se hace menos pesado]<; en total son {cv}>${lightlyMoved}.`,
    `hybrid & !low :: {!withFamily}[Cuando va toda la familia a bordo|Con la familia y el equipaje dentro], la reserva de {un:engine} de {cv} [da margen para adelantar|se agradece en cada cuesta]<, y {el:gear} [evita los tirones que marean detrás|lo hace todo sin brusquedad]>.`,
    `hybrid & !low :: {!family}Los niños se duermen antes con {un:engine}< de {cv}>, porque [arranca sin ruido|en los semáforos apenas se oye] y [la fuerza llega sin tirones|no da tirones al salir]${lightlyMoved}.`,
    `hybrid :: {!commuter}En el trayecto de cada día [{el:engine}||el motor]< de {cv}> [aprovecha las retenciones para recuperar energía|hace parte del camino casi en silencio], y [llegas a la oficina de mejor humor|la cuenta del mes lo nota]${lightlyMoved}.`,
    `hybrid & all :: {!safe}Cuando llueve, [{el:engine}||el motor]< de {cv}> reparte su fuerza entre {wheels}, y [esa seguridad se nota en las manos|conduces más tranquilo, sin hacer nada especial]<; [el cambio es {gearadj}|lleva {gear}|de cambio, {gearadj}]>.`,
    `hybrid & all :: {!inCountry}Por un camino de pueblo, [{el:engine}||el motor]< de {cv}> mueve {wheels}, así que [el barro y las cuestas te preocupan menos|una noche de lluvia no te cambia los planes]<; [el cambio es {gearadj}|lleva {gear}|de cambio, {gearadj}]>.`,
    // diesel
    `diesel & automatic :: {!onTrips}En un viaje largo, [{el:engine}||el motor]< de {cv}> tira con la misma calma [al salir que cuatro horas después|en la primera hora y en la cuarta], y {el:gear} [te ahorra el embrague|se ocupa de las marchas]<, con {drive}>.`,
    `diesel & manual :: {!onTrips}En autopista metes la última marcha y [{el:engine}||el motor]< de {cv}> [se queda ahí, a pocas vueltas|coge su paso], [que es como un viaje largo cansa menos|y los viajes largos se hacen sin pensar en el cambio]${lightlyMoved}.`,
    `diesel :: {!onTrips}Los viajes largos son [el mejor terreno para|lo que mejor le va a] {un:engine}: con {cv} [subes los puertos sin apuros|adelantas con margen] y [vuelves a tu ritmo|sigues a tu paso]${lightlyMoved}.`,
    `diesel & cargo :: {!atWork}Con la caja llena es cuando [más se agradece|se entiende para qué sirve] {un:engine}< de {cv}>: empuja desde abajo, [sale bien en cuesta|sin estirar las marchas] y [la jornada de trabajo cansa menos|llegas a la hora a cada cliente]${lightlyMoved}.`,
    `diesel & car :: {!atWork}Entre cliente y cliente se hacen muchos kilómetros, y [para eso te conviene|ahí se nota] {un:engine}< de {cv}>, [que mantiene el paso sin esfuerzo|que va suelto a ritmo de autopista]${lightlyMoved}.`,
    `diesel :: {!commuter}{!fuelType}Quien hace kilómetros a diario elige diésel por una razón, y aquí la tienes: {cv} [que empujan desde pocas vueltas|sin acelerones], para un trayecto [sin prisas|tranquilo] a la ida y a la vuelta${lightlyMoved}.`,
    `diesel :: {!frugal}[{el:engine}||el motor]< de {cv}> gasta poco [en cuanto la carretera se despeja|a ritmo constante], así que [cuanto más lejos vas, más lo notas al repostar|haciendo kilómetros es como mejor lo amortizas]${lightlyMoved}.`,
    `diesel & !low :: {!withFamily}Con la familia dentro y el maletero lleno, {un:engine}< de {cv}> [sigue empujando desde abajo|sube un puerto sin apuros]<, y {el:gear} [te lo pone fácil|hace el resto]>.`,
    `diesel & !low :: {!family}Con los niños detrás no apetece apurar las marchas, y {un:engine}< de {cv}> [no te obliga a hacerlo|te lo ahorra]: empuja [desde abajo|con suavidad] y [ellos siguen durmiendo|el viaje transcurre en paz]${lightlyMoved}.`,
    `diesel & all :: {!inCountry}Un camino embarrado se sube con {drive} y con {un:engine} que empuja desde abajo<: son {cv}, [y los vas a aprovechar en el campo|suficientes para el campo de verdad]>.`,
    `diesel & lively :: {!fast}Para adelantar [no hace falta pensárselo|te basta un momento]: [{el:engine}||el motor] pone {cv} y la respuesta llega [en cuanto pisas|desde abajo, que es donde se usa]${lightlyMoved}.`,
    `diesel & automatic :: {!comfortable}[{el:engine}||el motor]< de {cv}> y {el:gear} [trabajan sin tirones|hacen la marcha suave], [así que vas cómodo sin ocuparte de nada|y tú llegas descansado]<; la fuerza va a {wheels}>.`,
    `diesel & !classic :: {!lasting}Si compras para muchos años y muchos kilómetros, {un:engine}< de {cv}> [es una elección con lógica|tiene sentido]: [es un motor para hacer carretera|está hecho para rodar]${lightlyMoved}.`,
    `diesel & warranted & !classic :: [{el:engine}||el motor]< de {cv}> [pide carretera|está hecho para rodar], y con {warranty} [sales con más tranquilidad|los primeros meses van cubiertos]${lightlyMoved}.`,
    // petrol
    `petrol & !lively & !classic :: {!inCity}Para la ciudad, {cv} [son la medida justa|dan de sobra]: [{el:engine}||el motor] [sale bien de los semáforos y es fácil de dosificar|responde con suavidad entre parada y parada]${lightlyMoved}.`,
    `petrol & !lively & !classic :: {!newDriver}Para aprender, {cv} son una buena medida: [bastan para incorporarte sin miedo y no dan sustos|suficientes para la autovía, y fáciles de llevar por tu barrio]. [Los da|Salen de] {un:engine}${lightlyMoved}.`,
    `petrol & !lively & !classic :: {!thrifty}Con {cv} no pagas por una potencia que no ibas a usar, y [tu bolsillo lo nota|tu presupuesto lo agradece]: [{el:engine}||el motor] [tiene lo necesario|cumple a diario]${lightlyMoved}.`,
    `petrol & !lively & !classic :: {!young}{un:engine}< de {cv}> [da para todo lo que cabe en tu agenda|te lleva de un plan a otro]: [el trabajo, los amigos y la escapada del domingo|entre semana por la ciudad y el sábado a la playa]${lightlyMoved}.`,
    `petrol & lively :: {!fast}{thecv} [{del:engine}||del motor] [se notan en la espalda|responden con solo rozar el pedal], y [en una carretera de curvas entiendes para qué sirven|cada adelantamiento dura un suspiro]${lightlyMoved}.`,
    `petrol & strong & rear :: {!fast}{un:engine} de {cv} que empuja desde {wheels}: [al salir de la primera curva lo entiendes|la dirección queda libre y la curva se siente entera]<, y de las marchas se encarga {un:gear}>.`,
    `petrol & lively :: {!onTrips}En autopista, {cv} significan [adelantamientos cortos|no quedarse nunca a medias]: [{el:engine}||el motor] [va desahogado|responde al momento], y [un viaje largo se hace más tranquilo|el viaje se te hace corto]${lightlyMoved}.`,
    `petrol & !classic :: {!forAll}[{el:engine}||el motor]< de {cv}> vale para [el recado de cada día y la escapada del domingo|el atasco del lunes y la autovía del viernes], [sin pedirte que cambies de costumbres|y se conduce igual de fácil]${lightlyMoved}.`,
    `petrol & all :: {!inCountry}[{el:engine}||el motor]< de {cv}> mueve {wheels}, y [en el campo eso decide si sigues o das la vuelta|por un camino de tierra se agradece más que la potencia]<; [el cambio es {gearadj}|lleva {gear}|de cambio, {gearadj}]>.`,
    `petrol & strong :: {!adult}Si ya has tenido otros coches, sabrás qué hacer con {cv}: [usar unos pocos a diario y guardar el resto|dosificarlos, que es donde está el gusto]. [Los da|Salen de] {un:engine}${lightlyMoved}.`,
    `petrol & lively :: {!young}{un:engine} de {cv} y un fin de semana por delante: [el plan ya está hecho|no hace falta más plan que salir]${lightlyMoved}.`,
    `petrol & automatic :: {!comfortable}Con {gear} y {un:engine}< de {cv}>, [la marcha es suave en ciudad y en carretera|conduces sin tirones y llegas descansado].`,
    `petrol & classic & manual :: {!adult}Conducirlo es cosa de manos y oído: {gear}, {un:engine}< de {cv}>[ y el gusto de hacerlo bien| y nada que tenga prisa]<. La fuerza va a {wheels}>.`,
    `petrol & classic & manual :: {!inCountry}Con {cv} y {gear}, una carretera de curvas [te da para toda una tarde|se disfruta sin pasar de un ritmo tranquilo]<; el motor es {fuel}>.`,
    // gas
    `lpg :: {!inCity}Para moverte por la ciudad te basta con {cv}, y {un:engine} [deja más dinero en tu bolsillo a cada depósito|sale más barato en el surtidor]${lightlyMoved}.`,
    `lpg :: {!thrifty}Con {un:engine}< de {cv}>, [llenar el depósito te cuesta menos|cada repostaje se nota menos en tu bolsillo], y [al volante no cambia nada|se conduce como cualquier otro]${lightlyMoved}.`,
    `lpg :: {!frugal}{un:engine}< de {cv}> [se explica en la gasolinera: pagas menos por cada depósito|te ahorra dinero cada vez que repostas], y [eso se repite todo el año|al conducirlo no notas diferencia]${lightlyMoved}.`,
    `cng :: {!frugal}[{el:engine}||el motor]< de {cv}> [convierte el gasto en combustible en una preocupación menor|te sale más a cuenta cuantos más kilómetros haces], [sin que al volante cambie nada|que es lo que se le pide]${lightlyMoved}.`,
    `cng :: {!commuter}Para ir y volver todos los días, {un:engine}< de {cv}> [tiene mucho sentido|es una buena idea]: [el trayecto es el mismo y cuesta menos|lo notas cada vez que llenas]${lightlyMoved}.`,
    `cng :: {!thrifty}Si echas cuentas, {un:engine}< de {cv}> [juega a tu favor|las mejora]: [el gas natural gasta poco en muchos kilómetros|repostar pesa menos en tu bolsillo]${lightlyMoved}.`,
    // whatever moves it
    'petrol & small & !lively & !classic :: En un coche de este tamaño, {cv} [cunden|dan más de sí de lo que parece]: {un:engine} que [se mueve con alegría|no tiene mucho que arrastrar]<; [el cambio es {gearadj}|lleva {gear}|de cambio, {gearadj}]>.',
    'diesel & long & !cargo :: Para mover un coche así [conviene empuje|hace falta fuerza a pocas vueltas], y lo pone {un:engine}< de {cv}>[, sin prisas|, sin subir de vueltas]<; [el cambio es {gearadj}|lleva {gear}|de cambio, {gearadj}]>.',
    'hybrid & automatic :: Entre la parte eléctrica [{del:engine}||del motor] y {el:gear}, [conduces con dos pedales y ninguna prisa|apenas notas los cambios de ritmo]<: son {cv}>.',
    'lively & automatic & !silent :: Con {cv} y {gear}, [el ritmo lo pones solo con el pie|tú pones el pie y poco más]: {un:engine} que [va tranquilo cuando tú lo estás|responde en cuanto se lo pides].',
    'petrol & cabrio :: Con la capota abierta, {un:engine}< de {cv}> [se oye lo justo|acompaña el paseo]<, y {el:gear} [no te distrae del paisaje|te deja mirar alrededor]>.',
    'diesel & crossover :: [Un diésel|El diésel]{!fuelType} tiene sentido [si sales a carretera con frecuencia|si tu semana incluye autovía]: empuja desde abajo y [viaja tranquilo|no te pide estirar las marchas]<; aquí son {cv}<, y el cambio es {gearadj}>>.',
    'lively & rear & !cargo :: Al acelerar notas el empuje en la espalda: {un:engine}< de {cv}> mueve {wheels}, y [las curvas se disfrutan más|eso engancha]<; [el cambio es {gearadj}|lleva {gear}|de cambio, {gearadj}]>.',
    `manual & lively :: {!fast}{gear}, {cv} y {un:engine}: [la marcha la eliges tú, y ahí está la diversión|para quien disfruta conduciendo no hace falta más]<; la fuerza va a {wheels}>.`,
    `automatic & !silent :: {!commuter}En la retención de cada mañana, {el:gear} [trabaja por ti|te quita el embrague de en medio], y [{el:engine}||el motor]< de {cv}> [hace el resto|te lleva sin tirones].`,
    `automatic & !silent :: {!inCity}Semáforo, paso de cebra, rotonda: con {gear} [la ciudad cansa la mitad|el tráfico se lleva sin pensar], y [{el:engine}||el motor]< de {cv}> [responde con suavidad|se adapta al ritmo de la calle].`,
    `automatic & !silent & !low :: {!forSenior}Con {gear} [solo hay dos pedales y ninguna prisa|te olvidas del embrague], y [{el:engine}||el motor]< de {cv}> [responde con suavidad|sale tranquilo]: [conducir así es cómodo|así apetece salir].`,
    'manual & cheap :: {un:engine}< de {cv}> y {un:gear}: [mecánica sencilla|lo de siempre], [que se conduce sin instrucciones|fácil de llevar].',
  ]),
  'damaged :: Si buscas recambios o base para reparar, apunta: {un:engine}< de {cv}>[<, {gear}>< y {drive}>].',
  'damaged :: Lo primero que te preguntará [tu taller|tu mecánico] es qué lleva: {un:engine}< de {cv}>[<, {gear}>< y {drive}>].',
  'damaged :: Para pedir [presupuesto|precio de recambios] te hará falta saber que monta {un:engine}< de {cv}>< con {un:gear}><; la fuerza va a {wheels}>.',
];

/** What the car is, and what that is good for. */
export const identityLinks: Phrases = unlessDamaged(
  [
    'fiveDoors :: {!family}Es {unbody}< {colb}>[ {used}||]< de {year}> con {doors}, [y los niños suben y bajan cada uno por su lado|y atar a los niños no te obliga a contorsiones]<; ha recorrido {km}>.',
    'fiveDoors & !low :: {!withFamily}Las {doors} de {thisbody} [se agradecen cuando sale la familia entera|ahorran tiempo cada vez que se mueve la familia]<; es de color {colm}<, de {year},>< y ha recorrido {km}>>.',
    `roomy :: {!withFamily}Para una familia [hacía falta sitio, y aquí lo hay|lo primero es que quepan todos]: es {unbody}< {colb}>< de {doors}>${gone}.`,
    'roomy :: {!family}Hay sitio para los niños y para lo que arrastran: [es|se trata de] {unbody}< {colb}>[ {used}||]< de {year}>[, con {doors}< y {km}>||, con {km}||].',
    '{!stylish}El color {colm} le sienta bien a [una línea|un diseño] como este, y [te darás cuenta al acercarte|quien se fija lo nota]<[. Es {unbody}< de {year}>||. Es de {year}]<, y ha recorrido {km}>>.',
    '{!beautiful}En color {colm} [se ve bien el diseño|se le marcan las líneas]< de {thisbody}>, [y da gusto mirarlo de perfil|que gana visto de cerca][. Es de {year}<, con {km}>||. Ha hecho {km}||].',
    'twoDoors :: {!stylish}Con {doors} la línea queda limpia, [y quien se fija en el diseño lo nota|que es lo que buscas si te importa el estilo]<[. Es {unbody}< {colb}>[ {used}||]< de {year}>||. Es de {year}]<, con {km}>>.',
    'twoDoors :: {!forOne}Tiene {doors}, y para ir [a tu aire|tú solo] no te hacen falta más<[: es {unbody}< {colb}>[ {used}||]< de {year}>||: es de {year}]<, con {km}>>.',
    'small :: {!easyParking}Es {unbody}< {colb}>[ {used}||]< de {year}>, y a la hora de aparcar eso significa [menos vueltas a la manzana|que el hueco pequeño también te vale]<. Ha recorrido {km}>.',
    'small :: {!inCity}Para la ciudad te basta con {unbody} como este[<, de {year}>|<: {color} por fuera>]<; ha hecho {km}>.',
    'city :: {!newDriver}Con el carnet nuevo, {unbody} [tiene las medidas que convienen|es fácil de calcular al maniobrar]<, y este es {color}><, de {year}><, con {km}>.',
    'small :: {!young}Para ir de un plan a otro por la ciudad [no hace falta más que|te va bien] {unbody}<, y este es de color {colm}<, de {year}>>[, con {doors}< y {km}>||, con {km}||].',
    'long & !cargo & !city :: {!onTrips}[Para los viajes largos|Para muchas horas de autopista] se agradece {unbody}<, y este es de {year}<, de color {colm}>>[, con {doors}< y {km}>||, con {km}||].',
    'wagon :: {!onTrips}Un viaje largo empieza por el maletero, y [por eso|para eso] existe {unbody}<: este es de {year}<, {color}>[, con {doors}< y {km}>||, con {km}||]>.',
    'tall & !cargo :: {!safe}Sentado más alto ves antes lo que pasa, y [esa seguridad la da|eso es lo que te da] {unbody} como este<, {colb}><, de {year}>< y con {km}>.',
    'tall :: {!inCountry}Para caminos y carreteras de pueblo [conviene|va bien] {unbody} como este<; se matriculó en {year}< y ha hecho {km}>>.',
    'tall :: {!inCountry}[En el campo|Por caminos] se agradece [mirar desde más arriba|ver el firme con tiempo], y eso lo da {unbody}< {colb}>[ {used}||] como este<, que desde {year} ha recorrido {km}>.',
    'tall & fiveDoors :: {!forSenior}Con {doors} y el asiento a buena altura, subir y bajar es [cómodo|cosa de un momento]<: es {unbody}< {colb}>[ {used}||]< de {year}><, con {km}>>.',
    'cargo :: {!atWork}Para el trabajo [hace falta|necesitas] un vehículo en el que quepa todo, y {unbody} [cumple|está pensada para eso].',
    '{!adult}Con tu experiencia te bastarán unos pocos datos: [es {unbody}||es de {year}]<, lleva {km}[< y la carrocería es {colf}>|< y matrícula de {year}>]>.',
    '{!commuter}[Para el trayecto de cada día|Para ir y volver del trabajo a diario] tienes {unbody}< {colb}>[ {used}||]< de {year}><, con {km}>.',
    'coupe :: {!rare}Hoy se ven pocos coches con la forma de {unbody}, [y este, además, es {color}||]<; es de {year}[ y tiene {doors}< y {km}>|| y tiene {km}||]>.',
    'fewKm :: {!lasting}[Con {km}|Ha hecho {km}], [tiene casi todo el camino por delante|apenas ha empezado], y si compras para muchos años [eso pesa|es un buen punto de partida]<. Es {unbody}< {colb}>[ {used}||]>.',
    'manyKm :: [Lleva {km}|Son {km}]< desde {year}>, y te lo decimos sin vueltas: [en el precio está contado|tenlo en cuenta al mirar el precio]<. Es {unbody}< {colb}>[ {used}||]<, con {doors}>>.',
    'cabrio :: {!forOne}Con {doors} y el techo abierto [no hace falta llenarlo para disfrutarlo|se va muy bien solo][. Es {color}<, de {year}>< y con {km}>||. Es de {year}< y tiene {km}>||].',
    'sedan :: {!adult}{unbody} [sigue siendo una elección de quien sabe lo que quiere|es de los coches que se eligen con criterio]<: esta es {colf}<, de {year}>[, con {doors}< y {km}>||, con {km}||]>.',
    'crossover :: {!forAll}Para una semana en la que cabe de todo, [tienes|va bien] {unbody}< {colb}>[ {used}||]< de {year}><, con {km}>.',
  ].map((phrase) =>
    phrase.includes('::') ? `!km0 & !new & !company & ${phrase}` : `!km0 & !new & !company :: ${phrase}`,
  ),
);

/** The price and what it buys this reader. */
export const dealLinks: Phrases = [
  ...unlessDamaged([
    'newDriver & warranted & !dear :: <{!newDriver}>Para empezar a conducir, {price} y {warranty} [son un comienzo razonable|dejan las cuentas claras]<; {dealNotes}>.',
    'warranted & manyKm :: {price}, con {warranty}: [así de claro|ya lo tienes todo sobre la mesa]<; {dealNotes}>.',
    'warranted & thrifty :: La cuenta es corta: {price}, y {warranty} [para empezar|que ya va dentro]<; {dealNotes}>.',
    'warranted & family :: [Firmas|Pagas] {price} y te llevas también {warranty}, [que con niños en casa da mucha tranquilidad|una preocupación menos para la familia]<; {dealNotes}>.',
    'warranted & commuter :: Si lo vas a usar a diario, te importará que en el precio, {price}, entre también {thewarranty}<; {dealNotes}>.',
    'warranted & onTrips :: Con {warranty} [los primeros viajes se hacen más tranquilos|sales de viaje con la espalda cubierta]; el precio es de {price}<, {dealNotes}>.',
    'warranted & atWork :: Para las cuentas de tu trabajo: {price}<, {dealNotes}> y {warranty}.',
    'warranted & adult :: A ti no hace falta adornarte el precio: son {price}, con {warranty}<; {dealNotes}>.',
    'warranted & dear :: {price} es una cifra que se piensa, y [por eso conviene saber que incluye|a su favor está] {warranty}<; {dealNotes}>.',
    'warranted & lasting :: <{!lasting}>Si te lo vas a quedar muchos años, {thewarranty} [te cubre el principio|es un buen comienzo], y {price} [es|es todo] lo que pagas<; {dealNotes}>.',
    'warranted & young :: Por {price} [dejas de mirar horarios|el siguiente plan lo decides tú], y con {warranty} [empiezas más tranquilo|sales sin preocupaciones]<; {dealNotes}>.',
    '!warranted & !unwarranted & adult :: A ti no hace falta adornarte el precio: son {price}<, {dealNotes}>.',
    '!warranted & !unwarranted & inCity :: {price} y [la ciudad se recorre de otra manera|dejas de depender del autobús]<; {dealNotes}>.',
    'warranted :: Siendo {used}, tranquiliza que el precio, {price}, incluya {warranty}<; {dealNotes}>.',
    'warranted :: Es un coche {used}, así que te interesará saber que por {price} [tienes también|te llevas] {warranty}<; {dealNotes}>.',
    '!unwarranted & !warranted :: Es {used} y cuesta {price}<, {dealNotes}>[: ven, míralo y compara|, y puedes compararlo con calma].',
    'unwarranted :: Es {used}, cuesta {price} y no lleva garantía{!warranty}: [ven con quien entienda|pregunta lo que haga falta]<; {dealNotes}>.',
    'unwarranted :: {price} sin garantía{!warranty}: [míralo bien y decide con eso delante|tráete a alguien que entienda y compruébalo todo]<; {dealNotes}>.',
    'unwarranted & thrifty :: No lleva garantía{!warranty}, y [tenlo en cuenta al hacer números|eso también entra en tus cuentas]: son {price}<, {dealNotes}>.',
    'unwarranted & classic :: A esta edad no hay garantía{!warranty}, así que [mira, pregunta y compara|compruébalo con quien sepa]: el precio es de {price}<, {dealNotes}>.',
  ]),
  'damaged & unwarranted :: {price} es la primera mitad de la cuenta y el taller, la segunda; garantía no hay{!warranty}<; {dealNotes}>.',
  'damaged & unwarranted :: Pon {price} en una columna y el presupuesto del taller en la otra[, sin contar con garantía, que no la hay|: no hay garantía]{!warranty}<; {dealNotes}>.',
];

/** The price inside what this reader asks of it. */
export const thriftyLinks: Phrases = unlessDamaged([
  '!dear & !unwarranted :: Si compras con presupuesto, [el número que buscas es|empieza por aquí:] {price}<, y en él entra {warranty}>; lo demás [son ventajas que ya has leído|lo decides tú].',
  'warranted & !dear :: Con {price} y {warranty}, [tu presupuesto sabe a qué atenerse|las cuentas se hacen en un momento]: [compara y verás|es fácil compararlo con otros].',
  'warranted :: {warranty} y un precio de {price}: [a quien mira cada gasto le gusta saberlo todo de entrada|con eso puedes hacer tus cuentas sin sorpresas].',
]);

export const valueLinks: Phrases = unlessDamaged([
  'warranted :: Por {price} [te llevas más que un coche: te llevas|tienes también] {warranty}, y [esa cuenta se entiende sola|ahí está la relación entre calidad y precio].',
  '!unwarranted :: Mira lo que lleva y mira lo que cuesta, {price}<, con {warranty}>: [el precio se explica solo|es un precio que se entiende].',
  'unwarranted :: Cuesta {price}, y el precio [tiene en cuenta que no hay garantía|se entiende sabiendo que va sin garantía]{!warranty}: [compáralo con otros|haz tus números].',
]);

export const lastingLinks: Phrases = unlessDamaged([
  'warranted :: Lo compras para muchos años, y {thewarranty} [te acompaña en los primeros pasos|te cubre al principio]; [después cuenta|luego lo que vale es] haber elegido bien.',
  'fewKm :: Con {km} [está casi todo por hacer|apenas ha salido de casa], y un coche que vas a conservar años [conviene empezarlo pronto|se empieza mejor así].',
  '!fewKm & !manyKm :: Con {km}, [le queda camino|tiene carretera por delante], y tú lo quieres [para muchos años|a largo plazo]: [míralo pensando en eso|la compra se entiende así].',
]);

export const starterLinks: Phrases = unlessDamaged([
  'warranted & !dear & !strong :: El primer coche [asusta un poco|se compra con dudas], así que ayuda saber lo que hay: {price}, {warranty} y [un manejo sencillo|un coche fácil de llevar].',
  'weak :: Acabas de sacarte el carnet y {cv} [te sobran para empezar|son los justos para coger confianza], [sin sustos en cada salida|con respuestas suaves].',
]);

/** What is written down of its past, and what that is worth. */
export const historyLinks: Phrases = [
  'Es un coche {used} con {history}[, y eso se agradece|, que puedes mirar cuando vengas].',
  'Tiene {history}, y [puedes pedir que te lo enseñemos cuando vengas|en la visita te lo enseñamos].',
  '[Antes de decidir, mira también esto|Para comprar sin dudas, un dato más]: {auto} tiene {history}.',
];
