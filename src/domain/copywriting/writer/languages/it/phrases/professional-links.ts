import type { Phrases } from '../../voice.ts';
import { size } from './fact-fragments.ts';
import { when } from './when.ts';

/** Gearbox and drive after a finished thought. */
const tail =
  '[[; il cambio è {gearadj}[<, la trazione {driveadj}>|< e la trazione {driveadj}>]|; {il:gear} porta la potenza {onwheels}]||[; la trazione è {driveadj}]||]';

/** What the car is, and the use it suits; nothing of the data is left out. */
export const identityLinks: Phrases = [
  ...[
    'fiveDoors :: {!family}È {unbody}< {colb}> a {doors}: [l’accesso ai posti posteriori è comodo, come serve con i bambini|chi viaggia con i figli apprezza l’accesso ai posti posteriori]<. Ha percorso {km}>.',
    'roomy :: {!withFamily}Come {body} [offre il volume che serve a una famiglia|risponde bene alle giornate di una famiglia, tra spesa, sport e partenze]<; è {color}< e ha {doors}>><. I chilometri percorsi sono {kmn}>.',
    'hatch :: {!easyParking}La coda raccolta, propria di ogni {body}, [aiuta nei parcheggi|rende facile valutare gli ingombri in manovra][. Ha {doors}< ed è {color}>||. È {color}||]<. Ha percorso {km}>.',
    'small :: {!inCity}È {unbody}< {colb}>< a {doors}>, e in città [le misure contenute sono un vantaggio concreto|si muove bene anche nelle vie strette]<. I chilometri percorsi sono {kmn}>.',
    'small & !strong :: {!newDriver}Per chi è alla prima auto {unbody}< {colb}>< a {doors}> ha [dimensioni facili da valutare|il pregio della semplicità]<. Ha percorso {km}>.',
    '!van :: {!stylish}In {colm}, le linee {ofbody} [hanno un’eleganza misurata|si fanno notare con discrezione], a beneficio di chi bada allo stile[. Ha {doors}< e {km}>||. Ha {km}||].',
    'low :: {!rare}È {unbody}< {colb}>< a {doors}>, di quelle che [su strada si vedono di rado|gli appassionati riconoscono, perché rare]<. Ha percorso {km}>.',
    'tall & fiveDoors & !cargo :: {!forSenior}La seduta rialzata {ofbody}< a {doors}> [facilita l’accesso e non obbliga a piegarsi|permette di salire con calma e senza fatica]<; il colore è {colm}<, i chilometri percorsi sono {kmn}>>.',
    'sedan :: {!atWork}È {unbody}< {colb}>< a {doors}>, adatta per sobrietà [agli incontri di lavoro|a chi si presenta ogni giorno ai clienti]<. Ha percorso {km}>.',
    'wagon :: {!onTrips}È {unbody}< {colb}>< a {doors}>: il bagagliaio [accoglie quello che un viaggio lungo richiede|consente viaggi lunghi senza rinunce]<. I chilometri percorsi sono {kmn}>.',
    'van :: {!atWork}È {unbody}< {colb}>< a {doors}>, e [il vano di carico è il suo argomento principale per il lavoro|la forma regolare del vano agevola il lavoro di carico]<. Ha percorso {km}>.',
    'tall & car & !mpv :: {!inCountry}È {unbody}< {colb}>< a {doors}>: [l’altezza da terra è utile sulle strade di campagna|fuori città la posizione rialzata anticipa curve e dossi]<. Ha percorso {km}>.',
    'fewKm :: {!lasting}Con {km} percorsi, [chi acquista per tenere a lungo parte da una buona base|si presta a essere tenut@ per anni]<. È {unbody}< {colb}>< a {doors}>>.',
  ].map((phrase) => when('!damaged & !km0 & !new', phrase)),
];

