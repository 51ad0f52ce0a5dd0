import type { Argument } from '../../../../../argument/arguments.ts';

export const protectionReasons: readonly Argument[] = [
  {
    of: ['isofix'],
    say: [
      '{x} fissano il seggiolino con uno scatto, e il dubbio di averlo messo storto non viene.',
      '{con x} il seggiolino passa da una macchina all’altra in un minuto.',
      'family :: Alle otto meno cinque, davanti al nido, un pensiero lo tolgono {x}.',
    ],
  },
  {
    of: ['alarm'],
    say: [
      '{x} sta di guardia nelle notti in cui il garage non c’è.',
      '{con x} parcheggi in strada e dormi un po’ meglio.',
      'cargo :: Gli attrezzi restano a bordo anche la notte, e con loro resta sveglio {x}.',
      'inCity :: Sotto i lampioni di una via che non conosci si scende più tranquilli, {con x}.',
    ],
  },
  {
    of: ['tracker'],
    say: [
      '{x} sa dov’è {auto} anche quando non lo sai tu.',
      'Se una mattina il posto fosse vuoto, avresti da dove cominciare: da lì ti aiuta {x}.',
      'atWork :: Un mezzo che lavora gira per molte mani, e {x} ti dice dove.',
    ],
  },
  {
    of: ['dashcam'],
    say: [
      '{x} ricorda com’è andata, anche quando i testimoni hanno fretta.',
      'Nella discussione su chi aveva il verde, l’ultima parola è {di x}.',
      'inCity :: Agli incroci dove tutti hanno ragione, {x} prende appunti.',
      'atWork :: {con x} chi passa la giornata per strada ha un testimone fisso.',
    ],
  },
  {
    of: ['emergencyCall'],
    say: [
      '{x} chiede aiuto quando non sei tu a poterlo fare.',
      'Sulla strada deserta delle due di notte, sapere che c’è {x} non è poco.',
      'family :: A chi aspetta a casa fa piacere sapere che a bordo c’è {x}.',
    ],
  },
  {
    of: ['safetyPackage'],
    say: [
      'Quando davanti frenano tutti, ci si ricorda volentieri {di x}.',
      'family :: A chi porta i figli a scuola, {x} interessa più dei cerchi.',
    ],
  },
  {
    of: ['isofix', ['slidingDoors', 'slidingDoor']],
    say: ['Davanti {a y} anche chi ha la schiena stanca aggancia il seggiolino, {con x}.'],
  },
  {
    of: ['isofix', ['thirdRow', 'manySeats']],
    say: [
      'family & !cargo & !cabrio & !supercar :: I seggiolini si agganciano {con x}, e {con y} un posto per il nonno resta.',
      '{x} per i piccoli, {y} per gli amici che si aggiungono all’ultimo.',
    ],
  },
  {
    of: ['isofix', ['rearCamera', 'parkingSensors']],
    say: [
      'family & !cargo & !cabrio & !supercar :: Il seggiolino è fermo {con x}, e davanti alla scuola la manovra la fai {con y}.',
      'Chi dorme dietro è tenuto fermo {da x}, e {con y} la manovra non lo sveglia.',
    ],
  },
  {
    of: ['isofix', 'powerTailgate'],
    say: [
      'family & !cargo & !cabrio & !supercar :: Con un figlio in braccio il baule si apre {con y}, e il seggiolino si chiude {con x}.',
      'Un braccio solo basta, fra {y} e {x}.',
    ],
  },
  {
    of: ['isofix', 'sunBlinds'],
    say: [
      'family & !cargo & !cabrio & !supercar :: Dietro si dorme all’ombra, con {y} ai vetri e il seggiolino tenuto fermo {da x}.',
      'Per il sonno del pomeriggio ci sono {y}, per la frenata improvvisa {x}.',
    ],
  },
  {
    of: ['isofix', 'emergencyBraking'],
    say: [
      'family & !cargo & !cabrio & !supercar :: {x} tengono fermo il seggiolino e {y} guarda la strada insieme a te.',
      'Chi viaggia dietro ha {x}, chi guida ha {y}.',
    ],
  },
  {
    of: ['alarm', ['tracker', 'immobiliser']],
    say: [
      'Chi si avvicina di notte con cattive intenzioni dovrà vedersela con {x} e {y}.',
      '{x} fa rumore, {y} fa il resto in silenzio.',
    ],
  },
  {
    of: ['alarm', ['shelving', 'workshopFitting', 'bulkhead']],
    say: [
      'atWork :: Gli attrezzi stanno in ordine {con y} e al sicuro {con x}.',
      'La sera si chiude e si va a casa: al contenuto bada {x}, all’ordine {y}.',
    ],
  },
  {
    of: ['dashcam', ['parkingSensors', 'rearCamera']],
    say: [
      '{y} per non toccare gli altri, {x} per quando sono gli altri a toccare te.',
      'In città avere {y} e {x} vuol dire discutere meno.',
    ],
  },
];
