import type { Language } from '#domain/shared/languages.ts';
import type { HardFailRule } from '../hard-fail.ts';

/** What no text says of people and how to reach them, in one language. */
type Unwelcome = Readonly<Record<Extract<HardFailRule, 'contact' | 'stereotype' | 'banned-word'>, RegExp[]>>;

const messengers =
  'whats ?app|telegram|signal|viber|we ?chat|instagram|facebook|messenger|tik ?tok|skype|snapchat|threema|discord|linkedin';
const endings =
  'com|net|org|eu|info|it|de|fr|es|ch|at|uk|io|me|biz|shop|store|online|site|app|auto|cars|link|ly';

const written = [
  /(?:https?:\/\/|(?<!\p{L})www\.)\S/iu,
  /[^\s@]{1,64}@[^\s@]{1,190}\.\p{L}{2,}/u,
  new RegExp(`(?<!\\p{L})\\p{L}[\\p{L}\\d-]{1,62}\\.(?:${endings})(?!\\p{L})`, 'iu'),
  // A host with a path, whatever it ends in
  /(?<![\p{L}\d.])[\p{L}\d][\p{L}\d-]{0,62}\.(?:[\p{L}\d-]{1,63}\.){0,3}\p{L}{2,24}\/[\p{L}\d]/iu,
  /(?<!\p{L})telegram(?!\p{L})/iu,
  // Other messengers may be equipment that reads messages aloud; a way to write to somebody has these words around it.
  new RegExp(
    `(?<!\\p{L})(?:su|sul|via|per|con|tramite|by|on|through|over|auf|über|sur|par|por|en) (?:${messengers})(?!\\p{L})`,
    'iu',
  ),
  /(?<!\p{L})(?:(?:un|una|eine?|an|a|une) whats ?app(?!\p{L})|whats ?app(?:\s*:| (?:us|me|al|unter|at|au|numero|number|nummer|numéro|número)(?!\p{L})))/iu,
];

/** A telephone number spelled out: six numbers in a row or more, three behind a word for calling. */
function spelled(numbers: string, calling: string): RegExp[] {
  const row = (more: number) => `(?:${numbers})(?:[\\s,.-]+(?:${numbers})){${more},}(?!\\p{L})`;
  return [
    new RegExp(`(?<!\\p{L})${row(5)}`, 'iu'),
    new RegExp(`(?<!\\p{L})(?:${calling})(?:\\s+\\p{L}+){0,3}?[\\s:,]+${row(2)}`, 'iu'),
  ];
}

/** People by origin or faith, as a language calls those it would keep out. */
const strangers = {
  it: 'stranier[ie]|extracomunitar[ie]+|immigrat[ie]|zingar[ie]|africani|cinesi|arabi|marocchini|albanesi|rumeni|romeni|meridionali|terroni|musulmani|ebrei',
  en: 'foreigners|foreign (?:buyers|customers|clients|people)|immigrants|migrants|gyps(?:y|ies)|africans|arabs|muslims|jews',
  de: 'Ausländer[nu]?|ausländische \\p{L}+|Migranten|Zigeuner|Türken|Araber[n]?|Polen|Rumänen|Muslimen?|Juden|Afrikaner[n]?',
  fr: 'étrangers|étrangères|immigrés|gitans|arabes|africains|musulmans|juifs|roms',
  es: 'extranjer[oa]s|inmigrantes|gitanos|moros|africanos|árabes|musulmanes|judíos',
} satisfies Record<Language, string>;

