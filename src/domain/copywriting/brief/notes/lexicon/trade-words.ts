/** Long Italian words that dealers type every day, each in the forms they type: a slip of the finger is told by them. */
export const tradeWords: readonly string[] =
  `accensione accessori accessoriata acconto alzacristalli ammaccatura ammaccature ammortizzatore ammortizzatori anteriore
anteriori appuntamento assicurazione assistenza automatica automatico autonomia avviamento batteria carburante carrozzeria
cartellino centralina centralizzata certificata certificati certificato cilindrata climatizzatore completa completo
compressore concessionaria condizionatore condizioni consegna consegnata consumata consumati consumato controllata
copertura cristallo cruscotto demolizione differenziale disponibile disponibilità distribuzione documentata documentati
documentato documenti elettrica elettriche elettrici elettrico elettronica emissioni equipaggiata estendibile estraibile
fattura fatturabile fatturate fendinebbia fiancata filtro finanziabile finanziamento finanziamenti finestrini frizione
funziona funzionante funzionanti garanzia gommatura graffietti graffietto impianto immatricolata immatricolazione
incidentata incidente incidenti iniettore iniettori integrale interni intestata intestato invernali lucidatura
lunotto manutenzione marciante marcianti metallizzata metallizzato meccanica meccanico navigatore neopatentati nazionale
officina ottima ottime ottimo pagamento parafango paraurti parabrezza parcheggio passaggio passaggi passeggero pastiglie
pastiglia permuta permute pneumatici pneumatiche pneumatico pochissimi pochissimo portapacchi portellone portiera portiere
posteriore posteriori precedente prenotazione preventivo privato proprietari proprietaria proprietario provenienza
radiatore regolabile regolabili regolari regolarmente retrocamera retrovisori revisionata revisionati revisionato revisione
ribaltabile ribaltabili richiesta riparata riparato riscaldabili riscaldata riscaldati riscaldato rivestimento
rumorosa rumorosità sanificata scadenza schienale scorrevole sedile sedili semestrale sensori sensore serbatoio
servosterzo sospensione sospensioni sostituita sostituite sostituiti sostituito specchietti specchietto specchio
stagioni superficiali sverniciata tagliandata tagliandato tagliandi tagliando tappezzeria telecamera telecomando
termostato trattabile trattabili trattativa trazione turbina unico unica unicoproprietario usura vendita verniciata
verniciato verniciatura vernice vetri visibile visionabile volante`
    .split(/\s+/u)
    .filter((word) => word.length >= 7);
