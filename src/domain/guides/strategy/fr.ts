import type { Guide } from '../guide.ts';

export const fr: Guide = {
  title: 'Guide de stratégie marketing',
  lead: 'Quelle voiture mettre en avant et où, quand bouger le prix, que faire chaque semaine. Sans moyennes de marché empruntées : tout se mesure avec les chiffres de votre garage, dans un tableau que vous pouvez commencer aujourd’hui.',
  chapters: [
    {
      title: 'Partez de vos propres chiffres',
      blocks: [
        {
          kind: 'text',
          text: 'Une moyenne nationale ne sait rien de votre parc. Il suffit d’un tableur avec une ligne par voiture, toujours remplie par la même personne. Après un mois, vous voyez où le temps se perd ; après trois, vous pouvez décider.',
        },
        {
          kind: 'list',
          items: [
            'Date d’achat, date où la voiture est prête, date de la première annonce.',
            'Coût total : achat, transport, remise en état, garantie.',
            'Prix du premier jour, chaque changement de prix avec sa date, prix de vente.',
            'Contacts par portail : messages et appels, comptés un par un.',
            'Visites, essais, jour de la vente.',
          ],
        },
        {
          kind: 'text',
          text: 'De ces colonnes naissent quatre chiffres. Jours en stock : de l’achat à aujourd’hui, ou à la vente. Jours perdus avant l’annonce : de l’achat à la première publication. Contacts par semaine et par voiture. Visites pour dix contacts. Prenez la médiane, la valeur du milieu quand vous les rangez : une voiture restée deux ans fausse la moyenne, pas la médiane.',
        },
        {
          kind: 'checklist',
          items: [
            'Le tableau existe et a une ligne par voiture en stock.',
            'Je connais la médiane des jours en stock de nos trente dernières ventes.',
            'Qui répond au téléphone demande toujours : « Où avez-vous vu la voiture ? »',
          ],
        },
      ],
    },
    {
      title: 'Quelle voiture, où',
      blocks: [
        {
          kind: 'text',
          text: 'Chaque portail coûte de l’argent ou du travail. Tout ne doit pas être partout avec le même soin : il faut savoir d’où viennent ceux qui achètent, selon le type de voiture. Partez de ces hypothèses et corrigez-les avec votre tableau.',
        },
        {
          kind: 'list',
          items: [
            'Citadines et voitures de nouveaux conducteurs : l’acheteur habite près. Annonces locales, distance et horaires en tête, photos du coffre et consommation officielle.',
            'Familiales et SUV récents : on les compare dans toute la région. Grands portails, version exacte, équipement qui distingue, reprise mentionnée.',
            'Utilitaires : c’est une entreprise qui achète. TVA récupérable, charge utile, cotes du chargement, entretien et délai dans les premières lignes.',
            'Voitures rares, sportives, de collection : l’acheteur peut être à mille kilomètres. Beaucoup de photos, l’histoire avec ses papiers, un texte aussi en anglais et en allemand.',
            'Électriques et hybrides : autonomie annoncée, état de la batterie si vous avez un rapport, câbles compris, puissance de charge.',
          ],
        },
        {
          kind: 'steps',
          items: [
            'Divisez le stock en quatre ou cinq groupes qui ont un sens pour vous.',
            'Pour chaque groupe, comptez contacts, visites et ventes par portail, pendant douze semaines.',
            'Calculez le coût d’un contact qui a mené à une visite : dépense du portail divisée par ces visites.',
            'Déplacez la dépense de mise en avant vers le groupe où cette visite coûte moins et rapporte plus.',
          ],
        },
      ],
    },
    {
      title: 'Prix et jours en stock',
      blocks: [
        {
          kind: 'text',
          text: 'Une voiture immobile coûte chaque jour : argent engagé, place, assurance, valeur qui baisse. Calculez votre coût par jour : coût total de la voiture multiplié par le taux annuel que vous payez, divisé par 365, plus sa part quotidienne de place et d’assurance. Avec ce chiffre à côté, « attendons encore un mois » devient une somme en euros.',
        },
        {
          kind: 'text',
          text: 'Bougez le prix pour une raison écrite, jamais par nervosité. Les seuils viennent de votre médiane, pas d’une règle générale.',
        },
        {
          kind: 'steps',
          items: [
            'Premier jour : regardez dix voitures vraiment comparables par version, année, kilométrage et état. Notez dans le tableau où vous vous placez et pourquoi.',
            'À un quart de votre médiane : peu de contacts tient aux photos, au titre ou au prix. Changez d’abord photos et titre, puis attendez une semaine.',
            'À la moitié : des contacts sans visites signifient que le texte laisse des doutes ou que l’on répond tard. Relisez les messages et les défauts déclarés.',
            'À la médiane : des visites sans vente signifient que la voiture déçoit sur place ou que la reprise ne convainc pas. Arrangez la voiture, puis le prix, d’un pas qui se remarque dans les filtres.',
            'À une fois et demie : décidez. Un dernier prix avec une date, ou la cession à un autre professionnel. Comparez la perte avec le coût des jours qui suivraient.',
          ],
        },
        {
          kind: 'comparison',
          before: 'Toutes les deux semaines, nous baissons de 200 euros.',
          after: 'De 15 100 à 14 900 : sous les 15 000 que l’on règle dans le filtre.',
          why: 'De petites baisses régulières apprennent à attendre. Un pas qui franchit un seuil rond montre la voiture à des gens qui ne la voyaient pas.',
        },
      ],
    },
    {
      title: 'Rafraîchir une annonce',
      blocks: [
        {
          kind: 'text',
          text: 'Rafraîchir n’est pas supprimer et republier : beaucoup de portails l’interdisent ou le pénalisent, et vous perdez ceux qui l’avaient mise en favori. Rafraîchir, c’est changer une chose à la fois, pour savoir ce qui a marché.',
        },
        {
          kind: 'steps',
          items: [
            'Première semaine : la photo de couverture. Essayez le profil, ou l’habitacle si c’est son point fort.',
            'Deuxième : le titre. Changez l’élément qui distingue.',
            'Troisième : les deux premières lignes. Partez d’un autre fait, pour un autre acheteur.',
            'Quatrième : le prix, selon les seuils du chapitre précédent.',
          ],
        },
        {
          kind: 'text',
          text: 'Si vous avez plusieurs voitures semblables, les textes ne doivent pas être des photocopies : qui ouvre les trois doit trouver trois voitures. Autoscritto s’éloigne de vos textes les plus récents, et l’éditeur vous dit auquel ressemble le plus celui que vous avez sous les yeux.',
        },
        {
          kind: 'checklist',
          items: [
            'Chaque annonce porte la date de son dernier changement et ce qui a changé.',
            'Aucune annonce n’est restée identique plus de quatre semaines.',
          ],
        },
      ],
    },
    {
      title: 'Plus de langues, plus d’acheteurs',
      blocks: [
        {
          kind: 'text',
          text: 'Près d’une frontière, et pour des voitures rares ailleurs, l’acheteur lit l’allemand, le français, l’espagnol ou l’anglais. Un texte dans sa langue n’est pas une politesse : c’est par là qu’il sait, de loin, s’il peut vous faire confiance. Sur mobile.de, une annonce en italien seul parle à ceux qui vivent déjà par ici.',
        },
        {
          kind: 'list',
          items: [
            'Choisissez les langues selon les contacts reçus, non par goût : notez l’indicatif de qui appelle.',
            'Réécrivez à partir des faits au lieu de traduire phrase à phrase : unités, finitions et obligations changent d’un pays à l’autre.',
            'Dites tout de suite ce qu’il faut à qui vient de loin : régime de TVA, papiers remis, certificat de conformité s’il existe, plaques de transit, délais.',
            'Dites dans quelle langue vous répondez et répondez dans celle-là. Deux phrases simples valent mieux qu’une longue traduction automatique.',
            'Pour l’étranger, préparez une vidéo de trois minutes : démarrage à froid, tour extérieur, défauts, compteurs.',
          ],
        },
        {
          kind: 'checklist',
          items: [
            'J’ai choisi cinq voitures adaptées à l’étranger et les ai publiées dans une deuxième langue.',
            'J’ai une réponse prête, dans cette langue, sur le paiement et l’enlèvement en sécurité.',
          ],
        },
      ],
    },
    {
      title: 'D’une description aux publications',
      blocks: [
        {
          kind: 'text',
          text: 'La description contient déjà une semaine de travail pour les réseaux sociaux. Chaque publication prend un fait, une photo et une invitation. Ce qui plaît se mesure aux questions reçues, pas aux cœurs.',
        },
        {
          kind: 'steps',
          items: [
            'Le fait le plus inhabituel de la voiture, avec la photo qui le montre.',
            'Un travail d’atelier : avant, après, pourquoi vous l’avez fait.',
            'Un défaut, montré : il crée plus de confiance que dix photos brillantes.',
            'Une question que l’on vous pose souvent et la réponse, avec cette voiture en exemple.',
            'La livraison, seulement avec l’accord écrit de qui apparaît.',
          ],
        },
        {
          kind: 'comparison',
          before: 'Nouvelle arrivée. Venez la découvrir. Lien en bio.',
          after:
            'L’attelage de cette Octavia est amovible et homologué : le voici sur les papiers. Tracte-t-elle votre remorque ? Envoyez-nous poids et modèle, nous vérifions ensemble.',
          why: 'La seconde publication fait parler ceux qui ont une remorque, donc ceux qui pourraient l’acheter.',
        },
        {
          kind: 'text',
          text: 'Si la publication donne un prix, les règles de l’annonce valent aussi : complet, et pour les voitures neuves avec consommation et CO2.',
        },
      ],
    },
    {
      title: 'Les avis',
      blocks: [
        {
          kind: 'text',
          text: 'Qui ne vous connaît pas lit les avis, et d’abord les mauvais avec votre réponse. On ne les achète pas, on ne les écrit pas soi-même, on ne les demande pas contre une remise : la loi l’interdit et un lecteur attentif s’en aperçoit.',
        },
        {
          kind: 'steps',
          items: [
            'Demandez-le à la livraison, de vive voix, et envoyez le lien le jour même.',
            'Demandez à tous les clients, pas seulement aux satisfaits.',
            'Répondez sous deux jours, avec le nom de la personne qui a suivi la vente.',
            'À une critique : le fait, ce que vous avez réparé, un numéro à appeler. Aucune donnée du client en public.',
            'Une fois par mois, comptez de quoi l’on se plaint : si la même chose revient, changez le travail, pas la réponse.',
          ],
        },
        {
          kind: 'comparison',
          before: 'Nous regrettons votre expérience et serons heureux de faire mieux.',
          after:
            'La seconde clé devait être remise avec la voiture et nous ne l’avons pas fait. Elle est partie hier par coursier. Dès ce mois, chaque livraison a une liste signée. Je suis Paolo, vous me trouverez sur place.',
          why: 'Le lecteur veut savoir comment vous vous comportez quand quelque chose tourne mal.',
        },
      ],
    },
    {
      title: 'La semaine au garage',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Lundi, une demi-heure : tableau à jour, les trois voitures les plus anciennes en stock, une décision pour chacune.',
            'Mardi : photos et textes des voitures arrivées. But : moins de jours perdus avant l’annonce.',
            'Mercredi : rafraîchir selon le rythme, une seule chose par annonce.',
            'Jeudi : langues étrangères et publications de la semaine.',
            'Vendredi : prix et disponibilité identiques sur tous les portails, voitures vendues retirées, qui répond samedi.',
            'Samedi : on vend. Les notes des visites vont dans le tableau le soir même.',
          ],
        },
        {
          kind: 'checklist',
          items: [
            'Chaque point de la semaine a un nom à côté.',
            'Vendredi : aucune voiture vendue n’est encore en publicité.',
            'Temps de réponse noté pour au moins dix messages.',
          ],
        },
      ],
    },
    {
      title: 'Un plan de quatre-vingt-dix jours',
      blocks: [
        {
          kind: 'text',
          text: 'Trois mois, trois choses. Ne changez pas tout à la fois : si les contacts montent, vous devez savoir pourquoi.',
        },
        {
          kind: 'steps',
          items: [
            'Jours 1–30, mesurer : tableau, question au téléphone, médiane des jours, contacts par portail. Réécrivez les textes des dix voitures arrêtées depuis le plus longtemps.',
            'Jours 31–60, essayer : seuils de prix tirés de votre médiane, rythme des rafraîchissements, cinq voitures dans une deuxième langue, deux publications par semaine.',
            'Jours 61–90, choisir : comparez au premier mois les jours perdus, les contacts par semaine, les visites pour dix contacts et les jours en stock des voitures vendues. Gardez deux habitudes, laissez-en une, déplacez la dépense des portails.',
          ],
        },
        {
          kind: 'text',
          text: 'Avec peu de ventes par mois, les chiffres sautent : une petite différence peut être un hasard. Regardez la direction sur plusieurs semaines et comparez des groupes de voitures semblables avant de conclure qu’une action a marché.',
        },
        {
          kind: 'checklist',
          items: [
            'Jour 1 : j’ai noté les quatre chiffres de départ.',
            'Jour 30 : les quatre chiffres, de nouveau.',
            'Jour 60 : les quatre chiffres et une note sur ce qui a changé.',
            'Jour 90 : une page avec ce que nous gardons, ce que nous arrêtons et le chiffre qui le montre.',
          ],
        },
      ],
    },
  ],
};
