import type { Argument } from '../../../../../argument/arguments.ts';

/** Parts that are new or have been seen to. */
export const partReasons: readonly Argument[] = [
  {
    of: [['timingBelt', 'timing']],
    say: [
      'Il lavoro che si rimanda sempre qui è fatto: {x}.',
      'La domanda che si fa a ogni usato con qualche anno ha già risposta, ed è {x}.',
      'Da quanto tempo gira il pezzo più delicato non devi chiedertelo: {x}.',
      'thrifty :: Un preventivo da officina in meno sul tavolo: {x}.',
      'onTrips :: Davanti hai strada e non un appuntamento col meccanico, con {x} alle spalle.',
    ],
  },
  {
    of: ['timingChain'],
    say: [
      'Dietro il motore trovi {x}, e il meccanico sa già che cosa vuol dire.',
      'La parte che di solito si lascia per ultima qui è stata vista: {x}.',
    ],
  },
  {
    of: [['waterPump', 'serviceBelt']],
    say: [
      'Il caldo di agosto, in coda, fa meno paura con {x}.',
      'Tra i pezzi che si cambiano prima che si facciano sentire (c’è/ci sono) {x}.',
    ],
  },
  {
    of: ['clutch'],
    say: [
      'Sotto il piede sinistro trovi {x}, e il punto di stacco lo impari in tre partenze.',
      'Una ripartenza in salita è la prova giusta per {x}.',
      'inCity :: Semaforo dopo semaforo lavora sempre lei, e qui trovi {x}.',
      'newDriver :: Per chi impara le partenze {x} (è/sono) un buon inizio.',
      'thrifty :: {x}: quel conto da officina non arriva a te.',
    ],
  },
  {
    of: ['flywheel'],
    say: [
      'Le partenze morbide, con un filo di gas, passano da lì: {x}.',
      'Tra motore e cambio lavora {x}, nel punto che costa di più raggiungere.',
    ],
  },
  {
    of: ['turbo'],
    say: [
      'La spinta ai bassi giri arriva da lì, e qui trovi {x}.',
      'Sotto il cofano lavora {x}: è il pezzo di cui si chiede per primo.',
    ],
  },
  {
    of: ['injectors'],
    say: [
      'La prima accensione del mattino passa da loro, e qui trovi {x}.',
      'Sulla lista delle cose già sistemate ci sono {x}.',
    ],
  },
  {
    of: ['engine'],
    say: [
      'Il pezzo che conta di più è anche quello su cui si è già lavorato: {x}.',
      'Metti in moto a freddo e resta ad ascoltare {x}.',
    ],
  },
  {
    of: ['oilChange'],
    say: [
      'Tira fuori l’asta e guarda: {x} (è/sono) cosa fatta.',
      'Il primo lavoro che si fa di solito a un’auto presa usata è già alle spalle: {x}.',
    ],
  },
  { of: ['filters'], say: ['Il motore respira meglio con {x}.', 'Tra le cose già fatte ci sono anche {x}.'] },
  {
    of: ['brakePads'],
    say: [
      'Al primo stop in discesa li senti subito: {x}.',
      'Il prossimo cambio è lontano, con {x}.',
      'family :: Davanti a scuola si frena all’improvviso, e qui ci sono {x}.',
    ],
  },
  {
    of: ['brakeDiscs'],
    say: [
      'Dietro i cerchi si vedono {x}, lucidi come devono essere.',
      'Frenare dritto, da velocità di autostrada, è il mestiere loro: {x}.',
    ],
  },
  {
    of: [['shockAbsorbers', 'suspension']],
    say: [
      'Sul pavé del centro si sente la differenza che (fa/fanno) {x}.',
      'Rotonde e dossi si prendono con {x}, senza rimbalzi a seguire.',
      'inCountry :: La strada bianca la mattina dopo un temporale è il banco di prova per {x}.',
    ],
  },
  {
    of: ['starterBattery'],
    say: [
      'Il primo mattino di gelo si gira la chiave e si parte, con {x}.',
      'inCity :: Tanti avviamenti e tragitti corti chiedono una riserva pronta: {x} (è/sono) qui per questo.',
    ],
  },
];
