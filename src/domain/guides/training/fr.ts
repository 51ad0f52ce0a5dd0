import type { Guide } from '../guide.ts';

export const fr: Guide = {
  title: 'Écrire des annonces qui vendent',
  lead: 'Un cours bref pour qui écrit les annonces d’un garage : ce que l’acheteur regarde, quels faits donner, dans quel ordre, avec quels mots. Chaque chapitre vous laisse quelque chose à faire sur votre prochaine voiture.',
  chapters: [
    {
      title: 'Ce que l’acheteur regarde en premier',
      blocks: [
        {
          kind: 'text',
          text: 'Qui cherche une voiture ne lit pas : il fait défiler. Le modèle, le prix maximum et la distance sont déjà dans les filtres, et devant une suite de résultats il décide en quelques instants lequel ouvrir. On y voit la première photo, le titre, le prix, l’année et le kilométrage. Le texte vient après, presque toujours sur un téléphone, et doit répondre à trois questions dans l’ordre où elles naissent.',
        },
        {
          kind: 'steps',
          items: [
            'Est-ce la voiture que je cherche ? Version, moteur, boîte, places, énergie.',
            'Est-elle en ordre ? Provenance, entretien avec dates et kilométrages, défauts.',
            'Puis-je vous faire confiance ? Prix clair, ce qu’il comprend, comment la voir et l’essayer.',
          ],
        },
        {
          kind: 'text',
          text: 'Les deux premières lignes comptent plus que tout le reste, car le téléphone n’affiche que le début. Si vous y dites qui vous êtes et depuis quand vous exercez, le lecteur ne sait encore rien de la voiture. Présentez-vous à la fin.',
        },
        {
          kind: 'checklist',
          items: [
            'J’ai ouvert une de mes annonces sur un téléphone et lu seulement ce qui se voit sans rien toucher.',
            'Les deux premières lignes donnent la version, le moteur et la raison pour laquelle cette voiture se distingue de ses semblables.',
          ],
        },
      ],
    },
    {
      title: 'Les faits à donner, et la preuve de chacun',
      blocks: [
        {
          kind: 'text',
          text: 'Un adjectif demande la confiance, un fait la gagne. Avant d’écrire, rassemblez les papiers : certificat d’immatriculation, factures d’atelier, contrôle technique, attestation de kilométrage s’il y en a une. N’écrivez que ce que vous pourriez montrer à qui entre avec l’annonce à la main.',
        },
        {
          kind: 'list',
          items: [
            'Version et moteur comme sur les papiers : cylindrée, puissance, énergie, boîte, transmission.',
            'Première immatriculation avec le mois, kilométrage exact, nombre de propriétaires si les papiers le montrent.',
            'Derniers travaux : quoi, quand, à quel kilométrage, par qui. Distribution, embrayage, freins, pneus.',
            'L’équipement qui change la vie à bord : cinq ou six points, pas quarante.',
            'L’état : pneus, carrosserie, habitacle, seconde clé, carnet d’entretien.',
            'Le prix, ce qu’il comprend, le régime de TVA si des entreprises peuvent l’acheter, le délai de livraison.',
          ],
        },
        {
          kind: 'comparison',
          before: 'Excellent état, toujours entretenue, faible kilométrage, à voir.',
          after:
            'Première main. Entretien chaque année, le dernier en mars à 58 000 km avec facture ; freins avant neufs lors de la même visite. Deux clés.',
          why: 'La première phrase figure dans des milliers d’annonces et ne se vérifie pas. La seconde ne vaut que pour une voiture et se prouve avec deux feuilles.',
        },
        {
          kind: 'text',
          text: 'Les équipements importés d’une liste se vérifient sur la voiture : les listes d’usine et celles des portails contiennent souvent des options que cet exemplaire n’a pas. Ce que vous n’avez pas vu, ne l’écrivez pas.',
        },
      ],
    },
    {
      title: 'Le titre, portail par portail',
      blocks: [
        {
          kind: 'text',
          text: 'Le titre sert à être ouvert par la bonne personne. Le modèle et la version d’abord, puis une seule chose qui distingue : la boîte, une option rare, la TVA récupérable. Ne répétez pas l’année, le prix et le kilométrage là où le portail les montre déjà à côté.',
        },
        {
          kind: 'list',
          items: [
            'AutoScout24 : ni adresses web, ni e-mails, ni signes comme < et > dans le texte, car l’annonce peut être refusée. La description a une longueur limite : vérifiez-la dans votre espace.',
            'Subito (Italie) : le titre est court, donc des mots entiers et aucun sigle que vous seul comprenez. Laissez de côté les liens et les listes de mots-clés étrangers à la voiture : ses règles les excluent.',
            'mobile.de : la note de qualité récompense surtout les photos, puis les champs remplis, puis une description d’au moins mille caractères. Pas d’émojis si vous chargez par fichier.',
            'eBay : 80 caractères pour le titre et un sous-titre plus court ; le téléphone affiche un extrait du texte.',
          ],
        },
        {
          kind: 'comparison',
          before: 'SUPER AFFAIRE *** GOLF *** TOUTES OPTIONS PARFAITE',
          after: 'Volkswagen Golf 2.0 TDI Life DSG, attelage et phares LED Matrix',
          why: 'Qui doit tracter trouve l’attelage ; personne ne cherche « super affaire ». Les majuscules ralentissent la lecture et laissent penser qu’il n’y a rien d’autre à dire.',
        },
        {
          kind: 'checklist',
          items: [
            'J’ai relu le titre à côté des dix premiers résultats de la même recherche : on voit ce qui distingue cette voiture.',
          ],
        },
      ],
    },
    {
      title: 'Les photos dans le bon ordre',
      blocks: [
        {
          kind: 'text',
          text: 'Les photos font le tour de la voiture comme si le client était avec vous. Voiture lavée, lumière douce, fond vide, objectif à hauteur des phares. Faites toujours le même tour : après dix voitures, il prend deux fois moins de temps et rien n’est oublié.',
        },
        {
          kind: 'steps',
          items: [
            'Trois quarts avant : c’est la couverture.',
            'Profil, trois quarts arrière, arrière.',
            'Place du conducteur par la portière ouverte, puis volant et compteurs allumés avec le kilométrage lisible.',
            'Écran central allumé, commandes, sièges avant et arrière.',
            'Coffre vide, puis banquette rabattue.',
            'Roues : une jante et la sculpture d’un pneu.',
            'Compartiment moteur, seconde clé, carnet d’entretien.',
            'Les défauts, un par photo, avec à côté quelque chose qui en montre la taille.',
          ],
        },
        {
          kind: 'checklist',
          items: [
            'Plaque masquée, aucune personne ni autre voiture au premier plan.',
            'Chaque équipement nommé dans le texte se voit sur une photo, quand il peut se voir.',
            'Chaque défaut nommé dans le texte a sa photo.',
          ],
        },
      ],
    },
    {
      title: 'Les défauts, bien dits',
      blocks: [
        {
          kind: 'text',
          text: 'Un défaut tu coûte une visite inutile, une négociation qui repart de zéro ou une réclamation. Un défaut annoncé choisit qui vient : cette personne a déjà accepté la marque sur le pare-chocs et vient pour acheter. Donnez une mesure, un endroit précis et, s’il existe, le remède.',
        },
        {
          kind: 'comparison',
          before: 'Quelques traces normales d’usage.',
          after:
            'Rayure d’environ 4 cm sur le pare-chocs arrière droit, photo 14. Un pli sur le bourrelet du siège conducteur. Aucune autre marque de carrosserie visible à un mètre.',
          why: '« Normal » laisse imaginer le pire. Une mesure clôt la question.',
        },
        {
          kind: 'text',
          text: 'Un champ « accident » vide n’autorise pas à écrire « jamais accidentée ». Si vous n’en êtes pas certain, ne le dites pas. Si un dommage a été réparé, écrivez lequel et par qui.',
        },
        {
          kind: 'checklist',
          items: [
            'J’ai fait le tour de la voiture avec un collègue qui ne l’a pas préparée et noté chaque marque qu’il a vue.',
          ],
        },
      ],
    },
    {
      title: 'La loi en bref, pour vendre en Italie',
      blocks: [
        {
          kind: 'list',
          items: [
            'Le prix publié comprend la TVA et les frais inévitables. S’il ne vaut qu’avec un financement, cela se dit à côté du prix. Pour le transfert de propriété, écrivez « compris » ou « non compris ».',
            'Le consommateur a la garantie légale de conformité : deux ans, que l’on ne peut réduire pour l’occasion qu’à un an au moins et seulement avec son accord. Ce n’est pas un cadeau et ne doit pas être présenté ainsi. Une garantie en plus est commerciale : dites-en la durée et le contenu.',
            'Le kilométrage est celui du compteur et des papiers. S’il est faux, c’est une pratique commerciale déloyale. « Certifié » ne s’écrit qu’avec le certificat en main.',
            '« Vendue en l’état » ne retire pas la garantie à un consommateur et ne s’écrit pas.',
            'Consommation et CO2 sont obligatoires dans la publicité des voitures neuves, pas pour l’occasion.',
            'Des mots comme « écologique », « verte » ou « zéro émission » demandent des preuves qu’une annonce ne donne pas. Une voiture électrique est « électrique ».',
          ],
        },
        {
          kind: 'text',
          text: 'En France, les règles diffèrent : la garantie légale dure deux ans aussi pour l’occasion, et les mentions des voitures neuves ne sont pas les mêmes. Si vous vendez à l’étranger, vérifiez avant de publier. Cette page rappelle ce qui touche le plus souvent une annonce et ne remplace pas un avis juridique : dans le doute, demandez à votre organisation professionnelle ou à votre conseil.',
        },
        {
          kind: 'checklist',
          items: [
            'J’ai cherché dans mes annonces « vendue en l’état », « jamais accidentée » et la garantie offerte, et corrigé ce qui devait l’être.',
          ],
        },
      ],
    },
    {
      title: 'Répondre au premier message',
      blocks: [
        {
          kind: 'text',
          text: '« Est-elle encore disponible ? » veut dire : quelqu’un répond-il, chez vous ? Qui vous écrit a aussi écrit à d’autres. Le gagnant est celui qui répond vite et ajoute ce que l’annonce ne disait pas.',
        },
        {
          kind: 'steps',
          items: [
            'Répondez à la question dès la première phrase.',
            'Ajoutez un fait nouveau : un travail fait, une photo de plus, l’état des pneus.',
            'Posez une seule question : à quoi servira la voiture, ou s’il y a une reprise.',
            'Proposez deux horaires précis pour la voir.',
            'Signez de votre nom, avec votre ligne directe.',
          ],
        },
        {
          kind: 'comparison',
          before: 'Oui disponible, appeler aux heures de bureau.',
          after:
            'Bonjour Marta, oui, l’Octavia est ici. Les pneus sont de 2025, je vous envoie la photo. Avez-vous une voiture à faire reprendre ? Je peux vous la montrer jeudi à 18 h ou samedi à 10 h. Paolo, avec ma ligne directe.',
          why: 'La première réponse rend le travail au client, la seconde lui laisse le choix entre deux horaires.',
        },
        {
          kind: 'checklist',
          items: [
            'Nous savons qui répond aux messages, jour par jour, samedi compris.',
            'Je note quand le message arrive et quand la réponse part.',
          ],
        },
      ],
    },
    {
      title: 'Trois erreurs que l’on voit partout',
      blocks: [
        {
          kind: 'comparison',
          before: 'ABS, airbags, direction assistée, vitres électriques, fermeture centralisée, autoradio…',
          after: 'Toit ouvrant, sièges chauffants, caméra de recul, Apple CarPlay sans fil.',
          why: 'Ce qu’elles ont toutes cache ce que celle-ci a de plus. La liste complète va dans les champs du portail.',
        },
        {
          kind: 'comparison',
          before: 'Voiture idéale pour jeunes, familles, professionnels et nouveaux conducteurs.',
          after:
            'Coffre de 610 litres et trois fixations Isofix : la poussette et les valises entrent ensemble.',
          why: 'Qui parle à tous ne convainc personne. Choisissez un acheteur et donnez-lui le chiffre qui le concerne, tiré de la fiche technique de cette version.',
        },
        {
          kind: 'comparison',
          before: 'Dépêchez-vous, dernière occasion, prix imbattable.',
          after: 'Prix 16 900 €, transfert de propriété non compris. Visible chez nous du mardi au samedi.',
          why: 'L’urgence criée met sur ses gardes. Un prix complet et des horaires font venir.',
        },
        {
          kind: 'checklist',
          items: [
            'J’ai retiré de ma plus vieille annonce une phrase qui irait à n’importe quelle voiture et mis un fait à sa place.',
          ],
        },
      ],
    },
    {
      title: 'Avant de publier',
      blocks: [
        {
          kind: 'text',
          text: 'Relisez une fois à voix haute, comme si la voiture était à quelqu’un d’autre. Puis parcourez cette liste. Dans Autoscritto, la vérification des faits vous montre ce qui, dans le texte, vient des données : ce qui reste sans source se retire ou se documente.',
        },
        {
          kind: 'checklist',
          items: [
            'Chaque affirmation peut se montrer : sur la voiture ou sur papier.',
            'Les deux premières lignes se suffisent.',
            'Prix complet, transfert compris ou non.',
            'Défauts nommés et photographiés.',
            'Aucun adjectif sans un fait à côté.',
            'Aucun nom, plaque ou téléphone de l’ancien propriétaire.',
            'Le texte ne ressemble pas à celui d’une autre de mes voitures.',
            'Je sais qui répond aujourd’hui et demain.',
          ],
        },
      ],
    },
  ],
};
