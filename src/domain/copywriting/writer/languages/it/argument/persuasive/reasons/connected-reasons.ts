import type { Argument } from '../../../../../argument/arguments.ts';

export const connectedReasons: readonly Argument[] = [
  {
    of: ['phoneLink'],
    say: [
      '{x} porta sullo schermo le mappe e la musica che usi già.',
      '{con x} le indicazioni le leggi sul cruscotto e non in mano.',
      'commuter :: La puntata lasciata a metà sul divano riprende in tangenziale, {con x}.',
    ],
  },
  {
    of: ['carPlay'],
    say: [
      '{x} mette sullo schermo le tue mappe e la tua musica, e il telefono smette di viaggiare sulle ginocchia.',
      'Messaggi, mappe e canzoni passano allo schermo {con x}, mentre le mani restano sul volante.',
      'Appena il telefono è collegato, la playlist riparte da dove l’avevi lasciata: è il lavoro {di x}.',
      'commuter :: {con x} il podcast cominciato in cucina continua in coda.',
      'young :: La musica la sceglie chi ti siede accanto, dal tuo telefono, {con x}.',
      'atWork :: L’indirizzo del prossimo cliente passa dal telefono alla mappa {con x}.',
    ],
  },
  {
    of: ['androidAuto'],
    say: [
      '{x} porta il telefono sullo schermo, con le mappe e la musica di sempre.',
      'La mappa che usi anche a piedi arriva sul cruscotto {con x}.',
      'atWork :: Per il cantiere che cambia ogni settimana basta dettare la via al telefono, e {x} la mette sullo schermo.',
    ],
  },
  {
    of: ['navigation'],
    say: [
      '{x} resta acceso anche dove il telefono perde il segnale.',
      'Nel paese dove tutte le vie sembrano la stessa, il telefono può restare in tasca: la via la cerca {x}.',
      'Chi ti siede accanto non deve più fare da mappa, {con x}.',
      'onTrips :: L’agriturismo in fondo alla strada bianca lo cerca {x}, e tu intanto ti godi le curve.',
      'atWork :: Con quattro indirizzi da fare prima di pranzo, la strada la tiene a mente {x}.',
    ],
  },
  {
    of: ['bluetooth'],
    say: [
      '{x} fa arrivare la telefonata nelle casse, e il telefono resta in tasca.',
      '{con x} la tua musica non ha bisogno di fili.',
      'Se chiamano mentre guidi rispondi senza cercare niente, {con x}.',
      'atWork :: Chi chiama mentre sei per strada non aspetta, {con x}.',
    ],
  },
  {
    of: ['handsfree'],
    say: [
      '{x} ti lascia rispondere con le mani sul volante.',
      '{con x} una chiamata in tangenziale non è un problema.',
      'atWork :: L’appuntamento spostato lo sistemi mentre guidi, {con x}.',
    ],
  },
  {
    of: [['touchscreen', 'screen']],
    say: [
      '{x} raccoglie quello che ti serve in viaggio nel punto dove cade lo sguardo.',
      'Per leggere una mappa al volo, senza prendere in mano il telefono, c’è {x}.',
      'Basta un’occhiata {a x} per sapere che cosa suona.',
    ],
  },
  {
    of: ['digitalCockpit'],
    say: [
      '{x} ti mette davanti quello che serve adesso, la velocità in città e la mappa fuori.',
      'I numeri si leggono in un attimo, e per questo c’è {x}.',
      'stylish :: Basta accendere il quadro perché {x} faccia la sua parte, soprattutto la sera.',
      'commuter :: Nel tragitto di ogni mattina cerchi un dato solo, e {x} te lo dà senza frugare.',
    ],
  },
  {
    of: ['infotainment'],
    say: [
      '{x} tiene insieme musica, telefono e impostazioni, così gli occhi vanno in un posto solo.',
      'Quello che di solito si cerca fra dieci tasti lo raccoglie {x}.',
      'onTrips :: In un viaggio lungo qualcosa da ascoltare si trova, {con x}.',
    ],
  },
  {
    of: ['audio'],
    say: [
      '{x} dà un motivo per fare il giro largo prima di rientrare.',
      'C’è un disco che merita di essere ascoltato da seduti, e {x} è il posto giusto per farlo.',
      'Capita di restare in garage finché il pezzo non è finito, e la colpa è {di x}.',
      'commuter :: In coda non puoi andare più veloce, però puoi ascoltare bene, {con x}.',
      'onTrips :: Mille canzoni per mille curve, e {x} per sentirle tutte.',
    ],
  },
  {
    of: ['subwoofer'],
    say: [
      '{x} dà al basso il posto che merita, e certe canzoni si ascoltano anche con la schiena.',
      '{con x} sotto la voce si sente finalmente il contrabbasso.',
      'young :: La playlist del sabato sera comincia già nel parcheggio, {con x}.',
    ],
  },
  {
    of: ['digitalRadio'],
    say: [
      '{x} tiene la stazione pulita dove la vecchia radio cominciava a frusciare.',
      '{con x} il giornale radio del mattino si sente senza fruscii.',
      'commuter :: Dal cancello di casa al parcheggio dell’ufficio la voce è sempre quella, chiara, {con x}.',
    ],
  },
  {
    of: ['mainsSocket'],
    say: [
      '{x} accetta la spina di casa, quella che in macchina di solito non sai dove mettere.',
      '{con x} il portatile si ricarica mentre guidi.',
      'atWork :: Una batteria del trapano può ricaricarsi fra un cantiere e l’altro, {con x}.',
      'onTrips :: Nella piazzola con vista lago hai ancora una spina, {con x}.',
    ],
  },
  {
    of: ['wirelessCharging'],
    say: [
      '{x} fa scendere il telefono più carico di quando è salito.',
      'Appoggi il telefono e non pensi al cavo, {con x}.',
      'Il cavetto annodato nel portaoggetti va in pensione, perché c’è {x}.',
      'commuter :: Se la sera ti dimentichi di caricarlo, al telefono rimedia {x} lungo il tragitto.',
    ],
  },
  {
    of: ['voiceControl'],
    say: [
      '{x} ti ascoltano mentre le mani restano al volante.',
      'Dire dove vuoi andare è più comodo che scriverlo, e a questo servono {x}.',
      'onTrips :: {con x} la tappa decisa all’ultimo la detti in marcia.',
    ],
  },
  {
    of: ['wifi'],
    say: [
      '{x} lascia finire un film a chi sta dietro e una mail a chi ti siede accanto.',
      '{con x} a bordo ci si collega come in salotto.',
      'family & !cargo & !cabrio & !supercar :: Dal sedile posteriore arrivano meno domande, {con x}.',
      'atWork :: Una sosta di dieci minuti basta per mandare il preventivo, {con x}.',
    ],
  },
  {
    of: ['connectedServices'],
    say: [
      '{x} portano in macchina le informazioni che altrimenti cercheresti sul telefono.',
      '{con x} il mondo fuori resta a portata di schermo.',
      'commuter :: Prima di imboccare il raccordo un’occhiata la meritano {x}.',
    ],
  },
  {
    of: ['remoteApp'],
    say: [
      '{x} ti toglie il dubbio di aver chiuso, anche quando sei già al tavolo del ristorante.',
      'Dal divano puoi ancora sapere come sta la macchina, {con x}.',
      'inCity :: Se il parcheggio era a tre isolati da casa, un controllo dal telefono lo fai {con x}.',
    ],
  },
  {
    of: ['rearScreens'],
    say: [
      '{x} cambiano il viaggio a chi sta dietro, e di conseguenza anche a te.',
      'La domanda «quanto manca» arriva molto più tardi, se ci sono {x}.',
      'family & !cargo & !cabrio & !supercar :: Il cartone delle vacanze si guarda per strada, e a tenere tranquilla la fila dietro sono {x}.',
    ],
  },
];
