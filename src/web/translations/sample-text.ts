/** The professional text of the example car, as it is written in Italian: what the page starts with. */
export const sampleText = `Questa Skoda Octavia Wagon grigia del 2021 si presenta con una storia di manutenzione documentata. Tranquilla e spaziosa, l'Octavia è adatta a chi passa molte ore alla guida.

Il motore diesel da 150 CV e 1.968 cc lavora con il cambio automatico, mentre la trazione anteriore completa la scheda: un insieme che si apprezza nei tragitti lunghi. Risponde alle esigenze di una famiglia, dagli spostamenti quotidiani alle vacanze. Il gancio di traino permette di portare un rimorchio o le biciclette, e in inverno si apprezzano i sedili anteriori riscaldati. Nel tragitto quotidiano è utile Apple CarPlay.

L'auto ha 58.400 km e cinque porte. Il prezzo è di 22.900 € e comprende la garanzia di un anno. L'auto è visibile e si può provare su appuntamento.`;
