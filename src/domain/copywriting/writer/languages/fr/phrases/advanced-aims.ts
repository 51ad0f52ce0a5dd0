import type { StylePhrases } from '../../voice.ts';
import { goodDealLinks, lastingLinks, thriftyLinks } from './advanced-links.ts';

/** What the seller wants felt, as a scene with this car in it. */
export const advancedAims: Pick<StylePhrases, 'targets' | 'uses' | 'points' | 'types'> = {
  targets: {
    'Famiglia con bambini': [
      'Quand on a des enfants, il y a toujours une chose de plus à emporter, et [l’on trouve où la mettre|les départs restent simples].',
      'Que les enfants dorment ou qu’ils chantent, [le conducteur reste calme|le trajet se passe bien], et c’est déjà beaucoup.',
      'L’école à huit heures, la piscine à cinq : avec des enfants, la voiture devient [une pièce de plus|un peu la maison].',
      'fiveDoors :: Une porte qui s’ouvre en grand, une ceinture que l’on boucle, un doudou à retrouver : avec des enfants, chaque départ [se joue là|devient plus facile ainsi].',
      'roomy :: Les enfants prennent de la place même quand ils sont petits, et ici [il y en a pour tous|on n’en manque pas].',
      'fiveDoors :: Les enfants montent d’un côté, les cartables de l’autre, et [la journée peut commencer|l’on part à l’heure].',
    ],
    'Uomo 40+': adult(),
    'Donna 40+': adult(),
    'Giovane donna (≤35)': young(),
    'Giovane uomo (≤35)': young(),
    Neopatentato: [
      '!strong :: Quand on débute, on a besoin d’une voiture prévisible : ici les réactions [ne surprennent pas|sont claires], et la confiance vient.',
      '!strong :: Au début, chaque rond-point ressemble à un petit examen ; avec des commandes claires, [on le passe sans y penser|il devient vite une habitude].',
      '!strong :: Les premiers mois au volant se passent mieux quand on n’a qu’une chose à regarder, la route : {themodel} [s’apprend vite|ne demande rien d’autre].',
      '!strong & small :: Pour un débutant, ces dimensions s’apprennent [en un après-midi|vite], et la moitié de la crainte disparaît.',
      'On n’oublie pas ses premiers kilomètres, et avec {thismodel} ils [se font en confiance|laissent un bon souvenir].',
    ],
    Pendolare: [
      'Quand on fait chaque jour la même route, on connaît le prix [d’un bon siège|d’une conduite souple], et l’on arrive moins fatigué.',
      'Le trajet quotidien ne raccourcira pas, mais avec {thismodel} [il pèse moins|il passe mieux].',
      'La route du bureau est toujours la même ; ce qui change, c’est [l’état dans lequel on arrive|la façon dont on rentre le soir].',
      'Entre le café du matin et les clés posées le soir, il y a le trajet, et [il devient un moment à soi|on peut en faire un moment calme].',
    ],
    'Attento allo stile': [
      '{themodel} se reconnaît [de profil|de loin], et ceux qui aiment les belles lignes [s’y arrêtent|le remarquent].',
      'Le style d’une voiture se voit à l’arrêt, et {themodel} [n’a pas besoin de plus|se laisse regarder].',
      'Il n’est pas nécessaire d’être expert pour voir que le dessin {ofmodel} est [réussi|cohérent].',
      'On remarque d’abord les proportions, puis les reflets, puis [le soin des détails|l’équilibre de l’ensemble] : le style tient à cela.',
    ],
    'Attento al budget': [
      ...thriftyLinks,
      '!damaged :: Un budget apprend à laisser de côté le superflu, et {themodel} [va à l’essentiel|s’en tient au nécessaire].',
      '!damaged :: Bien dépenser, c’est savoir [ce que l’on achète|ce dont on a besoin] : les données {ofmodel} sont [toutes ici|claires].',
      '!damaged :: Quand on surveille ses dépenses, {themodel} se compare [sans crainte|ligne à ligne], et c’est la meilleure façon de choisir.',
      'damaged :: Dans le budget, il faut deux colonnes : [une pour le prix, une pour l’atelier|l’achat et la remise en état].',
      'damaged :: Celui qui compte bien chiffrera d’abord la réparation, [ensuite le prix|puis regardera le prix].',
    ],
  },
  uses: {
    Città: [
      'En ville, {themodel} se conduit [avec aisance|sans effort] : on repart, on se glisse, on s’arrête, et la circulation fatigue moins.',
      'Entre le parking et le feu rouge, on perd [moins de temps|moins de patience], et la ville paraît plus facile.',
      'small :: En ville, on voit soudain des places que l’on n’aurait pas regardées, et [l’on passe dans des rues que l’on évitait|l’on arrive plus tôt].',
      'silent :: Entre les klaxons et les chantiers de la ville, rouler en silence [repose|devient un luxe].',
      'automatic & !silent :: En ville, pendant que d’autres jouent de l’embrayage, votre pied gauche [se repose|ne sert plus à rien].',
      'hybrid :: La ville oblige à s’arrêter mille fois, et c’est là que l’hybride [rend service|récupère son énergie].',
      'Rues étroites, doubles files, sens uniques : la ville [se traverse sans s’énerver|reste la même, mais l’humeur change].',
    ],
    'Viaggi lunghi': [
      'Après des heures d’autoroute, on descend de voiture [sans lassitude|encore en forme].',
      'Sur un long voyage, la façon d’être assis compte plus que tout, et ici [on est bien|le temps passe vite].',
      'Le voyage est long, mais la conduite [ne fatigue pas|est si régulière qu’il paraît court].',
      'diesel :: Quand l’autoroute s’étire, le diesel prend son allure [et la garde|sans effort].',
      'silent :: Sur les longs voyages, le silence repose [tout le monde à bord|heure après heure], et l’on arrive avec les idées claires.',
      'Il y a des voyages que l’on remet depuis des années ; avec {thismodel}, [la distance n’est plus une excuse|on peut les remettre à l’agenda].',
    ],
    Campagna: [
      'Sur les routes de campagne, {themodel} est à l’aise, [entre virages, côtes et tracteurs|même quand elles se resserrent].',
      'Un chemin, une barrière, la cour : à la campagne, les derniers mètres avant la maison se font [sans y penser|tranquillement].',
      'À la campagne, les routes montent et tournent sans se presser, et [l’on fait comme elles|l’on prend plaisir à les suivre].',
      'all :: La boue de novembre et le givre de janvier s’abordent plus calmement avec quatre roues motrices, [surtout sur les chemins|sur les chemins comme sur la départementale].',
      'tall :: De la position haute, le regard passe par-dessus les haies, et à la campagne c’est un plaisir [de tous les jours|que l’on n’épuise pas].',
      'Le village voisin est à quelques virages, et chacun [se prend avec plaisir|donne envie du suivant].',
    ],
    Lavoro: [
      'cargo :: Quand on travaille de ses mains, on veut un véhicule [que l’on charge facilement|qui suive sans discuter], du premier chantier au dernier.',
      'cargo :: Le travail commence par le chargement : quand il est en ordre, la journée [suit|commence bien].',
      'car :: Quand on travaille en voiture, on reste assis longtemps, et ici [on est bien|la fatigue vient plus tard].',
      'car :: Entre deux rendez-vous, l’habitacle {ofmodel} est le seul endroit où personne ne vous interrompt.',
      'car :: À un rendez-vous, on arrive aussi avec sa voiture, et {themodel} [fait bonne impression|vous fait arriver détendu].',
      'Dans une journée de travail, {themodel} tient le rythme [du matin au soir|même quand l’agenda déborde].',
    ],
    'Uso familiare': [
      'La famille demande du confort et de la simplicité, et {themodel} [offre les deux|y répond].',
      'Le samedi on charge, le lundi on repart : la vie de famille [passe par la voiture|n’attend pas], autant qu’elle soit pratique.',
      'roomy :: En famille, avoir de la place permet d’emporter aussi [ce qui ne sert à rien|le superflu de chacun].',
      'Le samedi, une famille transporte des sacs, des cousins et un gâteau à tenir droit : [il vaut mieux une voiture douce|c’est là qu’une voiture pratique se remarque].',
      'Dans la vie de famille, {themodel} simplifie [les petits trajets comme les grands|beaucoup de choses, sans se faire remarquer].',
    ],
    'Uso misto': [
      'La semaine mêle les obligations et les escapades, et {themodel} [convient aux deux|passe des unes aux autres].',
      'Aujourd’hui le centre, demain la route : {themodel} reste à l’aise [tous les jours|dans les deux cas].',
      'La semaine peut commencer entre les immeubles et finir [devant un champ|au bord de la mer], avec la même voiture.',
      'Au quotidien, on passe des courses à un dîner hors de la ville [sans changer de voiture|et tout se fait simplement].',
      'Trajets courts en semaine, route le week-end : [le programme peut changer|on n’a plus à choisir].',
    ],
  },
  points: {
    Sicurezza: [
      'La sécurité commence quand on sait [comment la voiture va répondre|qu’il n’y aura pas de surprise], et c’est ce que l’on sent au volant {ofmodel}.',
      'Les réactions {ofmodel} sont faciles à prévoir, et [cela rassure|la confiance vient en roulant].',
      'tall :: Assis plus haut, on voit plus tôt, et celui qui voit plus tôt [décide mieux|a plus de temps] : la sécurité tient à cela.',
      'Votre passager s’endort : [c’est le plus beau compliment que l’on puisse faire à la sécurité d’une voiture|il se sent en sécurité, et c’est bon signe].',
      'all :: Sur une route luisante de pluie, les quatre roues motrices [rassurent|laissent l’esprit plus serein].',
    ],
    'Bassi consumi': [
      '!electric & !hydrogen :: {themodel} consomme peu, et ceux qui roulent beaucoup [s’en aperçoivent|l’apprécient] à chaque plein.',
      '!electric & !hydrogen :: On s’arrête moins souvent pour le plein, et [c’est aussi du temps gagné|la différence se sent].',
      'Avec une consommation raisonnable, on pense [au paysage|à la destination] plutôt qu’à la jauge.',
      'diesel :: Le niveau de gazole descend lentement, et [les étapes s’allongent|l’on fait plus de route entre deux pleins].',
      'hybrid :: Rien ne se gaspille, pas même [un freinage|un ralentissement], et la consommation reste basse.',
    ],
    'Performance / Sportività': [
      'lively :: Pour dépasser, {themodel} [répond tout de suite|ne se fait pas attendre], et la route se dégage.',
      'electric & lively :: L’accélération {ofmodel} est immédiate : [on appuie et l’on part|il n’y a pas d’attente].',
      'low :: On est assis bas, près de la route, et {themodel} [répond à chaque geste|se conduit avec précision].',
      'lively :: Les accélérations {ofmodel} ont une franchise qui [met de bonne humeur|donne envie de recommencer].',
      'strong :: La puissance {ofmodel} dépasse largement ce dont on a besoin, et c’est [ce qui en fait le charme|là tout le plaisir].',
      'lively & !electric :: En montant dans les tours, le moteur {ofmodel} [prend une autre voix|devient plus vif encore], et l’on comprend où est le plaisir.',
      '!lively :: Le tempérament {ofmodel} n’a pas besoin de grands chiffres : il suffit d’une route [à virages|qui bouge un peu].',
    ],
    'Comfort / Silenziosità': [
      'Le confort {ofmodel} se comprend après quelques heures : [on descend reposé|le dos n’a rien à redire].',
      'Dans {thismodel}, on parle [à mi-voix|sans hausser le ton], et [les passagers s’endorment|le calme s’installe].',
      'Le calme, à bord, commence [dès que la portière se ferme|dès les premiers mètres].',
      'On descend les épaules basses et l’esprit reposé : [c’est à cela que sert le confort|le calme à bord y est pour beaucoup].',
      'silent :: Avec le silence {ofmodel}, [on se remet à parler|la conversation reprend], et les trajets passent mieux.',
      'automatic & !silent :: La conduite se fait sans secousses, et [le café reste dans la tasse|personne ne lève les yeux de son livre] : le confort est là.',
    ],
    'Design / Stile': [
      'Les lignes {ofmodel} sont [nettes|simples et réussies], et [elles suffisent|il n’y a rien à enlever].',
      '{themodel} est [(beau/belle) de tous côtés|bien dessiné@], et la ligne le montre [à qui prend le temps de regarder|déjà à l’arrêt].',
      'Le dessin {ofmodel} n’est pas tapageur, et pourtant [on s’en souvient|on le remarque].',
      'En fin de journée, la lumière rasante [montre|révèle] sur les formes {ofmodel} des reflets que l’on n’avait pas vus.',
      'Avec une silhouette pareille, on fait le tour de la voiture avant [d’ouvrir la portière|de démarrer].',
    ],
    'Caratteristiche esclusive': [
      '{themodel} a des détails que l’on [voit rarement|ne trouve pas ailleurs], et [il vaut la peine de les chercher|les connaisseurs les remarquent].',
      '{themodel} a ce petit quelque chose de différent qui empêche de (le/la) confondre avec [d’autres|le reste de la circulation].',
      'equipped :: L’équipement {ofmodel} est peu courant, et [chaque détail a sa raison|on le découvre peu à peu].',
      'Le caractère {ofmodel} est singulier, et c’est [ce que l’on vient y chercher|une bonne raison de s’arrêter].',
    ],
    'Rapporto qualità-prezzo': [
      ...goodDealLinks,
      'damaged :: Le prix, ici, est [la moitié|une partie] du compte : [l’autre moitié est la réparation|le reste se chiffre à l’atelier].',
      'damaged :: Le vrai prix se calcule [à l’atelier|chez le carrossier], devis en main.',
      'damaged :: Celui qui sait ce que coûte le travail sait aussi si le prix [est juste|lui convient].',
      '!damaged :: Le prix {ofmodel} se comprend quand on le lit [à côté du reste|avec tout ce qu’{il} offre].',
      '!damaged :: Pour son prix, {themodel} offre [le nécessaire|ce qu’il faut], et [ce n’est pas peu|cela se voit].',
      '!damaged :: Posez le prix à côté du reste de la fiche : [le compte est vite fait|c’est ainsi que l’on juge].',
      '!damaged :: Si vous comparez les prix annonce par annonce, {themodel} [restera sur votre liste|a de bons arguments].',
    ],
    'Edizione limitata / Rarità': [
      '{themodel} se rencontre rarement, [et les amateurs le savent|et cela fait partie du plaisir].',
      'On ne trouve pas tous les jours {un} : [cela vaut une visite|mieux vaut regarder de près].',
      'Une voiture rare se regarde lentement, et {themodel} [le mérite|y invite].',
    ],
    'Facile parcheggio': [
      'small :: Même une petite place [suffit largement|convient], et se garer ne demande plus de courage.',
      'Garer {themodel} est [facile|plus facile que prévu], [même le soir, en bas de chez soi|et la journée finit mieux].',
      'small :: Le créneau n’est plus une épreuve : une manœuvre[ et c’est fait|, et les clés sont déjà dans la poche].',
      'tall & !van :: De la position haute, on voit où finit la carrosserie, et [la manœuvre devient simple|se garer devient simple].',
      '!long :: Trouver une place est une chance, y entrer une question de dimensions, et celles-ci [aident|sont les bonnes].',
    ],
    'Valore a lungo termine': [
      ...lastingLinks,
      '{themodel} est un choix à garder longtemps, [plus qu’à remplacer|sans avoir envie d’en changer].',
      'Dans quelques années, ce qui comptera est [le plaisir de la conduite|le confort de tous les jours], et {themodel} se choisit pour cela.',
      'Les modes passent, une bonne voiture dure : {themodel} [se garde des années|se choisit pour longtemps].',
    ],
    'Perfetta per donna': ease(),
    'Perfetta per single': [
      'Quand on décide seul, on peut changer d’avis au carrefour et [tourner là où ce n’était pas prévu|faire un détour par envie].',
      'Une musique, une route, personne à prévenir : la liberté [tient à peu de chose|est aussi simple que cela].',
      '!roomy :: Peu de bagages, une idée en tête, et l’on part [en toute liberté|quand l’envie vient].',
      'Les meilleurs programmes se font en une minute, quand [il n’y a qu’une seule personne à convaincre|on est seul à décider].',
    ],
    'Perfetta per over 70': [
      'tall :: On s’assied sans se baisser, et la route est [bien visible|toute devant soi] : le confort commence là.',
      'automatic & !low :: Deux pédales, un levier, rien qui presse : conduire {themodel} [est facile|redevient un plaisir tranquille].',
      '!low & fiveDoors :: Monter, descendre, aider un passager : les gestes sont faciles, [comme ils devraient toujours l’être|à l’avant comme à l’arrière].',
      'La sérénité au volant est faite de choses simples, [des commandes claires, une bonne visibilité|une bonne position, des commandes à portée de main].',
    ],
  },
  types: {
    Compatta: [
      '[Les dimensions compactes {ofmodel} sont bien choisies|Le format compact {ofmodel} est facile à vivre], [en ville comme sur la route|et l’on s’y fait en une journée].',
      '[Avec son petit gabarit|Par sa taille|Compact@ comme {il} l’est], {themodel} [simplifie les manœuvres|se range partout|prend peu de place dans la rue].',
    ],
    Citycar: [
      'D’une citadine, {themodel} a la vivacité et [la maniabilité|la facilité].',
      'C’est une vraie citadine, [pour qui aime les raccourcis|à l’aise dans les petites rues].',
    ],
    SUV: [
      'Dans un SUV, on voit la route de plus haut, et {themodel} [y ajoute le plaisir de conduire|reste facile à mener].',
      'Du SUV, {themodel} a la hauteur et la présence, [sans être difficile à mener|et la simplicité d’usage].',
    ],
    'Station wagon': [
      'Un break sert surtout le jour où l’on part pour de bon, et {themodel} [a le coffre qu’il faut|est là pour cela].',
      'Le break reste la voiture de ceux qui [partent vraiment|voyagent chargés].',
    ],
    Crossover: [
      'En crossover, {themodel} se conduit aisément en ville et [laisse voir loin|ne craint pas le voyage].',
      'Du crossover, {themodel} a la hauteur pour voir devant et l’agilité pour passer partout.',
    ],
    Sportiva: [
      'Le caractère sportif {ofmodel} se sent [dans les virages|à chaque accélération], [et la route la plus banale y gagne|même à une allure tranquille].',
      'Une voiture sportive se juge en virage, et {themodel} y est [dans son élément|à l’aise].',
    ],
    Fuoristrada: [
      'En vrai tout-terrain, {themodel} roule aussi bien [sur un chemin que sur le bitume|quand le goudron s’arrête].',
      'Là où d’autres s’arrêtent, un tout-terrain [continue|passe encore], et c’est pour cela qu’on le choisit.',
    ],
    Monovolume: [
      'Un monospace se choisit pour ceux qui voyagent à bord, et {themodel} [le rappelle à chaque voyage|part de là].',
      'Dans un monospace, chaque passager voyage [à son aise|à l’aise].',
    ],
    Supercar: [
      'Une supercar se conçoit [sans compromis|pour le plaisir de conduire], et {themodel} en est la preuve.',
      'Une supercar rappelle que la mécanique peut [émouvoir|donner des frissons].',
    ],
    'Auto di lusso': [
      'Le luxe {ofmodel} se sent [dans le calme|à la façon de voyager], plus que dans les chiffres.',
      'On reconnaît une voiture de classe [à ce que l’on y ressent|au temps que l’on y passe volontiers].',
      'Le vrai luxe est discret, et {themodel} [n’a pas besoin d’en faire plus|en est un bon exemple].',
    ],
  },
};

