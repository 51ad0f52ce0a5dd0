import { expect, test } from 'vitest';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { type Vocabulary, vocabularies } from '#domain/vehicles/vocabularies.ts';
import { understand } from '../meaning/understand.ts';

/** What each label is called in English, German, French and Spanish ads. */
const mainWords = {
  fuelType: {
    Benzina: ['Petrol', 'Benzin', 'Essence', 'Gasolina'],
    Diesel: ['Diesel', 'Diesel', 'Diesel', 'Diésel'],
    Elettrico: ['Electric', 'Elektro', 'Électrique', 'Eléctrico'],
    Ibrido: ['Hybrid', 'Hybrid', 'Hybride', 'Híbrido'],
    GPL: ['LPG', 'Autogas', 'GPL', 'GLP'],
    Metano: ['CNG', 'Erdgas', 'Gaz naturel', 'Gas natural'],
    Idrogeno: ['Hydrogen', 'Wasserstoff', 'Hydrogène', 'Hidrógeno'],
  },
  transmission: {
    Manuale: ['Manual', 'Schaltgetriebe', 'Manuelle', 'Manual'],
    Automatica: ['Automatic', 'Automatik', 'Automatique', 'Automático'],
    Robotizzata: ['Semi-automatic', 'Halbautomatik', 'Robotisée', 'Semiautomático'],
    CVT: ['CVT', 'Stufenlos', 'CVT', 'CVT'],
    Sequenziale: ['Sequential', 'Sequentiell', 'Séquentielle', 'Secuencial'],
  },
  color: {
    Bianco: ['White', 'Weiß', 'Blanc', 'Blanco'],
    Nero: ['Black', 'Schwarz', 'Noir', 'Negro'],
    Grigio: ['Grey', 'Grau', 'Gris', 'Gris'],
    Rosso: ['Red', 'Rot', 'Rouge', 'Rojo'],
    Blu: ['Blue', 'Blau', 'Bleu', 'Azul'],
    Verde: ['Green', 'Grün', 'Vert', 'Verde'],
    Giallo: ['Yellow', 'Gelb', 'Jaune', 'Amarillo'],
    Arancione: ['Orange', 'Orange', 'Orange', 'Naranja'],
    Marrone: ['Brown', 'Braun', 'Marron', 'Marrón'],
    Viola: ['Purple', 'Violett', 'Violet', 'Morado'],
    Argento: ['Silver', 'Silber', 'Argent', 'Plata'],
    Oro: ['Gold', 'Gold', 'Doré', 'Dorado'],
    Beige: ['Beige', 'Beige', 'Beige', 'Beige'],
    Bordeaux: ['Burgundy', 'Weinrot', 'Bordeaux', 'Burdeos'],
  },
  driveType: {
    Anteriore: ['Front-wheel drive', 'Frontantrieb', 'Traction avant', 'Delantera'],
    Posteriore: ['Rear-wheel drive', 'Heckantrieb', 'Propulsion', 'Trasera'],
    Integrale: ['All-wheel drive', 'Allrad', 'Intégrale', 'Tracción total'],
    '4x4': ['4WD', '4x4', '4x4', '4x4'],
  },
  category: {
    Berlina: ['Saloon', 'Limousine', 'Berline', 'Berlina'],
    SUV: ['SUV', 'Geländewagen', '4x4 - SUV', 'Todoterreno'],
    Crossover: ['Crossover', 'Crossover', 'Crossover', 'Crossover'],
    Hatchback: ['Hatchback', 'Schrägheck', 'Hatchback', 'Hatchback'],
    'Station Wagon': ['Estate', 'Kombi', 'Break', 'Familiar'],
    Coupé: ['Coupe', 'Coupé', 'Coupé', 'Coupé'],
    Cabrio: ['Convertible', 'Cabrio', 'Cabriolet', 'Descapotable'],
    Monovolume: ['MPV', 'Van', 'Monospace', 'Monovolumen'],
    Pickup: ['Pickup', 'Pickup', 'Pick-up', 'Pick-up'],
    Furgone: ['Panel van', 'Kastenwagen', 'Fourgon', 'Furgón'],
    Sportiva: ['Sports car', 'Sportwagen', 'Sportive', 'Deportivo'],
    Citycar: ['City car', 'Kleinwagen', 'Citadine', 'Utilitario'],
  },
  condition: {
    Nuovo: ['New', 'Neuwagen', 'Neuf', 'Nuevo'],
    Usato: ['Used', 'Gebrauchtwagen', 'Occasion', 'Ocasión'],
    'Km 0': ['Pre-registered', 'Tageszulassung', '0 km', 'Kilómetro 0'],
    Aziendale: ['Ex-demonstrator', 'Vorführwagen', 'Véhicule de démonstration', 'Vehículo de demostración'],
    Semicollisione: ['Damaged', 'Unfallfahrzeug', 'Accidenté', 'Accidentado'],
  },
} as const satisfies Partial<Record<Vocabulary & keyof Vehicle, Record<string, readonly string[]>>>;

/** Abbreviations read as the label that says the same. */
const sameAs: Readonly<Record<string, string>> = { AWD: 'Integrale', FWD: 'Anteriore', RWD: 'Posteriore' };

const fields = Object.keys(mainWords) as (keyof typeof mainWords)[];

test.each(fields)(
  'every main word of %s reads as its label, alone, in capitals and in lower case',
  (field) => {
    const misread = Object.entries(mainWords[field]).flatMap(([label, words]) =>
      [label, ...words]
        .flatMap((word) => [word, word.toUpperCase(), word.toLowerCase()])
        .filter((word) => JSON.stringify(understand(field, word)) !== JSON.stringify({ value: label })),
    );
    expect(misread).toEqual([]);
  },
);

test.each(fields)('no label of %s is without main words', (field) => {
  const known: readonly string[] = Object.keys(mainWords[field]);
  expect(vocabularies[field].filter((label) => !known.includes(sameAs[label] ?? label))).toEqual([]);
});

test.each(Object.entries(sameAs))('%s reads as %s', (word, label) => {
  expect(understand('driveType', word)).toEqual({ value: label });
});
