/** As many made-up dealers as a market needs to be told, and two more. */
export const sampleDealers = Array.from({ length: 12 }, (_, index) => ({
  email: `concessionario-${String(index + 1).padStart(2, '0')}@example.com`,
  firstName: 'Concessionario',
  lastName: `di esempio ${index + 1}`,
}));
