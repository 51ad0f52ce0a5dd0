import type { Argument } from '../../../../../argument/arguments.ts';

export const connectedReasons: readonly Argument[] = [
  {
    of: ['phoneLink'],
    say: [
      '{x} porta sullo schermo le mappe e la musica che usi già.',
      'commuter :: La puntata cominciata a colazione continua in tangenziale grazie {a x}.',
    ],
  },
  {
    of: ['carPlay'],
    say: [
      '{x} mette sullo schermo le tue mappe e la tua musica, e il telefono può restare in tasca.',
      'Messaggi, mappe e canzoni del telefono li trovi sullo schermo grazie {a x}.',
      'commuter :: Il podcast cominciato in cucina continua in coda, perché {x} lo porta sullo schermo.',
      'young :: Le tue playlist e le tue mappe salgono a bordo insieme {a x}.',
      'atWork :: L’indirizzo del prossimo cliente passa dal telefono allo schermo grazie {a x}.',
    ],
  },
  {
    of: ['androidAuto'],
    say: [
      '{x} porta il telefono sullo schermo, con le mappe e la musica di sempre.',
      'La mappa che usi sul telefono la segui sullo schermo grazie {a x}.',
      'atWork :: Il cantiere cambia ogni settimana e {x} porta sullo schermo la strada per arrivarci.',
    ],
  },
  {
    of: ['navigation'],
    say: [
      '{x} ti guida anche dove il telefono perde il segnale.',
      'In una città che non conosci il telefono può restare in tasca, la strada te la indica {x}.',
      'onTrips :: L’agriturismo in fondo alla strada bianca lo trovi seguendo {x}.',
      'atWork :: Con quattro indirizzi da raggiungere prima di pranzo, la strada te la indica {x}.',
    ],
  },
  {
    of: ['bluetooth'],
    say: [
      '{x} porta telefonate e musica nelle casse, e il telefono resta in tasca.',
      'Se ti chiamano mentre guidi rispondi senza prendere in mano il telefono, perché (c’è/ci sono) {x}.',
      'atWork :: Le chiamate dei clienti le prendi anche per strada grazie {a x}.',
    ],
  },
  {
    of: ['handsfree'],
    say: [
      '{x} ti lascia rispondere con le mani sul volante.',
      'atWork :: L’appuntamento da spostare lo sistemi lungo la strada, parlando {con x}.',
    ],
  },
  {
    of: [['touchscreen', 'screen']],
    say: [
      '{x} ti mette davanti le informazioni che servono in viaggio.',
      'Per vedere che cosa sta suonando basta un’occhiata {a x}.',
    ],
  },
  {
    of: ['digitalCockpit'],
    say: [
      '{x} ti mette i dati di viaggio davanti agli occhi, dietro il volante.',
      'La velocità e gli altri dati si leggono in un attimo {su x}.',
      'stylish :: Quando sali a bordo la sera, {x} è la prima cosa che noti.',
    ],
  },
  {
    of: ['infotainment'],
    say: [
      '{x} riunisce musica, telefono e impostazioni in un posto solo.',
      'La musica e le altre funzioni si comandano {da x}, senza cercare fra tanti tasti.',
    ],
  },
  {
    of: ['audio'],
    say: [
      '{x} ti fa venire voglia di restare a bordo finché la canzone non è finita.',
      'Chi ama la musica apprezzerà {x} già dal primo pezzo.',
      'commuter :: La coda del mattino passa meglio ascoltando la tua musica {con x}.',
      'onTrips :: Nei viaggi lunghi, dove la musica tiene compagnia per ore, si apprezza {x}.',
    ],
  },
  {
    of: ['subwoofer'],
    say: [
      '{x} dà corpo ai bassi, e la musica si sente più piena.',
      'young :: Le tue playlist suonano più piene, perché i bassi li riproduce {x}.',
    ],
  },
  {
    of: ['digitalRadio'],
    say: [
      '{x} ti fa ascoltare le stazioni digitali con un suono pulito.',
      'commuter :: Il giornale radio del mattino si sente pulito grazie {a x}.',
    ],
  },
  {
    of: ['mainsSocket'],
    say: [
      '{x} accetta la spina di casa, per esempio quella del computer portatile.',
      'atWork :: Le batterie degli attrezzi si possono ricaricare fra un cantiere e l’altro, perché a bordo (c’è/ci sono) {x}.',
    ],
  },
  {
    of: ['wirelessCharging'],
    say: [
      '{x} tiene carico il telefono mentre guidi, senza cavi in giro.',
      'Appoggi il telefono e il cavo non serve, perché (c’è/ci sono) {x}.',
      'commuter :: Se la sera ti dimentichi di caricare il telefono, lungo il tragitto rimedia {x}.',
    ],
  },
  {
    of: ['voiceControl'],
    say: [
      '{x} ti lasciano le mani sul volante mentre chiami o cerchi qualcosa.',
      'Dire è più comodo che scrivere, soprattutto al volante, e a questo servono {x}.',
    ],
  },
  {
    of: ['wifi'],
    say: [
      '{x} permette a chi viaggia con te di collegare telefono o tablet.',
      'atWork :: Durante una sosta mandi il preventivo dal computer usando {x}.',
    ],
  },
  {
    of: ['connectedServices'],
    say: ['{x} portano a bordo informazioni che altrimenti cercheresti sul telefono.'],
  },
  {
    of: ['remoteApp'],
    say: [
      'Anche quando sei già lontano, {x} ti permette di controllare l’auto dal telefono.',
      'inCity :: Se hai parcheggiato a tre isolati da casa, {x} ti permette un controllo dal divano.',
    ],
  },
  {
    of: ['rearScreens'],
    say: [
      '{x} fanno passare più in fretta il viaggio a chi sta dietro.',
      'family & !cargo & !cabrio & !supercar :: La domanda «quanto manca» arriva più tardi, se dietro i bambini guardano {x}.',
    ],
  },
];
