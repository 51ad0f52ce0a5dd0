/** The professional text of the example car, as it is written in Italian: what the page starts with. */
export const sampleText = `Questa Skoda Octavia Wagon del 2021, usata, ha percorso 58.400 km, ha cinque porte ed è grigia. Per chi percorre ogni giorno lo stesso tragitto il motore diesel di 1.968 cc da 150 CV è una scelta coerente; il cambio automatico porta la potenza sulle ruote anteriori. Si muove bene in autostrada e in famiglia. Dal distributore si passa senza apprensione, grazie a consumi contenuti.

Sono presenti il gancio di traino, Apple CarPlay e i sedili anteriori riscaldati. Viene venduta con la storia di manutenzione documentata. La richiesta è di 22.900 €, garanzia di 12 mesi compresa. Per concordare un incontro scriveteci due righe, e vi indichiamo quando è possibile.`;
