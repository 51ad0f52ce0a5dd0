import { expect, test } from 'vitest';
import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import { understand } from '../meaning/understand.ts';

/** Dutch, Romanian, Polish and Portuguese, as far as their marketplaces have a word of their own. */
const words: readonly [VehicleField, string, ...string[]][] = [
  ['fuelType', 'Benzina', 'Benzine', 'Benzină', 'Benzyna', 'Gasolina'],
  ['fuelType', 'Diesel', 'Diesel', 'Motorină', 'Olej napędowy', 'Gasóleo'],
  ['fuelType', 'Elettrico', 'Elektrisch', 'Electric', 'Elektryczny', 'Elétrico'],
  ['fuelType', 'Ibrido', 'Hybride', 'Hibrid', 'Hybryda', 'Híbrido'],
  ['fuelType', 'GPL', 'LPG', 'GPL', 'Benzyna+LPG', 'GPL'],
  ['fuelType', 'Metano', 'Aardgas', 'Gaz natural', 'Benzyna+CNG', 'Gás natural'],
  ['fuelType', 'Idrogeno', 'Waterstof', 'Hidrogen', 'Wodór', 'Hidrogénio'],
  ['transmission', 'Manuale', 'Handgeschakeld', 'Manuală', 'Manualna', 'Manual'],
  ['transmission', 'Automatica', 'Automaat', 'Automată', 'Automatyczna', 'Automática'],
  ['color', 'Bianco', 'Wit', 'Alb', 'Biały', 'Branco'],
  ['color', 'Nero', 'Zwart', 'Negru', 'Czarny', 'Preto'],
  ['color', 'Grigio', 'Grijs', 'Gri', 'Szary', 'Cinzento'],
  ['color', 'Rosso', 'Rood', 'Roșu', 'Czerwony', 'Vermelho'],
  ['color', 'Blu', 'Blauw', 'Albastru', 'Niebieski', 'Azul'],
  ['color', 'Verde', 'Groen', 'Verde', 'Zielony', 'Verde'],
  ['color', 'Giallo', 'Geel', 'Galben', 'Żółty', 'Amarelo'],
  ['color', 'Arancione', 'Oranje', 'Portocaliu', 'Pomarańczowy', 'Laranja'],
  ['color', 'Marrone', 'Bruin', 'Maro', 'Brązowy', 'Castanho'],
  ['color', 'Viola', 'Paars', 'Mov', 'Fioletowy', 'Roxo'],
  ['color', 'Argento', 'Zilver', 'Argintiu', 'Srebrny', 'Prateado'],
  ['color', 'Oro', 'Goud', 'Auriu', 'Złoty', 'Dourado'],
  ['color', 'Beige', 'Beige', 'Bej', 'Beżowy', 'Bege'],
  ['driveType', 'Anteriore', 'Voorwielaandrijving', 'Față', 'Na przednie koła', 'Tração dianteira'],
  ['driveType', 'Posteriore', 'Achterwielaandrijving', 'Spate', 'Na tylne koła', 'Tração traseira'],
  ['driveType', 'Integrale', 'Vierwielaandrijving', 'Integrală', 'Na wszystkie koła', 'Tração integral'],
  ['category', 'Berlina', 'Sedan', 'Berlină', 'Sedan', 'Sedan'],
  ['category', 'Station Wagon', 'Stationwagen', 'Break', 'Kombi', 'Carrinha'],
  ['category', 'Cabrio', 'Cabriolet', 'Cabrio', 'Kabriolet', 'Descapotável'],
  ['category', 'Monovolume', 'MPV', 'Monovolum', 'Minivan', 'Monovolume'],
  ['category', 'Coupé', 'Coupé', 'Coupe', 'Coupe', 'Coupé'],
  ['category', 'Citycar', 'Stadsauto', 'Mașină mică', 'Auta małe', 'Citadino'],
  ['condition', 'Nuovo', 'Nieuw', 'Nou', 'Nowy', 'Novo'],
  ['condition', 'Usato', 'Gebruikt', 'Rulat', 'Używany', 'Usado'],
  ['condition', 'Semicollisione', 'Schadeauto', 'Avariat', 'Uszkodzony', 'Acidentado'],
];

test.each(words)('%s %s is read in the other languages of marketplaces', (field, label, ...said) => {
  expect(said.map((word) => understand(field, word))).toEqual(said.map(() => ({ value: label })));
});
