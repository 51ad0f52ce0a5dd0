import type { Argument } from '../../../../../argument/arguments.ts';

export const connectedPairs: readonly Argument[] = [
  {
    of: [['carPlay', 'androidAuto'], 'wirelessCharging'],
    say: [
      '{x} mette il telefono sullo schermo e {y} gli rende la batteria.',
      'Il telefono lavora con {x} e intanto si carica con {y}, e quando scendi è pronto per la giornata.',
      'commuter :: Mezz’ora di strada con {x} e {y}, e in ufficio arrivi con il disco finito e la batteria no.',
    ],
  },
  {
    of: ['carPlay', 'androidAuto'],
    say: [
      '{x} e {y} vanno d’accordo con quasi tutti i telefoni che entrano in famiglia.',
      'In famiglia c’è sempre chi ha l’altro telefono, e con {x} e {y} la discussione finisce lì.',
      'Mappe, messaggi e musica passano dal telefono allo schermo, che tu usi {x} o {y}.',
      'young :: Con {x} e {y} la playlist la può mettere chiunque salga.',
    ],
  },
  {
    of: [['carPlay', 'androidAuto'], 'navigation'],
    say: [
      'La strada la chiedi {a y} o al telefono, {con x}, secondo l’umore.',
      'onTrips :: In valle il segnale va e viene: {x} per la musica, {y} per non sbagliare bivio.',
    ],
  },
  {
    of: [['carPlay', 'androidAuto'], 'rearCamera'],
    say: [
      'In viaggio guardi {x}, in manovra {y}, e lo sguardo resta nello stesso punto.',
      'Si parte {con x} e si arriva {con y}, senza mai girarsi a cercare qualcosa.',
    ],
  },
  {
    of: [['carPlay', 'androidAuto'], 'audio'],
    say: [
      '{x} porta la tua musica, {y} la fa sentire come si deve.',
      'commuter :: Con {x} e {y} il tragitto di sempre ha una colonna sonora migliore.',
    ],
  },
  {
    of: [['carPlay', 'androidAuto'], 'keyless'],
    say: [
      'La chiave resta in tasca {con y}, il telefono va sullo schermo {con x}, e parti con le mani libere.',
      'inCity :: Dal portone al primo semaforo non cerchi niente, con {y} e {x}.',
    ],
  },
  {
    of: ['digitalCockpit', ['carPlay', 'androidAuto']],
    say: [
      '{x} davanti a te, {y} sullo schermo: tutto quello che leggi sta dove guardi.',
      'I numeri della strada li dà {x}, tutto il resto lo porta {y} dal tuo telefono.',
    ],
  },
  {
    of: ['digitalCockpit', 'headUp'],
    say: [
      '{x} racconta tutto, {y} ripete l’essenziale senza farti abbassare gli occhi.',
      'stylish :: Di sera, fra {x} e {y}, il posto di guida è il più bello della casa.',
    ],
  },
  {
    of: ['digitalCockpit', 'navigation'],
    say: ['{y} conosce la strada e {x} ti tiene i dati proprio dietro il volante.'],
  },
  {
    of: ['bluetooth', ['navigation', 'cruise', 'steeringControls']],
    say: [
      'Le telefonate passano {da x}, e {con y} il viaggio di lavoro è già mezzo sistemato.',
      '{x} e {y} bastano a chi guida molto e non vuole imparare un altro telefono.',
    ],
  },
  {
    of: ['bluetooth', ['airConditioning', 'climate', 'manualClimate', 'automaticClimate']],
    say: [
      'In coda, ad agosto, le cose che contano sono {y} e {x}.',
      '{y} per il caldo, {x} per la musica: il tragitto breve non chiede molto di più.',
    ],
  },
  {
    of: ['bluetooth', 'usb'],
    say: [
      '{x} per la musica, {y} perché il telefono non si spenga a metà canzone.',
      'Chiamate senza fili e telefono carico: con {x} e {y} il resto può aspettare.',
    ],
  },
  {
    of: ['audio', 'subwoofer'],
    say: [
      '{x} e {y} fanno della coda in tangenziale il momento in cui finalmente si ascolta.',
      'Un disco intero, dall’inizio alla fine: per questo ci sono {x} e {y}.',
    ],
  },
  {
    of: ['audio', ['acousticGlass', 'panoramicRoof', 'openingPanoramicRoof']],
    say: [
      'Fra {y} e {x}, il rientro della sera si allunga volentieri di qualche chilometro.',
      'onTrips :: Con {x} e {y} nei viaggi lunghi il tempo passa meglio.',
    ],
  },
  {
    of: ['voiceControl', 'navigation'],
    say: [
      'Dici dove vuoi andare: {x} ascoltano e {y} ti guida.',
      'L’indirizzo lo detti {con x} e lo segui {con y}, senza staccare gli occhi dalla strada.',
    ],
  },
  {
    of: ['rearScreens', ['isofix', 'wifi']],
    say: [
      'family :: Dietro si sta legati e buoni con {y} e {x}, davanti si guida in pace.',
      'Per chi viaggia dietro ci sono {x} e {y}, e il tempo passa senza domande.',
    ],
  },
  {
    of: ['mainsSocket', 'shelving'],
    say: [
      'atWork :: {y} tiene in ordine gli attrezzi e {x} li ricarica fra un intervento e l’altro.',
      'Gli attrezzi hanno il loro posto {con y} e la loro corrente {con x}.',
    ],
  },
];
