// node src/rec.tmp.ts CARS OUTDIR id:style ...
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadFactChecker } from './domain/copywriting/facts/load-fact-checker.ts';
import { modelCopywriter } from './domain/copywriting/model/model-copywriter.ts';
import { offlineCopywriter } from './domain/copywriting/writer/offline-copywriter.ts';
import { briefSchema } from './domain/vehicles/brief.ts';

const [file = '', dir = '', ...jobs] = process.argv.slice(2);
mkdirSync(dir, { recursive: true });
const cars = JSON.parse(readFileSync(file, 'utf8')).vehicles as { id: string; input: object }[];
const texts: Record<string, Record<string, string>> = {};
for (const job of jobs) {
  const [id = '', style = ''] = job.split(':');
  const brief = briefSchema.parse(cars.find((c) => c.id === id)?.input);
  let k = 0,
    missing = false;
  const model = {
    engine: { name: 'rec', version: '1' },
    timeout: 600000,
    async ask(prompt: { system: string; user: string }) {
      const base = `${dir}/${id}-${style}-${k++}`;
      if (existsSync(`${base}.ans`))
        return {
          text: readFileSync(`${base}.ans`, 'utf8'),
          ending: 'finished' as const,
          inputTokens: 1,
          outputTokens: 1,
        };
      writeFileSync(`${base}.prompt`, `=== SYSTEM ===\n${prompt.system}\n\n=== USER ===\n${prompt.user}\n`);
      missing = true;
      throw new Error('missing');
    },
  };
  const writer = modelCopywriter({
    model: model as never,
    offline: offlineCopywriter({ now: () => new Date('2026-11-23') }),
    loadFactChecker,
    now: () => new Date('2026-11-23'),
    report: (f) => console.log(job, String(f)),
  });
  try {
    const out = await writer.write(
      { brief, style: style as never, language: 'it', seed: 7 },
      { candidates: 1 },
    );
    (texts[id] ??= {})[style] = out.text;
    console.log(job, 'ok', k, out.standIn ?? '', JSON.stringify(out.leftOut));
  } catch (e) {
    console.log(job, missing ? `needs ${k - 1}` : String(e));
  }
}
writeFileSync(`${dir}/texts.json`, JSON.stringify({ texts }, null, 1));
