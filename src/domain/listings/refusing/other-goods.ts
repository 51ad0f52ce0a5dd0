import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import type { RefusalReason } from './refusal-messages.ts';

/** What is offered or written about though it is no car or van for sale. */
export type OtherGoods = Extract<
  RefusalReason,
  'motorbike' | 'motorhome' | 'other-machine' | 'rental' | 'paper'
>;

const word = (words: string) => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu');
/** Among the first words; further behind they are what a car was, can pull or is sold for. */
const early = (words: string) => new RegExp(String.raw`^(?:[^\s;]+ +){0,3}(?:${words})(?!\p{L})`, 'iu');

/** The words by which the head of a page or message says what it is. */
const named: readonly [OtherGoods, RegExp][] = [
  [
    'paper',
    word(
      String.raw`preventiv[oi] (?:rc|assicurativ\p{L}*|polizza|auto|n)|polizza (?:n|rc|auto)|premio annuo|massimale|fattura (?:n|nr|numero|proforma|elettronica|accompagnatoria)|ricevuta fiscale|documento di trasporto|rechnung (?:nr|nummer)|versicherungsangebot|facture n|devis n|factura n|invoice (?:no|number|#)|insurance quote`,
    ),
  ],
  [
    'rental',
    word(
      String.raw`(?<!ex[- ]|da |provenienza )(?:a )?noleggio (?:a )?(?:lungo|breve|medio) termine|a noleggio|(?<!ex[- ])\bnlt|langzeitmiete|auto-?abo|location longue durée|contract hire|car rental`,
    ),
  ],
  [
    'rental',
    early(
      `(?<!ex[- ]|da |provenienza )noleggi(?:o|amo|asi)|affitto|affittasi|mietwagen|vermietung|zu vermieten|à louer|alquiler de|for hire|for rent`,
    ),
  ],
  [
    'motorhome',
    word(
      String.raw`(?<!(?:gancio|traino|per|no|uso|da|tipo) )(?:camper|autocaravan\p{L}*|motorhome|mansardato|semintegrale|semi-integrale|roulotte|wohnmobil\p{L}*|wohnwagen|camping-?cars?|caravanas?|autocaravanas?)`,
    ),
  ],
  [
    'motorbike',
    early(
      String.raw`moto|motociclett[ae]|motocicl[oi]|scooter\p{L}*|ciclomotore|maxi-?scooters?|motorrad|motorroller|motorbikes?|motorcycles?|motocicletas?`,
    ),
  ],
  [
    'other-machine',
    early(
      `gommone|barca|barche|motoscafo|gozzo|moto d['’]acqua|trattore|trattorino|muletto|carrello elevatore|escavatore|miniescavatore|rimorchio|carrello appendice|semirimorchio|quad|atv|bicicletta|e-?bike|monopattino|schlauchboot|motorboot|traktor|anhänger|gabelstapler|bateau|tracteur|remorque|remolque|tractor|boat|forklift`,
    ),
  ],
];

/** Makes that build nothing else, and of makes that build both the names of their motorcycles. */
const motorbikeMakes =
  /^(?:Yamaha|Kawasaki|Ducati|Harley-Davidson|Vespa|Aprilia|Moto Guzzi|Moto Morini|Husqvarna|Kymco|SYM|Benelli|CFMoto|Royal Enfield|MV Agusta|Gilera|Malaguti|Derbi|Zontes|Voge|Indian|KTM|Beta|Fantic|Keeway|Lambretta)$/i;
const motorbikeModels: Readonly<Record<string, RegExp>> = {
  BMW: /^(?:[RFKSG] ?\d{3,4}|C ?(?:400|600|650|evolution)|CE ?0[24])(?!\p{L}*d|\p{L}*i)/iu,
  Honda:
    /^(?:SH|CBR?|CRF|CMX|NC|PCX|VFR|VTR|NTV|XL|XR|MSX|X-ADV|ADV|Africa|Transalp|Hornet|Forza|Gold ?wing|Shadow|Deauville|Silver ?wing|Varadero|Rebel|Vision|Monkey|Pan European)(?!\p{L})/iu,
  Suzuki:
    /^(?:V-?Strom|Burgman|GSX|GSR|SV ?\d|Bandit|Hayabusa|DR|DRZ|Katana|Gladius|Intruder|Address|Inazuma)/i,
  Triumph:
    /^(?:Tiger|Bonneville|Street|Speed|Trident|Rocket|Scrambler|Thruxton|Daytona|America|Thunderbird|Sprint|Explorer)/i,
  Peugeot: /^(?:Tweet|Kisbee|Satelis|Citystar|Django|Metropolis|Belville|Speedfight|Pulsion|Vivacity)/i,
  Piaggio: /^(?:Beverly|Liberty|MP3|Medley|X ?Evo|X[789]|Zip|Vespa|Carnaby|Typhoon|NRG|Hexagon|Fly)/i,
};

/**
 * Returns what else than a car is offered, by the vehicle that was read and by `head`: a page's title and first
 * heading, or what a message begins with.
 */
export function findOtherGoods({ make = '', model = '' }: Vehicle, head: string): OtherGoods | undefined {
  if (motorbikeMakes.test(make) || motorbikeModels[make]?.test(model)) return 'motorbike';
  return named.find(([, words]) => words.test(head))?.[0];
}
