import type { Note } from './note.ts';

/** What nobody would put among the good things, in the five languages. */
const faulty =
  /(?<!\p{L})(?<!(?<!\p{L})(?:no|senza|nessun|nessuna|mai|mai un|mai una|mai avuto|niente|zero|né) )(?:toccatin|colpett[oi](?!\p{L})|bott[ae](?!\p{L})|bottarell|botterell|segn[io](?!\p{L})|dann[oi](?!\p{L})|incrin|crepat|sfogli|scolorit|opac(?:o|a|hi|he)|rovinat|usurat|trafil|trasud|gocciol|infiltr|cigol|grandin|macchiat|difett|sassat|sassolin|(?<!\p{L})(?:i|dei) bolli(?!\p{L})|boll[ei] (?:sott|su|sul|nell|di ruggin|lat)|pietrat|graff|rigat|ruggin|ammacc|bozz|scalfi|segnett|strisc(?!e blu)|strusciat|sfiorat|strapp|macchi[ae]|rott[oaie](?!\p{L})|guast|perd[eit]|non (?:funzion|raffredd|va(?!\p{L}))|(?:va|vanno|funzionano?) (?:solo|male|poco|a tratti|quando vuol)|scadut|bloccat|ferm[oa] in (?:su|giù)|da (?:fare|rifare|sistemare|cambiare|sostituire|riparare)|(?:con|col) (?:lo )?(?:scotch|nastro)|fascett|rattopp|lucid[oi] (?:per|dall)|po['’]? lucid[oai]|spellat|odore di|(?:di )?(?:un )?altro colore|(?:di )?colore diverso|mort[oa](?!\p{L})|righett|vanno fatt|va fatt|scratch|dent(?:s|ed)?(?!\p{L})|chipped|broken|faulty|leak|kratzer|delle(?!\p{L})|rost|defekt|kaputt|rayure|bosse|rouill|en panne|fuite|cassé|arañaz|abolladur|óxido|averi|roto(?!\p{L}))/iu;

/** What is about the sale and not about the car. */
const ofSale =
  /(?<!\p{L})(?:visibil[ei] (?:dopo|solo|anche|il|la|tutti|sabato)|visionabil|prezz|offert[ae] |sconto|perizi|(?:vs|vostro|suo|tuo) carico|esclus|compres[oa] nel prezzo|ipt(?!\p{L})|messa (?:su |in )?strada|permut|consegn|finanz|(?<!con |tutte le |le )fattur[ai] |acconto|caparra|bonifico|ritiriamo|vendiamo|price|delivery|deposit|trade-in|finance|preis|lieferung|anzahlung|inzahlung|finanzierung|prix|livraison|reprise|acompte|financement|precio|entrega|señal|financiaci)/iu;

/** Whether the seller's own words speak of something wrong, of the sale, or of neither. */
export function kindOfWords(text: string): Note['kind'] {
  if (faulty.test(text)) return 'damage';
  return ofSale.test(text) ? 'deal' : 'other';
}
