import type { Argument } from '../../../../../argument/arguments.ts';

/** Seats, boot, doors, and what carries or pulls. */
export const spaceReasons: readonly Argument[] = [
  {
    of: ['thirdRow', ['slidingDoors', 'slidingDoor']],
    say: [
      'Con {y} si raggiunge facilmente anche {x}.',
      'atWork :: Per una squadra che sale e scende più volte al giorno fanno comodo {x} e {y}.',
    ],
  },
  {
    of: ['manySeats', ['slidingDoors', 'slidingDoor']],
    say: [
      'Con {x} e {y} si sale in tanti anche in un parcheggio stretto.',
      'atWork :: Per una squadra che sale e scende più volte al giorno fanno comodo {x} e {y}.',
    ],
  },
  {
    of: ['thirdRow', 'slidingSeats'],
    say: [
      'Con {x} e {y} decidi ogni volta quanto spazio dare alle persone e quanto ai bagagli.',
      'family & !twoDoors :: Quando si aggiungono i nonni o gli amici dei figli, {x} e {y} fanno posto.',
    ],
  },
  {
    of: ['manySeats', 'slidingSeats'],
    say: ['Con {x} e {y} decidi ogni volta quanto spazio dare alle persone e quanto ai bagagli.'],
  },
  {
    of: ['thirdRow', ['largeBoot', 'foldingSeats']],
    say: [
      '{x} e {y} ti lasciano scegliere, viaggio per viaggio, tra più persone e più bagagli.',
      'family & !twoDoors :: {x} e {y} servono il sabato per i compagni di squadra e ad agosto per le valigie.',
    ],
  },
  {
    of: ['manySeats', ['largeBoot', 'foldingSeats']],
    say: ['{x} e {y} ti lasciano scegliere, viaggio per viaggio, tra più persone e più bagagli.'],
  },
  {
    of: ['largeBoot', 'powerTailgate'],
    say: [
      'Premi un tasto, {y} si apre e la spesa entra comoda {in x}.',
      'family & !twoDoors :: Con un figlio in braccio apri {y} con un tasto e metti il passeggino {in x}.',
      '{y} e {x} rendono più facile la spesa grande del sabato.',
    ],
  },
  {
    of: ['foldingSeats', 'largeBoot'],
    say: [
      'Per una bicicletta o un mobile in scatola si abbassano {x} e si allunga {y}.',
      'Quando serve più posto, {x} fanno crescere ancora {y}.',
    ],
  },
  {
    of: ['foldingSeats', ['roofBars', 'roofRack', 'roofBox']],
    say: [
      'Fra {x} e {y} si trova posto anche per gli sci o per l’ombrellone.',
      'Quando c’è molto da portare, {x} servono dentro e {y} fuori.',
    ],
  },
  {
    of: ['roofBars', 'towHook'],
    say: [
      'Le canoe si legano {a x}, il carrello si attacca {a y}.',
      'inCountry :: Con {x} e {y} la scala e la legna si portano in un viaggio solo.',
    ],
  },
  {
    of: ['towHook', 'bikeRack'],
    say: [
      '{x} e {y} portano le bici fuori e lasciano libero il bagagliaio.',
      'Con {x} e {y} il sabato si caricano le bici e si parte.',
    ],
  },
  {
    of: ['towHook', ['fourWheelDrive', 'diffLock', 'lowRange']],
    say: [
      'Per muovere un rimorchio su un prato bagnato servono sia {x} sia {y}.',
      'inCountry :: Quando si torna con un carico di legna su una strada bagnata, {x} e {y} servono insieme.',
    ],
  },
  {
    of: ['towHook', ['rearCamera', 'surroundCamera']],
    say: [
      '{y} ti aiuta ad allineare {x} al rimorchio senza nessuno che ti guidi.',
      'Agganciare il rimorchio è più facile, perché oltre {a x} c’è {y}.',
    ],
  },
  {
    of: ['towHook', 'towCapacity'],
    say: [
      'Chi deve trainare una roulotte o una barca guarderà {x} e {y}.',
      'Per scegliere il rimorchio contano {x} e {y}.',
    ],
  },
  {
    of: ['powerTailgate', 'keyless'],
    say: [
      'Quando torni con le borse, {y} e {x} ti fanno caricare senza cercare la chiave.',
      'Sotto la pioggia, con le borse in mano, fanno comodo {y} e {x}.',
    ],
  },
  {
    of: [['slidingDoors', 'slidingDoor'], 'isofix'],
    say: [
      'family & !twoDoors :: {x} e {y} ti fanno agganciare il seggiolino stando in piedi accanto all’auto.',
      'Anche in un parcheggio stretto {x} e {y} rendono facile sistemare il seggiolino.',
    ],
  },
  {
    of: ['manySeats'],
    say: [
      'Con {x} si parte insieme senza prendere due auto.',
      '{x} lasciano posto anche a chi si aggiunge all’ultimo.',
      'family & !twoDoors :: Quando ai figli si aggiungono gli amici o i nonni, {x} servono davvero.',
      'atWork :: Con {x} la squadra va in cantiere con un mezzo solo.',
      'onTrips :: Per una vacanza in gruppo {x} evitano di dividersi in due macchine.',
    ],
  },
  {
    of: ['thirdRow'],
    say: [
      'Quando si aggiunge qualcuno all’ultimo, {x} offre il posto che manca.',
      'Quando si è in tanti si apre {x}, che negli altri giorni resta chiusa.',
      'family & !twoDoors :: Per la partita fuori casa o la gita con i cugini (c’è/ci sono) {x}.',
    ],
  },
  {
    of: ['slidingSeats'],
    say: [
      'Spostando {x} decidi tu se dare più posto alle gambe o ai bagagli.',
      'family & !twoDoors :: Quando i figli crescono, {x} danno più spazio alle loro gambe.',
      'Se un pacco è troppo lungo, {x} si portano avanti e il bagagliaio si allunga.',
    ],
  },
  {
    of: ['foldingSeats'],
    say: [
      'Per caricare una bici o un mobile in scatola basta abbassare {x}.',
      '{x} allungano il bagagliaio quando il carico è ingombrante.',
      'inCountry :: Sacchi, taniche e cassette di mele trovano posto abbassando {x}.',
      'young :: Per il trasloco in una stanza in affitto bastano {x} e un amico.',
    ],
  },
  {
    of: ['largeBoot'],
    say: [
      'Le valigie si mettono {in x} senza provare mille incastri.',
      'La spesa della settimana sta {in x} senza impilare le borse.',
      'family & !twoDoors :: Passeggino, zaini e borsa del nuoto entrano insieme {in x}.',
      'onTrips :: Per due settimane di vacanza {x} evita di dover scegliere che cosa lasciare a casa.',
      'atWork :: Campionari e scatole stanno {in x} senza abbassare i sedili.',
    ],
  },
  {
    of: ['storage'],
    say: [
      'Chiavi, occhiali e telefono hanno il loro posto {in x}.',
      'atWork :: Bolle, metro e telefono si tengono a portata di mano {in x}.',
    ],
  },
  {
    of: ['tables'],
    say: [
      'Chi siede dietro può mangiare, disegnare o appoggiare il computer {su x}.',
      'family & !twoDoors :: In viaggio i bambini disegnano e fanno merenda {su x}.',
    ],
  },
  {
    of: ['powerTailgate'],
    say: [
      'Quando torni con le borse della spesa, {x} si apre premendo un tasto.',
      '{x} ti evita di sporcarti le mani per chiudere il bagagliaio.',
      'family & !twoDoors :: Con un figlio in braccio e la spesa nell’altra mano fa comodo {x}.',
      'forSenior :: Per chiudere il bagagliaio non occorre allungarsi, perché {x} scende da sé.',
    ],
  },
  {
    of: ['slidingDoors'],
    say: [
      'In un parcheggio stretto {x} si aprono del tutto senza toccare l’auto accanto.',
      'family & !twoDoors :: Se i bambini hanno fretta di scendere, {x} non sbattono contro l’auto vicina.',
      'atWork :: Con {x} si carica dal lato del marciapiede, da qualunque parte sia.',
    ],
  },
  {
    of: ['slidingDoor'],
    say: [
      'Anche accanto a un muro si carica bene, perché {x} si apre lungo la fiancata.',
      'atWork & cargo :: Nelle vie strette si scarica di lato, dove {x} non ingombra.',
      'family & !twoDoors :: Nei parcheggi stretti {x} ti lascia sistemare il seggiolino senza contorsioni.',
    ],
  },
  {
    of: ['roofBars'],
    say: [
      'Il box, gli sci o la canoa si montano {su x} senza altri lavori.',
      'Quando il bagagliaio è pieno, {x} permettono di caricare anche sopra.',
      'atWork :: Scale e tubi viaggiano fuori dall’abitacolo, legati {a x}.',
    ],
  },
  {
    of: [['roofRack', 'roofBox']],
    say: [
      'Quando si parte in tanti, {x} lascia libero il bagagliaio per le valigie.',
      'Per gli sci o per l’attrezzatura da spiaggia (c’è/ci sono) {x}.',
      'family & !twoDoors :: Ad agosto, con i bagagli di tutta la famiglia, {x} serve davvero.',
    ],
  },
  {
    of: ['bikeRack'],
    say: [
      '{x} tiene fuori le bici e pulito il bagagliaio.',
      'Per cominciare il giro in bici lontano da casa (c’è/ci sono) {x}.',
      'inCity :: Si esce dalla città con le bici {su x} e si pedala dove c’è meno traffico.',
    ],
  },
  {
    of: ['towHook'],
    say: [
      'Roulotte, carrello o barca si agganciano senza altri lavori, perché {x} è già montato.',
      '{x} ti fa portare su un rimorchio quello che non entra nel bagagliaio.',
      'inCountry :: La legna e il motocoltivatore viaggiano sul carrello, attaccato {a x}.',
      'onTrips :: Chi va in vacanza con la roulotte ha bisogno {di x}, che qui è già montato.',
      'atWork :: Con {x} porti in cantiere la betoniera o un carrello di materiale.',
      'sporty & !supercar :: Per portare la moto in pista si attacca il carrello {a x}.',
    ],
  },
  {
    of: ['wheelchairRamp'],
    say: [
      '{x} fa salire in auto chi è in carrozzina senza spostarlo sul sedile.',
      'Con {x} chi accompagna non deve sollevare nessuno.',
      'family & !twoDoors :: {x} permette di uscire tutti insieme, anche con chi si muove in carrozzina.',
    ],
  },
];
