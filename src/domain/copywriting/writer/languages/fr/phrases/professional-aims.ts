import type { StylePhrases } from '../../voice.ts';
import { goodDealLinks, thriftyLinks } from './professional-links.ts';

/** What the seller wants felt, soberly. */
export const professionalAims: Pick<StylePhrases, 'targets' | 'uses' | 'points' | 'types'> = {
  targets: {
    'Famiglia con bambini': [
      'Avec des enfants à bord, {themodel} [simplifie les départs|se montre pratique], [à l’école comme en vacances|semaine après semaine].',
      '{themodel} convient à une famille [avec enfants|qui bouge] : [chacun trouve sa place|on charge, on attache, on part].',
      'fiveDoors :: Pour les enfants, les portes arrière {ofmodel} rendent [l’installation simple|les ceintures faciles à boucler].',
      'Les familles avec enfants y trouvent une voiture [pratique|facile à vivre] tous les jours.',
      'roomy :: L’espace à bord suit les besoins d’une famille avec enfants, [poussette comprise|du cartable à la valise].',
      'Pour une famille, {themodel} est [un choix raisonné|une réponse pratique] aux semaines [chargées|d’école et de sport].',
      'Parents et enfants y voyagent [à l’aise|dans le calme], sur les petits trajets comme sur les grands.',
    ],
    'Uomo 40+': adult(),
    'Donna 40+': adult(),
    'Giovane donna (≤35)': young(),
    'Giovane uomo (≤35)': young(),
    Neopatentato: [
      '!strong :: Pour débuter, {themodel} offre [des commandes claires|des réactions douces] et [peu de surprises|une prise en main rapide].',
      '!strong :: Qui conduit depuis peu prend vite confiance avec {thismodel}, [aux réactions prévisibles|facile à manier].',
      '!strong :: {themodel} convient à une première voiture, [avec des réactions prévisibles|facile à comprendre dès les premiers kilomètres].',
      '!strong & small :: Ses mesures rassurent les débuts au volant, [surtout à l’heure de se garer|en particulier dans les rues étroites].',
      '!strong :: Les premiers mois de conduite se passent [sans inquiétude|en confiance], tant les commandes sont lisibles.',
      'Pour des débuts au volant, {themodel} se montre facile et prévisible.',
    ],
    Pendolare: [
      'Sur le trajet quotidien, {themodel} [fatigue peu|reste reposant@], [matin et soir|à l’aller comme au retour].',
      'Pour les allers-retours de chaque jour, {themodel} offre une conduite [régulière|reposante].',
      'Qui fait chaque matin la même route appréciera [le confort|la facilité de conduite] {ofmodel}.',
      'Entre le domicile et le bureau, {themodel} [ménage celui qui conduit|rend le trajet plus doux].',
      'Le temps passé chaque jour au volant devient [moins pesant|plus calme].',
      'Pour le trajet domicile-travail, {themodel} est [un choix cohérent|une réponse sensée], [cinq jours sur sept|toute la semaine].',
    ],
    'Attento allo stile': [
      'Qui tient au style remarquera [les proportions|le dessin] {ofmodel}.',
      'Un œil exercé remarquera {themodel} : [les lignes sont nettes|les proportions sont justes].',
      'La ligne {ofmodel} retient le regard, [de profil surtout|de près comme de loin].',
      'Pour ceux qui choisissent aussi avec les yeux, {themodel} a [des arguments|une silhouette soignée].',
      'L’allure {ofmodel} parle à ceux que [le dessin|la ligne] ne laisse pas indifférents.',
    ],
    'Attento al budget': [
      ...thriftyLinks,
      '!damaged :: Pour un budget surveillé, {themodel} [présente des données claires|se laisse comparer].',
      '!damaged :: Qui dépense avec mesure trouvera dans {thismodel} [l’essentiel|un choix raisonné].',
      '!damaged :: {themodel} s’adresse à ceux qui surveillent leurs dépenses et [vont à l’essentiel|ne veulent rien payer de superflu].',
      '!damaged :: Pour un budget précis, {themodel} reste un choix [simple à évaluer|raisonnable].',
      'damaged :: Pour un budget mesuré, le calcul doit réunir [le prix et la réparation|l’achat et le devis].',
      'damaged :: Qui surveille son budget demandera un devis [avant de comparer|avant toute offre].',
    ],
  },
  uses: {
    Città: [
      'En ville, {themodel} [se faufile sans effort|se conduit avec aisance], [des feux rouges aux rues étroites|d’un quartier à l’autre].',
      'Dans la circulation urbaine, {themodel} [reste facile à mener|fatigue peu].',
      'small :: Son gabarit convient à la ville, [où chaque mètre compte|entre stationnements serrés et rues étroites].',
      '{themodel} est à l’aise en ville, où [les arrêts se succèdent|la maniabilité compte].',
      'silent :: Dans les embouteillages, le silence de marche [repose|rend l’attente plus calme].',
      'hybrid :: Les arrêts répétés de la ville sont le terrain où l’hybride [travaille le mieux|récupère son énergie].',
      'automatic & !silent :: Aux feux comme dans les files, la boîte automatique épargne [bien des gestes|le pied gauche].',
      'Les trajets en centre-ville se font [sans tension|avec naturel].',
    ],
    'Viaggi lunghi': [
      'Sur autoroute, {themodel} [tient l’allure sans effort|garde un rythme régulier] et [ménage ses passagers|repose le conducteur].',
      '{themodel} convient aux longs trajets, [qui se font sans fatigue excessive|grâce à une conduite régulière].',
      'Pour les grandes distances, {themodel} offre [une marche régulière|une conduite reposante].',
      'diesel :: Le diesel trouve sa pleine justification sur les longs trajets, [à allure stable|autoroute comprise].',
      'silent :: Le silence de marche [s’apprécie d’autant plus que le voyage est long|limite la fatigue des longs voyages].',
      'Au terme d’un long voyage, [la fatigue reste mesurée|on descend reposé].',
      '{il} convient aux longs voyages, [étape après étape|bagages compris].',
    ],
    Campagna: [
      'À la campagne, {themodel} est à l’aise, [entre virages et petites routes|de village en village].',
      'Sur les petites routes, {themodel} [se mène avec plaisir|garde une allure tranquille].',
      'all :: Quand le sol se dégrade, les quatre roues motrices apportent [une marge utile|de l’assurance] sur les chemins de campagne.',
      'tall :: L’assise haute rend service sur les routes secondaires et les chemins [bosselés|étroits].',
      'Qui vit à la campagne trouvera dans {thismodel} une voiture [adaptée|pour toute l’année].',
      'Les routes de campagne, [leurs virages et leurs côtes|étroites ou sinueuses], lui conviennent.',
      'Sur les chemins de campagne, {themodel} roule [avec aisance|sans difficulté].',
    ],
    Lavoro: [
      'cargo :: Pour le travail, {themodel} [se charge facilement et se conduit sans effort|offre le volume et la simplicité attendus].',
      'cargo :: En tournée comme sur chantier, {themodel} rend service [du premier chargement au dernier|toute la journée].',
      'cargo :: Pour les métiers qui transportent, c’est un outil [de tous les jours|simple et utile].',
      'car :: Pour ceux qui travaillent sur la route, {themodel} est [un bureau calme entre deux rendez-vous|une base confortable].',
      'car :: Les trajets professionnels se font [avec confort|dans le calme], d’un client à l’autre.',
      'Dans un usage professionnel, {themodel} [convient parfaitement|offre un bon agrément], [du lundi au vendredi|du matin au soir].',
      '{themodel} se prête bien à un usage professionnel [régulier|quotidien].',
    ],
    'Uso familiare': [
      'En famille, {themodel} est [pratique|facile à vivre], [les jours d’école comme en vacances|toute la semaine].',
      'Les trajets de famille, [courts ou longs|du marché à la plage], lui conviennent.',
      'roomy :: L’habitacle accueille la famille et [ce qu’elle emporte|ses bagages].',
      'fiveDoors :: Pour la vie de famille, les portes arrière [facilitent les montées|simplifient chaque départ].',
      'Pour la vie de famille, {themodel} s’adapte aux programmes [changeants|chargés].',
      '{themodel} accompagne la famille [au quotidien|toute la semaine].',
    ],
    'Uso misto': [
      'Au quotidien, {themodel} passe [de la ville à la route|du trajet court au long parcours] [sans changer de manières|avec la même facilité].',
      '{themodel} se montre [polyvalent@|équilibré@] au quotidien.',
      'Pour un usage mixte, {themodel} est [un choix équilibré|une réponse souple] : [courses, bureau, escapades|ville et grands axes].',
      'La polyvalence est [sa première qualité|un de ses arguments], [en semaine comme le week-end|d’un jour à l’autre].',
      'Les jours de la semaine ne se ressemblent pas, et {themodel} s’y adapte [facilement|sans difficulté].',
      'De la semaine de bureau au week-end, {themodel} se prête à [des tâches variées|tous les programmes].',
      '{il} alterne volontiers parcours urbains et routiers, dans un usage varié.',
    ],
  },
  points: {
    Sicurezza: [
      'Au volant, {themodel} inspire confiance, [avec des réactions prévisibles|virage après virage].',
      'La conduite {ofmodel} est [posée|rassurante], [sans surprise|même quand le trafic se densifie].',
      'La sécurité tient aussi à [la prévisibilité|la lisibilité] : {themodel} [réagit comme on l’attend|ne surprend pas].',
      'tall :: La vue dégagée aide à anticiper, ce qui [est déjà une bonne part de|contribue à] la sécurité.',
      'all :: La motricité aux quatre roues ajoute de la sérénité sur chaussée [mouillée|glissante].',
      '{themodel} rassure [celui qui conduit|conducteur et passagers], [par sa stabilité|par des réactions franches].',
    ],
    'Bassi consumi': [
      '!electric & !hydrogen :: {themodel} consomme peu, [un atout pour qui roule souvent|ce que l’usage quotidien confirme].',
      '!electric & !hydrogen :: La consommation {ofmodel} reste [mesurée|contenue], [au bénéfice du budget|et cela compte à la longue].',
      'diesel :: Le diesel consomme peu, [à l’avantage de ceux qui font de la route|surtout à allure régulière].',
      'hybrid :: L’énergie reprise au freinage [contribue à la sobriété|limite la consommation], surtout en ville.',
      'petrol :: La sobriété {ofmodel} [espace les passages à la pompe|se vérifie aux allures tranquilles].',
      'lpg :: Avec le gaz, la dépense de carburant [reste contenue|pèse moins].',
      'cng :: Le gaz naturel [est un allié de|convient à] ceux qui surveillent leur dépense de carburant.',
      'electric :: L’énergie est utilisée avec sobriété, [surtout aux allures tranquilles|et cela se remarque au quotidien].',
      'hydrogen :: La consommation reste mesurée à allure stable.',
    ],
    'Performance / Sportività': [
      'lively :: {themodel} offre [des reprises franches|une poussée nette] et [une conduite engageante|de l’allant à tous les régimes].',
      'lively :: Les performances {ofmodel} se sentent [à chaque accélération|dans les dépassements].',
      'strong :: La réserve de puissance se perçoit [à chaque pression sur l’accélérateur|dès que l’on accélère].',
      'electric :: L’accélération immédiate donne des performances que l’on perçoit [dès le premier mètre|en ville comme sur route].',
      '!lively :: {themodel} a du tempérament et se conduit avec plaisir [dans les virages|sur les petites routes].',
      '!lively :: La conduite est vive et agréable, [surtout quand la route tourne|plus que les chiffres ne le disent].',
      'low :: Le centre de gravité bas favorise la précision [dans les enchaînements de virages|en virage].',
      'lively & !electric :: Le moteur {ofmodel} répond [sans délai|avec franchise], et la conduite y gagne en vivacité.',
    ],
    'Comfort / Silenziosità': [
      '{themodel} est confortable, [même après des heures de route|à toutes les allures].',
      'Le confort compte parmi [les atouts|les qualités] {ofmodel} : [peu de bruit|une marche souple], [des trajets reposants|un habitacle calme].',
      'À bord, [le bruit reste à distance|le calme domine].',
      'silent :: Le silence de marche est le premier élément du confort, [en ville comme ailleurs|à toutes les allures].',
      'La marche {ofmodel} est [douce|souple] et l’habitacle [feutré|calme].',
      'Le calme à bord s’apprécie [en fin de journée|sur les trajets quotidiens].',
    ],
    'Design / Stile': [
      'Les lignes {ofmodel} sont [nettes|élégantes] et [bien proportionnées|faciles à reconnaître].',
      'Le dessin {ofmodel} est [soigné|personnel], [sans excès|agréable sous tous les angles].',
      '{themodel} se distingue par [l’équilibre de ses formes|la cohérence de ses lignes].',
      'Le style s’exprime en volumes nets, [sans ornement de trop|que l’on reconnaît de loin].',
      'La ligne [est une bonne raison de (le/la) choisir|compte parmi ses atouts].',
      'La silhouette {ofmodel} [a du caractère|est facile à reconnaître].',
    ],
    'Caratteristiche esclusive': [
      '{themodel} réunit [des détails peu courants, pour ceux qui cherchent une voiture différente|des particularités qu’un œil averti remarque].',
      '{themodel} sort de l’ordinaire, avec un caractère [assumé|qui parle à des goûts précis].',
      'equipped :: Un équipement peu courant (le/la) distingue [des offres habituelles|d’autres annonces].',
      'Le caractère {ofmodel} est singulier, [et cela se remarque|assumé jusque dans les détails].',
      'Certains traits {ofmodel} sont peu communs, [ce qui fait son intérêt|et un amateur les remarquera].',
    ],
    'Rapporto qualità-prezzo': [
      ...goodDealLinks,
      'damaged :: Le prix doit être lu avec [le coût de la réparation|le devis de remise en état].',
      'damaged :: L’intérêt du prix dépend du [devis|coût] de réparation.',
      'damaged :: Prix et réparation additionnés donnent [le coût réel|la dépense à prévoir].',
      '!damaged :: Le prix {ofmodel} est [en rapport avec ce qu’{il} offre|proportionné au contenu].',
      '!damaged :: Le rapport entre ce qu’offre {themodel} et le prix demandé est [équilibré|favorable].',
      '!damaged :: Contenu et prix {ofmodel} [s’accordent|sont bien proportionnés].',
      '!damaged :: Le rapport entre [le contenu et le prix|le prix et la prestation] est [une bonne raison de (le/la) retenir|un de ses arguments].',
      '!damaged :: Rapporté à son contenu, le prix {ofmodel} [se défend|se comprend].',
    ],
    'Edizione limitata / Rarità': [
      '{themodel} est [rare|peu courant@], et [les amateurs le savent|cela en accroît l’intérêt].',
      'On croise rarement {un}, [ce qui compte pour un amateur|et c’est une raison de s’y arrêter].',
      'La rareté fait partie de [son intérêt|ses arguments].',
      '{themodel} se rencontre rarement, [les connaisseurs le savent|et cela plaît].',
    ],
    'Facile parcheggio': [
      '{themodel} se gare [facilement|en peu de manœuvres], [même en ville|sans y penser].',
      'small :: La manœuvre de stationnement est [brève|simple], grâce aux mesures {ofmodel}.',
      'small :: Son encombrement réduit simplifie [le stationnement|la recherche d’une place].',
      'tall & !van :: La position de conduite haute aide à [juger l’encombrement en manœuvre|se garer].',
      '!long :: Trouver une place reste facile, car {themodel} [prend peu de place|a des dimensions raisonnables].',
      'Se garer avec {thismodel} n’a rien [d’une épreuve|d’intimidant].',
    ],
    'Valore a lungo termine': [
      '{themodel} est un choix à garder [longtemps|des années].',
      'Qui raisonne à long terme trouvera dans {thismodel} [un choix réfléchi|une base concrète].',
      'Le choix {ofmodel} se pense [sur la durée|en années].',
      '{themodel} s’achète pour durer, [au-delà des premiers mois|sans souci de mode].',
      'C’est un achat à envisager dans la durée, [sur plusieurs années|pour longtemps].',
    ],
    'Perfetta per donna': ease(),
    'Perfetta per single': [
      '{themodel} suit ceux qui décident seuls de leurs horaires et de leurs routes.',
      'Pour qui se déplace en toute liberté, {themodel} est [une réponse directe|un choix simple].',
      '{themodel} permet de partir quand l’envie en vient, [sans contrainte|en toute liberté].',
      '!roomy :: {themodel} suffit à qui voyage léger et décide seul.',
      'Qui dispose librement de son temps y trouvera une voiture [simple et agréable|prête à partir].',
    ],
    'Perfetta per over 70': [
      'tall :: On y monte et l’on en descend sans se plier, et [la route se voit bien du poste de conduite|la visibilité est bonne].',
      'automatic & !low :: Sans embrayage et avec des commandes claires, chaque trajet est [reposant|plus simple].',
      '!low & fiveDoors :: Les accès commodes et les commandes lisibles rendent chaque [sortie simple|trajet facile].',
      '!low :: Les commandes sont claires, [les réactions douces et|la direction légère et] la visibilité est bonne.',
      'Les commandes {ofmodel} se trouvent d’un coup d’œil et la conduite reste [tranquille|sereine].',
    ],
  },
  types: {
    Compatta: [
      '!hatch :: {themodel} a le format d’une compacte, [commode en manœuvre|facile à vivre].',
      'Ses dimensions contenues [s’apprécient au quotidien|rendent service dans les passages étroits].',
      'L’encombrement {ofmodel} est [modeste|raisonnable], et l’habitabilité [convient à l’usage quotidien|n’en souffre pas].',
      'Son gabarit [aide en manœuvre|simplifie le stationnement] [partout|en toute circonstance].',
      'Compact@ à l’extérieur, {themodel} [reste accueillant@ à l’intérieur|ne sacrifie pas l’essentiel].',
    ],
    Citycar: [
      '{il} a les qualités d’une citadine : agilité et faible encombrement.',
      '{themodel} a la vivacité d’une citadine et des dimensions adaptées à la ville.',
    ],
    SUV: [
      '{il} offre la position haute propre à un SUV.',
      '{themodel} offre la présence et l’assise haute d’un SUV.',
    ],
    'Station wagon': [
      'Le coffre d’un break est [pratique au quotidien|un avantage de tous les jours].',
      '{themodel} offre le volume de chargement que l’on attend d’un break.',
    ],
    Crossover: [
      'L’esprit crossover allie maniabilité et [vue haute|hauteur d’assise].',
      'Du crossover, {themodel} a la double nature, urbaine et routière.',
    ],
    Sportiva: [
      '{themodel} est de tempérament sportif, [ce que les virages confirment|même au quotidien].',
      'Le caractère sportif {ofmodel} se révèle [dès que la route se libère|dans la réponse aux commandes].',
      'Par son caractère, {themodel} appartient au monde des sportives.',
    ],
    Fuoristrada: [
      'all :: Les aptitudes de tout-terrain permettent de quitter le bitume [en confiance|quand il le faut].',
      '{il} a le caractère d’un tout-terrain, simple et robuste.',
      '{themodel} a les qualités d’un tout-terrain, à l’aise là où la route s’arrête.',
    ],
    Monovolume: [
      'L’habitacle de monospace s’exploite [dans ses moindres recoins|facilement].',
      'La formule du monospace profite d’abord [aux passagers|à ceux qui voyagent à l’arrière].',
    ],
    Supercar: [
      '{themodel} est de la famille des supercars, où l’émotion compte autant que la technique.',
      'C’est une supercar : [un objet à conduire et à contempler|on la regarde autant qu’on la conduit].',
    ],
    'Auto di lusso': [
      '{themodel} offre [le confort|le soin] d’une voiture [de luxe|haut de gamme].',
      '{themodel} offre le soin que l’on attend [du haut de gamme|d’une voiture de luxe].',
      'La classe {ofmodel} s’exprime [avec discrétion|dans les détails].',
      'Le luxe tient ici [au calme et au soin|à la discrétion et au soin des détails].',
    ],
  },
};

