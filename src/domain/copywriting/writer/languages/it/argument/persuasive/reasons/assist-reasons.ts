import type { Argument } from '../../../../../argument/arguments.ts';

/** What helps at the wheel, one by one and in pairs. */
export const assistReasons: readonly Argument[] = [
  {
    of: ['adaptiveCruise', ['laneAssist', 'blindSpot']],
    say: [
      'onTrips :: In autostrada {x} e {y} ti tolgono buona parte della fatica.',
      'commuter :: Nella coda di ogni mattina {x} e {y} ti alleggeriscono il lavoro.',
      'Su strada {x} e {y} ti danno una mano nei tratti più lunghi.',
    ],
  },
  {
    of: [
      ['emergencyBraking', 'collisionWarning'],
      ['laneAssist', 'blindSpot'],
    ],
    say: [
      'family :: Con la famiglia a bordo è bello sapere che ci sono {x} e {y}.',
      'Alla sicurezza di tutti i giorni (pensa/pensano) {x} e {y}.',
    ],
  },
  {
    of: ['blindSpot', ['rearCamera', 'surroundCamera']],
    say: ['In marcia {x} ti avvisa di chi affianca, in parcheggio {y} ti mostra dove stai andando.'],
  },
  {
    of: ['adaptiveCruise', 'headUp'],
    say: ['Tra {x} e {y} puoi tenere gli occhi sulla strada per tutto il viaggio.'],
  },
  {
    of: ['adaptiveCruise'],
    say: [
      'onTrips :: In autostrada {x} mantiene la distanza da chi precede, e il viaggio pesa meno.',
      'commuter :: Nel traffico lento {x} frena e riparte con l’auto davanti, e tu ti stanchi meno.',
      'Con {x} l’auto tiene da sola la distanza da chi la precede.',
    ],
  },
  {
    of: ['cruise'],
    say: [
      'onTrips :: In autostrada {x} mantiene la velocità che hai scelto e il piede riposa.',
      'commuter :: Sulla tangenziale {x} tiene l’andatura al posto tuo.',
      'Nei tratti scorrevoli {x} ti permette di rilassare il piede.',
    ],
  },
  {
    of: ['laneAssist'],
    say: [
      'onTrips :: Nei viaggi lunghi {x} ti avvisa se l’attenzione cala e l’auto esce di corsia.',
      'Se ti distrai un attimo, {x} ti riporta al centro della corsia.',
    ],
  },
  {
    of: ['blindSpot'],
    say: [
      'Prima di cambiare corsia {x} ti segnala chi non hai visto.',
      'commuter :: In tangenziale, quando cambi corsia, {x} ti avvisa di chi arriva da dietro.',
    ],
  },
  {
    of: [['emergencyBraking', 'collisionWarning']],
    say: [
      'inCity :: In città, dove un imprevisto arriva all’improvviso, puoi contare {su x}.',
      'Se l’auto davanti si ferma di colpo, {x} ti (aiuta/aiutano) a reagire in tempo.',
    ],
  },
  { of: ['trafficSigns'], say: ['Il limite in vigore lo vedi sul quadro, perché {x} lo legge per te.'] },
  {
    of: ['driverAlert'],
    say: [
      'onTrips :: Dopo tante ore di guida {x} ti ricorda di fare una pausa.',
      'Se la stanchezza si fa sentire, {x} ti avvisa.',
    ],
  },
  { of: ['crossTraffic'], say: ['Quando esci in retromarcia da un parcheggio, {x} ti avvisa di chi passa.'] },
  { of: ['nightVision'], say: ['Di notte {x} ti mostra anche quello che i fari non illuminano.'] },
  {
    of: ['assistSystems'],
    say: [
      'onTrips :: Nei viaggi lunghi {x} ti (dà/danno) una mano, e arrivi più riposato.',
      'family :: Con la famiglia a bordo si guida più tranquilli, perché ci sono {x}.',
      'Nel traffico e in autostrada {x} ti (alleggerisce/alleggeriscono) la guida.',
    ],
  },
  { of: ['hillDescent'], say: ['Nelle discese ripide {x} tiene l’andatura, e tu pensi solo allo sterzo.'] },
  {
    of: ['headUp'],
    say: [
      'Velocità e indicazioni le leggi senza abbassare lo sguardo, grazie {a x}.',
      'onTrips :: In viaggio {x} ti mostra quello che serve senza staccare gli occhi dalla strada.',
    ],
  },
  { of: ['highBeamAssist'], say: ['Di notte {x} passa da solo dagli abbaglianti agli anabbaglianti.'] },
];
