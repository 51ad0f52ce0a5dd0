import type { StylePhrases } from '../../voice.ts';
import { goodDealLinks, lastingLinks, thriftyLinks } from './persuasive-links.ts';

/** What the seller wants felt, as a benefit for "vous". */
export const persuasiveAims: Pick<StylePhrases, 'targets' | 'uses' | 'points' | 'types'> = {
  targets: {
    'Famiglia con bambini': [
      'Avec des enfants, tout commence par le départ : ici, on monte, on attache et l’on part, [même avec dix minutes de retard|sans y passer la matinée].',
      'Vos enfants auront vite leurs habitudes à bord, et vous [conduirez l’esprit libre|retrouverez un peu de calme].',
      'Entre l’école, l’entraînement et les grands-parents, vos enfants [voyagent bien|sont bien installés] et la tournée du mercredi passe plus vite.',
      'fiveDoors :: Les portes arrière comptent quand on a des enfants : [boucler une ceinture redevient un geste simple|chacun monte de son côté et vous gagnez du temps].',
      'roomy :: Il y a de la place pour les enfants, la poussette et [tout ce qui les accompagne|la peluche qui ne reste jamais à la maison].',
      'Pour emmener des enfants tous les jours, vous cherchez une voiture [pratique et reposante|facile à charger et facile à conduire] : la voici.',
    ],
    'Uomo 40+': adult(),
    'Donna 40+': adult(),
    'Giovane donna (≤35)': young(),
    'Giovane uomo (≤35)': young(),
    Neopatentato: [
      '!strong :: Pour vos débuts au volant, vous avez des commandes claires et [des réactions douces|aucune mauvaise surprise] : la confiance vient vite.',
      '!strong :: Si votre permis est encore récent, vous apprécierez une voiture [qui se comprend en quelques kilomètres|dont les réactions sont faciles à prévoir].',
      '!strong :: Vous débutez ? Avec {thismodel}, vous prenez confiance [une route après l’autre|sans vous presser].',
      '!strong & small :: Pour vos débuts et vos premiers créneaux, le gabarit [est de votre côté|vous facilite la tâche].',
      'Les premiers mois au volant se passent mieux quand [tout répond comme on l’attend|la voiture est facile à conduire], et la confiance s’installe.',
    ],
    Pendolare: [
      'Vous faites la même route tous les jours : autant la faire [bien installé|sans fatigue], à l’aller comme au retour.',
      'Entre la maison et le bureau, {themodel} vous [évite bien des tensions|ramène en forme], chaque soir.',
      'Votre trajet quotidien devient [un moment à vous|un moment de calme], entre la maison et le bureau.',
      'Sur un aller-retour quotidien, ce sont des choses simples qui comptent : [une bonne position, une conduite souple|être bien assis, rouler sans à-coups].',
      'Chaque matin, vous partez [sans appréhender la route|plus détendu], et le soir vous rentrez moins fatigué.',
    ],
    'Attento allo stile': [
      'Si vous êtes sensible aux formes, regardez {themodel} [de profil|en faisant le tour] : les proportions sont justes.',
      'Vous aimez les belles lignes ? Celles {ofmodel} restent belles [de près comme de loin|sous tous les angles].',
      'Le style, vous l’apprécierez chaque fois que vous [reviendrez vers votre voiture|(le/la) retrouverez garé@ dans la rue].',
      'Si le style compte pour vous, vous verrez vite que [rien n’est laissé au hasard|les détails sont soignés].',
    ],
    'Attento al budget': [
      ...thriftyLinks,
      '!damaged :: Si vous surveillez votre budget, comparez : les chiffres {ofmodel} sont [tous ici|clairs].',
      '!damaged :: Avec un budget précis, vous allez à l’essentiel, et [c’est ce que vous trouvez ici|l’essentiel est bien là].',
      '!damaged :: Vous avez raison de compter : {themodel} [supporte bien la comparaison|reste un choix raisonnable].',
      '!damaged :: Dépenser juste ne veut pas dire renoncer : avec {thismodel}, vous payez [ce qui vous servira|ce dont vous avez besoin].',
      'damaged :: Dans votre budget, prévoyez deux lignes : [le prix et la réparation|l’achat, puis l’atelier].',
      'damaged :: Si vous comptez chaque euro, comptez aussi ceux [de l’atelier|du carrossier].',
    ],
  },
  uses: {
    Città: [
      'En ville, vous vous arrêtez, vous repartez, vous tournez [sans effort|sans y penser] : {themodel} se conduit facilement.',
      'Dans les rues étroites comme aux heures de pointe, vous circulez [sans vous crisper|l’esprit tranquille].',
      'small :: En ville, vous vous glissez là où d’autres renoncent, et [vous arrivez plus tôt|vous y gagnez du temps].',
      'small :: Les rues étroites et les petites places du centre-ville ne vous [feront plus peur|arrêteront plus].',
      'automatic & !silent :: Dans les embouteillages, la boîte automatique fait le travail : [vous freinez, vous repartez, et la ville vous fatigue moins|la ville vous fatigue moins].',
      'silent :: En ville, les bouchons restent des bouchons, mais sans bruit [on les supporte mieux|ils pèsent moins].',
      'hybrid :: À chaque redémarrage en ville, l’aide électrique rend la conduite plus douce et [vous économise du carburant|le plein dure un peu plus longtemps].',
      'Feux rouges, ronds-points, livraisons en double file : {themodel} [se faufile sans peine|vous facilite la ville].',
    ],
    'Viaggi lunghi': [
      'Avec {thismodel}, vous arrivez [le dos reposé|avec l’envie de sortir], même après des heures d’autoroute.',
      'Sur autoroute, {themodel} [tient l’allure sans effort|roule tranquillement] et vous profitez du voyage.',
      'La mer, la montagne, la famille au loin : [vous partirez plus volontiers|la distance vous pèsera moins], même pour un long trajet.',
      'Plus le voyage est long, plus vous apprécierez [d’être bien installé|la régularité de la conduite].',
      'diesel :: Sur les longues distances, le diesel est [à son avantage|dans son élément] : il prend son allure et la garde.',
      'silent :: En voyage, le silence fait du bien à tout le monde : [on se parle, on écoute un disque, on arrive plus frais|on discute, on somnole, on arrive reposé].',
    ],
    Campagna: [
      'Hors de la ville, entre virages et côtes, {themodel} [se conduit avec plaisir|est à l’aise].',
      'Si vous vivez à la campagne, vous aurez une voiture [qui vous servira toute l’année|à l’aise sur les petites routes].',
      'Les petites routes de campagne deviennent [un plaisir|la meilleure partie du trajet].',
      'all :: Sur les chemins de campagne, quand le sol devient glissant, les quatre roues motrices [vous font passer|font la différence].',
      'tall :: Sur les chemins de campagne, la position haute vous aide à [choisir où passer|éviter les ornières].',
    ],
    Lavoro: [
      'cargo :: Pour votre travail, vous avez [le volume qu’il faut|un véhicule sur lequel compter].',
      'cargo :: Vous chargez, vous partez, vous livrez : {themodel} [suit toute la tournée|tient la cadence de vos journées].',
      'car :: Si vous travaillez sur la route, vous passerez vos journées dans [un bureau confortable|un endroit agréable].',
      'car :: Chez vos clients, vous arrivez [détendu|sans fatigue], prêt pour le rendez-vous.',
      'car :: D’un rendez-vous à l’autre, vous avez un endroit calme où [préparer le suivant|passer vos appels].',
      'Pour le travail, du premier rendez-vous au dernier, {themodel} vous [accompagne sans vous fatiguer|simplifie la journée].',
    ],
    'Uso familiare': [
      'En famille, {themodel} vous facilite [la semaine|les trajets de tous les jours].',
      'Les courses, l’école, le dimanche chez les amis : toute la vie de famille se fait avec [la même voiture|{themodel}].',
      'roomy :: Toute la famille monte, avec [ce que chacun veut emporter|les sacs de chacun].',
      'fiveDoors :: Pour la vie de famille, les portes arrière changent tout : [on monte, on attache, on part|personne n’a plus à se contorsionner].',
      'Votre famille y prendra vite ses habitudes, [dès le premier départ|à l’avant comme à l’arrière].',
    ],
    'Uso misto': [
      'La semaine en ville, le week-end sur la route : {themodel} [passe de l’une à l’autre sans difficulté|convient aux deux].',
      'Pour tous les jours, vous avez une voiture [facile à vivre|qui vous rend service] : bureau, courses, escapades.',
      'Au quotidien, vous n’y penserez plus, et c’est un compliment : [tout se fait simplement|on monte, on roule, on arrive].',
      'Trajets courts ou longs, en semaine ou le week-end, vous n’aurez pas besoin [d’autre chose|d’une autre voiture].',
      'Une course, un rendez-vous, un dîner chez des amis : votre semaine change, et {themodel} [convient à tout|s’y prête].',
    ],
  },
  points: {
    Sicurezza: [
      'Au volant {ofmodel}, vous vous sentez en sécurité, [virage après virage|même quand la circulation se resserre].',
      'Vous savez toujours comment {themodel} va réagir, et [cette confiance change la conduite|c’est le début de la sécurité].',
      'tall :: Assis plus haut, vous voyez venir les choses, et c’est déjà [une bonne part de la sécurité|de la sécurité].',
      'all :: Sous la pluie, les quatre roues motrices [vous font rouler plus sereinement|vous rassurent].',
      'La tenue de route rassure, et [vos passagers s’en aperçoivent aussi|vous roulez l’esprit tranquille].',
    ],
    'Bassi consumi': [
      '!electric & !hydrogen :: {themodel} consomme peu, et vous le verrez [à la pompe|à chaque plein].',
      '!electric & !hydrogen :: Avec une consommation raisonnable, vous ferez le plein [moins souvent|sans grimacer].',
      'electric :: {themodel} dépense peu d’énergie, et vous roulez [sans compter|l’esprit tranquille].',
      'diesel :: Le diesel consomme peu, surtout quand vous [faites de la route|roulez à allure régulière].',
      'hybrid :: L’énergie récupérée au freinage fait baisser la consommation, [surtout en ville|et votre plein dure plus longtemps].',
      'petrol :: Le moteur essence se contente de peu, et [votre budget carburant s’en ressent|les pleins s’espacent].',
      'lpg :: Avec le gaz, le plein vous coûte moins cher [à chaque passage|et vous le remarquerez vite].',
      'cng :: Le gaz naturel vous fait des pleins plus économiques[, et cela se compte à la fin du mois|, semaine après semaine].',
    ],
    'Performance / Sportività': [
      'lively :: Vous accélérez, {themodel} répond : [les dépassements se font sans calcul|vous prenez la route avec plaisir].',
      'lively :: Les accélérations {ofmodel} vous donneront [le sourire|envie de refaire un tour].',
      'strong :: La réserve de puissance est là, et [la savoir disponible est déjà un plaisir|vous choisissez quand vous en servir].',
      'electric & lively :: Entre votre pied et la poussée, il n’y a pas d’attente : [l’accélération est immédiate|ça accélère aussitôt].',
      'low :: Assis près du sol, vous sentez la route et {themodel} répond [à chaque geste|avec précision].',
      '!lively :: Il n’y a pas besoin de gros chiffres pour se faire plaisir : [une route à virages suffit|quelques virages suffisent].',
      '!lively :: {themodel} a du tempérament, et vous le sentirez [sur une petite route|dès que ça tourne].',
      'lively & !electric :: Le moteur est vif, et vous aurez envie [de l’entendre travailler|d’aller chercher le haut du compte-tours].',
    ],
    'Comfort / Silenziosità': [
      'Le confort se sent dès les premiers mètres, et [surtout après une heure de route|les voyages le confirment].',
      'À bord, on parle sans élever la voix [et l’on arrive reposé|même sur autoroute].',
      'Fermez la portière {ofmodel} : [le bruit reste dehors|vous êtes au calme].',
      'silent :: À bord, vous entendez la musique et les voix, [pas le moteur|dans un calme que l’on ne veut plus quitter].',
      'Le soir, vous descendez sans avoir besoin de vous étirer : [c’est à cela que l’on reconnaît le confort|voilà ce qu’on appelle le confort].',
      'automatic & !silent :: La conduite se fait sans à-coups, et [le trajet devient plus calme|le calme s’installe à bord].',
    ],
    'Design / Stile': [
      '{themodel} est (beau/belle) à regarder, [même à l’arrêt|de près comme de loin].',
      'Regardez de profil : les lignes sont [simples et justes|nettes et bien proportionnées].',
      'Le design {ofmodel} va à l’essentiel, [sans rien de trop|et c’est pour cela qu’il plaît].',
      'La silhouette {ofmodel} se reconnaît [de loin|au premier coup d’œil].',
      'Chaque ligne est à sa place, et [l’ensemble a de l’élégance|l’ensemble plaît longtemps].',
    ],
    'Caratteristiche esclusive': [
      '{themodel} a des détails peu courants : regardez de près, [vous les remarquerez vite|cela vaut la peine].',
      'Si vous cherchez une voiture différente, {thismodel} [mérite votre attention|en est une].',
      'equipped :: Regardez l’équipement dans le détail : vous y trouverez [des choses peu courantes|de quoi vous distinguer, rien de banal].',
      'Si vous n’aimez pas faire comme tout le monde, le caractère {ofmodel} vous plaira.',
    ],
    'Rapporto qualità-prezzo': [
      ...goodDealLinks,
      'damaged :: Lisez le prix avec le coût de la réparation : [c’est ainsi que l’on sait s’il convient|l’un ne va pas sans l’autre].',
      'damaged :: Additionnez le prix et le devis, puis comparez avec {un} en bon ordre.',
      'damaged :: Tout dépend de ce que [vous coûtera la remise en état|vous demandera l’atelier], en plus du prix.',
      '!damaged :: Pour ce qu’{il} offre, {themodel} a un prix [honnête|qui se défend].',
      '!damaged :: Comparez {themodel} avec [d’autres annonces|ce que vous avez déjà vu] : le prix est raisonnable.',
      '!damaged :: Regardez le prix, puis tout ce qu’il comprend : [le compte y est|le rapport est bon].',
      '!damaged :: Le prix {ofmodel} se comprend [dès qu’on regarde l’ensemble|quand on le compare].',
    ],
    'Edizione limitata / Rarità': [
      '{themodel} se croise rarement, et [les connaisseurs le savent|cela fait partie du charme].',
      'On ne trouve pas tous les jours {un} : [cela vaut une visite|si vous en cherchez, arrêtez-vous ici].',
      'Sur un parking, vous reconnaîtrez la vôtre sans peine : [on en croise peu|il y en a rarement deux].',
      'Si vous aimez ce qui est rare, {themodel} [est pour vous|a de quoi vous plaire].',
    ],
    'Facile parcheggio': [
      'small :: {themodel} entre dans [les petites places|des places où d’autres renoncent], en peu de manœuvres.',
      'Avec {thismodel}, vous vous garez [sans appréhension|en quelques secondes].',
      '!long :: Trouver une place est plus simple avec {thismodel} : [il en faut peu|la taille aide].',
      'small :: La place que d’autres jugent trop courte [vous suffira|sera la vôtre].',
      'tall & !van :: Assis plus haut, vous voyez mieux les limites de la carrosserie, et [se garer devient simple|les manœuvres deviennent simples].',
    ],
    'Valore a lungo termine': [
      ...lastingLinks,
      'Si vous gardez vos voitures [longtemps|des années], {themodel} a sa place chez vous.',
      'Vous pensez garder votre voiture longtemps ? {themodel} est [un choix sensé|un bon choix].',
      'Loin des modes, {themodel} [ne vous lassera pas|vous plaira encore dans quelques années].',
      'Vous pourrez (le/la) garder des années sans [avoir envie de changer|vous en lasser].',
    ],
    'Perfetta per donna': ease(),
    'Perfetta per single': [
      'Vous décidez, vous partez, vous rentrez quand vous voulez : {themodel} [vous laisse libre|suffit à votre liberté].',
      'Partez quand l’envie vous prend, [sans attendre personne|une idée suffit].',
      '!roomy :: Un sac sur le siège d’à côté, et [la journée est à vous seul|vous partez où vous voulez].',
      'Vos horaires sont à vous, et vous [changez de programme en toute liberté|partez quand vous l’avez décidé].',
    ],
    'Perfetta per over 70': [
      '{themodel} se conduit calmement : les commandes sont claires et [tout est à portée de main|rien ne presse].',
      'tall :: Vous montez sans vous plier, vous vous asseyez et vous voyez bien la route : [le confort commence là|tout part de là].',
      'automatic & !low :: Pas d’embrayage et des commandes simples : conduire [redevient un plaisir tranquille|ne demande plus d’effort].',
      '!low & fiveDoors :: Monter et descendre est facile, [pour vous comme pour vos passagers|à l’avant comme à l’arrière].',
      'Les commandes sont là où vous les cherchez, et vous conduisez [l’esprit serein|en toute tranquillité].',
    ],
  },
  types: {
    Compatta: [
      'Les dimensions compactes vous simplifient [chaque manœuvre|la vie], sans vous priver de place à l’intérieur.',
      'Compact@ à l’extérieur, {themodel} offre à l’intérieur [tout ce qu’il faut|assez de place pour être à l’aise].',
      'Avec ce gabarit, [chaque rue paraît plus large|vous passez facilement partout].',
    ],
    Citycar: [
      'C’est une vraie citadine, à l’aise [là où la place manque|dans les rues serrées].',
      '{themodel} a la vivacité d’une citadine.',
    ],
    SUV: [
      'Vous retrouvez la position haute d’un SUV, [à laquelle on s’habitue très vite|et la vue qui va avec].',
      '{themodel} a l’allure d’un SUV et vous donne une bonne vue sur la route.',
    ],
    'Station wagon': [
      'Le coffre d’un break vous rendra service [plus souvent que vous ne le pensez|toute l’année].',
      'Avec un break, vous [chargez sans avoir à choisir|emportez tout].',
    ],
    Crossover: [
      'C’est un crossover : vous êtes assis plus haut et la conduite reste [facile en ville|légère en ville].',
      'Avec un crossover, vous avez la hauteur pour voir loin et la taille pour passer partout.',
    ],
    Sportiva: [
      '{themodel} est (sportif/sportive), et [les virages vous le diront|vous le sentirez vite].',
      'L’esprit sportif {ofmodel} se sent [dès que la route se libère|au premier virage].',
      'Le caractère sportif {ofmodel}, vous l’apprécierez [dès les premiers virages|chaque fois que la route tourne].',
    ],
    Fuoristrada: [
      '{themodel} est un tout-terrain : [vous pouvez continuer quand le goudron s’arrête|les chemins ne l’arrêtent pas].',
      'Les chemins et la boue font partie du plaisir [avec un tout-terrain|quand on roule en tout-terrain].',
    ],
    Monovolume: [
      'C’est un monospace, pensé d’abord pour [ceux qui voyagent à bord|ses passagers].',
      'Vous profitez de l’habitacle d’un monospace, où [chaque espace sert|rien n’est perdu].',
    ],
    Supercar: [
      '{themodel} est une supercar : [chaque sortie devient un événement|on se retourne sur son passage].',
      'C’est une supercar, et vous le saurez [avant même de démarrer|dès que vous serez assis].',
    ],
    'Auto di lusso': [
      '{themodel} est d’une autre classe, et cela se sent [dès la portière|dans les détails].',
      'Le luxe, ici, est discret : vous le remarquerez [au calme et au soin|en fermant la portière].',
      'À bord, vous retrouvez [le soin|le calme] que l’on attend d’une voiture de luxe.',
    ],
  },
};

