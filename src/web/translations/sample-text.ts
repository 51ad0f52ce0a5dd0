/** The professional text of the example car, as it is written in Italian: what the page starts with. */
export const sampleText = `Questa Skoda Octavia Wagon ha una storia di manutenzione documentata. Tranquilla e spaziosa, l'Octavia è adatta a chi passa molte ore alla guida. Nei percorsi lunghi il motore diesel favorisce consumi contenuti.

Il motore eroga 150 CV da 1.968 cc ed è abbinato a un cambio automatico, con trazione anteriore. Il gancio di traino permette di portare un rimorchio o le biciclette. In inverno si apprezzano i sedili anteriori riscaldati. Nel tragitto quotidiano è utile Apple CarPlay. È pensata per chi affronta viaggi lunghi e cerca comfort.

La vettura è del 2021, grigia, con 58.400 km e cinque porte. Il prezzo è di 22.900 € e comprende la garanzia di 12 mesi. La prova può seguire la strada che si fa per andare al lavoro.`;
