import { terms } from '../../../vocabulary/terms.ts';
import type { SaidThing } from './say-meaning.ts';
import { definite } from './say-note.ts';

/**
 * Returns what was done to a part, or how it is, as a clause of its own ("la frizione è stata sostituita a
 * 120.000 km"); undefined for what is no part or of which no state is said.
 */
export function workClause(thing: SaidThing): string | undefined {
  if (terms[thing.meaning.term] !== 'part') return undefined;
  return stateOf(thing, done, 'stat') ?? stateOf(thing, states, undefined);
}

/** Returns a term of sale as a clause ("l'IVA è esposta", "è possibile la permuta"). */
export function dealClause(thing: SaidThing): string {
  const { text } = thing;
  const special = dealSentences.find(([pattern]) => pattern.test(text));
  if (special) return text.replace(special[0], special[1]);
  const whole = definite(thing) ?? text;
  const [, delivered] = /^(.+) alla consegna$/u.exec(whole) ?? [];
  if (delivered !== undefined) return `si consegna con ${delivered}`;
  const possible = / (possibil[ei]|disponibil[ei])(?= |$)/u.exec(whole);
  if (possible) return `${isOf(thing)} ${possible[1]} ${whole.replace(possible[0], '')}`;
  return stateOf(thing, offered, undefined) ?? `c’${isOf(thing)} ${whole}`.replace('c’sono', 'ci sono');
}

const isOf = ({ noun, articled }: SaidThing) => (noun?.plural || articled ? 'sono' : 'è');

/** "la frizione | sostituita | a 120.000 km": the words before, the state and what follows it. */
function stateOf(thing: SaidThing, words: RegExp, been: string | undefined): string | undefined {
  const whole = definite(thing);
  const found = whole === undefined ? undefined : words.exec(whole);
  if (!whole || !found) return undefined;
  const subject = whole.slice(0, found.index);
  const said = whole.slice(found.index + 1);
  const ending = /^\p{L}+([oaie])/u.exec(said)?.[1] ?? 'o';
  const is = said.startsWith('non ') ? `non ${isOf(thing)}` : isOf(thing);
  return [subject, is, ...(been === undefined ? [] : [been + ending]), said.replace(/^non /u, '')].join(' ');
}

const done =
  / (?:sostituit|revisionat|rifatt|fatt|eseguit|controllat|verificat|riparat|cambiat|pulit|rigenerat|aggiornat|riverniciat|rettificat|lucidat|restaurat|rinnovat)[oaie](?= |$)/u;

const states =
  / (?:nuov[oaie]|quasi nuov[oaie]|funzionant[ei]|original[ei]|in ordine|in (?:perfetto|ottimo|buono) stato|in (?:perfette|ottime|buone) condizioni|al(?:l’)?’?\d+ ?%|ancora buon[oaie])(?= |$)/u;

const offered =
  / (?:(?:non |leggermente |già )?(?:espost|inclus|esclus|compres|detraibil|deducibil|trattabil|pagat|valid|scontat|promozional|ridott|estendibil|garantit|riservat|controllabil|certificat|scadut)[oaie]|a carico|a domicilio|a chilometri|chiavi in mano|in tutta|in sede|con |senza |solo |anche |su richiesta|su appuntamento|a tasso)(?=\p{L}| |$)/u;

