/** "Golf 1.6 TDI" → "Golf", "911 Carrera 4S" → "911 Carrera", "Model 3 Long Range" → "Model 3". */
export function shortName(model: string): string {
  const words = model.split(' ');
  const first = isHalfAName.test(words[0] ?? '') ? 1 : 0;
  const end = words.findIndex(
    (word, index) => (index > first && isTrim.test(word)) || (index > 0 && isEngineSize.test(word)),
  );
  return end < 0 ? model : words.slice(0, end).join(' ');
}

/** Alone these would name no car: nobody says "the Model" or "la Serie". */
const isHalfAName =
  /^(?:\p{L}|model|seri[ea]|séries?|series|class[ei]?|clase|klasse|id\.?|ioniq|polestar|atto|ds|new|nuova|gran|grand|grande|santa|mini|zs|range|land|type)$/iu;

/** "1.5" is never part of a name, "Model 3" and "Serie 3" are. */
const isEngineSize = /^\d\.\d/;

/** Engine, trim and body, which one leaves out when one speaks of a car again. */
const isTrim =
  /^\d|^\p{Lu}{1,3}\d|^(?:tdi|tsi|hdi|dci|cdti|jtdm?|gt|gti|gtd|rs|st|sw|evo|line|long|range|touring|avant|sportback|wagon|variant|estate|kombi|limousine|sportstourer|allroad|tourer|coup[eé]|cabrio(?:let)?|spider|roadster|targa|quadrifoglio|competizione|tributo|wildtrak|performance|plus|sport|electric|hybrid|e-hybrid|4xe|quattro|4matic|4motion|[xs]drive\w*|rf|s|california|furgone|fourgon|van)$/iu;
