import type { Argument } from '../../../../../argument/arguments.ts';

/** What the car runs on, and what comes with it. */
export const energyReasons: readonly Argument[] = [
  {
    of: ['heatPump', ['fastCharging', 'onboardCharger']],
    say: ['onTrips & electric :: Per i viaggi d’inverno si cercano due voci nella scheda, {x} e {y}.'],
  },
  {
    of: ['wallbox', ['chargingCable', 'chargingCables']],
    say: [
      'La sera si attacca in garage, la mattina si parte, e a questo servono {x} e {y}.',
      'A casa si usa {x}, fuori {y}, e la prima settimana è già coperta.',
    ],
  },
  {
    of: [
      ['chargingCable', 'chargingCables'],
      ['fastCharging', 'onboardCharger'],
    ],
    say: [
      'Di notte si carica con calma, di giorno si fa presto, e a dividersi i compiti sono {x} e {y}.',
      'commuter & electric :: A casa o in ufficio si carica dove si è, con {x} e {y}.',
    ],
  },
  {
    of: ['batteryHealth', ['battery', 'ownedBattery', 'batteryWarranty']],
    say: ['Prima ancora del colore conviene guardare {x} e {y}.'],
  },
  {
    of: ['batteryHealth', 'range'],
    say: [
      'Per sapere se fa per te bastano due dati, {x} e {y}.',
      'Chi fa i conti con il proprio tragitto ha qui quello che gli serve: {y} e {x}.',
    ],
  },
  {
    of: [
      ['lpgSystem', 'gasSystem', 'cngSystem'],
      ['tanksInspection', 'gasTanks', 'lpgTank', 'cngTanks'],
    ],
    say: [
      'Chi conosce il gas guarda insieme {x} e {y}.',
      'Dopo aver chiesto {di x}, un meccanico del gas chiede subito {di y}.',
    ],
  },
  {
    of: [['cngSystem', 'gasSystem', 'lpgSystem'], 'petrolReserve'],
    say: ['commuter :: Il tragitto di ogni giorno lo fa {x}; {a y} tocca solo l’imprevisto.'],
  },
  {
    of: ['lpgSystem', 'towHook'],
    say: [
      'inCountry :: In campagna si guarda al carico e al pieno, cioè {a y} e {a x}.',
      'Con {y} si porta di più, e con {x} si sceglie il carburante con cui farlo.',
    ],
  },
  {
    of: [['chargingCable', 'chargingCables']],
    say: [
      'La prima ricarica la fai la sera stessa, perché con l’auto (viaggia/viaggiano) {x}.',
      'commuter :: Otto ore di parcheggio in ufficio possono essere otto ore di ricarica, con {x}.',
    ],
  },
  {
    of: ['wallbox'],
    say: [
      'Il posto in garage diventa il tuo distributore, con {x}.',
      'Metà della scelta elettrica è dove la si carica, e {x} risponde a questa metà.',
      'commuter :: Torni, colleghi, dormi: con {x} la mattina non si passa da nessun distributore.',
    ],
  },
  {
    of: ['heatPump'],
    say: [
      'Quando fuori gela {x} scalda l’abitacolo chiedendo meno alla batteria.',
      'onTrips :: Con il riscaldamento acceso la strada davanti si accorcia meno, se a scaldare è {x}.',
    ],
  },
  {
    of: ['fastCharging'],
    say: [
      'La sosta prende la misura di un pranzo, quando c’è {x}.',
      'In viaggio, alle colonnine dell’autostrada, {x} è la differenza fra fermarsi e aspettare.',
      'commuter :: Nei giorni in cui la settimana si riempie, {x} rimette in strada senza programmi.',
    ],
  },
  {
    of: ['onboardCharger'],
    say: ['inCity :: In città si carica mentre si fa altro, e {x} stabilisce quanto ne entra.'],
  },
  {
    of: ['battery'],
    say: [
      'commuter :: Metti a confronto {x} con il tuo tragitto di ogni giorno.',
      'Quando confronti due elettriche, comincia {da x}.',
    ],
  },
  {
    of: ['batteryHealth'],
    say: [
      'A ogni elettrica usata si chiede la stessa cosa, e qui si può leggere {x}.',
      'Non serve fidarsi a parole, perché {x} si legge.',
      'lasting :: Chi pensa ai prossimi anni comincia a leggere {da x}.',
    ],
  },
  {
    of: ['ownedBattery'],
    say: [
      'Dopo l’acquisto non resta un canone da pagare, dato che {x} viene con l’auto.',
      'Non tutte le elettriche usate l’hanno, perciò {x} va letta due volte.',
      'thrifty :: Ogni mese un bonifico in meno, perché {x} passa a te con l’auto.',
    ],
  },
  {
    of: ['range'],
    say: [
      'Metti in fila i viaggi della tua settimana e confrontali con {x}.',
      'commuter :: Andata e ritorno dall’ufficio, poi si guarda quanto resta {di x}.',
      'Quanto lontano si va? Lo dice {x}.',
    ],
  },
  {
    of: ['plugIn'],
    say: [
      'In settimana la presa di casa, il sabato il distributore e via lontano, perché {x} accetta entrambi.',
      'commuter :: Al tratto di ogni giorno può bastare la batteria, al resto pensa il motore, ed è il senso {di x}.',
      'Per chi ha una presa in garage e ogni tanto la voglia di andare lontano, {x} chiude il discorso.',
    ],
  },
  {
    of: [['gasSystem', 'lpgSystem', 'cngSystem']],
    say: [
      'Chi cerca un’auto così spesso la cerca per {x}.',
      'Ogni volta che ti fermi a fare il pieno, {x} ti lascia scegliere la pompa.',
      'commuter :: A che cosa serve {x} lo sa già chi fa ogni giorno gli stessi chilometri, e ne fa tanti.',
      'thrifty :: Per chi guarda il display del distributore prima di quello della radio c’è {x}.',
      'inCountry :: Tra paese e città i chilometri si sommano, e {x} ti fa scegliere con che cosa.',
    ],
  },
  {
    of: [['gasTanks', 'lpgTank', 'cngTanks']],
    say: ['Quando si parla di gas si parla anche {di x}.', 'Chi compra a gas chiede subito {di x}.'],
  },
  {
    of: ['particleFilter'],
    say: [
      'Chi compra un diesel chiede anche {di x}, e fa bene.',
      'Se fai soprattutto strada lunga {x} lavora nelle condizioni che preferisce.',
    ],
  },
  {
    of: ['chainEngine'],
    say: [
      'La cinghia di distribuzione qui non si cambia, perché c’è {x}.',
      'lasting :: Chi compra per tenere chiede al meccanico {di x} prima che dei chilometri.',
      'Con {x} la parola cinghia si può dimenticare.',
    ],
  },
];
