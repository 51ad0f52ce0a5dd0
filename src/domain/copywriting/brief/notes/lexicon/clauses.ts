import type { Note } from '../note.ts';

type Clause = Pick<Note, 'kind' | 'text'>;

/** Items that only make sense with a verb. A text that begins with a verb wants the car as its subject. */
const clauses: readonly [RegExp, Note['kind'], string][] = [
  [/^manca(?:no)? (?:il |la |lo |l[’']|i |gli |le )?(.+)$/iu, 'damage', 'è senza $1'],
  [/^(.+) mancant[ei]$/iu, 'damage', 'è senza $1'],
  [/^ex (?:auto |macchina )?(taxi|ncc)$/iu, 'history', 'è stat@ usat@ come $1'],
  [/^ex noleggio$/iu, 'history', 'viene dal noleggio'],
  [/^((?:nero|grigio|blu|bianco|verde|rosso) (?:opaco|satinato))$/iu, 'history', 'è di colore $1'],
  [/^(?:ok )?(?:per )?neopatentat[ioae](?: ok)?$/iu, 'history', 'può essere guidat@ anche dai neopatentati'],
  [
    /^(?:adatta|guidabile|ok)(?: anche)? (?:a|ai|da|dai|per)(?: i)? neopatentati$/iu,
    'history',
    'può essere guidat@ anche dai neopatentati',
  ],
  [/^(?:mai (?:stat[ao] )?|non )(incidentat|sinistrat)[oa]$/iu, 'history', 'non è mai stat@ $1@'],
  [/^(?:no|nessun|zero|senza) incident[ei]$/iu, 'history', 'non è mai stat@ incidentat@'],
  [/^(incidentat|sinistrat|alluvionat)[oa]$/iu, 'damage', 'è stat@ $1@'],
  [
    /^(incidentat|sinistrat|alluvionat)[oa](?:,| e)? riparat[oa](.*)$/iu,
    'damage',
    'è stat@ $1@ e riparat@$2',
  ],
  [/^(?:macchina |auto |veicolo )?non fumator[ei]$/iu, 'history', 'è stat@ usat@ da non fumatori'],
  [/^(?:vendo|vendesi|vendita|in vendita) (?:per|causa) (.+)$/iu, 'deal', 'è in vendita per $1'],
  [/^(?:la|lo) uso (.+)$/iu, 'history', 'viene usat@ $1'],
  [/^(euro ?[3-7]\p{L}{0,4}(?:-temp)?)$/iu, 'history', 'è omologat@ $1'],
  [/^superbollo no$|^(?:no|niente|senza) superbollo$/iu, 'history', 'non è soggett@ a superbollo'],
  [/^no ruggine$|^(?:zero|senza|nessuna) ruggine$/iu, 'history', 'è senza ruggine'],
  [/^(fap|dpf|egr) no$|^(?:no|senza) (fap|dpf|egr)$/iu, 'history', 'è senza $1$2'],
  [/^(?:una? )?sol[ao] proprietari[oa]$/iu, 'history', 'ha avuto un solo proprietario'],
  [
    /^(?:uniproprietario|monoproprietario|unic[oa] proprietari[oa])$/iu,
    'history',
    'ha avuto un unico proprietario',
  ],
  [/^(due|tre|quattro|2|3|4) proprietari$/iu, 'history', 'ha avuto $1 proprietari'],
  [/^portata (?:utile )?(?:di )?(?=\d)/iu, 'history', 'ha una portata di '],
  [/^autonomia( reale)?(?: di)? (\d+) km$/iu, 'history', 'ha un’autonomia$1 di $2 km'],
  [/^guad[oi] fino a (.+)$/iu, 'history', 'affronta guadi fino a $1'],
  [/^secondo proprietario$/iu, 'history', 'è di secondo proprietario'],
  [/^primo proprietario$/iu, 'history', 'è di primo proprietario'],
  [/^(?:ex|già) aziendale$/iu, 'history', 'è un’ex aziendale'],
  [
    /^(?:sempre )(?:in |stata in |stato in )?(?:al coperto|box|garage|rimessa)$/iu,
    'history',
    'è sempre stat@ tenut@ al coperto',
  ],
  [/^(?:auto|macchina|vettura|veicolo|mezzo) in (.+)$/iu, 'history', 'è in $1'],
  [
    /^(?:auto |macchina )(svizzera|tedesca|italiana|francese|belga|austriaca)( .+)?$/iu,
    'history',
    'è di provenienza $1$2',
  ],
  [/^(italiana)$/iu, 'history', 'è di provenienza $1'],
  [/^pari al nuovo$/iu, 'history', 'è in condizioni pari al nuovo'],
  [/^(?:parte (?:e cammina|al primo colpo)|si avvia)$/iu, 'history', 'parte al primo colpo'],
  [/^ferm[ao] da (.+)$/iu, 'damage', 'è ferm@ da $1'],
  [/^da immatricolare$/iu, 'damage', 'è da immatricolare'],
  [/^da restaurare$/iu, 'damage', 'è da restaurare'],
  [/^radiat[ao](?!\p{L})(.*)$/iu, 'damage', 'è radiat@$1'],
  [/^(?:con )?fermo amministrativo$/iu, 'damage', 'è sottopost@ a fermo amministrativo'],
  [/^perfetta? per (.+)$/iu, 'history', 'è adatt@ a $1'],
  [
    /^(?:(?:ottim[oa]|ideale|buon[oa]|adatt[oa]|solo) )?(?:per|a) (?:pezzi di )?ricambi?o?(.*)$/iu,
    'damage',
    'è adatt@ a ricambi$1',
  ],
  [/^per (?:export|esportazione)$/iu, 'damage', 'è destinat@ all’esportazione'],
  [/^(?:consuma|mangia) (un po[’'] )?(molto |poco )?(?:di |d[’'])?olio$/iu, 'damage', 'consuma $1$2d’olio'],
  [/^perde (.+)$/iu, 'damage', 'perde $1'],
  [/^asi$/iu, 'history', 'è iscritt@ ASI'],
  [/^come nuov[oa]$/iu, 'history', 'è come nuov@'],
  [/^(?:no|senza) garanzia$/iu, 'deal', 'è in vendita senza garanzia'],
  [/^(?:non )marciante$/iu, 'state', 'non è marciante'],
  [/^marcia(?:nte)?$/iu, 'state', 'è marciante'],
  [/^airbag (?:non (?:sono )?(?:esplosi|scoppiati)|integri)$/iu, 'state', 'gli airbag non sono esplosi'],
  [
    /^(?:mai(?: usat[ao]| stat[ao])?(?: in)?|niente|no) pista$/iu,
    'history',
    'non è mai stat@ usat@ in pista',
  ],
  [/^si (?:mette|rimette) in moto(.*)$/iu, 'state', 'si mette in moto$1'],
  [/^(?:vendo|vendesi|si vende) come (.+)$/iu, 'damage', 'è in vendita come $1'],
  [/^(?:vendo|vendesi|si vende) (per .+)$/iu, 'damage', 'è in vendita $1'],
  [/^(?:l[’']\s?)?airbag ((?:\p{L}+ )+)(?:esplos|scoppiat)o$/iu, 'state', 'l’airbag $1è esploso'],
  [/^(?:gli )?airbag ((?:\p{L}+ )+)(?:esplos|scoppiat)i$/iu, 'state', 'gli airbag $1sono esplosi'],
  [/^airbag (?:esplos[oi]|scoppiat[oi]) (lato .+)$/iu, 'state', 'l’airbag $1 è esploso'],
  [/^airbag (?:sono )?(?:esplosi|scoppiati)$/iu, 'state', 'gli airbag sono esplosi'],
  [/^telaio (?:integro|non toccato|ok)$/iu, 'state', 'il telaio è integro'],
  [/^motore (?:funzionante|ok)$/iu, 'state', 'il motore è funzionante'],
  [/^((?:ha|è|non ha|non è|monta|dispone|funziona|parte) .+)$/iu, 'history', '$1'],
];

/** The item as a clause, or undefined when it is a thing or a quality. */
export function asClause(text: string): Clause | undefined {
  for (const [pattern, kind, said] of clauses) {
    if (!pattern.test(text)) continue;
    const small = /^(?:auto|macchina|italiana)/iu.test(text) ? text.toLowerCase() : text;
    return {
      kind: /non (?:è|ha) (?:omolog|funzion)/iu.test(text) ? 'damage' : kind,
      text: small.replace(pattern, said).replace(/(?<!,) (già nazionalizzat)[oa]$/u, ', $1@'),
    };
  }
  return undefined;
}
