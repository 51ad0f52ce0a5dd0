import type { Argument } from '../../../../../argument/arguments.ts';

export const parkingReasons: readonly Argument[] = [
  {
    of: ['surroundCamera'],
    say: [
      '{x} ti fa vedere l’auto dall’alto, e il muretto basso smette di essere una sorpresa.',
      '{con x} fra due pilastri del garage ti muovi sapendo dove finiscono gli angoli.',
      'Si può anche scendere a controllare quanto manca, oppure guardare {x}.',
      'inCity :: Nell’autosilo con le rampe disegnate per le auto di una volta, {x} vale il biglietto.',
      'tall & !cargo :: Fuori le misure restano quelle, ma parcheggiando {x} te le fa dimenticare.',
      'stylish :: I cerchi restano lontani dal marciapiede, perché {x} te lo fa vedere.',
    ],
  },
  {
    of: ['rearCamera'],
    say: [
      '{x} ti fa vedere il paletto che dal lunotto non si vede.',
      'Negli ultimi trenta centimetri, quelli che di solito si indovinano, guardi {con x}.',
      'Metti la retro e sai subito che cosa hai alle spalle, {con x}.',
      'family & !cargo & !cabrio & !supercar :: Nel cortile dove giocano i bambini, quello che c’è dietro te lo mostra {x}.',
      'cargo :: Con il carico che copre la vista, alla rampa ci arrivi guardando {x}.',
      'newDriver :: Imparare la retromarcia è più facile, {con x}.',
    ],
  },
  {
    of: ['camera'],
    say: [
      '{x} ti mostra quello che dal posto di guida non vedi.',
      'Per l’ultimo mezzo metro della manovra torna utile {x}.',
      'inCity :: Nel posto corto sotto casa, invece di indovinare guardi {con x}.',
    ],
  },
  {
    of: ['parkAssist'],
    say: [
      '{x} ti aiuta nella manovra che, con una fila di auto che aspetta, non riesce mai al primo colpo.',
      '{con x} il posto fra due auto lo prendi anche quando tutti guardano.',
      'inCity :: Davanti al ristorante, la sera, {x} dà una mano proprio mentre gli altri ti osservano.',
      'newDriver :: Il parcheggio in parallelo dell’esame lo ripassi con calma, insieme {a x}.',
    ],
  },
  {
    of: ['parkingSensors'],
    say: [
      '{x} contano i centimetri al posto tuo.',
      'A dirti quando fermarti, nel posto corto sotto casa, sono {x}.',
      'Di sera, con la pioggia sui vetri, la manovra la fai a orecchio grazie {a x}.',
      'inCity :: {con x} il buco davanti al portone si può tentare.',
      'newDriver :: Ai paraurti, nei primi mesi di patente, fanno bene {x}.',
      'cargo :: Alla banchina del magazzino ci si accosta senza il collega che fa cenni, {con x}.',
    ],
  },
  {
    of: ['foldingMirrors'],
    say: [
      '{x} si raccolgono quando parcheggi nel vicolo, e il camion dei rifiuti può passare.',
      'Sulla via stretta, la notte, lasci l’auto più tranquillo se ci sono {x}.',
      'inCity :: Nel box largo una macchina e due dita ci entri chiudendo {x}.',
    ],
  },
  {
    of: ['rearCamera', 'parkingSensors'],
    say: [
      '{x} fa vedere, {y} fanno sentire: per il posto stretto sotto casa basta questo.',
      'Mentre guardi {x}, a contare i centimetri pensano {y}.',
      'I paraurti arrivano interi a fine anno, quando in manovra aiutano {x} e {y}.',
      'newDriver :: Con {x} e {y} il parcheggio in parallelo non è più una prova d’esame.',
      'inCity :: Dove gli altri passano oltre tu accosti e provi, {con x} e {y}.',
    ],
  },
  {
    of: ['surroundCamera', 'parkAssist'],
    say: [
      '{x} ti fa vedere tutto intorno e {y} ti aiuta a entrare: il posto difficile resta tale soltanto per gli altri.',
      'Al garage con la colonna nel punto sbagliato rispondono {x} e {y}.',
    ],
  },
  {
    of: ['surroundCamera', 'parkingSensors'],
    say: [
      'Quello che non vedi dal volante lo mostra {x}, quello che stai per toccare lo dicono {y}.',
      '{x} e {y} fanno sembrare più largo anche il box del condominio.',
    ],
  },
  {
    of: ['parkAssist', 'rearCamera'],
    say: [
      '{x} ti segue nella manovra e {y} ti mostra come sta andando.',
      'Davanti ai tavolini del bar si parcheggia con più calma, avendo {x} e {y}.',
    ],
  },
  {
    of: ['parkAssist', 'parkingSensors'],
    say: [
      'Nel posto dove ci stai per un soffio ti accompagnano {x} e {y}.',
      '{x} ti dà una mano a entrare, {y} ti dicono quanto manca.',
    ],
  },
  {
    of: ['rearCamera', 'towHook'],
    say: [
      '{x} ti porta dritto sotto il timone, e per attaccare il rimorchio {a y} non serve chiamare nessuno.',
      'Agganciare il carrello da soli di solito è una questione di tentativi: qui {y} lo avvicini guardando {x}.',
    ],
  },
  {
    of: ['foldingMirrors', ['parkingSensors', 'rearCamera']],
    say: [
      'inCity :: Nelle vie dove si parcheggia su due lati entri {con y} e la sera ti fai più stretto {con x}.',
      'Il posto lo prendi {con y}, la notte nel vicolo la lasci passare {con x}.',
    ],
  },
  {
    of: ['rearCamera', 'keyless'],
    say: [
      '{y} ti fa entrare con le mani occupate e {x} ti fa uscire dal posto senza torcere il collo.',
      'Sali senza cercare la chiave, {con y}, ed esci dal parcheggio senza voltarti troppo, {con x}.',
    ],
  },
];
