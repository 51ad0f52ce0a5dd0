import type { Language } from '#domain/shared/languages.ts';
import type { ColumnMeaning } from './column-meaning.ts';

/**
 * What dealers' programs call their columns, as `plainWords` spells it and without a unit; the labels of ads are
 * known besides. A power without unit (`Potenza`) is in neither row of powers.
 */
export const columnNames: Record<
  Exclude<ColumnMeaning, 'equipment' | 'ignore' | 'mileageMiles'>,
  Record<Language, string>
> = {
  name: {
    it: 'veicolo|vettura|auto|automobile|titolo|titolo annuncio|descrizione veicolo|marca modello|marca e modello|marca/modello|marca/modello/versione|marca modello versione|nome veicolo|descrizione vettura',
    en: 'vehicle|car|title|make model|make and model|make & model|make/model|vehicle description|vehicle name|vehicle title|ad title',
    de: 'fahrzeug|titel|marke modell|marke und modell|marke/modell|fahrzeugbezeichnung|fahrzeugtitel|marke/modell/typ|anzeigentitel|inseratstitel',
    fr: 'vehicule|voiture|titre|marque modele|marque et modele|marque/modele|designation|designation vehicule|titre annonce',
    es: 'vehiculo|coche|titulo|marca modelo|marca y modelo|marca/modelo|descripcion vehiculo|titulo anuncio',
  },
  make: {
    it: 'marca|casa|desc marca|descrizione marca|marca veicolo|costruttore|nome marca|fabbricante',
    en: 'make|brand|manufacturer|make name|vehicle make|brand name|car make|marque',
    de: 'marke|hersteller|fabrikat|herstellername|fahrzeughersteller|marke name|fahrzeugfabrikat',
    fr: 'marque|constructeur|libelle marque|marque vehicule|nom marque',
    es: 'marca|fabricante|marca vehiculo|nombre marca|marca coche',
  },
  model: {
    it: 'modello|descrizione modello|desc modello|modello versione|modello veicolo|nome modello|modello base',
    en: 'model|model name|vehicle model|model description|car model',
    de: 'modell|modellbezeichnung|modellname|modell name',
    fr: 'modele|libelle modele|modele vehicule|nom modele|modele commercial',
    es: 'modelo|nombre modelo|descripcion modelo|modelo vehiculo|modelo coche',
  },
  year: {
    it: 'anno|dt immatricolazione|data imm|data immatr|dt imm|dt immatr|imm|immatr|anno imm|anno immatr|prima imm|prima immatr|data prima imm|data prima immatr|1 immatricolazione|1a immatricolazione|data 1 immatricolazione|data 1a immatricolazione|mese anno immatricolazione',
    en: 'year|reg date|registration date|date registered|first reg|first reg date|date first registered|date of first registration|first registration|reg year|registered|date of reg|1st reg|year of first registration',
    de: 'ez|ez datum|erstzulassung|datum erstzulassung|datum der erstzulassung|tag der erstzulassung|erstzul|erstzulassungsdatum|ez monat/jahr|zulassung|zulassungsdatum|baujahr',
    fr: 'annee|date mec|mec|date de mec|date 1ere mec|1ere mec|date 1re mec|mise en circulation|date mise en circulation|date de mise en circulation|date 1ere mise en circulation|date de 1ere mise en circulation|date premiere mise en circulation|1ere mise en circulation|date immat|date immatriculation|date 1ere immat|annee mec',
    es: 'ano|fecha matriculacion|fecha de matriculacion|fecha 1 matriculacion|fecha primera matriculacion|f matriculacion|matriculacion|primera matriculacion|ano matriculacion|ano de matriculacion|fecha mat|1 matriculacion',
  },
  mileage: {
    it: 'km|kilometri|chilometri|chilometraggio|percorrenza|km percorsi|km totali|km attuali|km effettivi|km reali|chilometri percorsi|km dichiarati',
    en: 'mileage|odometer|kilometres|kilometers|current mileage|odometer reading|mileage reading|kms',
    de: 'kilometerstand|laufleistung|km stand|kmstand|kilometer|tachostand|gesamtlaufleistung|km laufleistung|gefahrene kilometer|kilometerstand aktuell',
    fr: 'kilometrage|kilometres|kms|km compteur|kilometrage compteur|kilometrage reel|kilometrage actuel|km parcourus|compteur',
    es: 'kilometros|kilometraje|kms|km actuales|kilometros recorridos|km recorridos|kilometraje actual|n kilometros',
  },
  fuelType: {
    it: 'alimentazione|motorizzazione|cod alimentazione|desc alimentazione|descrizione alimentazione|carburante|tipo alimentazione|combustibile|tipo carburante|tipo motore',
    en: 'fuel|fuel type|fuel description|engine fuel|fuel kind|type of fuel|fueltype',
    de: 'kraftstoff|kraftstoffart|treibstoff|kraftstofftyp|motorart|energieart|treibstoffart|kraftst',
    fr: 'energie|carburant|type carburant|type de carburant|libelle energie|motorisation|type energie|type d energie',
    es: 'combustible|tipo combustible|tipo de combustible|carburante|motorizacion|tipo motor',
  },
  transmission: {
    it: 'cambio|tipologia cambio|desc cambio|descrizione cambio|trasmissione|tipo cambio|tipo di cambio|tipo trasmissione',
    en: 'gearbox|transmission|transmission type|gearbox type|trans|gear box|gears',
    de: 'getriebe|getriebeart|schaltung|getriebetyp|schaltungsart|getriebeausfuhrung',
    fr: 'boite|boite de vitesse|boite de vitesses|boite vitesse|boite vitesses|type boite|type de boite|transmission|bv',
    es: 'cambio|caja de cambios|tipo cambio|tipo de cambio|transmision|caja cambios|cambio de marchas',
  },
  power: {
    it: 'cv|cavalli|cavalli vapore|numero cavalli|cv motore|potenza in cv',
    en: 'hp|horsepower|engine hp|horse power|metric horsepower',
    de: 'ps|leistung in ps|motorleistung in ps|pferdestarken',
    fr: 'puissance din|puissance reelle|ch din|puissance ch|ch',
    es: 'caballos|potencia en cv|numero caballos|cv motor|n caballos',
  },
  powerKw: {
    it: 'kw|kilowatt|potenza in kw|kw motore|n kw',
    en: 'kw|kilowatts|power in kw|engine kw',
    de: 'kw|kilowatt|leistung in kw|nennleistung|motorleistung in kw',
    fr: 'kw|kilowatts|puissance en kw',
    es: 'kw|kilovatios|potencia en kw',
  },
  price: {
    it: 'prezzo|prezzo vendita|prezzo di vendita|pr vendita ivato|pr vendita|prezzo ivato|prezzo iva inclusa|prezzo iva compresa|prezzo vendita ivato|prezzo al pubblico|prezzo pubblico|prezzo web|prezzo internet|prezzo finale|prezzo richiesto|prezzo esposto|prezzo annuncio|prezzo sito|prezzo privati|importo vendita',
    en: 'price|retail price|selling price|stock price|asking price|sale price|web price|advertised price|price inc vat|price incl vat|price including vat|internet price|forecourt price|screen price|sales price|gross price|consumer price',
    de: 'preis|vk preis|vk|verkaufspreis|bruttopreis|vk brutto|preis brutto|verkaufspreis brutto|endpreis|barpreis|internetpreis|endkundenpreis|verkaufspreis inkl mwst|preis inkl mwst|angebotspreis|hauspreis|preis endkunde',
    fr: 'prix|prix ttc|prix de vente|prix vente|prix public|prix de vente ttc|prix vente ttc|prix affiche|prix internet|prix web|pv ttc|tarif ttc|prix particulier|prix annonce',
    es: 'precio|precio venta|precio de venta|precio contado|pvp|precio al contado|precio venta publico|precio web|precio final|precio publico|precio con iva|precio iva incluido|precio anuncio|p v p',
  },
  color: {
    it: 'colore|tinta|vernice|colore est|col esterno|colore esterno|colore esterni|colore carrozzeria|tinta esterna|desc colore|descrizione colore|col est',
    en: 'colour|color|ext colour|ext color|exterior colour|exterior color|body colour|body color|paint colour|external colour|outside colour|vehicle colour',
    de: 'farbe|aussenfarbe|lackfarbe|farbe aussen|wagenfarbe|fahrzeugfarbe|karosseriefarbe|farbbezeichnung|lack|grundfarbe',
    fr: 'couleur|couleur exterieure|couleur ext|teinte|teinte exterieure|couleur carrosserie|teinte carrosserie|couleur vehicule|libelle couleur',
    es: 'color|color exterior|color ext|color carroceria|color externo|pintura|color vehiculo',
  },
  category: {
    it: 'carrozzeria|tipo carrozzeria|tipologia carrozzeria|desc carrozzeria|descrizione carrozzeria|tipo di carrozzeria|segmento',
    en: 'body|body type|body style|bodystyle|bodytype|body shape|vehicle body',
    de: 'karosserie|karosserieform|aufbau|aufbauart|fahrzeugkategorie|karosserieart|karosserietyp|bauform',
    fr: 'carrosserie|type carrosserie|type de carrosserie|silhouette|libelle carrosserie',
    es: 'carroceria|tipo carroceria|tipo de carroceria|segmento',
  },
  doors: {
    it: 'porte|numero porte|n porte|num porte|nr porte|numero di porte',
    en: 'doors|number of doors|no of doors|no doors|num doors|door count|nr doors',
    de: 'turen|anzahl turen|turenanzahl|anzahl der turen|turanzahl|tueren|anz turen',
    fr: 'portes|nombre de portes|nb portes|nbre portes|nb de portes|nombre portes',
    es: 'puertas|numero de puertas|n puertas|num puertas|numero puertas|no puertas',
  },
  driveType: {
    it: 'trazione|tipo trazione|desc trazione|tipo di trazione|ruote motrici',
    en: 'drive type|drivetrain|drive train|driven wheels|wheel drive|driveline|drive wheel',
    de: 'antriebsachse|antriebskonzept|antriebsrader|allradantrieb|antriebstyp',
    fr: 'traction|type de traction|roues motrices|mode de traction',
    es: 'traccion|tipo traccion|tipo de traccion|ruedas motrices',
  },
  displacement: {
    it: 'cilindrata|cil|cc|cilindrata motore|cilind',
    en: 'displacement|engine size|cc|engine capacity|cubic capacity|engine cc|capacity|engine displacement',
    de: 'hubraum|hubraum in ccm|ccm|motorhubraum',
    fr: 'cylindree|cylindree moteur|cm3',
    es: 'cilindrada|cc|cilindrada motor|cubicaje',
  },
  condition: {
    it: 'condizione|condizioni|stato d uso|condizione veicolo|usato/nuovo|nuovo/usato|usato nuovo|nuovo usato|tipologia usato',
    en: 'condition|new/used|used/new|new used|vehicle condition|stock type|offer type',
    de: 'zustand|fahrzeugzustand|neu/gebraucht|neu gebraucht|nutzungsart|angebotsart',
    fr: 'etat du vehicule|neuf/occasion|neuf occasion|vn/vo|type de vente|condition',
    es: 'condicion|nuevo/usado|nuevo/ocasion|vn/vo|tipo de oferta|estado del vehiculo',
  },
  warranty: {
    it: 'garanzia|mesi garanzia|garanzia mesi|durata garanzia',
    en: 'warranty|warranty months|months warranty|warranty period',
    de: 'garantie|garantiedauer|garantie monate|gewahrleistung',
    fr: 'garantie|duree garantie|mois de garantie|garantie mois',
    es: 'garantia|meses garantia|meses de garantia|garantia meses',
  },
  version: {
    it: 'versione|allestimento|versione allestimento|desc versione|descrizione versione|desc allestimento|descrizione allestimento|nome versione|versione veicolo',
    en: 'derivative|variant|version|trim|trim level|derivative name|model version|grade|spec level|sub model',
    de: 'ausfuhrung|variante|ausstattungslinie|modellvariante|version|ausstattungsvariante|modellversion|typ|typbezeichnung',
    fr: 'finition|version|niveau de finition|libelle version|variante|version vehicule',
    es: 'acabado|version|variante|nivel acabado|descripcion version|version vehiculo|finicion',
  },
  notes: {
    it: 'note|nota|note veicolo|note aggiuntive|note vendita|note pubbliche|note per il cliente|annotazione|annotazioni|commento|commenti|osservazioni|descrizione|descrizione libera|descrizione estesa|testo libero|altre informazioni|informazioni aggiuntive|ulteriori informazioni',
    en: 'note|notes|vehicle notes|sales notes|public notes|comment|comments|remark|remarks|observations|description|long description|free text|additional information|additional info|further information',
    de: 'bemerkung|bemerkungen|notiz|notizen|anmerkung|anmerkungen|kommentar|kommentare|hinweis|hinweise|zusatzinfo|zusatzinformationen|weitere angaben|sonstiges|beschreibung|fahrzeugbeschreibung|freitext',
    fr: 'note|notes|commentaire|commentaires|remarque|remarques|observation|observations|precisions|descriptif|description|texte libre|informations complementaires|infos complementaires',
    es: 'nota|notas|comentario|comentarios|observacion|observaciones|anotaciones|descripcion|descripcion larga|texto libre|informacion adicional|otras observaciones',
  },
  currency: {
    it: 'valuta|divisa|moneta',
    en: 'currency|currency code',
    de: 'wahrung|waehrung|wahrungscode',
    fr: 'devise|monnaie',
    es: 'moneda|divisa',
  },
};
