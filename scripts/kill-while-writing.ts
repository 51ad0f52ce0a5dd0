import { parseArgs } from 'node:util';
import { type KillRound, killRounds } from './durability/kill-rounds.ts';

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '50' },
    database: { type: 'string', default: 'embedded' },
    seed: { type: 'string', default: '1' },
  },
});
const engine = values.database;
const times = Number(values.times);
if ((engine !== 'embedded' && engine !== 'postgres') || !(Number.isInteger(times) && times > 0)) {
  console.error('usage: npm run kill-test -- [--times 50] [--database embedded|postgres] [--seed 1]');
  process.exit(2);
}

const columns = ['round', 'killed', 'after ms', 'kept', 'unanswered', 'read back', 'lost'];
const line = (cells: readonly (string | number)[]) =>
  cells.map((cell) => String(cell).padStart(11)).join(' ');
const tell = ({ round, killed, after, acknowledged, unanswered, read, losses }: KillRound) => {
  console.log(line([round, killed, after, acknowledged, unanswered, read, losses.length]));
  for (const loss of losses) console.log(`  lost: ${loss}`);
};

console.log(line(columns));
const { rounds, contradictions } = await killRounds({ engine, times, seed: values.seed, onRound: tell });
const sum = (of: (round: KillRound) => number) => rounds.reduce((all, round) => all + of(round), 0);
const lost = sum(({ losses }) => losses.length);
console.log(
  `${rounds.length} kills on ${engine}: ${sum((round) => round.acknowledged)} acknowledged writes, ${sum((round) => round.read)} values read back, ${lost} lost.`,
);
for (const contradiction of contradictions) console.log(contradiction);
process.exitCode = lost + contradictions.length > 0 ? 1 : 0;
