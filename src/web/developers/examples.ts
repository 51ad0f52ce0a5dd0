import type { PayloadOf, ProgramCallName } from '#contract/endpoints.ts';

/** What the examples send; held to the contract by the compiler. */
const payloads: { [N in ProgramCallName]: PayloadOf<N> } = {
  generateDescriptions: {
    vehicleData: {
      ...{ make: 'Fiat', model: 'Panda', year: '2019', mileage: '41.000', price: '7.900 + IVA' },
      ...{ notes: 'unico proprietario, sensori', copyStyles: ['professional'], language: 'it' },
    },
  },
  findDescriptions: undefined,
  getDescription: undefined,
  changeVehicle: { vehicle: { make: 'Fiat', model: 'Panda', year: '2019', price: '7.490' } },
  translate: { text: 'Una Panda del 2019.', targetLanguage: 'de' },
  importStock: {
    content: 'Marca;Modello;Anno;Km;Prezzo\nFiat;Panda;2019;41.000;7.900\nFord;Ka;2018;52.000;5.400',
  },
  findStockJobs: undefined,
  moveStockJob: {
    move: 'start',
    choices: { styles: ['professional'], language: 'it', targeting: 'by-car' },
  },
  findStockCars: undefined,
  mendStockCar: { vehicle: { make: 'Fiat', model: 'Panda', year: '2019', price: '7.490' } },
  approveStockCars: { isApproved: true },
  exportStockCars: undefined,
  extractUrl: { url: 'https://www.autoscout24.it/annunci/…' },
};

const queries: Partial<Record<ProgramCallName, string>> = {
  findDescriptions: '?search=panda&limit=20',
  findStockCars: '?view=written',
  exportStockCars: '?channel=autoscout24',
};

/** A call as it is typed into a shell. */
export function exampleOf(
  { name, method, path, scope }: { name: ProgramCallName; method: string; path: string; scope: string },
  origin: string,
): string {
  const payload = payloads[name];
  const address = `${origin}${path.replace('{id}', '$ID').replace('{carId}', '$CAR')}${queries[name] ?? ''}`;
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"${address}"`,
    '-H "Authorization: Bearer $KEY"',
    ...(scope === 'write' ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(payload ? [`-H "Content-Type: application/json" -d '${JSON.stringify(payload)}'`] : []),
  ].join(' \\\n  ');
}
