/** Words of used-car notes beside the nouns: what may be written small however the seller typed it. */
const words = new Set(
  `va ci li si ma ne mi vi se che chi più meno ha hanno sta fa no non scambi scambio moto cambi solo a ad al alla alle ai agli allo anche appena auto vettura macchina mezzo veicolo avanti bene bianco bianca bizona bi-zona con come completo completa
  da dal dalla dai dalle del della dei delle degli dello di dietro due tre quattro cinque sei sette otto doppio doppia e ed ed ecopelle elettrica
  estiva estive estivi ex extra fari fino fisso fissa full già grandi grande grigia grigio in incluso inclusa inclusi incluse con senza integrale
  invernale invernali invernale inverno la le il lo gli i lega legno mai manca marzo aprile maggio giugno luglio agosto settembre ottobre novembre
  dicembre gennaio febbraio mese mesi anno anni nera nero nei nella nelle nello nel nessun nessuna niente non nuova nuovo nuove nuovi o ogni ok olio
  opaco ottime ottimo panorama panoramico parcheggio park pelle per perfette perfetta perfetto piccolo piccola poco poche pollici posti posto prezzo
  primo prima proprietà qualche quasi radica rossa rosso rosse rossi sempre seconda secondo solo sola sono sotto stagioni standard su sul sulla sui
  sulle suo tela tessuto tinta totale totali traino trizona tri-zona tutta tutto tutte tutti un una uno unico unica usata uso vari varie vera vero vetro
  via vie km cassone gomme lato servizi lift anteriore anteriori posteriore posteriori laterale laterali sinistro sinistra destro destra originale
  originali originali fatta fatto rifatto rifatta rotto rotta urto esplosi esposta clima cruise keyless head display control start stop lane assist
  blind spot paddle soft close touch wireless camera carbon racing pronta pronto targata cilindri cavalli garage box perditempo vista piaciuta
  meccanica fare inutilizzo contanti trattabile possibile permuta compreso compresa oscurati freni disco dischi tamburo`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const endings =
  /^\p{L}{3,}(?:at[oaie]|it[oaie]|ut[oaie]|ion[ei]|al[ei]|abil[ei]|ibil[ei]|ic[oa]|ici|ich[ei]|iv[oaie]|os[oaie]|ment[oi]|ezz[ae]|tric[ei]|tor[ei]|ett[oaie]|ant[ei]|ent[ei]|ur[ae]|ari[oae]?|gg[ioe]+|ist[aei]|ott[oaie]|ess[oaie])$/iu;

/** Whether a word is plainly Italian; a name or a code never is. */
export const isItalian = (word: string) => words.has(word) || endings.test(word);
