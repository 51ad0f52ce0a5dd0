import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';
import { demoPassword } from '../src/server/dev/demo-accounts.ts';
import type { BenchRow } from './measure-ratio.ts';
import { auditPage, type PageAudit } from './public-pages/audit-page.ts';
import { measureLateFonts } from './public-pages/measure-late-fonts.ts';
import { startBuiltServer } from './public-pages/start-built-server.ts';
import { writeBarePage } from './public-pages/write-bare-page.ts';

const ports = { server: 4438, browser: 4439 };
const rounds = 5;

/** What a phone makes of the first page, by Lighthouse, beside the same text without a script. */
export async function publicPagesBench(): Promise<BenchRow[]> {
  const server = await startBuiltServer(ports.server);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', `--remote-debugging-port=${ports.browser}`],
  });
  try {
    const rows: BenchRow[] = [];
    for (const path of ['/', '/de']) {
      const { status } = await fetch(server.origin + path);
      if (status === 200) rows.push(...(await measurePublicPage(browser, server, path)));
    }
    rows.push(await measureJumps(browser, server.origin));
    return [...rows, ...(await measureSignedInPage(server.origin))];
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function measurePublicPage(
  browser: Browser,
  { origin, webRoot }: { origin: string; webRoot: string },
  path: string,
): Promise<BenchRow[]> {
  await writeFile(join(webRoot, 'bare.htm'), await writeBarePage(browser, origin + path));
  const bare: PageAudit[] = [];
  const audits: PageAudit[] = [];
  for (let round = 0; round < rounds; round++) {
    bare.push(await auditPage(`${origin}/bare.htm`, ports.browser));
    audits.push(await auditPage(origin + path, ports.browser));
  }
  for (const complaint of new Set(audits.flatMap(({ complaints }) => complaints))) {
    console.error(`${path}: ${complaint}`);
  }
  const row = (
    name: string,
    goal: string,
    unit: string,
    allowed: number,
    read: (audit: PageAudit) => number,
  ) => ({
    ...compare(audits.map((audit) => read(audit) / allowed)),
    work: `${path}: ${name}, ${round(middle(audits.map(read)))}${unit}`,
    anchor: `${allowed}${unit}`,
    goal,
  });
  const floor = middle(bare.map(({ largestPaint }) => largestPaint));
  return [
    {
      ...compare(audits.map(({ largestPaint }, index) => largestPaint / (bare[index]?.largestPaint ?? 0))),
      work: `${path}: largest paint, ${round(middle(audits.map(({ largestPaint }) => largestPaint)))} ms`,
      anchor: `the same text without JavaScript, ${round(floor)} ms`,
      goal: '≤ 1.4',
    },
    row('main thread blocked', '≤ 1', ' ms', 50, ({ blocked }) => blocked),
    row('layout shift', '≤ 1', '', 0.01, ({ layoutShift }) => layoutShift),
    row('JavaScript', '≤ 1', ' kB', 90, ({ scripts }) => scripts),
    row('JavaScript before the first paint', '0', ' kB', 90, (audit) => audit.scriptsBeforePaint),
    row('everything', '≤ 1', ' kB', 149, ({ everything }) => everything),
    row('score for speed', '1', '', 100, ({ scores }) => scores.performance),
    row('score for accessibility', '1', '', 100, ({ scores }) => scores.accessibility),
    row('score for good practice', '1', '', 100, ({ scores }) => scores['best-practices']),
    row('score for search engines', '1', '', 100, ({ scores }) => scores.seo),
  ];
}

async function measureJumps(browser: Browser, origin: string): Promise<BenchRow> {
  const jumps = await measureLateFonts(browser, origin);
  const [worst] = jumps;
  return {
    ...compare(jumps.map(({ shift }) => shift / 0.01)),
    ratio: (worst?.shift ?? Number.NaN) / 0.01,
    work: `/: layout shift by late fonts, worst of ${jumps.length} (${worst?.language}, ${worst?.width} px)`,
    anchor: '0.01',
    goal: '≤ 1',
  };
}

async function measureSignedInPage(origin: string): Promise<BenchRow[]> {
  const signedIn = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'pro@example.com', password: demoPassword }),
  });
  const cookie = signedIn.headers.getSetCookie().map((value) => value.split(';')[0]);
  if (cookie.length === 0) throw new Error(`Signing in is answered ${signedIn.status}.`);
  const { scripts } = await auditPage(`${origin}/dashboard`, ports.browser, { cookie: cookie.join('; ') });
  return [
    {
      ...compare([scripts / 118]),
      work: `/dashboard: JavaScript, ${round(scripts)} kB`,
      anchor: '118 kB',
      goal: '≤ 1',
    },
  ];
}

function compare(ratios: number[]): Pick<BenchRow, 'ratio' | 'spread'> {
  return { ratio: middle(ratios), spread: [Math.min(...ratios), Math.max(...ratios)] };
}

function middle(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? Number.NaN;
}

function round(figure: number): number {
  return Number(figure.toPrecision(3));
}
