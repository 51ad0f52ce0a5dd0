import { type DestinationStream, type Logger, pino } from 'pino';
import { currentRequest } from './request-context.ts';

/** Lines of JSON, one for each thing that happened; the id of the request is in each that it caused. */
export function createLog(level: string, destination: DestinationStream = standardOut()): Logger {
  return pino(
    {
      level,
      mixin() {
        const request = currentRequest();
        return request ? { requestId: request.id } : {};
      },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
}

/** Nobody waits for a terminal or a pipe; what is not written yet is written when the process ends. */
const standardOut = () => pino.destination({ fd: 1, sync: false });
