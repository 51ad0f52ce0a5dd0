import type { Argument } from '../../../../../argument/arguments.ts';

/** What seats, climate and quiet give together. */
export const cabinPairReasons: readonly Argument[] = [
  {
    of: ['heatedSeats', 'heatedSteering'],
    say: [
      'Schiena e mani si scaldano prima dell’aria: {x} e {y} fanno effetto già ai primi semafori.',
      'Nelle mattine di brina {x} e {y} ti tolgono la voglia di guidare con i guanti.',
      'commuter :: Alle sette di gennaio {x} e {y} sono il motivo per uscire di casa senza brontolare.',
      'cabrio :: Con {x} e {y} la stagione del tetto aperto comincia a marzo e finisce a novembre.',
    ],
  },
  {
    of: ['heatedSeats', 'heatedWindscreen'],
    say: [
      'Il raschietto resta nel cassetto: {y} pensa al ghiaccio, mentre {x} pensano a te.',
      'commuter & !classic :: Chi parcheggia all’aperto e parte presto guarda subito qui: {y} e {x}.',
    ],
  },
  {
    of: ['heatedSeats', ['leatherSeats', 'leather']],
    say: [
      'La pelle d’inverno è fredda finché non la si accende, e qui si può, con {y} e {x}.',
      'A gennaio la pelle chiede un aiuto, perciò accanto {a y} servono {x}.',
    ],
  },
  {
    of: ['heatedSeats', 'ventilatedSeats'],
    say: [
      'Agosto e gennaio si assomigliano un po’ di più, con {x} e {y} sotto la stessa mano.',
      'Caldo alla schiena quando gela, aria fresca quando scotta: a questo servono {x} e {y}.',
    ],
  },
  {
    of: ['heatedSeats', 'parkingHeater'],
    say: [
      'Mentre finisci il caffè {y} scalda l’abitacolo; {a x} tocca il resto.',
      'Una notte all’aperto, sotto zero, e la mattina non te ne accorgi: merito {di y} e {di x}.',
    ],
  },
  {
    of: ['electricSeats', 'memorySeats'],
    say: [
      'Se la guidate in due, {x} e {y} chiudono la discussione su chi ha spostato lo schienale.',
      'Trovata una volta la posizione giusta, {x} e {y} te la rendono anche dopo che ha guidato un altro.',
    ],
  },
  {
    of: [
      ['leatherSeats', 'leather'],
      ['electricSeats', 'memorySeats'],
    ],
    say: [
      'Da fermi si apprezzano {x} e {y}, dopo due ore si apprezzano di più.',
      'onTrips :: Per le giornate lunghe contano la posizione e ciò che si tocca: {y} e {x} rispondono a entrambe.',
    ],
  },
  {
    of: [
      ['leatherSeats', 'leather'],
      ['panoramicRoof', 'openingPanoramicRoof'],
    ],
    say: [
      'Mentre {y} porta la luce, {x} danno il tono all’abitacolo.',
      'Con {x} e {y} anche chi siede dietro ha qualcosa da guardare e qualcosa da toccare.',
    ],
  },
  {
    of: [['dualZoneClimate', 'multiZoneClimate'], 'heatedSeats'],
    say: [
      'Chi ha sempre freddo e chi ha sempre caldo possono finalmente partire insieme: ci sono {x} e {y}.',
      'La temperatura smette di essere un argomento, tra {x} e {y}.',
    ],
  },
  {
    of: [['dualZoneClimate', 'multiZoneClimate'], 'sunBlinds'],
    say: [
      'family & !twoDoors :: A ferragosto, con i bambini dietro, {x} e {y} valgono più di qualsiasi canzone.',
      'Il sole di lato lo fermano {y}; al resto dell’estate bada {x}.',
    ],
  },
  {
    of: ['sunBlinds', 'tables'],
    say: [
      'family & !twoDoors :: Sonno e merenda, i due problemi del viaggio, hanno già una risposta: {x} e {y}.',
      'Dietro si legge, si scrive e si mangia all’ombra, grazie {a x} e {a y}.',
    ],
  },
  {
    of: ['sunBlinds', 'tintedWindows'],
    say: [
      'family & !twoDoors :: Il sole dei viaggi di luglio resta fuori: ci pensano {y} e {x}, e chi dorme dietro continua a dormire.',
      'Chi siede dietro non deve tenere la mano davanti agli occhi: {x} e {y} fermano il sole prima.',
    ],
  },
  {
    of: ['airSuspension', 'massageSeats'],
    say: ['La strada rotta la assorbono {x}, le ore al volante {y}.'],
  },
  {
    of: ['acousticGlass', ['massageSeats', 'ventilatedSeats']],
    say: [
      'Finestrini chiusi, il traffico si allontana: {x} tolgono il rumore e {y} tolgono la fatica.',
      'Chi scende riposato dopo tre ore deve ringraziare {x} e {y}.',
    ],
  },
  {
    of: ['preconditioning', 'heatedSeats'],
    say: [
      'electric :: Quando stacchi il cavo l’abitacolo è già tiepido: prima lavora {x}, poi {y}.',
      'Salire in un’auto già calda è un’abitudine che si prende in fretta, con {x} e {y}.',
    ],
  },
];
