import type { Argument } from '../../../../../argument/arguments.ts';

/** What each thing of the cabin gives. */
export const cabinReasons: readonly Argument[] = [
  {
    of: ['heatedSeats'],
    say: [
      'Il primo tepore di gennaio arriva dalla schiena, perché {x} scaldano prima dell’aria.',
      'Una volta provati, {x} sono la cosa che d’inverno si accende prima delle luci.',
      'Sul rientro dallo sci, o dopo una partita sotto l’acqua, si accendono {x} e si tace soddisfatti.',
      'commuter :: Con la brina sul prato e la sveglia alle sei e mezza, {x} cambiano il primo quarto d’ora.',
      'cabrio :: Tetto giù a fine ottobre, giacca chiusa, {x} accesi: si può fare.',
      'atWork & cargo :: Chi scende e risale venti volte al giorno d’inverno sa che cosa valgono {x}.',
    ],
  },
  {
    of: ['ventilatedSeats'],
    say: [
      'In agosto la camicia resta asciutta, perché {x} fanno passare l’aria dove di solito manca.',
      'commuter :: A luglio, con la riunione alle nove, {x} ti fanno scendere presentabile.',
      'onTrips :: {x} si capiscono alla terza ora di autostrada, quando di solito ci si stacca dallo schienale.',
    ],
  },
  {
    of: ['massageSeats'],
    say: [
      'Mentre tu guardi la strada {x} si occupano delle spalle.',
      'In coda non si va da nessuna parte, ma con {x} almeno la schiena ci guadagna.',
      'onTrips :: Alla sosta in autogrill si scende per il caffè e non per sgranchirsi: {x} hanno già pensato al resto.',
      'commuter :: {x} rendono il rientro della sera l’unico quarto d’ora in cui nessuno ti chiede niente.',
    ],
  },
  {
    of: ['electricSeats'],
    say: [
      'Senza cercare leve sotto il cuscino, {x} si regolano anche a cintura allacciata.',
      'La posizione giusta si trova al millimetro, perché {x} si fermano dove vuoi tu.',
      'onTrips :: Cambiare appoggio dopo due ore aiuta, e {x} lo fanno senza che tu ti sposti.',
    ],
  },
  {
    of: ['memorySeats'],
    say: [
      'Se al volante siete in due, {x} rimettono tutto a posto con un tasto.',
      'Dopo l’officina, il parcheggiatore o tuo fratello, {x} ti restituiscono la tua posizione.',
      'family & !twoDoors :: Uno la porta al mattino, l’altro la sera: {x} conoscono tutti e due.',
    ],
  },
  {
    of: [['leatherSeats', 'leather']],
    say: [
      'La prima cosa che tocchi salendo (è/sono) {x}, e la prima impressione resta.',
      'Con una passata di panno {x} (torna/tornano) in ordine dopo una settimana di giacche e borse.',
      'family & !classic :: Il succo di frutta si asciuga con un fazzoletto: con i bambini {x} (ha/hanno) un vantaggio che va oltre il lusso.',
      'stylish :: Aprendo la portiera lo sguardo va lì: {x} (dà/danno) il tono a tutto l’abitacolo.',
      'classic :: Su un’auto di questa età {x} (racconta/raccontano) più di molte parole: vieni a sentirne il profumo.',
      'comfortable & !classic :: {x} (sostiene/sostengono) bene e si fa fatica a scendere, soprattutto la sera.',
    ],
  },
  {
    of: ['alcantara'],
    say: [
      'Il rivestimento in {x0} tiene ferma la schiena in curva e non scotta dopo un pomeriggio al sole.',
      'Il rivestimento in {x0} si nota con le dita prima che con gli occhi.',
      'stylish :: Chi bada ai dettagli ci passa la mano senza accorgersene, quando il rivestimento è in {x0}.',
    ],
  },
  {
    of: [['halfLeather', 'fakeLeather', 'microfibre']],
    say: [
      'Un panno umido basta a rimettere in ordine {x} dopo una settimana qualunque.',
      'Per la mano e per l’occhio {x} (fa/fanno) la differenza rispetto al solito tessuto.',
      'family & !twoDoors :: Con i bambini a bordo {x} (chiede/chiedono) un panno e due minuti.',
    ],
  },
  {
    of: ['velourInterior'],
    say: [
      'Tiepidi anche d’inverno, {x} riportano a un modo di viaggiare che si era perso.',
      'classic :: Seduti {su x} si capisce perché allora si parlava di salotto.',
      'Ci si affonda un poco, e nessuno protesta: {x} sono fatti per stare comodi.',
    ],
  },
  {
    of: ['woodTrim'],
    say: [
      'Sulla plancia {x} scaldano l’ambiente anche quando fuori piove.',
      'Ogni venatura è diversa, perciò {x} non si confondono con la plastica.',
      'classic :: {x} sono il dettaglio su cui si ferma chi si affaccia al finestrino.',
    ],
  },
  {
    of: ['heatedSteering'],
    say: [
      'I guanti restano in tasca, perché {x} si scalda prima dell’aria.',
      'Fra i comandi d’inverno, quello {di x} è il primo che si cerca con il pollice.',
      'commuter :: Nelle mattine di gennaio {x} ti fa cominciare la giornata con le mani calde.',
      'inCountry :: Quando il cortile è bianco di brina, {x} si merita il tasto che occupa.',
    ],
  },
  {
    of: [['automaticClimate', 'climate', 'airConditioning']],
    say: [
      '!cargo & !classic :: A luglio, fermi in tangenziale, {x} vale più di qualsiasi altra cosa a bordo.',
      'Quando il parcheggio è al sole, {x} rende di nuovo abitabile il primo chilometro.',
      'cargo & atWork :: Tra una consegna e l’altra {x} ti fa ripartire al fresco anche a mezzogiorno.',
      'family & !twoDoors :: Il pisolino dei bambini dipende dalla temperatura, e la temperatura dipende {da x}.',
      'Vetri appannati e camicie incollate sono due mali che cura {x}, uno per stagione.',
      'classic :: Su un’auto di questi anni {x} era un lusso, e ad agosto lo è ancora.',
    ],
  },
  {
    of: ['dualZoneClimate'],
    say: [
      'Tu a ventidue gradi e chi ti siede accanto a venti, senza trattative, grazie {a x}.',
      'Per chi viaggia in due con due termometri diversi in testa è stato inventato {x}.',
      'onTrips :: Quattro ore nella stessa macchina passano meglio quando {x} dà a ciascuno la sua aria.',
    ],
  },
  {
    of: ['multiZoneClimate'],
    say: [
      'Ai posti dietro non arrivano gli avanzi dell’aria, perché {x} pensa anche a loro.',
      'Davanti si gela e dietro si suda? Non qui, dove {x} arriva a tutti.',
      'family & !twoDoors :: Dal sedile dietro non arriverà più la domanda «si può abbassare?», grazie {a x}.',
    ],
  },
  {
    of: ['parkingHeater'],
    say: [
      'Mentre fai colazione {x} scioglie già il ghiaccio sul parabrezza.',
      'A motore spento {x} scalda lo stesso, e chi deve aspettare in auto d’inverno lo sa apprezzare.',
      'inCountry :: Dove il termometro scende sotto zero per settimane, {x} è ciò che il vicino ti invidia.',
      'atWork :: Le soste d’inverno in cantiere o davanti a un magazzino hanno un altro sapore con {x}.',
    ],
  },
  {
    of: ['preconditioning'],
    say: [
      'Quando sali la temperatura è già quella giusta, per merito {di x}.',
      'commuter :: Alle sette e dieci, con il gelo fuori, {x} ti evita di guidare con la sciarpa.',
    ],
  },
  {
    of: ['acousticGlass'],
    say: [
      'Il camion che sorpassi si vede più di quanto si senta, con {x}.',
      'Si parla a voce normale anche in autostrada, dove {x} tengono fuori il fruscio.',
      'onTrips :: Il silenzio stanca meno della musica alta, e {x} lo aiutano a restare dentro.',
    ],
  },
  {
    of: ['heatedWindscreen'],
    say: [
      'Mentre ti allacci la cintura {x} comincia a sciogliere il ghiaccio, e il raschietto resta dov’è.',
      'A chi lascia l’auto in strada la notte {x} si spiega da sé, alla prima gelata.',
      'commuter :: Cinque minuti di sonno in più, ogni mattina di brina, li regala {x}.',
    ],
  },
  {
    of: ['ambientLight'],
    say: [
      'Di sera {x} fanno vedere le maniglie e i vani senza abbagliare chi guida.',
      'Quando fa buio presto {x} cambiano l’abitacolo più di quanto ci si aspetti.',
      'stylish :: La sera, arrivando a cena, {x} sono l’ultimo dettaglio che si spegne.',
    ],
  },
  {
    of: ['sunBlinds'],
    say: [
      'Basta un gesto e {x} fermano il sole basso che arriva di lato.',
      'family & !twoDoors :: Il sonno dei piccoli dura fino al casello, con {x} al posto dell’asciugamano nel finestrino.',
      'Per chi siede dietro, d’estate, {x} contano più del panorama.',
    ],
  },
  {
    of: ['airSuspension'],
    say: [
      'Dossi e tombini passano sotto senza arrivare alla schiena, con {x}.',
      'cargo :: Con {x} il fondo rovinato arriva più piano al carico e a chi guida.',
      'onTrips :: Dopo quattro ore si scende senza contare le vertebre, e lo si deve {a x}.',
      'Con il bagagliaio pieno {x} tengono {auto} in piano.',
    ],
  },
  {
    of: ['adaptiveSuspension'],
    say: [
      'Sul pavé {x} lasciano correre, in curva tengono fermo.',
      'La strada di collina e quella del centro chiedono due molleggi diversi, e {x} li hanno entrambi.',
      'comfortable :: {x} lisciano il fondo rotto che fai ogni giorno e che credevi di conoscere.',
    ],
  },
  {
    of: ['windDeflector'],
    say: [
      'Il berretto resta in testa e la conversazione pure, finché c’è {x}.',
      'Con {x} si viaggia scoperti anche in superstrada, e anche in aprile.',
    ],
  },
];
