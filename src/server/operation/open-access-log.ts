import type { Logger } from 'pino';
import { repeatJob } from '#server/jobs/repeat-job.ts';
import { accessLogFiles } from './access-log-files.ts';
import { createLog } from './create-log.ts';

const day = 24 * 60 * 60_000;
/** The folder is this machine's: each process looks after its own. */
const everyoneOnTurn = { take: async () => true, postpone: async () => {} };

/** Requests in a file per day, the old ones deleted now and every day. */
export function openAccessLog(
  folder: string,
  now: () => Date,
  onError: (error: unknown) => void,
): { log: Logger; close(): Promise<void> } {
  const files = accessLogFiles(folder, now);
  const job = {
    ...{ name: 'delete-old-access-logs', every: day },
    work: async () => void (await files.deleteOld()),
  };
  const sweeping = repeatJob(job, { turns: everyoneOnTurn, now, onError, look: day });
  return {
    log: createLog('info', files),
    async close() {
      await sweeping.stop();
      await files.close();
    },
  };
}
