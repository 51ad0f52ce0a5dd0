import type { Language } from '#domain/shared/languages.ts';

/** Finite verbs that sellers write, per language; participles and infinitives are none. */
const verbs: Record<Language, readonly string[]> = {
  it: [
    "è|sono|era|erano|sarà|saranno|ha|hanno|aveva|avevano|ho|abbiamo|avrà|c['’]è|c['’]era|ci sono|siamo|sia|siano",
    'batte|battono|balla|ballano|ronza|trema|strappa|blocca|bloccano|spegne|garantisco|garantiamo|assicuro|accende|accendono|spengono|(?:la|lo) (?:uso|usiamo|tengo|teniamo)|va|vanno|viene|vengono|venne|fa|fanno|dà|può|possono|deve|devono|vuole|vogliono|sta|stanno|resta|restano|rimane|rimangono',
    'vendo|vende|vendono|vendesi|cedo|cede|cedesi|ritiro|ritira|valuto|valuta|valutano|accetto|accetta|accettano|cerco|cerca|offro|offre|offrono|regalo|regala|lascio|lascia',
    'raffredda|raffreddano|funziona|funzionano|circola|circolano|parte|partono|cammina|camminano|gira|girano|marcia|perde|perdono|consuma|consumano|tiene|tengono|carica|caricano|gratta|grattano|vibra|vibrano|fuma|fischia|fischiano|cigola|cigolano|manca|mancano|serve|servono|occorre|occorrono|necessita|necessitano|presenta|presentano|mostra|mostrano|segna',
    'guida|guidano|guidava|usa|usano|usava|dorme|dormiva|monta|montano|comprende|include|includono|costa|costano|vale|valgono|passa|passano|entra|entrano|esce|escono|apre|aprono|chiude|chiudono|sale|salgono|scende|scendono|vede|vedono|trova|trovano|sente|sentono|abbatte|abbattono|scorre|scorrono|toglie|tolgono|ripiega|ripiegano|stacca|staccano|arriva|arrivano|nasce|pesa|porta|portano|traina|scade|scadono|basta|bastano|piace|piacciono|conosce|conosciamo|segue|seguiva|viaggia|viaggiava|gode|godono|consegna|consegnano|teniamo|tengo',
    'strattona|strattonano|strappano|cambia|cambiano|aspetta|aspettano|trasferisce|trasferiscono|ritira|sostituisce|riavvia|riavviano|impunta|impuntano|inceppa|scalda|scaldano|surriscalda|trafila|trafilano|gocciola|appanna|compare|compaiono|appare|appaiono|rileva|segnala|segnalano|avvia|avviano|accelera|frena|sterza|tira|aspira|sforza|sfarfalla|scricchiola|scricchiolano|traballa|dondola|sbatte|sbattono|raschia|spinge|risponde|rispondono|riconosce|leggono|inserisce|innesta|regge|reggono|beve|mangia|brucia|rilascia|comporta|richiede|richiedono|permette|permettono|consente|consentono|aiuta|aiutano|raccoglie|contiene|contengono|ospita|ospitano|dispone|dispongono|appartiene|apparteneva|proviene|provengono|risale|risalgono|risulta|risultano|riporta|riportano|evidenzia|scorrono|copre|coprono|protegge|proteggono|finisce|finiscono|inizia|comincia|termina|terminano|succede|capita|diventa|diventano|appoggia|tocca|toccano|cola|rientra|rientrano|lavora|lavorano|interviene|intervengono|collegano|connette|mantiene|mantengono|garantisce|garantiscono|spetta|sblocca|blocchiamo',
    'ved[oi]amo|\\p{L}{2,}iamo|\\p{L}{3,}(?:ava|avano|eva|evano|iva|ivano)',
  ],
  en: [
    "is|are|was|were|am|be|has|have|had|does|do|did|can|will|would|must|should|needs?|it['’]s|there['’]s|we['’]ve|i['’]ve|we['’]re|isn['’]t|hasn['’]t|doesn['’]t|don['’]t|didn['’]t|won['’]t",
    'comes|came|drives|drove|runs|ran|starts|started|works|goes|went|got|gets|makes|made|shows|sits|pulls|holds|keeps|kept|bought|sold|sells|selling|looks|feels|leaks|smokes|rattles|squeaks|knocks|includes|seats|tows|fits|folds|opens|closes|slides|charges|costs|requires|remains|expires|lives|lived|stays|takes|took|gives|gave|offers|accepts?',
  ],
  de: [
    'ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|hatte|hatten|habe|kann|können|muss|müssen|soll|sollte|darf|gibt|gab|bin|sei',
    'fährt|fuhr|läuft|liefen|startet|springt|geht|gehen|ging|steht|stehen|stand|kommt|kommen|kam|funktioniert|funktionieren|verkaufe|verkaufen|verkauft|verliert|verbraucht|fehlt|fehlen|braucht|brauchen|benötigt|zeigt|zeigen|hält|halten|lässt|lassen|klappert|quietscht|ruckelt|raucht|pfeift|leuchtet|blinkt|kostet|bietet|bieten|nehmen|nimmt|zieht|passt|passen|bleibt|bleiben|öffnet|schließt|sitzt|klemmt|rostet|gehört|gehörte|wohnte|liegt|bekommt|erhält|befindet|verfügt|besitzt',
  ],
  fr: [
    "est|sont|était|étaient|sera|seront|a|ont|avait|avaient|ai|avons|aura|c['’]est|c['’]était|il y a|n['’]a|n['’]est|j['’]ai|peut|peuvent|doit|doivent|fait|font|va|vont|vient|viennent",
    'roule|roulent|démarre|fonctionne|fonctionnent|marche|vends|vendons|vend|cède|cédons|perd|consomme|manque|manquent|reste|restent|présente|présentent|tient|tiennent|fume|siffle|grince|vibre|coûte|vaut|dort|dormait|sert|servait|comprend|inclut|accepte|acceptons|reprend|reprenons|livrons|livre|offre|offrons|montre|passe|faut|nécessite|ouvre|ferme|permet|se voit|se voient|se rabat|se rabattent',
  ],
  es: [
    'es|son|era|eran|será|está|están|estaba|estuvo|ha|han|había|he|hemos|tiene|tienen|tenía|tengo|tenemos|hay|puede|pueden|debe|deben|va|van|viene|vienen|hace|hacen|fue|fueron|sea',
    'funciona|funcionan|arranca|anda|circula|vendo|vende|vendemos|se vende|pierde|consume|falta|faltan|queda|quedan|necesita|necesitan|presenta|presentan|echa|fuma|silba|vibra|cuesta|vale|duerme|dormía|incluye|incluyen|acepto|aceptamos|acepta|entregamos|entrega|ofrecemos|ofrece|muestra|pasa|abre|cierra|cabe|caben|se ve|se ven|se abate|se abaten|lleva|llevan|llevaba',
  ],
};

