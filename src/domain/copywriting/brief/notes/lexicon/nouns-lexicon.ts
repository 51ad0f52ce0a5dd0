import type { Noun } from '../noun-of.ts';

/** First words of equipment as Italian sellers write it; English loans take the gender Italians give them. */
const byGender = {
  ms: `treno passo colore software stage specchio portabagagli tachigrafo wrapping downpipe ultimo cambio rumore faro fanale parafango cerchio lato radiatore montante sportello baule sottoporta longherone turbo motore libretto tagliando
    certificato proprietario passaggio bollo volano frigo letto tavolino stereo frigobar inverter collaudo telo lift alternatore compressore
    padiglione cielo pomello cassetto allestimento restauro pannello poggiapiedi riconoscimento mantenimento accesso attacco finanziamento prezzo
    parktronic sistema stato olio fermo portellone sedile paraurti passaruota serbatoio consumo soffietto tavolo fornello lavello mozzo
    assistente poggiatesta ammortizzatore semiasse differenziale autobloccante ripiano oscuramento allarme scaldino cassettone tetto tettuccio navigatore sistema cruise climatizzatore clima climatronic condizionatore bracciolo volante gancio cavo
    caricatore caricabatterie computer schermo display touchscreen monitor head-up hud impianto autoradio radio bluetooth
    abs esp asr sensore avviso assistente controllo regolatore limitatore portellone bagagliaio divano divanetto
    sedile cambio freno differenziale kit pacchetto pack spoiler alettone diffusore scarico terminale assetto portapacchi box
    portabici ruotino cric keyless start start&stop stop specchietto retrovisore lunotto parabrezza vivavoce lettore caricamento
    cassone telone roll-bar rollbar verricello snorkel hard-top hardtop soft-top hard cockpit quadro subwoofer amplificatore
    riscaldamento webasto frigorifero tendalino gps dab wifi wi-fi usb isofix airbag telecomando antifurto allarme localizzatore
    immobilizer tempomat parktronic park blocco bloccaggio servosterzo pianale piano vano doppiofondo tappetino rivestimento
    selettore alzacristalli paraurti contagiri fendinebbia cofano ricevitore doppio serbatoio filtro
    supporto modulo acc adaptive lane hill rear traction tyre mirror sound virtual sedile filtro portabicchieri vetro
    rollover roll copertone plaid paravento frangivento deflettore scaldavivande trip traino`,
  fs: `aria cappotta grandine verniciatura condizione frizione spia catena cinghia distribuzione turbina testata tappezzeria tendina bombola revisione manutenzione portiera fiancata sponda gru
    scaletta scala portata stufa verniciatura meccanica carrozzeria autonomia colonnina certificazione perizia fattura marcia vetratura
    scadenza prima seconda terza quarta quinta retromarcia possibilità permuta consegna pellicola accensione capote perdita ruggine
    tenuta doppia telecamera retrocamera camera pompa presa chiusura radio strumentazione plancia guida frenata assistenza apertura chiave
    capote trazione batteria wallbox ruota gomma garanzia seduta regolazione illuminazione luce leva consolle console panca
    paratia scaffalatura pedana rampa sospensione suspensione linea vernice tinta barra capotta tenda cappelliera funzione
    connessione connettività piattaforma ricarica ventilazione memoria selleria pelle pedaliera griglia centralina marmitta
    antenna telematica app vasca copertura rete targa sirena marmitta cintura fascia alcantara moquette mascherina lucidatura
    videocamera vista visione frenatura mappa porta cucina doccia veranda trazione cerniera custodia stiva`,
  mp: `copricerchi tagliandi proprietari documenti chilometri libretti bolli cuscinetti iniettori braccetti tavolini oscuranti mozzi guadi fendinebbia danni
    consumi segni graffi bolli bozzi ammortizzatori tergicristalli tendaggi pannelli cerchi sensori fari sedili vetri cristalli specchietti retrovisori fendinebbia airbag tappetini comandi alzacristalli
    interni esterni freni pneumatici copertoni paddle mancorrenti terminali scarichi rivestimenti parafanghi posti attacchi
    sistemi fanali altoparlanti ammortizzatori gruppi led proiettori adas supporti ganci inserti schermi dischi
    paraurti passaruota abbaglianti portabicchieri tasti vani binari longheroni specchi deflettori braccioli servizi`,
  fp: `bozze condizioni chiusure finiture chiavi bombole pasticche pastiglie candele zanzariere targhe telecamere ammaccature righe vibrazioni crepe rigature bollicine macchie
    botte permute fatture portiere fiancate frizioni spie barre luci porte gomme ruote pinze palette sospensioni cinture tendine pedane prese telecamere soglie minigonne catene
    maniglie chiavi modanature lampade bocchette rotaie molle frecce casse sponde ante paratie pedaliere ruote
    finiture cuciture batterie doppie ridotte marce`,
};

const nounOf = { ms: m(false), fs: f(false), mp: m(true), fp: f(true) };

export const nouns: ReadonlyMap<string, Noun> = new Map(
  (['mp', 'fp', 'fs', 'ms'] as const).flatMap((key) =>
    byGender[key]
      .split(/\s+/)
      .filter((word) => !isPluralHomonym(key, word))
      .map((word) => [word, nounOf[key]] as const),
  ),
);

function m(plural: boolean): Noun {
  return { gender: 'm', plural };
}

function f(plural: boolean): Noun {
  return { gender: 'f', plural };
}

/** Words that look the same in singular and plural keep the number ads mean. */
function isPluralHomonym(key: string, word: string): boolean {
  const plural = ['fendinebbia', 'alzacristalli', 'airbag', 'portabicchieri'];
  if (word === 'radio') return key === 'ms';
  return key === 'ms' && plural.includes(word);
}
