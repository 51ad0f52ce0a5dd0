import type { Language } from '#domain/shared/languages.ts';
import type { CopyStyle } from '../../copy.ts';

/** The same facts of another car told badly and well, so that a model hears the difference. */
export interface StyleExample {
  bad: string;
  good: string;
}

/** One pair for each style and language; the car in them is never the one at hand. */
export const styleExamples: Record<Language, Record<CopyStyle, StyleExample>> = {
  it: {
    professional: {
      bad: 'Qui presentata in ottime condizioni, la vettura è proposta con tagliandi regolari. Completano il quadro i sensori e il gancio.',
      good: 'Skoda Octavia Wagon del 2019, grigia: un solo proprietario e tagliandi sempre in concessionaria, l’ultimo a 90.000 km. Il gancio di traino è già omologato, quindi chi ha un rimorchio non deve aggiungere altro; la dotazione comprende sensori posteriori, navigatore e sedili riscaldati.',
    },
    persuasive: {
      bad: 'Immagina di viaggiare nel massimo comfort con un’auto che sa conquistarti. Non lasciartela sfuggire.',
      good: 'La cinghia l’ha già pagata qualcun altro, a 110.000 km e con fattura. A te restano sette posti veri e un graffio sul paraurti, che trovi nelle foto.',
    },
    advanced: {
      bad: 'Ogni viaggio è un’emozione. Questa vettura è una compagna fedele, pronta a regalarti momenti indimenticabili.',
      good: 'Il sabato comincia dal gancio: prima la roulotte, poi tutto il resto. È per questo che chi l’ha avuta l’ha portata in officina prima di ogni estate, e lo ha scritto sul libretto.',
    },
  },
  en: {
    professional: {
      bad: 'Presented here in superb order, this vehicle boasts a wealth of features. Sensors and a tow bar complete the picture.',
      good: '2019 Skoda Octavia Estate in grey, with one owner and a full dealer history, last serviced at 90,000 km. The tow bar is type-approved, so a trailer needs nothing more; rear sensors, navigation and heated seats are fitted.',
    },
    persuasive: {
      bad: 'Imagine travelling in ultimate comfort in a car that will win your heart. Don’t miss out.',
      good: 'Somebody else has paid for the timing belt, at 110,000 km, with the invoice to show. What is left for you is seven real seats and one scratch on the bumper, in the photos.',
    },
    advanced: {
      bad: 'Every journey is an adventure. This faithful companion is ready to give you unforgettable moments.',
      good: 'Saturday starts at the tow bar: caravan first, everything else after. That is why its owner took it to the garage before every summer, and why the service book says so.',
    },
  },
  de: {
    professional: {
      bad: 'Hier präsentiert sich ein Fahrzeug in Topzustand. Sensoren und Anhängerkupplung runden das Angebot ab.',
      good: 'Skoda Octavia Combi von 2019 in Grau, aus erster Hand und immer beim Händler gewartet, zuletzt bei 90.000 km. Die Anhängerkupplung ist eingetragen, für einen Anhänger ist also nichts nachzurüsten; dazu kommen Sensoren hinten, Navigation und Sitzheizung.',
    },
    persuasive: {
      bad: 'Stellen Sie sich vor, Sie reisen in höchstem Komfort. Lassen Sie sich diese Gelegenheit nicht entgehen.',
      good: 'Den Zahnriemen hat schon jemand bezahlt, bei 110.000 km, mit Rechnung. Ihnen bleiben sieben richtige Plätze und ein Kratzer am Stoßfänger, den Sie auf den Fotos sehen.',
    },
    advanced: {
      bad: 'Jede Fahrt wird zum Erlebnis. Dieser treue Begleiter schenkt Ihnen unvergessliche Momente.',
      good: 'Der Samstag beginnt an der Kupplung: erst der Wohnwagen, dann alles andere. Darum war das Auto vor jedem Sommer in der Werkstatt, und das Scheckheft weiß es.',
    },
  },
  fr: {
    professional: {
      bad: 'Présenté ici en superbe état, ce véhicule offre de nombreux équipements. Capteurs et attelage complètent le tableau.',
      good: 'Skoda Octavia Combi grise de 2019, un seul propriétaire et un entretien toujours fait en concession, le dernier à 90 000 km. L’attelage est homologué : qui a une remorque n’a rien à ajouter. L’équipement comprend capteurs arrière, navigation et sièges chauffants.',
    },
    persuasive: {
      bad: 'Imaginez-vous voyager dans un confort absolu. Ne laissez pas passer cette occasion.',
      good: 'La courroie, un autre l’a déjà payée, à 110 000 km et facture à l’appui. Il vous reste sept vraies places et une rayure sur le pare-chocs, visible sur les photos.',
    },
    advanced: {
      bad: 'Chaque trajet devient une émotion. Cette fidèle compagne vous offrira des moments inoubliables.',
      good: 'Le samedi commence par l’attelage : la caravane d’abord, le reste ensuite. C’est pour cela que la voiture passait à l’atelier avant chaque été, et le carnet le dit.',
    },
  },
  es: {
    professional: {
      bad: 'Presentado aquí en un estado inmejorable, este vehículo cuenta con un sinfín de extras. Sensores y enganche completan el conjunto.',
      good: 'Skoda Octavia Combi gris de 2019, de un solo dueño y con revisiones siempre en concesionario, la última con 90.000 km. El enganche ya está homologado, así que para un remolque no hay que añadir nada; el equipamiento incluye sensores traseros, navegador y asientos calefactables.',
    },
    persuasive: {
      bad: 'Imagina viajar con el máximo confort en un coche que te conquistará. No lo dejes escapar.',
      good: 'La correa ya la ha pagado otro, con 110.000 km y con factura. A ti te quedan siete plazas de verdad y un arañazo en el paragolpes, que se ve en las fotos.',
    },
    advanced: {
      bad: 'Cada viaje es una emoción. Este fiel compañero te regalará momentos inolvidables.',
      good: 'El sábado empieza por el enganche: primero la caravana, luego todo lo demás. Por eso pasaba por el taller antes de cada verano, y el libro lo cuenta.',
    },
  },
};
