import type { Argument } from '../../../../../argument/arguments.ts';

export const assistReasons: readonly Argument[] = [
  {
    of: ['adaptiveCruise'],
    say: [
      '{x} tiene la distanza da chi ti precede, e in autostrada il piede destro si prende una pausa.',
      'Chi frena davanti senza motivo ti innervosisce meno, se la distanza la regola {x}.',
      'commuter :: Sulla tangenziale delle otto, fra chi accelera e chi ci ripensa, {x} ti risparmia metà del lavoro.',
      'onTrips :: Dopo due ore di autostrada la gamba destra ringrazia {x}.',
      'family & !cargo & !cabrio & !supercar :: Con le domande che arrivano dal sedile dietro, fa comodo che la distanza la guardi anche {x}.',
    ],
  },
  {
    of: ['cruise'],
    say: [
      '{x} tiene la velocità che hai scelto, e gli occhi vanno al tachimetro molto meno.',
      'Nei tratti dove il tutor ti guarda a lungo, la lancetta la tiene ferma {x}.',
      'Imposti l’andatura una volta, poi ci pensa {x}.',
      'onTrips :: Sull’autostrada del sabato mattina {x} lascia riposare la caviglia.',
      'atWork :: Fra un cliente e l’altro, sulla superstrada, {con x} il piede riposa e la testa prepara la prossima visita.',
    ],
  },
  {
    of: ['laneAssist'],
    say: [
      '{x} ti richiama se le ruote si avvicinano alla riga, quando una notizia alla radio ti ha distratto un attimo.',
      'Un secondo di stanchezza, la striscia che si avvicina: è lì che interviene {x}.',
      'onTrips :: Alla terza ora di viaggio, quando l’attenzione cala senza avvisare, al tuo fianco c’è {x}.',
      'newDriver :: Nei primi mesi di guida si guarda tutto insieme, e {x} guarda le righe con te.',
    ],
  },
  {
    of: ['blindSpot'],
    say: [
      '{x} ti segnala lo scooter che nello specchietto ancora non c’era.',
      'Prima di cambiare corsia ti avvisa {x}, proprio nel punto che gli specchi non coprono.',
      'commuter :: Sul raccordo, dove tutti cambiano corsia insieme, {x} guarda dove tu non arrivi.',
      'newDriver :: Quando la freccia è accesa e il dubbio resta, {x} ti dà una seconda risposta.',
      'family & !cargo & !cabrio & !supercar :: Se chi sta dietro ti chiama proprio mentre sorpassi, {x} continua a guardare di lato.',
    ],
  },
  {
    of: ['emergencyBraking'],
    say: [
      'Un pallone in mezzo alla via non avvisa, e in quel mezzo secondo ti aiuta {x}.',
      'Si spera di non averne mai bisogno, intanto {x} guarda avanti insieme a te.',
      'inCity :: Fra monopattini e portiere che si aprono, {x} sta attenta anche quando tu cerchi il numero civico.',
      'family :: In fila davanti alla scuola, con la testa già al lavoro, è bene che ci sia {x}.',
    ],
  },
  {
    of: ['trafficSigns'],
    say: [
      '{x} ti ripete il limite che hai appena passato senza leggerlo.',
      'Su una strada mai fatta, fra cantieri e paesi, il cartello te lo ricorda {x}.',
      'Si andava a cinquanta o a settanta? A leggere i cartelli ti aiuta {x}.',
    ],
  },
  {
    of: ['driverAlert'],
    say: [
      '{x} ti suggerisce una sosta prima che siano gli occhi a chiederla.',
      'Quando rientri tardi e credi di essere ancora sveglio, {x} ha il compito di dubitarne.',
      'onTrips :: Nel viaggio fatto tutto d’un fiato, è {x} a ricordarti il caffè.',
    ],
  },
  {
    of: ['crossTraffic'],
    say: [
      '{x} ti avverte di chi arriva di lato quando esci in retromarcia fra due furgoni.',
      'Dal posto a spina di pesce si esce alla cieca, a meno che a guardare di lato ci sia {x}.',
      'inCity :: Uscire dal passo carraio fra le auto in sosta è meno un azzardo, {con x}.',
    ],
  },
  {
    of: ['collisionWarning'],
    say: [
      '{x} ti richiama quando la macchina davanti si avvicina troppo in fretta.',
      'Basta girarsi un attimo verso il finestrino: a guardare avanti resta {x}.',
      'commuter :: Nella coda che va a singhiozzo, dopo un giorno di lavoro, {x} resta più sveglio di te.',
    ],
  },
  {
    of: ['nightVision'],
    say: [
      '{x} ti mostra la sagoma sul ciglio prima che ci arrivino i fari.',
      'Il capriolo sul bordo del bosco si vede prima, {con x}.',
      'inCountry :: Sulla provinciale senza lampioni, dove chi cammina non si vede, {x} guarda più avanti di te.',
    ],
  },
  {
    of: ['assistSystems'],
    say: [
      '{x} lavorano con te nei momenti in cui la strada chiede più attenzione di quanta ne resti.',
      'A fine giornata, quando i riflessi sono un po’ più lenti, si apprezzano {x}.',
      'onTrips :: Il viaggio lungo stanca meno, se a sorvegliare la strada con te ci sono {x}.',
      'newDriver :: Chi guida da poco ha già tanto da guardare, e {x} danno una mano.',
      'family :: Quando a bordo c’è chi ti sta più a cuore, {x} sono due occhi in più sulla strada.',
    ],
  },
  {
    of: ['hillDescent'],
    say: [
      '{x} tiene il passo in discesa, mentre tu pensi soltanto allo sterzo.',
      'Giù dalla rampa ripida il freno lo dosa {x}.',
      'inCountry :: Sulla discesa sterrata dopo la pioggia, {con x} si scende piano e dritti.',
    ],
  },
  {
    of: ['headUp'],
    say: [
      '{x} porta la velocità davanti ai tuoi occhi, dove stai già guardando.',
      'Gli occhi restano sulla strada, perché a mostrarti quello che serve pensa {x}.',
      '{con x} abbassare lo sguardo sul cruscotto diventa un gesto raro.',
      'commuter :: All’uscita che prendi di corsa ogni mattina, {x} ti evita di abbassare lo sguardo proprio lì.',
      'stylish :: Chi sale per la prima volta nota {x} prima ancora di trovare la cintura.',
    ],
  },
  {
    of: ['highBeamAssist'],
    say: [
      '{x} si abbassano quando arriva qualcuno, e la levetta delle luci la tocchi di rado.',
      'Sulla statale, di notte, agli incroci con gli altri pensano {x}.',
      'inCountry :: Per la strada di casa senza lampioni, {x} ti danno luce piena finché sei solo.',
    ],
  },
  {
    of: ['adaptiveCruise', 'laneAssist'],
    say: [
      '{x} guarda la distanza e {y} le righe: a te, in autostrada, resta la parte meno noiosa.',
      'Un’ora di autostrada pesa molto meno, quando te la alleggeriscono {x} e {y}.',
      'commuter :: Nel tratto che conosci a memoria, e dove proprio per questo ci si distrae, lavorano con te {x} e {y}.',
      'onTrips :: Al casello d’arrivo hai ancora voglia di uscire a cena, dopo un viaggio diviso {con x} e {y}.',
    ],
  },
  {
    of: ['adaptiveCruise', 'blindSpot'],
    say: [
      'Davanti misura {x}, di lato controlla {y}, e il sorpasso torna una manovra tranquilla.',
      'Mentre {x} tiene il passo di chi precede, {y} ti dice quando la corsia accanto è occupata.',
      'commuter :: Il raccordo delle sei di sera si affronta in tre: tu, {x} e {y}.',
    ],
  },
  {
    of: ['adaptiveCruise', 'laneAssist', 'blindSpot'],
    say: [
      'Davanti guarda {x}, alle righe bada {y}, di fianco veglia {z}: le ore di autostrada si accorciano.',
      'onTrips :: Con {x}, {y} e {z} il viaggio verso il mare lo guidi tu, ma non lo guidi da solo.',
    ],
  },
  {
    of: ['laneAssist', 'blindSpot'],
    say: [
      'Nel cambio di corsia hai due pareri in più, quello {di y} e quello di chi sorveglia le righe, {x}.',
    ],
  },
  {
    of: ['emergencyBraking', 'laneAssist'],
    say: [
      '{x} e {y} si fanno sentire poco, e soltanto quando serve.',
      'newDriver :: Nei primi mille chilometri al volante, {x} e {y} sono due compagni discreti.',
    ],
  },
  {
    of: ['emergencyBraking', 'blindSpot'],
    say: [
      'In mezzo al traffico {x} guarda avanti e {y} guarda di fianco.',
      'family :: Quando a bordo c’è tutta la famiglia, {x} e {y} valgono più di qualsiasi finitura.',
    ],
  },
  {
    of: ['cruise', 'speedLimiter'],
    say: [
      '{x} per l’autostrada, {y} per la città: la velocità la decidi una volta e poi guardi fuori.',
      'Con {x} e {y} gli autovelox smettono di essere un pensiero.',
    ],
  },
  {
    of: ['adaptiveCruise', 'headUp'],
    say: [
      '{x} pensa alla distanza e {y} ti tiene lo sguardo alto: in autostrada è quasi tutto.',
      'Riposa il piede {con x}, riposano gli occhi {con y}.',
    ],
  },
  {
    of: ['headUp', 'navigation'],
    say: [
      '{y} conosce l’uscita, {x} ti lascia gli occhi sulla strada mentre la cerchi.',
      'Nella città che non conosci la fatica la dividi {con y} e {x}.',
    ],
  },
  {
    of: ['blindSpot', ['rearCamera', 'surroundCamera']],
    say: [
      '{x} guarda il fianco mentre viaggi, {y} prende il suo posto quando inserisci la retromarcia.',
      'Fra la tangenziale e il parcheggio sotto casa gli occhi in più sono due: {x} e {y}.',
    ],
  },
  {
    of: ['crossTraffic', 'rearCamera'],
    say: [
      '{y} ti fa vedere dietro e {x} ti avvisa di chi arriva di traverso: dal posto stretto si esce senza sporgersi.',
      'Il parcheggio del supermercato, il sabato pomeriggio, si lascia volentieri {con y} e {x}.',
    ],
  },
  {
    of: ['driverAlert', 'adaptiveCruise'],
    say: [
      'onTrips :: Nei viaggi che finiscono di notte {y} guarda la strada e {x} guarda te.',
      'A chi ti precede bada {y}, a come stai tu {x}.',
    ],
  },
  {
    of: ['trafficSigns', ['cruise', 'adaptiveCruise']],
    say: [
      '{x} ti dice a quanto si va, {y} ci va.',
      '{con x} e {y} tra un limite e l’altro non si fanno più conti.',
    ],
  },
];
