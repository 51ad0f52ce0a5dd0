import { copyStyles } from '#domain/copywriting/copy.ts';
import { describeProblems } from '#domain/copywriting/model/describe-problems.ts';
import type { Problem } from '#domain/copywriting/model/find-problems.ts';
import { planCopy } from '#domain/copywriting/model/plan-copy.ts';
import { mendingPrompt } from '#domain/copywriting/model/prompts/mending-prompt.ts';
import type { Prompt } from '#domain/copywriting/model/prompts/prompt.ts';
import { writingPrompt } from '#domain/copywriting/model/prompts/writing-prompt.ts';
import { briefs } from '#domain/copywriting/writer/fixtures/briefs.ts';
import { italian } from '#domain/copywriting/writer/languages/it/italian.ts';
import { writeCopy } from '#domain/copywriting/writer/write-copy.ts';

/**
 * About what one description costs with a language model, in tokens. No tokenizer is at hand: these
 * are estimates, characters divided by four, of the prompts for every brief of the fixtures in
 * Italian. The offline writer's text stands for the draft and for the answer. Real counts stand in the making of each
 * text, as the provider reports them. Of a plan with two candidates the first question is asked twice.
 */
const tokens = (text: string) => Math.round(text.length / 4);
const promptTokens = ({ system, user }: Prompt) => tokens(system + user);
const thisYear = 2026;

/** About what a model finds wrong in its draft. */
const sampleFaults = Array.from(
  { length: 6 },
  () => '“una frase del testo”: un legame forzato tra due fatti',
);

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

console.log(`Estimates: characters / 4, ${briefs.length} briefs, Italian, ten openings to keep away from.`);
console.log('| style | asked, median | asked, most | answered, median | asked again if sent back, median |');
console.log('|---|---|---|---|---|');
for (const style of copyStyles) {
  const texts = briefs.map((brief, seed) =>
    writeCopy({ brief, style, language: 'it', seed }, italian, thisYear),
  );
  const apartFrom = briefs.slice(0, 10).map((brief, index) => ({ brief, text: texts[index] ?? '' }));
  const requests = briefs.map((brief) => ({ brief, style, language: 'it', seed: 1, apartFrom }) as const);
  const asked = requests.map((request) =>
    promptTokens(writingPrompt(request, thisYear, { plan: planCopy(request, italian, thisYear, 0) })),
  );
  const answered = texts.map((text) => tokens(JSON.stringify({ draft: text, faults: sampleFaults, text })));
  const problems: Problem[] = [
    { kind: 'unsupported', excerpt: 'sempre tagliandata', place: undefined },
    { kind: 'invented-number', excerpt: '7', place: undefined },
  ];
  const again = requests.map((request, index) => {
    const text = texts[index] ?? '';
    const faults = describeProblems({ text, problems, given: [] }, request);
    return promptTokens(mendingPrompt(request, { text, ...faults }, thisYear));
  });
  console.log(
    `| ${style} | ${median(asked)} | ${Math.max(...asked)} | ${median(answered)} | ${median(again)} |`,
  );
}
