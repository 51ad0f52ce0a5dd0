import type { Phrases } from '../../voice.ts';

/** Several of the seller's aims in one breath, to one reader. */
export const persuasiveBlends: Phrases = [
  // comfort
  '{!comfortable}{!onTrips}Quando il viaggio si allunga ti accorgi di quanto conti stare comodi: [scendi e hai ancora voglia di fare qualcosa|arrivi con la schiena a posto e la testa libera].',
  '{!comfortable}{!onTrips}{!commuter}Che siano venti chilometri per andare in ufficio o seicento per le vacanze, il comfort è lo stesso, e [alla fine della strada si sente|lo ritrovi quando scendi].',
  '{!comfortable}{!commuter}Il tragitto casa-lavoro resta quello, ma [lo fai seduto bene e senza fretta|a bordo si sta comodi], e la sera la differenza si sente.',
  '{!comfortable}{!forAll}Per la spesa, per il lavoro, per una domenica fuori: [sali, ti sistemi|ti siedi comodo] e non ci pensi più, perché ogni giorno è una giornata buona per usarla.',
  '{!comfortable}{!adult}Dopo anni al volante sai che cosa conta davvero in un’auto: [un sedile comodo|stare comodi], poco rumore, nessuna fatica da portarsi a casa.',
  '{!comfortable}{!withFamily}In famiglia il comfort si misura dai silenzi sui sedili dietro: [qui si viaggia comodi e nessuno chiede quanto manca|chi sta comodo non protesta].',
  '{!comfortable}{!stylish}Bella da guardare e comoda da vivere: lo stile lo vedono gli altri, [il comfort resta tutto per te|il comfort te lo tieni tu].',
  // safety
  '{!safe}{!family}{!withFamily}Quando dietro ci sono i bambini guidi in un altro modo, e [vuoi un’auto che ti dia sicurezza|la sicurezza viene prima di tutto]: qui le reazioni sono chiare, e in famiglia ci si rilassa.',
  '{!safe}{!family}Con i bambini a bordo la sicurezza non è una voce della scheda: è [frenare senza sorprese|sapere come reagisce l’auto] e guidare sereni.',
  '{!safe}{!onTrips}In autostrada, magari con la pioggia e i camion accanto, [senti l’auto ben piantata|sai che cosa aspettarti]: la sicurezza, nei viaggi lunghi, è anche riposo.',
  '{!safe}{!newDriver}Chi comincia a guidare ha bisogno di sentirsi al sicuro: comandi chiari, reazioni prevedibili, e [la confidenza arriva in fretta|tempo una settimana e le mani sanno già che cosa fare].',
  '{!safe}{!inCountry}Su una strada di campagna, con il buio e le curve strette, la sicurezza è [sapere sempre dove mettere le ruote|un’auto che risponde senza esitare].',
  '{!safe}{!withFamily}Per la famiglia [si sceglie anche con il cuore|conta la sicurezza], e qui il cuore sta tranquillo: guidi con calma, e gli altri parlano d’altro.',
  '{!safe}{!inCity}In città la sicurezza è fatta di attimi: [una frenata pronta|uno specchio in più], un’occhiata, e si va avanti senza pensieri.',
  // running costs
  '!thirsty :: {!frugal}{!commuter}Andata e ritorno, cinque giorni la settimana: con consumi contenuti [il conto a fine mese fa meno paura|il pieno dura, e tu ci fai caso].',
  '!thirsty :: {!frugal}{!inCity}Tra un semaforo e l’altro c’è chi beve e chi no: qui i consumi restano bassi, [proprio dove la città ne chiede di più|anche nelle ore peggiori del traffico].',
  '!thirsty :: {!frugal}{!onTrips}Nei viaggi lunghi i consumi contenuti si traducono in [meno soste e più strada|qualche sosta in meno], e in un conto che resta leggero.',
  '!thirsty :: {!frugal}{!thrifty}Se tieni d’occhio le spese, il prezzo è solo l’inizio: [poi vengono i consumi|ogni settimana c’è il pieno], e qui restano bassi.',
  '!thirsty :: {!frugal}{!atWork}Quando l’auto è uno strumento di lavoro, ogni pieno è una voce di spesa: [i consumi contenuti|consumare poco] qui ti aiuta a tenerla bassa.',
  // town and parking
  '{!easyParking}{!inCity}In città il posto c’è quasi sempre, solo che è piccolo: [con queste misure ti basta|una manovra e ci sei], e il giro dell’isolato lo fanno gli altri.',
  '{!easyParking}{!newDriver}I primi parcheggi li ricordano tutti. Qui le misure ti aiutano: [una manovra, due al massimo|ci entri al primo colpo o quasi], e si va.',
  '{!easyParking}{!inCity}{!newDriver}Patente nuova e strade di città: [le misure sono quelle giuste per imparare|parcheggi senza sudare], e in poche settimane ti muovi come se l’avessi sempre fatto.',
  '{!easyParking}{!commuter}Arrivi in ufficio e resta l’ultima fatica, il parcheggio: [qui è questione di un attimo|con queste misure smette di esserlo], e guadagni cinque minuti di caffè.',
  '{!inCity}{!commuter}Ogni mattina la stessa città, lo stesso traffico: [agile nelle svolte, facile da infilare|svelta nelle partenze], la strada per il lavoro ti pesa meno.',
  '{!inCity}{!young}La città la vivi a qualsiasi ora, tra lavoro, amici e programmi dell’ultimo minuto: [qui sali e vai|basta girare la chiave], senza farci troppi conti.',
  '{!inCity}{!withFamily}Scuola, palestra, nonni, spesa: la famiglia in città è [un giro di fermate|tutta una questione di fermate], e questa le fa volentieri.',
  '{!inCity}{!onTrips}Cinque giorni in città e il sesto in autostrada: [cambia la strada, non la tua tranquillità|se la cava nel traffico e non si stanca lontano].',
  '{!inCity}{!atWork}Appuntamenti in centro, consegne, riunioni: chi lavora in città [conosce ogni doppia fila|vuole arrivare e basta], e qui ci si muove con poco sforzo.',
  // looks
  '{!beautiful}{!stylish}Se scegli anche con gli occhi sei nel posto giusto: [la linea si fa guardare da ogni lato|il design ha carattere e non ha fretta di passare di moda].',
  '{!beautiful}{!young}Alla tua età un’auto racconta qualcosa di te: [questa ha una linea che parla bene|il design, qui, dice le cose giuste].',
  '{!beautiful}{!inCity}Sotto casa, tra tante auto tutte uguali, [la riconosci subito|la tua si vede]: il design in città serve anche a questo.',
  '{!exclusive}{!stylish}Per chi bada allo stile la differenza è nei particolari che non hanno tutti: [qui ce ne sono|guardali da vicino].',
  '{!fast}{!stylish}Ha lo stile di chi può permettersi di andare piano, e [le prestazioni per non doverlo fare|lo scatto di chi, volendo, non lo fa].',
  // driving
  '{!fast}{!onTrips}In autostrada la potenza è soprattutto sicurezza nei sorpassi: [premi, passi e torni a viaggiare disteso|un colpo di gas, e i viaggi lunghi scorrono].',
  '{!fast}{!comfortable}Sa essere due auto: [veloce quando la strada lo chiede|pronta appena la stuzzichi], comoda e tranquilla tutte le altre volte.',
  '{!fast}{!inCountry}Le strade di campagna, con le loro curve, sono [il posto in cui capirai perché l’hai presa|la palestra giusta per tutta questa vivacità].',
  '{!fast}{!young}Hai voglia di guidare, non solo di spostarti: [la risposta è pronta|l’acceleratore ti dà retta], e ogni uscita diventa un buon motivo.',
  '{!inCountry}{!onTrips}Strade bianche, statali, autostrada: [fuori città si trova bene dappertutto|tra campagna e viaggi lunghi non fa differenze], e tu puoi smettere di scegliere il percorso.',
  '{!inCountry}{!withFamily}Abitare fuori città vuol dire accompagnare qualcuno da qualche parte: [in famiglia è l’auto che fa tutti i giri|la campagna e la famiglia, qui, vanno d’accordo].',
  // family
  '{!family}{!onTrips}Il viaggio con i bambini comincia molto prima di partire: [zaini, cuscini, il gioco che non si trova|valigie, merende, peluche]. Qui tutto trova un posto, e si parte in orario.',
  'roomy :: {!family}{!withFamily}I bambini crescono e le loro cose con loro: lo spazio, qui, [cresce con la famiglia|è pensato per chi non viaggia mai da solo].',
  '{!withFamily}{!onTrips}Le vacanze cominciano quando chiudi il bagagliaio: [poi la famiglia sale e i chilometri passano da soli|in famiglia, su questa, anche il viaggio fa parte del bello].',
  '{!family}{!commuter}Prima la scuola, poi l’ufficio: due giri in uno, [ogni mattina|tutte le mattine], e l’auto che li mette d’accordo.',
  '{!family}{!goodDeal}Con i figli le spese non mancano, e [un’auto che vale quello che costa|un prezzo sensato] è una di quelle che si fanno volentieri.',
  // value
  '{!goodDeal}{!thrifty}Fai bene i tuoi conti e poi confronta: per quello che chiediamo [porti a casa tanta auto|qui c’è molto], ed è difficile dire il contrario.',
  '{!lasting}{!thrifty}Spendere bene vuol dire anche spendere una volta sola: [è un’auto scelta per restare|una scelta che regge negli anni], e il budget ringrazia.',
  '{!goodDeal}{!commuter}Per un’auto che userai ogni mattina conta quello che rende: [il prezzo è giusto e la strada la conosce già|qui il rapporto tra quanto spendi e quanto hai è dalla tua].',
  '{!goodDeal}{!newDriver}La prima auto non deve svuotarti il conto: [qui il prezzo è alla portata|con questa cifra cominci bene], e quello che serve c’è.',
  '{!atWork}{!onTrips}Se lavori macinando chilometri, l’auto è il tuo secondo ufficio: [su questa si arriva pronti per l’appuntamento|qui la giornata comincia bene già in autostrada].',
  '{!atWork}{!commuter}Tutti i giorni al lavoro, senza intoppi: [parte, va e ti riporta a casa|è il tipo di auto su cui si può contare], che poi è quello che le chiedi.',
  '{!forOne}{!inCity}Quando l’auto è solo tua puoi permetterti [di pensare a te|il lusso della misura]: in città vai leggero e non chiedi permesso.',
  '{!forAll}{!adult}Hai le idee chiare e giornate che non si somigliano: [serve un’auto che le tenga insieme|questa le prende come vengono].',
];
