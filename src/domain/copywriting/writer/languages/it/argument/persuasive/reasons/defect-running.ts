import type { Argument } from '../../../../../argument/arguments.ts';

/** What does not work as it should. */
export const runningReasons: readonly Argument[] = [
  {
    of: [['oilLeak', 'leak', 'waterLeak']],
    say: [
      '(C’è/Ci sono) {x}: da dove venga lo dice un meccanico con il ponte, prima dell’acquisto.',
      'Guarda per terra dove era parcheggiat@ e poi chiedi: (c’è/ci sono) {x}.',
      'Tra le cose da far vedere per prime (c’è/ci sono) {x}.',
    ],
  },
  {
    of: ['waterIngress'],
    say: [
      'Dopo un temporale si vede: (c’è/ci sono) {x}.',
      '(C’è/Ci sono) {x}, e trovare il punto può chiedere tempo.',
    ],
  },
  {
    of: ['oilUse'],
    say: [
      '{auto} {x}: l’asta va guardata spesso, e il perché va chiesto a un meccanico.',
      'Una lattina nel bagagliaio non basta come risposta. {auto} {x}, e conviene farl@ vedere prima.',
      'Sappilo adesso: {auto} {x}. Fai vedere il motore a una persona di cui ti fidi.',
    ],
  },
  {
    of: [['noise', 'vibration']],
    say: [
      'In prova abbassa la radio e ascolta: (c’è/ci sono) {x}.',
      '(C’è/Ci sono) {x}, e la causa va cercata sul ponte.',
      'Quello che sentirai al volante te lo diciamo prima: {x}.',
    ],
  },
  {
    of: ['smoke'],
    say: [
      'Mettil@ in moto a freddo e guarda dietro: (c’è/ci sono) {x}.',
      'Prima del prezzo serve una diagnosi, perché (c’è/ci sono) {x}.',
    ],
  },
  {
    of: ['fault'],
    say: [
      '(C’è/Ci sono) {x}: chiedi una diagnosi e poi facciamo i conti.',
      'Non tutto funziona, e la voce è questa: {x}.',
      'Per chi ha un’officina è un lavoro, per chi non ce l’ha un preventivo: {x}.',
    ],
  },
  {
    of: ['warningLight'],
    say: [
      'Girando la chiave vedrai {x}: collega una diagnosi prima di decidere.',
      'Sul quadro (c’è/ci sono) {x}, e finché non si legge l’errore ogni spiegazione è un’ipotesi.',
      '{x} (è/sono) lì e te lo diciamo: il codice lo legge qualunque officina in pochi minuti.',
      'thrifty :: Il costo dipende da che cosa risulta in diagnosi: per ora (c’è/ci sono) {x}.',
    ],
  },
  {
    of: ['floodDamage'],
    say: [
      'L’acqua è entrata: {x}, e l’impianto elettrico va controllato filo per filo.',
      '(C’è/Ci sono) {x}; prima dell’acquisto serve un elettrauto.',
    ],
  },
  {
    of: ['fireDamage'],
    say: [
      'C’è stato il fuoco: {x}, da vedere con chi sa valutare che cosa resta.',
      '(C’è/Ci sono) {x}, e la visita serve a capire fin dove.',
    ],
  },
  {
    of: ['wasCrashed'],
    say: [
      '{auto} {x}, e il punto colpito va guardato per primo.',
      'Un urto c’è stato: {auto} {x}. Vieni con chi sa leggere una scocca.',
      'Lo scriviamo a chiare lettere: {auto} {x}.',
    ],
  },
  {
    of: ['wasCrashedRepaired'],
    say: [
      '{auto} {x}: chiedi che cosa è stato cambiato e guardalo da vicino.',
      'L’incidente c’è stato e la riparazione anche. {auto} {x}, e uno spessimetro ti mostra dove.',
      'Giunture, vernice, bulloni del cofano: controllali sapendo che {auto} {x}.',
    ],
  },
];