const patterns = Object.fromEntries(
  Object.entries(verbs).map(([language, lists]) => [
    language,
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${lists.join('|')})(?![\\p{L}\\p{N}'’])`, 'iu'),
  ]),
) as Record<Language, RegExp>;

/** Names of parts and papers that are spelt like a verb: "carta di guida", "sedile guida". */
const nouns: Partial<Record<Language, RegExp>> = {
  it: /(?<!\p{L})(?:(?:lato|sedile|quell[oa]|posto|fianchett[oi]|fianco|di|alla|assistenza alla|assistita|la|una|a|sistemi di) (?:guida|marcia|carica|consegna|parte|porta|valuta|vende)|(?:in|alla|di|da|pronta|della) (?:consegna|partenza|ricarica)|guida (?:autonoma|assistita)|porta (?:usb|posteriore|scorrevole|bici|sci|laterale|pacchi)|pesa|(?:una|la|in|a) parte|parte (?:anteriore|posteriore|ciclistica)|carica (?:wireless|rapida|batter\p{L}+)|retro ?marcia|(?:ann[oi]|mes[ei]|giorn[oi]|settiman[ae]|tempo|poco|km|gg|chilometri) fa|scuola guida|(?:sostitut|alternat|sport|aggiunt|att|decorat|nat|prevent|protett)iva|usa e getta|sotto porta)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:(?:heated|leather|electric|sport|memory|child|folding|rear|front|\d|five|seven|nine) seats|seats? (?:heated|belts?)|cruise|works? (?:van|use)|runs? flat|starts?[ /-]stop|keeps? lane)(?!\p{L})/giu,
};

/** Whether a piece of notes is a clause: it holds a finite verb, so that it can stand as a sentence. */
export function hasVerb(text: string, language: Language): boolean {
  const read = nouns[language] ? text.replace(nouns[language], ' ') : text;
  return patterns[language].test(read);
}
