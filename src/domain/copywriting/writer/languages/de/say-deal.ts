import type { Term } from '../../../vocabulary/terms.ts';
import type { Clause } from './clauses.ts';
import { decline } from './grammar/nouns.ts';
import type { NotePart } from './note-parts.ts';
import { sayFigure, sayTime } from './say-figure.ts';

/** Returns a term of sale as a clause: "die Mehrwertsteuer ist ausweisbar", "Leasing ist möglich". */
export function dealClause(part: NotePart, pronoun: string): Clause | undefined {
  const { meaning, said, typed, fact } = part;
  const { term, modifiers } = meaning;
  if ('predicate' in said) return undefined;
  const [thing] = said.things;
  if (!thing) return undefined;
  const make = (subject: string, verb: Clause['verb'], rest: string, plural = false): Clause => ({
    ...{ subject, verb, rest, plural, fact },
  });
  const possible = canBe[term];
  if (possible) return make(possible, ['ist', 'sind'], 'möglich');
  const details = detailsOf(part);
  if (term === 'vatExcluded' && meaning.figure)
    return make(`der Preis beträgt ${details.replace(/[()]/gu, '')} zuzüglich Mehrwertsteuer`, ['', ''], '');
  const own = sentences[term];
  if (own) {
    const told = details === '' ? '' : ` ${isSum.test(own) ? details.replace(/[()]|^von /gu, '') : details}`;
    if (/\{(?:ding|name)\}/u.test(own))
      return make(
        own
          .replace('{er}', pronoun)
          .replace('{ding}', decline(thing, '', 'nom'))
          .replace('{name}', meaning.name ?? ''),
        ['', ''],
        '',
      );
    const text = own.replace('{er}', pronoun);
    return make(text.includes(' {wie}') ? text.replace(' {wie}', told) : `${text}${told}`, ['', ''], '');
  }
  if (term === 'repairEstimate')
    return make(
      /nostr|ns\.? |unser|our|notre|nuestr/iu.test(typed)
        ? 'ein Kostenvoranschlag unserer Karosseriewerkstatt liegt vor'
        : 'ein Kostenvoranschlag liegt vor',
      ['', ''],
      '',
    );
  const isOut = modifiers.includes('notIncluded') || modifiers.includes('missing');
  const plural = thing.plural ?? false;
  if (modifiers.includes('onDelivery')) {
    const tail = thing.tail?.replace('vor der Übergabe', '').trim();
    return make(
      'vor der Übergabe',
      ['gibt es', 'gibt es'],
      decline({ ...thing, tail: tail === '' ? undefined : tail }, 'ein', 'acc'),
      false,
    );
  }
  if (isOut)
    return make(
      decline(
        { ...thing, tail: thing.tail?.replace('(nicht inbegriffen)', '').trim() || undefined },
        'der',
        'nom',
      ),
      ['gehört', 'gehören'],
      'nicht dazu',
      plural,
    );
  return make('dazu', plural ? ['kommen', 'kommen'] : ['kommt', 'kommen'], decline(thing, 'ein', 'nom'));
}

/** "der Händlerpreis beträgt {wie}": a figure that is the sentence stands without brackets. */
const isSum = /(?:beträgt|betragen|betrug|endet im) \{wie\}/u;

/** "bis Juni 2027", "5 Tage", "7 Jahre oder bis 150.000 km". */
function detailsOf({ meaning, typed }: NotePart): string {
  const figure = sayFigure(meaning, typed)?.tail ?? '';
  const time = sayTime(meaning, typed) ?? '';
  if (meaning.term === 'deliveryTime') return figure.replace('von ', '').replace(/(?<=[Tt]age)n$/u, '');
  const isTerm = meaning.term === 'makerWarrantyUntil' && figure !== '' && time !== '';
  const both = [isTerm ? figure.replace('über ', '') : figure, time].filter((one) => one !== '');
  return both.join(isTerm ? ' oder ' : ' ');
}

