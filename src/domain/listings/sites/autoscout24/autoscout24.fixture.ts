/** A page's `__NEXT_DATA__` with the traps of the real ones; every value is invented. */
export const autoscout24State = {
  props: {
    pageProps: {
      listingDetails: {
        id: '00000000-0000-4000-8000-000000000001',
        description: 'Offerta STOCK da 2.000 km, garanzia 24 mesi possibile',
        prices: {
          public: { price: '€ 14.350', priceRaw: 14_350, netPriceRaw: 11_762, onRequestOnly: false },
        },
        leasingDetails: { rate: 199 },
        warranty: '12 mesi',
        warrantyExists: true,
        vehicle: {
          make: 'Fiat',
          model: '500',
          modelGroup: '500 Serie',
          modelVersionInput: '1.0 Hybrid Prova',
          firstRegistrationDateRaw: '2021-09-01',
          mileageInKmRaw: 41_200,
          mileageInKm: '41.200 km',
          rawPowerInKw: 51,
          rawPowerInHp: 69,
          fuelCategory: { raw: '2', formatted: 'Elettrica/Benzina' },
          primaryFuel: { raw: 12, formatted: 'Corrente elettrica' },
          transmissionType: 'Manuale',
          driveTrain: 'Anteriore',
          rawDisplacementInCCM: 999,
          numberOfDoors: 3,
          bodyType: 'Berlina',
          bodyColor: null,
          bodyColorOriginal: 'Verde rugiada',
          paintType: 'Metallizzato',
          offerType: 'S',
          rawData: {
            engine: { transmissionType: { raw: 'Manual' } },
            bodyType: { raw: 'Sedan' },
            condition: { damage: { isCurrentlyDamaged: null } },
          },
        },
        seller: { companyName: 'Autosalone Inventato', phones: [{ formattedNumber: '+39 000 000000' }] },
      },
    },
  },
};
