import type { Argument } from '../../../../../argument/arguments.ts';

/** What each thing of the cabin gives. */
export const cabinReasons: readonly Argument[] = [
  {
    of: ['heatedSeats'],
    say: [
      'D’inverno {x} ti scaldano la schiena ben prima che arrivi l’aria calda.',
      'Dopo una giornata sulla neve o una partita sotto la pioggia, fa piacere accendere {x}.',
      'commuter :: Nelle mattine di gennaio {x} rendono meno duri i primi chilometri verso il lavoro.',
      'cabrio :: {x} ti permettono di girare a tetto aperto anche a fine ottobre.',
      'atWork & cargo :: Chi d’inverno scende e risale venti volte al giorno ritrova volentieri {x}.',
    ],
  },
  {
    of: ['ventilatedSeats'],
    say: [
      'In agosto {x} fanno passare l’aria proprio dove si suda, fra la schiena e lo schienale.',
      'Quando l’auto è rimasta al sole, {x} tolgono il caldo dalla seduta.',
      'commuter :: A luglio {x} ti aiutano ad arrivare in ufficio con la camicia asciutta.',
      'onTrips :: Nei viaggi d’estate {x} ti risparmiano la schiena sudata dopo qualche ora di autostrada.',
    ],
  },
  {
    of: ['massageSeats'],
    say: [
      'In coda, o dopo una giornata in piedi, {x} sciolgono un po’ la schiena mentre guidi.',
      'Quando la schiena comincia a farsi sentire si accendono {x}, e il viaggio continua più comodo.',
      'commuter :: La sera, tornando dal lavoro, {x} rendono più sopportabile anche la coda.',
    ],
  },
  {
    of: ['electricSeats'],
    say: [
      '{x} ti fanno trovare la posizione di guida senza cercare leve sotto la seduta.',
      'Con {x} basta premere un comando per sistemarsi bene al volante.',
      'onTrips :: Nei viaggi lunghi {x} ti lasciano cambiare un po’ posizione senza fatica.',
    ],
  },
  {
    of: ['memorySeats'],
    say: [
      'Se al volante vi alternate in due, {x} rimettono tutto come piace a te con un tasto.',
      'Dopo che ha guidato un altro, {x} ti restituiscono la tua posizione senza regolare tutto da capo.',
    ],
  },
  {
    of: [['leatherSeats', 'leather']],
    say: [
      'Per pulire {x} basta un panno, anche dopo una settimana di giacche e borse.',
      'Appena apri la portiera vedi {x}, e tutto l’abitacolo sembra più curato.',
      'family & !classic & !twoDoors :: Se si rovescia un succo di frutta, {x} si (pulisce/puliscono) con un panno.',
      'stylish :: Chi bada ai materiali guarderà per prima cosa {x}.',
      'classic :: Su un’auto di questi anni {x} (aggiunge/aggiungono) molto al piacere di sedersi al volante.',
    ],
  },
  {
    of: ['alcantara'],
    say: [
      'Il rivestimento in {x0} è morbido al tatto e in curva non lascia scivolare.',
      'Quando l’auto è rimasta al sole, il rivestimento in {x0} scotta meno della pelle.',
      'stylish :: Al tatto il rivestimento in {x0} dà subito l’idea di un abitacolo curato.',
    ],
  },
  {
    of: [['halfLeather', 'fakeLeather', 'microfibre']],
    say: [
      'Per rimettere in ordine {x} basta un panno umido.',
      '{x} (dà/danno) all’abitacolo un aspetto più curato del solito tessuto.',
      'family & !twoDoors :: Con i bambini a bordo è comodo che {x} si (pulisca/puliscano) con un panno.',
    ],
  },
  {
    of: ['velourInterior'],
    say: [
      'Morbidi e tiepidi al tatto, {x} si apprezzano soprattutto d’inverno.',
      'classic :: Ci si siede come in salotto, perché {x} hanno la morbidezza delle auto di una volta.',
    ],
  },
  {
    of: ['woodTrim'],
    say: [
      '{x} danno all’abitacolo un tono caldo ed elegante.',
      'Chi ama gli interni classici noterà {x} appena sale.',
    ],
  },
  {
    of: ['heatedSteering'],
    say: [
      'D’inverno {x} ti evita di guidare con i guanti.',
      'Quando l’abitacolo è ancora gelido, {x} toglie il freddo dalle mani.',
      'commuter :: Nelle mattine di gennaio {x} ti fa partire con le mani calde.',
    ],
  },
  {
    of: [['automaticClimate', 'climate', 'airConditioning']],
    say: [
      '!cargo & !classic :: Quando a luglio si resta fermi in coda, {x} tiene fresco l’abitacolo.',
      'Se l’auto è rimasta al sole, con {x} si torna a stare bene dopo pochi minuti.',
      'cargo & atWork :: Tra una consegna e l’altra {x} ti fa ripartire al fresco anche a mezzogiorno.',
      'family & !twoDoors :: Nelle ore più calde {x} fa viaggiare più tranquilli anche i bambini.',
      '{x} serve d’estate contro il caldo e d’inverno contro i vetri appannati.',
      'classic :: Su un’auto di questi anni {x} non era scontato, e ad agosto fa ancora piacere.',
    ],
  },
  {
    of: ['dualZoneClimate'],
    say: [
      'Con {x} chi guida e chi siede accanto scelgono ciascuno la propria temperatura.',
      'Se uno ha sempre caldo e l’altro sempre freddo, {x} accontenta tutti e due.',
      'onTrips :: Nei viaggi lunghi {x} evita le discussioni sui gradi, perché ognuno imposta i suoi.',
    ],
  },
  {
    of: ['multiZoneClimate'],
    say: [
      '{x} porta la temperatura giusta anche a chi siede dietro.',
      'Con {x} ogni zona dell’abitacolo ha la sua temperatura.',
      'family & !twoDoors :: D’estate {x} tiene freschi anche i bambini sui sedili posteriori.',
    ],
  },
  {
    of: ['parkingHeater'],
    say: [
      'Mentre fai colazione {x} scalda l’abitacolo e scioglie il ghiaccio sul parabrezza.',
      'Anche a motore spento {x} tiene caldo l’abitacolo, utile a chi d’inverno deve aspettare in auto.',
      'inCountry :: Dove d’inverno gela quasi ogni notte, {x} ti risparmia il raschietto.',
    ],
  },
  {
    of: ['preconditioning'],
    say: [
      '{x} ti fa trovare l’auto alla temperatura giusta già quando sali.',
      'commuter :: Nelle mattine di gelo {x} ti fa partire al caldo.',
    ],
  },
  {
    of: ['acousticGlass'],
    say: [
      '{x} attutiscono il rumore, e in autostrada si parla a voce normale.',
      'Quando si sorpassa un camion, {x} ne tengono fuori buona parte del rumore.',
      'onTrips :: Nei viaggi lunghi {x} riducono il rumore, che stanca più di quanto si creda.',
    ],
  },
  {
    of: ['heatedWindscreen'],
    say: [
      'Nelle mattine di brina {x} scioglie il ghiaccio e il raschietto resta nel cassetto.',
      'Chi di notte lascia l’auto in strada apprezzerà {x} alla prima gelata.',
      'commuter :: Con {x} non perdi tempo a grattare il ghiaccio prima di andare al lavoro.',
    ],
  },
  {
    of: ['ambientLight'],
    say: [
      'La sera {x} rendono l’abitacolo più accogliente senza disturbare chi guida.',
      'Con il buio {x} aiutano a trovare maniglie e vani.',
    ],
  },
  {
    of: ['sunBlinds'],
    say: [
      '{x} fermano il sole che entra di lato e tengono all’ombra chi siede dietro.',
      'family & !twoDoors :: Quando i bambini si addormentano in viaggio, {x} tengono il sole lontano dai loro occhi.',
    ],
  },
  {
    of: ['airSuspension'],
    say: [
      'Su dossi e tombini {x} assorbono il colpo prima che arrivi ai sedili.',
      'cargo :: Sulle strade rovinate {x} riducono gli scossoni per il carico e per chi guida.',
      'onTrips :: Sull’asfalto rotto {x} filtrano i colpi, e il viaggio è più riposante.',
      'Anche con il bagagliaio pieno {x} tengono {auto} in piano.',
    ],
  },
  {
    of: ['adaptiveSuspension'],
    say: [
      'Sul pavé {x} si fanno morbide, in curva tengono ferma l’auto.',
      'comfortable :: {x} rendono più dolce l’asfalto rotto di tutti i giorni.',
    ],
  },
  {
    of: ['windDeflector'],
    say: [
      'Con {x} si parla a tetto aperto senza alzare la voce.',
      '{x} frena i vortici d’aria, e si viaggia scoperti anche in superstrada.',
    ],
  },
];