function adult(): string[] {
  return [
    '{themodel} s’adresse à ceux qui ont [de l’expérience au volant|des idées claires] et cherchent [du solide|des qualités concrètes].',
    'Qui conduit depuis des années trouvera dans {thismodel} [ce qu’il attend|un choix réfléchi].',
    '{themodel} plaira aux conducteurs d’expérience, qui [vont à l’essentiel|choisissent en connaissance de cause].',
    'L’expérience fait reconnaître vite les qualités {ofmodel}.',
    'Pour un conducteur averti, {themodel} a [des arguments précis|de quoi convaincre].',
    'C’est un choix réfléchi, pour qui [sait ce qu’il attend d’une voiture|conduit depuis des années].',
    '{themodel} convient à ceux qui conduisent depuis des années et [aiment bien rouler|savent ce qu’ils veulent].',
  ];
}

function young(): string[] {
  return [
    'Pour des journées bien remplies [et jamais semblables|et des projets qui changent], {themodel} est [pratique|un choix agile].',
    '{themodel} convient à ceux qui bougent [souvent|beaucoup] et [changent de programme|décident vite].',
    '{themodel} convient aux journées bien remplies, [pratique et agile|entre travail et amis].',
    '{themodel} convient à ceux qui ont [beaucoup de projets|un rythme soutenu].',
    '{themodel} convient à un agenda chargé, [imprévus compris|où le programme change souvent].',
    'L’allure est jeune et l’usage pratique [au quotidien|pour des journées bien remplies].',
  ];
}

/** Ease, sight, room to manoeuvre: the benefits behind the label, whoever drives. */
function ease(): string[] {
  return [
    '{themodel} est facile à conduire et [à garer|agréable au quotidien].',
    'La prise en main {ofmodel} est [immédiate|naturelle], la visibilité [bonne|dégagée].',
    'small :: {themodel} tourne dans peu d’espace et laisse voir loin autour.',
    'tall :: Le poste de conduite haut offre une vue claire, et les commandes [tombent sous la main|sont faciles à trouver].',
    'Facile à conduire, {themodel} répond aux commandes avec légèreté.',
    'La conduite {ofmodel} est [simple|légère], [même les jours chargés|en ville comme sur route].',
  ];
}
