/** The professional text of the example car, as it is written in Italian: what the page starts with. */
export const sampleText = `Questa Skoda Octavia Wagon ha una storia di manutenzione documentata. Tranquilla e spaziosa, l'Octavia è adatta a chi passa molte ore alla guida. Affronta con facilità anche i viaggi lunghi.

La meccanica comprende un motore diesel da 150 CV e 1.968 cc, con cambio automatico e trazione anteriore. In inverno si apprezzano i sedili anteriori riscaldati. Il gancio di traino permette di portare un rimorchio o le biciclette. Nel tragitto quotidiano è utile Apple CarPlay. Il comfort accompagna ogni spostamento, breve o lungo.

L'auto è del 2021, grigia, con 58.400 km e cinque porte. Con 22.900 € si acquista anche la garanzia di 12 mesi. La visita si può fare con tutta la famiglia e con i seggiolini montati.`;
