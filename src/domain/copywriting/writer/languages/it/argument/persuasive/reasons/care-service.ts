import type { Argument } from '../../../../../argument/arguments.ts';

/** Services, checks and inspections. */
export const serviceReasons: readonly Argument[] = [
  {
    of: ['serviceHistory'],
    say: [
      'Con {x} puoi vedere quali interventi sono stati fatti e quando.',
      'Prima di decidere puoi leggere con calma {x}.',
      'family :: Se cerchi un’auto per la famiglia, {x} ti (aiuta/aiutano) a scegliere con più serenità.',
    ],
  },
  {
    of: ['servicesDone'],
    say: [
      'Hai {x}, un buon punto di partenza per la manutenzione futura.',
      'La manutenzione ha avuto attenzione, e lo vedi {da x}.',
      'commuter :: Per un’auto da usare ogni giorno {x} contano molto.',
    ],
  },
  {
    of: ['serviced'],
    say: [
      '{auto} {x}, e puoi continuare da una manutenzione già ben avviata.',
      'Se per te la manutenzione conta, ti farà piacere sapere che {auto} {x}.',
      'commuter :: Per i chilometri di ogni giorno scegli un’auto curata: {themodel} {x}.',
    ],
  },
  {
    of: ['servicedByMaker'],
    say: [
      '{auto} {x}, una bella notizia per chi vuole un usato curato.',
      'Se guardi bene alla manutenzione, considera che {auto} {x}.',
    ],
  },
  {
    of: ['serviceJustDone'],
    say: [
      'Con {x} puoi cominciare a usarl@ senza pensare subito alla manutenzione.',
      'Hai {x}, e per i primi chilometri non devi prenotare l’officina.',
      'commuter :: Puoi usarl@ subito per andare al lavoro, con {x}.',
    ],
  },
  {
    of: ['lastService'],
    say: [
      'Conosci {x}, e puoi programmare bene la prossima manutenzione.',
      'Con {x} sai già quando ripartire con la manutenzione.',
    ],
  },
  {
    of: ['checked'],
    say: [
      '{auto} {x}, e puoi valutarl@ con più tranquillità.',
      'Puoi decidere con più calma, perché {auto} {x}.',
    ],
  },
  {
    of: ['inspection'],
    say: [
      '!defective :: Con {x} hai una scadenza in meno a cui pensare.',
      '!defective & thrifty :: Tra le cose già sistemate trovi {x}, e sono pensieri in meno.',
    ],
  },
  {
    of: ['newInspection'],
    say: [
      '!defective :: Con {x} per un bel po’ non devi pensare a questa scadenza.',
      '!defective & thrifty :: Hai {x}, una pratica in meno dopo l’acquisto.',
    ],
  },
];