/** Terms that Italian says with another verb, or in another order. */
const dealSentences: readonly (readonly [RegExp, string])[] = [
  [/^IVA esclusa \(([^)]+)\)/u, 'il prezzo è di $1 più IVA'],
  [/^IVA interamente detraibile/u, 'l’IVA è interamente detraibile'],
  [/^garanzia estendibile fino a un massimo di/u, 'la garanzia è estendibile fino a un massimo di'],
  [/^consegna (?:gratuita(?: a domicilio)?|a domicilio gratuita)$/u, 'la consegna a domicilio è gratuita'],
  [/^(prezzo (?:da nuovo|d’acquisto)) \(([^)]+)\)/u, 'il $1 era di $2'],
  [/^noleggio a lungo termine tutto incluso(?= di)/u, 'il noleggio a lungo termine tutto incluso è'],
  [/^chilometraggio annuo/u, 'il chilometraggio annuo è'],
  [/^acconto (?:del )?(?=\d)/u, 'serve un acconto del '],
  [/^prezzo senza finanziamento \(([^)]+)\)$/u, 'senza finanziamento il prezzo è di $1'],
  [/^possibilità di (?=[aeiou])/u, 'è possibile l’'],
  [/^possibilità di (?=noleggio|leasing|finanziamento)/u, 'è possibile il '],
  [/^possibilità di /u, 'c’è la possibilità di '],
  [/^finanziamento (?=anche senza)/u, 'il finanziamento è possibile '],
  [/^leasing (?=anche per)/u, 'il leasing è possibile '],
  [/^vendita con fattura/u, 'si vende con fattura'],
  [/^regime del margine/u, 'si vende in regime del margine'],
  [/^ritiro dell’usato/u, 'si ritira l’usato'],
  [/^permute escluse/u, 'non si accettano permute'],
  [/^trattative telefoniche escluse/u, 'non si tratta al telefono'],
  [/^nessun finanziamento/u, 'non è previsto il finanziamento'],
  [/^tempo di consegna di /u, 'la consegna avviene in '],
  [/^pronta consegna/u, 'la consegna è immediata'],
  [/^consegna (?=a domicilio|in tutta)/u, 'è possibile la consegna '],
  [/^dettagli nelle foto/u, 'i dettagli si vedono nelle foto'],
  [/^solo richieste serie/u, 'si risponde solo a richieste serie'],
  [/^nessuna spesa aggiuntiva/u, 'non ci sono spese aggiuntive'],
  [/^sconto per pagamento in contanti/u, 'per chi paga in contanti c’è uno sconto'],
  [/^formula soddisfatti o rimborsati/u, 'vale la formula soddisfatti o rimborsati'],
  [/^altre (foto|video) su richiesta/u, 'altre $1 si mandano su richiesta'],
  [/^video su richiesta/u, 'un video si manda su richiesta'],
  [/^tagliando alla consegna/u, 'il tagliando si fa alla consegna'],
  [/^revisione alla consegna/u, 'la revisione si fa alla consegna'],
  [/^bollo sospeso/u, 'il bollo è sospeso'],
  [/^bolli arretrati a nostro carico/u, 'i bolli arretrati sono a nostro carico'],
  [/^minivoltura già fatta/u, 'la minivoltura è già fatta'],
  [/^pratiche di passaggio in sede/u, 'le pratiche del passaggio si fanno in sede'],
  [/^verifica dal meccanico di fiducia/u, 'è possibile la verifica dal meccanico di fiducia'],
  [/^(garanzia [^,]*?) (?=fino )/u, 'la $1 vale '],
  [/^esenzione dal bollo/u, 'il bollo non si paga'],
  [/^Supercharger gratuito non trasferibile/u, 'il Supercharger gratuito non è trasferibile'],
  [/^noleggio della batteria da volturare/u, 'il noleggio della batteria è da volturare'],
  [/^impianto GPL montabile/u, 'l’impianto GPL si può montare'],
  [/^omaggio/u, 'c’è un omaggio'],
  [/^incentivi statali$/u, 'ci sono gli incentivi statali'],
  [/^caparra per la prenotazione/u, 'per prenotare serve una caparra'],
  [/^trattativa solo di persona/u, 'si tratta solo di persona'],
  [
    /^((?:costo|prezzo (?:per commercianti|per l’esportazione|d’acquisto)|canone|riscatto|massimale|superbollo annuo|TAN|TAEG)[^(]*) \(([^)]+)\)/u,
    'il $1 è di $2',
  ],
  [/^((?:maxirata|franchigia)[^(]*) \(([^)]+)\)/u, 'la $1 è di $2'],
  [/^(spese di istruttoria) \(([^)]+)\)/u, 'le $1 sono di $2'],
  [/^preventivo di riparazione/u, 'il preventivo di riparazione è'],
  [/^IVA al 4% con la legge 104/u, 'con la legge 104 l’IVA è al 4%'],
  [/^F24 dell’IVA già pagato/u, 'l’F24 dell’IVA è già pagato'],
  [/^vendita intracomunitaria con VIES/u, 'si vende intracomunitariamente con VIES'],
  [/^prezzo trattabile di persona/u, 'il prezzo è trattabile di persona'],
  [/^prezzo trattabile dopo la visione/u, 'il prezzo è trattabile dopo aver visto l’auto'],
  [
    /^prezzo leggermente trattabile dopo la visione/u,
    'il prezzo è leggermente trattabile dopo aver visto l’auto',
  ],
  [/^prezzo sotto la quotazione/u, 'il prezzo è sotto la quotazione'],
  [/^vendita al miglior offerente/u, 'si vende al miglior offerente'],
  [/^offerte serie valutate/u, 'si valutano offerte serie'],
  [/^promozione solo nel weekend/u, 'la promozione vale solo nel weekend'],
  [/^sconto per ritiro entro il mese/u, 'per chi ritira l’auto entro il mese c’è uno sconto'],
  [/^passaggio di proprietà al costo minimo/u, 'il passaggio di proprietà ha il costo minimo'],
  [
    /^metà del passaggio di proprietà a carico del venditore/u,
    'metà del passaggio di proprietà è a carico del venditore',
  ],
  [/^passaggio di proprietà a metà/u, 'il passaggio di proprietà si paga a metà'],
  [/^passaggio di proprietà immediato/u, 'il passaggio di proprietà si fa subito'],
  [/^immatricolazione italiana inclusa/u, 'l’immatricolazione italiana è inclusa'],
  [/^garanzia residua(?= di)/u, 'la garanzia residua è'],
  [/^estensione di garanzia(?= (?:fino|di))/u, 'l’estensione di garanzia vale'],
  [/^garanzia estendibile fino a un massimo di/u, 'la garanzia è estendibile fino a un massimo di'],
  [/^garanzia valida/u, 'la garanzia è valida'],
  [/^garanzia trasferibile/u, 'la garanzia è trasferibile'],
  [/^garanzia di conformità escluse/u, 'la garanzia di conformità esclude'],
  [/^garanzia valida solo con tagliandi da noi/u, 'la garanzia vale solo se i tagliandi si fanno da noi'],
  [
    /^garanzia di conformità esclusa per aziende e partite IVA/u,
    'per aziende e partite IVA la garanzia di conformità è esclusa',
  ],
  [/^auto sostitutiva in caso di guasto/u, 'in caso di guasto è prevista l’auto sostitutiva'],
  [/^scarico di responsabilità da firmare/u, 'chi compra firma uno scarico di responsabilità'],
  [/^resi esclusi/u, 'non si accettano resi'],
  [/^finanziamento fino a un massimo di/u, 'il finanziamento può durare fino a'],
  [/^finanziamento dell’intero importo/u, 'si può finanziare l’intero importo'],
  [/^finanziamento con la sola busta paga/u, 'per il finanziamento basta la busta paga'],
  [/^finanziamento anche per autonomi$/u, 'il finanziamento è possibile anche per gli autonomi'],
  [
    /^finanziamento anche per autonomi e pensionati/u,
    'il finanziamento è possibile anche per autonomi e pensionati',
  ],
  [
    /^finanziamento anche a cattivi pagatori con garante/u,
    'con un garante si finanziano anche i cattivi pagatori',
  ],
  [/^finanziamento escluso per i protestati/u, 'non si finanziano i protestati'],
  [/^finanziamento salvo approvazione/u, 'il finanziamento è soggetto all’approvazione della finanziaria'],
  [/^(?=\d+ rate mensili)/u, 'si paga in '],
  [/^(?=\d+ rate residue)/u, 'restano '],
  [/^rate residue a carico/u, 'le rate residue sono a carico'],
  [/^finanziamento residuo da estinguere \(([^)]+)\)/u, 'resta da estinguere un finanziamento di $1'],
  [/^finanziamento residuo da estinguere/u, 'resta un finanziamento da estinguere'],
  [/^finanziamento estinto/u, 'il finanziamento è estinto'],
  [/^leasing da riscattare prima/u, 'il leasing va riscattato prima'],
  [/^termine del leasing/u, 'il leasing termina'],
  [/^noleggio a lungo termine tutto incluso/u, 'il noleggio a lungo termine è tutto incluso'],
  [/^noleggio con riscatto/u, 'è possibile il noleggio con riscatto'],
  [/^permuta con auto di valore inferiore/u, 'è possibile la permuta con un’auto di valore inferiore'],
  [/^permuta con auto di valore superiore/u, 'è possibile la permuta con un’auto di valore superiore'],
  [/^permuta con un’utilitaria/u, 'è possibile la permuta con un’utilitaria'],
  [/^permuta anche con moto e scooter/u, 'è possibile la permuta anche con moto e scooter'],
  [/^permuta anche con camper o barca/u, 'è possibile la permuta anche con un camper o una barca'],
  [/^supervalutazione dell’usato/u, 'c’è una supervalutazione dell’usato'],
  [/^valutazione gratuita dell’usato/u, 'la valutazione dell’usato è gratuita'],
  [/^valutazione della permuta solo di persona/u, 'la permuta si valuta solo di persona'],
  [/^sconto con rottamazione/u, 'con la rottamazione c’è uno sconto'],
  [/^acquisto di auto usate in contanti/u, 'si acquistano auto usate in contanti'],
  [/^ritiro in sede/u, 'l’auto si ritira in sede'],
  [/^consegna a domicilio gratuita/u, 'la consegna a domicilio è gratuita'],
  [/^consegna gratuita nel raggio/u, 'la consegna è gratuita nel raggio'],
  [/^consegna nel raggio/u, 'è possibile la consegna nel raggio'],
  [/^trasporto con bisarca su richiesta/u, 'su richiesta è possibile il trasporto con bisarca'],
  [
    /^trasporto nelle isole con preventivo a parte/u,
    'per il trasporto nelle isole c’è un preventivo a parte',
  ],
  [/^accoglienza in stazione/u, 'veniamo a prenderti in stazione'],
  [/^disponibilità dal/u, 'è disponibile dal'],
  [/^prezzo valido fino al/u, 'il prezzo vale fino al'],
  [/^prenotazione fino al/u, 'è bloccata fino al'],
  [/^saldo alla consegna/u, 'il saldo si paga alla consegna'],
  [/^caparra rimborsabile/u, 'la caparra è rimborsabile'],
  [/^prenotazione solo con caparra/u, 'si prenota solo con una caparra'],
  [/^pagamento con bonifico$/u, 'si paga con bonifico'],
  [/^pagamento con assegno circolare$/u, 'si paga con assegno circolare'],
  [
    /^pagamento con assegno circolare verificato in banca/u,
    'si paga con assegno circolare verificato in banca',
  ],
  [/^pagamento solo in contanti/u, 'si paga solo in contanti'],
  [/^contanti esclusi/u, 'non si accettano contanti'],
  [/^assegni esclusi/u, 'non si accettano assegni'],
  [/^qualsiasi prova in officina possibile/u, 'è possibile qualsiasi prova in officina'],
  [/^prova su strada solo accompagnata/u, 'la prova su strada si fa solo accompagnati'],
  [/^vendita tra privati/u, 'la vendita è tra privati'],
  [/^vendita tramite curatore/u, 'si vende tramite il curatore'],
  [/^firma mancante di un erede/u, 'manca la firma di un erede'],
  [/^due firme necessarie/u, 'per la vendita servono due firme'],
  [/^procura a vendere(?: inclusa)?/u, 'c’è la procura a vendere'],
  [/^revisione a carico/u, 'la revisione è a carico'],
  [/^denuncia di smarrimento fatta/u, 'la denuncia di smarrimento è stata fatta'],
  [/^duplicato del libretto in corso/u, 'il duplicato del libretto è in corso'],
  [
    /^fermo amministrativo cancellato prima del passaggio/u,
    'il fermo amministrativo si cancella prima del passaggio',
  ],
  [
    /^targa per l’esportazione con assicurazione/u,
    'si fornisce la targa per l’esportazione con assicurazione',
  ],
  [/^targa per l’esportazione(?! con)/u, 'si fornisce la targa per l’esportazione'],
  [/^polizza furto e incendio inclusa/u, 'è inclusa la polizza furto e incendio'],
  [/^assicurazione RCA inclusa/u, 'è inclusa l’assicurazione RCA'],
];
