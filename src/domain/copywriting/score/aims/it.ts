import type { AimWords } from './aim-words.ts';

const adult =
  /esperienz|da anni|anni di guida|idee chiare|che cosa (?:vuoi|chiedere|cerca|vuole|ti serve)|molte auto|(?:già|avuto|guidat[oe]).{0,20}auto|mode|matur|dimostrare|sostanza|convincere|impressionare|esigent|giudic|gusto|pareri|cognizione di causa|intend/i;

const young =
  /giornate? (?:piene|intens|mai|cambiano|sempre)|agenda|programm|indipenden|da sé|autonomia|amici|partenz|deviazion|giovan|primo lavoro|ritm[io]|improvvis|(?:propria|tua) strada|all[’']ultimo|dinamic|concerto|di corsa|energia|in fretta|avventur|decision|decid|periodo della vita/i;

export const italianAims: AimWords = {
  targetCustomers: {
    'Famiglia con bambini': /famigli|bambin|figli|seggiolin/i,
    'Uomo 40+': adult,
    'Donna 40+': adult,
    'Giovane donna (≤35)': young,
    'Giovane uomo (≤35)': young,
    Neopatentato:
      /patente|guida da poco|prim[aoie] (?:auto|chilometr|mesi|strad|passi|volta|guid|parchegg)|cominci|confidenza|imparare/i,
    Pendolare:
      /pendol|ogni (?:giorno|mattin)|tutt[ie] (?:i giorni|le mattine)|quotidian|tragitt|casa.{0,10}(?:lavoro|ufficio)|stessa strada|avanti e indietro/i,
    'Attento allo stile': /stile|line[ae]|disegn|form[ae]|estetic|occhi|profilo|gusto|proporzion|guard/i,
    'Attento al budget': /budget|spes[ae]|spend|cost[aio]|conti|prezzo|euro|portafoglio|superfluo|conveni/i,
  },
  vehicleTypes: {
    Compatta: /compatt|misur|ingombr|raccolt|piccol/i,
    Citycar: /citycar/i,
    SUV: /SUV/,
    'Station wagon': /station wagon|familiare/i,
    Crossover: /crossover/i,
    Sportiva: /sportiv/i,
    Fuoristrada: /fuoristrada|sterrat|asfalto|fango/i,
    Monovolume: /monovolume/i,
    Supercar: /supercar/i,
    'Auto di lusso': /lusso|rango|classe|fascia alta|elegan/i,
  },
  intendedUse: {
    Città: /citt[àa]|urban|traffico|centro|semafor|parchegg|isolato/i,
    'Viaggi lunghi':
      /viagg|vacanz|autostrad|lunghe (?:distanze|percorrenze|tratte)|distanz|chilometri (?:lunghi|da)/i,
    Campagna:
      /provincial|strada bianca|paes[ei]|campagn|fuori citt|strade? (?:secondari|bianc|sterrat)|sterrat|curve|colline|sentier/i,
    Lavoro: /lavor|ufficio|client|consegn|mestier|appuntament/i,
    'Uso familiare': /famigl|figli|bambin|casa/i,
    'Uso misto':
      /ogni giorno|tutti i giorni|quotidian|versatil|settiman|misto|un po[’'] di tutto|per tutto|giornat|gita|entrambi|centro.{0,60}tangenziale|domenica|ufficio|autostrada|non devi scegliere/i,
  },
  sellingPoints: {
    Sicurezza: /sicur|prevedibil|fiducia|sorprese|si fida|tranquill/i,
    'Bassi consumi':
      /consum|parsimoni|pieno|distributore|spesa|sprec|energia|misura|parc[ao]|beve|serbatoio|rifornimento|sobri/i,
    'Performance / Sportività':
      /prestazion|sportiv|spinta|potenza|scatt|riprend|brios|vivac|accelera|divert|curve|svelt|risposta|sorpass/i,
    'Comfort / Silenziosità': /comfort|comod|silenzi|quiete|rumor|ripos|morbid|stanc/i,
    'Design / Stile': /disegn|line[ae]|stile|form[ae]|estetic|profilo|bell[ao]|proporzion/i,
    'Caratteristiche esclusive':
      /esclusiv|particolar|poco comun|divers[oaei]|fuori|rar[oaie]|dettagli|dotazione|person|unic/i,
    'Rapporto qualità-prezzo': /prezzo|cost[aio]|conveni|cifra|paghi|euro|spend|conto/i,
    'Edizione limitata / Rarità':
      /rar[oaie]|rarità|di rado|poche|poco comune|non (?:capita|si (?:trova|vede)|se ne)|insolit|pochi/i,
    'Facile parcheggio': /parchegg|manovr|post[oi]|spazi/i,
    'Valore a lungo termine': /qualche anno|mode|durat|durare|a lungo|anni|tenere|sostanza|nel tempo/i,
    'Perfetta per donna': /facil|intuitiv|legger|comand|visual|vede bene|maneggev|natural|pratic|semplic/i,
    'Perfetta per single':
      /da sé|decid|quando (?:vuoi|vuole)|libert|tuoi tempi|autonomia|sedile accanto|leggero|proprio tempo|all[’']ultimo|nessuno da/i,
    'Perfetta per over 70':
      /comand|sal(?:ire|ita|i)|seren|calma|fretta|senza (?:frizione|fatica|piegar)|seduta|visual|si vede|facil|tranquill/i,
  },
};
