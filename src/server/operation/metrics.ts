import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ConnectionCounts } from '#server/store/database.ts';

/** What is measured of one process, for Prometheus; nothing of it tells about a person. */
export interface Metrics {
  request(over: { method: string; route: string; status: number; milliseconds: number }): void;
  job(name: string, outcome: 'done' | 'failed'): void;
  /** A question to a language model is over: `answered`, or how it failed. */
  modelAsked(outcome: string): void;
  /** In the format of `contentType`. */
  read(): Promise<string>;
  contentType: string;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function createMetrics(deps: {
  countConnections(): ConnectionCounts | undefined;
  /** Undefined when it cannot be told now. */
  countWaitingMails(): Promise<number | undefined>;
}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    ...{ registers, name: 'autoscritto_request_seconds', help: 'Requests until their answer was through' },
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  });
  const jobs = new Counter({
    ...{ registers, name: 'autoscritto_job_runs_total', help: 'Runs of what repeats' },
    labelNames: ['job', 'outcome'],
  });
  const asked = new Counter({
    ...{ registers, name: 'autoscritto_model_questions_total', help: 'Questions to the language model' },
    labelNames: ['outcome'],
  });
  new Gauge({
    ...{ registers, name: 'autoscritto_mails_waiting', help: 'Mails that wait to be sent' },
    async collect() {
      this.reset();
      const waiting = await deps.countWaitingMails();
      if (waiting !== undefined) this.set(waiting);
    },
  });
  new Gauge({
    ...{
      registers,
      name: 'autoscritto_database_connections',
      help: 'Connections, and calls that wait for one',
    },
    labelNames: ['state'],
    collect() {
      for (const [state, count] of Object.entries(deps.countConnections() ?? {})) this.set({ state }, count);
    },
  });
  return {
    request({ method, route, status, milliseconds }) {
      const labels = { method: methods.has(method) ? method : 'other', route };
      requests.observe({ ...labels, status: `${Math.floor(status / 100)}xx` }, milliseconds / 1000);
    },
    job: (job, outcome) => jobs.inc({ job, outcome }),
    modelAsked: (outcome) => asked.inc({ outcome }),
    read: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