/** Contacts spelled out or written, people told apart by sex, age or origin, rivals abused. */
export const unwelcome: Readonly<Record<Language, Unwelcome>> = {
  it: {
    contact: [
      ...written,
      /(?<!\p{L})punto (?:com|it|net|org|eu|info)(?![\p{L}’'])/iu,
      ...spelled(
        'zero|un[oa]?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|\\p{L}{2,6}dici|(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant|\\p{L}*cento)\\p{L}*',
        'chiam\\p{L}*|telefon\\p{L}*|cell\\p{L}*|whats ?app|numero|scriv\\p{L}*',
      ),
    ],
    stereotype: [
      /(?:persino|perfino|anche per|anche) (?:(?:un[ao]?|l[ae]|i|un['’]) ?)(?:donn[ae]|vecchi(?:ett)?[oia]?|vecchine?|nonn[ae]|biond[ae])(?!\p{L})/iu,
      /per (?:l[ae] )?(?:tua |vostra |sua )?(?:mogli?e?|fidanzata|suocera|signore|ragazze|mogli)(?!\p{L})/iu,
      /veri uomini|vero uomo|da (?:uomini|maschi|femmine|signorine)(?!\p{L})|sesso debole/iu,
      /(?<!\p{L})(?:no|niente|escl(?:usi|uso)|vietat[oa] (?:agli|ai)|non (?:\p{L}+ ){1,2}?(?:a|agli|ai|con)|sol[oi] (?:per|a|agli)|riservat[oa] (?:agli|a)) (?:gli |i )?(?:stranier|extracomunitar|immigrat|zingar|african|cines|arab|marocchin|albanes|rumen|italiani(?!\p{L})|meridional|terron|musulman|ebre)/iu,
      new RegExp(
        `non (?:si )?(?:vend|tratt|accett|serv)\\p{L}* (?:\\p{L}+ ){0,3}?(?:${strangers.it})(?!\\p{L})`,
        'iu',
      ),
      new RegExp(
        `asten(?:ersi|gansi) (?:gli |i )?(?:${strangers.it})|(?<!\\p{L})(?:${strangers.it}) (?:si asteng|esclus|astenersi|non (?:grad|ammess|accett))`,
        'iu',
      ),
      /(?:sol[oi]|esclusivamente|riservat[oa]) (?:(?:a|ai|agli|per) )?(?:soli )?(?:clienti|cittadini|acquirenti|compratori|persone) italian/iu,
    ],
    'banned-word': [
      /(?<!\p{L})(?:altri|cert[ie]|solit[ie]) (?:concessionari|venditor|rivenditor|salon|autosalon|commerciant)/iu,
      /imbroglion|truff(?:a(?!\p{L})|ator)|disonest|(?:farsi|farti|fatevi|fregano|ti|vi) freg(?:are|ano)|(?<!\p{L})ladri(?!\p{L})/iu,
    ],
  },
  en: {
    contact: [
      ...written,
      /(?<!\p{L})dot (?:com|co|net|org|eu|info|uk)(?!\p{L})/iu,
      ...spelled(
        'oh|zero|nought|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}{3,5}teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|double|triple',
        'call|ring|phone|dial|text|whats ?app|number|mobile',
      ),
    ],
    stereotype: [
      /even (?:a (?:woman|blonde)|women|your (?:wife|granny|grandmother|mother-in-law))/iu,
      /(?:perfect|ideal|suitable|made|great|right) for (?:the |your )?(?:wife|wives|granny|grandmothers?|young men|young women|old (?:men|women))/iu,
      /(?<!\p{L})real men(?!\p{L})|weaker sex/iu,
      /(?:no|not (?:sold|for sale) to|(?:only|exclusively) (?:for|to)) (?:foreigners|immigrants|gyps(?:y|ies)|africans|arabs|muslims|jews|italians|natives|white people)/iu,
      new RegExp(
        `(?:not|n['’]t|never|no) (?:sell|sold|deal|sales?|for sale|available)(?: \\p{L}+){0,2}? (?:to|with|for) (?:any )?(?:${strangers.en})(?!\\p{L})`,
        'iu',
      ),
      new RegExp(
        `(?<!\\p{L})(?:no (?:${strangers.en})|(?:${strangers.en}) (?:need not|not welcome|are not|excluded))(?!\\p{L})`,
        'iu',
      ),
    ],
    'banned-word': [
      /(?<!\p{L})(?:other|some|most|certain) (?:car )?(?:dealers?|dealerships?|traders?|showrooms?)/iu,
      /rip-? ?offs?(?!\p{L})|(?<!\p{L})(?:crooks?|con ?men|scam(?:mers?|s)?|cheats|swindlers?)(?!\p{L})|dishonest/iu,
    ],
  },
  de: {
    contact: [
      ...written,
      /(?<!\p{L})Punkt (?:com|de|net|org|eu|info|it)(?!\p{L})/iu,
      ...spelled(
        'null|eins|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun|\\p{L}*(?:zehn|zig|ßig)|elf|zwölf',
        'ruf\\p{L}*|anruf\\p{L}*|telefon\\p{L}*|handy|mobil|whats ?app|nummer|schreib\\p{L}*|wähl\\p{L}*',
      ),
    ],
    stereotype: [
      /(?:sogar|selbst|auch) (?:eine |deine |Ihre )?(?:Frau|Oma|Schwiegermutter|Blondine)n?(?!\p{L})/u,
      /(?:ideal|perfekt|geeignet|gemacht) für (?:die |deine |Ihre )?(?:Ehefrau|Gattin|Oma|Mädchen|alte Leute)/u,
      /echte[rn]? (?:Kerle?|Männer)(?!\p{L})|schwache[sn]? Geschlecht/u,
      /(?<!\p{L})(?:[Kk]eine|[Nn]icht an|[Nn]ur (?:an|für)) (?:die )?(?:Ausländer|Migranten|Zigeuner|Deutsche(?!\p{L})|Türken|Araber|Polen(?!\p{L})|Muslime|Juden|Afrikaner)/u,
      new RegExp(
        `(?<!\\p{L})(?:[Kk]ein|[Nn]icht)(?: Verkauf)? (?:an|für) (?:die )?(?:${strangers.de})(?!\\p{L})`,
        'u',
      ),
      new RegExp(
        `(?<!\\p{L})[Aa]n (?:die )?(?:${strangers.de}) (?:\\p{L}+ ){1,3}nicht(?!\\p{L})|(?<!\\p{L})(?:${strangers.de}) (?:unerwünscht|ausgeschlossen|zwecklos)`,
        'u',
      ),
    ],
    'banned-word': [
      /(?<!\p{L})(?:andere[rn]?|manche[rn]?|gewisse[rn]?) (?:Auto)?(?:Händler|händler|Verkäufer|Autohäuser)/u,
      /Betrüger|Gauner|Abzocke|Halsabschneider|über den Tisch gezogen/u,
    ],
  },
  fr: {
    contact: [
      ...written,
      /(?<!\p{L})point (?:com|fr|org|eu|info)(?!\p{L})/iu,
      ...spelled(
        'zéro|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|et',
        'appel\\p{L}*|téléphon\\p{L}*|numéro|portable|whats ?app|écri\\p{L}*|composez',
      ),
    ],
    stereotype: [
      /(?:même|y compris) (?:ta|votre|une) (?:grand-mère|mamie|belle-mère|épouse|blonde)/iu,
      /(?:parfaite|idéale|faite) pour (?:ta |votre |les )?(?:épouse|mamies?|mamans|vieux|petits vieux)/iu,
      /vrais? mecs?(?!\p{L})|sexe faible/iu,
      /(?:interdite? aux|réservée? aux|uniquement (?:aux|pour les)|pas (?:aux|pour les)) (?:étrangers|immigrés|gitans|arabes|français|africains|musulmans|juifs)(?!\p{L})/iu,
      new RegExp(
        `(?:pas|jamais|ni) (?:aux|à des|à) (?:\\p{L}+ )?(?:${strangers.fr})(?!\\p{L})|(?<!\\p{L})(?:${strangers.fr}) s['’]abstenir`,
        'iu',
      ),
      /(?:réservée?s?|uniquement|exclusivement) (?:aux|à des) (?:clients|acheteurs|citoyens) français/iu,
    ],
    'banned-word': [
      /(?<!\p{L})(?:autres|certains) (?:vendeurs|concessionnaires|garages|marchands)/iu,
      /(?<!\p{L})escrocs?(?!\p{L})|arnaqu|malhonnêt|charlatan/iu,
    ],
  },
  es: {
    contact: [
      ...written,
      /(?<!\p{L})punto (?:com|net|org|eu|info)(?!\p{L})/iu,
      ...spelled(
        'cero|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|(?:dieci|veinti)\\p{L}+|veinte|(?:trei|cuare|cincue|sese|sete|oche|nove)nta|y',
        'llam\\p{L}*|teléfono|móvil|número|whats ?app|escrib\\p{L}*|marca',
      ),
    ],
    stereotype: [
      /(?:hasta|incluso) (?:una (?:mujer|rubia)|tu (?:abuela|mujer|suegra))/iu,
      /(?:perfect[oa]|ideal|hech[oa]|adecuad[oa]) para (?:tu |las |los )?(?:mujer|esposas?|abuel[oa]s?|suegra)(?!\p{L})/iu,
      /hombres de verdad|sexo débil/iu,
      /(?:no (?:se vende|vendemos|atendemos) a|abstenerse|sol[oó] (?:para|a)|prohibid[oa] a) (?:los )?(?:extranjeros|inmigrantes|gitanos|moros|españoles|africanos|árabes|musulmanes|judíos)(?!\p{L})/iu,
      new RegExp(
        `no (?:se )?(?:vend|trat|atend)\\p{L}* (?:a|con) (?:\\p{L}+ )?(?:${strangers.es})(?!\\p{L})|(?<!\\p{L})(?:${strangers.es}) abstenerse`,
        'iu',
      ),
      /(?:sol[oó]|solamente|exclusivamente) (?:para|a) (?:clientes|compradores|ciudadanos) españoles/iu,
    ],
    'banned-word': [
      /(?<!\p{L})(?:otros|ciertos|algunos) (?:vendedores|concesionarios|compraventas)/iu,
      /(?<!\p{L})(?:estaf(?:a|as|adore?s?|adora)|timador|deshonest|ladrones)(?!\p{L})/iu,
    ],
  },
};
