import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { retention } from '#domain/accounts/own-data/retention.ts';

export interface AccessLogFiles {
  write(line: string): void;
  /** Deletes the files of days that are too long ago; answers how many. */
  deleteOld(): Promise<number>;
  /** Resolves once all that was written is on its way to the disk. */
  close(): Promise<void>;
}

const named = /^access-(\d{4}-\d{2}-\d{2})\.log$/;

/** A file per day (UTC) in a folder that is made where it is missing; several processes may write into it. */
export function accessLogFiles(folder: string, now: () => Date): AccessLogFiles {
  let day = '';
  let file: ReturnType<typeof pino.destination> | undefined;

  function fileOf(today: string) {
    if (!file || today !== day) {
      file?.end();
      day = today;
      const dest = join(folder, `access-${today}.log`);
      file = pino.destination({ dest, append: true, mkdir: true, sync: false, mode: 0o640 });
    }
    return file;
  }

  return {
    write: (line) => void fileOf(now().toISOString().slice(0, 10)).write(line),

    async deleteOld() {
      const border = new Date(now());
      border.setUTCMonth(border.getUTCMonth() - retention.accessLogMonths);
      const oldest = border.toISOString().slice(0, 10);
      const names = await readdir(folder).catch(() => []);
      const old = names.filter((name) => (named.exec(name)?.[1] ?? oldest) < oldest);
      await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
      return old.length;
    },

    close: () =>
      new Promise((closed) => {
        if (!file) return closed();
        file.once('close', closed).end();
      }),
  };
}
