import type { Argument } from '../../../../../argument/arguments.ts';

/** In what state it comes, and what makes it rare. */
export const conditionReasons: readonly Argument[] = [
  {
    of: ['wellKept'],
    say: [
      '!defective :: {auto} {x}, e si vede dove di solito nessuno guarda: bordi dei sedili, soglie, battitacco.',
      '!defective :: Apri le portiere e guarda in basso, dove la cura si nota: {auto} {x}.',
      'thrifty & !defective :: Chi ha avuto riguardo per gli interni di rado trascura il resto, e {themodel} {x}.',
    ],
  },
  {
    of: [['likeNew', 'perfectCondition']],
    say: ['!defective :: Da vicino regge l’esame, perché {auto} {x}.'],
  },
  {
    of: [['excellentCondition', 'goodCondition']],
    say: [
      '!defective :: {auto} {x}, e lo puoi controllare con calma in cortile, alla luce del giorno.',
      '!defective :: Gira intorno, apri, siediti: {auto} {x}.',
      'thrifty & !defective :: Nel conto non c’è un lavoro di carrozzeria che aspetta. {auto} {x}.',
      'classic & !defective :: Gli anni si contano sui documenti più che sulla carrozzeria: {auto} {x}.',
    ],
  },
  {
    of: [['noDamage', 'noDefects']],
    say: ['!defective :: {auto} {x}, e il giro intorno alla carrozzeria dura poco.'],
  },
  {
    of: ['conserved'],
    say: [
      '{auto} {x}: quello che tocchi è quello che toccava chi {it} comprò.',
      'Restaurare si può sempre, tornare indietro no, e {themodel} {x}.',
    ],
  },
  {
    of: ['neverRestored'],
    say: ['Chi colleziona lo chiede prima del prezzo, e qui la risposta è semplice: {auto} {x}.'],
  },
  {
    of: ['allOriginal'],
    say: [
      '{auto} {x}, e i pezzi da rimettere a posto dopo le mode degli altri non ci sono.',
      'classic :: Con il manuale d’epoca in mano tutto si trova al suo posto, perché {auto} {x}.',
    ],
  },
  {
    of: ['restored'],
    say: [
      '{auto} {x}: la parte lunga, quella delle ricerche e delle attese, è alle spalle.',
      'Mesi di officina li ha già fatti qualcun altro, visto che {auto} {x}.',
    ],
  },
  {
    of: ['limitedEdition'],
    say: ['{auto} {x}, e al semaforo la gemella difficilmente la incontri.'],
  },
  {
    of: ['specialEdition'],
    say: ['Qualcosa di diverso dalle sorelle ce l’ha, e da vicino lo trovi: {auto} {x}.'],
  },
  {
    of: ['numbered'],
    say: [
      '{auto} {x}, e quel numero non ce l’ha nessun’altra.',
      'La targhetta si legge e non si discute. {auto} {x}.',
    ],
  },
  {
    of: ['zeroKm'],
    say: [
      '{auto} {x}: l’immatricolazione è fatta, la strada ancora no.',
      'La pellicola sui battitacco potresti toglierla tu, dato che {auto} {x}.',
      'thrifty :: L’attesa della fabbrica la salti, perché {auto} {x}.',
    ],
  },
];
