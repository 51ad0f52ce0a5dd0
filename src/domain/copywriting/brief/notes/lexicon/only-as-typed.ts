/**
 * Italian wordings that say less, more or other than the term they are nearest to: no table reads them, the
 * seller's own words stand. A line is a pattern between word boundaries; a blank line parts what it is about.
 */
const wordings = String.raw`
(?:km|kilometr\p{L}+|chilometr\p{L}+) (?:non|nn) (?:real\p{L}|effettiv\p{L}|veritier\p{L}|documentabil\p{L}|dimostrabil\p{L}|verificabil\p{L})
(?:km|kilometr\p{L}+|chilometr\p{L}+) (?:per lo più|prevalentemente|soprattutto) .*autostrad\p{L}+
verificabil\p{L} su\p{L}* portale.*
km (?:da|risultanti da\p{L}*) libretto.*
.*cronotachigrafo.* certificat\p{L}+|.*certificat\p{L}+ .*cronotachigrafo.*
(?:auto|vettura) (?:di cortesia|sostitutiva)(?: (?:disponibil\p{L}|inclusa|gratuita|compresa))?
dann[oi] da sinistro
(?:stato|condizioni) discret\p{L}|discret\p{L} condizioni.*|discreto stato.*
(?:perfett\p{L}|ottim\p{L}|buon\p{L}) (?:stato|condizion\p{L}) (?:di|della|degli|sia|nella|negli) .*|(?:stato|condizioni) (?:perfett\p{L}|ottim\p{L}) di .*
.*(?:ultimare|finire|completare)(?: il)? restauro|restauro da (?:ultimare|finire|completare)|necessita ultimare.*
(?:è )?(?:stat[oa] )?sdoganat[oa]
(?:è )?già immatricolat[oa] in italia
da (?:ritargare|reimmatricolare)
(?:è )?(?:venduta?|si vende|buon[oa]) (?:come|per) (?:i )?(?:pezzi|ricambi)(?! (?:senza|no|niente) passaggio).*
.*da rimettere in moto
.*da (?:riparare|ripristinare|sistemare) di (?:carrozzeria|meccanica|motore)|.*riparazione di carrozzeria
(?:carrozzeria|vernice|lamiera) mangiata.*
difett[oi] estetic[oi].*
vernice che si (?:stacca|sfoglia).*|si (?:stacca|sfoglia) la vernice
(?:senza|manca(?:nte)?(?: il)?) libretto(?: (?:di circolazione|originale))?|libretto(?: di circolazione)? mancante
bollo (?:non pagato|arretrato)
(?:è stat[oa] )?(?:incidentat|sinistrat)[oa] (?:anteriormente|posteriormente|davanti|dietro|lateralmente).*
garanzia (?:convenzionale|commerciale|di conformità|legale)
(?:\d+ |ultim[ie] )?(?:pezzi|ricambi) .*disponibil\p{L}
(?:gli |le )?ultim[ie] \d+ .*
(?:gomme|pneumatici) (?:estiv[ei]|invernali|termiche) usat[ei]
.*(?:bonus|ecobonus|eco-bonus|incentiv\p{L}) (?:regional\p{L}|statal\p{L} e regional\p{L}|della regione).*
(?:già )?targat[oa] (?:in )?ita(?:lia)?
(?:è )?radiat[oa] (?:per (?!(?:l['’] ?)?(?:export|esportazione|estero)$)|d['’]ufficio|di).*
.*(?:telaio|sottoscocca|scocca|longheroni) .*(?:privo di|senza) ruggine
(?:prezzo )?trattabile solo .*|trattativa .*davanti.*
bi-?colore
(?:revisione|tagliando|collaudo|prova|visita|appuntamento)(?: \p{L}+)? prenotat\p{L}.*
.*intermediazione.*
bollo in scadenza.*
(?:tutti gli )?scontrini .*|(?:tutte le )?ricevut[ea] .*
.*(?:hybrid check|check hybrid|check ibrido).*
revisione (?:ok|regolare|recente)
impianto .*in scadenza.*
(?!guida assistita (?:di )?liv\p{L}* ?2$).*(?:guida assistita|assistenza alla guida).*
.*pelle vegana.*
sedil\p{L} .*alcantara.{1,5}pelle|.*pelle.{1,5}alcantara.*
differenziale sportivo.*
(?:gomme|pneumatici|treno di gomme) .*(?:di|con|con solo|da) (?:soli |solo )?[\d.]+(?: ?mila)? ?km.*
.*esclus\p{L} trattabil\p{L} a parte
lane change.*
.* a pagamento
retro (?:intatto|ok|integro|a posto)
eco ?pelle (?:crema|panna|avorio|cognac|cuoio|tabacco)
garanzia .* supplemento .*
olio (?:del )?cambio (?:zf|aisin|getrag|dkg|dct|edc) .*
intern[oi] (?:in )?cuoio
cavo .*tipo ?1.*
cambio .*(?:gratta|impunta|salta|sgrana).* in [1-6][aª°].*
cambio F1
.* originale a (?:corredo|parte).*
adblue sensore .*|sensore adblue .*
mbux doppio schermo.*
ims .*
(?:difett[oi]: )?display .* (?:blocca|spegne|sfarfalla|lampeggia|impalla).*
(?:mai|non) rimappat[oa].*
dsg .*olio .*|.*olio (?:di|del) .* e .* sostituito.*
(?:.* )?con pagamento (?:con |tramite |a mezzo )?(?:bonifico|assegno circolare)(?: bancario| istantaneo)?
(?:gomme|pneumatici|dischi|pastiglie|ammortizzatori|sensori) .*(?:ant(?:erior[ei])?|davanti).* (?:post(?:erior[ei])?|dietro) .*(?:\d|nuov|usat|mm|%).*
(?:cerchi|portier\p{L}|port\p{L}|fendinebbia|specchi\p{L}*|fari|sedili|vetri|gomme) .*(?:un[oa]|due|tre|\d) (?:leggermente |un po['’] )?(?:segnat|graffiat|rigat|rovinat|ammaccat|rott|crepat|incrinat|strusciat|strisciat|grattat)\p{L}.*
(?:vetri|cristalli|parabrezza) (?:laminat|stratificat)\p{L}.*
riscaldamento cabina
(?:certificat|attestat)\p{L} .*(?:classiche).*
garanzia .* su .* e .*
fari a scomparsa.*
(?!impianto (?:a )?gpl (?:[\p{L}]+ )*(?:montat|installat)o nel \d{4}$)impianto .*(?:montat|installat)\p{L} .*\d.*
.*verniciat\p{L} in tinta.*
intern\p{L} (?:\p{L}+ )?pulit\p{L}.*
(?:vano|piano) .*pulito
pelle (?:sensatec|artico|sintetica)
serbatoio (?:di )?adblue .*
a metano .*km.*|.*km .*metano.*
.*garanzia .*\d{4} o .*km.*
(?!spia (?:del )?sist(?:ema)? ibrid)spia .*acces\p{L} .+
.+ e olio .*(?:fatt|cambiat|sostituit)\p{L}.*
secondo proprietario d\p{L}+ .*
superbollo(?: presente| incluso)?
iniettor[ei] (?:n\.?|numero|del) ?\d.*
(?!.*(?:invernali|invernale|termiche) (?:su|con) cerchi in ferro$)(?:(?:treno|set)|(?:\d )?gomme) .* su cerchi.*
cuciture \p{L}+ su .*
.*riverniciat\p{L} (?:per|x|causa|dopo) .*
.*con cambio olio (?:dsg|cambio|automatico).*
no (?:fsd|ccs|full self driving)
(?:frizione|dischi|pastiglie|freni|batteria) al \d{1,3} ?%.*
(?:gomme )?(?:estive|invernali) da (?:ri)?comprare
\p{L}+ con olio cambiato
tutti (?:i )?(?:km|chilometri) .*autostrad.*
.*(?<!cdp|proprietà|complementare) e libretto
.+ s[iì] .+ no
.* più piccol\p{L} .*
(?:turbina|turbo\p{L}*|motore|cambio|frizione|iniettori|alternatore|batteria) (?:nuov|rigenerat|revisionat|sostituit|rifatt)\p{L}*,? (?:con |in )?garanzia .*\d.*
ritocc\p{L}+ .*(?:per|x|causa) .*
revisione (?:già )?prenotata .*\d.*
tagliando
sinistr[oa]|destr[oa]
.*approved .*(?:scad|fino|trasferib).*
(?:grigi|ner|bianc|ross|giall|azzurr)[oa] .+ intern\p{L} .+|(?:blu|verde|argento|marrone|beige|arancio) .+ intern\p{L} .+
.*air body.*
.*(?:doppio touch|doppi touch|due touch).*
trasparente rovinat\p{L}.*
.*circa \d+ km in elettrico.*
cavo tipo ?2 e cavo .*
.*un[oa] per la (?:colonnina|presa|casa).*
.*lett[oi] (?:in|da|dal|con|tramite|su) .*
scarico (?:possibile|fiscale|iva|fattur\p{L}+).*
`;

const onlyAsTyped = new RegExp(
  `^(?:${wordings
    .split('\n')
    .filter((line) => line !== '')
    .join('|')})$`,
  'iu',
);

/** Whether an item is better said in the seller's own words than by any term. */
export const isOnlyAsTyped = (text: string): boolean => onlyAsTyped.test(text);
