import type { Argument } from '../../../../../argument/arguments.ts';

/** What is written down, what comes in the drawer, and what is covered. */
export const papersReasons: readonly Argument[] = [
  {
    of: ['serviceBook'],
    say: [
      'Insieme all’auto ricevi {x}, utile per seguire bene la manutenzione.',
      'Se vuoi informarti sulla manutenzione, puoi consultare {x}.',
    ],
  },
  {
    of: ['serviceBookKept'],
    say: [
      'Con {x} puoi ripercorrere la manutenzione un tagliando dopo l’altro.',
      'Prima di decidere puoi sfogliare {x} e vedere i lavori fatti.',
      'commuter :: Per un’auto da usare tutti i giorni è una buona notizia avere {x}.',
    ],
  },
  {
    of: ['digitalServiceBook'],
    say: [
      'Con {x} ritrovi la manutenzione in ordine e facile da consultare.',
      'Hai {x}, e le informazioni sui tagliandi non si perdono.',
    ],
  },
  {
    of: [['serviceInvoices', 'workInvoices']],
    say: [
      'Puoi leggere {x} e sapere con chiarezza che cosa è stato fatto.',
      'Con {x} anche il tuo meccanico sa da dove ripartire.',
      'thrifty :: Quando valuti il prezzo, guarda anche {x}: sono spese già fatte.',
    ],
  },
  {
    of: ['keys'],
    say: [
      'Insieme all’auto ricevi {x}, ed è più semplice usarl@ in due.',
      'family :: In famiglia, se l’auto la usate in tanti, è comodo avere {x}.',
      'atWork :: Se al lavoro l’auto si usa in più persone, è pratico avere {x}.',
    ],
  },
  {
    of: ['originalDocuments'],
    say: [
      'Ci sono ancora {x}, preziosi per conoscere bene la sua storia.',
      'Con l’auto ricevi {x}, un piacere per chi ama le cose conservate con cura.',
      'classic :: Per un’auto di questi anni {x} hanno un valore particolare.',
    ],
  },
  {
    of: ['papersInOrder'],
    say: [
      'Con {x} il passaggio di proprietà si fa senza complicazioni.',
      'Hai già {x}, e dopo la firma puoi pensare soltanto a guidare.',
    ],
  },
  {
    of: ['certificate'],
    say: [
      'Puoi leggere con calma {x} prima di decidere.',
      'Insieme all’auto hai {x}, una conferma scritta che fa sempre piacere.',
    ],
  },
  {
    of: ['classicRegistered'],
    say: [
      '{auto} {x}, e l’iscrizione è una pratica in meno per te.',
      'Agli appassionati farà piacere sapere che {auto} {x}.',
    ],
  },
  {
    of: ['classicCertificate'],
    say: [
      'Se l’auto ti interessa per il suo valore storico, hai {x}.',
      'Per chi ama le auto d’epoca è importante avere già {x}.',
    ],
  },
  {
    of: ['historicPlate'],
    say: [
      'Con {x} l’aspetto è in armonia con gli anni dell’auto.',
      'Gli appassionati noteranno volentieri {x}.',
    ],
  },
  {
    of: ['originalPlates'],
    say: [
      'Conserva ancora {x}, un dettaglio caro a chi ama le auto d’epoca.',
      'Se cerchi un’auto fedele alle origini, ti faranno piacere {x}.',
    ],
  },
  {
    of: ['matchingNumbers'],
    say: [
      'Per un collezionista {x} sono tra le prime cose da verificare.',
      'Hai {x}, un requisito importante per chi tiene all’originalità.',
    ],
  },
  {
    of: ['newDriversAllowed'],
    say: [
      '{auto} {x}, quindi va bene anche per chi ha appena preso la patente.',
      'newDriver :: Puoi metterti al volante anche con la patente fresca, perché {auto} {x}.',
      'family :: Quando un figlio prende la patente può usarl@ anche lui, perché {auto} {x}.',
    ],
  },
  {
    of: ['noSuperTax'],
    say: [
      '{auto} {x}, e hai una voce in meno a cui pensare ogni anno.',
      'Ti godi le prestazioni senza costi aggiuntivi sul bollo, perché {auto} {x}.',
    ],
  },
  {
    of: ['italianPlates'],
    say: [
      'Con {x} basta un normale passaggio di proprietà.',
      'Hai già {x}, e non devi occuparti di pratiche di immatricolazione.',
    ],
  },
  {
    of: ['makerWarrantyUntil'],
    say: [
      'Con {x} puoi affrontare i prossimi viaggi con più tranquillità.',
      'Hai ancora {x}, una sicurezza in più per chi compra un’auto.',
      'family :: Per l’auto di famiglia è una bella tranquillità avere {x}.',
    ],
  },
  {
    of: ['warrantyMonths'],
    say: ['Acquisti con più tranquillità, perché hai {x}.', 'Con {x} hai una tutela anche dopo la consegna.'],
  },
  {
    of: ['batteryWarranty'],
    say: [
      'Con {x} passi all’elettrico con più tranquillità.',
      'Hai {x}, importante per chi sceglie l’elettrico.',
    ],
  },
  {
    of: ['warrantyExtendable'],
    say: [
      'Se vuoi una copertura più lunga, puoi scegliere {x}.',
      'Con {x} decidi tu quanto far durare la copertura.',
    ],
  },
  {
    of: ['maintenanceIncluded'],
    say: [
      'Con {x} puoi usare l’auto senza pensare ai prossimi interventi previsti.',
      'thrifty :: {x} ti (aiuta/aiutano) a tenere sotto controllo le spese.',
    ],
  },
  {
    of: ['legalWarranty'],
    say: ['Hai {x}, una tutela in più dopo l’acquisto.', 'Con {x} puoi comprare con maggiore serenità.'],
  },
];
