/** The professional text of the example car, as it is written in Italian: what the page starts with. */
export const sampleText = `Questa Skoda Octavia Wagon grigia del 2021 ha una storia di manutenzione documentata. Tranquilla e spaziosa, l'Octavia è adatta a chi passa molte ore alla guida. Accompagna ogni giorno chi raggiunge il lavoro in auto.

Il motore diesel da 150 CV e 1.968 cc lavora con il cambio automatico, mentre la trazione anteriore completa la scheda: un insieme che si apprezza nei tragitti lunghi. Il gancio di traino permette di portare un rimorchio o le biciclette, e in inverno si apprezzano i sedili anteriori riscaldati. Per la connettività l'auto dispone di Apple CarPlay.

L'auto ha 58.400 km e cinque porte. È proposta a 22.900 €, garanzia di un anno compresa. La visita si può fare con tutta la famiglia.`;
