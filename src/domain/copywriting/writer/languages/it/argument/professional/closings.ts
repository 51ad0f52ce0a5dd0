import type { Phrases } from '../../../voice.ts';

/** One sober invitation. */
export const closings: Phrases = [
  'van :: È possibile misurare il vano e provare il mezzo su appuntamento.',
  'van & atWork :: Si consiglia una visita con le misure del carico abituale.',
  'pickup :: Si può visionare e provare, anche con un rimorchio al seguito.',
  'classic :: Documenti e vettura si esaminano con calma, su appuntamento.',
  'classic :: Una visita permette di valutare da vicino lo stato di ogni parte.',
  'cabrio :: La visita si può fissare in una giornata di sole.',
  'family :: La prova si può fare con tutta la famiglia e con i seggiolini montati.',
  'withFamily & !family :: La visita è il momento adatto per provare i posti dietro e il bagagliaio.',
  'commuter :: La prova può seguire il percorso che si fa ogni giorno.',
  'onTrips :: Per capire come viaggia è consigliabile una prova fuori città.',
  'inCity :: Una prova fra le vie del centro basta per valutarne le misure.',
  'electric :: In sede si mostrano la ricarica e l’uso di ogni giorno.',
  'sport & !defective :: La visita si fissa con una telefonata.',
  'thrifty :: Ogni voce di spesa si può verificare in sede prima di decidere.',
  'luxury :: La visita si concorda all’orario più comodo per il cliente.',
  'defective :: Quanto segnalato si può verificare di persona prima di ogni decisione.',
  '{auto} si può vedere e provare su appuntamento.',
  'Per vederl@ e provarl@ basta concordare un appuntamento.',
  'Siamo a disposizione per mostrarl@ e per una prova.',
  'Una visita è il modo migliore per valutarl@ da vicino.',
  'Per ogni altra informazione e per fissare una prova siamo a disposizione.',
  'Restiamo a disposizione per una visita e per ogni domanda.',
];