/** The mechanics, and the use they suit. */
export const engineLinks: Phrases = [
  ...[
    `electric :: {!inCity}<{!fuelType}>Il motore elettrico${size}, [silenzioso e pronto nelle ripartenze|privo di vibrazioni], è nel suo elemento in città${tail}.`,
    `electric :: {!comfortable}<{!fuelType}>L’assenza di vibrazioni del motore elettrico${size} [è il primo elemento di comfort|si traduce in un comfort immediato]${tail}.`,
    `electric :: {!fast}<{!fuelType}>Il motore elettrico${size} rende la spinta disponibile da subito, [con prestazioni che si apprezzano nei sorpassi|e le prestazioni ne guadagnano a ogni ripartenza]${tail}.`,
    `electric :: {!forAll}<{!fuelType}>Nell’uso di tutti i giorni il motore elettrico${size} [semplifica la guida|non richiede abitudini particolari]${tail}.`,
    `electric :: {!commuter}<{!fuelType}>Sui tragitti di ogni giorno il motore elettrico${size} [riduce rumore e fatica|procede in silenzio e senza strappi]${tail}.`,
    `diesel :: {!onTrips}<{!fuelType}>Il motore diesel${size} [mantiene l’andatura senza sforzo nei viaggi lunghi|è indicato per i viaggi lunghi, dove procede regolare]${tail}.`,
    `diesel & cargo :: {!atWork}<{!fuelType}>Il motore diesel${size} [offre già in basso la spinta che serve a pieno carico|spinge bene a pieno carico], come richiede il lavoro${tail}.`,
    `diesel & car :: {!atWork}<{!fuelType}>A chi percorre molta strada per lavoro il motore diesel${size} [offre un passo regolare|assicura spinta e regolarità]${tail}.`,
    `diesel :: {!commuter}<{!fuelType}>Per chi percorre ogni giorno lo stesso tragitto il motore diesel${size} [è una scelta coerente|offre spinta ai bassi regimi e regolarità]${tail}.`,
    `diesel & !thirsty :: {!frugal}<{!fuelType}>Il motore diesel${size} lavora a bassi regimi, [a vantaggio dei consumi|e i consumi restano contenuti]${tail}.`,
    `diesel & !small :: {!withFamily}<{!fuelType}>Anche con la famiglia e i bagagli a bordo il motore diesel${size} [conserva una spinta regolare|procede senza affanno]${tail}.`,
    `petrol & !lively :: {!inCity}<{!fuelType}>Il motore a benzina${size} [entra presto in temperatura e si presta ai tragitti brevi della città|risponde con dolcezza nel traffico di città]${tail}.`,
    `petrol & weak :: {!newDriver}<{!fuelType}>Il motore a benzina${size} ha [una risposta graduale, adatta a chi guida da poco|un’indole tranquilla, che aiuta chi comincia]${tail}.`,
    `petrol & strong :: {!fast}<{!fuelType}>Il motore a benzina${size} assicura prestazioni [di rilievo, da usare con misura|che rendono brevi i sorpassi]${tail}.`,
    `petrol & !strong :: {!forAll}<{!fuelType}>Il motore a benzina${size} [si adatta a ogni percorso|non ha esigenze particolari], come richiede l’uso di tutti i giorni${tail}.`,
    `petrol & all :: {!inCountry}<{!fuelType}>Sulle strade di campagna il motore a benzina${size}, [regolare anche sullo sterrato|dalla risposta progressiva], può contare sulla {drive}<; il cambio è {gearadj}>.`,
    `hybrid :: {!frugal}<{!fuelType}>Il motore ibrido${size} recupera energia in frenata, e i consumi [ne beneficiano|restano contenuti]${tail}.`,
    `hybrid :: {!inCity}<{!fuelType}>In città il motore ibrido${size} [recupera energia a ogni frenata|rende morbide le ripartenze]${tail}.`,
    `lpg :: {!inCity}<{!fuelType}>Per gli spostamenti in città il motore a GPL${size} [tiene bassa la spesa per il carburante|è una scelta economica]${tail}.`,
    `lpg :: {!newDriver}<{!fuelType}>A chi guida da poco il motore a GPL${size} offre [una guida normale e una spesa contenuta|una risposta tranquilla]${tail}.`,
    `cng :: {!commuter}<{!fuelType}>Il motore a metano${size} [conviene a chi percorre molta strada ogni giorno|riduce la spesa dei tragitti quotidiani]${tail}.`,
    `automatic & !silent :: {!comfortable}{un:engine}${size} e {il:gear} lavorano [senza scosse, a vantaggio del comfort|con fluidità: il comfort ne guadagna]<; la trazione è {driveadj}>.`,
    `all & !cargo :: {!safe}{un:engine}${size} porta la potenza {onwheels}, [il che sul bagnato è anche sicurezza|a vantaggio della sicurezza quando il fondo è bagnato]<; il cambio è {gearadj}>.`,
    `automatic & !silent & !strong :: {!forSenior}Con {un:engine}${size} e {il:gear} la guida resta [serena, senza il pedale della frizione|facile e priva di fretta]<; la trazione è {driveadj}>.`,
    `lively :: {!onTrips}[La riserva di potenza rende distesi i viaggi lunghi|In viaggio i sorpassi restano brevi]: {it} muove {un:engine}${size}${tail}.`,
  ].map((phrase) => when('!damaged', phrase)),
];

