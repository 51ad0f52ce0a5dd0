import type { Angle } from '../../../plan/angles.ts';
import type { Phrases } from '../../voice.ts';

/** The last push before the invitation. */
export const persuasiveClosings = {
  damaged: [
    'Il preventivo del carrozziere è il tuo migliore alleato: fallo prima, non dopo.',
    'Porta con te chi se ne intende e prendetevi il tempo che serve.',
    'Se sai quanto vale il tuo lavoro, sai già come leggere questi numeri.',
    'Non è per tutti, ed è bene così: chi sa che cosa guardare qui ha da guardare.',
    'Fai i conti con i ricambi alla mano, poi parliamone.',
  ],
  bare: [
    'Il resto te lo raccontiamo volentieri a voce.',
    'Quello che manca qui si vede dal vivo.',
    'Fai tutte le domande che vuoi, è il modo migliore per cominciare.',
    'Le domande giuste le conosci tu: noi mettiamo le risposte.',
  ],
  van: [
    'Misura il tuo carico, poi misura lui.',
    'Il prossimo lavoro potrebbe partire da qui.',
    'Un collega così non chiede ferie.',
    'Portaci la lista di quello che carichi ogni giorno e guardiamo insieme come ci sta.',
    'Tra un cantiere e una consegna, trova un’ora per vederlo.',
  ],
  electric: [
    'Il silenzio non si descrive bene per iscritto.',
    'Di solito il dubbio dura fino a quando ci si siede.',
    'L’unico rumore che resta da sentire è la tua opinione.',
    'Se l’idea ti gira in testa da tempo, questo è il momento di darle un volante.',
    'Il passo verso l’elettrico è più corto di quanto sembri.',
  ],
  hydrogen: [
    'Di auto così si parla molto e se ne vedono poche: questa la puoi guardare da vicino.',
    'Se ami arrivare prima degli altri, hai trovato con che cosa.',
    'La curiosità è già un buon motivo per una visita.',
  ],
  sports: [
    'Ci sono cose che si capiscono con le mani sul volante.',
    'La testa farà le sue domande, ma sai già come andrà a finire.',
    'La strada lunga per tornare a casa la conosci già.',
    'Guardal@ in silenzio per un minuto, poi dicci che cosa ne pensi.',
    'Certe decisioni si prendono con lo stomaco e poi ci si sente benissimo.',
  ],
  open: [
    'L’estate non avvisa quando comincia.',
    'Al cielo non serve un motivo, alla capote nemmeno.',
    'Il primo giorno di sole saprai che farne.',
    'Un foulard, un paio d’occhiali, la strada del lago: il resto è qui.',
  ],
  classic: [
    'Un’auto con i suoi anni va guardata con calma, e qui la fretta non serve.',
    'Portati il tempo di ascoltarla.',
    'Chi la capisce, la riconosce subito.',
    'Di auto così non se ne fanno più, resta da decidere chi le tiene vive.',
  ],
  fresh: [
    'Tutto il bello deve ancora cominciare.',
    'Ti resta solo da scegliere la prima destinazione.',
    'Il lusso di partire da capo ha già una targa pronta a seguirti.',
    'Le prime impronte sul volante possono essere le tue.',
    'Da qui in poi la racconti tu.',
  ],
  firstCar: [
    'Vieni con chi vuoi, anche con mille domande: sono le benvenute.',
    'La prima auto si ricorda per sempre, tanto vale sceglierla con calma.',
    'Il posto del guidatore aspetta te.',
    'Da qualche strada bisogna pur cominciare: perché non da questa.',
    'Poi verranno i viaggi veri; intanto, vieni a fare conoscenza.',
  ],
  family: [
    'Porta tutti, seggiolini compresi: saranno loro a dirti se è quella giusta.',
    'Il giudizio finale spetta a chi siede dietro.',
    'La prossima partenza potrebbe essere più semplice delle altre.',
    'Fai salire i bambini: di solito non sanno mentire.',
    'Una famiglia ci mette poco a far sua un’auto così.',
  ],
  wild: [
    'Il sentiero è ancora lì che aspetta.',
    'Lava pure gli scarponi, tanto si risporcano.',
    'La carta geografica ha ancora un sacco di bianco.',
    'La prossima pioggia potresti guardarla da un altro posto.',
  ],
  luxury: [
    'Le cose belle si scelgono con calma, e con calma ti accogliamo.',
    'Vederl@ è un piacere, sedersi è un argomento.',
    'La classe, a parole, perde sempre qualcosa: vieni a ritrovarl@ dal vivo.',
    'Prenditi un’ora soltanto per {lei}.',
  ],
  city: [
    'Il prossimo posto libero è già un po’ tuo.',
    'La città non cambia, ma il modo di attraversarla sì.',
    'Mettil@ dove vuoi: ci sta.',
    'Meno giri intorno all’isolato, più tempo per te.',
    'Vieni a prenderle le misure.',
  ],
  budget: [
    'Metti i numeri in fila e vedi se tornano.',
    'Confronta pure: è il modo migliore per capire.',
    'Il conto fallo tu, con calma, e poi decidi.',
    'Chi spende bene dorme meglio.',
    'I soldi sono tuoi: meritano una visita prima di una decisione.',
  ],
  gas: [
    'Ogni pieno ti darà ragione un po’ di più.',
    'Se i chilometri sono il tuo mestiere, fatti un’idea da vicino.',
    'I conti di fine mese hanno buona memoria.',
  ],
  hybrid: [
    'La differenza si sente al primo semaforo.',
    'Se cercavi una via di mezzo ben fatta, eccola.',
    'Spiegarl@ è lungo, sedersi al volante è un attimo.',
    'Il traffico resta quello, la fatica no.',
  ],
  style: [
    'In foto si intuisce, dal vivo si capisce.',
    'Vieni a vedere che effetto fa con te accanto.',
    'Gli specchi delle vetrine ti daranno ragione.',
    'Per fortuna il gusto non passa di moda.',
  ],
  commuter: [
    'Domattina la strada sarà la stessa, il resto no.',
    'Mille tragitti da oggi, ringrazierai di averci pensato.',
    'Ogni ora al volante conta: falla valere.',
    'Il lunedì, da un sedile giusto, è quasi un altro giorno.',
  ],
  traveller: [
    'La prossima partenza ha già un punto fermo.',
    'Al primo autogrill saprai se avevi ragione.',
    'Guarda la carta, scegli un posto lontano, poi chiamaci.',
    'C’è sempre una strada che rimandi da troppo.',
  ],
  allRound: [
    'Un’auto sola, molte giornate diverse.',
    'Quando un’auto si adatta a te, smetti di cercarne altre.',
    'Pensa alla tua settimana e dicci dove non ci starebbe.',
    'Guardal@ con gli occhi di un martedì qualunque: è lì che si vede se è quella giusta.',
  ],
} satisfies Record<Angle, Phrases>;
