/** Exchanges, wishes and other people's cars: what follows in the line is about another vehicle. */
const ofAnother =
  /permut|scambi[oa]|in cambio|\bcerc(?:o|hiamo)\b|compr(?:o|iamo)\b|acquist(?:o|iamo)\b|ritir(?:o|iamo)\b|valut(?:o|iamo|azione)\b(?! (?:quattroruote|4ruote|eurotax))|inzahlung|tausch|\bsuche\b|ankauf|part[- ]?ex|trade[- ]?in|\bswap\b|wanted|looking for(?! ?[€£\d])|reprise|échang|\bcherche|\bbusco\b|\b(?:acepto|admito|recojo|acepta)\b(?! pruebas?)|cambio por|stessa auto|prima avevo|vorher/i;

/** True for words about an exchange or a wish, or about another vehicle the seller has. */
export const isOfAnother = (text: string) => ofAnother.test(text);
