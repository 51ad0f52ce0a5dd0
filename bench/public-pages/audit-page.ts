import lighthouse from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * What Lighthouse says of a page on a phone, in milliseconds, kB and points of 100. Scripts are counted as
 * they are compressed, `everything` with the headers of each answer too.
 */
export interface PageAudit {
  largestPaint: number;
  blocked: number;
  layoutShift: number;
  scripts: number;
  scriptsBeforePaint: number;
  everything: number;
  scores: Record<(typeof categories)[number], number>;
  /** `category: audit` for each audit that takes points. */
  complaints: string[];
}

/** Lighthouse's own mobile setting with simulated throttling, in the browser that listens on the port. */
export async function auditPage(
  url: string,
  port: number,
  headers?: Record<string, string>,
): Promise<PageAudit> {
  const { audits, categories: judged } = await runLighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    ...(headers && { extraHeaders: headers }),
  });
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const [observed] = rowsOf<{ observedFirstContentfulPaint: number }>(audits.metrics?.details);
  const scripts = rowsOf<NetworkRequest>(audits['network-requests']?.details).filter(
    ({ resourceType }) => resourceType === 'Script',
  );
  const firstPaint = observed?.observedFirstContentfulPaint ?? Number.NaN;
  return {
    largestPaint: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    layoutShift: figure('cumulative-layout-shift'),
    scripts: await compressedSize(scripts),
    scriptsBeforePaint: await compressedSize(
      scripts.filter(({ networkRequestTime }) => networkRequestTime < firstPaint),
    ),
    everything: figure('total-byte-weight') / 1000,
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round((judged[name]?.score ?? 0) * 100)]),
    ) as PageAudit['scores'],
    complaints: categories.flatMap((name) =>
      (judged[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${name}: ${id}`),
    ),
  };
}

/** Now and then, on a busy machine, Lighthouse gets no trace and asks to be run again. */
async function runLighthouse(url: string, flags: Flags, triesLeft = 3): Promise<Result['lhr']> {
  const { lhr } = (await lighthouse(url, flags)) ?? {};
  if (lhr && !lhr.runtimeError) return lhr;
  if (triesLeft > 1) return runLighthouse(url, flags, triesLeft - 1);
  throw new Error(`Lighthouse cannot read ${url}: ${lhr?.runtimeError?.message}`);
}

type Flags = Parameters<typeof lighthouse>[1];
type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>;

interface NetworkRequest {
  url: string;
  resourceType?: string;
  networkRequestTime: number;
}

/** In kB, without the headers. */
async function compressedSize(requests: NetworkRequest[]): Promise<number> {
  const sizes = requests.map(async ({ url }) => {
    const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    return Number(headers.get('content-length'));
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
}

function rowsOf<Row>(details: unknown): Row[] {
  return (details as { items?: Row[] } | undefined)?.items ?? [];
}
