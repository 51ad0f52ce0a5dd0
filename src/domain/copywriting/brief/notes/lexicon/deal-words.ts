/** What belongs to the price or the sale, in five languages: tax, transfer, finance, trade-in, delivery, who may buy. */
const deal = new RegExp(
  `(?<!\\p{L})(?:${[
    'iva|bollo|superbollo|passaggio|passaggi di proprietà|finanzia\\p{L}*|rat[ae]|permut\\p{L}*|scambi|scambio|rottamazione|consegna|trattabil\\p{L}*|trattativa|prezzo|leasing|tan|taeg|deducibil\\p{L}*|detraibil\\p{L}*|anticipo|sconto|regime del margine|(?<!con |con la )fattura|fatturabil\\p{L}*|contanti|pagamento|acconto|caparra|bonifico|vendit[ao]|vendo|vendiamo|vendesi|export|commerciant\\p{L}*|operatori|partita iva|p\\.? ?iva|appuntamento|ritiro usato|acquirente|garanzia escl\\p{L}*|pass\\.|visionabil\\p{L}*|prenotat\\p{L}*',
    'vat|tax|price|negotiable|ono|finance|deposit|trade-?in|part ?ex\\p{L}*|px|delivery|cash|invoice|trade (?:sale|only)|export|appointment|collection',
    'mwst|ust|preis|vb|vhb|festpreis|verhandlungsbasis|finanzierung|leasing|anzahlung|inzahlungnahme|lieferung|barzahlung|rechnung|export|händler|gewerbe\\p{L}*|abholung|überführung\\p{L}*|zulassung im preis',
    'tva|prix|négociable|débattre|financement|crédit|reprise|livraison|comptant|facture|export|marchands?|professionnels?|carte grise (?:incluse|non incluse|comprise)|acompte|rendez-vous',
    'precio|negociable|financia\\p{L}*|entrada|entrega|contado|factura|exportación|profesionales|transferencia|cambio de nombre|reserva|cita previa',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** Whether a piece of notes speaks of the price or the sale. */
export const isDeal = (text: string) => deal.test(text);