function adult(): string[] {
  return [
    'Vous avez de l’expérience et vous savez choisir : {themodel} a des qualités que vous reconnaîtrez [vite|en quelques kilomètres].',
    'Vous savez ce que vous voulez d’une voiture, et [vous n’avez personne à convaincre|vous jugerez sur pièces].',
    'Vous avez conduit assez de voitures pour reconnaître [ce qui compte vraiment|une bonne voiture] en quelques minutes.',
    'Après des années de conduite, on va à l’essentiel : [être bien à bord, rouler avec plaisir|un bon siège, une conduite agréable].',
    'Si vous ne suivez plus les modes, vous regarderez {themodel} [pour ses qualités|avec intérêt].',
  ];
}

function young(): string[] {
  return [
    'Vos journées sont pleines et vos programmes changent : {themodel} [s’adapte facilement|vous suit partout].',
    'Le travail, les amis, un départ de dernière minute : vous partez [quand vous voulez|sans rien organiser].',
    'Il vous faut du pratique, [pour des journées pleines|pour les programmes qui changent à midi] : {themodel} fait l’affaire.',
    'Premier emploi, premier appartement, premiers longs voyages : {themodel} [vous accompagne partout|convient à tous ces projets].',
    'Un concert loin de chez vous, le déménagement d’amis, un entretien : vous y allez à votre rythme.',
  ];
}

/** Ease, sight, room to manoeuvre: the benefits behind the label, whoever drives. */
function ease(): string[] {
  return [
    '{themodel} est facile à conduire et [à garer|agréable chaque jour].',
    'Avec {thismodel}, vous êtes à l’aise tout de suite : [la visibilité est bonne et la conduite légère|les commandes sont simples et l’on voit bien].',
    'small :: {themodel} tourne dans peu d’espace, et la bonne visibilité rend les manœuvres simples.',
    'tall :: De la position haute, vous voyez bien la route et tout est simple à utiliser.',
    'Tout répond avec légèreté, et les journées chargées [passent plus facilement|deviennent plus simples].',
  ];
}
