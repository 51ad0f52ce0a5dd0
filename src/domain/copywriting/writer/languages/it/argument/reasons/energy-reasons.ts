import type { Argument } from '../../../../argument/arguments.ts';

/** What the car runs on, and what comes with it. */
export const energyReasons: readonly Argument[] = [
  {
    of: ['heatPump', ['fastCharging', 'onboardCharger']],
    say: [
      'Nei mesi freddi {x} fa scaldare l’abitacolo con meno corrente, e alla colonnina {y} riprende quello che serve.',
      'onTrips & electric :: Anche d’inverno il viaggio lungo si pianifica: {x} e {y} sono le due voci da cercare.',
    ],
  },
  {
    of: ['wallbox', ['chargingCable', 'chargingCables']],
    say: [
      'La sera la attacchi in garage, la mattina è piena: {x} e {y} fanno parte dell’accordo.',
      'Per cominciare non serve comprare altro: {x} per casa e {y} per la strada.',
    ],
  },
  {
    of: [
      ['chargingCable', 'chargingCables'],
      ['fastCharging', 'onboardCharger'],
    ],
    say: [
      'La notte la presa, di giorno la colonnina: {x} e {y} ti tengono aperte entrambe le strade.',
      'commuter & electric :: Si carica dove si è, a casa o in ufficio: {x} e {y} servono a questo.',
    ],
  },
  {
    of: ['batteryHealth', ['battery', 'ownedBattery', 'batteryWarranty']],
    say: [
      'Su un’elettrica usata è la domanda che conta, e qui ha una risposta: {x}, {y}.',
      'Prima ancora del colore si guarda a questo: {x} e {y}.',
    ],
  },
  {
    of: ['batteryHealth', 'range'],
    say: [
      'I due numeri da cui partire sono questi: {x} e {y}.',
      'Chi fa i conti con il proprio tragitto ha qui quello che gli serve: {y} e {x}.',
    ],
  },
  {
    of: [
      ['lpgSystem', 'gasSystem', 'cngSystem'],
      ['tanksInspection', 'gasTanks', 'lpgTank', 'cngTanks'],
    ],
    say: [
      'Il pieno cambia nome e la scadenza è chiara: {x} e {y} si guardano insieme.',
      'Chi va a gas chiede due cose, e la risposta è qui: {x}, e {y}.',
    ],
  },
  {
    of: [['cngSystem', 'gasSystem', 'lpgSystem'], 'petrolReserve'],
    say: [
      'Il gas per tutti i giorni, la benzina per quando il distributore giusto è lontano: {x} e {y}.',
      'commuter :: Il tragitto di ogni giorno lo fa {x}; {a y} tocca solo l’imprevisto.',
    ],
  },
  {
    of: ['lpgSystem', 'towHook'],
    say: [
      'inCountry :: Legna e rimorchio a gas: {x} e {y} stanno bene in campagna.',
      'Il rimorchio pesa, il carburante si sceglie: {y} e {x}.',
    ],
  },
  {
    of: [['chargingCable', 'chargingCables']],
    say: [
      'La prima ricarica la fai la sera stessa, perché {x} (viene/vengono) con l’auto.',
      'Per la colonnina sotto l’ufficio basta aprire il baule: {x} (sta/stanno) lì.',
      'commuter :: Otto ore di parcheggio in ufficio possono essere otto ore di ricarica, con {x}.',
    ],
  },
  {
    of: ['wallbox'],
    say: [
      'A casa si carica con la propria presa e non con la prolunga del vicino: {x} è già compresa.',
      'Metà della scelta elettrica è dove la si carica, e {x} risponde a questa metà.',
      'commuter :: Torni, colleghi, dormi: con {x} la mattina non si passa da nessun distributore.',
    ],
  },
  {
    of: ['heatPump'],
    say: [
      'D’inverno {x} scalda l’abitacolo chiedendo meno alla batteria.',
      'Chi ha già guidato un’elettrica a gennaio cerca {x} nella scheda prima del resto.',
      'onTrips :: Con il riscaldamento acceso la strada davanti si accorcia meno, se a scaldare è {x}.',
    ],
  },
  {
    of: ['fastCharging'],
    say: [
      'Il tempo di un pranzo, e si riparte: {x} riduce la sosta a una pausa.',
      'In viaggio, alle colonnine dell’autostrada, {x} è la differenza fra fermarsi e aspettare.',
      'commuter :: Nei giorni in cui la settimana si riempie, {x} rimette in strada senza programmi.',
    ],
  },
  {
    of: ['onboardCharger'],
    say: [
      'Dalla colonnina del supermercato si prende di più nello stesso tempo, grazie {a x}.',
      'inCity :: In città si carica mentre si fa altro, e {x} stabilisce quanto ne entra.',
    ],
  },
  {
    of: ['battery'],
    say: [
      'Su un’elettrica si comincia da qui: {x}.',
      'commuter :: Il conto da fare è fra il tuo tragitto e {x}.',
      'La cifra da confrontare con le altre è una: {x}.',
    ],
  },
  {
    of: ['batteryHealth'],
    say: [
      'La domanda che si fa a ogni elettrica usata qui ha un numero: {x}.',
      'Non serve fidarsi a parole, perché {x} si legge.',
      'lasting :: Chi pensa ai prossimi anni guarda questo dato: {x}.',
    ],
  },
  {
    of: ['ownedBattery'],
    say: [
      'Nessun canone mensile dopo l’acquisto: {x} è un capitolo chiuso.',
      'Fra le elettriche di questa età non è scontato, e conviene leggerlo due volte: {x}.',
      'thrifty :: Ogni mese un bonifico in meno, perché {x} passa a te con l’auto.',
    ],
  },
  {
    of: ['range'],
    say: [
      'Metti in fila i viaggi della tua settimana e confrontali con questo dato: {x}.',
      'commuter :: Il tuo tragitto si misura su {x0}, andata e ritorno.',
      'Quanto si va lontano? La risposta è qui: {x}.',
    ],
  },
  {
    of: ['petrolReserve'],
    say: [
      'Se la colonnina del gas è chiusa si torna comunque a casa: {x} serve a questo.',
      'onTrips :: In zone dove il gas si trova poco {x} fa da ponte fra due distributori.',
    ],
  },
  {
    of: ['plugIn'],
    say: [
      'In settimana si viaggia a corrente, il sabato si parte senza pensare alla colonnina: {x} unisce le due cose.',
      'commuter :: Il tratto di ogni giorno lo può fare la batteria, e per il resto c’è il motore: {x} è nato per questo.',
      'Per chi ha una presa in garage e ogni tanto la voglia di andare lontano, {x} chiude il discorso.',
    ],
  },
  {
    of: [['gasSystem', 'lpgSystem', 'cngSystem']],
    say: [
      'Al distributore si cambia fila: {x} sceglie l’altra pompa.',
      'Due carburanti sotto lo stesso cofano: {x} affianca la benzina senza toglierla.',
      'commuter :: Gli stessi chilometri ogni giorno, con un altro pieno: {x} è fatto per chi ne fa tanti.',
      'thrifty :: Per chi guarda il display del distributore prima di quello della radio c’è {x}.',
      'inCountry :: Tra paese e città i chilometri si sommano, e {x} ti fa scegliere con che cosa.',
    ],
  },
  {
    of: [['gasTanks', 'lpgTank', 'cngTanks']],
    say: [
      'Le bombole e i serbatoi hanno una storia, e questa si può leggere: {x}.',
      'Chi compra a gas chiede subito questo dato: {x}.',
    ],
  },
  {
    of: ['tanksInspection'],
    say: [
      'È la prima cosa che un meccanico del gas ti chiede: {x}.',
      'Una scadenza in meno da segnare: {x} è un fatto scritto.',
      'thrifty :: Costa, va fatta, ed è la domanda giusta: {x}.',
    ],
  },
  {
    of: ['particleFilter'],
    say: [
      'Su un diesel che fa città e autostrada {x} è un dato utile, detto chiaramente.',
      'Chi fa tratti lunghi lo tiene pulito: {x}.',
    ],
  },
  {
    of: ['chainEngine'],
    say: [
      'Niente cinghia da segnare sul calendario: {x}.',
      'lasting :: Chi compra per tenere fa una domanda sola al meccanico, e la risposta è {x}.',
      'Una voce del libretto in meno, con {x}.',
    ],
  },
];
