import type { Argument } from '../../../../../argument/arguments.ts';

export const connectedPairs: readonly Argument[] = [
  {
    of: [['carPlay', 'androidAuto'], 'wirelessCharging'],
    say: [
      'Mentre usi mappe e musica {con x}, il telefono resta carico grazie {a y}.',
      'commuter :: Lungo il tragitto {x} porta il telefono sullo schermo e {y} lo fa arrivare carico in ufficio.',
    ],
  },
  {
    of: ['carPlay', 'androidAuto'],
    say: [
      'Mappe, messaggi e musica passano dal telefono allo schermo, che tu usi {x} o {y}.',
      'In casa c’è chi ha l’iPhone e chi no, e {x} e {y} mettono d’accordo tutti.',
      '{x} e {y} portano sullo schermo la musica e le mappe che hai sul telefono.',
    ],
  },
  {
    of: [['carPlay', 'androidAuto'], 'navigation'],
    say: [
      'La strada la puoi seguire {su y} oppure dal telefono, usando {x}.',
      'onTrips :: In viaggio {x} porta sullo schermo la tua musica e {y} ti guida anche dove il telefono non prende.',
    ],
  },
  {
    of: [['carPlay', 'androidAuto'], 'rearCamera'],
    say: [
      'In viaggio {x} ti porta mappe e musica sullo schermo, in manovra {y} ti mostra che cosa c’è dietro.',
    ],
  },
  {
    of: [['carPlay', 'androidAuto'], 'audio'],
    say: [
      '{x} porta a bordo la tua musica, {y} la fa sentire come si deve.',
      'commuter :: Il tragitto di sempre passa meglio quando {x} porta a bordo la tua musica e a farla sentire è {y}.',
    ],
  },
  {
    of: [['carPlay', 'androidAuto'], 'keyless'],
    say: [
      'La chiave resta in tasca grazie {a y}, le mappe e la musica del telefono le trovi sullo schermo grazie {a x}.',
    ],
  },
  {
    of: ['digitalCockpit', ['carPlay', 'androidAuto']],
    say: ['La velocità la leggi {su x}, mappe e musica arrivano dal telefono grazie {a y}.'],
  },
  {
    of: ['digitalCockpit', 'headUp'],
    say: ['Tutti i dati li trovi {su x}, mentre {y} ti mostra la velocità senza farti abbassare gli occhi.'],
  },
  {
    of: ['digitalCockpit', 'navigation'],
    say: ['{y} ti indica la strada e {x} ti tiene i dati di viaggio davanti agli occhi.'],
  },
  {
    of: ['bluetooth', ['navigation', 'cruise', 'steeringControls']],
    say: ['Chi passa molte ore al volante apprezza {x} per le telefonate e {y} per guidare più comodo.'],
  },
  {
    of: ['bluetooth', ['airConditioning', 'climate', 'manualClimate', 'automaticClimate']],
    say: [
      'In coda, ad agosto, le cose che contano sono {y} e {x}.',
      '{y} ti rinfresca d’estate e {x} porta a bordo la tua musica.',
    ],
  },
  {
    of: ['bluetooth', 'usb'],
    say: ['{x} porta a bordo chiamate e musica, mentre {y} tiene carico il telefono.'],
  },
  {
    of: ['audio', 'subwoofer'],
    say: ['Chi ama la musica sentirà la differenza, perché {x} e {y} danno corpo anche ai bassi.'],
  },
  {
    of: ['audio', ['acousticGlass', 'panoramicRoof', 'openingPanoramicRoof']],
    say: ['onTrips :: Nei viaggi lunghi il tempo passa meglio grazie {a x} e {a y}.'],
  },
  {
    of: ['voiceControl', 'navigation'],
    say: [
      'L’indirizzo lo detti usando {x}, poi a guidarti è {y}.',
      'Dici dove vuoi andare grazie {a x}, e la strada te la indica {y}.',
    ],
  },
  {
    of: ['rearScreens', 'isofix'],
    say: ['family :: I seggiolini si fissano {a y}, e in viaggio i bambini guardano {x}.'],
  },
  {
    of: ['rearScreens', 'wifi'],
    say: ['Chi viaggia dietro ha {x} e {y}, e il tempo passa più in fretta.'],
  },
  {
    of: ['mainsSocket', 'shelving'],
    say: ['{y} tiene in ordine gli attrezzi e {x} ne ricarica le batterie fra un intervento e l’altro.'],
  },
];
