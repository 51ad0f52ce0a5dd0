import type { Angle } from '../../../plan/angles.ts';
import type { Idea } from '../../voice.ts';

/**
 * For each angle the ideas a text can be built on. Thread and closing answer their own opening, so
 * they stay together: an idea is set, touched half-way and paid back at the end.
 */
export const ideas = {
  damaged: [
    {
      opening: ['Qui répare des voitures le sait : le premier regard sert à trouver par où commencer. '],
      thread: [
        'Le travail est clair ; ce qui reste se lit dans les données.',
        'À partir d’ici parlent la mécanique et les kilomètres.',
      ],
      closing: [
        'Le premier regard, vous pouvez le porter vous-même, sur place, avant tout calcul.',
        'Un regard de près vaut bien des photos : venez le porter.',
      ],
    },
    {
      opening: ['Devant un dégât, certains s’arrêtent et d’autres prennent une feuille pour compter. '],
      thread: [
        'Les données qui restent vont dans la seconde colonne de la feuille.',
        'Sur la feuille, à côté des dégâts, s’inscrivent aussi les bonnes lignes.',
      ],
      closing: [
        'Au bout du compte, c’est vous qui additionnez, peut-être avec un carrossier : venez avec lui.',
        'La feuille est à vous : nous donnons les chiffres que nous avons.',
      ],
    },
    {
      opening: ['Une voiture se regarde telle qu’elle est ou telle qu’elle sera. '],
      thread: [
        'Pour ce qu’elle sera comptent le moteur, les kilomètres et les mains qui s’y mettront.',
        'Entre aujourd’hui et demain, il y a les pièces, les heures et un peu de métier.',
      ],
      closing: [
        'Ce qu’elle est, nous l’avons dit ; ce qu’elle sera dépend de qui l’achète.',
        'Venez regarder le présent, si vous savez imaginer la suite.',
      ],
    },
    {
      opening: ['La franchise fait gagner du temps à tout le monde. '],
      thread: [
        'Ce qui ne va pas étant dit, on peut dire avec la même franchise ce qui reste.',
        'Maintenant, avec la même franchise, les données.',
      ],
      closing: [
        'La franchise du début vaut jusqu’au bout : demandez, regardez, contrôlez.',
        'Si vous avez des questions gênantes, posez celles-là : ce sont les plus utiles.',
      ],
    },
    {
      opening: ['Une annonce honnête commence par la ligne la moins commode. '],
      thread: [
        'Les lignes commodes viennent ensuite, et ce sont celles de la mécanique.',
        'Passé la ligne gênante, les autres se lisent vite.',
      ],
      closing: [
        'Les lignes s’arrêtent ici : la suite est de regarder de près, avec quelqu’un du métier.',
        'Si la première ligne ne vous a pas arrêté, nous sommes à mi-chemin.',
      ],
    },
    {
      opening: ['Dans chaque atelier, il y a un coin pour les chantiers qui en valent la peine. '],
      thread: [
        'Si ce chantier en vaut la peine, trois choses le diront : le moteur, les kilomètres, le prix.',
        'Pour juger d’un chantier, peu de données suffisent, et elles sont ici.',
      ],
      closing: [
        'Si le chantier en vaut la peine pour vous, une visite le dira.',
        'Votre coin d’atelier est libre ? Alors parlons-en.',
      ],
    },
    {
      opening: ['Il y a des achats pour tous et des achats pour ceux qui savent. '],
      thread: [
        'Ceux qui savent trouveront ici les chiffres qu’il leur faut.',
        'À ceux qui savent les données suffisent ; aux autres, nous les expliquons volontiers.',
      ],
      closing: [
        'Si vous êtes de ceux qui savent, nous nous comprendrons vite.',
        'Ceux qui savent posent des questions précises : nous les attendons.',
      ],
    },
    {
      opening: ['Mettons les cartes sur la table, faces visibles. '],
      thread: [
        'La donne ne s’arrête pas là : il y a aussi les bonnes cartes.',
        'Les autres cartes sont la mécanique et les kilomètres.',
      ],
      closing: [
        'À vous de jouer : regardez les cartes, comptez, décidez.',
        'Vous avez vu toutes les cartes : le coup suivant est une visite.',
      ],
    },
  ].map(({ opening, ...rest }) => ({ opening: opening.flatMap(withState), ...rest })),
  bare: [
    {
      opening: [
        'Il arrive qu’une voiture se présente par son seul nom, comme certaines gens. {named} fait ainsi.',
      ],
      thread: [
        'Le reste est fait de choses qui se voient : une portière qui se ferme, une assise, une route qui vient à l’esprit.',
      ],
      closing: ['Le nom, vous l’avez : pour tout le reste, il y a votre visite.'],
    },
    {
      opening: ['Certains noms suffisent à éveiller la curiosité. {this}< de {year}> est du nombre.'],
      thread: ['D’une voiture, une fiche raconte une part ; l’autre se raconte en présence.'],
      closing: ['Si le nom vous a arrêté, le pas suivant est court.'],
    },
    {
      opening: [
        'Une annonce peut être une question plutôt qu’une réponse : et si c’était {the}< de {year}> ?',
      ],
      thread: ['Les détails manquent, pas la possibilité de les demander, et demander ne coûte rien.'],
      closing: ['La réponse, comme toujours, se trouve sur place.'],
    },
    {
      opening: ['Vous cherchez, {named} attend. D’ordinaire, les histoires de voitures commencent ainsi.'],
      thread: ['Les détails manquent encore ; ils tiennent en trois questions.'],
      closing: ['Les questions que vous avez là sont le meilleur début.'],
    },
  ],
  van: [
    {
      opening: [
        'Un véhicule de travail se choisit en pensant à un jour précis, le plus chargé. {named} se regarde ainsi.',
      ],
      thread: [
        'Le jour le plus chargé, ce sont les choses simples qui comptent : bien charger, bien rouler, arriver.',
      ],
      closing: [
        'Pensez à votre jour le plus chargé et venez voir s’il y tient.',
        'Le jour le plus chargé a désormais une réponse possible.',
      ],
    },
    {
      opening: ['À un outil de travail, on demande d’abord d’être là. {named} part de cette exigence.'],
      thread: [
        'Le reste est affaire d’habitude : les outils à leur place, la route que l’on connaît.',
        'Être là, cela veut dire démarrer, charger, recommencer.',
      ],
      closing: [
        '{il} est là : venez regarder de vos yeux.',
        'Être là, c’est aussi notre affaire : dites-nous quand passer.',
      ],
    },
    {
      opening: [
        'Qui travaille à son compte connaît le poids de chaque choix. {named} est de ceux que l’on pèse.',
      ],
      thread: ['Un tel choix se juge sur des faits, un par un.'],
      closing: ['Les faits, vous les avez lus : le reste se pèse sur place.'],
    },
    {
      opening: [
        'Un bon outil se reconnaît au bout d’un mois : on le prend sans y penser. {named} vise cela.',
      ],
      thread: [
        'Comme un bon outil, {il} doit faire peu de choses, et bien.',
        'Un bon outil ne se remarque pas quand il travaille, mais quand il manque.',
      ],
      closing: ['Les outils se choisissent en main : venez (le/la) voir.'],
    },
    {
      opening: [
        'Il est une heure, avant l’aube, où la ville appartient à ceux qui travaillent. {named} est de cette heure-là.',
      ],
      thread: [
        'Entre la première livraison et la dernière, il y a tout le métier, et le véhicule avec lequel on le fait.',
        'Quand le soleil est haut, la moitié de l’ouvrage est derrière.',
      ],
      closing: [
        'Demain, à cette heure-là, vous pourriez déjà penser au chargement.',
        'Avant l’aube, la route est libre ; avant cela, il y a une visite.',
      ],
    },
  ],
  electric: [
    {
      opening: [
        'Le bruit d’un moteur, on le remarque quand il s’éteint. {named} est {fuel} : cet instant dure tout le trajet.',
      ],
      thread: [
        'Avec le bruit s’en va un peu de fatigue, et le soir on s’en aperçoit.',
        'Dans ce silence reviennent la route, les voix, une phrase dite bas.',
      ],
      closing: [
        'Si l’idée de ce silence vous plaît, venez vous y asseoir.',
        'L’instant dont nous parlions dure une visite, pour commencer.',
      ],
    },
    {
      opening: [
        'Changer de moteur, c’est changer quelques habitudes, peu et faciles. {named} est {fuel} et commence par là.',
      ],
      thread: [
        'La plus belle habitude est la réponse immédiate : on appuie et l’on part.',
        'Une nouveauté devient agréable quand elle cesse d’en être une.',
      ],
      closing: [
        'Les habitudes neuves commencent par une question : posez la vôtre.',
        'Première habitude à prendre : venir voir.',
      ],
    },
    {
      opening: [
        'Pendant cent ans on a pris un bruit pour un moteur. {named} est {fuel} et nous oblige à chercher un autre mot.',
      ],
      thread: [
        'Dans ce vide sonore reparaît le reste : la chaussée, la voix d’à côté, une pensée laissée en chemin.',
        'Le quartier, au matin, ne s’aperçoit pas du départ : c’est aussi une politesse.',
      ],
      closing: [
        'Le mot juste est peut-être calme. Venez entendre s’il vous va.',
        'Le mot se trouve à bord : la place est libre.',
      ],
    },
    {
      opening: [
        'Entre l’intention et le mouvement passe un temps, et c’est là qu’un moteur se juge. Dans {named}, {fuel}, ce temps a presque disparu.',
      ],
      thread: [
        'Cette promptitude est surtout précieuse quand on n’en use pas : on la sait là, et l’on roule détendu.',
        'C’est une promptitude polie, qui se dose du bout du pied.',
      ],
      closing: [
        'Entre l’intention et la visite, il n’y a qu’un appel.',
        'L’intention, vous l’avez eue en lisant ; le mouvement est à vous.',
      ],
    },
    {
      opening: [
        'On commence par curiosité, on continue par confort : avec l’électrique{!fuelType}, cela arrive souvent. {named} est un bon endroit où commencer.',
      ],
      thread: [
        'Un jour on se surprend à se demander comment on faisait avant.',
        'La curiosité passe en une semaine, le confort reste.',
      ],
      closing: [
        'La curiosité a fait la moitié du chemin ; faites l’autre.',
        'Si vous êtes curieux, c’est déjà commencé.',
      ],
    },
    {
      opening: [
        'La première chose que l’on remarque en démarrant, c’est que l’on n’a rien démarré. L’électrique commence ainsi{!fuelType}, et {named} avec.',
      ],
      thread: ['Sans fond sonore, on découvre que conduire, c’est aussi écouter.'],
      closing: [
        'Il faut peu pour savoir si ce silence est pour vous : refermer la portière.',
        'Démarrez, ou croyez-le : la suite est sous vos yeux.',
      ],
    },
  ],
  hydrogen: [
    {
      opening: [
        'Il faut bien que quelqu’un soit le premier de la rue. {named} roule à l’hydrogène{!fuelType}, et l’être devient simple.',
      ],
      thread: [
        'On conduit comme une électrique et l’on fait le plein en station : le neuf, vu de près, a des gestes familiers.',
      ],
      closing: ['Le premier de la rue, si vous voulez, ce sera vous.'],
    },
    {
      opening: [
        'De certaines techniques on parle au futur. {named} roule à l’hydrogène{!fuelType} et en parle au présent.',
      ],
      thread: ['On s’habitue vite à une voiture qui avance sans se faire entendre.'],
      closing: ['Le futur, quand on peut le toucher, fait moins de discours. Venez le toucher.'],
    },
    {
      opening: [
        'La rareté a parfois un sens pratique. {named}, {fuel}, en est un exemple que l’on croise peu.',
      ],
      thread: ['Ce qui surprend n’est pas la technique, c’est combien elle se laisse oublier.'],
      closing: ['Les choses rares se regardent quand elles passent : celle-ci attend.'],
    },
  ],
  sports: [
    {
      opening: [
        'Certains conduisent pour arriver, d’autres arrivent tard parce qu’ils ont pris la plus belle route. {named} est pour les seconds.',
      ],
      thread: [
        'Sur la plus belle route, il ne s’agit pas d’aller plus vite, mais d’en profiter.',
        'La belle route n’est jamais seulement de l’asphalte.',
      ],
      closing: [
        'La plus belle route, vous la connaissez. La voiture est ici.',
        'Arriver tard n’est pas un défaut : appelez avant de partir.',
      ],
    },
    {
      opening: [
        'Il est des plaisirs simples : un virage bien pris en est un. {named} en promet quelques-uns.',
      ],
      thread: [
        'Un virage bien pris ne réclame pas de vitesse, seulement une voiture qui réponde.',
        'C’est entre un virage et le suivant que tout s’explique.',
      ],
      closing: [
        'Le prochain virage, c’est vous qui le choisirez.',
        'Le plaisir simple commence par une visite, sans plus de façons.',
      ],
    },
    {
      opening: [
        'Il y a des cartes pour arriver et des cartes pour se perdre : {named} préfère les secondes.',
      ],
      thread: [
        'Chaque lacet est une phrase, et les belles phrases se relisent.',
        'Se perdre, au fond, est une façon de regarder.',
      ],
      closing: [
        'La carte sur la table, ce soir, regardez-la mieux.',
        'Pour une fois, l’adresse est connue : la nôtre.',
      ],
    },
    {
      opening: ['Le raisonnable occupe déjà toute la semaine. {named} se charge de ce qui dépasse.'],
      thread: [
        'On peut se justifier de bien des façons, ou simplement démarrer.',
        'La logique, devant certaines choses, s’assied et écoute.',
      ],
      closing: [
        'Pour le bon sens il sera toujours temps : venez d’abord regarder.',
        'Les excuses s’arrêtent ici, heureusement.',
      ],
    },
    {
      opening: [
        'Certaines voitures s’achètent avec la tête, d’autres après y avoir pensé des années. {named} est du second genre.',
      ],
      thread: [
        'Quand un désir dure des années, il a d’ordinaire raison.',
        'Une pensée qui revient finit par demander une route.',
      ],
      closing: [
        'Si vous y pensez depuis longtemps, regarder de près est la moindre des choses.',
        'Les années de réflexion tiennent en une heure de visite.',
      ],
    },
    {
      opening: [
        'Entre partir et arriver, il est un plaisir que presque tous sautent. {named} s’y arrête exprès.',
      ],
      thread: [
        'C’est un plaisir de précision, fait de petits gestes bien répétés.',
        'Ceux qui aiment conduire le savent : le meilleur est au milieu.',
      ],
      closing: [
        'Arrêtez-vous aussi, le temps d’une visite.',
        'Ce plaisir ne s’explique pas, il se fréquente.',
      ],
    },
  ],
  open: [
    {
      opening: ['Le toit est une convention. {named} l’observe quand il pleut.'],
      thread: [
        'Capote baissée, la route a une odeur, et l’on s’étonne de l’avoir oubliée.',
        'À découvert, on conduit moins vite et l’on voit davantage.',
      ],
      closing: [
        'Les conventions peuvent attendre : le ciel, non.',
        'Au premier jour sans nuages, vous saurez quoi faire de la convention.',
      ],
    },
    {
      opening: [
        'Il y a des voitures pour arriver avant le soir et d’autres pour y assister. {named} choisit le soir.',
      ],
      thread: [
        'Le soir, l’air descend des arbres et la route ralentit d’elle-même.',
        'Rien ne presse quand le plafond est le ciel.',
      ],
      closing: ['Le soir tombe tous les jours : il suffit d’être à l’heure.', 'Venez un soir, justement.'],
    },
    {
      opening: ['Une journée ordinaire, il suffit parfois de lui ôter le couvercle. {named} sait le faire.'],
      thread: [
        'Le trajet est le même, mais la lumière y entre de partout.',
        'Même les courses du samedi prennent un air de vacances.',
      ],
      closing: [
        'Votre journée ordinaire ne se doute de rien : venez.',
        'Il reste à soulever le couvercle : la poignée est ici.',
      ],
    },
    {
      opening: ['On peut regarder le paysage ou en faire partie. {named} est pour la seconde manière.'],
      thread: [
        'Le vent, les cigales, une cloche au loin : la route cesse d’être un décor.',
        'Faire partie du paysage demande peu : un foulard, une heure, une direction.',
      ],
      closing: [
        'Le paysage est prêt ; il ne manque que vous.',
        'Une visite, puis une petite route : voilà le programme.',
      ],
    },
  ],
  classic: [
    {
      opening: [
        'Le temps use certaines choses et en explique d’autres. {this}, de {year}, est des secondes.',
      ],
      thread: [
        'Chaque geste, à bord, rappelle une époque où la voiture ne demandait qu’à être conduite.',
        'Ce que le temps explique, la main le comprend en premier.',
      ],
      closing: [
        'Le temps, ici, est de votre côté : prenez-en pour une visite.',
        'Venez écouter ce que le temps explique.',
      ],
    },
    {
      opening: [
        'Il fut un temps où l’on reconnaissait une voiture à sa portière. {this} date de {year} et n’a rien oublié.',
      ],
      thread: [
        'Les proportions parlent une langue que l’on comprend encore.',
        'Rien n’y cherche l’attention ; tout la retient.',
      ],
      closing: [
        'Venez ouvrir la portière : la suite se reconnaît.',
        'Ce que l’on reconnaît, on n’a pas besoin de l’expliquer.',
      ],
    },
    {
      opening: [
        'Une voiture ancienne est une conversation avec quelqu’un qui a vécu. {this}, de {year}, a de quoi dire.',
      ],
      thread: [
        'Il faut écouter lentement : chaque bruit, chaque odeur a son histoire.',
        'Comme avec les gens, on apprend à aimer jusqu’aux habitudes.',
      ],
      closing: [
        'La conversation peut commencer quand vous voudrez.',
        'Venez écouter : le reste se dira à deux.',
      ],
    },
    {
      opening: [
        'On ne possède pas tout à fait une voiture de {year} : on la garde pour la suite. {this} cherche quelqu’un pour cela.',
      ],
      thread: [
        'Garder veut dire soigner, rouler, raconter.',
        'Ceux qui gardent savent regarder sous la beauté.',
      ],
      closing: [
        'Si vous êtes de ceux qui gardent, venez faire connaissance.',
        'La suite, c’est peut-être vous.',
      ],
    },
  ],
  fresh: [
    {
      opening: ['Une page blanche intimide ou donne envie d’écrire. {named} est pour la seconde espèce.'],
      thread: [
        'Les premières lignes seront des routes, et les ratures des détours.',
        'Rien n’y a encore d’habitude : ni le siège, ni la musique, ni le chemin du retour.',
      ],
      closing: ['La page est prête ; le stylo, c’est vous.', 'La première ligne peut être une visite.'],
    },
    {
      opening: [
        'Le plaisir du neuf n’est pas dans l’objet, il est dans ce qui va arriver. {named} en est au tout début.',
      ],
      thread: [
        'Ce qui va arriver tient dans un agenda encore vide.',
        'Les souvenirs, ici, sont tous devant.',
      ],
      closing: ['Ce qui va arriver commence quand vous voulez.', 'Il ne manque que la première date.'],
    },
    {
      opening: ['Attendre une commande, c’est imaginer longtemps. {named} permet de cesser d’imaginer.'],
      thread: [
        'Ce que l’on imagine est parfait ; ce que l’on conduit est mieux.',
        'L’attente a son charme, la clé en main aussi.',
      ],
      closing: ['Imaginez encore un peu, le temps de venir.', 'L’attente finit où commence la visite.'],
    },
    {
      opening: ['Il y a un instant où une voiture n’appartient encore à aucune route. {named} en est là.'],
      thread: [
        'La première route décide un peu des autres : mieux vaut bien la choisir.',
        'Littoral, montagne ou boulevard : tout est encore possible.',
      ],
      closing: [
        'La première route, c’est vous qui la nommerez.',
        'Toutes les routes partent d’un rendez-vous.',
      ],
    },
  ],
  firstCar: [
    {
      opening: [
        'On se rappelle tous la première voiture, rarement la deuxième. {named} peut devenir ce souvenir.',
      ],
      thread: [
        'Un souvenir se fabrique de petites choses : un créneau réussi, une chanson, un détour.',
        'La mémoire garde les routes où l’on était seul à décider.',
      ],
      closing: [
        'Les souvenirs commencent par une clé : venez voir celle-ci.',
        'De celle-ci, vous vous souviendrez peut-être de la visite.',
      ],
    },
    {
      opening: [
        'L’indépendance a souvent quatre roues et peu de manières. {named} en est une version simple.',
      ],
      thread: [
        'Être indépendant, c’est surtout ne plus regarder l’heure du dernier bus.',
        'La confiance vient en roulant, et sans qu’on la voie venir.',
      ],
      closing: [
        'L’indépendance ne se livre pas : elle vient se chercher.',
        'Le dernier bus peut partir sans vous.',
      ],
    },
    {
      opening: [
        'Apprendre à conduire prend des mois ; apprendre à aimer cela, une seule route. {named} cherche cette route.',
      ],
      thread: [
        'La route que l’on aime est souvent courte, et l’on y revient exprès.',
        'Il suffit d’une voiture qui n’ajoute pas de questions aux vôtres.',
      ],
      closing: ['Cette route passe peut-être par chez nous.', 'Venez : la route se trouve ensuite.'],
    },
    {
      opening: ['Les débuts ont droit à la simplicité. {named} s’en fait une règle.'],
      thread: [
        'Simple veut dire que chaque chose est où on la cherche.',
        'Une règle facile à tenir quand tout répond comme on l’attend.',
      ],
      closing: [
        'Le premier pas est simple, lui aussi : une visite.',
        'Simple jusqu’au bout : un message suffit.',
      ],
    },
  ],
  family: [
    {
      opening: ['Une famille ne voyage pas, elle déménage un peu chaque jour. {named} l’a compris.'],
      thread: [
        'Dans ce déménagement quotidien, chaque sac cherche sa place et chaque enfant la sienne.',
        'Le soir on décharge, le matin on recommence.',
      ],
      closing: [
        'Le prochain déménagement est demain matin : venez avant.',
        'Faites le test avec vos cartons à vous : sacs, vélos et doudous.',
      ],
    },
    {
      opening: ['Les voyages de l’enfance se font à l’arrière. {named} le sait depuis la banquette.'],
      thread: [
        'De là on voit des nuques, des nuages et des panneaux que l’on apprend à lire.',
        'Ce que les enfants retiendront n’est pas sur la fiche.',
      ],
      closing: [
        'Venez, et laissez-les s’asseoir les premiers.',
        'Depuis la banquette, on décide plus vite que devant.',
      ],
    },
    {
      opening: [
        'Il existe une science du coffre, et toutes les familles l’enseignent. {named} en accepte les exercices.',
      ],
      thread: [
        'Le problème est toujours le même : une poussette, trois sacs, un ballon.',
        'La solution se trouve souvent à la seconde tentative, en riant.',
      ],
      closing: [
        'Votre problème de coffre se résout sur place : venez.',
        'Apportez l’énoncé : nous ouvrons le coffre.',
      ],
    },
    {
      opening: ['Le bruit de fond d’une famille est une forme de musique. {named} en a fait son affaire.'],
      thread: [
        'Il y a le couplet de l’école, le refrain du sport et le pont des vacances.',
        'Il faut de la place pour toutes les voix, même celles qui chantent faux.',
      ],
      closing: [
        'Venez au complet : la musique s’entend mieux à plusieurs.',
        'La répétition générale peut avoir lieu quand vous voudrez.',
      ],
    },
    {
      opening: [
        'Le calendrier d’une famille tient sur la porte du réfrigérateur. {named} s’y lit entre les lignes.',
      ],
      thread: [
        'Chaque case est un trajet : le dentiste, le judo, la gare, les grands-parents.',
        'Les cases se remplissent, la voiture aussi.',
      ],
      closing: [
        'Il reste une case pour une visite ? Écrivez-y notre nom.',
        'Trouvez une case libre et prévenez-nous.',
      ],
    },
  ],
  wild: [
    {
      opening: ['Les cartes s’arrêtent là où commence la curiosité. {named} va voir.'],
      thread: [
        'Un chemin n’est pas un obstacle, c’est une phrase inachevée.',
        'La curiosité demande un peu de patience.',
      ],
      closing: [
        'Dépliez la carte : le bord est plus loin qu’on ne croit.',
        'Votre curiosité connaît l’endroit ; venez voir avec quoi y aller.',
      ],
    },
    {
      opening: ['Le beau temps est une opinion. {named} a la sienne, et roule.'],
      thread: [
        'La pluie change les chemins sans les fermer.',
        'On se salit, on rit, on rentre tard : l’opinion est faite.',
      ],
      closing: ['Venez quel que soit le ciel.', 'Votre opinion, vous vous la ferez sur place.'],
    },
    {
      opening: [
        'Il y a la route que l’on prend et celle que l’on regarde en passant. {named} permet d’échanger.',
      ],
      thread: [
        'La route que l’on regardait monte dans les bois et ne dit pas où elle va.',
        'Prendre l’autre route est souvent une affaire de véhicule.',
      ],
      closing: [
        'Vous savez laquelle. Il ne manque que le départ.',
        'Celle que vous regardez depuis longtemps n’a pas bougé.',
      ],
    },
    {
      opening: ['La liberté a rarement les pneus propres. {named} ne s’en formalise pas.'],
      thread: ['La boue sèche, les souvenirs restent.', 'On lave le dimanche ce que l’on a vécu le samedi.'],
      closing: ['Venez avec vos bottes, si vous voulez.', 'Le premier coup de jet sera pour vous.'],
    },
  ],
  luxury: [
    {
      opening: ['Le luxe, c’est d’abord ce que l’on n’entend pas. {named} sait se taire.'],
      thread: [
        'Le reste parle par la matière, la lumière, la façon dont le temps passe à bord.',
        'Se taire n’est pas s’absenter : tout répond, sans commentaire.',
      ],
      closing: ['Venez écouter ce silence-là.', 'Le reste se dit de près, à voix basse.'],
    },
    {
      opening: [
        'Il est des voitures qui demandent qu’on les regarde et d’autres qui s’en passent. {named} s’en passe, et on regarde.',
      ],
      thread: [
        'L’élégance consiste à ne rien expliquer.',
        'Le regard revient de lui-même, par petites fois.',
      ],
      closing: ['Regardez encore, mais sur place.', 'On ne vous demandera rien d’autre que de vous asseoir.'],
    },
    {
      opening: [
        'Le temps est la seule matière noble dont personne n’a assez. {named} rend meilleur celui que l’on passe en route.',
      ],
      thread: [
        'Une heure à bord n’a pas la longueur d’une heure ailleurs.',
        'On arrive avec du temps devant soi, ou c’est tout comme.',
      ],
      closing: [
        'Accordez-vous une heure : nous gardons la place.',
        'Le temps d’une visite est déjà du temps bien passé.',
      ],
    },
    {
      opening: ['Recevoir est un art, et il s’exerce aussi en roulant. {named} reçoit bien.'],
      thread: [
        'On vous installe, on baisse la voix du monde, on part.',
        'L’hôte discret prévoit tout et ne montre rien.',
      ],
      closing: [
        'Vous êtes attendu : il suffit de s’annoncer.',
        'La portière est déjà une façon de dire entrez.',
      ],
    },
  ],
  city: [
    {
      opening: [
        'La ville est un puzzle où il manque toujours une pièce : une place. {named} a la forme qu’il faut.',
      ],
      thread: [
        'Une petite forme entre où de grandes renoncent.',
        'Le puzzle change chaque matin, la solution reste.',
      ],
      closing: [
        'Venez voir si la pièce s’ajuste à votre rue.',
        'Votre quartier a peut-être un trou de cette taille.',
      ],
    },
    {
      opening: [
        'En ville, les distances se mesurent en minutes et les minutes en humeur. {named} travaille sur l’humeur.',
      ],
      thread: [
        'Un feu, une rue, un créneau : on peut en sortir agacé ou souriant.',
        'Les minutes sont les mêmes, leur couleur non.',
      ],
      closing: [
        'Comptez les minutes jusqu’à nous : ce ne sont pas les pires.',
        'L’humeur, vous la jugerez au retour.',
      ],
    },
    {
      opening: ['Habiter une ville, c’est négocier avec elle. {named} est doué@ pour la négociation.'],
      thread: [
        'La ville demande de la place, on lui en prend peu, l’accord se fait.',
        'Les sens uniques sont des clauses, les ruelles des exceptions.',
      ],
      closing: ['Il reste une clause à signer : la visite.', 'Venez négocier à votre tour.'],
    },
    {
      opening: ['Une ville se traverse ou se goûte. {named} fait les deux, selon l’heure.'],
      thread: [
        'Le matin on traverse, le soir on flâne, et la voiture suit.',
        'Entre deux rues, il arrive que l’on prenne la plus longue.',
      ],
      closing: ['À vous de choisir l’heure de la visite.', 'Passez en traversant, ou en flânant.'],
    },
  ],
  budget: [
    {
      opening: ['L’argent bien dépensé ne fait pas de bruit. {named} non plus ne se vante pas.'],
      thread: [
        'On paie l’essentiel, on laisse le reste aux vitrines.',
        'Bien dépenser, c’est pouvoir l’expliquer en une phrase.',
      ],
      closing: ['La phrase, vous la trouverez en venant voir.', 'Sans bruit, prenez rendez-vous.'],
    },
    {
      opening: [
        'Deux questions suffisent devant une annonce : que fait-elle, que coûte-t-elle ? {named} répond aux deux.',
      ],
      thread: [
        'Ce qu’une voiture fait se lit dans les données.',
        'Ce qu’elle coûte viendra à la fin, comme il se doit.',
      ],
      closing: [
        'Deux questions ont leur réponse ; s’il en reste une troisième, posez-la-nous.',
        'Deux réponses données ; à vous la suite.',
      ],
    },
    {
      opening: [
        'La raison a mauvaise réputation ; elle fait pourtant de beaux trajets. {named} plaide pour elle.',
      ],
      thread: [
        'La raison regarde le prix, puis l’usage, puis la route.',
        'Choisir avec sa raison n’empêche pas le plaisir, il vient après.',
      ],
      closing: [
        'Laissez la raison venir voir ; le plaisir l’accompagnera.',
        'La raison a dit son mot, à vous le vôtre.',
      ],
    },
    {
      opening: [
        'Il y a le prix affiché et le prix que l’on se rappelle en roulant. {named} se juge aux deux.',
      ],
      thread: [
        'Le prix que l’on se rappelle dépend des jours : une place trouvée, un trajet sans souci.',
        'On oublie vite le prix affiché quand les trajets sont doux.',
      ],
      closing: ['Le prix affiché est écrit ; l’autre se découvre.', 'Venez comparer les deux.'],
    },
    {
      opening: ['Faire ses comptes est une façon de respecter son travail. {named} respecte les comptes.'],
      thread: [
        'Une colonne pour les besoins, une pour les envies : elles se touchent parfois.',
        'Le crayon passe sur chaque ligne et n’en barre guère.',
      ],
      closing: [
        'Il manque une ligne à vos comptes : la visite, qui ne coûte rien.',
        'Votre crayon aura le dernier mot.',
      ],
    },
  ],
  gas: [
    {
      opening: [
        'Il y a deux façons de rouler beaucoup : en y pensant ou sans y penser. {named} {runs}, et l’on y pense moins.',
      ],
      thread: [
        'La dépense du plein descend d’un cran dans l’ordre des soucis.',
        'À la pompe, le geste change peu, le ticket davantage.',
      ],
      closing: ['Sans y penser trop longtemps, venez voir.', 'Y penser, c’est déjà faire le calcul.'],
    },
    {
      opening: [
        'Le bon sens prend parfois des chemins discrets. {named} {runs}, et n’en fait pas une affaire.',
      ],
      thread: [
        'Les kilomètres s’ajoutent, la note suit de plus loin.',
        'Le bon sens n’a pas besoin d’être à la mode.',
      ],
      closing: ['Le bon sens voudrait que l’on regarde de près.', 'Discrètement, prenez rendez-vous.'],
    },
    {
      opening: [
        'Un long trajet commence toujours par un plein. {named} {runs}, et le commencement est plus léger.',
      ],
      thread: [
        'Ce qui commence léger se poursuit de bonne humeur.',
        'Le reste du trajet ressemble à tous les trajets : une route, une voix, une heure d’arrivée.',
      ],
      closing: ['Le prochain commencement, c’est ici.', 'Léger, le premier pas : un message.'],
    },
  ],
  hybrid: [
    {
      opening: ['Deux moteurs qui s’entendent valent mieux qu’un qui s’impose. {named} est {fuel}.'],
      thread: [
        'Un moteur part, l’autre suit, et l’on ne sait plus lequel a commencé.',
        'L’entente se remarque surtout quand la file avance au pas.',
      ],
      closing: ['Venez voir comment ils s’entendent.', 'Les moteurs s’entendent ; reste à nous entendre.'],
    },
    {
      opening: ['Rien ne se perd, disait un chimiste. {named}, {fuel}, l’applique à chaque feu rouge.'],
      thread: [
        'Ce que l’on abandonne en freinant revient au départ suivant.',
        'La leçon est simple et la ville donne l’occasion de la répéter.',
      ],
      closing: ['Une visite non plus n’est jamais perdue.', 'Venez vérifier la leçon.'],
    },
    {
      opening: ['Changer sans rompre est un art. {named} est {fuel} et le pratique au quotidien.'],
      thread: [
        'On garde ses gestes, on en oublie quelques-uns, le silence fait le reste.',
        'Entre hier et demain, il y a des trajets à faire.',
      ],
      closing: ['Sans rompre avec rien, venez regarder.', 'Le changement tient dans une heure de visite.'],
    },
  ],
  style: [
    {
      opening: ['Un trait juste n’a pas besoin du suivant. {named} s’arrête à temps.'],
      thread: [
        'Le reste du dessin respire autour de ce trait.',
        'S’arrêter à temps est la moitié de l’élégance.',
      ],
      closing: ['Le dernier trait, c’est votre regard.', 'Venez voir où le trait s’arrête.'],
    },
    {
      opening: [
        'On gare, on s’éloigne, on se retourne : il y a des voitures que l’on quitte ainsi. {named} est du nombre.',
      ],
      thread: [
        'Se retourner est un aveu, et personne n’a besoin de le savoir.',
        'La ligne travaille aussi quand on ne roule pas.',
      ],
      closing: [
        'Venez ; nous vous laisserons vous retourner.',
        'Cela commence de face, et finit par ce regard-là.',
      ],
    },
    {
      opening: ['Le goût ne se discute pas, il se reconnaît. {named} attend d’être reconnu@.'],
      thread: [
        'Une proportion, un reflet, une courbe : chacun a sa porte d’entrée.',
        'Ce que l’on reconnaît, on le regarde autrement.',
      ],
      closing: [
        'Si vous avez reconnu quelque chose, venez vérifier.',
        'Le goût est un bon guide : suivez-le jusqu’ici.',
      ],
    },
    {
      opening: [
        'La forme dit ce que la fiche ne sait pas dire. {named} a beaucoup de forme et peu de phrases.',
      ],
      thread: [
        'La lumière lit cette forme mieux que nous, surtout le soir.',
        'De profil, la phrase est courte et bien ponctuée.',
      ],
      closing: [
        'Les phrases s’arrêtent ici ; la forme vous attend.',
        'Venez lire le reste debout, en tournant autour.',
      ],
    },
  ],
  commuter: [
    {
      opening: ['La même route, jour après jour, finit par devenir un lieu. {named} le rend habitable.'],
      thread: [
        'Un lieu habitable a une température, une voix à la radio, un bon siège.',
        'Sur une route connue, on a ses habitudes, et même ses pensées préférées.',
      ],
      closing: ['Venez voir le lieu avant de l’habiter.', 'La route, vous l’avez ; il manque la pièce.'],
    },
    {
      opening: [
        'Entre la maison et le travail, personne ne vous attend : c’est une chance. {named} en fait un moment.',
      ],
      thread: [
        'Un moment à soi n’a pas besoin d’être long, seulement calme.',
        'On y finit une idée, on en commence une autre, on arrive.',
      ],
      closing: ['Ce moment-là mérite une visite.', 'Pour une fois, quelqu’un vous attend : nous.'],
    },
    {
      opening: ['Le trajet quotidien est un métier sans salaire. {named} en améliore les conditions.'],
      thread: [
        'Des conditions simples : être bien assis, répondre présent, ne pas fatiguer.',
        'On ne choisit pas la distance, on choisit le poste.',
      ],
      closing: ['Venez négocier vos conditions.', 'Le poste est libre : présentez-vous.'],
    },
    {
      opening: [
        'On connaît par cœur chaque feu, chaque nid-de-poule, chaque panneau. {named} propose une autre lecture du trajet.',
      ],
      thread: [
        'Lu plus calmement, le même texte a d’autres qualités.',
        'Les nids-de-poule sont toujours là, mais en plus petit.',
      ],
      closing: ['Relisez votre trajet en pensant à {lui}.', 'La prochaine page est une visite.'],
    },
  ],
  traveller: [
    {
      opening: [
        'Il y a ceux qui comptent les kilomètres et ceux qui les racontent. {named} est pour les seconds.',
      ],
      thread: [
        'Pour raconter, il faut arriver avec assez d’énergie : tout est là.',
        'Les récits commencent au péage et finissent à table.',
      ],
      closing: [
        'Votre prochain récit commence ici.',
        'Comptez ceux qui vous séparent de nous, et venez les raconter.',
      ],
    },
    {
      opening: ['L’horizon a un défaut : il recule. {named} le suit sans se lasser.'],
      thread: [
        'On suit mieux l’horizon bien assis, à une allure qui ne pèse pas.',
        'À suivre l’horizon, on finit par arriver ailleurs.',
      ],
      closing: ['Il recule encore : raison de plus pour venir.', 'L’horizon part de notre parking.'],
    },
    {
      opening: ['Un voyage se juge à l’état dans lequel on descend de voiture. {named} soigne la descente.'],
      thread: [
        'Descendre reposé, c’est avoir été bien porté.',
        'Le reste du voyage commence à ce moment-là.',
      ],
      closing: [
        'Pour juger, il faut d’abord monter : venez.',
        'Montez, asseyez-vous, et vous aurez déjà une idée.',
      ],
    },
    {
      opening: ['Partir loin est une habitude qui se prend. {named} l’encourage.'],
      thread: [
        'Au début on vérifie la carte, ensuite le ciel, à la fin plus rien.',
        'Les distances rétrécissent à mesure qu’on les fréquente.',
      ],
      closing: ['La première fois est à deux pas : chez nous.', 'Prenez l’habitude par le début.'],
    },
    {
      opening: [
        'Entre deux villes, il y a un pays entier que l’on ne regarde pas. {named} le remet dans la vitre.',
      ],
      thread: [
        'Des champs, des ponts, des noms de rivières : la route a de la mémoire.',
        'Il suffit d’une allure tranquille pour que le pays revienne.',
      ],
      closing: [
        'Ce pays commence à notre porte.',
        'Choisissez la ville d’arrivée ; le reste est entre les deux.',
      ],
    },
  ],
  allRound: [
    {
      opening: [
        'À une voiture de tous les jours on demande de ne pas compliquer les choses. {named} les simplifie.',
      ],
      thread: [
        'Simple ne veut pas dire pauvre : chaque chose est où elle sert.',
        'Ce qui est simple se remarque surtout quand la journée ne l’est pas.',
      ],
      closing: ['Le pas suivant est simple aussi : venez voir.', 'Ne compliquons rien : un appel suffit.'],
    },
    {
      opening: [
        'La semaine de la plupart d’entre nous compte beaucoup de trajets et aucun record. {named} est pour cette semaine-là.',
      ],
      thread: [
        'Beaucoup de courts, un long de temps en temps, et l’envie de n’y pas penser.',
        'Aucun record, mais des jours qui s’emboîtent bien.',
      ],
      closing: [
        'Votre semaine, vous la connaissez : regardez avec elle en tête.',
        'Sans record à battre, prenez votre temps et venez.',
      ],
    },
    {
      opening: [
        'Certaines voitures font très bien une seule chose. {named} en fait bien plusieurs, et c’est plus rare qu’il n’y paraît.',
      ],
      thread: [
        'Plusieurs choses, dans une journée quelconque : conduire, charger, attendre, repartir.',
        'Savoir un peu de tout est une forme de générosité.',
      ],
      closing: [
        'Si plusieurs choses vous attendent, une visite en est une.',
        'Ajoutez une chose à la liste : venir voir.',
      ],
    },
    {
      opening: [
        'La bonne voiture se comprend au bout d’un mois, quand on n’y pense plus. {named} vise cet oubli-là.',
      ],
      thread: [
        'Ne plus y penser, c’est monter, partir et penser à autre chose.',
        'L’oubli est un compliment que l’on fait aux objets utiles.',
      ],
      closing: [
        'Le premier mois commence un jour : choisissez lequel.',
        'Avant l’oubli, il faut une rencontre.',
      ],
    },
    {
      opening: [
        'Une seule voiture pour plusieurs versions de vous : celle qui travaille, celle qui accompagne, celle qui part. {named} les réunit.',
      ],
      thread: [
        'Celle qui travaille veut arriver, celle qui accompagne du confort, celle qui part de l’horizon.',
        'Vos différentes versions se croisent le vendredi soir, en général au volant.',
      ],
      closing: [
        'Quelle que soit la version du jour, la visite est la même.',
        'Mettez-vous d’accord entre vous, puis appelez.',
      ],
    },
    {
      opening: ['Les journées ne préviennent jamais de ce qu’il leur faudra. {named} se tient prêt@.'],
      thread: [
        'Aujourd’hui un colis, demain trois amis, après-demain un orage.',
        'Être prêt à tout, c’est surtout n’être surpris de rien.',
      ],
      closing: [
        'La journée de demain, vous la connaissez ? Nous non plus.',
        'Nous aussi, nous sommes prêts : il suffit de prévenir.',
      ],
    },
  ],
} satisfies Record<Angle, readonly Idea[]>;

/** A thought, then how the car stands: crashed, or to be repaired whatever it is called. */
function withState(thought: string): string[] {
  return [
    ...[
      '{named} est accidenté@{!condition}<. Constaté : {damage}>.< {states}.>',
      '{named} est accidenté@{!condition}<, avec {damageThings}>.< {states}.>',
    ].map((state) => `crashed :: ${thought}${state}`),
    ...[
      '{named} est à réparer<. À noter : {damage}>.< {states}.>',
      '{named} est à remettre en état<, avec {damageThings}>.< {states}.>',
    ].map((state) => `!crashed :: ${thought}${state}`),
  ];
}
