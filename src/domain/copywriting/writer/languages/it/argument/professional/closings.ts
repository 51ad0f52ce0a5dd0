import type { Phrases } from '../../../voice.ts';

/** One sober invitation. */
export const closings: Phrases = [
  '{auto} [si può vedere e provare|è visibile e si può provare] [su appuntamento|in sede, su appuntamento].',
  'Per [vederl@ e provarl@|una visita o una prova|fissare una prova] [basta concordare un appuntamento|basta una telefonata|si può scrivere o telefonare].',
  '[Siamo|Restiamo] a disposizione per [mostrarl@ e per una prova|ogni domanda e per una visita|fissare una visita].',
  '[Una visita|Una prova] è il modo migliore per [valutarl@ da vicino|conoscerl@|farsi un’idea].',
  'Per [ogni altra informazione|altre domande|ulteriori dettagli] [siamo a disposizione|ci si può rivolgere a noi|basta contattarci], anche per [una prova|una visita].',
  '[Contattateci|Scriveteci|Chiamateci] per [maggiori dettagli|fissare una visita|concordare una prova].',
  'van :: [È possibile|Si può] misurare il vano e provare il mezzo [su appuntamento|in sede].',
  'van & atWork :: [Si consiglia una visita|Conviene una visita] con le misure del carico abituale.',
  'pickup :: [Si può|È possibile] vederl@ e provarl@ [su appuntamento|in sede].',
  'classic :: [Documenti e vettura|La vettura e i suoi documenti] si esaminano [con calma, su appuntamento|in sede, senza fretta].',
  'cabrio & !rough :: [La visita|La prova] si può fissare in una giornata di sole.',
  'family & !rough :: [La prova si può fare|La visita si può fare] con tutta la famiglia.',
  'withFamily & !family :: La visita è [il momento adatto|l’occasione] per provare [i posti dietro e il bagagliaio|anche i posti posteriori].',
  'commuter & !rough :: La prova può seguire [il percorso di ogni giorno|la strada che si fa per andare al lavoro].',
  'onTrips & !rough :: [Per capire come viaggia|Per valutarne il comfort] è consigliabile una prova fuori città.',
  'inCity & small & !strong & !rough & !van :: Una prova [fra le vie del centro|in città] [basta per valutarne le misure|ne mostra la maneggevolezza].',
  'electric & !rough :: In sede si [mostrano|spiegano] [la ricarica e l’uso di ogni giorno|il funzionamento e la ricarica].',
  'thrifty & !rough :: [Ogni voce di spesa|Ogni costo] si può [verificare|chiarire] in sede prima di decidere.',
  'luxury :: La visita si concorda [all’orario più comodo per il cliente|su appuntamento, con tutto il tempo necessario].',
  'defective :: Quanto segnalato si può verificare [di persona|in sede] prima di [ogni decisione|decidere].',
  'rough :: [Lo stato della vettura|Quanto descritto] si può verificare [di persona|in sede] prima di decidere.',
];
