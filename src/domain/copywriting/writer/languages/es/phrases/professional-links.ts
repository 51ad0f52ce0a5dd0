import type { Phrases } from '../../voice.ts';
import { gone, looks, size, thenGeared } from './fact-fragments.ts';
import { unlessDamaged } from './unless-damaged.ts';

/** The engine and what it is suited to. */
export const engineLinks: Phrases = unlessDamaged([
  `electric :: {!inCity}En ciudad, [{el:engine}||el motor]${size} [arranca sin ruido y se dosifica con facilidad|reduce el ruido y los tirones del tráfico]${thenGeared}.`,
  `electric :: {!commuter}El trayecto diario se hace en silencio gracias a {un:engine}${size}, [sin marchas que cambiar|de respuesta progresiva]${thenGeared}.`,
  `electric :: {!comfortable}[{el:engine}||El motor]${size}, sin ruido ni vibraciones, [contribuye al confort a cualquier ritmo|es la base del confort de marcha]${thenGeared}.`,
  `electric :: {!frugal}[{el:engine}||El motor]${size} recupera energía en cada retención, [lo que modera el consumo en ciudad|y el consumo se contiene donde más se frena]${thenGeared}.`,
  `electric :: {!fast}[{el:engine}||El motor]${size} entrega su fuerza desde el primer metro, con unas prestaciones [inmediatas|que se aprecian en cada incorporación]${thenGeared}.`,
  `hybrid :: {!frugal}{el:engine}${size} aprovecha la energía de las frenadas, [y el consumo se reduce en los recorridos con paradas|lo que contiene el consumo]${thenGeared}.`,
  `hybrid :: {!inCity}En el tráfico urbano, {el:engine}${size} [arranca con ayuda eléctrica y suaviza la marcha|reduce los tirones de cada salida]${thenGeared}.`,
  `hybrid & !low :: {!withFamily}Con la familia y el equipaje a bordo, {el:engine}${size} [dispone de reserva suficiente|conserva una respuesta desahogada]${thenGeared}.`,
  `hybrid & all :: {!safe}{el:engine}${size} reparte su fuerza entre {wheels}, [lo que aporta seguridad con lluvia|una seguridad añadida cuando falta agarre]<; el cambio es {gearadj}>.`,
  `diesel :: {!onTrips}En los viajes largos, {el:engine}${size} [mantiene el ritmo a bajo régimen|rueda a pocas vueltas, lo que reduce la fatiga]${thenGeared}.`,
  `diesel & cargo :: {!atWork}{el:engine}${size} empuja desde pocas vueltas, [lo que facilita el trabajo con carga|una cualidad útil cuando se trabaja con carga]${thenGeared}.`,
  `diesel & car :: {!atWork}Para quien trabaja en la carretera, {el:engine}${size} [ofrece un ritmo constante y poco esfuerzo|resulta adecuado por su empuje regular]${thenGeared}.`,
  `diesel :: {!commuter}Quien hace muchos kilómetros a diario aprovecha mejor {un:engine}${size}, [de empuje constante|que trabaja a bajo régimen]${thenGeared}.`,
  `diesel :: {!frugal}{el:engine}${size} consume con moderación [a ritmo constante|en carretera], [donde se hacen la mayoría de los kilómetros|en beneficio de quien viaja]${thenGeared}.`,
  `diesel & all :: {!inCountry}En caminos y carreteras de pueblo, {el:engine}${size} [lleva su empuje a|reparte la fuerza entre] {wheels}<; el cambio es {gearadj}>.`,
  `diesel & automatic :: {!comfortable}{el:engine}${size} y {el:gear} [procuran una marcha suave|trabajan sin tirones, en beneficio del confort]<; la fuerza se transmite a {wheels}>.`,
  `diesel & !low :: {!withFamily}Con la familia a bordo y el maletero lleno, {el:engine}${size} [conserva su empuje desde pocas vueltas|afronta los puertos sin esfuerzo]${thenGeared}.`,
  `diesel & lively :: {!fast}{el:engine}${size} ofrece una respuesta [pronta desde bajo régimen|decidida, que facilita los adelantamientos]${thenGeared}.`,
  `petrol & !lively & !classic :: {!inCity}Para la ciudad, {el:engine}${size} es [suave y fácil de dosificar|una medida adecuada]${thenGeared}.`,
  `petrol & !lively & !classic :: {!newDriver}{el:engine}${size} responde de forma progresiva, [lo que ayuda a ganar confianza en los primeros meses|una ventaja para quien empieza a conducir]${thenGeared}.`,
  `petrol & !classic :: {!forAll}{el:engine}${size} se presta al uso de todos los días, [en ciudad y en carretera|con una respuesta suave]${thenGeared}.`,
  `petrol & lively :: {!fast}{el:engine}${size} proporciona unas prestaciones [que se notan en cada aceleración|brillantes, con margen en los adelantamientos]${thenGeared}.`,
  `petrol & lively :: {!onTrips}En autopista, {el:engine}${size} [viaja desahogado y adelanta con margen|dispone siempre de reserva]${thenGeared}.`,
  `petrol & all :: {!inCountry}Para las carreteras de campo, {el:engine}${size} mueve {wheels}, [lo que mejora la tracción en firmes sueltos|con ventaja cuando el firme se ablanda]<; el cambio es {gearadj}>.`,
  `petrol & automatic :: {!comfortable}La combinación de {un:engine}${size} y {un:gear} favorece [una marcha suave|el confort en cualquier recorrido]<; la fuerza llega a {wheels}>.`,
  `lpg :: {!frugal}{el:engine}${size} [abarata cada repostaje|reduce el gasto en combustible], sin cambios en la conducción${thenGeared}.`,
  `lpg :: {!inCity}En el uso urbano, {el:engine}${size} [reduce el coste de cada kilómetro|mantiene bajo el gasto en combustible]${thenGeared}.`,
  `cng :: {!frugal}{el:engine}${size} conviene a quien hace muchos kilómetros, [por lo que ahorra en combustible|por el menor gasto en cada repostaje]${thenGeared}.`,
  `automatic & !silent :: {!commuter}En las retenciones de cada mañana, {el:gear} evita el trabajo del embrague[; lo acompaña {un:engine}${size}<, con {drive}>||].`,
]);