function adult(): string[] {
  return [
    'Quand on a conduit bien des voitures, on juge vite : {themodel} [se comprend en quelques kilomètres|a de quoi convaincre].',
    'L’expérience apprend à regarder l’essentiel, et {themodel} [gagne à être regardé@ ainsi|est à la hauteur].',
    'Les modes, vous en avez vu passer beaucoup ; {themodel} [n’en suit aucune|n’a pas besoin de les suivre].',
    'Avec les années de conduite, on devient exigeant, et {themodel} [supporte bien l’examen|répond à ces exigences].',
    'Après plusieurs voitures, on se pose surtout une question : [est-ce que j’y serai bien|aurai-je plaisir à la conduire] ?',
  ];
}

function young(): string[] {
  return [
    'Les journées changent souvent de programme, et {themodel} [suit sans difficulté|s’y prête].',
    'Une idée du soir devient le voyage du lendemain : [on part même à la dernière minute|il suffit de prendre les clés].',
    'Quand les projets se décident à la dernière minute, avoir les clés {ofmodel} dans la poche [change bien des choses|suffit pour dire oui].',
    'Des amis à emmener, un train manqué, un coucher de soleil à rejoindre : [avec {thismodel}, on arrive à temps|il suffit de prendre les clés].',
  ];
}

/** Ease, sight, room to manoeuvre: the benefits behind the label, whoever drives. */
function ease(): string[] {
  return [
    '{themodel} est facile : [on voit bien et l’on tourne court|on s’installe et l’on conduit].',
    'Conduire {themodel} est [simple et plaisant|facile], même [à la fin d’une longue journée|les jours chargés].',
    'Avec {thismodel}, tout est simple : la main trouve ce qu’elle cherche et [la visibilité est bonne|le regard reste sur la route].',
    'Les commandes {ofmodel} répondent au premier geste, légères, et l’attention reste [sur la route|là où elle doit être].',
  ];
}
