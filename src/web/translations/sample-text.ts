/** The professional text of the example car, as it is written in Italian: what the page starts with. */
export const sampleText = `Questa Skoda Octavia Wagon ha una storia di manutenzione documentata. Tranquilla e spaziosa, l'Octavia è adatta a chi passa molte ore alla guida. Il comfort accompagna ogni spostamento, breve o lungo.

La meccanica comprende un motore diesel da 150 CV e 1.968 cc, con cambio automatico e trazione anteriore. Il gancio di traino permette di portare un rimorchio o le biciclette. In inverno si apprezzano i sedili anteriori riscaldati. Nel tragitto quotidiano è utile Apple CarPlay. Risponde alle esigenze di una famiglia, dagli spostamenti quotidiani alle vacanze.

La vettura è del 2021, grigia, con 58.400 km e cinque porte. Con 22.900 € si acquista anche la garanzia di 12 mesi. La prova può seguire la strada che si fa per andare al lavoro.`;