/** What the car is, opening with whom or what that suits. */
export const identityLinks: Phrases = [
  `fiveDoors & !low :: {!family}Con {doors} y un acceso cómodo para [los niños|sentar a los niños], {this}< de {year}> es {unbody}< {colb}>${gone}.`,
  `roomy :: {!withFamily}Con espacio para [toda la familia|la familia y su equipaje], {this}< de {year}> es {unbody}${looks}${gone}.`,
  `small :: {!easyParking}De medidas que [facilitan el aparcamiento|caben en huecos justos al aparcar], {this}< de {year}> es {unbody}${looks}${gone}.`,
  `small :: {!inCity}Por su tamaño, {this}< de {year}> [se adapta bien a la ciudad|es adecuado para la ciudad]: es {unbody}${looks}${gone}.`,
  `long & !cargo & !city :: {!onTrips}[Adecuado para|Orientado a] los viajes largos, {this}< de {year}> es {unbody}${looks}${gone}.`,
  `tall :: {!inCountry}Para caminos y carreteras secundarias, {this}< de {year}> [ofrece una posición elevada|permite ver bien el firme]: es {unbody}${looks}${gone}.`,
  `{!stylish}Quien cuida el estilo [apreciará la línea de|se fijará en] {this}< de {year}>: {unbody}${looks}${gone}.`,
  `small :: {!newDriver}Como primer coche, {this}< de {year}> tiene unas medidas [fáciles de calcular|que ayudan al maniobrar]: es {unbody}${looks}${gone}.`,
  `crossover :: {!forAll}Pensado para el uso de cada día, {this}< de {year}> es {unbody}${looks}, [entre el turismo y el todocamino|con algo más de altura]${gone}.`,
  `tall & fiveDoors :: {!forSenior}Con {doors} y el asiento a buena altura, {this}< de {year}> [resulta cómodo al subir y bajar|facilita el acceso]: es {unbody}< {colb}>${gone}.`,
].map((phrase) =>
  phrase.includes('::') ? `!km0 & !new & !company & ${phrase}` : `!km0 & !new & !company :: ${phrase}`,
);

/** The price with what belongs to it. */
export const dealLinks: Phrases = unlessDamaged([
  'warranted & atWork :: A efectos de la compra profesional, el precio es de {price}<, {dealNotes}>, con {warranty}<; es {cond}>.',
  'warranted & manyKm :: Dados los kilómetros recorridos, [conviene señalar|interesa saber] que se vende con {warranty}, por {price}<, {dealNotes}><; es un coche {used}>.',
  'warranted & used :: Tratándose de un coche {used}, [es un dato de interés|tranquiliza saber] que el precio, de {price}, incluye {warranty}<; {dealNotes}>.',
  'warranted & newDriver & !dear :: Como primer coche, [{used},||] tiene un precio de {price} y {warranty}, que cubre los primeros meses<; {dealNotes}>.',
  'unwarranted & used :: Se trata de un coche {used} y sin garantía{!warranty}, [circunstancia que refleja el precio|lo que debe tenerse en cuenta al valorar el precio]: {price}<, {dealNotes}>.',
  '!warranted & !unwarranted & used :: El precio de este coche {used} es de {price}<, {dealNotes}>, [y puede compararse con calma|abierto a cualquier comparación].',
]);
