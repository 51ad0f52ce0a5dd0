import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/shared/languages.ts';
import { allTermWords } from './all-term-words.ts';
import { findMeanings } from './find-meanings.ts';
import type { Meaning, Place } from './meaning.ts';
import { italianTerms } from './words/it.ts';

/** "dent[large] @ door[left]": a meaning in one line. */
function inShort({ places, figure, count, km, date, name, ...thing }: Meaning): string {
  const said = ({ term, modifiers }: Place) => (modifiers.length > 0 ? `${term}[${modifiers}]` : term);
  return [
    count === undefined ? '' : `${count} ×`,
    said(thing),
    ...places.map((place) => `@ ${said(place)}`),
    name ? `"${name}"` : '',
    figure ? `${figure.value} ${figure.unit}` : '',
    km === undefined ? '' : `at ${km} km`,
    date ? `in ${[date.year, ...(date.month === undefined ? [] : [date.month])].join('-')}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const read = (text: string, language: Language) =>
  findMeanings(text, allTermWords[language]).map(inShort).join('; ');

describe('Italian notes mean', () => {
  it.each([
    [
      'danno anteriore a paraurti, cofano e faro destro',
      'damage[front] @ bumper @ bonnet @ headlight[right]',
    ],
    ['urto anteriore: faro, cofano', 'impact[front] @ headlight @ bonnet'],
    ['graffio portiera sinistra', 'scratch @ door[left]'],
    ['portiera posteriore destra con ammaccatura', 'dent @ door[rear,right]'],
    ['longheroni con ruggine', 'rust @ sideMember'],
    ['graffio sulla fiancata e specchio destro rotto', 'scratch @ side; mirror[right,broken]'],
    ['graffi su paraurti e cofano', 'scratches @ bumper @ bonnet'],
    ['perdita olio motore lieve', 'oilLeak[light] @ engine'],
    ['cambio manuale con seconda dura', 'gearbox[manual]; secondGear[hard]'],
    ['cerchio crepato e saldato', 'rim[cracked,repaired]'],
    ['specchietto destro senza calotta', 'mirrorCoverMissing[right]'],
    ['leasing anche per privati', 'leasingPrivate'],
    ['leggeri segni di usura sul sedile guida', 'usageMarks[light] @ seat[driver]'],
    ['spia airbag accesa', 'warningLight @ airbags'],
    ['perde olio dal motore', 'oilLeak @ engine'],
    ['frizione da rifare', 'clutch[toReplace]'],
    ['motore da rifare', 'engine[toOverhaul]'],
    ['ammortizzatori scarichi', 'shockAbsorbers[worn]'],
    ['cerchi AMG da 19', 'rims "AMG" 19 inches'],
    ['box auto da tetto', 'roofBox'],
    ['cerchi graffiati', 'rims[scratched]'],
    ['specchietto destro rotto', 'mirror[right,broken]'],
    ['clima scarico', 'climate[empty]'],
    ['fari opacizzati', 'headlights[faded]'],
    ['cambio che gratta in terza', 'gearbox[noisy]'],
    ['grandinata', 'hailDamage'],
    ['incidentata lato destro', 'accidentDamage[right]'],
    ['non marciante', 'doesNotRun'],
    ['airbag non esplosi', 'airbagsIntact'],
    ['airbag passeggero esploso', 'airbagsDeployed[passenger]'],
    ['cavo di ricarica non incluso', 'chargingCable[notIncluded]'],
    ['manca la seconda chiave', 'oneKey'],
    ['una sola chiave', 'oneKey'],
    ['2 chiavi', '2 × keys'],
    ['cinghia distribuzione fatta a 90.000 km', 'timingBelt[replaced] at 90000 km'],
    ['frizione e volano nuovi nel 2024', 'clutch[new] in 2024; flywheel[new] in 2024'],
    ['dischi e pastiglie nuovi', 'brakeDiscs[new]; brakePads[new]'],
    ['nuova frizione e gomme nuove', 'clutch[new]; newTyres'],
    ['ultimo tagliando a 85mila km', 'lastService at 85000 km'],
    ['revisione fino a maggio 2027', 'inspection in 2027-5'],
    ['garanzia casa madre fino al 06/2028', 'makerWarrantyUntil in 2028-6'],
    ['12 mesi di garanzia', 'warrantyMonths 12 months'],
    ['batteria a noleggio a 79 € al mese', 'rentedBattery 79 euroPerMonth'],
    ['batteria da 77 kWh', 'battery 77 kWh'],
    ['batteria nuova', 'anyBattery[new]'],
    ['portata 12 quintali', 'payload 1200 kg'],
    ['cerchi in lega da 18 pollici', 'alloyWheels 18 inches'],
    ['gomme invernali al 80%', 'winterTyres 80 percent'],
    ['sette posti', 'manySeats 7 seats'],
    ['autonomia 400 km', 'range 400 km'],
    ['sensori di parcheggio anteriori e posteriori', 'parkingSensors[frontAndRear]'],
    ['sedili sportivi in pelle riscaldati', 'heatedSeats[sport,leather]'],
    ['impianto audio Harman Kardon', 'audio "Harman Kardon"'],
    ['pacchetto S line', 'trimLine "S line"'],
    ['Euro 6d-temp', 'emissionClass "Euro 6d-temp"'],
    ['gancio traino e tetto apribile', 'towHook; sunroof'],
    ['unico proprietario, tagliandata regolarmente', 'oneOwner; serviced'],
    ['prezzo + IVA', 'vatExcluded'],
    ['bollo pagato', 'roadTaxPaid'],
    ['piccolo bollo sul cofano', 'dent[small] @ bonnet'],
  ])('%s', (text, meaning) => {
    expect(read(text, 'it')).toBe(meaning);
  });
});

describe.each([
  [
    'en',
    [
      ['new clutch fitted at 90,000 km', 'clutch[new] at 90000 km'],
      ['scratches on the left door', 'scratches @ door[left]'],
      [
        'accident damage to front bumper, bonnet and right headlight',
        'accidentDamage @ bumper[front] @ bonnet @ headlight[right]',
      ],
      ['18-inch alloys', 'alloyWheels 18 inches'],
      ['two keys', '2 × keys'],
      ['full service history', 'serviceHistory'],
      ['MOT until 03/2027', 'inspection in 2027-3'],
      ['black leather seats', 'leatherSeats[black]'],
      ['heated front seats', 'heatedSeats[front]'],
      ['front and rear parking sensors', 'parkingSensors[frontAndRear]'],
      ['airbags not deployed', 'airbagsIntact'],
      ['non runner', 'doesNotRun'],
      ['headlight cracked', 'headlight[cracked]'],
      ['77 kWh battery', 'battery 77 kWh'],
      ['timing belt replaced in 2023', 'timingBelt[replaced] in 2023'],
      ['Harman Kardon sound system', 'audio "Harman Kardon"'],
    ],
  ],
  [
    'de',
    [
      ['Kupplung neu bei 90.000 km', 'clutch[new] at 90000 km'],
      ['neue Bremsen vorne', 'brakes[new,front]'],
      ['Kratzer an der Tür links', 'scratch @ door[left]'],
      [
        'Unfallschaden vorne: Stoßfänger, Motorhaube und Scheinwerfer rechts',
        'accidentDamage[front] @ bumper @ bonnet @ headlight[right]',
      ],
      ['8-fach bereift', 'secondWheelSet'],
      ['Scheckheft', 'serviceBook'],
      ['18 Zoll Alufelgen', 'alloyWheels 18 inches'],
      ['2 Schlüssel', '2 × keys'],
      ['HU bis 03/2027', 'inspection in 2027-3'],
      ['Airbags nicht ausgelöst', 'airbagsIntact'],
      ['1. Hand', 'oneOwner'],
      ['7-Sitzer', 'manySeats 7 seats'],
      ['Zahnriemen gewechselt 2023', 'timingBelt[replaced] in 2023'],
      ['PDC vorne und hinten', 'parkingSensors[frontAndRear]'],
      ['Nichtraucherfahrzeug', 'nonSmoker'],
    ],
  ],
  [
    'fr',
    [
      ['embrayage neuf à 90 000 km', 'clutch[new] at 90000 km'],
      ['rayures sur la portière gauche', 'scratches @ door[left]'],
      ['choc avant : pare-chocs, capot et phare droit', 'impact[front] @ bumper @ bonnet @ headlight[right]'],
      ['jantes alliage 18 pouces', 'alloyWheels 18 inches'],
      ['jante avant droite rayée', 'rim[front,right,scratched]'],
      ['2 clés', '2 × keys'],
      ['courroie de distribution faite en 2024', 'timingBelt[replaced] in 2024'],
      ['7 places', 'manySeats 7 seats'],
      ['airbags non déclenchés', 'airbagsIntact'],
      ['carnet d’entretien à jour', 'serviceBookKept'],
      ['TVA récupérable', 'vatShown'],
      ['garantie 12 mois', 'warrantyMonths 12 months'],
      ['batterie 52 kWh', 'battery 52 kWh'],
      ['climatisation à recharger', 'climate[empty]'],
      ['Euro 6', 'emissionClass "Euro 6"'],
    ],
  ],
  [
    'es',
    [
      ['embrague nuevo a 90.000 km', 'clutch[new] at 90000 km'],
      ['arañazos en la puerta izquierda', 'scratches @ door[left]'],
      [
        'golpe delantero: parachoques, capó y faro derecho',
        'impact[front] @ bumper @ bonnet @ headlight[right]',
      ],
      ['llantas de aleación de 18 pulgadas', 'alloyWheels 18 inches'],
      ['2 llaves', '2 × keys'],
      ['ITV hasta marzo de 2027', 'inspection in 2027-3'],
      ['correa de distribución cambiada a 120.000 km', 'timingBelt[replaced] at 120000 km'],
      ['7 plazas', 'manySeats 7 seats'],
      ['único dueño', 'oneOwner'],
      ['libro de revisiones', 'serviceBook'],
      ['IVA deducible', 'vatShown'],
      ['garantía 12 meses', 'warrantyMonths 12 months'],
      ['no arranca', 'doesNotStart'],
      ['sensores delanteros y traseros', 'parkingSensors[frontAndRear]'],
      ['Euro 6', 'emissionClass "Euro 6"'],
    ],
  ],
] as const)('notes in %s mean', (language, notes) => {
  it.each<readonly [string, string]>(notes)('%s', (text, meaning) => {
    expect(read(text, language)).toBe(meaning);
  });
});

it('keeps the places of what it finds', () => {
  const text = 'Ha i fari LED e il gancio di traino.';
  const spans = findMeanings(text, italianTerms).map(({ start, end }) => text.slice(start, end));
  expect(spans).toEqual(['fari LED', 'gancio di traino']);
});

it('says of a denied damage that it is missing', () => {
  expect(read('senza graffi né ruggine', 'it')).toBe('scratches[missing]; rust[missing]');
  expect(read('senza graffi né ammaccature', 'it')).toBe('noScratchesDents');
});

it.each(['segni particolari di eleganza', 'è pronta nella risposta', 'sulla pelle', 'la chiave di lettura'])(
  'takes no prose for a thing: "… %s"',
  (prose) => {
    expect(read(`Una linea con carattere, fatta di ${prose}`, 'it')).toBe('');
  },
);
