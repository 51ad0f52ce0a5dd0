import type { Angle } from '../../../angle/angles.ts';
import type { Idea } from '../../voice.ts';

/**
 * For each angle the ideas a text can be built on. Thread and closing answer their own opening, so
 * they stay together: an idea is set, touched half-way and paid back at the end.
 */
export const ideas = {
  damaged: [
    {
      opening: ['Quand on répare des voitures, le premier regard sert à savoir par où commencer. '],
      thread: [
        'Une fois les dégâts connus, ce sont la mécanique et les kilomètres qui font la décision.',
        'Le travail à faire est clair ; voyons maintenant ce qui reste.',
      ],
      closing: [
        'Ce premier regard, venez le porter vous-même, avant tout calcul.',
        'Venez regarder de près : sur place, vous saurez vite par où commencer.',
      ],
    },
    {
      opening: [
        'Devant une voiture endommagée, les uns passent leur chemin et les autres prennent une feuille pour compter. ',
      ],
      thread: [
        'Sur la feuille, à côté des dégâts, il faut aussi inscrire ce qui est resté bon.',
        'Les chiffres qui suivent vont dans l’autre colonne de la feuille.',
      ],
      closing: [
        'Si vous êtes de ceux qui comptent, venez avec votre carrossier et faites le total ensemble.',
        'Prenez votre feuille, ajoutez-y le devis, et vous saurez si l’affaire vaut la peine.',
      ],
    },
    {
      opening: ['Dans une annonce comme celle-ci, la franchise fait gagner du temps à tout le monde. '],
      thread: [
        'Avec la même franchise, voici ce qui reste à dire.',
        'Les défauts étant dits, on peut parler du reste avec la même franchise.',
      ],
      closing: [
        'Cette franchise vaut aussi pour vos questions : posez-les toutes, même les plus gênantes.',
        'Appelez-nous sans détour : nous répondrons de la même manière.',
      ],
    },
    {
      opening: ['Une annonce honnête commence par ce qui ne va pas. '],
      thread: [
        'Ce qui va vient ensuite, et cela se lit dans la fiche.',
        'Le plus difficile est dit ; le reste se lit vite.',
      ],
      closing: [
        'Si le début de cette annonce ne vous a pas arrêté, une visite s’impose.',
        'Venez vérifier que tout est dit, de préférence avec quelqu’un du métier.',
      ],
    },
    {
      opening: ['Dans chaque atelier, il y a un coin réservé aux chantiers qui en valent la peine. '],
      thread: [
        'Pour savoir si celui-ci en vaut la peine, il faut regarder le moteur, les kilomètres et le prix.',
        'C’est la mécanique qui dira si ce chantier mérite qu’on s’y mette.',
      ],
      closing: [
        'Si vous avez un coin d’atelier libre, parlons-en.',
        'Une visite vous dira si ce chantier est pour vous.',
      ],
    },
    {
      opening: ['Certaines voitures s’adressent à tout le monde, celle-ci à ceux qui savent réparer. '],
      thread: [
        'Ceux qui s’y connaissent trouveront dans ces chiffres ce qu’il leur faut.',
        'À qui connaît le métier, ces données suffisent pour se faire une idée.',
      ],
      closing: [
        'Si vous savez réparer, nous nous comprendrons vite.',
        'Si vous vous y connaissez, venez avec vos questions : nous les attendons.',
      ],
    },
  ].map(({ opening, ...rest }) => ({ opening: opening.flatMap(withState), ...rest })),
  bare: [
    {
      opening: [
        'Parfois, le nom d’une voiture suffit pour que l’on s’arrête. Si c’est le cas avec {named}, la suite est simple.',
      ],
      thread: ['Le reste se découvre sur place : une portière que l’on ouvre, un siège où l’on s’installe.'],
      closing: ['Le nom vous a arrêté ; il ne reste qu’à venir voir.'],
    },
    {
      opening: ['Vous cherchiez justement {un} ? Alors {celle}-ci<, de {year},> mérite votre visite.'],
      thread: [
        'Une annonce courte laisse des questions ouvertes, et nous préférons y répondre de vive voix.',
      ],
      closing: ['Si c’est bien la voiture que vous cherchiez, appelez-nous avant de regarder ailleurs.'],
    },
    {
      opening: [
        'Une annonce courte a un avantage : elle vous laisse poser les questions. Celle-ci concerne {the}< de {year}>.',
      ],
      thread: ['Les détails qui manquent ici tiennent en quelques réponses.'],
      closing: ['À vous de poser la première question.'],
    },
  ],
  van: [
    {
      opening: [
        'Un véhicule de travail se choisit en pensant à la journée la plus chargée de la semaine. C’est en pensant à ce jour-là qu’il faut regarder {named}.',
      ],
      thread: [
        'Les jours les plus chargés, tout compte : charger vite, rouler sans fatigue, arriver à l’heure.',
        'La journée la plus chargée passe mieux avec un véhicule qui se fait oublier.',
      ],
      closing: [
        'Pensez à votre journée la plus chargée, et venez voir si tout y entre.',
        'Venez avec vos mesures : nous regarderons ensemble si tout votre chargement y tient.',
      ],
    },
    {
      opening: [
        'Un bon outil se reconnaît au bout d’un mois, quand on le prend sans y penser. Avec {named}, c’est exactement ce que l’on cherche.',
      ],
      thread: [
        'Un bon outil fait peu de choses, mais il les fait tous les jours : charger, rouler, recommencer.',
        'On ne remarque un outil que le jour où il manque.',
      ],
      closing: [
        'Un outil se choisit en main : venez (le/la) voir.',
        'Avant de le prendre sans y penser, il faut venir (le/la) voir une fois.',
      ],
    },
    {
      opening: [
        'À l’heure où la ville dort encore, ceux qui travaillent ont déjà chargé. {named} est un véhicule pour ceux qui partent tôt.',
      ],
      thread: [
        'Entre le premier chargement et le dernier, tout le métier passe par le véhicule.',
        'Quand la ville se réveille, une bonne partie du travail est déjà faite.',
      ],
      closing: [
        'Demain, à l’heure du chargement, vous saurez peut-être déjà ce que vous en pensez : venez (le/la) voir.',
        'Passez nous voir, même entre deux livraisons.',
      ],
    },
    {
      opening: [
        'Quand on travaille à son compte, chaque achat doit se justifier. {named} se regarde donc avec un crayon à la main.',
      ],
      thread: [
        'Un achat pareil se juge sur des faits, l’un après l’autre.',
        'Ce qui justifie l’achat, c’est le service rendu chaque jour.',
      ],
      closing: [
        'Les faits sont là ; la décision, c’est votre affaire.',
        'Faites vos comptes, puis venez vérifier sur place.',
      ],
    },
  ],
  electric: [
    {
      opening: [
        'On ne remarque le bruit d’un moteur que lorsqu’il s’arrête. Dans {named}, {fuel}, ce silence-là dure tout le trajet.',
      ],
      thread: [
        'Avec le bruit disparaît aussi une partie de la fatigue, et on le [mesure le soir|sent en descendant].',
        'Ce silence profite à tous ceux qui sont à bord : on se parle, on écoute, on pense à autre chose.',
      ],
      closing: [
        'Le plus simple pour comprendre ce silence est de [venir s’y asseoir|monter à bord].',
        'Venez écouter ce silence : quelques minutes à bord [suffisent|vous en diront assez].',
      ],
    },
    {
      opening: [
        'Passer à l’électrique{!fuelType}, c’est changer deux ou trois habitudes, et aucune n’est difficile. {named} est une belle occasion de commencer.',
      ],
      thread: [
        'La première habitude que l’on prend, c’est celle d’une réponse immédiate [sous le pied|à l’accélérateur].',
        'Au bout d’une semaine, ces nouvelles habitudes [ne se remarquent plus|sont les vôtres].',
      ],
      closing: [
        'La première habitude à prendre est la plus simple : [venir (le/la) voir|demander une visite].',
        'Si une question vous retient encore, posez-la-nous : c’est ainsi que l’on commence.',
      ],
    },
    {
      opening: [
        'Avec un moteur électrique{!fuelType}, il n’y a plus d’attente entre le pied et la route. C’est ce que l’on remarque d’abord dans {named}.',
      ],
      thread: [
        'Cette réponse immédiate est surtout agréable parce qu’elle se dose [du bout du pied|au millimètre].',
        'Toute la puissance sert rarement, mais la savoir disponible [rend la conduite plus détendue|suffit à rouler tranquille].',
      ],
      closing: [
        'Pour une visite, il n’y a pas d’attente non plus : un appel suffit.',
        'Venez [sentir cette réponse par vous-même|vous en rendre compte], elle s’explique mal par écrit.',
      ],
    },
    {
      opening: [
        'On vient souvent à l’électrique{!fuelType} par curiosité et l’on y reste pour le confort. {named} est (fait/faite) pour ce passage-là.',
      ],
      thread: [
        'La curiosité passe en une semaine, [le confort reste|pas le confort].',
        'Un jour, on s’aperçoit que l’on n’a plus pensé au moteur [depuis longtemps|depuis des semaines].',
      ],
      closing: [
        'Si vous êtes curieux, vous avez déjà fait la moitié du chemin : venez.',
        'La curiosité suffit pour une visite, [le confort fera le reste|nous répondrons aux questions].',
      ],
    },
    {
      opening: [
        'Le matin, quand on part tôt, on réveille souvent toute la rue. Avec {named}, {fuel}, on s’en va sans un bruit.',
      ],
      thread: [
        'La même discrétion accompagne toute la journée, [dans les files comme sur la route|jusqu’au retour].',
        'Conduire sans bruit rend aussi les retours plus calmes, [le soir|en fin de journée].',
      ],
      closing: [
        'Passez nous voir : [on n’entend rien, mais il y a beaucoup à voir|le silence s’apprécie mieux sur place].',
        'Si partir sans un bruit vous tente, [appelez-nous|venez en parler avec nous].',
      ],
    },
  ],
  hydrogen: [
    {
      opening: [
        'Il faut bien que quelqu’un soit le premier de sa rue. Avec {named}, qui roule à l’hydrogène{!fuelType}, ce sera vous.',
      ],
      thread: ['On roule en silence et l’on fait le plein en station : la nouveauté reste simple à vivre.'],
      closing: ['Si être le premier ne vous fait pas peur, appelez-nous.'],
    },
    {
      opening: [
        'On parle de l’hydrogène{!fuelType} au futur, alors qu’il roule déjà. {named} en est la preuve.',
      ],
      thread: ['Ce qui étonne, c’est la simplicité : on conduit, tout simplement, et sans bruit.'],
      closing: ['Le futur dont on parle se regarde de près : venez.'],
    },
    {
      opening: [
        'On croise peu de voitures à hydrogène{!fuelType}, et c’est une raison de s’arrêter devant {named}.',
      ],
      thread: ['Ce qui surprend le plus est la douceur de la conduite, bien plus que la technique.'],
      closing: ['Puisqu’on en croise si peu, venez (le/la) voir tant que vous y pensez.'],
    },
  ],
  sports: [
    {
      opening: [
        'Il y a ceux qui prennent la route la plus courte et ceux qui prennent la plus belle. {named} s’adresse aux seconds.',
      ],
      thread: [
        'Sur la plus belle route, il ne s’agit pas d’aller plus vite, mais d’en profiter davantage.',
        'La route la plus belle est souvent celle qui tourne, et c’est là que la voiture donne le meilleur.',
      ],
      closing: [
        'La plus belle route, vous la connaissez déjà ; la voiture vous attend ici.',
        'Pour venir nous voir, prenez donc la plus belle route.',
      ],
    },
    {
      opening: [
        'Un virage bien pris suffit parfois à faire une bonne journée. {named} donne envie d’en prendre quelques-uns.',
      ],
      thread: [
        'Pour un virage réussi, il faut moins de vitesse que de précision.',
        'Entre un virage et le suivant, on comprend ce que vaut une voiture.',
      ],
      closing: [
        'Votre virage préféré n’a pas bougé : venez voir avec quoi le reprendre.',
        'Venez vous asseoir au volant, et pensez à ce virage que vous connaissez par cœur.',
      ],
    },
    {
      opening: ['Toute la semaine, on choisit ce qui est raisonnable. Avec {named}, on choisit autre chose.'],
      thread: [
        'Il n’est pas interdit d’être raisonnable et de prendre du plaisir sur la même route.',
        'La raison a ses arguments, l’accélérateur aussi.',
      ],
      closing: [
        'Soyez raisonnable une dernière fois : venez (le/la) voir avant de décider.',
        'Pour une visite, aucune bonne raison n’est nécessaire.',
      ],
    },
    {
      opening: [
        'Certaines voitures, on y pense pendant des années avant de les acheter. {named} en fait partie.',
      ],
      thread: [
        'Quand une envie dure aussi longtemps, c’est souvent qu’elle est fondée.',
        'Quand on a longtemps attendu, on apprécie chaque trajet.',
      ],
      closing: [
        'Si vous y pensez depuis longtemps, accordez-vous au moins une visite.',
        'Après des années à y penser, une heure sur place est bien peu.',
      ],
    },
    {
      opening: [
        'Entre partir et arriver, il y a la route, et beaucoup l’oublient. Ceux qui aiment conduire regarderont {named} autrement.',
      ],
      thread: [
        'C’est là, entre le départ et l’arrivée, que se trouve le plaisir.',
        'Un trajet ordinaire suffit pour se rappeler que conduire peut être un plaisir.',
      ],
      closing: [
        'Faites la route jusqu’à nous : le plaisir commence là.',
        'Venez (le/la) voir : vous aurez le retour pour y penser.',
      ],
    },
  ],
  open: [
    {
      opening: [
        'Il suffit parfois d’ôter le toit d’une journée ordinaire pour qu’elle change. C’est tout l’intérêt de {named}.',
      ],
      thread: [
        'Le trajet est le même, mais la lumière y entre de partout.',
        'Même les courses du samedi prennent un air de vacances.',
      ],
      closing: [
        'Votre prochaine journée ordinaire peut changer d’air : venez (le/la) voir.',
        'Choisissez une journée quelconque et passez nous voir : la capote est vite baissée.',
      ],
    },
    {
      opening: [
        'On peut regarder le paysage derrière une vitre, ou rouler dedans. {named} permet la seconde façon.',
      ],
      thread: [
        'À découvert, on roule moins vite et l’on voit davantage.',
        'L’air, les odeurs, le bruit des arbres : la route cesse d’être un décor.',
      ],
      closing: [
        'Le paysage est prêt ; il ne manque que vous au volant.',
        'Venez quand il fait beau : le paysage fera le reste.',
      ],
    },
    {
      opening: [
        'Les meilleures soirées d’été commencent par une petite route, sans but précis. {named} leur va bien.',
      ],
      thread: [
        'Le soir, l’air est doux et rien ne presse : la capote reste baissée jusqu’à la maison.',
        'Il n’y a pas besoin d’aller loin, il suffit d’allonger un peu le retour.',
      ],
      closing: [
        'Venez un soir, si vous pouvez : c’est la meilleure heure.',
        'La prochaine belle soirée pourrait commencer par une visite.',
      ],
    },
  ],
  classic: [
    {
      opening: [
        'Le temps use certaines voitures et en rend d’autres plus attachantes. {this}, de {year}, est de celles-là.',
      ],
      thread: [
        'Chaque geste, à bord, rappelle une époque où l’on conduisait autrement.',
        'Ce qui était ordinaire à l’époque est devenu un plaisir : une portière, un volant, un bruit de moteur.',
      ],
      closing: [
        'Prenez votre temps et venez (le/la) regarder.',
        'Le temps a fait son travail ; à vous de juger.',
      ],
    },
    {
      opening: [
        'On n’achète pas une voiture de {year} pour se déplacer, mais pour le plaisir de la conduire. {this} se regarde ainsi.',
      ],
      thread: [
        'Le plaisir commence avant même de rouler, rien qu’à regarder les proportions.',
        'Au volant, tout est plus simple et plus direct, et c’est ce plaisir que l’on vient chercher.',
      ],
      closing: [
        'Si ce plaisir vous parle, venez vous asseoir à bord.',
        'Pour le plaisir, justement, passez (le/la) voir.',
      ],
    },
    {
      opening: [
        'Une voiture ancienne a besoin de quelqu’un qui en prenne soin. {this}, de {year}, attend la bonne personne.',
      ],
      thread: [
        'En prendre soin, c’est (le/la) faire rouler et l’écouter.',
        'Qui en prend soin y trouve chaque fois une raison de plus d’aimer conduire.',
      ],
      closing: [
        'Si vous êtes cette personne, venez faire connaissance.',
        'C’est peut-être vous : appelez-nous.',
      ],
    },
  ],
  fresh: [
    {
      opening: [
        'Avec une voiture récente, tout reste à faire : les habitudes, les trajets, les souvenirs. {named} en est au tout début.',
      ],
      thread: [
        'Les premiers trajets seront les vôtres, et les habitudes aussi.',
        'Le siège, la musique, le chemin du retour : tout est encore à régler à votre goût.',
      ],
      closing: [
        'Tout reste à faire, à commencer par une visite.',
        'Le premier souvenir peut être le jour où vous viendrez (le/la) chercher.',
      ],
    },
    {
      opening: ['Commander une voiture, c’est attendre ; {named} vous évite l’attente.'],
      thread: [
        'On a passé assez de temps à imaginer : ici, on peut regarder et toucher.',
        'Sans attente, le plaisir du neuf reste entier.',
      ],
      closing: [
        'L’attente s’arrête le jour de votre visite.',
        'Ne vous faites pas attendre non plus : appelez-nous.',
      ],
    },
    {
      opening: [
        'Le plus beau, dans une voiture récente, ce sont les routes qu’elle n’a pas encore faites. {named} en a beaucoup devant (lui/elle).',
      ],
      thread: [
        'Mer, montagne ou simple trajet du matin : la première route, c’est vous qui la choisirez.',
        'Chaque trajet sera une première fois, et cela dure un bon moment.',
      ],
      closing: [
        'La première de ces routes mène chez nous.',
        'Choisissez déjà la première route ; nous préparons le reste.',
      ],
    },
  ],
  firstCar: [
    {
      opening: [
        'On se souvient toute sa vie de sa première voiture, beaucoup moins de la deuxième. {named} a de quoi laisser un bon souvenir.',
      ],
      thread: [
        'Ces souvenirs sont faits de petites choses : un créneau réussi, une chanson, un premier départ entre amis.',
        'Un bon souvenir, c’est d’abord une voiture qui ne fait pas peur.',
      ],
      closing: [
        'Votre premier souvenir avec {lui} peut être une visite.',
        'Pour que le souvenir soit bon, venez choisir tranquillement.',
      ],
    },
    {
      opening: [
        'La première voiture, c’est surtout ne plus dépendre de personne. {named} est une façon simple d’y arriver.',
      ],
      thread: [
        'Ne plus regarder l’heure du dernier bus change déjà beaucoup de choses.',
        'L’indépendance vient vite quand la voiture se conduit sans inquiétude.',
      ],
      closing: [
        'Pour une fois encore, faites-vous accompagner : venez (le/la) voir.',
        'L’indépendance commence par un message.',
      ],
    },
    {
      opening: ['Quand on débute, on a besoin que tout soit simple. C’est ce que l’on demande à {named}.'],
      thread: [
        'Simple, cela veut dire que chaque commande est là où on la cherche.',
        'Quand tout est simple, on regarde la route et la confiance vient.',
      ],
      closing: [
        'Le premier pas est simple, lui aussi : un appel.',
        'Restons simples : venez vous asseoir au volant.',
      ],
    },
  ],
  family: [
    {
      opening: [
        'En famille, le plus long n’est pas la route, c’est le départ. {named} aide justement à partir.',
      ],
      thread: [
        'Un sac de plus, une ceinture à boucler, un doudou oublié : ici, tout cela [va plus vite|prend moins de temps].',
        'Quand le départ se passe bien, [le reste du trajet suit|la route paraît plus courte].',
      ],
      closing: [
        'Le prochain départ peut être plus simple : venez (le/la) voir [tous ensemble|en famille].',
        'Venez en famille : vous verrez vite si [le départ en est facilité|chacun y trouve sa place].',
      ],
    },
    {
      opening: [
        'Une voiture de famille se juge depuis la banquette arrière. C’est de là qu’il faut regarder {named}.',
      ],
      thread: [
        'Depuis la banquette arrière, on voit le paysage, [on s’endort, on demande si l’on arrive bientôt|on compte les camions, on finit par s’endormir].',
        'Si les passagers arrière sont bien, [le conducteur l’est aussi|tout le voyage s’en ressent].',
      ],
      closing: [
        'Venez avec vos passagers arrière : [leur avis compte double|ils vous diront].',
        'Laissez les enfants s’asseoir les premiers, [vous aurez leur réponse tout de suite|puis écoutez-les].',
      ],
    },
    {
      opening: [
        'Le calendrier d’une famille est collé sur le réfrigérateur, et presque chaque case est un trajet. {named} est là pour les faire tous.',
      ],
      thread: [
        'Le dentiste, le judo, la gare, les grands-parents : les cases [se remplissent vite|ne restent pas vides longtemps].',
        'Une semaine chargée passe mieux quand les trajets sont [faciles|simples].',
      ],
      closing: [
        'S’il reste une case libre [cette semaine|samedi], inscrivez-y une visite.',
        'Trouvez une case libre dans le calendrier et [appelez-nous|venez].',
      ],
    },
    {
      opening: [
        'Les vacances commencent dans la voiture, bien avant d’arriver. Avec {named}, autant en profiter dès le départ.',
      ],
      thread: [
        'Il y a les bagages à caser, puis les chansons, puis [le silence de ceux qui dorment|le calme de la sieste].',
        'Le trajet fait partie du voyage, surtout quand [chacun est à l’aise|tout le monde a de la place].',
      ],
      closing: [
        'Les prochaines vacances peuvent commencer par [une visite|un rendez-vous chez nous].',
        'Venez avec une valise ou deux : le coffre se juge ainsi.',
      ],
    },
    {
      opening: [
        'Il y a les familles qui partent à l’heure, et toutes les autres. {named} convient aux deux.',
      ],
      thread: [
        'Charger, attacher, vérifier, repartir chercher le doudou : cela va plus vite quand tout est à portée de main.',
        'Quand chacun a sa place, les retards [se rattrapent sans cris|n’énervent plus personne].',
      ],
      closing: [
        'À l’heure ou en retard, [vous serez les bienvenus|nous vous attendrons].',
        'Venez tous ensemble, même [avec un quart d’heure de|en] retard.',
      ],
    },
    {
      opening: [
        'On ne choisit pas une voiture de famille pour un jour de fête, mais pour tous les autres jours. C’est ainsi qu’il faut regarder {named}.',
      ],
      thread: [
        'Les jours ordinaires, ce sont des cartables, des courses et [un retour sous la pluie|un goûter qui s’émiette].',
        'Une voiture facile à vivre rend ces jours-là [plus légers|plus simples].',
      ],
      closing: [
        'Choisissez un jour ordinaire et [venez (le/la) voir|passez nous voir].',
        'Un jour de semaine suffit pour une visite : [prévenez-nous|dites-nous lequel].',
      ],
    },
  ],
  wild: [
    {
      opening: [
        'La plupart des routes s’arrêtent avant les plus beaux endroits. {named} permet d’aller un peu plus loin.',
      ],
      thread: [
        'Plus loin, il y a un chemin, un peu de boue, et personne.',
        'Aller plus loin demande surtout un véhicule qui ne craint pas les chemins.',
      ],
      closing: [
        'Vous connaissez sûrement un chemin à essayer : venez d’abord (le/la) voir.',
        'L’endroit, vous le connaissez ; il ne manque que le véhicule.',
      ],
    },
    {
      opening: [
        'Quand le temps se gâte, certains restent chez eux et d’autres prennent la route. {named} est pour ceux qui partent.',
      ],
      thread: [
        'La pluie ou la neige changent la route, elles n’empêchent pas de partir.',
        'Par mauvais temps, on apprécie un véhicule en qui l’on a confiance.',
      ],
      closing: ['Venez quel que soit le temps.', 'S’il pleut le jour de votre visite, ce sera encore mieux.'],
    },
    {
      opening: [
        'Il y a ce chemin que l’on voit depuis la route et que l’on n’a jamais pris. {named} donne envie de tourner.',
      ],
      thread: [
        'Le chemin monte, tourne dans les bois, et l’on découvre enfin où il mène.',
        'Prendre ce chemin est souvent une simple question de véhicule.',
      ],
      closing: [
        'Ce chemin n’a pas bougé ; il ne manque que votre visite.',
        'Venez (le/la) voir, et gardez une heure pour le chemin du retour.',
      ],
    },
    {
      opening: [
        'La campagne commence souvent par un portail et un chemin de terre. C’est là que {named} est à l’aise.',
      ],
      thread: [
        'Du chemin à la route, on passe sans y penser.',
        'Les jours de boue, on est content de ne pas avoir à réfléchir.',
      ],
      closing: [
        'Pensez à votre propre chemin, puis venez regarder le véhicule de près.',
        'Venez, même par les petites routes.',
      ],
    },
    {
      opening: [
        'Un véhicule qui passe partout change surtout une chose : on n’hésite plus à partir. C’est vrai de {named}.',
      ],
      thread: [
        'On part sans regarder le ciel, et l’on rentre par où l’on veut.',
        'Ne plus hésiter, c’est déjà profiter davantage de ses journées.',
      ],
      closing: [
        'N’hésitez pas non plus à nous appeler.',
        'Si vous hésitez encore, venez (le/la) voir de près.',
      ],
    },
  ],
  luxury: [
    {
      opening: [
        'Dans une voiture de luxe, on remarque d’abord ce que l’on n’entend pas. C’est vrai aussi de {named}.',
      ],
      thread: [
        'Une fois la portière fermée, le bruit reste dehors et la conversation peut commencer.',
        'Ce calme profite à tous les passagers, et plus encore au conducteur.',
      ],
      closing: [
        'Venez fermer la portière : vous entendrez la différence.',
        'Ce calme se juge sur place, en quelques minutes.',
      ],
    },
    {
      opening: [
        'Le temps que l’on passe en voiture peut être perdu, ou bien employé. Avec {named}, il est bien employé.',
      ],
      thread: [
        'Une heure à bord repose plus qu’elle ne fatigue.',
        'On arrive avec les idées claires, ce qui vaut bien du temps gagné.',
      ],
      closing: [
        'Accordez-vous le temps d’une visite : il sera bien employé.',
        'Choisissez votre heure, nous prendrons le temps qu’il faut.',
      ],
    },
    {
      opening: ['L’élégance n’a pas besoin d’en faire trop, et {named} en est un bon exemple.'],
      thread: [
        'Tout est à sa place et rien ne cherche à attirer l’attention.',
        'C’est dans la façon de rouler, souple et calme, que cette élégance se sent.',
      ],
      closing: [
        'Regardez-{la} de près : l’élégance ne se photographie pas.',
        'Venez voir, sans vous presser : l’élégance y gagne.',
      ],
    },
  ],
  city: [
    {
      opening: [
        'En ville, [le plus difficile n’est pas de rouler, c’est de s’arrêter|rouler est une chose, trouver où s’arrêter en est une autre]. Avec {named}, [s’arrêter devient facile|on s’arrête où l’on veut, ou presque].',
      ],
      thread: [
        'Quand on trouve une place tout de suite, la journée en ville [change de visage|se passe mieux].',
        '[Le temps que l’on passait à tourner, on le passe ailleurs|On s’arrête, on descend, et la suite de la journée commence plus tôt].',
      ],
      closing: [
        'Venez (le/la) voir : [l’arrêt vaut la peine|ce sera un arrêt facile].',
        'Arrêtez-vous chez nous, le temps [de faire le tour de la voiture|d’une visite].',
      ],
    },
    {
      opening: [
        'En ville, les distances se comptent en minutes, et chaque minute compte. {named} aide à en gagner quelques-unes.',
      ],
      thread: [
        'Une minute au feu, deux pour se garer : sur une semaine, cela finit par [faire une soirée|compter].',
        'Ces minutes gagnées se remarquent surtout le soir, [quand on rentre plus tôt|quand la journée a été longue].',
      ],
      closing: [
        'Quelques minutes suffisent pour [venir (le/la) voir|en faire le tour avec nous].',
        'Comptez une demi-heure pour la visite : ce [ne sera pas du temps perdu|sont des minutes bien employées].',
      ],
    },
    {
      opening: ['Vivre en ville, c’est souvent manquer de place. {named} n’en demande pas beaucoup.'],
      thread: [
        'Là où les grandes voitures renoncent, [on passe et l’on se gare|on trouve encore de la place].',
        'Prendre moins de place, c’est être plus libre de [circuler|s’arrêter où l’on veut].',
      ],
      closing: [
        'Venez voir la place [qu’{il} prend, dans la rue comme dans le garage|qu’{il} prend, et pensez à la vôtre].',
        'Regardez-{la} de près en pensant à [votre rue|la place devant chez vous].',
      ],
    },
    {
      opening: ['Une voiture de ville doit savoir se faire petite. {named} peut se glisser là où il faut.'],
      thread: [
        'Se faire petite, c’est tourner court, passer partout et [se garer sans y penser|ne gêner personne].',
        'Dans les rues encombrées, [une petite voiture passe quand les autres attendent|on est content de n’avoir rien de plus grand].',
      ],
      closing: [
        '[Rendez-nous une petite visite|Passez nous faire une petite visite].',
        'Venez (le/la) voir, cela prend [peu de temps|aussi peu de temps que de se garer].',
      ],
    },
  ],
  budget: [
    {
      opening: [
        'Devant une annonce, on se pose deux questions : que vaut cette voiture, et combien coûte-t-elle ? Pour {named}, les deux réponses sont ici.',
      ],
      thread: [
        'La première réponse se lit [dans les données qui suivent|dans la fiche].',
        'La seconde réponse vient [à la fin, avec le prix|avec le prix, et elle est simple].',
      ],
      closing: [
        'Vous avez les deux réponses ; s’il vous reste une question, [posez-la-nous|nous sommes là].',
        'Deux questions, deux réponses : [la suite se décide sur place|il ne reste qu’à venir voir].',
      ],
    },
    {
      opening: [
        'Bien acheter une voiture, c’est savoir expliquer son choix en une phrase. Avec {named}, la phrase est facile à trouver.',
      ],
      thread: [
        'On paie ce qui sert, et [l’on s’en sert tous les jours|rien d’autre].',
        'Un choix que l’on sait expliquer [se regrette rarement|est déjà à moitié fait].',
      ],
      closing: [
        'Votre phrase, vous la trouverez en [venant (le/la) voir|faisant le tour de la voiture].',
        'Venez vérifier [sur place|de vos yeux] que le choix s’explique.',
      ],
    },
    {
      opening: [
        'Il y a le prix que l’on paie le premier jour et ce que la voiture rend ensuite. {named} se juge sur les deux.',
      ],
      thread: [
        'Ce qu’une voiture rend, ce sont des trajets faciles, [jour après jour|été comme hiver].',
        'Le prix s’oublie, le service rendu [reste|se renouvelle chaque jour].',
      ],
      closing: [
        'Le prix est écrit ; le reste, [venez en juger|jugez-en sur place].',
        'Pour juger des deux, une visite [suffit|s’impose].',
      ],
    },
    {
      opening: [
        'On peut choisir une voiture avec sa raison et y prendre plaisir quand même. {named} va dans ce sens.',
      ],
      thread: [
        'La raison regarde l’usage et les comptes, le plaisir vient [en roulant|au premier trajet].',
        'Un choix raisonnable devient agréable [dès les premiers trajets|quand la voiture est plaisante à conduire].',
      ],
      closing: [
        'Que la raison ou l’envie vous amène, [vous êtes les bienvenus|nous vous attendons].',
        'La raison a ses chiffres ; pour le plaisir, venez [vous asseoir au volant|prendre place à bord].',
      ],
    },
    {
      opening: [
        'Acheter une voiture avec un budget précis oblige à regarder mieux que les autres. {named} mérite ce regard-là.',
      ],
      thread: [
        'Regarder mieux, c’est comparer le prix, l’usage et l’état, [dans cet ordre|sans rien sauter].',
        'Les données sont écrites ici ; [il suffit de les comparer|comparez-les à d’autres].',
      ],
      closing: [
        'Vous avez bien regardé l’annonce ; [venez regarder la voiture|la voiture mérite le même soin].',
        'Regardez encore, mais [sur place|cette fois de près].',
      ],
    },
  ],
  gas: [
    {
      opening: [
        'Quand on roule beaucoup, on finit par redouter la pompe. {named} {runs}, et l’on y pense moins.',
      ],
      thread: [
        'À la station, le geste change peu ; [le ticket, davantage|la somme à payer, si].',
        'Moins on pense au plein, plus on [pense à la route|profite du trajet].',
      ],
      closing: [
        'Si la pompe est votre souci, faites le calcul, [puis appelez-nous|puis venez].',
        'Sans y penser trop longtemps, [venez (le/la) voir|passez nous voir].',
      ],
    },
    {
      opening: ['Quand on roule beaucoup, le bon sens commence à la station-service. {named} {runs}.'],
      thread: [
        'Les kilomètres s’ajoutent, la dépense monte moins vite : [c’est du bon sens|le bon sens y trouve son compte].',
        'Le bon sens se remarque à chaque [passage à la station|plein].',
      ],
      closing: [
        'Le bon sens voudrait que vous veniez (le/la) voir [avant de décider|de près].',
        'Si le bon sens vous parle, [appelez-nous|parlons-en].',
      ],
    },
  ],
  hybrid: [
    {
      opening: ['Dans {named}, {fuel}, deux moteurs se partagent le travail, et le conducteur en profite.'],
      thread: [
        'Au démarrage un moteur aide l’autre, au freinage l’énergie est récupérée, et [l’on ne s’occupe de rien|tout se fait sans vous].',
        'Le passage d’un moteur à l’autre se fait sans que l’on y pense, surtout [quand la file avance au pas|aux feux rouges].',
      ],
      closing: [
        'Venez voir comment se fait ce partage : [il se sent dès les premiers mètres|cela s’explique en deux minutes].',
        'Deux moteurs, une seule visite : [appelez-nous|fixons-la].',
      ],
    },
    {
      opening: [
        'En ville, on freine sans cesse et l’on perd à chaque fois de l’énergie. {named}, {fuel}, en récupère une partie.',
      ],
      thread: [
        'L’énergie que l’on récupère au freinage sert à [repartir|redémarrer au feu suivant].',
        'Cette récupération ne se voit pas, mais la conduite [en devient plus douce|y gagne en douceur].',
      ],
      closing: [
        'Une visite n’est jamais perdue : [venez (le/la) voir|choisissez votre heure].',
        'Un détour par chez nous [ne coûte pas beaucoup d’énergie|vous en dira plus que la fiche].',
      ],
    },
    {
      opening: [
        'On peut changer de moteur sans changer d’habitudes. {named} est {fuel}, et tout le reste est familier.',
      ],
      thread: [
        'On fait le plein comme avant et l’on conduit comme avant, [en plus doux|avec moins de bruit].',
        'Les habitudes restent, [le bruit diminue|la consommation baisse].',
      ],
      closing: [
        'Gardez vos habitudes, y compris celle de voir avant d’acheter : venez.',
        'Comme d’habitude, le mieux est de [venir voir|voir avant de choisir].',
      ],
    },
  ],
  style: [
    {
      opening: [
        'On se gare, on s’éloigne, et l’on se retourne : certaines voitures font cet effet. {named} en fait partie.',
      ],
      thread: [
        'Se retourner ne sert à rien, sinon à se faire plaisir, et [c’est déjà beaucoup|personne ne s’en plaint].',
        'Une belle ligne se regarde aussi à l’arrêt, et surtout [en partant|quand on s’en éloigne].',
      ],
      closing: [
        'Venez (le/la) voir, et [nous vous laisserons vous retourner|retournez-vous en partant].',
        'Vous saurez en repartant : si vous vous retournez, [c’est la bonne|appelez-nous].',
      ],
    },
    {
      opening: [
        'Une belle ligne se reconnaît à ce que l’on n’a rien envie d’y ajouter. C’est le cas de {named}.',
      ],
      thread: [
        'Les proportions font l’essentiel, les détails [suivent|confirment].',
        'Rien à ajouter, et rien à enlever non plus : [c’est ce qui rend un dessin durable|un tel dessin ne lasse pas].',
      ],
      closing: [
        'Nous n’ajouterons rien non plus : [venez voir|à vous de juger].',
        'Le dernier mot revient à [votre œil|vos yeux].',
      ],
    },
    {
      opening: [
        'On choisit une voiture avec la tête, mais ce sont les yeux qui commencent. Avec {named}, ils ont de quoi faire.',
      ],
      thread: [
        'Les yeux font le tour, la tête cherche les arguments, et les deux [finissent par s’accorder|se mettent vite d’accord].',
        'Ce qui plaît aux yeux le premier jour doit plaire encore [après des années|longtemps après].',
      ],
      closing: [
        'Laissez vos yeux décider les premiers : [venez (le/la) voir|la tête suivra].',
        'Les yeux ont vu les photos ; [le reste se passe sur place|pour la tête, venez sur place].',
      ],
    },
  ],
  commuter: [
    {
      opening: [
        'La route du travail, on ne la choisit pas ; la voiture, si. {named} rend cette route plus agréable.',
      ],
      thread: [
        'On connaît chaque feu et chaque [trou|virage], mais on les sent moins.',
        'Le même trajet fatigue moins quand [la voiture est agréable|on est bien à bord].',
      ],
      closing: [
        'Votre route, vous la connaissez ; [venez choisir avec quoi la faire|il reste à choisir la voiture].',
        'Sur la route du travail, un petit détour [suffit|vaut la peine] pour venir (le/la) voir.',
      ],
    },
    {
      opening: [
        'Entre la maison et le bureau, il y a un moment où personne ne vous demande rien. {named} en fait un bon moment.',
      ],
      thread: [
        'On y écoute une émission, on y finit une idée, [on arrive plus calme|on descend plus tranquille].',
        'Un moment à soi n’a pas besoin d’être long, [il suffit qu’il soit tranquille|vingt minutes au calme suffisent].',
      ],
      closing: [
        'Offrez-vous un moment de plus : celui [d’une visite|de venir (le/la) voir].',
        'Ce moment-là mérite que l’on choisisse bien : [venez|prenez le temps d’une visite].',
      ],
    },
    {
      opening: [
        'Faites le compte des heures passées au volant en une année : cela donne envie de bien choisir. {named} mérite d’être sur la liste.',
      ],
      thread: [
        'Ces heures-là peuvent fatiguer, ou [reposer|passer sans qu’on les compte].',
        'Chaque heure passée dans de bonnes conditions est une heure [de gagnée|qui ne pèse pas].',
      ],
      closing: [
        'Ajoutez une heure au compte, [celle d’une visite|pour venir choisir].',
        'Pour toutes ces heures, cela vaut la peine de [venir voir|bien choisir : venez].',
      ],
    },
  ],
  traveller: [
    {
      opening: [
        'Un long voyage se juge à l’état dans lequel on descend de voiture. Avec {named}, on descend en forme.',
      ],
      thread: [
        'Arriver en forme, c’est avoir encore envie de [sortir le soir|marcher un peu].',
        'Tout se joue pendant les heures de route : une bonne position, une allure régulière, peu de fatigue.',
      ],
      closing: [
        'Pour en juger, il faut d’abord [monter à bord : venez|s’asseoir à bord].',
        'Venez vous asseoir, et pensez à [votre prochain long voyage|la prochaine longue route].',
      ],
    },
    {
      opening: [
        'Il y a des gens qui comptent les kilomètres et d’autres qui les racontent. {named} donne de quoi raconter.',
      ],
      thread: [
        'Pour avoir quelque chose à raconter, il faut [arriver avec assez d’énergie|ne pas arriver épuisé].',
        'Les meilleurs récits viennent des longs trajets, quand la route se passe bien.',
      ],
      closing: [
        'Votre prochain récit peut commencer ici.',
        'Racontez-nous vos voyages, nous vous montrerons la voiture.',
      ],
    },
    {
      opening: [
        'Entre deux villes, il y a tout un pays que l’on traverse sans le voir. Avec {named}, on a le temps de le regarder.',
      ],
      thread: [
        'Quand la conduite ne fatigue pas, on regarde [les collines, les ponts, les noms des rivières|les villages, les rivières, le ciel qui change].',
        'À une allure tranquille, [le pays reprend sa place derrière les vitres|on revoit enfin le paysage].',
      ],
      closing: [
        'La prochaine traversée peut commencer chez nous.',
        'Choisissez la ville d’arrivée, et venez voir la voiture avant de partir.',
      ],
    },
    {
      opening: [
        'Plus on part loin, plus on tient à la voiture dans laquelle on part. {named} est une voiture pour partir loin.',
      ],
      thread: [
        'Loin, cela veut dire des heures de route, et l’envie [que la voiture se fasse oublier|d’être bien assis].',
        'La distance paraît plus courte quand on est [bien installé|bien assis et au calme].',
      ],
      closing: [
        'Si vous partez bientôt, venez (le/la) voir avant.',
        'Loin ou non, le premier trajet mène chez nous.',
      ],
    },
  ],
  allRound: [
    {
      opening: [
        'Le lundi, on va travailler ; le mercredi, on rend service ; le dimanche, on s’échappe. Avec {named}, une seule voiture suffit.',
      ],
      thread: [
        'D’un jour à l’autre le programme change, [la voiture reste la bonne|pas la voiture].',
        'Une voiture qui sait tout faire évite [bien des calculs|d’avoir à choisir].',
      ],
      closing: [
        'Choisissez le jour : [nous vous montrerons la voiture|la voiture sera prête].',
        '[Lundi, mercredi ou dimanche|En semaine ou le samedi] : dites-nous quand vous venez.',
      ],
    },
    {
      opening: [
        'On s’aperçoit qu’une voiture est la bonne le jour où l’on n’y pense plus. C’est ce que l’on attend de {named}.',
      ],
      thread: [
        'On monte, on part, on pense à autre chose : [voilà ce que l’on demande à une voiture|c’est aussi simple que cela].',
        'Ne plus y penser, c’est aussi [ne plus s’en soucier|pouvoir penser au reste].',
      ],
      closing: [
        'Avant de ne plus y penser, [venez (le/la) voir|prenez le temps d’une visite].',
        'Pensez-y une dernière fois, [puis appelez-nous|et venez].',
      ],
    },
    {
      opening: [
        'À une voiture de tous les jours, on demande surtout de ne pas compliquer la vie. {named} la simplifie.',
      ],
      thread: [
        'Simple ne veut pas dire pauvre : [chaque chose est là où elle sert|tout ce qui sert est là].',
        'Cette simplicité se remarque surtout [les jours où rien d’autre n’est simple|les jours chargés].',
      ],
      closing: [
        'Ne compliquons rien : [un appel suffit|appelez-nous].',
        'Le plus simple est de venir [voir|sur place].',
      ],
    },
    {
      opening: [
        'Nos semaines comptent beaucoup de petits trajets et un grand de temps en temps. {named} convient aux uns comme à l’autre.',
      ],
      thread: [
        'Pour les petits trajets, il faut de la facilité ; pour les grands, [du confort|une voiture où l’on est bien].',
        'Petits ou grands, les trajets se suivent et [l’on ne change pas de voiture|la même voiture les fait tous].',
      ],
      closing: [
        'Faites un petit trajet de plus, [jusqu’à nous|celui qui mène chez nous].',
        'Pensez à votre prochain grand trajet, et venez [(le/la) voir|vous installer à bord].',
      ],
    },
  ],
} satisfies Record<Angle, readonly Idea[]>;

/** A thought, then how the car stands: crashed, or to be repaired whatever it is called. */
function withState(thought: string): string[] {
  return [
    ...[
      '{named} est accidenté@{!condition}<. Dans le détail : {damage}>.< {states}.>',
      '{named} est accidenté@{!condition}<, avec {damageThings}>.< {states}.>',
    ].map((state) => `crashed :: ${thought}${state}`),
    ...[
      '{named} est à réparer<. À noter : {damage}>.< {states}.>',
      '{named} est à remettre en état<, avec {damageThings}>.< {states}.>',
    ].map((state) => `!crashed :: ${thought}${state}`),
  ];
}
