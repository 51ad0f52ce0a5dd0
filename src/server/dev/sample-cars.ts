import type { Brief } from '#domain/vehicles/brief.ts';
import { noTargeting } from '#domain/vehicles/targeting.ts';

const aimedAtNobody = { ...noTargeting, notes: undefined };

type Car = Pick<
  Brief,
  'make' | 'model' | 'year' | 'fuelType' | 'category' | 'transmission' | 'power' | 'doors'
> & {
  mileage: number;
  price: number;
};

const car = ({ mileage, price, ...rest }: Car): Brief & Car => ({
  ...aimedAtNobody,
  ...rest,
  ...{ mileage, price },
});

/** What the made-up dealers have on the lot: few models, the same for all, as a market needs ten who have one. */
export const sampleCars = [
  car({
    ...{ make: 'Fiat', model: 'Panda', year: 2020, fuelType: 'Benzina', category: 'Hatchback' },
    ...{ transmission: 'Manuale', power: 69, doors: 5, mileage: 41_000, price: 10_900 },
  }),
  car({
    ...{ make: 'Volkswagen', model: 'Golf', year: 2019, fuelType: 'Diesel', category: 'Berlina' },
    ...{ transmission: 'Manuale', power: 150, doors: 5, mileage: 88_000, price: 16_900 },
  }),
  car({
    ...{ make: 'Jeep', model: 'Renegade', year: 2021, fuelType: 'Diesel', category: 'SUV' },
    ...{ transmission: 'Automatica', power: 140, doors: 5, mileage: 52_000, price: 20_500 },
  }),
  car({
    ...{ make: 'Toyota', model: 'Yaris', year: 2022, fuelType: 'Ibrido', category: 'Hatchback' },
    ...{ transmission: 'Automatica', power: 116, doors: 5, mileage: 24_000, price: 17_800 },
  }),
  car({
    ...{ make: 'Peugeot', model: '3008', year: 2021, fuelType: 'Diesel', category: 'SUV' },
    ...{ transmission: 'Automatica', power: 131, doors: 5, mileage: 61_000, price: 22_900 },
  }),
  car({
    ...{ make: 'Ford', model: 'Focus', year: 2018, fuelType: 'Diesel', category: 'Station Wagon' },
    ...{ transmission: 'Manuale', power: 120, doors: 5, mileage: 112_000, price: 11_500 },
  }),
  car({
    ...{ make: 'Fiat', model: '500', year: 2021, fuelType: 'Benzina', category: 'Hatchback' },
    ...{ transmission: 'Manuale', power: 69, doors: 3, mileage: 30_000, price: 13_400 },
  }),
  car({
    ...{ make: 'Volkswagen', model: 'Tiguan', year: 2020, fuelType: 'Diesel', category: 'SUV' },
    ...{ transmission: 'Automatica', power: 150, doors: 5, mileage: 74_000, price: 25_900 },
  }),
] as const;

/** Ads as one finds them: none is anybody's. */
export const sampleAds = [
  {
    place: 'www.autoscout24.it',
    text: 'Vettura in ottime condizioni, tagliandata presso la rete ufficiale. Aziendale, unico proprietario. Garanzia 12 mesi. Possibilità di finanziamento e permuta. Vieni a trovarci per una prova su strada.',
  },
  {
    place: 'www.subito.it',
    text: 'Vendo auto tenuta benissimo, sempre in garage, gomme nuove, nessun lavoro da fare. Affarone, prezzo trattabile!!! Chiamare ore pasti, no perditempo.',
  },
  {
    place: 'www.automobile.it',
    text: 'Auto usata garantita. Climatizzatore, sensori di parcheggio, bluetooth, cruise control, cerchi in lega. Chilometri certificati. Prezzo comprensivo di passaggio.',
  },
  {
    place: 'www.autoscout24.it',
    text: 'Disponibile in pronta consegna, veicolo revisionato e igienizzato. Manutenzione regolare con libretto dei tagliandi. Ideale per la famiglia e per i viaggi lunghi. Contattaci per maggiori informazioni.',
  },
] as const;
