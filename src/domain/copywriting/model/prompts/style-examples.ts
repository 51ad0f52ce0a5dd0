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
      good: 'Due seggiolini, i nonni e il cane: con i sette posti veri di questa Touran grigia del 2018 non lasci a casa nessuno. Il diesel da 150 CV e il cambio automatico pensano alla strada, tu a chi chiede quanto manca; e la cinghia, cambiata a 110.000 km con tanto di fattura, è già una cosa in meno nella lista. Il graffio sul paraurti c’è, e lo trovi anche nelle foto.',
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
      good: 'Two child seats, the grandparents and the dog: with the seven real seats of this grey 2018 Touran nobody stays at home. The 150 hp diesel and the automatic gearbox look after the road while you answer who is asking how much further; and the timing belt, done at 110,000 km with the invoice to show for it, is one thing fewer on the list. The scratch on the bumper is real, and it is in the photos too.',
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
      good: 'Zwei Kindersitze, Oma, Opa und der Hund: Mit den sieben richtigen Plätzen dieses grauen Touran von 2018 bleibt niemand zu Hause. Um die Straße kümmern sich der Diesel mit 150 PS und die Automatik, Sie sich um die Frage, wie weit es noch ist; und der Zahnriemen, bei 110.000 km mit Rechnung erneuert, steht schon nicht mehr auf der Liste. Den Kratzer am Stoßfänger gibt es, er ist auch auf den Fotos.',
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
      good: 'Deux sièges enfant, les grands-parents et le chien : avec les sept vraies places de ce Touran gris de 2018, personne ne reste à la maison. Le diesel de 150 ch et la boîte automatique s’occupent de la route, vous de celui qui demande si l’on arrive bientôt ; et la courroie, changée à 110 000 km facture à l’appui, est déjà rayée de la liste. La rayure sur le pare-chocs existe, et les photos la montrent aussi.',
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
      good: 'Dos sillitas, los abuelos y el perro: con las siete plazas de verdad de este Touran gris de 2018 no se queda nadie en casa. El diésel de 150 CV y el cambio automático se ocupan de la carretera, tú de quien pregunta cuánto falta; y la correa, cambiada con 110.000 km y con su factura, ya está tachada de la lista. El arañazo del paragolpes está ahí, y también en las fotos.',
    },
    advanced: {
      bad: 'Cada viaje es una emoción. Este fiel compañero te regalará momentos inolvidables.',
      good: 'El sábado empieza por el enganche: primero la caravana, luego todo lo demás. Por eso pasaba por el taller antes de cada verano, y el libro lo cuenta.',
    },
  },
};
