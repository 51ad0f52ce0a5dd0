import type { Argument } from '../../../../../argument/arguments.ts';

export const assistReasons: readonly Argument[] = [
  {
    of: ['adaptiveCruise'],
    say: [
      '{x} tiene la distanza da chi ti precede, e in autostrada il piede destro riposa.',
      'In autostrada guidi più rilassato, perché a seguire l’andatura di chi ti precede pensa {x}.',
      'commuter :: Sulla tangenziale del mattino {x} rallenta con chi hai davanti e ti toglie parte della fatica.',
      'onTrips :: Nei viaggi lunghi la distanza dall’auto davanti la regola {x}, e si arriva meno stanchi.',
    ],
  },
  {
    of: ['cruise'],
    say: [
      '{x} mantiene la velocità che hai scelto, e in autostrada il piede riposa.',
      'Nei tratti con il tutor imposti la velocità una volta e a mantenerla pensa {x}.',
      'onTrips :: Quando l’autostrada è lunga e scorrevole, {x} ti lascia riposare la gamba destra.',
      'atWork :: Tra un cliente e l’altro, in superstrada, {x} tiene l’andatura e la guida stanca meno.',
    ],
  },
  {
    of: ['laneAssist'],
    say: [
      '{x} ti aiuta a restare nella tua corsia se ti distrai un attimo.',
      'Se le ruote si avvicinano alla riga per una distrazione, interviene {x}.',
      'onTrips :: Dopo ore di strada, quando l’attenzione cala, {x} ti aiuta a restare in corsia.',
    ],
  },
  {
    of: ['blindSpot'],
    say: [
      '{x} ti avvisa se qualcuno ti affianca nel punto che gli specchietti non coprono.',
      'Prima di un sorpasso o di un cambio di corsia, {x} ti segnala chi arriva di fianco.',
      'commuter :: Sul raccordo affollato si cambia corsia più tranquilli, grazie {a x}.',
      'newDriver :: A chi guida da poco {x} dà una mano in un momento delicato, il cambio di corsia.',
    ],
  },
  {
    of: ['emergencyBraking'],
    say: [
      'Se chi ti precede frena all’improvviso, {x} ti aiuta a reagire.',
      '{x} ti dà una mano quando un ostacolo compare davanti all’auto senza preavviso.',
      'inCity :: Nel traffico di città, fra pedoni e monopattini, {x} ti aiuta quando qualcuno sbuca all’improvviso.',
    ],
  },
  {
    of: ['trafficSigns'],
    say: [
      '{x} ti ricorda il limite anche quando il cartello ti è sfuggito.',
      'Su una strada che non conosci, fra cantieri e paesi, i limiti te li ricorda {x}.',
    ],
  },
  {
    of: ['driverAlert'],
    say: [
      '{x} ti suggerisce una sosta quando la stanchezza comincia a farsi sentire.',
      'onTrips :: Al rientro da un viaggio lungo, se l’attenzione cala, ti avvisa {x}.',
    ],
  },
  {
    of: ['crossTraffic'],
    say: [
      '{x} ti avverte se arriva qualcuno mentre esci in retromarcia dal parcheggio.',
      'Esci in retromarcia fra due furgoni e non vedi la strada: chi arriva di lato te lo segnala {x}.',
    ],
  },
  {
    of: ['collisionWarning'],
    say: [
      '{x} ti avverte se ti avvicini troppo in fretta all’auto davanti.',
      'commuter :: Nelle code del rientro, se chi ti precede frena mentre sei distratto, ti avvisa {x}.',
    ],
  },
  {
    of: ['nightVision'],
    say: [
      '{x} ti aiuta a vedere persone e animali sulle strade buie.',
      'inCountry :: Sulla provinciale buia {x} ti aiuta a scorgere chi cammina sul ciglio o un animale che attraversa.',
    ],
  },
  {
    of: ['assistSystems'],
    say: [
      'A fine giornata, quando la stanchezza si sente, {x} ti danno una mano al volante.',
      'onTrips :: Un viaggio lungo stanca meno se puoi contare {su x}.',
      'newDriver :: {x} sono un aiuto in più per chi guida da poco, nel traffico come in autostrada.',
      'family :: Con la famiglia a bordo si guida più sereni, sapendo di avere {x}.',
    ],
  },
  {
    of: ['hillDescent'],
    say: [
      '{x} tiene un passo lento e regolare in discesa, mentre tu pensi allo sterzo.',
      'inCountry :: Sulle discese sterrate, dopo la pioggia, {x} frena al posto tuo.',
    ],
  },
  {
    of: ['headUp'],
    say: [
      '{x} ti mostra la velocità davanti agli occhi, senza farti abbassare lo sguardo.',
      'Gli occhi restano sulla strada, perché la velocità te la mostra {x}.',
      'commuter :: Nel traffico di ogni mattina {x} ti evita di abbassare gli occhi sul cruscotto.',
    ],
  },
  {
    of: ['highBeamAssist'],
    say: [
      '{x} si abbassano quando incroci un’altra auto, e le mani restano sul volante.',
      'inCountry :: Sulle strade buie {x} ti danno luce piena finché non arriva qualcuno.',
    ],
  },
  {
    of: ['adaptiveCruise', 'laneAssist'],
    say: [
      'In autostrada {x} regola la distanza e {y} ti aiuta a restare in corsia.',
      'Le ore di autostrada pesano meno quando ad aiutarti ci sono {x} e {y}.',
      'onTrips :: Distanza e corsia le controllano anche {x} e {y}, e dopo un lungo viaggio si scende più riposati.',
    ],
  },
  {
    of: ['adaptiveCruise', 'blindSpot'],
    say: [
      'Mentre {x} tiene la distanza da chi ti precede, {y} ti dice se la corsia accanto è occupata.',
      'Davanti misura {x}, di lato controlla {y}, e il sorpasso torna una manovra tranquilla.',
    ],
  },
  {
    of: ['adaptiveCruise', 'laneAssist', 'blindSpot'],
    say: [
      'In autostrada {x} tiene la distanza, {y} ti aiuta a restare in corsia e {z} ti segnala chi affianca.',
      'onTrips :: Il viaggio lungo si affronta più tranquilli se ti aiutano {x}, {y} e {z}.',
    ],
  },
  {
    of: ['laneAssist', 'blindSpot'],
    say: ['{x} ti aiuta a restare in corsia e {y} ti avvisa se vuoi cambiarla mentre passa qualcuno.'],
  },
  {
    of: ['emergencyBraking', 'laneAssist'],
    say: [
      'Quando ti distrai un attimo ti aiutano {x} e {y}.',
      'newDriver :: Nei primi mesi di patente {x} e {y} fanno sentire più tranquilli anche nel traffico.',
    ],
  },
  {
    of: ['emergencyBraking', 'blindSpot'],
    say: [
      'Nel traffico {x} ti aiuta con chi hai davanti, {y} con chi ti affianca.',
      'family :: Con i tuoi cari a bordo si apprezzano soprattutto {x} e {y}.',
    ],
  },
  {
    of: ['cruise', 'speedLimiter'],
    say: [
      'In autostrada l’andatura la mantiene {x}, in città a non superare il limite ti aiuta {y}.',
      '{x} e {y} ti aiutano a rispettare i limiti senza fissare il tachimetro.',
    ],
  },
  {
    of: ['adaptiveCruise', 'headUp'],
    say: [
      'In autostrada {x} pensa alla distanza e {y} ti mostra la velocità senza farti abbassare gli occhi.',
    ],
  },
  {
    of: ['headUp', 'navigation'],
    say: ['{y} ti indica dove andare e {x} ti fa tenere gli occhi sulla strada.'],
  },
  {
    of: ['blindSpot', ['rearCamera', 'surroundCamera']],
    say: [
      'In viaggio {x} ti segnala chi affianca, nel parcheggio {y} ti mostra gli ostacoli.',
      'Sulla tangenziale ti aiuta {x}, nel parcheggio sotto casa {y}.',
    ],
  },
  {
    of: ['crossTraffic', 'rearCamera'],
    say: [
      '{y} ti fa vedere dietro e {x} ti avvisa di chi arriva di lato, così dal parcheggio esci tranquillo.',
      'Dal parcheggio affollato del supermercato si esce più facilmente grazie {a y} e {a x}.',
    ],
  },
  {
    of: ['driverAlert', 'adaptiveCruise'],
    say: [
      'onTrips :: Nei lunghi viaggi {y} tiene la distanza da chi ti precede e {x} ti ricorda di fare una sosta.',
    ],
  },
  {
    of: ['trafficSigns', ['cruise', 'adaptiveCruise']],
    say: ['{x} ti ricorda il limite e {y} mantiene la velocità che hai impostato.'],
  },
];
