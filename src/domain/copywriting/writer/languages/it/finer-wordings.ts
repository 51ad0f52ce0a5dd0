/**
 * Wordings that hold more than our name of the thing: in Italian they stand as they were typed, in other
 * languages the thing is named. A line is a pattern of a whole item.
 */
const wordings = String.raw`
.*altri lavori meccanici|.*interventi particolari
forte (?:colpo|urto|botta).*
(?:consuma|mangia|beve) (?:molto|tanto|parecchio|troppo) olio.*|consumo (?:d['’]olio|olio) (?:anomalo|elevato|eccessivo).*
.*targ(?:a|he) e (?:documenti|libretto).*|.*(?:documenti|libretto) e targ(?:a|he).*|libretto a pagin[ea].*
(?:libretto|libro) (?:service|(?:dei )?tagliandi) .*fino .*
portapacchi .*scal.*
paratia (?:divisoria )?con .*
tagliandi (?:certificati|documentati|ufficiali) .*
targa oro(?: asi)?|targa nera (?:milano|roma|torino|\p{L}{2})
ex (?:auto )?noleggio a (?:breve|lungo) termine.*|(?:provenienza |ex )?(?:nlt|nbt)
sol[oi] contanti (?:o|e|oppure) assegn.*
finanziamento (?!no |esclus|anche (?:ai? )?(?:cattivi|protest)).*(?:garant[ei]|protestat\p{L}|agevolato|tasso zero|tan .*|agevolat\p{L})
consegna (?!.*\d ?km).*(?:inclusa|compresa|gratuita|gratis).*
(?:pacchetto|piano) (?:tagliandi|service|manutenzione ordinaria).*
.*fattura (?:con|più) iva.*
permut[ao] (?:con )?(?:moto|furgon\p{L}|camper|auto o moto|moto o auto).*
(?:si blocca|blocco) con .*|caparra confirmatoria|acconto .*
trattiamo (?:esclusivamente|solo) .*
(?:libro|libretto|book) (?:dei |della |delle )?(?:manutenzion[ei]|tagliandi|service) (?:completo|aggiornato|presente)
.*sempre .*(?:in|nella|dalla) (?:rete|concessionaria|casa madre).*|(?:service|assistenza|tagliandi?|tagliandat[oa]) sempre .*
(?:è )?periziat[oa].*|.*approved.*
.*umidità.*
olio (?:del )?cambio da .*|sostituzione (?:dell['’])?olio (?:del )?cambio.*
cambio robotizzato .*(?:rapporti|marce)
cruise .*stop ?(?:&|e|and) ?go
(?:fari|proiettori) (?:led )?(?:sterzanti|direzionali).*
(?:fari |luci |gruppi ottici )?full[ -]led.*
pre-?(?:climatizzazione|condizionamento) .*
ammortizzatori sport\p{L}*
mappe .*(?:19|20)\d\d.*
gruppo (?:refrigerante|frigorifero).*
gancio .*scomparsa.*
chiave master.*
(?:kit )?wide ?body.*
.*scomponibil\p{L}.*
freni .*(?:\d ?pistoncini|4 dischi|carboceramic\p{L}+|forati|baffati).*
(?:antifurto|allarme) (?:volumetrico|satellitare).*
iscritt[oa] (?:al )?registro (?!storico).*
sedile (?:guidatore|guida|conducente) regolabile.*
.*(?:ruote|pneumatici|gomme|treno|kit|set).* (?:nuov\p{L}) (?:estiv|invernal|antineve|termic)\p{L}.*|.*(?:estiv|invernal|termic)\p{L} nuov\p{L}
.*(?:toroidale|vano ruot\p{L}+).*
.*sotto ?motore.*|paramotore.*
omologat[oa] n1.*|n1 autocarro|autocarro n1
(?:maxi )?garage .*
lett[oi] .*(?:gemelli|castello|nautico|basculante|alla francese|queen|regolabil\p{L}).*
piano cottura.*|\d fornelli|.*(?:due|tre|2|3) fuochi.*
.*(?:cambia ?cd|caricatore cd|lettore dvd|dvd).*|mangianastri.*|autoradio a cassette.*
allestimento (?:interno )?(?:da )?furgone.*|allestimento officina.*
gru .*
specchi\p{L}* .*(?:termic|riscaldat)\p{L}.*(?:ripiegabil|richiudibil).*
`;

const finer = new RegExp(
  `^(?:${wordings
    .split('\n')
    .filter((line) => line !== '')
    .join('|')})$`,
  'iu',
);

/** Whether an item says more than the term it is read as. */
export const isFinerWording = (text: string): boolean => finer.test(text);
