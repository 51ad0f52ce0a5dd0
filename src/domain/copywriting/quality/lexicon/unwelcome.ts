import type { Language } from '#domain/shared/languages.ts';
import type { HardFailRule } from '../hard-fail.ts';

/** What no text says of people and how to reach them, in one language. */
type Unwelcome = Readonly<Record<Extract<HardFailRule, 'contact' | 'stereotype' | 'banned-word'>, RegExp[]>>;

const written = [
  /(?:https?:\/\/|(?<!\p{L})www\.)\S/iu,
  /[^\s@]{1,64}@[^\s@]{1,190}\.\p{L}{2,}/u,
  /(?<!\p{L})\p{L}[\p{L}\d-]{1,62}\.(?:it|com|net|org|eu|info)(?!\p{L})/iu,
  /(?<!\p{L})telegram(?!\p{L})/iu,
];

/** A telephone number spelled out: six numbers in a row or more. */
const spelled = (numbers: string) =>
  new RegExp(`(?<!\\p{L})(?:${numbers})(?:[\\s,.-]+(?:${numbers})){5,}(?!\\p{L})`, 'iu');

/** Contacts spelled out or written, people told apart by sex, age or origin, rivals abused. */
export const unwelcome: Readonly<Record<Language, Unwelcome>> = {
  it: {
    contact: [
      ...written,
      /(?<!\p{L})punto (?:com|it|net|org|eu|info)(?![\p{L}’'])/iu,
      spelled(
        'zero|un[oa]?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|\\p{L}{2,6}dici|(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant|\\p{L}*cento)\\p{L}*',
      ),
    ],
    stereotype: [
      /(?:persino|perfino|anche per|anche) (?:(?:un[ao]?|l[ae]|i|un['’]) ?)(?:donn[ae]|vecchi(?:ett)?[oia]?|vecchine?|nonn[ae]|biond[ae])(?!\p{L})/iu,
      /per (?:l[ae] )?(?:tua |vostra |sua )?(?:mogli?e?|fidanzata|suocera|signore|ragazze|mogli)(?!\p{L})/iu,
      /veri uomini|vero uomo|da (?:uomini|maschi|femmine|signorine)(?!\p{L})|sesso debole/iu,
      /(?<!\p{L})(?:no|niente|escl(?:usi|uso)|vietat[oa] (?:agli|ai)|non (?:\p{L}+ ){1,2}?(?:a|agli|ai|con)|sol[oi] (?:per|a|agli)|riservat[oa] (?:agli|a)) (?:gli |i )?(?:stranier|extracomunitar|immigrat|zingar|african|cines|arab|marocchin|albanes|rumen|italiani(?!\p{L})|meridional|terron|musulman|ebre)/iu,
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
      spelled('oh|zero|nought|one|two|three|four|five|six|seven|eight|nine|double'),
    ],
    stereotype: [
      /even (?:a (?:woman|blonde)|women|your (?:wife|granny|grandmother|mother-in-law))/iu,
      /(?:perfect|ideal|suitable|made|great|right) for (?:the |your )?(?:wife|wives|granny|grandmothers?|young men|young women|old (?:men|women))/iu,
      /(?<!\p{L})real men(?!\p{L})|weaker sex/iu,
      /(?:no|not (?:sold|for sale) to|(?:only|exclusively) (?:for|to)) (?:foreigners|immigrants|gyps(?:y|ies)|africans|arabs|muslims|jews|italians|natives|white people)/iu,
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
      spelled('null|eins|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun'),
    ],
    stereotype: [
      /(?:sogar|selbst|auch) (?:eine |deine |Ihre )?(?:Frau|Oma|Schwiegermutter|Blondine)n?(?!\p{L})/u,
      /(?:ideal|perfekt|geeignet|gemacht) für (?:die |deine |Ihre )?(?:Ehefrau|Gattin|Oma|Mädchen|alte Leute)/u,
      /echte[rn]? (?:Kerle?|Männer)(?!\p{L})|schwache[sn]? Geschlecht/u,
      /(?<!\p{L})(?:[Kk]eine|[Nn]icht an|[Nn]ur (?:an|für)) (?:die )?(?:Ausländer|Migranten|Zigeuner|Deutsche(?!\p{L})|Türken|Araber|Polen(?!\p{L})|Muslime|Juden|Afrikaner)/u,
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
      spelled(
        'zéro|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|et',
      ),
    ],
    stereotype: [
      /(?:même|y compris) (?:ta|votre|une) (?:grand-mère|mamie|belle-mère|épouse|blonde)/iu,
      /(?:parfaite|idéale|faite) pour (?:ta |votre |les )?(?:épouse|mamies?|mamans|vieux|petits vieux)/iu,
      /vrais? mecs?(?!\p{L})|sexe faible/iu,
      /(?:interdite? aux|réservée? aux|uniquement (?:aux|pour les)|pas (?:aux|pour les)) (?:étrangers|immigrés|gitans|arabes|français|africains|musulmans|juifs)(?!\p{L})/iu,
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
      spelled('cero|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve'),
    ],
    stereotype: [
      /(?:hasta|incluso) (?:una (?:mujer|rubia)|tu (?:abuela|mujer|suegra))/iu,
      /(?:perfect[oa]|ideal|hech[oa]|adecuad[oa]) para (?:tu |las |los )?(?:mujer|esposas?|abuel[oa]s?|suegra)(?!\p{L})/iu,
      /hombres de verdad|sexo débil/iu,
      /(?:no (?:se vende|vendemos|atendemos) a|abstenerse|sol[oó] (?:para|a)|prohibid[oa] a) (?:los )?(?:extranjeros|inmigrantes|gitanos|moros|españoles|africanos|árabes|musulmanes|judíos)(?!\p{L})/iu,
    ],
    'banned-word': [
      /(?<!\p{L})(?:otros|ciertos|algunos) (?:vendedores|concesionarios|compraventas)/iu,
      /(?<!\p{L})(?:estaf(?:a|as|adore?s?|adora)|timador|deshonest|ladrones)(?!\p{L})/iu,
    ],
  },
};
