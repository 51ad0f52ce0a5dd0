import type { Argument } from '../../../../../argument/arguments.ts';

export const sportReasons: readonly Argument[] = [
  {
    of: ['sportSeats'],
    say: [
      '{x} ti tengono al tuo posto, e nelle curve le mani stringono il volante soltanto per guidare.',
      'La prima curva decisa la senti nei fianchi, dove lavorano {x}.',
      'Ci si siede un po’ più dentro che sopra, su un sedile che abbraccia: è il mestiere {di x}.',
      'onTrips :: Anche dopo tre ore la schiena è dove l’avevi messa, {con x}.',
      'stylish :: Apri la portiera e la prima cosa che si vede sono {x}.',
    ],
  },
  {
    of: ['bucketSeats'],
    say: [
      '{x} tengono fermo chi guida, e al volante resta un compito solo.',
      'Entrare chiede un piccolo inchino, poi {con x} non ti muovi più.',
      'Per la strada tutta curve, più della potenza contano {x}.',
    ],
  },
  {
    of: ['alcantaraWheel'],
    say: [
      '{x} si impugna volentieri, anche nei tratti dove di curve non ce ne sono.',
      'Le mani trovano subito la presa {su x}, che d’estate non scivola.',
      'stylish :: Un’auto si conosce con le mani, e il primo contatto è {x}.',
    ],
  },
  {
    of: ['sportWheel'],
    say: [
      '{x} ti mette fra le mani una promessa di curve.',
      'A motore spento, nel parcheggio, {con x} viene già voglia di partire.',
      'Della strada raccontano molto le mani, soprattutto {con x}.',
    ],
  },
  {
    of: ['paddles'],
    say: [
      '{x} ti restituiscono la marcia che vuoi, quando la vuoi, senza staccare le mani.',
      'In discesa, prima del tornante, si scala con un dito: ecco {x}.',
      'Di solito il cambio fa da sé, ma sulla strada giusta prendi il comando {con x}.',
    ],
  },
  {
    of: ['sportSuspension'],
    say: [
      '{x} tiene l’auto ferma sulle sue ruote, e nelle curve ti fidi prima.',
      '{con x} fra il tuo gesto e la strada c’è meno attesa.',
      'Sul passo che prendi per piacere si sente bene {x}.',
      'fast :: Le curve lunghe sono il posto dove {x} si guadagna il nome.',
    ],
  },
  {
    of: [['suspensionKit', 'coilovers', 'loweredSuspension']],
    say: [
      '{x} avvicina l’auto all’asfalto, e si vede già da ferma.',
      'Chi ci capisce guarda subito lo spazio fra ruota e parafango, e poi chiede {di x}.',
      'La strada si sente di più {con x}, ed è proprio quello che si cerca.',
    ],
  },
  {
    of: ['wheelSpacers'],
    say: [
      '{x} portano le ruote a filo, e la vista da dietro ci guadagna.',
      'La carreggiata sembra più larga per via {di x}, e l’occhio se ne accorge subito.',
    ],
  },
  {
    of: ['brakes'],
    say: [
      '{x} ti fa frenare più tardi soltanto perché lo vuoi tu.',
      'Andare forte è facile, e per il momento dopo c’è {x}.',
      'Nella discesa dal passo, curva dopo curva, ci si affida {a x}.',
    ],
  },
  {
    of: ['calipers'],
    say: [
      '{x} si vedono fra le razze, anche a macchina ferma.',
      'Un colpo d’occhio alle ruote basta per notare {x}.',
      'stylish :: Chi si china a guardare i cerchi finisce per parlare {di x}.',
    ],
  },
  {
    of: ['ceramicBrakes'],
    say: [
      '{x} raccontano per quale uso è stata pensata quest’auto, prima ancora di muoverla.',
      'Alla fine del rettilineo si capisce perché esistono {x}.',
      'Fra chi conosce il genere, la prima domanda riguarda spesso {x}.',
    ],
  },
  {
    of: ['sportExhaust'],
    say: [
      '{x} dà voce al motore, e in galleria il finestrino si abbassa da solo.',
      '{con x} l’autoradio può restare spenta.',
      'Ogni accelerata ha un suono suo, che arriva {da x}.',
      'young :: Gli amici ti sentono arrivare prima del messaggio, {con x}.',
    ],
  },
  {
    of: ['twinExhaust'],
    say: [
      '{x} chiude la coda con due ragioni per voltarsi.',
      'Chi ti segue nel traffico ha davanti {x}, e capisce.',
      'Da dietro si guarda {x}, e per il resto basta la fantasia.',
    ],
  },
  {
    of: ['drivingModes'],
    say: [
      '{x} cambiano carattere all’auto fra il lunedì e la domenica.',
      'Il lunedì si va con calma, sul passo un po’ meno: a decidere sei tu, {con x}.',
      'onTrips :: In autostrada si sceglie la calma, sui tornanti altro, e per questo ci sono {x}.',
    ],
  },
  {
    of: ['dualClutch'],
    say: [
      '{x} passa da una marcia all’altra senza farti perdere il filo.',
      'La frizione non la premi più, e il motore resta nel punto in cui tira: merito {di x}.',
      'commuter :: Nella coda del mattino {x} fa tutto da sé, sulla strada libera si fa sentire.',
    ],
  },
  {
    of: [['sevenGears', 'gearbox']],
    say: [
      '{x} ti fa trovare il rapporto giusto, dal tornante alla corsia di sorpasso.',
      '{con x} fra paese e autostrada cambia tutto tranne il tuo umore.',
    ],
  },
  {
    of: ['robotGearbox'],
    say: [
      '{x} lascia al piede sinistro una vita tranquilla.',
      '{con x} si guida con due pedali e senza pensarci troppo.',
      'inCity :: Di semaforo in semaforo la frizione non è affar tuo, c’è {x}.',
    ],
  },
  {
    of: ['rearSteering'],
    say: [
      '{x} fanno sembrare più corta l’auto proprio dove serve, nel garage e sul tornante.',
      '{con x} l’inversione riesce in una manovra sola più spesso di quanto immagini.',
      'inCity :: Nelle vie del centro, dove la curva è sempre un po’ più stretta, lavorano {x}.',
    ],
  },
  {
    of: ['launchControl'],
    say: [
      '{x} mette ordine nei primi metri, quelli in cui tutto succede insieme.',
      'Nella vita di ogni giorno si usa poco, ma quando racconti l’auto si parte {da x}.',
    ],
  },
  {
    of: [['tuning', 'tuningBox']],
    say: [
      '{x} è la prima cosa da raccontare a chi vuole sapere che cosa c’è sotto il cofano.',
      'Alzato il cofano, la prima domanda sarà {su x}.',
    ],
  },
  {
    of: ['softTop'],
    say: [
      '{x} si abbassa e il tragitto di sempre diventa una passeggiata.',
      'Basta una sera di maggio per capire a che cosa serve {x}.',
      'onTrips :: Di sera la litoranea ha un altro odore, quando è giù {x}.',
    ],
  },
  {
    of: ['electricTop'],
    say: [
      '{x} fa il lavoro con un tasto, e alla prima schiarita sei già a cielo aperto.',
      'Due gocce o un raggio di sole non cambiano i programmi, perché a coprire e scoprire ci pensa {x}.',
      'onTrips :: Sulla litoranea, dopo la galleria, si apre {x}.',
      'inCity :: Al rientro dal lavoro, con l’aria di giugno, il tetto è di troppo e {x} lo sa.',
    ],
  },
  {
    of: ['hardTop'],
    say: [
      '{x} chiude bene l’inverno fuori e ti lascia scegliere la stagione.',
      'D’inverno si viaggia coperti sotto {x}, d’estate si ripone e si parte.',
    ],
  },
  {
    of: ['foldingHardTop'],
    say: [
      '{x} ti dà una coupé per gennaio e una scoperta per giugno.',
      'Fra il bel tempo e la grandine in mezzo c’è soltanto {x}, e basta un comando.',
      'Nelle notti in strada protegge {x}; la mattina dopo, se c’è sole, sparisce.',
    ],
  },
  {
    of: ['noseLift'],
    say: [
      '{x} ti fa salire la rampa senza trattenere il fiato.',
      '{con x} dossi e passi carrai non decidono più il percorso.',
    ],
  },
  {
    of: ['rollBar'],
    say: [
      '{x} si vede da lontano, e non è lì per bellezza.',
      'Per chi ama i mezzi preparati, uno dei primi sguardi va {a x}.',
      'pickup :: Dietro la cabina, ben piantato, c’è {x}.',
      'cabrio :: A cielo aperto, alle spalle, è bene che ci sia {x}.',
    ],
  },
];
