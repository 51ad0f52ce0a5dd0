import type { Argument } from '../../../../../argument/arguments.ts';

/** First sentences about owners, condition and history. */
export const pastLeads: readonly Argument[] = [
  {
    of: ['oneOwner'],
    say: [
      'Sul libretto la riga del proprietario è stata scritta una volta sola: {who} {x}<, e ha {km}>.',
      'commuter :: Chi fa la stessa strada tutti i giorni impara a conoscere ogni rumore della sua auto. {who} {x}, che di quei rumori ha saputo per primo.',
      'atWork :: Un mezzo passato per molte mani ha molte abitudini, quasi tutte cattive. {who} {x}.',
      'thrifty :: Quando si contano gli euro conviene contare anche i proprietari: {who} {x}.',
      'Una persona l’ha scelt@, pagat@ e tenut@ fino a oggi: {who} {x}, e il passato si racconta in una frase.',
    ],
  },
  {
    of: ['oneOwner', ['serviceHistory', 'servicesDone', 'serviceBookKept', 'serviceBook']],
    say: [
      'Una firma sola sul libretto di circolazione e tanti timbri in officina: {who} {x} e ha {y}.',
      'Le due domande di chi compra usato hanno già risposta, perché {who} {x} e porta con sé {y}.',
      'family :: Chi l’ha guidat@ e chi l’ha curat@: è quello che si chiede prima di legarci un seggiolino. {who} {x}, e in dote ha {y}.',
    ],
  },
  {
    of: ['oneOwner', ['serviced', 'servicedByMaker']],
    say: [
      'Chi tiene un’auto dal primo giorno di solito sa anche quando tocca cambiare l’olio: {who} {x} ed {y}.',
      'Un nome da ricordare e un’officina che la conosce: {who} {x} ed {y}.',
    ],
  },
  {
    of: ['oneOwner', 'garaged'],
    say: [
      'Sempre le stesse mani di giorno, sempre lo stesso tetto di notte: {who} {x} ed {y}.',
      'Basta un indirizzo per raccontarne il passato, quello del garage di casa. {who} {x} ed {y}.',
    ],
  },
  {
    of: ['oneDriver'],
    say: [
      'Il sedile di guida ha preso la forma di una persona sola: {who} {x}.',
      'atWork :: Sui mezzi che girano di mano in mano la frizione la paga l’ultimo. {who} {x}.',
      'Le abitudini al volante lasciano il segno, e qui vengono da un unico posto: {who} {x}.',
    ],
  },
  {
    of: [['firstOwner']],
    say: [
      'Chi l’ha ritirat@ nuova è lo stesso che ce l’ha lasciata: {who} {x}.',
      'Alla voce “proprietari precedenti” c’è poco da leggere, perché {who} {x}.',
    ],
  },
  {
    of: ['garaged'],
    say: [
      'Grandine, resina e sole di agosto sono capitati agli altri. {who} {x}<, e ha {km}>.',
      'stylish :: Passaci sopra la mano e capisci dove ha dormito: {who} {x}.',
      'inCity :: In strada, di notte, un’auto perde specchietti e guadagna righe. {who} {x}.',
      'C’è stata una saracinesca fra il maltempo e {who}, che {x}.',
      'classic :: Il tempo rovina le auto soprattutto quando piove. {who} {x}, e la pioggia l’ha sentita dal lato giusto della porta.',
    ],
  },
  {
    of: ['garaged', 'nonSmoker'],
    say: [
      'Fuori l’ha protett@ un tetto, dentro il buon senso: {who} {x} ed {y}.',
      'Apri la portiera e annusa, poi guarda la vernice: {who} {x} ed {y}.',
    ],
  },
  {
    of: ['nonSmoker'],
    say: [
      'L’odore di un’auto usata non si vede nelle foto, e di solito si scopre tardi. {who} {x}.',
      'family :: Chi siederà dietro ha il naso fino: {who} {x}.',
      'Apri la portiera prima di guardare il motore, perché {who} {x} e si sente subito.',
    ],
  },
  {
    of: ['neverCrashed'],
    say: [
      'Il carrozziere, fin qui, l’ha conosciut@ solo di vista: {who} {x}.',
      'Di un usato si guardano le fughe fra cofano e parafanghi. Guardale bene, {who} {x}.',
      'family :: La carrozzeria che vi starà intorno non ha urti da raccontare: {who} {x}.',
      'thrifty :: C’è una domanda che chi compra usato fa a bassa voce, e qui si risponde ad alta voce. {who} {x}.',
    ],
  },
  {
    of: ['neverCrashed', 'oneOwner'],
    say: [
      'Nessun urto e nessun passaggio di mano: {who} {x} e {y}.',
      'Una persona l’ha guidat@ fin qui senza toccare niente. {who} {y} e {x}.',
    ],
  },
  {
    of: ['motorwayMileage'],
    say: [
      'Un chilometro in coda e uno in autostrada non consumano le stesse cose. {who} ha {x}.',
      'Poche frenate, pochi incroci, molta strada dritta: così sono nati {x} di {who}.',
      'manyKm :: Il numero sul quadro è alto, e va letto insieme al casello: {who} ha {x}.',
    ],
  },
  {
    of: [['certifiedMileage', 'documentedMileage', 'guaranteedMileage']],
    say: [
      'Il contachilometri è la parte di un usato su cui si discute di più. Per {who} la discussione è breve, con {x}.',
      'Fra i numeri di un annuncio ce n’è uno che va creduto sulla carta: {who} ha {x}.',
      'thrifty :: Prima di trattare sul prezzo conviene sapere per che cosa si paga. {who} ha {x}.',
      'commuter :: Se i chilometri li fai tutti i giorni, sai quanto pesano quelli fatti da un altro. {who} ha {x}.',
    ],
  },
  {
    of: [
      ['certifiedMileage', 'documentedMileage'],
      ['serviceHistory', 'servicesDone', 'serviceBookKept', 'serviceBook'],
    ],
    say: [
      'Metti in fila le date e i chilometri, e tornano: {who} ha {x} e {y}.',
      'Chi compra con la penna in mano troverà da spuntare: {who} ha {x} e {y}.',
    ],
  },
  {
    of: ['exDemo'],
    say: [
      'I primi chilometri li hanno fatti i clienti, un giro dell’isolato alla volta: {who} {x}.',
      'Molti ci si sono seduti per provarl@, nessuno se l’è portat@ a casa. {who} {x}.',
    ],
  },
  {
    of: [['wellKept', 'excellentCondition', 'perfectCondition', 'likeNew']],
    say: [
      'Guarda il bordo del sedile di guida e il pomello del cambio: sono i punti che non mentono. {who} {x}.',
      '!classic :: Se l’anno sul libretto non lo sapessi, dagli interni faticheresti a indovinarlo: {who} {x}.',
      'C’è chi lava l’auto prima di venderla e chi l’ha sempre trattat@ bene. {who} {x}.',
    ],
  },
  {
    of: ['rustFree'],
    say: ['La prima cosa che si fa davanti a un’auto di questi anni è chinarsi a guardare sotto. {who} {x}.'],
  },
  {
    of: ['neverTrack'],
    say: ['Con un’auto del genere la domanda arriva sempre, meglio rispondere subito: {who} {x}.'],
  },
  {
    of: ['neverTowed'],
    say: [
      'Davanti a un mezzo capace di tirare ci si chiede quanto abbia tirato. {who} {x}.',
      'Il lavoro pesante per motore e frizione comincia con un rimorchio, e qui non è cominciato: {who} {x}.',
    ],
  },
  {
    of: ['restored'],
    say: [
      'Qualcuno l’ha smontat@ pezzo per pezzo e ha avuto la pazienza di rimontarl@: {who} {x}.',
      'Il lavoro sporco, quello che dura mesi di sabati in officina, è alle spalle. {who} {x}.',
      'Di un’auto con questi anni si compra anche il lavoro di chi l’ha rimess@ in strada: {who} {x}.',
    ],
  },
  {
    of: ['restored', 'classicRegistered'],
    say: ['Chi l’ha rimess@ in strada ha pensato anche al registro: {who} {x} ed {y}.'],
  },
  {
    of: [['conserved', 'neverRestored', 'allOriginal']],
    say: [
      'Restaurarl@ si può sempre, tornare indietro mai: {who} {x}.',
      'I segni degli anni ci sono e sono i suoi, perché {who} {x}.',
      'Un restauro racconta chi l’ha fatto, la patina racconta l’auto. {who} {x}.',
    ],
  },
  {
    of: [['limitedEdition', 'numbered', 'specialEdition']],
    say: [
      'Al semaforo è difficile trovarsene accanto un’altra: {who} {x}.',
      'stylish :: Chi la conosce la riconosce da un dettaglio, gli altri si voltano e basta. {who} {x}.',
      'Di auto con questo nome ne passano, di queste molte meno: {who} {x}.',
    ],
  },
  {
    of: ['zeroKm'],
    say: [
      'La pellicola sullo schermo la togli tu: {who} {x}.',
      'Una targa ce l’ha già, una storia non ancora. {who} {x}.',
      'family :: Le prime briciole sui sedili saranno dei tuoi figli, perché {who} {x}.',
    ],
  },
];
