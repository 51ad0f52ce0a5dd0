import type { Argument } from '../../../../../argument/arguments.ts';

/** What helps where the tarmac ends. */
export const trailReasons: readonly Argument[] = [
  {
    of: ['winch', ['diffLock', 'lowRange']],
    say: [
      'Dove non si riparte nemmeno con {y}, si usa {x}.',
      'inCountry :: {y} e {x} fanno uscire dal fango senza chiamare un trattore.',
    ],
  },
  {
    of: ['diffLock', 'lowRange'],
    say: [
      'Sulle pietre, a passo d’uomo, {y} e {x} ti fanno avanzare con calma.',
      'inCountry :: Su una salita bagnata, con il rimorchio attaccato, servono {y} e {x}.',
    ],
  },
  {
    of: ['raisedSuspension', 'allTerrainTyres'],
    say: [
      'Sullo sterrato {x} e {y} ti fanno passare dove un’auto normale toccherebbe.',
      'Per le strade di terra, con solchi e fango, ci sono {x} e {y}.',
    ],
  },
  {
    of: [['raisedSuspension', 'allTerrainTyres'], 'winch'],
    say: [
      'Per passare e per venirne fuori servono {x} e {y}.',
      'Su una strada di terra che non conosci fa comodo avere {x} e {y}.',
    ],
  },
  {
    of: ['snorkel', ['raisedSuspension', 'wading']],
    say: ['Chi deve attraversare un guado guarderà {x} e {y}.'],
  },
  {
    of: ['underbodyGuard', ['raisedSuspension', 'lowRange', 'diffLock']],
    say: [
      'Le pietre nascoste nell’erba fanno meno paura con {x} e {y}.',
      'Chi esce dall’asfalto pensa prima a non toccare sotto, e qui ci sono {x} e {y}.',
    ],
  },
  {
    of: ['fourWheelDrive', ['lowRange', 'diffLock', 'gripControl', 'hillDescent']],
    say: [
      'Sulle strade bianche e sulle salite difficili si va con {x} e {y}.',
      'inCountry :: Nel cortile ghiacciato, a gennaio, {x} e {y} aiutano a partire senza slittare.',
    ],
  },
  {
    of: ['sideSteps', 'raisedSuspension'],
    say: ['L’auto è più alta per via {di y}, e {x} aiutano a salire.'],
  },
  {
    of: ['winch'],
    say: [
      'Se resti fermo nel fango, {x} ti tira fuori senza chiamare nessuno.',
      'inCountry :: Con {x} si sposta anche un tronco caduto sulla strada del bosco.',
      'atWork :: In bosco o in cantiere {x} ti toglie dal fango anche a pieno carico.',
    ],
  },
  {
    of: ['diffLock'],
    say: [
      'Quando una ruota gira a vuoto, {x} manda la forza anche all’altra.',
      'inCountry :: Nel prato, dopo la pioggia, {x} ti aiuta a ripartire.',
    ],
  },
  {
    of: ['lowRange'],
    say: [
      'Nelle discese ripide {x} tengono l’auto a passo d’uomo.',
      'Per salire piano su un fondo difficile servono {x}.',
      'inCountry :: Per tirare fuori dal campo un rimorchio carico servono {x}.',
      'atWork :: A pieno carico, su una pista di cantiere, {x} fanno lavorare meno la frizione.',
    ],
  },
  {
    of: ['underbodyGuard'],
    say: [
      'Sugli sterrati {x} ripara la meccanica dai sassi.',
      'Se tocchi una pietra che non avevi visto, sotto (c’è/ci sono) {x}.',
    ],
  },
  {
    of: ['bullBar'],
    say: ['{x} protegge il muso da rami e arbusti.', 'Davanti {x} dà al muso un aspetto più deciso.'],
  },
  {
    of: ['snorkel'],
    say: [
      'Con {x} il motore prende aria in alto, lontano dall’acqua e dalla polvere.',
      'onTrips :: Sulle piste polverose {x} porta al motore aria più pulita.',
    ],
  },
  {
    of: ['sideSteps'],
    say: [
      'Per salire e scendere più volte al giorno fanno comodo {x}.',
      'Se i sedili sono alti, {x} aiutano a salire senza slancio.',
      'family :: Anche i bambini salgono da soli appoggiandosi {a x}.',
    ],
  },
  {
    of: ['raisedSuspension'],
    say: [
      'Con {x} si passa su sassi e solchi senza toccare sotto.',
      'inCountry :: Sulla strada di campagna con l’erba in mezzo {x} evita di strisciare sotto.',
    ],
  },
  {
    of: ['allTerrainTyres'],
    say: [
      'Su fango e sterrato {x} fanno presa meglio delle gomme da strada.',
      'inCountry :: Quando dalla provinciale si passa alla terra dei campi servono {x}.',
    ],
  },
  {
    of: ['gripControl'],
    say: [
      'Sulla neve o su un prato bagnato {x} aiuta a ripartire senza far slittare le ruote.',
      'Per chi sale in montagna qualche volta l’anno {x} è un aiuto in più.',
      'inCountry :: Su un viale di ghiaia in salita {x} aiuta a partire senza slittare.',
    ],
  },
  {
    of: ['fourWheelDrive'],
    say: [
      'Sulla rampa bagnata del garage {x} ti fa salire senza slittare.',
      'Quando parti da uno stop sotto la pioggia, {x} distribuisce la forza su tutte le ruote.',
      'inCountry :: Se la strada di casa è innevata, {x} ti aiuta ad arrivare fino al cancello.',
      'onTrips :: Con il bagagliaio pieno per la settimana bianca {x} aiuta già al primo tornante.',
    ],
  },
  { of: ['wading'], say: ['Prima di entrare in un guado conviene conoscere {x}.'] },
];
