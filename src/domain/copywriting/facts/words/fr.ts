import type { FactWords } from '../fact-words.ts';

const car =
  '(?:auto|automobile|voiture|véhicule|modèle|exemplaire|version|berline|suv|crossover|compacte|citadine|break|coupé|cabriolet|roadster|monospace|pick up|pickup|fourgon|fourgonnette|utilitaire|sportive|familiale|routière|4x4|§+)';
const part =
  '(?:cuirs?|alcantara|tissus?|sièges?|sellerie|intérieurs?|habitacle|jantes|étriers|toit|capote|rétroviseurs?|coques|surpiqûres|planche de bord|moquette|tapis|inserts|bandes|vitres|pare chocs|barres|détails|touches|liserés|volant)';

/** French words for the facts of a car. */
export const frenchFacts: FactWords = {
  numbers: {
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    treize: 13,
    quatorze: 14,
    quinze: 15,
    seize: 16,
    vingt: 20,
    'vingt et': 20,
    trente: 30,
    'trente et': 30,
    quarante: 40,
    'quarante et': 40,
    cinquante: 50,
    'cinquante et': 50,
    soixante: 60,
    'soixante et': 60,
    'quatre-vingts': 80,
    'quatre-vingt': 80,
    cent: 100,
    cents: 100,
    mille: 1000,
  },
  thousand: 'mille|k(?=€)',
  units: {
    perMonth: '(?:€|euros?|eur)?\\s?(?:/\\s?mois|par mois|mensuels?|mensuelles?)',
    euro: '(?:[.,][-–—]+\\s?)?(?:€|euros?|eur)',
    consumption:
      '(?:l|litres?)\\s?(?:/|aux|pour|par)\\s?(?:100|cent)(?:\\s?(?:km|kilomètres))?|kwh\\s?/\\s?100\\s?km|litres aux cent',
    emission: '(?:g|grammes?)\\s?(?:/|par|de co2|co2/|au)\\s?(?:km|kilomètre|co2)?',
    speed: "km\\s?/\\s?h|kilomètres (?:à l'heure|heure)|km heure",
    km: 'km|kms|kilomètres?|bornes',
    miles: 'miles',
    kWh: 'kwh',
    kW: 'kw|kilowatts?',
    horsepower: 'ch(?:evaux)?(?! fisc)|cv(?! fisc)|hp',
    cc: 'cc|cm³|cm3|centimètres cubes',
    litres: 'l|litres?',
    doors: 'portes|p(?=[ ,.])',
    seats: 'places(?! de)|sièges(?= pour)',
    months: 'mois',
    years: 'ans|an|années?',
    owners: '(?:seuls? |anciens? |précédents? )?(?:propriétaires?|mains)',
    gears: 'rapports|vitesses',
    keys: 'cl(?:é|ef)s',
    inches: 'pouces|"|”|″',
    percent: '%|pour cent',
    torque: 'nm|newtons? mètres?',
    seconds: 's|sec|secondes?',
    minutes: 'min|minutes?|heures?|jours?|semaines?',
    stars: 'étoiles?',
    cylinders: 'cylindres?',
    kilos: 'kg|kilos?|kilogrammes?',
    tonnes: 'tonnes?',
    quintals: 'quintaux',
    other:
      'airbags?|cm|mm|m|mètres?|haut parleurs?|watts?|w|v|zones?|clés?|clefs?|exemplaires?|personnes|passagers|cv fiscaux|ch fiscaux|chevaux fiscaux|points',
  },
  leads: {
    km: 'km|kilométrage|compteur|kilométrage (?:de|est de)|kilomètres',
    euro: 'prix|prix (?:de|est de)',
    horsepower: 'puissance',
    doors: 'portes',
    seats: 'places',
  },
  half: 'et demie?',
  bounds: {
    less: "(?:moins (?:de|d')|sous les|en dessous de|au plus|maximum|pas (?:même|encore)|jusqu'à|inférieure? à|n'atteint pas)(?:\\s€)?",
    more: "(?:plus (?:de|d')|au dessus de|au moins|supérieure? à|au delà de|dépasse(?: les)?)(?:\\s€)?",
    about:
      "(?:environ|à peu près|près (?:de|d')|presque|autour (?:de|d')|quelque|un peu (?:plus|moins) (?:de|d')|à peine)(?:\\s€)?",
  },
  cues: {
    range: 'autonomie|avec un plein|par charge|entre deux charges|sur une (?:charge|recharge)',
    warranty: 'garanti[ée]?(?:e|es|s)?|couverture|couvert[es]*',
    financing: 'mensualités?|mensuel@|apport|financement|taux|taeg|loyers?|crédit|loa|lld|par mois|intérêts',
    service:
      'révision@|entretien|distribution|courroie|chaîne|embrayage|vidange|pneus?|freins?|plaquettes|disques|remplac@|changé@|refait@|batterie|amortisseurs',
    inspection: 'contrôle technique|ct|vignette',
    charging: 'recharge@|charge|borne|wallbox|chargeur|rapide|batterie',
    age: 'âge|âgée?|a|vieux|vieille|à peine',
    hours: 'ouvert@|horaires?|dimanche|samedi|ouvrons',
    otherSum:
      'remise|économi@|au lieu de|options?|valeur|neuf|prix catalogue|catalogue|coût@|frais|carte grise|bonus|prime|reprise|pneus|malus|de moins|apport',
    otherDistance:
      "autres|encore|de la maison|du centre|par jour|tous les|d'ici|prochains|distance|distante?",
    engine:
      'moteur|cylindrée|litres?|turbo|tdi|tsi|tfsi|hdi|bluehdi|dci|tdci|cdi|gdi|essence|diesel|hybride|gpl|mpi|crdi|ecoboost|puretech|bloc|quatre cylindres|trois cylindres|v6|v8|sous le capot|tce|l',
    since: 'depuis|fondée?|née? en',
    sprint: '(?:zéro )?à cent en|0 à 100|0 100|accélér@',
    load: 'tract@|remorqu@|charge|pèse|poids|tire|emporte',
  },
  clock: 'à|de|vers|dès',
  fuel: {
    Benzina: "(?:moteur |motorisation |bloc |version |à |en |l')?essence(?! (?:même|de|d'|du))(?! des)",
    Diesel: 'turbo ?diesel|diesel|gazole|mazout',
    Elettrico:
      "(?:100 ?%|entièrement|tout|toute|totalement|purement|full) électriques?|(?:moteur|motorisation|propulsion|groupe|bloc|berline|suv|crossover|citadine|compacte|voiture|auto|véhicule|monospace|fourgon|utilitaire|mobilité|conduite|traction|§+) (?:100 ?% |entièrement )?électrique|une électrique|l'électrique|est électrique|(?<=(?:^|[,.:;!?\\n])\\s?)électrique(?=,)",
    Ibrido: 'hybrides?|micro hybride|plug in|phev|mhev|hybridation',
    GPL: 'gpl|bicarburation|bi carburation',
    Metano: 'gnv|gaz naturel|méthane',
    Idrogeno: 'hydrogène|pile à combustible',
  },
  transmission: {
    Manuale:
      "(?:boîte|transmission|bvm)(?: (?:de vitesses|est|mécanique|à \\S+ (?:rapports|vitesses)))* (?:manuelle|mécanique)|bvm ?[56]?|manuelle à (?:cinq|six|5|6)|boîte manuelle|pédale d'embrayage",
    Automatica:
      '(?:boîte|transmission|bva)(?: (?:de vitesses|est|à \\S+ (?:rapports|vitesses)))* automatique|bva ?\\d?|automatique à \\S+ (?:rapports|vitesses)|(?:voiture|berline|citadine|suv|compacte|§+) automatique|convertisseur de couple|sans embrayage',
    Robotizzata:
      '(?:boîte|transmission) (?:robotisée|pilotée|à double embrayage|double embrayage)|robotisée|double embrayage|dsg|s tronic|dct|pdk|edc|eat ?[68]',
    CVT: 'cvt|e cvt|variation continue|(?:boîte|transmission) (?:à variation )?continue|variateur|xtronic|multitronic',
    Sequenziale: '(?:boîte |transmission )?séquentielle',
  },
  drive: {
    front:
      'traction(?! intégrale)(?: avant)?|roues avant(?: motrices)?|roues motrices avant|fwd|2wd|train avant moteur',
    rear: 'propulsion(?! (?:électrique|hybride|essence|diesel|thermique))(?: arrière)?|roues arrière(?: motrices)?|roues motrices arrière|rwd|traction arrière',
    all: '(?:transmission|traction) intégrale(?: permanente)?|intégrale|quatre roues (?:sont )?motrices|(?:puissance|force|motricité|couple) (?:aux|sur les) quatre roues|entraîn@ les quatre roues|4 roues motrices|4x4|4wd|awd|xdrive|4matic|4motion|quattro',
  },
  body: {
    Berlina: 'berline|tricorps|trois volumes',
    SUV: 'suv|sport utility@',
    Crossover: 'crossover',
    Hatchback: 'hatchback|bicorps|berline compacte|compacte (?:cinq|trois|5|3) portes',
    'Station Wagon': 'break|station wagon|familiale break|sw',
    Coupé: 'coupé',
    Cabrio: 'cabriolet|cabrio|roadster|décapotable|spider',
    Monovolume: 'monospace|ludospace',
    Pickup: 'pick up|pickup',
    Furgone: 'fourgon|fourgonnette|utilitaire léger|van',
    Sportiva: 'voiture de sport|sportive',
    Citycar: 'citadine|petite citadine|citycar',
  },
  condition: {
    Nuovo:
      "(?:voiture|auto|véhicule|§+) neu(?:ve|f)(?! (?:pour|dans))|neu(?:ve|f) (?:jamais immatriculée?|sortie d'usine)|jamais (?:immatriculée?|roulé)|sortie? d'usine|flambant neu(?:ve|f)(?! d)",
    Usato:
      "(?:voiture|véhicule|auto|berline|suv|citadine|§+) d'occasion|d'occasion|de seconde main|une occasion (?:de|récente|saine)|est une occasion",
    'Km 0':
      "(?:véhicule|voiture) (?:de démonstration 0 km|0 km)|0 km|zéro kilomètre|km 0|immatriculée? (?:0 km|d'avance)|pré immatriculée?|préimmatriculée?",
    Aziendale:
      "(?:véhicule|voiture|ancienne voiture|auto) (?:de (?:société|fonction|direction|service)|d'entreprise)|de (?:société|fonction|direction)|d'entreprise|ex flotte|ex société|une entreprise l[ae] faisait rouler|servi en société",
    Semicollisione:
      'accidentée?s?|véhicule endommagé|sinistrée?|choc (?:avant|arrière|latéral)|collisionnée?',
  },
  color: {
    Bianco: 'blanc(?:he|hes|s)?',
    Nero: 'noire?s?',
    Grigio: 'grise?s?|anthracite',
    Rosso: 'rouges?',
    Blu: 'bleue?s?',
    Verde: 'verte?s?',
    Giallo: 'jaunes?',
    Arancione: 'oranges?',
    Marrone: 'marrons?|brune?|bronze',
    Viola: 'violette?s?|mauve',
    Argento: 'argent(?:ée?s?)?',
    Oro: 'dorée?s?|or',
    Beige: 'beiges?|ivoire|sable|champagne',
    Bordeaux: 'bordeaux|lie de vin|rouge foncé',
  },
  colorOfCar: {
    before: `(?:couleur|teinte|coloris)[^.;!?\\n]{0,14}|(?:couleur|teinte|robe|peinture|carrosserie|livrée|coloris|peinte|habillée?|vêtue?|parée?|laquée?)(?: (?:en|de|d|est|extérieure|du|un|une|élégante?|classique|profonde?|discrète?|sobre))*|${car}(?: (?:en|de|couleur|est|toute?|élégante?|compacte|électrique|hybride|diesel|essence|familiale|sobre)){0,2}|(?:^|[.:!?\\n]\\s*)(?:elle est |il est |toute? |en )?|(?:19|20)\\d\\d,? (?:(?:et|elle|il|est|de couleur) ){0,3}`,
    after: ' (?:métallis@|nacré@|mate?|verni@|métal|de robe)',
  },
  colorOfPart: {
    before: `${part}(?: (?:en|de|couleur|cuir|tissu|sport|sont|est|contrastées?|perforé)){0,2}`,
    after: ' (?:des sièges|de la sellerie)',
  },
  presenting:
    "(?:^|[.:;,!?(–—\\n]\\s*)(?:(?:c'est|voici|un|une|le|la|ce|cette|bel|belle|vraie?|grande?|petite?|élégante?|spacieu(?:x|se)|§+)\\s*)*|notre|ce(?:tte)?(?: \\S+)?|(?:est|reste|devient)(?: aussi| vraiment| bien)? (?:un|une|le|la)(?: \\S+){0,2}|(?:proposons|vendons|vends|présentons|vend)(?: ici)? (?:un|une|ce|cette)(?: \\S+)?|§+",
  comparing:
    "(?:(?:comme|qu|que|plus|pas|ni|entre|d|autre|autres|chaque|toute|aucune?|au lieu|à|bien des|face à|que la|de la|du|des|l'éternel)[ ']?(?: (?:un|une|le|la|les|de|d|autre|grande?|petite?|vraie?|classique|simple|véritable))*)",
  warranty:
    "garantie(?! (?:de (?:style|plaisir|confort|sérénité|qualité|bonheur|succès|tranquillité)|légale|d'))s?|garanti[es]? (?:\\d|douze|six|pendant|jusqu|deux|un an|trois)@",
  noWarranty:
    "garantie ?:? aucune|(?:sans|aucune|pas de|ni|hors|exclue? de)(?: (?:la|aucune|autre|une))? garantie|garantie (?:n'est pas|non) (?:incluse|comprise|prévue|fournie|offerte)|garantie (?:exclue|absente)|(?:n'est pas|ne bénéficie (?:pas|d'aucune)|ne dispose pas|n'a pas|n'offre pas|n'est couverte? par aucune|n'est assortie d'aucune)(?: (?:de|d'|sous|couverte? par|une|la|aucune|cette))* garantie|vendue? en l'état",
  makerWarranty:
    "garantie (?:du |de )?(?:constructeur|fabricant|usine|origine)|garantie d'origine|garantie (?:officielle )?§+|encore (?:sous )?garanti@|sous garantie constructeur",
  extendedWarranty: 'garantie (?:étendue|prolongée)|extension de (?:la )?garantie',
  statements: {
    neverCrashed:
      "aucune trace (?:de |d.)(?:choc|accident|collision)|(?:jamais|non|pas)(?: (?:été|eu|connu|subi|d'|le moindre|un seul|un|aucun))* ?(?:accidentée?s?|accidents?|chocs?|sinistres?|collisions?|accrochages?)|(?:aucun|sans(?: aucun| le moindre)?|zéro|exempte? d'|n'a (?:jamais )?(?:eu|connu|subi) (?:aucun |d'|le moindre ))(?: ?)(?:accidents?|sinistres?|chocs?|collisions?|accrochages?)|(?:vierge|indemne) de tout (?:accident|choc|sinistre)",
    crashed:
      '(?:a (?:eu|subi|connu)|ayant (?:eu|subi)) (?:un|des) (?:accidents?|chocs?|sinistres?|accrochages?)|réparée? suite à un',
    noDamage:
      "(?:aucune?|sans|zéro|pas (?:de|une|un|d'|la moindre|le moindre|une seule|un seul)|exempte? de|ni)(?: ?)(?:(?:la |le |moindre |trace de |traces de |aucune? |seule? |visible |petite? |grosse? ))*(?:rayures?|bosses?|dommages?|dégâts?|rouille|impacts?|défauts? (?:de carrosserie|esthétiques?|visibles?|apparents?)|griffes?|accrocs?|marques d'usure|usure|corrosion|éraflures?)|(?:vierge|indemne) de toute (?:rayure|rouille|trace)",
    scratched: 'ray(?:ures?|ée?s?)|éraflures?|griffes?',
    dented: 'bosses?|cabossée?|enfoncement',
    rusty: 'rouille|rouillée?',
    hailDamaged: 'grêle|grêlée?',
    leaking: "fuites? d'huile|perd de l'huile|consomme de l'huile",
    oneOwner:
      "(?:un |une |d'un )?(?:seule?|unique|même) (?:et unique )?(?:propriétaire|main)|propriétaire unique|(?:de |en )?(?:première|1 ?ère|1 ?re) main|premier propriétaire|un seul et même propriétaire|monopropriétaire|1 ?er propriétaire",
    secondOwner:
      '(?:de |en )?(?:deuxième|seconde|2 ?e|2 ?ème) main|(?:deux|2) propriétaires|(?:second|deuxième) propriétaire',
    womanOwned: '(?:conduite|voiture|main) (?:par une |de )?(?:femme|dame)',
    nonSmoker: 'non fumeurs?|(?:jamais|pas|personne n.y a) fumé',
    garaged:
      'toujours (?:\\S+ )?(?:à l.abri|sous abri)|(?:toujours |stationnée? |dormant |garée? |remisée? |abritée? )+(?:au|dans un|en) garage|dort au garage|dormi (?:au|dans un) garage|(?:stationn|gar|remis|abrit)ée? (?:au|dans un|en) garage|toujours (?:au|en) garage',
    servicedByMaker:
      '(?:entretien|entretenue?|suivie?|suivi|révisée?|révisions?)[^.;]{0,40}(?:concession(?:naire)?|réseau|constructeur|garage §+|atelier (?:agréé|officiel)|agent (?:agréé|officiel)|chez §+|la marque)',
    serviceJustDone:
      "(?:révision|entretien|vidange|grande révision) (?:complète )?(?:vient d'être|récente?|à jour|faite?|effectuée?|fraîche|toute fraîche|à neuf)|(?:fraîchement|récemment|tout juste) (?:révisée?|entretenue?)|dernière révision|révision(?: \\S+)? (?:vient d|faite|effectuée)|à jour de révision",
    serviced:
      "carnet (?:d'entretien|de santé|numérique|complet|à jour)|entretien (?:suivi|régulier|à jour|complet|rigoureux|limpide|documenté|justifié)|(?:bien |toujours |régulièrement |parfaitement |méticuleusement |scrupuleusement )?entretenue?(?! (?:le|la|l))|historique (?:d'entretien|complet|limpide|des révisions)|factures (?:d'entretien|à l'appui|disponibles)|révisions (?:régulières|à jour|faites)|suivi (?:complet|d'entretien|régulier)|(?:régulièrement|entièrement|toujours|récemment|voiture|véhicule|§+|est|été) révisée?",
    partsRenewed:
      "(?:distribution|courroie|embrayage|freins|plaquettes|disques|batterie|amortisseurs|turbo|pompe à eau|moteur|volant moteur|boîte|pneus)(?: (?:de distribution|est|sont|a été|ont été|vient d'être|viennent d'être|tout|toute|tous|récemment|déjà|et \\S+)){0,4} (?:neu(?:f|ve|fs|ves)|changée?s?|remplacée?s?|refaite?s?|récente?s?|révisée?s?|faite?s?)",
    topCondition:
      "comme neu(?:f|fs|ve|ves)(?! de)|(?:intérieur|habitacle|sièges|sellerie|cuir|carrosserie|peinture) (?:(?:est|sont|reste|restent|encore) )*(?:immaculé|impeccable|irréprochable|intact)(?:e|s|es)?|(?:excellent|parfait|superbe|magnifique|très bel|irréprochable|impeccable|très bon|remarquable|splendide) état|état (?:général )?(?:vraiment |absolument |tout simplement )?(?:excellent|parfait|superbe|magnifique|irréprochable|impeccable|proche du neuf|neuf|collection|concours|exceptionnel|remarquable)|(?:comme|proche du|quasi|presque|quasiment|à l'état) neu(?:f|ve)|état neuf|impeccable (?:à l'intérieur|dedans|dehors|intérieur)|état showroom",
    goodCondition:
      '(?:bon|bel|beau) état|état (?:général )?(?:bon|correct|sain)|bien (?:conservée?|entretenue?|soignée?|tenue?)|soigneusement (?:conservée?|entretenue?)|saine|très soignée?|choyée?|bichonnée?',
    certifiedMileage:
      '(?:kilométrage|kilomètres|km) (?:est )?(?:certifiés?|garantis?|vérifiés?|justifiés?|attestés?|documentés?)',
    realMileage: '(?:kilométrage|kilomètres|km) (?:réels?|d.origine|authentiques?)|vrais (?:kilomètres|km)',
    inspection:
      'contrôle technique(?: (?:ok|à jour|vierge|valable|valide|récent|de moins|favorable|passé|jusqu|fait|sans|neuf|vient))?@|ct (?:ok|vierge|à jour|récent|valable|de moins|jusqu|favorable|fait)@',
    certificate:
      "(?:certifiée?|labellisée?|label)(?! (?:par son))(?: §+)?|\\d+ points de contrôle|contrôlée? (?:sur|en) \\d+ points|expertise@|expertisée?|rapport d'expertise|histovec|certificat",
    financing:
      'financement@|financer|crédit|mensualités?|en plusieurs fois|taeg|taux (?:zéro|fixe|préférentiel|attractif|à 0)|sans apport|apport|payable en|facilités de paiement|à partir de \\d+ ?€? ?(?:par|/) ?mois',
    leasing: 'leasing|loa|lld|location longue durée|location avec option',
    vatShown:
      'tva (?:(?:est|entièrement|totalement|intégralement|bien) )+(?:récupérable|déductible|apparente|incluse|comprise)|(?:tva|t\\.v\\.a\\.) (?:récupérable|déductible|apparente|incluse|comprise|en sus|non)|récupér@ (?:de )?la tva|(?:hors|prix hors) (?:tva|taxes?)|ht|ttc|hors taxe',
    vatMargin: '(?:tva )?(?:sur )?(?:la )?marge|régime de la marge',
    roadTax:
      'prime à la conversion|vignette|malus(?: écologique)?|bonus écologique|exonér@|carte grise (?:gratuite|à moitié|réduite|offerte)@|taxe (?:réduite|nulle|annuelle)',
    emissionClass: 'euro ?[1-7](?: ?d (?:temp|isc|fcm|temp evap)|[a-e])?',
    sticker: "crit'?\\s?air ?[0-5]?|vignette (?:verte|crit.?air ?[0-5]?)|zfe",
    lowEmission:
      'circulation alternée|jours? de (?:restrictions?|pic de pollution)|circule (?:librement|partout) (?:en|dans les) (?:zfe|ville|centre)@|sans restriction de circulation',
    rating:
      "euro ?ncap|ncap|voiture de l'année|primée?|récompensée?|(?:cinq|5|quatre|4) étoiles|élue|meilleure de sa catégorie|prix (?:du design|de l'année)",
    newDriversAllowed: 'autorisée? aux? jeunes? (?:permis|conducteurs?)|conduite accompagnée',
    newDrivers:
      'jeunes? (?:conducteurs?|permis|conductrices?)|première voiture|permis probatoire|nouveaux conducteurs|débutants?|novices?',
    testDrive:
      'essais? (?:routiers?|sur route|possibles?|gratuits?|offerts?)|(?:un |d.un |l.)essai (?:est possible|possible|sur|gratuit|sans|de la voiture|avant achat)|demandez (?:un|votre) essai|essayer sur route|test drive',
    tradeIn:
      'reprise (?:possible|acceptée|assurée|étudiée|de l.ancien(?:ne)?)|(?:votre|une) reprise|en reprise|reprise (?:de (?:votre|ton)|possible)@|reprenons (?:votre|ton)|(?:votre|ton) (?:ancienne?|actuelle) (?:voiture|véhicule|auto)@ repris@|échange possible',
    delivery:
      'livraison (?:à|offerte|gratuite|possible|incluse|partout|en|sous|rapide|immédiate|dans|comprise)|livrons|livrée? (?:à domicile|chez|partout|en|sous)|nous (?:vous )?(?:la |le )?(?:livrons|expédions|amenons|apportons)|expédition',
    openingHours:
      "(?:nous sommes|ouverte?s?|attendons|accueillons|disponibles?|joignables?|passez|appelez)(?: [^.;:!?,]{0,40})? du lundi au (?:vendredi|samedi)|du lundi au (?:vendredi|samedi)(?=[^.;!?]{0,24}(?: ouvert| nous sommes| nous vous|à votre disposition))|(?:nous sommes |garage |concession |showroom )?ouverts? (?:le|tous|7|du|de|même|non|jusqu|sans|dimanche|samedi|en continu)@|horaires? d'ouverture|ouvert le (?:dimanche|samedi)|du lundi au (?:samedi|vendredi|dimanche)[^.]{0,15}\\d+|portes ouvertes",
    transferIncluded:
      "(?:carte grise|immatriculation|frais)(?: \\S+){0,3} (?:est|sont) (?:comprise?s?|incluse?s?|offerte?s?|gratuite?s?)|(?:carte grise|immatriculation|transfert|frais (?:de dossier|d'immatriculation))(?: \\S+){0,2} (?:incluse?s?|offerte?s?|comprise?s?|gratuite?s?)|frais inclus",
    gift: 'offerts?|offertes?|en cadeau|gratuite?s?(?:ment)?|cadeau|entretien (?:inclus|offert)|(?:pneus hiver|tapis|plein|révision) (?:en plus|en cadeau|offerte?s?)',
    negotiable: 'négociable|à débattre|prix discutable|faire offre',
    returns:
      'satisfait ou remboursé|remboursée?|droit de (?:rétractation|retour)|(?:retour|échange|rendre)[^.]{0,15}(?:sous|dans les|pendant) \\d+ jours|reprise sous',
    readyNow:
      "(?:disponible|dispo|livrable|visible) (?:immédiatement|de suite|tout de suite|sans délai|dès (?:maintenant|aujourd'hui|à présent)|sur parc|en stock)|(?:disponibilité|livraison) immédiate|prête à partir immédiatement|en stock|sur parc",
    scarcity:
      "(?:le |la |l'un des |une des )?(?:dernière?s?) (?:exemplaires?|disponibles?|chance|occasion|unité|modèle|pièces?|jours?|opportunité)|(?<!manque )plus qu'(?:un|une|1)|(?:seulement|uniquement|que) (?:jusqu|cette semaine|aujourd.hui|ce week end|ce mois|pour quelques jours)@|jusqu'(?:à|au) (?:dimanche|samedi|lundi|vendredi|épuisement|la fin (?:du mois|de la semaine))|fin du mois|offre (?:valable|limitée|expire|se termine|à durée|prend fin)@|(?:dépêchez|hâtez|pressez) vous|dépêche toi|avant qu'(?:il ne soit|elle ne|un autre|on)[^.]{0,20}(?:trop tard|parte|vous la prenne|disparaisse)|(?:partira|va partir|se vendra|part) (?:très )?(?:vite|rapidement)|ne (?:restera|durera|tardera) pas|très (?:demandée?|recherchée?)|autres acheteurs|d'autres intéressés|forte demande|introuvable|profitez en (?:vite|avant)",
    keepsValue:
      '(?:cote|valeur)(?: \\S+){0,2} (?:appelée|destinée|vouée|promise) à (?:monter|grimper|augmenter)|(?:cote|valeur) (?:va|devrait|ne peut que|ne fera que) (?:monter|grimper|augmenter)|(?:appelée?|destinée?|vouée?) à prendre de la valeur|(?:conserve@|garde@|maintient|tient|préserve@|gardera|conservera)(?: \\S+){0,2} (?:sa |de la )?(?:valeur|cote)|(?:prend@|gagn@|augment@|grimp@|mont@)(?: \\S+){0,2} (?:de la |en |sa |de )?(?:valeur|cote)|valeur (?:sûre|refuge|de revente|stable|en hausse|assurée|qui (?:monte|tient|grimpe|ne baisse))|(?:bon |excellent |vrai |sûr )?(?:placement|investissement)|(?:ne (?:perd|perdra|décote)[^.]{0,12}(?:valeur|pas|guère|peu))|décote (?:faible|limitée|nulle|quasi)|sans décote|revente (?:facile|assurée|garantie|aisée)|cote (?:en hausse|stable|qui monte)|future (?:collection|classique|collector)|se revend@',
    discount:
      'remise(?! (?:en|des|à|au|du))|rabais|promotion|en promo|soldée?|prix (?:cassé|réduit|en baisse|promotionnel|spécial|exceptionnel|sacrifié|imbattable)|baisse de prix|baissé|(?:en dessous|sous) (?:de )?(?:la |sa )?(?:cote|argus|valeur du marché|prix du marché)|meilleur prix|prix le plus bas|moins chère? (?:de|du)|au lieu de|déstockage',
    lowMileage:
      "(?:faible|petit|bas|très faible|très peu de) (?:kilométrage|kilomètres|km)|peu (?:de (?:kilomètres|km)|kilométrée?|roulé)|kilométrage (?:très )?(?:faible|bas|réduit|limité|contenu)|n'a (?:que|guère) (?:peu )?roulé",
    limitedEdition:
      "(?:produit|construit|fabriqué|réalisé)(?:e|es|s)? (?:seulement )?(?:à|en) (?:très )?(?:peu d'exemplaires|petite série|quelques exemplaires|petit nombre)|(?:édition|série) (?:limitée|spéciale|numérotée)|numérotée?|l'un des \\d+ exemplaires|tirage limité",
    bestSeller:
      "plus vendu(?:e|s|es)?(?= (?:de|du|en|dans|d')|[.,])|best ?seller|(?:leader|numéro un) (?:de|du) (?:son segment|sa catégorie|segment|marché)|meilleures ventes",
    maintained:
      'entretien (?:(?:a|est|fut|toujours|régulièrement|été) )+(?:fait|effectué|réalisé|assuré|suivi|soigné)|(?:toujours|régulièrement|soigneusement) (?:été )?entretenue?',
    neverRepaired:
      '(?:jamais|aucune?|pas (?:une|de)|sans|zéro)(?: (?:une|seule|la moindre|eu|de|grosse))* (?:réparations?|pannes?|avaries?)|jamais (?:été )?réparée?',
    previousOwner:
      "(?:précédente?|ancien(?:ne)?|dernier|dernière|premier|première) propriétaire(?= (?:était|est|a|l'a|l'avait|fut))|propriétaire précédente?|appartenu à (?:un|une|des)|conduite? par (?:un|une) (?:médecin|retraité|notaire|enseignant)@",
    slidingDoors: 'port(?:es?|ières?)(?: \\S+){0,2} coulissantes?',
    pluggedIn:
      '(?:branch@(?: \\S+){0,4} (?:prise|secteur|borne|wallbox)|recharg\\S+(?: \\S+){0,3} (?:prise|borne|domicile|maison|secteur|wallbox)|wallbox|bornes? de recharge|hybride rechargeable)(?<!(?:téléphone|portable|smartphone)[^.;!?]{0,80})',
    audioBrand:
      'bose|harman ?/? ?kardon|bang (?:&|and|e|und|et|y) olufsen|b&o|burmester|jbl|mark levinson|bowers (?:&|and|e|und|et|y) wilkins|dynaudio|(?:beats|focal|fender) audio',
  },
  negations:
    'absence d@|ne(?! manqu@)|n(?!.(?:oubli|hésit)@)|pas(?! seulement| que| moins)|sans|aucune?|jamais|ni|non|zéro|plutôt que|au lieu de|nulle|rien de|exempte? de',
  connectors:
    'renonc@|sacrifi@|manqu@|oubli@|avec|mais|et (?:a|est|avec|une?|le|la)|seulement|plus que|que|qui|parce que|car|donc',
  hypotheses:
    "si (?:vous|tu) (?:cherch|voul|veux|préfér|aim|avez besoin|souhait|êtes en quête|hésit)@|pour qui (?:cherche|veut|préfère)|ceux qui (?:cherchent|veulent|préfèrent|aiment)|à la recherche d'|quiconque (?:cherche|veut)",
  plainWords:
    'tapis|chaînes|réfrigérateurs?|frigo|bennes?|ateliers?|lits?|cuisine|rares?|lumières?|feux|table|tables|rampe|clés?|prise|prises|tente|câble|miroirs?|vitres|charge|grue|volant|barres?',
  idioms:
    "(?:gps|navigateur|navigation) (?:du|de votre|de ton|sur le) (?:téléphone|portable|smartphone)|les deux mains|(?:regarder|demander|rêver) est gratuit|batteries? de traction|nuits? blanches?|carte blanche|pages? blanches?|blanc sec|vin (?:blanc|rouge)|noir sur blanc|noir et blanc|en noir et blanc|humour noir|marché noir|café noir|idées noires|bête noire|mouton noir|nuit noire|humeur noire|boîte noire|série noire|tapis rouge|fil rouge|feux? (?:rouges?|verts?|oranges?)|ligne rouge|dans le rouge|zone rouge|carton rouge|vu rouge|voir rouge|rouge à lèvres|feu vert|au vert|se mettre au vert|numéro vert|espaces? verts?|idée verte|langue verte|main verte|âme verte|verte campagne|vertes? collines?|routes? blanches?|heure bleue|peur bleue|grande bleue|fleur bleue|ciel bleu|carte bleue|zone bleue|petits? matins? gris|matin gris|matière grise|zone grise|grise mine|ciel gris|carte grise(?! (?:(?:est |sera )?(?:comprise|offerte|gratuite|incluse)|à moitié))|jours? gris|pages jaunes|rire jaune|maillot jaune|en or|d'or|âge d'or|cœur d'or|à prix d'or|rouler sur l'or|vaut (?:de l')?or|or (?:noir|blanc)|or,|or il|or elle|or ici|l'argent|d'argent|de l'argent|votre argent|ton argent|son argent|argent (?:de poche|liquide|comptant|facile|public)|orange pressée|24h?/24|24/7|7j?/7|7 jours sur 7|à 360 degrés|360°|360 degrés|à 100 ?%|100 ?% (?:plaisir|convaincu|confiance)|numéro (?:1|un)|n°\\s?1|à deux pas|deux pas|quatre (?:saisons|murs|vérités|coins|cents coups)|aux quatre coins|à quatre|deux minutes|cinq minutes|dix minutes|en deux temps|trois fois rien|deux mots|mille et une?|mille (?:raisons|fois|mercis|détails|choses)|à mille lieues|bornes kilométriques|borne de|borne|coup d'œil|un seul (?:regard|coup|geste|mot)|une seule (?:fois|envie|question|main sur|main suffit)|en un mot|prise en main|premi[eè]re? (?:fois|regard|impression|virage|rencontre)|de première main \\(|garantie légale(?: de conformité)?|légale de conformité|conformité|en pilote automatique|pilote automatique|réflexe automatique|automatiquement|manuel d'utilisation|manuel|auto école|auto radio|une nouvelle (?:vie|aventure|route|page|idée)|l'essence (?:même|de)|essence des|essence du|quintessence|par essence|faire le plein d'essence|station (?:service|essence)|prix de l'essence|pompe à essence|moins d'essence|investissement (?:de soi|personnel)|à sa juste valeur|mettre en valeur|met en valeur|mise en valeur|valeurs? (?:ajoutée|sentimentale|familiale)s?|traction (?:des foules)|service après vente|à votre service|rendre service|au service|service du|hors service|carnet d'adresses|carnet de route|accident de parcours|par accident|pas un accident|n'a rien d'un accident|heureux accident|du choc des|choc des|état d'esprit|états d'âme|en l'état actuel|état de grâce|étoiles? (?:filantes?|montantes?|du guide)|sous les étoiles|à la belle étoile|hôtel (?:cinq|quatre) étoiles|premier prix|prix à payer|hors de prix|à tout prix|le prix de|sans prix|crédit à|mérite crédit|à mettre au crédit|faire crédit|par exemple|sport étude|coupé du monde|coupé le moteur|moteur coupé|a coupé|coupé du|le souffle coupé|souffle coupé|sans coupé|break bien mérité|un break bien|prendre un break|faire un break|faire une pause|berline à cheval|utilitaire au quotidien|sens pratique|essai transformé|coup d'essai|faire l'essai|reprise de souffle|reprises|la reprise|cadeau du ciel|pas de cadeau|gratuit? arbitraire|dernier (?:mot|virage|kilomètre|détail|moment|instant)|dernière (?:minute|ligne droite|nuit|montée|courbe|heure|touche)|ces dernières années|de zéro|repartir de zéro|à zéro|zéro stress|zéro souci|place de (?:parking|la|marché|stationnement)|places? de|se mettre à la place|fait place|laisse place|rapports? (?:qualité|humains?)@|vitesse de|à toute vitesse|en vitesse",
};
