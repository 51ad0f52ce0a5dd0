/** What the name of a car tells of every example, whatever the form leaves open. */
export interface Character {
  /** Made for the town: nobody would call it long-legged. */
  isCity: boolean;
  isSmall: boolean;
  /** Low to get into, with two seats or two doors. */
  isLow: boolean;
  /** Bought to be driven. */
  isSport: boolean;
  /** Two seats, firm and loud: nobody buys it for comfort, nor to be seen at work in. */
  isSpartan: boolean;
  /** Quick, whatever power the form leaves open. */
  isStrong: boolean;
  /** For goods, not for people. */
  isVan: boolean;
  isPickup: boolean;
}

/** Returns the character of a car by make, model and version as typed; all false of a name that tells nothing. */
export function characterOf(name: string): Character {
  const isCity = cityCars.test(name);
  const isStrong = strong.test(name);
  const isLow = low.test(name) && !familiar.test(name);
  return {
    isCity,
    isSmall: isCity || small.test(name),
    isLow,
    isSport: isStrong || sporty.test(name) || isLow,
    isSpartan: spartan.test(name),
    isStrong,
    isVan: vans.test(name) && !familiar.test(name),
    isPickup: pickups.test(name),
  };
}

const named = (names: string) => new RegExp(`(?<![\\p{L}\\d])(?:${names})(?![\\p{L}\\d])`, 'iu');

const cityCars = named(
  [
    'panda|500e?|600|126|cinquecento|seicento|topolino|y|y10|ypsilon|10[78]|aygo|c1|c-zero|ami|i10|atos|picanto|up!?|mii|citigo|lupo|fox|twingo|spring',
    'smart|fortwo|ka\\+?|spark|matiz|agila|karl|adam|iq|alto|celerio|splash|wagon r|ignis|pixo|twizy|arosa|i-?miev|ion|bluecar',
  ].join('|'),
);

const small = named(
  'punto|fiesta|corsa|polo|clio|20[5678]|c[23]|ds ?3|yaris|ibiza|fabia|i20|rio|mito|a1|mini|jazz|colt|mazda2|zoe|sandero|micra|swift|kalos|aveo|logan|baleno|note|musa|idea|500l|forfour|honda e',
);

/** Bodies for people and their things, whatever else is in the name: "Vito Tourer", "500 L". */
const familiar =
  /(?<!\p{L})(?:tourer|tourneo|kombi|combi|passenger|multivan|caravelle|multispace|active ?space|shuttle|verso|family|familiare|\d posti|panorama|natural power 5|sw|wagon|touring|avant|variant|sportback|gran coup[eé]|4 ?p(?:orte)?|5 ?p(?:orte)?)(?!\p{L})/iu;

const low = named(
  [
    'elise|exige|evora|emira|mx-?5|miata|z[1348]|slk|slc|boxster|cayman|911|99[1267]|tt|tts|tt ?rs|r8|s2000|mr2|gt ?86|gr86|brz|supra|350z|370z|4c|124 spider|barchetta|x1/9|duetto|spider',
    'roadster|cabrio(?:let)?|coup[eé]|corvette|gt-?r|crossfire|streetka|tigra|rx-?8|celica|fulvia|alpine|a110|caterham|portofino|california|huracan|huracán|gallardo|458|488|f8|roma|amg gt',
  ].join('|'),
);

const spartan = named(
  'elise|exige|caterham|super ?7|4c|x1/9|s2000|mr2|mx-?5|miata|barchetta|streetka|z1|m100|elan|gt3|gt2|twizy|ami',
);

const sporty = named(
  'gti|gtd|gte|gsi|vrs|abarth|cupra|sporting|opc|vxr|nismo|turbo s|gta|rs[34567]?|st|cooper s|jcw|type[ -]?s|r-?design|t-?jet|esseesse|evo|lancia delta hf|trofeo|mustang|camaro|giulietta qv',
);

const strong = named(
  [
    'wrx|sti|type[ -]?r|m[2-8](?: competition)?|amg|[ces]63|[cea]45|[ce]55|rs ?[34567]|rs ?q[378]|tt ?rs|r8|quadrifoglio|gt-?r|golf r|s3|s4|s5|s6|s7|s8|sq[57]|svr|hellcat|srt8?|911|cayman s|boxster s',
    'corvette|mustang|camaro|f-?type|ferrari|lamborghini|mclaren|maserati|lotus evora|4c|m135i|m140i|m240i|m340[id]|megane rs|focus rs|impreza sti|evo(?:lution)? (?:v|vi|vii|viii|ix|x)|supra|370z|nissan z',
  ].join('|'),
);

const vans = named(
  [
    'porter|ducato|scudo|talento|fiorino|doblò cargo|doblo cargo|transit(?! connect kombi)|daily|sprinter|vito|citan|kangoo express|express van|master|trafic|vivaro|movano|combo cargo|berlingo van|partner van',
    'expert|jumpy|jumper|boxer|proace|caddy van|caddy cargo|transporter|crafter|nv[234]00|primastar|interstar|townstar van|hiace|maxity|maxi furgone|furgone|autocarro|cassonato|bipper|nemo',
  ].join('|'),
);

const pickups = named(
  'd-?max|ranger|hilux|l200|navara|amarok|fullback|bt-?50|musso|rexton sports|np300|alaskan|x-class|classe x|gladiator|silverado|ram|f-?150|pick-?up|doppia cabina|crew cab|king cab|double cab',
);