/** What can be had: "Leasing und Finanzierung sind möglich". */
const canBe: Partial<Record<Term, string>> = {
  tradeIn: 'Inzahlungnahme',
  financing: 'Finanzierung',
  leasing: 'Leasing',
  leaseTakeover: 'Leasingübernahme',
  longRental: 'Langzeitmiete',
  delivery: 'Lieferung',
  warrantyExtendable: 'eine Garantieverlängerung',
  testDrive: 'eine Probefahrt',
  videoCall: 'ein Videoanruf',
  mechanicCheck: 'eine Prüfung durch die eigene Werkstatt',
  paintGauge: 'eine Lackmessung',
  crashedTradeIn: 'Inzahlungnahme auch von Unfallwagen',
  scrapTradeIn: 'Inzahlungnahme auch zum Verschrotten',
  financeNoPayslip: 'Finanzierung auch ohne Gehaltsnachweis',
  noDepositFinance: 'Finanzierung auch ohne Anzahlung',
  leasingPrivate: 'Leasing auch für Privatkunden',
  nationalDelivery: 'Lieferung in ganz Italien',
  bankPayment: 'Zahlung per Überweisung oder Bankscheck',
};

/** `{wie}` is the place for a figure or a date; without it they stand at the end. */
const sentences: Partial<Record<Term, string>> = {
  vatShown: 'die Mehrwertsteuer ist ausweisbar',
  invoiceAvailable: 'verkauft wird mit Rechnung',
  vatIncluded: 'die Mehrwertsteuer ist enthalten',
  vatExcluded: 'die Mehrwertsteuer kommt hinzu',
  vatNotDeductible: 'die Vorsteuer ist nicht abziehbar',
  vatMargin: 'es gilt die Differenzbesteuerung',
  negotiable: 'der Preis ist verhandelbar',
  slightlyNegotiable: 'der Preis ist leicht verhandelbar',
  notNegotiable: 'der Preis ist ein Festpreis',
  cashDiscount: 'bei Barzahlung gibt es Rabatt',
  promoPrice: 'der Preis ist ein Aktionspreis',
  discounted: 'der Preis ist reduziert',
  noPhoneNegotiation: 'am Telefon wird nicht verhandelt',
  inPersonOnly: 'verhandelt wird nur vor Ort',
  privateNegotiation: 'den Preis gibt es auf Anfrage',
  priceWithTradeIn: 'der Preis gilt bei Inzahlungnahme',
  priceWithScrappage: 'der Preis gilt bei Inzahlungnahme oder Verschrottung',
  priceWithScrapOnly: 'der Preis gilt bei Verschrottung',
  incentivesIncluded: 'der Preis enthält die staatliche Förderung',
  incentivesExcluded: 'staatliche Förderungen sind nicht eingerechnet',
  noTradeIn: 'eine Inzahlungnahme ist nicht möglich',
  noFinancing: 'eine Finanzierung ist nicht möglich',
  priceWithFinance: 'der Preis gilt bei Finanzierung',
  priceWithoutFinance: 'der Preis gilt ohne Finanzierung',
  noFinanceTie: 'der Preis gilt ohne Finanzierungspflicht',
  transferIncluded: 'die Ummeldung ist inbegriffen',
  transferExcluded: 'die Ummeldung kommt hinzu',
  paperworkInHouse: 'die Ummeldung erledigen wir direkt vor Ort',
  onRoadIncluded: 'die Bereitstellungskosten sind inbegriffen',
  onRoadExcluded: 'die Bereitstellungskosten kommen hinzu',
  miniTransferIncluded: 'die Händlerummeldung ist inbegriffen',
  miniTransferExcluded: 'die Händlerummeldung kommt hinzu',
  regTaxExcluded: 'die Zulassungssteuer IPT kommt hinzu',
  noExtraCosts: 'Zusatzkosten fallen nicht an',
  turnkeyPrice: 'der Preis ist ein Komplettpreis',
  deliveryTime: 'die Lieferzeit beträgt {wie}',
  transportExcluded: 'den Transport zahlt der Käufer',
  timingExcluded: 'die Erneuerung des Steuertriebs ist nicht inbegriffen',
  roadTaxPaid: 'die Kfz-Steuer ist {wie} bezahlt',
  superTaxPaid: 'die Luxussteuer ist {wie} bezahlt',
  roadTaxReduced: 'die Kfz-Steuer ist ermäßigt',
  roadTaxExempt: '{er} ist von der Kfz-Steuer befreit',
  superTaxDue: 'den italienischen Superbollo zahlt der Käufer',
  makerWarrantyUntil: 'die Herstellergarantie gilt {wie}',
  maintenanceIncluded: 'die Wartung ist {wie} inbegriffen',
  serviceIncluded: 'die Inspektion ist im Preis enthalten',
  serviceOnDelivery: 'vor der Übergabe machen wir die Inspektion',
  inspectionOnDelivery: 'vor der Übergabe machen wir die HU',
  roadTaxSuspended: 'die Kfz-Steuer ist ausgesetzt',
  roadTaxArrearsOurs: 'offene Kfz-Steuerbescheide zahlen wir',
  miniTransferDone: 'die Händlerummeldung ist bereits erledigt',
  discountForWork: 'für die anstehenden Arbeiten gibt es Rabatt',
  polishingIncluded: 'eine Politur ist inbegriffen',
  photosOnRequest: 'weitere Fotos schicken wir auf Anfrage',
  videoOnRequest: 'ein Video schicken wir auf Anfrage',
  testDriveByAppointment: 'eine Probefahrt ist nach Terminvereinbarung möglich',
  byAppointment: 'die Besichtigung ist nach Terminvereinbarung möglich',
  openSunday: 'eine Besichtigung ist auch sonntags möglich',
  openSaturday: 'eine Besichtigung ist auch samstags möglich',
  saleReason: 'verkauft wird wegen Nichtnutzung',
  giftIncluded: 'eine Zugabe ist inbegriffen',
  deposit: 'für die Reservierung ist eine Anzahlung {wie} fällig',
  noWarranty: 'verkauft wird ohne Garantie',
  noWarrantyForTrade: 'für Händler gibt es keine Garantie',
  forExport: '{er} ist für den Export bestimmt',
  bankPaymentOnly: 'gezahlt wird nur per Überweisung oder Bankscheck',
  cashOrTransferOnly: 'gezahlt wird nur bar oder per Überweisung',
  transferPaymentOnly: 'gezahlt wird nur per Überweisung',
  seriousOnly: 'wir bitten um ernsthafte Anfragen',
  seePhotos: 'Details zeigen die Fotos',
  vatFullyDeductible: 'die Vorsteuer ist voll abziehbar',
  vatDisability: 'nach dem italienischen Gesetz 104 gilt eine Mehrwertsteuer von 4 %',
  vatF24Paid: 'die italienische Umsatzsteuer (F24) ist bereits bezahlt',
  intraCommunity: 'mit VIES-Nummer ist ein innergemeinschaftlicher Verkauf möglich',
  negotiableInPerson: 'der Preis ist vor Ort verhandelbar',
  negotiableAfterViewing: 'der Preis ist nach Besichtigung verhandelbar',
  slightlyNegotiableViewing: 'der Preis ist nach Besichtigung leicht verhandelbar',
  tradePrice: 'der Händlerpreis beträgt {wie}',
  exportPrice: 'der Exportpreis beträgt {wie}',
  listPrice: 'der Neupreis betrug {wie}',
  purchasePrice: 'der damalige Kaufpreis betrug {wie}',
  belowQuattroruote: 'der Preis liegt unter der Quattroruote-Bewertung',
  belowEurotax: 'der Preis liegt unter der Eurotax-Bewertung',
  bestOffer: 'verkauft wird an den Meistbietenden',
  seriousOffers: 'ernsthafte Angebote sind willkommen',
  promoWeekend: 'das Angebot gilt nur am Wochenende',
  discountThisMonth: 'bei Abholung innerhalb des Monats gibt es Nachlass',
  transferCost: 'die Ummeldekosten betragen {wie}',
  transferCostAbout: 'die ungefähren Ummeldekosten betragen {wie}',
  transferMinimum: 'die Ummeldung kostet den Mindestsatz',
  transferHalf: 'die Hälfte der Ummeldekosten zahlt der Verkäufer',
  transferSplit: 'die Ummeldekosten werden je zur Hälfte getragen',
  transferImmediate: 'die Ummeldung erfolgt sofort',
  agencyFeesExcluded: 'die Agenturgebühren kommen hinzu',
  italianRegIncluded: 'die italienische Zulassung ist inbegriffen',
  italianRegCost: 'die Kosten der italienischen Zulassung betragen {wie}',
  superTax: 'der jährliche Superbollo beträgt {wie}',
  warrantyLeft: 'es gilt die Restgarantie',
  warrantyExtension: 'eine Anschlussgarantie besteht',
  warrantyExtendableTo: 'eine Garantieverlängerung ist {wie} möglich',
  warrantyEurope: 'die Garantie gilt in ganz Europa',
  warrantyTransferable: 'die Garantie geht auf den neuen Besitzer über',
  warrantyNoWearParts: 'die gesetzliche Gewährleistung gilt nicht für Verschleißteile',
  warrantyExcess: 'die Selbstbeteiligung je Reparatur beträgt {wie}',
  warrantyLimit: 'der Garantie-Höchstbetrag je Reparatur beträgt {wie}',
  warrantyServiceTied: 'die Garantie gilt nur bei Wartung durch uns',
  noWarrantyForBusiness: 'für Gewerbetreibende ist die Gewährleistung ausgeschlossen',
  replacementCar: 'im Pannenfall gibt es einen Ersatzwagen',
  disclaimerSigned: 'der Käufer unterschreibt einen Haftungsausschluss',
  noReturns: 'eine Rückgabe ist ausgeschlossen',
  financingUpTo: 'die Finanzierungslaufzeit geht {wie}',
  financeFull: 'der gesamte Betrag kann finanziert werden',
  financePayslipOnly: 'für die Finanzierung genügt ein Gehaltsnachweis',
  financeSelfEmployed: 'eine Finanzierung ist auch für Selbstständige möglich',
  financeRetired: 'eine Finanzierung ist auch für Selbstständige und Ruheständler möglich',
  financeGuarantor: 'mit einem Bürgen ist auch bei schlechter Bonität eine Finanzierung möglich',
  financeNoDefaulters: 'bei negativem Bonitätseintrag ist keine Finanzierung möglich',
  financeApproval: 'die Finanzierung steht unter Vorbehalt der Genehmigung',
  instalments: 'gezahlt wird in {ding}',
  instalmentsLeft: 'offen sind noch {ding}',
  remainingOnBuyer: 'die Restraten zahlt der Käufer',
  nominalRate: 'der Sollzins beträgt {wie}',
  effectiveRate: 'der Effektivzins beträgt {wie}',
  balloon: 'die Schlussrate beträgt {wie}',
  processingFee: 'die Bearbeitungsgebühr der Finanzierung beträgt {wie}',
  loanToSettle: 'eine Restfinanzierung {wie} ist noch abzulösen',
  loanSettled: 'die Finanzierung ist abgelöst',
  buyoutPlusVat: 'die Ablösesumme zuzüglich Mehrwertsteuer beträgt {wie}',
  buyout: 'die Ablösesumme beträgt {wie}',
  leaseBuyoutFirst: 'das Leasing wird vor der Ummeldung abgelöst',
  leaseEnd: 'das Leasing endet im {wie}',
  rentPlusVat: 'die Monatsmiete zuzüglich Mehrwertsteuer beträgt {wie}',
  rent: 'die Monatsmiete beträgt {wie}',
  yearlyMileage: 'die jährliche Laufleistung beträgt {wie}',
  allInRental: 'die Langzeitmiete {wie} umfasst alle Leistungen',
  rentToBuy: 'Miete mit Kaufoption ist möglich',
  tradeInLowerValue: 'möglich ist die Inzahlungnahme eines Autos von geringerem Wert',
  tradeInHigherValue: 'möglich ist die Inzahlungnahme eines Autos von höherem Wert',
  tradeInSmallCar: 'möglich ist die Inzahlungnahme eines Kleinwagens',
  tradeInMotorbike: 'möglich ist die Inzahlungnahme auch von Motorrädern und Rollern',
  tradeInCamperBoat: 'möglich ist die Inzahlungnahme auch von Wohnmobilen oder Booten',
  tradeInBonus: 'es gibt eine Eintauschprämie',
  freeValuation: 'die Bewertung des Gebrauchtwagens ist kostenlos',
  valuationInPerson: 'den Gebrauchtwagen bewerten wir nur vor Ort',
  evenSwap: 'ein Tausch ohne Zuzahlung ist möglich',
  scrapDiscount: 'bei Verschrottung gibt es Nachlass',
  buysCarsCash: 'Gebrauchtwagen kaufen wir auch gegen bar an',
  pickUpOnSite: 'die Abholung erfolgt bei uns vor Ort',
  freeDelivery: 'die Lieferung nach Hause ist kostenlos',
  freeDeliveryWithin: 'die Lieferung im Umkreis {wie} ist kostenlos',
  deliveryWithin: 'eine Lieferung im Umkreis {wie} ist möglich',
  furtherKm: 'die Kosten je weiterem Kilometer betragen {wie}',
  transporter: 'auf Anfrage liefern wir per Autotransporter',
  islandsQuote: 'für den Transport auf die Inseln gibt es ein gesondertes Angebot',
  stationPickup: 'auf Wunsch holen wir Sie vom Bahnhof ab',
  availableFrom: 'verfügbar ist {er} ab {name}',
  offerUntil: 'der Preis gilt bis {name}',
  reservedUntil: 'reserviert ist {er} bis {name}',
  balanceOnDelivery: 'die Restzahlung ist bei Übergabe fällig',
  depositRefundable: 'die Anzahlung ist erstattbar',
  depositNeeded: 'eine Reservierung ist nur mit Anzahlung möglich',
  transferPayment: 'gezahlt wird per Überweisung',
  draftPayment: 'gezahlt wird per Bankscheck',
  draftVerified: 'gezahlt wird per von der Bank geprüftem Bankscheck',
  cashOnly: 'gezahlt wird nur bar',
  noCash: 'Barzahlung ist nicht möglich',
  noCheques: 'Schecks nehmen wir nicht an',
  sundayByAppointment: 'sonntags ist die Besichtigung nach Terminvereinbarung möglich',
  workshopCheck: 'jede Prüfung in der Werkstatt ist möglich',
  accompaniedDrive: 'eine Probefahrt ist nur in Begleitung möglich',
  privateToPrivate: 'verkauft wird von privat an privat',
  receiverSale: 'verkauft wird über den Insolvenzverwalter',
  heirSignature: 'die Unterschrift eines Erben fehlt',
  twoSignatures: 'für den Verkauf sind zwei Unterschriften nötig',
  powerOfAttorney: 'eine Verkaufsvollmacht liegt vor',
  inspectionOnBuyer: 'die HU zahlt der Käufer',
  lossReported: 'eine Verlustanzeige ist erstattet',
  duplicateDocument: 'ein Ersatz-Fahrzeugschein ist beantragt',
  holdCleared: 'die behördliche Sperre {wie} wird vor der Ummeldung gelöscht',
  exportPlateInsured: 'ein Exportkennzeichen mit Versicherung {wie} stellen wir bereit',
  exportPlate: 'ein Exportkennzeichen {wie} stellen wir bereit',
  theftCoverIncluded: 'die Feuer- und Diebstahlversicherung {wie} ist inbegriffen',
  liabilityIncluded: 'die Haftpflichtversicherung {wie} ist inbegriffen',
  batteryTestOnRequest: 'einen Batterietest machen wir auf Anfrage',
  boxToRemove: 'die Blackbox der Versicherung ist noch auszubauen',
  batteryBuyoutIncluded: 'die Ablöse der Mietbatterie ist inbegriffen',
  batteryLeaseTransfer: 'den Batteriemietvertrag übernimmt der Käufer',
  superchargerNotTransferable: 'das kostenlose Supercharging ist nicht übertragbar',
  deliveryCharge: 'die Übergabe erfolgt mit geladener Batterie',
  wallboxInstallExcluded: 'die Montage der Wallbox ist nicht inbegriffen',
  tankCostsBuyer: 'die Kosten der Gastanks trägt der Käufer',
  surveyBuyerCost: 'ein Gutachten zahlt der Käufer',
  lpgInstallable: 'eine Nachrüstung auf Autogas ist möglich',
  quarterRoadTax: 'die Kfz-Steuer ist auf ein Viertel ermäßigt',
};