/** The terms of the sale, and whom they suit. */
export const dealLinks: Phrases = [
  ...[
    'thrifty & warranted :: <{!thrifty}>A chi valuta con attenzione la spesa indichiamo [subito|con chiarezza] i dati utili: {price} e {warranty}[; {auto} è {used}||; {auto} è {cond}||].',
    'goodDeal & warranted :: <{!goodDeal}>Il prezzo di {price}, che comprende la {warranty}, [regge bene il confronto|è proporzionato a quanto offre][; {auto} è {used}||; {auto} è {cond}||].',
    'newDriver & warranted :: <{!newDriver}>Per una prima auto la {warranty} [è una tranquillità in più|ha il suo peso]; il prezzo è di {price}[; {auto} è {used}||; {auto} è {cond}||].',
    'family & warranted :: Per una famiglia la {warranty}, compresa nel prezzo di {price}, [è un elemento da considerare|conta quanto la dotazione][; {auto} è {used}||; {auto} è {cond}||].',
    'atWork & warranted :: A chi {it} userà per lavoro ricordiamo che {auto} ha la {warranty}; il prezzo è di {price}[; è {used}||; è {cond}||].',
    'lasting & warranted :: Chi intende tenerl@ a lungo parte con la {warranty}; il prezzo è di {price}[; {auto} è {used}||; {auto} è {cond}||].',
    'commuter & warranted :: Per un uso quotidiano la {warranty} [è una sicurezza pratica|toglie qualche pensiero]; il prezzo è di {price}[; {auto} è {used}||; {auto} è {cond}||].',
    'dear & warranted :: Un acquisto di questo livello si valuta con calma: il prezzo è di {price} e comprende la {warranty}[; {auto} è {used}||; {auto} è {cond}||].',
    'thrifty & unwarranted :: <{!thrifty}>A chi valuta la spesa segnaliamo che il prezzo, {price}, non comprende garanzia{!warranty}[; {auto} è {used}||; {auto} è {cond}||].',
  ].map((phrase) => when('!damaged', phrase)),
];

/** Its past, and why it matters. */
export const historyLinks: Phrases = [
  'lasting & !damaged :: Per chi guarda al lungo periodo conta anche il passato: {auto} ha {history}<, e {predicates}>.',
  'thrifty & !damaged :: Nella valutazione della spesa entra anche il passato: {auto} ha {history}<, e {predicates}>.',
  'fast & !damaged :: Su un mezzo scelto per le prestazioni il passato è rilevante: {auto} ha {history}<, e {predicates}>.',
];
