import type { Brief } from '#domain/vehicles/brief.ts';
import type { Market } from '../markets/market.ts';
import type { LegalLine } from './legal-line.ts';

const everywhere: readonly Market[] = ['IT', 'DE', 'FR', 'ES', 'GB'];
const union: readonly Market[] = ['IT', 'DE', 'FR', 'ES'];

const isNew = ({ condition, mileage }: Brief) =>
  condition === 'Nuovo' || (condition === 'Km 0' && (mileage ?? 0) < 1000);

/** What is known today; product defaults and no legal advice, which the page says where it shows them. */
export const legalLines: readonly LegalLine[] = [
  {
    id: 'conformity',
    weight: 'advised',
    markets: ['IT'],
    applies: (_, seller) => seller === 'professional',
    line: {
      it: 'Garanzia legale di conformità (artt. 128 e seguenti del Codice del consumo).',
      en: 'Statutory conformity guarantee under Italian law (articles 128 ff. of the Codice del consumo).',
      de: 'Gesetzliche Gewährleistung nach italienischem Recht (Art. 128 ff. Codice del consumo).',
      fr: 'Garantie légale de conformité selon le droit italien (art. 128 et suivants du Codice del consumo).',
      es: 'Garantía legal de conformidad según la ley italiana (arts. 128 y siguientes del Codice del consumo).',
    },
    why: {
      it: 'Chi vende per mestiere a un privato la deve comunque: dirlo in modo neutro è corretto, presentarla come un regalo no.',
      en: 'A trader owes it to a consumer in any case: naming it neutrally is fair, selling it as a gift is not.',
      de: 'Händler schulden sie Verbrauchern ohnehin: neutral genannt ist sie korrekt, als Geschenk verkauft nicht.',
      fr: "Un professionnel la doit de toute façon au consommateur : la citer est correct, la présenter comme un cadeau ne l'est pas.",
      es: 'Un profesional la debe de todos modos al consumidor: citarla es correcto, presentarla como un regalo no.',
    },
    source: 'D.Lgs. 206/2005, artt. 128–135; D.Lgs. 170/2021',
    verifiedOn: '2026-11-21',
  },
  {
    id: 'no-warranty-by-trader',
    weight: 'required',
    markets: union,
    applies: ({ warranty }, seller) => seller === 'professional' && warranty === 'Nessuna garanzia',
    why: {
      it: 'Tra un professionista e un consumatore la garanzia legale non si può escludere: scrivi «nessuna garanzia aggiuntiva» oppure togli il campo.',
      en: 'Between a trader and a consumer the statutory guarantee cannot be excluded: write “no additional warranty” or clear the field.',
      de: 'Gegenüber Verbrauchern lässt sich die gesetzliche Gewährleistung nicht ausschließen: „keine zusätzliche Garantie“ schreiben oder das Feld leeren.',
      fr: 'Entre professionnel et consommateur, la garantie légale ne peut être exclue : écrivez « sans garantie supplémentaire » ou videz le champ.',
      es: 'Entre profesional y consumidor no se puede excluir la garantía legal: escribe «sin garantía adicional» o vacía el campo.',
    },
    source: 'Dir. (EU) 2019/771; Italia: Codice del consumo, art. 135',
    verifiedOn: '2026-11-21',
  },
  {
    id: 'all-in-price',
    weight: 'required',
    markets: union,
    applies: ({ price }, seller) => seller === 'professional' && price !== undefined,
    line: {
      it: 'Prezzo IVA inclusa, comprensivo di ogni spesa obbligatoria.',
      en: 'Price including VAT and all unavoidable charges.',
      de: 'Preis inklusive MwSt. und aller unvermeidbaren Kosten.',
      fr: 'Prix TTC, frais obligatoires compris.',
      es: 'Precio con IVA y todos los gastos obligatorios incluidos.',
    },
    why: {
      it: 'Il prezzo pubblicato deve comprendere IVA e costi che il cliente non può evitare. Aggiungi la riga solo se è vero per questo veicolo.',
      en: 'An advertised price must include VAT and every cost the customer cannot avoid. Add the line only if it is true for this vehicle.',
      de: 'Ein beworbener Preis enthält MwSt. und alle unvermeidbaren Kosten. Die Zeile nur einfügen, wenn sie für dieses Fahrzeug stimmt.',
      fr: "Le prix annoncé comprend la TVA et tous les frais inévitables. N'ajoutez la ligne que si elle est vraie pour ce véhicule.",
      es: 'El precio anunciado incluye el IVA y todo gasto inevitable. Añade la línea solo si es cierta para este vehículo.',
    },
    source: 'CGUE C-476/14 (Citroën)',
    verifiedOn: '2026-11-21',
  },
  {
    id: 'co2-of-new-cars',
    weight: 'required',
    markets: ['IT'],
    applies: isNew,
    why: {
      it: 'Per le auto nuove consumo ed emissioni di CO₂ sono obbligatori nella pubblicità: aggiungi i valori ufficiali di questa versione. Per l’usato non servono.',
      en: 'Advertising of new cars must state fuel consumption and CO₂: add the official figures of this version. Not needed for used cars.',
      de: 'Werbung für Neuwagen muss Verbrauch und CO₂ nennen: die amtlichen Werte dieser Version ergänzen. Für Gebrauchte nicht nötig.',
      fr: 'La publicité des voitures neuves indique consommation et CO₂ : ajoutez les valeurs officielles de cette version. Inutile pour une occasion.',
      es: 'La publicidad de coches nuevos debe indicar consumo y CO₂: añade los valores oficiales de esta versión. No hace falta en usados.',
    },
    source: 'DPR 84/2003',
    verifiedOn: '2026-11-21',
  },
  {
    id: 'pkw-envkv',
    weight: 'required',
    markets: ['DE'],
    applies: isNew,
    why: {
      it: 'In Germania un’auto immatricolata da meno di 8 mesi o con meno di 1.000 km vuole consumo combinato, CO₂ combinata e classe di CO₂: aggiungi i valori ufficiali.',
      en: 'In Germany a car registered under 8 months ago or with under 1,000 km needs combined consumption, combined CO₂ and CO₂ class: add the official figures.',
      de: 'Fahrzeuge mit Erstzulassung vor weniger als 8 Monaten oder unter 1.000 km brauchen kombinierten Verbrauch, kombinierte CO₂-Emissionen und CO₂-Klasse: amtliche Werte ergänzen.',
      fr: 'En Allemagne, une voiture immatriculée depuis moins de 8 mois ou de moins de 1 000 km exige consommation mixte, CO₂ mixte et classe de CO₂ : ajoutez les valeurs officielles.',
      es: 'En Alemania, un coche matriculado hace menos de 8 meses o con menos de 1.000 km exige consumo combinado, CO₂ combinado y clase de CO₂: añade los valores oficiales.',
    },
    source: 'Pkw-EnVKV',
    verifiedOn: '2026-11-21',
  },
  {
    id: 'said-as-damaged',
    weight: 'required',
    markets: everywhere,
    applies: ({ condition }) => condition === 'Semicollisione',
    line: {
      it: 'Veicolo in condizione di semicollisione: i danni noti sono descritti nel testo.',
      en: 'Accident-damaged vehicle: the known damage is described in the text.',
      de: 'Unfallfahrzeug: Die bekannten Schäden sind im Text beschrieben.',
      fr: 'Véhicule accidenté : les dommages connus sont décrits dans le texte.',
      es: 'Vehículo siniestrado: los daños conocidos se describen en el texto.',
    },
    why: {
      it: 'Un danno taciuto è una pratica ingannevole: deve essere detto in chiaro, non tra le righe.',
      en: 'A concealed damage is a misleading practice: it has to be said plainly.',
      de: 'Ein verschwiegener Schaden ist irreführend: er muss klar genannt werden.',
      fr: 'Taire un dommage est une pratique trompeuse : il doit être dit clairement.',
      es: 'Callar un daño es una práctica engañosa: hay que decirlo con claridad.',
    },
    source: 'Dir. 2005/29/CE, art. 7; Italia: Codice del consumo, artt. 20–22',
    verifiedOn: '2026-11-21',
  },
  {
    id: 'mileage-as-read',
    weight: 'advised',
    markets: everywhere,
    applies: ({ mileage, condition }) => (mileage ?? 0) > 0 && condition !== 'Nuovo',
    line: {
      it: 'Chilometraggio come letto sul contachilometri.',
      en: 'Mileage as shown on the odometer.',
      de: 'Kilometerstand laut Tacho abgelesen.',
      fr: 'Kilométrage relevé au compteur.',
      es: 'Kilometraje según el cuentakilómetros.',
    },
    why: {
      it: 'Senza un documento che li certifichi, i chilometri si riportano come letti: un chilometraggio sbagliato è una pratica ingannevole.',
      en: 'Without a document that certifies it, mileage is stated as read: a wrong figure is a misleading practice.',
      de: 'Ohne Nachweis wird der Kilometerstand als abgelesen angegeben: ein falscher Wert ist irreführend.',
      fr: "Sans document qui l'atteste, le kilométrage se donne comme relevé : un chiffre faux est une pratique trompeuse.",
      es: 'Sin un documento que lo certifique, el kilometraje se da como leído: una cifra falsa es una práctica engañosa.',
    },
    source: 'Codice del consumo, artt. 20–21',
    verifiedOn: '2026-11-21',
  },
  {
    id: 'made-with-ai',
    weight: 'advised',
    markets: everywhere,
    applies: () => true,
    line: {
      it: 'Testo redatto con l’aiuto dell’intelligenza artificiale e verificato dal venditore.',
      en: 'Text written with the help of AI and checked by the seller.',
      de: 'Text mit Unterstützung von KI verfasst und vom Verkäufer geprüft.',
      fr: "Texte rédigé avec l'aide de l'IA et vérifié par le vendeur.",
      es: 'Texto redactado con ayuda de la IA y revisado por el vendedor.',
    },
    why: {
      it: 'Facoltativa: dice con trasparenza com’è nato il testo.',
      en: 'Optional: says openly how the text came about.',
      de: 'Freiwillig: sagt offen, wie der Text entstanden ist.',
      fr: 'Facultative : dit ouvertement comment le texte est né.',
      es: 'Opcional: dice con transparencia cómo nació el texto.',
    },
    source: 'Reg. (EU) 2024/1689, art. 50',
    verifiedOn: '2026-11-21',
  },
];
