/** The professional text of the example car, as it is written in Italian: what the page starts with. */
export const sampleText = `Questa Skoda Octavia Wagon grigia del 2021 ha una storia di manutenzione documentata. Tranquilla e spaziosa, l'Octavia è adatta a chi passa molte ore alla guida. Chi passa molto tempo al volante ne apprezzerà il comfort.

Il motore diesel di 1.968 cc sviluppa 150 CV ed è abbinato a un cambio automatico, con trazione anteriore. Il gancio di traino permette di portare un rimorchio o le biciclette, e in inverno si apprezzano i sedili anteriori riscaldati. Nel tragitto quotidiano è utile Apple CarPlay.

L'auto ha 58.400 km e cinque porte. Nel prezzo di 22.900 € è inclusa la garanzia di 12 mesi. Chiamateci per fissare una visita.`;
