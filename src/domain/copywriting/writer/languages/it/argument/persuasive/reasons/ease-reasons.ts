import type { Argument } from '../../../../../argument/arguments.ts';

export const easeReasons: readonly Argument[] = [
  {
    of: ['keyless'],
    say: [
      '{x} lascia la chiave in fondo alla borsa, dove comunque l’avresti cercata per ultima.',
      'Ti avvicini e apri: la chiave, {con x}, non esce dalla tasca.',
      'family :: Un figlio in braccio, lo zaino sulla spalla, e la portiera si apre lo stesso: fa tutto {x}.',
      'stylish :: La portiera si apre senza gesti inutili, {con x}, e il bello comincia da lì.',
      'atWork :: Nelle giornate da venti soste {x} ti risparmia venti volte la stessa ricerca.',
    ],
  },
  {
    of: ['startButton'],
    say: [
      '{x} ti fa partire con un dito.',
      'Un gesto solo e il quadro si illumina, {con x}.',
      'commuter :: Alle sette, quando hai ancora sonno, {x} ti chiede il minimo.',
    ],
  },
  {
    of: ['softClose'],
    say: [
      '{x} accompagna la portiera negli ultimi millimetri, e nessuno la sbatte più.',
      '{con x} si rientra a mezzanotte senza svegliare il cortile.',
      'stylish :: Ci sono auto che si riconoscono da come si chiudono, e {x} è il motivo.',
      'family & !cargo & !cabrio & !supercar :: Chi si è addormentato dietro continua a dormire, perché a chiudere piano ci pensa {x}.',
    ],
  },
  {
    of: ['electricParkingBrake'],
    say: [
      '{x} sta in un tasto, e fra i sedili la leva non c’è.',
      'In salita, davanti al garage, basta un dito {con x}.',
      'inCity :: {con x} fra un parcheggio e l’altro il braccio destro riposa.',
    ],
  },
  {
    of: ['autoHold'],
    say: [
      '{x} tiene ferma l’auto al semaforo, e il piede può lasciare il freno.',
      'Nella coda in salita, con qualcuno attaccato dietro, sei più tranquillo {con x}.',
      'inCity :: Dal primo all’ultimo semaforo del viale il piede riposa, se c’è {x}.',
    ],
  },
  {
    of: ['keyless', 'startButton'],
    say: [
      'Con {x} e {y} la chiave la vedi soltanto quando cambi giacca.',
      '{x} ti apre, {y} ti fa partire, e le mani restano libere per tutto il resto.',
      'family :: La borsa, il bambino, il gelato che cola: con {x} e {y} almeno la chiave non serve.',
    ],
  },
  {
    of: ['keyless', 'powerTailgate'],
    say: [
      'Con la spesa in mano {x} ti apre la portiera e {y} il baule.',
      'Le buste arrivano a bordo senza toccare terra, fra {x} e {y}.',
      'family :: Un figlio in braccio e il passeggino nell’altra mano sono un problema minore, con {x} e {y}.',
    ],
  },
  {
    of: ['keyless', 'heatedSeats'],
    say: [
      'A gennaio entri senza sfilare i guanti con {x} e ti scaldi subito con {y}.',
      'Fuori gela, la chiave resta in tasca {con x} e la schiena ritrova il caldo {con y}.',
    ],
  },
  {
    of: ['electricParkingBrake', 'autoHold'],
    say: [
      '{x} prende il posto della leva, {y} quello del piede destro ai semafori.',
      'inCity :: In coda sul viale non tieni più premuto niente, con {x} e {y}.',
    ],
  },
  {
    of: ['electricParkingBrake', 'hillHold'],
    say: [
      'Nelle partenze in salita non si arretra di un palmo: ci pensano {x} e {y}.',
      'newDriver :: La rampa del garage, primo terrore di chi ha appena preso la patente, si affronta con {x} e {y}.',
    ],
  },
  {
    of: ['autoHold', 'adaptiveCruise'],
    say: [
      'Fuori città il passo lo tiene {y}, al semaforo tiene fermo tutto {x}.',
      'commuter :: Con {y} e {x} il tragitto misto, un po’ raccordo e un po’ semafori, stanca meno.',
    ],
  },
];
