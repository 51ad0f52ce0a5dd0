import { parseArgs } from 'node:util';
import { startPostgres } from '#server/testing/start-postgres.ts';
import { fuzz } from './fuzz.ts';

/** `npm run fuzz -- --seed 1 --requests 10000 [--database postgres]` */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    requests: { type: 'string', default: '10000' },
    database: { type: 'string', default: 'embedded' },
  },
});

const postgres = values.database === 'postgres' ? await startPostgres() : undefined;
const began = performance.now();
const report = await fuzz({
  ...{ seed: Number(values.seed), requests: Number(values.requests), slowest: 2000 },
  ...(postgres ? { databaseUrl: postgres.url } : {}),
}).finally(() => postgres?.stop());
console.log(report.print());
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(`${report.total()} requests on ${values.database}, seed ${values.seed}, in ${seconds} s.`);
process.exit(report.faults.length ? 1 : 0);
