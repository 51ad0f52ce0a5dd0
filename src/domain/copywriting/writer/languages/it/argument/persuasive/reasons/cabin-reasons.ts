import type { Argument } from '../../../../../argument/arguments.ts';

/** What each thing of the cabin gives. */
export const cabinReasons: readonly Argument[] = [
  {
    of: ['heatedSeats'],
    say: [
      'D’inverno {x} ti scaldano già nei primi minuti di viaggio.',
      'commuter :: Nelle mattine fredde {x} rendono più piacevole la strada verso il lavoro.',
      'cabrio :: Con {x} puoi viaggiare a tetto aperto anche quando l’aria è fresca.',
    ],
  },
  {
    of: ['ventilatedSeats'],
    say: [
      'Nelle giornate calde {x} ti tengono la schiena più fresca e asciutta.',
      'onTrips :: Nei viaggi d’estate {x} ti fanno arrivare con meno stanchezza.',
      'commuter :: Anche a luglio puoi arrivare al lavoro in ordine, con {x}.',
    ],
  },
  {
    of: ['massageSeats'],
    say: [
      'Quando la schiena è stanca puoi accendere {x} e rilassarti mentre viaggi.',
      'onTrips :: Dopo qualche ora di viaggio {x} danno sollievo alla schiena.',
      'commuter :: La sera, tornando dal lavoro, puoi rilassarti con {x}.',
    ],
  },
  {
    of: ['electricSeats'],
    say: [
      'Trovi facilmente la posizione più comoda per guidare, perché hai {x}.',
      'onTrips :: Nei viaggi lunghi puoi cambiare posizione senza sforzo, con {x}.',
    ],
  },
  {
    of: ['memorySeats'],
    say: [
      'Se l’auto la usate in due, {x} ti restituiscono subito la tua posizione.',
      'Con {x} ritrovi la posizione giusta anche dopo che ha guidato un’altra persona.',
    ],
  },
  {
    of: [['leatherSeats', 'leather']],
    say: [
      '{x} (rende/rendono) l’abitacolo più elegante e facile da tenere pulito.',
      'family & !classic & !twoDoors :: Con i bambini a bordo {x} si (pulisce/puliscono) facilmente con un panno.',
      'classic :: Su un’auto di questi anni {x} (aggiunge/aggiungono) piacere a ogni viaggio.',
    ],
  },
  {
    of: ['alcantara'],
    say: [
      'Il rivestimento in {x0} è morbido al tatto e in curva aiuta a stare ben seduti.',
      'stylish :: Chi ama gli interni curati troverà bello il rivestimento in {x0}.',
    ],
  },
  {
    of: [['halfLeather', 'fakeLeather', 'microfibre']],
    say: [
      '{x} (dà/danno) all’abitacolo un aspetto curato e si (pulisce/puliscono) facilmente.',
      'family & !twoDoors :: Con i bambini a bordo {x} si (pulisce/puliscono) in poco tempo.',
    ],
  },
  {
    of: ['velourInterior'],
    say: [
      'Morbidi e caldi al tatto, {x} rendono l’abitacolo più accogliente.',
      'classic :: Con {x} ritrovi tutta la comodità delle auto di una volta.',
    ],
  },
  {
    of: ['woodTrim'],
    say: [
      '{x} (dà/danno) all’abitacolo un tono caldo ed elegante.',
      'A chi ama gli interni classici (piacerà/piaceranno) {x}.',
    ],
  },
  {
    of: ['heatedSteering'],
    say: [
      'D’inverno {x} ti tiene le mani calde già nei primi chilometri.',
      'commuter :: Al mattino, d’inverno, {x} rende più piacevole partire per il lavoro.',
    ],
  },
  {
    of: [['automaticClimate', 'climate', 'airConditioning']],
    say: [
      'Nelle giornate calde {x} rinfresca l’abitacolo, e d’inverno aiuta a disappannare i vetri.',
      'family & !twoDoors :: Nelle giornate calde {x} fa viaggiare meglio anche i bambini.',
      'cargo & atWork :: Tra una consegna e l’altra {x} ti fa lavorare meglio anche nelle ore calde.',
    ],
  },
  {
    of: ['dualZoneClimate'],
    say: [
      'Con {x} tu e chi ti siede accanto scegliete ciascuno la propria temperatura.',
      'onTrips :: Nei viaggi lunghi {x} permette a ognuno di stare bene a modo suo.',
    ],
  },
  {
    of: ['multiZoneClimate'],
    say: [
      'Anche chi siede dietro viaggia alla temperatura giusta grazie {a x}.',
      'family & !twoDoors :: D’estate {x} porta il fresco anche ai bambini seduti dietro.',
    ],
  },
  {
    of: ['parkingHeater'],
    say: [
      'Nei mesi freddi {x} ti fa salire in un abitacolo già caldo.',
      'inCountry :: Dove le notti sono fredde, {x} ti fa trovare i vetri liberi dal ghiaccio.',
    ],
  },
  {
    of: ['preconditioning'],
    say: [
      'Quando sali a bordo la temperatura è già quella giusta: hai {x}.',
      'commuter :: Anche d’inverno {x} ti fa partire per il lavoro in un abitacolo caldo.',
    ],
  },
  {
    of: ['acousticGlass'],
    say: [
      'In autostrada {x} riducono il rumore e si parla senza alzare la voce.',
      'onTrips :: Nei viaggi lunghi ti stanchi meno con {x}, che attutiscono il rumore.',
    ],
  },
  {
    of: ['heatedWindscreen'],
    say: [
      'Nelle mattine di gelo {x} scioglie il ghiaccio senza farti usare il raschietto.',
      'commuter :: D’inverno {x} ti fa partire prima per il lavoro.',
    ],
  },
  {
    of: ['ambientLight'],
    say: [
      'La sera {x} (rende/rendono) l’abitacolo più accogliente.',
      'stylish :: Se ami gli interni curati, la sera noterai con piacere {x}.',
    ],
  },
  {
    of: ['sunBlinds'],
    say: [
      'Nelle giornate di sole {x} riparano chi siede dietro.',
      'family & !twoDoors :: I bambini possono dormire all’ombra durante il viaggio, con {x}.',
    ],
  },
  {
    of: ['airSuspension'],
    say: [
      'Sulle strade rovinate {x} rendono il viaggio più comodo per tutti.',
      'onTrips :: Nei viaggi lunghi {x} filtrano bene le buche e ti stanchi meno.',
      'cargo :: Con {x} anche il carico viaggia meglio sulle strade rovinate.',
    ],
  },
  {
    of: ['adaptiveSuspension'],
    say: [
      '{x} ti (dà/danno) più comodità sulle buche e più stabilità in curva.',
      'comfortable :: Sull’asfalto rovinato di tutti i giorni {x} rendono la guida più dolce.',
    ],
  },
  {
    of: ['windDeflector'],
    say: [
      'Con {x} puoi viaggiare a tetto aperto e parlare senza alzare la voce.',
      'A tetto aperto {x} ti ripara dai vortici d’aria anche a velocità più alte.',
    ],
  },
];
