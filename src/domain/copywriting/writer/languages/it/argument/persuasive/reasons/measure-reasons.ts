import type { Argument } from '../../../../../argument/arguments.ts';

/** The measures and the papers of a working vehicle. */
export const measureReasons: readonly Argument[] = [
  {
    of: ['longWheelbase'],
    say: [
      'Tubi, profilati e tavole entrano distesi, con {x}.',
      'Prima misura il tuo carico più lungo, poi pensa {a x}.',
      'atWork :: Ogni volta che il materiale è lungo {x} risparmia il secondo viaggio.',
    ],
  },
  {
    of: ['highRoof'],
    say: [
      'Nel vano si sta in piedi: {x} risparmia la schiena di chi ci lavora dentro.',
      'atWork :: Chi passa mezza giornata dentro il vano sa che cosa vale {x}.',
    ],
  },
  {
    of: ['payload'],
    say: [
      'Quanto si può caricare lo dice {x}.',
      'Il numero dei viaggi di una giornata dipende {da x}.',
      'atWork :: Fra cemento, bancali e macchinari si ragiona {su x}, e poi sul resto.',
    ],
  },
  {
    of: ['grossWeight'],
    say: [
      'Patente e divieti di transito dipendono {da x}.',
      'Davanti a un cartello di divieto conviene conoscere {x}.',
    ],
  },
  {
    of: ['towCapacity'],
    say: [
      'Il rimorchio si sceglie in base {a x}.',
      'Quanto si può agganciare lo stabilisce {x}.',
      'onTrips :: Per la barca o la roulotte si comincia dal libretto, e dal libretto si legge {x}.',
    ],
  },
  {
    of: ['registeredTruck'],
    say: [
      '{auto} {x}, e chi ha un’attività capisce subito che cosa significa.',
      'Sul libretto c’è una riga che alle aziende interessa: {auto} {x}.',
      'atWork :: Fai due conti con il commercialista, perché {auto} {x}.',
    ],
  },
  {
    of: ['registeredCar'],
    say: [
      '{auto} {x}, e la domenica si usa come ogni altra auto.',
      'Si usa per il lavoro e per la famiglia senza pensare al libretto, dato che {auto} {x}.',
    ],
  },
  {
    of: ['licenceB'],
    say: [
      'Chiunque abbia la patente dell’auto può prenderne le chiavi: {auto} {x}.',
      'Niente patenti superiori, dato che {auto} {x}.',
      'onTrips :: Per partire in vacanza basta la patente che hai già in tasca, visto che {auto} {x}.',
      'atWork :: I turni si scambiano senza guardare la patente, perché {auto} {x}.',
    ],
  },
];
