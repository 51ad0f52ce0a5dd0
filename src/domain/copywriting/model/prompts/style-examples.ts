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
      good: 'Questa Skoda Octavia Wagon 2.0 TDI del 2019 ha avuto un solo proprietario, che l’ha portata a ogni tagliando in concessionaria, l’ultimo a 118.000 km. Chi d’estate parte con la famiglia e il rimorchio trova già montato il gancio omologato e, nel diesel da 150 CV con cambio automatico, un motore che non si affanna in salita. La cinghia è stata sostituita, e per i prossimi anni è una spesa che non tocca a chi la compra.',
    },
    persuasive: {
      bad: 'Immagina di viaggiare nel massimo comfort con un’auto che sa conquistarti. Non lasciartela sfuggire.',
      good: 'Sette posti veri, e dietro ci si siede comodi: con questa Touran grigia del 2018 in vacanza partite tutti insieme. Il diesel da 150 CV con cambio automatico ti lascia guidare riposato, e alla cinghia, cambiata a 110.000 km con fattura, non devi più pensare. Sul paraurti c’è un graffio, lo trovi nelle foto.',
    },
    advanced: {
      bad: 'Ogni viaggio è un’emozione. Questa vettura è una compagna fedele, pronta a regalarti momenti indimenticabili.',
      good: 'Il sabato comincia dal gancio: prima la roulotte, poi tutto il resto. È per questo che chi l’ha avuta l’ha portata in officina prima di ogni estate, e lo ha scritto sul libretto.',
    },
  },
  en: {
    professional: {
      bad: 'Presented here in superb order, this vehicle boasts a wealth of features. Sensors and a tow bar complete the picture.',
      good: 'This 2019 Skoda Octavia Estate 2.0 TDI has had one owner, who took it to the dealer for every service, last at 118,000 km. Anyone who sets off in summer with a family and a trailer finds the type-approved tow bar already fitted, and in the 150 hp diesel with automatic gearbox an engine that does not labour uphill. The timing belt has been replaced, an expense the next owner will not meet for years.',
    },
    persuasive: {
      bad: 'Imagine travelling in ultimate comfort in a car that will win your heart. Don’t miss out.',
      good: 'Seven real seats, and room to sit in the back: with this grey 2018 Touran everybody comes along on holiday. The 150 hp diesel and its automatic gearbox keep you fresh at the wheel, and the timing belt, replaced at 110,000 km with an invoice, is off your mind. There is a scratch on the bumper, shown in the photos.',
    },
    advanced: {
      bad: 'Every journey is an adventure. This faithful companion is ready to give you unforgettable moments.',
      good: 'Saturday starts at the tow bar: caravan first, everything else after. That is why its owner took it to the garage before every summer, and why the service book says so.',
    },
  },
  de: {
    professional: {
      bad: 'Hier präsentiert sich ein Fahrzeug in Topzustand. Sensoren und Anhängerkupplung runden das Angebot ab.',
      good: 'Dieser Skoda Octavia Combi 2.0 TDI von 2019 stammt aus erster Hand und war zu jeder Wartung beim Händler, zuletzt bei 118.000 km. Wer im Sommer mit Familie und Anhänger aufbricht, findet die eingetragene Anhängerkupplung schon montiert und im Diesel mit 150 PS und Automatik einen Motor, der auch bergauf nicht ins Schwitzen kommt. Der Zahnriemen ist erneuert, diese Ausgabe bleibt dem nächsten Besitzer auf Jahre erspart.',
    },
    persuasive: {
      bad: 'Stellen Sie sich vor, Sie reisen in höchstem Komfort. Lassen Sie sich diese Gelegenheit nicht entgehen.',
      good: 'Sieben richtige Plätze, und hinten sitzt man bequem: Mit diesem grauen Touran von 2018 fahren alle zusammen in den Urlaub. Der Diesel mit 150 PS und Automatik bringt Sie ausgeruht ans Ziel, und der Zahnriemen, bei 110.000 km mit Rechnung erneuert, ist erledigt. Am Stoßfänger ist ein Kratzer, Sie sehen ihn auf den Fotos.',
    },
    advanced: {
      bad: 'Jede Fahrt wird zum Erlebnis. Dieser treue Begleiter schenkt Ihnen unvergessliche Momente.',
      good: 'Der Samstag beginnt an der Kupplung: erst der Wohnwagen, dann alles andere. Darum war das Auto vor jedem Sommer in der Werkstatt, und das Scheckheft weiß es.',
    },
  },
  fr: {
    professional: {
      bad: 'Présenté ici en superbe état, ce véhicule offre de nombreux équipements. Capteurs et attelage complètent le tableau.',
      good: 'Cette Skoda Octavia Combi 2.0 TDI de 2019 n’a eu qu’un propriétaire, qui l’a confiée à la concession pour chaque révision, la dernière à 118 000 km. Qui part l’été avec la famille et la remorque trouve l’attelage homologué déjà monté et, dans le diesel de 150 ch à boîte automatique, un moteur qui ne peine pas en côte. La courroie a été remplacée : une dépense épargnée pour des années au prochain propriétaire.',
    },
    persuasive: {
      bad: 'Imaginez-vous voyager dans un confort absolu. Ne laissez pas passer cette occasion.',
      good: 'Sept vraies places, et de l’espace au dernier rang : avec ce Touran gris de 2018, tout le monde part en vacances ensemble. Le diesel de 150 ch à boîte automatique vous laisse reposé au volant, et la courroie, changée à 110 000 km facture à l’appui, n’est plus un souci. Il y a une rayure sur le pare-chocs, visible sur les photos.',
    },
    advanced: {
      bad: 'Chaque trajet devient une émotion. Cette fidèle compagne vous offrira des moments inoubliables.',
      good: 'Le samedi commence par l’attelage : la caravane d’abord, le reste ensuite. C’est pour cela que la voiture passait à l’atelier avant chaque été, et le carnet le dit.',
    },
  },
  es: {
    professional: {
      bad: 'Presentado aquí en un estado inmejorable, este vehículo cuenta con un sinfín de extras. Sensores y enganche completan el conjunto.',
      good: 'Este Skoda Octavia Combi 2.0 TDI de 2019 ha tenido un solo dueño, que lo llevó al concesionario en cada revisión, la última con 118.000 km. Quien en verano sale con la familia y el remolque encuentra montado el enganche homologado y, en el diésel de 150 CV con cambio automático, un motor que no se ahoga en las cuestas. La correa está cambiada: un gasto que el próximo dueño no tendrá en años.',
    },
    persuasive: {
      bad: 'Imagina viajar con el máximo confort en un coche que te conquistará. No lo dejes escapar.',
      good: 'Siete plazas de verdad, y detrás se va cómodo: con este Touran gris de 2018 os vais todos juntos de vacaciones. El diésel de 150 CV con cambio automático te deja descansado al volante, y de la correa, cambiada con 110.000 km y con factura, ya no tienes que preocuparte. En el paragolpes hay un arañazo, se ve en las fotos.',
    },
    advanced: {
      bad: 'Cada viaje es una emoción. Este fiel compañero te regalará momentos inolvidables.',
      good: 'El sábado empieza por el enganche: primero la caravana, luego todo lo demás. Por eso pasaba por el taller antes de cada verano, y el libro lo cuenta.',
    },
  },
};
