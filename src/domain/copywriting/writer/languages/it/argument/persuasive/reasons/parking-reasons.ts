import type { Argument } from '../../../../../argument/arguments.ts';

export const parkingReasons: readonly Argument[] = [
  {
    of: ['surroundCamera'],
    say: [
      '{x} ti fa vedere l’auto dall’alto, compreso il muretto basso che dal volante non si vede.',
      'Fra due pilastri del garage ti muovi più sicuro, perché {x} ti mostra quanto spazio resta.',
      'inCity :: Nell’autosilo stretto {x} ti mostra gli ostacoli da ogni lato.',
      'stylish :: I cerchi restano lontani dal marciapiede, perché {x} ti mostra quanto manca.',
    ],
  },
  {
    of: ['rearCamera'],
    say: [
      '{x} ti mostra il paletto che dal lunotto non si vede.',
      'Metti la retromarcia e vedi subito che cosa hai alle spalle grazie {a x}.',
      'family & !cargo & !cabrio & !supercar :: Nel cortile dove giocano i bambini, quello che c’è dietro te lo mostra {x}.',
      'cargo :: Quando il carico copre la vista, {x} ti mostra quanto manca alla rampa.',
      'newDriver :: Nei primi mesi di patente la retromarcia riesce meglio se puoi guardare {x}.',
    ],
  },
  {
    of: ['camera'],
    say: [
      '{x} ti mostra quello che dal posto di guida non vedi.',
      'Per l’ultimo mezzo metro della manovra torna utile {x}.',
    ],
  },
  {
    of: ['parkAssist'],
    say: [
      '{x} ti aiuta a entrare nel posto stretto anche quando dietro c’è la fila.',
      'inCity :: Il parcheggio fra due auto riesce con meno manovre quando ti aiuta {x}.',
      'newDriver :: Con il parcheggio in parallelo, che all’inizio mette in difficoltà, ti aiuta {x}.',
    ],
  },
  {
    of: ['parkingSensors'],
    say: [
      '{x} ti avvisano prima che il paraurti tocchi.',
      'Di sera, con la pioggia sui vetri, {x} ti dicono quanto manca.',
      'inCity :: Il posto corto davanti al portone si può provare, perché {x} ti dicono quando fermarti.',
      'newDriver :: Nei primi mesi di patente {x} risparmiano qualche segno ai paraurti.',
      'cargo :: Alla banchina del magazzino ti accosti da solo, ascoltando {x}.',
    ],
  },
  {
    of: ['foldingMirrors'],
    say: [
      '{x} si chiudono quando parcheggi in una via stretta, e chi passa ha più spazio.',
      'inCity :: Nel box stretto entri più facilmente chiudendo {x}.',
    ],
  },
  {
    of: ['rearCamera', 'parkingSensors'],
    say: [
      'Mentre guardi dietro {con x}, a dirti quanto manca pensano {y}.',
      'La manovra nel posto stretto sotto casa è più semplice quando ti aiutano {x} e {y}.',
      'newDriver :: Il parcheggio in parallelo spaventa meno se ad aiutarti ci sono {x} e {y}.',
      'inCity :: Nei posti dove altri rinunciano puoi provare, perché {x} e {y} ti dicono se ci stai.',
    ],
  },
  {
    of: ['surroundCamera', 'parkAssist'],
    say: [
      '{x} ti fa vedere tutto intorno e {y} ti aiuta a entrare nel posto.',
      'Nel garage stretto, con la colonna di fianco, ti aiutano {x} e {y}.',
    ],
  },
  {
    of: ['surroundCamera', 'parkingSensors'],
    say: [
      'Quello che non vedi dal volante lo mostra {x}, quanto spazio resta lo dicono {y}.',
      'Anche il box stretto del condominio fa meno paura se ci sono {x} e {y}.',
    ],
  },
  {
    of: ['parkAssist', 'rearCamera'],
    say: ['{x} ti aiuta a entrare nel posto e {y} ti mostra che cosa c’è dietro.'],
  },
  {
    of: ['parkAssist', 'parkingSensors'],
    say: [
      'Nel posto dove ci stai per poco ti aiutano {x} e {y}.',
      '{x} ti dà una mano a entrare, {y} ti dicono quanto manca.',
    ],
  },
  {
    of: ['rearCamera', 'towHook'],
    say: [
      '{x} ti aiuta ad avvicinarti al timone, e il rimorchio {a y} lo attacchi da solo.',
      'Per agganciare il carrello {a y} non serve qualcuno che faccia cenni, basta guardare {x}.',
    ],
  },
  {
    of: ['foldingMirrors', ['parkingSensors', 'rearCamera']],
    say: [
      'inCity :: Nelle vie strette parcheggi facilmente grazie {a y}, e la notte chiudi {x} per lasciare spazio a chi passa.',
    ],
  },
  {
    of: ['rearCamera', 'keyless'],
    say: ['Apri senza cercare la chiave grazie {a y} ed esci dal parcheggio guardando {x}.'],
  },
];
