import type { Argument } from '../../../../../argument/arguments.ts';

/** First sentences about driving, parking, wheels, energy and rough ground. */
export const roadLeads: readonly Argument[] = [
  {
    of: ['adaptiveCruise'],
    say: [
      'onTrips :: Da casello a casello il piede destro può riposare. {who} ha {x}.',
      'commuter :: La tangenziale delle sette e mezza accelera e frena per conto suo. {who} la segue con {x}.',
      'Il camion davanti rallenta e {who} si regola da sé, perché ha {x}.',
      'family :: Mentre dietro si litiga per un biscotto, la distanza da chi precede la tiene {who}, che ha {x}.',
    ],
  },
  {
    of: ['adaptiveCruise', ['laneAssist', 'blindSpot', 'emergencyBraking']],
    say: [
      'commuter :: Nella coda di ogni mattina qualcuno può dividere il lavoro con te: {who} ha {x} e {y}.',
    ],
  },
  {
    of: ['blindSpot'],
    say: [
      'Lo scooter che non avevi visto te lo segnala lo specchietto: {who} ha {x}.',
      'Prima di cambiare corsia hai un’opinione in più. {who} ha {x}.',
    ],
  },
  {
    of: ['nightVision'],
    say: [
      'Il cinghiale sul ciglio lo vedi prima che lo vedano i fari: {who} ha {x}.',
      'Oltre il fascio dei fari c’è ancora strada, e qui si vede. {who} ha {x}.',
    ],
  },
  {
    of: ['surroundCamera'],
    say: [
      'Il muretto del garage, visto dall’alto, smette di fare paura. {who} ha {x}.',
      'long :: Grande fuori, e sempre sotto controllo: {who} ha {x}, che ne mostra anche gli angoli.',
      'Parcheggi guardando da un balcone che non c’è: {who} ha {x}.',
    ],
  },
  {
    of: ['rearCamera'],
    say: [
      'In retromarcia il collo resta dritto, quando si guida {who} con {x}.',
      'family :: La bicicletta lasciata dietro dai bambini si vede prima di sentirla. {who} ha {x}.',
      'inCity :: Il posto sotto casa si è liberato, corto come sempre. {who} ha {x}.',
      'newDriver :: Il primo parcheggio con la gente che guarda riesce meglio con un occhio in più. {who} ha {x}.',
      'van :: Dal retro di un furgone non si vede niente, se nessuno ci mette un occhio. {who} ha {x}.',
    ],
  },
  {
    of: ['rearCamera', 'parkingSensors'],
    say: [
      'Un occhio e un orecchio dalla parte dove tu non ne hai: {who} ha {x} e {y}.',
      'inCity :: Alle sei di sera, sotto casa, restano soltanto i posti difficili. {who} ha {x} e {y}.',
      'Il palo basso, quello che nessuno vede, qui viene visto. {who} ha {x} e {y}.',
    ],
  },
  {
    of: ['parkAssist'],
    say: [
      'inCity :: Davanti al bar, con tutti i tavolini occupati, il parcheggio diventa uno spettacolo. {who} ha {x}.',
      'Trovato il posto, il difficile è passato: {who} ha {x}.',
    ],
  },
  {
    of: ['newTyres'],
    say: [
      'Passa un dito sul battistrada di {who}: ha {x}<, con {km} sul contachilometri>.',
      'family :: Sull’asfalto bagnato, a tenervi in strada, sono quattro impronte grandi come una mano. {who} ha {x}.',
      'Chinati accanto a una ruota prima di guardare il resto, perché {who} ha {x}.',
      'commuter :: La pioggia di novembre la incontrerai di lunedì, sulla strada di sempre. {who} ha {x}.',
    ],
  },
  {
    of: [['secondWheelSet', 'secondTyreSet']],
    say: [
      'Al cambio di stagione dal gommista ci vai con le ruote già tue: {who} ha {x}.',
      'Estate e inverno sono già stati pagati: {who} ha {x}.',
      'thrifty :: Di solito le gomme della stagione sbagliata sono un conto a parte. {who} ha {x}.',
    ],
  },
  {
    of: ['newTyres', ['serviceJustDone', 'servicesDone', 'serviced']],
    say: ['Gommista e meccanico hanno già fatto la loro parte{!y}: {who} ha {x}.'],
  },
  {
    of: ['batteryHealth'],
    say: [
      'I chilometri contano, ma qui il numero da leggere è un altro. {who} ha {x}.',
      'commuter :: Se il giro è lo stesso tutti i giorni, conta quanta batteria è rimasta. {who} lo dice con {x}.',
    ],
  },
  {
    of: ['ownedBattery'],
    say: [
      'Nessun canone che arriva a fine mese: {who} ha {x}.',
      'La domanda che si fa con certe elettriche usate è di chi sia la batteria. {who} ha {x}.',
    ],
  },
  {
    of: ['range'],
    say: [
      'Prendi la strada che fai in un giorno e confrontala con un numero solo: {who} ha {x}.',
      'commuter :: Andata, ritorno e deviazione al supermercato si sommano in fretta. {who} ha {x}.',
    ],
  },
  {
    of: ['heatPump'],
    say: [
      'electric :: D’inverno, in elettrico, il caldo in abitacolo si paga in strada. {who} lo chiede {a x}.',
      'electric :: Il freddo di gennaio si sente meno se qualcuno scalda con criterio. {who} ha {x}.',
    ],
  },
  {
    of: ['fastCharging'],
    say: [
      'electric :: Un caffè, due telefonate e si riparte: {who} ha {x}.',
      'Chi la ricarica in viaggio guarda prima questo e poi il colore. {who} ha {x}.',
    ],
  },
  {
    of: ['wallbox'],
    say: [
      'Il distributore te lo porti a casa insieme all’auto: con {who} (c’è/ci sono) {x}.',
      'La sera la attacchi, la mattina la stacchi. {who} arriva con {x}.',
    ],
  },
  {
    of: ['plugIn'],
    say: [
      'In settimana la presa, per le vacanze il distributore: {who} ha {x}.',
      'Se in garage c’è una presa, la domanda trova risposta. {who} ha {x}.',
    ],
  },
  {
    of: [['lpgSystem', 'gasSystem']],
    say: [
      'commuter :: Chi fa la stessa strada tutti i giorni, alla pompa, guarda sempre prima il cartello del gas. {who} ha {x}.',
      'Al distributore scegli tu davanti a quale pompa fermarti, con {who} che ha {x}.',
      'inCountry :: In campagna ogni commissione è una strada, e il carburante conta. {who} ha {x}.',
    ],
  },
  {
    of: ['cngSystem'],
    say: [
      'Il metano si compra a chili e si guida a lungo. {who} ha {x}.',
      'commuter :: Il pieno di chi va e viene ogni giorno ha una scelta in più: {who} ha {x}.',
    ],
  },
  {
    of: ['chainEngine'],
    say: [
      'La cinghia da cambiare, la grande paura di chi compra usato, qui manca: {who} ha {x}.',
      'Chiedi a un meccanico che cosa ne pensa, annuirà. {who} ha {x}.',
    ],
  },
  {
    of: ['towHook'],
    say: [
      'family & !small :: Le biciclette, o una roulotte, viaggiano dietro e voi davanti. {who} ha {x}.',
      'inCountry :: La legna, il cippatore, il carrello dal consorzio: qualcosa da trainare si trova sempre. {who} ha {x}.',
      'atWork :: Quello che non entra si attacca dietro. {who} ha {x}.',
      'Prima del cofano si guarda sotto il paraurti posteriore, dove {who} ha {x}.',
    ],
  },
  {
    of: ['towHook', ['towCapacity', 'fourWheelDrive', 'lowRange']],
    say: [
      'Dal prato alla strada con il carrello pieno è il tratto che decide. {who} ha {x} e {y}.',
      'Chi traina chiede due cose prima del prezzo: {who} ha {x} e {y}.',
    ],
  },
  {
    of: ['towCapacity'],
    say: [
      'Il cavallo, la barca o la roulotte pesano sempre più di quanto si dica. {who} ha {x}.',
      'Prima del rimorchio si guarda il libretto: {who} ha {x}.',
    ],
  },
  {
    of: ['winch'],
    say: [
      'Quando il fango ha vinto, resta un cavo d’acciaio e un albero robusto. {who} ha {x}.',
      'Chi va fino in fondo alla mulattiera pensa prima a come tornare: {who} ha {x}.',
    ],
  },
  {
    of: ['diffLock'],
    say: [
      'Con una ruota in aria le altre devono mettersi d’accordo. {who} ha {x}.',
      'Dove un’auto comincia a girare a vuoto, questa tira: {who} ha {x}.',
    ],
  },
  {
    of: ['lowRange'],
    say: [
      'Certe discese si fanno a passo d’uomo e senza toccare il freno. {who} ha {x}.',
      'La leva in più, accanto al cambio, dice subito che mestiere fa: {who} ha {x}.',
    ],
  },
  {
    of: ['lowRange', ['diffLock', 'winch', 'raisedSuspension']],
    say: [
      'Il sentiero finisce e la discussione comincia adesso: {who} ha {x} e {y}.',
      'Il bosco, la neve, il greto del fiume chiedono mezzi e non fotografie. {who} ha {x} e {y}.',
    ],
  },
  {
    of: [['snorkel', 'raisedSuspension', 'wading', 'underbodyGuard', 'allTerrainTyres']],
    say: [
      'Dove finisce l’asfalto comincia la sua parte. {who} ha {x}.',
      'Chi l’ha preparat@ aveva in mente posti precisi: {who} ha {x}.',
    ],
  },
  {
    of: ['fourWheelDrive'],
    say: ['Sulla rampa del garage, in una mattina di gennaio, tirano quattro ruote. {who} ha {x}.'],
  },
  {
    of: ['sportExhaust'],
    say: [
      'La galleria dopo casa la farai con i finestrini abbassati. {who} ha {x}.',
      'Si presenta prima di arrivare: {who} ha {x}.',
    ],
  },
  {
    of: ['ceramicBrakes'],
    say: [
      'Si parla sempre di quanto corre, meno di come si ferma. {who} ha {x}.',
      'Dopo dieci tornanti in discesa il pedale risponde come al primo: {who} ha {x}.',
    ],
  },
  {
    of: [['sportSuspension', 'coilovers', 'rearSteering', 'launchControl']],
    say: [
      'La curva dopo il ponte, quella che conosci a memoria, merita un secondo giro. {who} ha {x}.',
      'Chi l’ha configurat@ pensava alle curve e non ai rettilinei: {who} ha {x}.',
    ],
  },
  {
    of: ['bucketSeats'],
    say: [
      'Sedersi richiede un gesto deciso, poi non ti sposta più nessuno. {who} ha {x}.',
      'Le spalle capiscono prima della testa che auto è: {who} ha {x}.',
    ],
  },
  {
    of: ['noseLift'],
    say: [
      'La rampa del garage non decide più quale auto puoi comprare: {who} ha {x}.',
      'Davanti al dosso basta un tasto. {who} ha {x}.',
    ],
  },
];
