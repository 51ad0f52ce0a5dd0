import { type MainProcess, startMain } from '#server/testing/start-main.ts';

/** The application as it is run in production; one that ends by itself is complained of. */
export async function startProcess(environment: Record<string, string>): Promise<MainProcess> {
  const started = await startMain({
    ...{ NODE_ENV: 'production', LOG_LEVEL: 'info', HOST: '127.0.0.1' },
    ...environment,
  });
  let isStopped = false;
  void started.ended.then((code) => {
    if (!isStopped)
      console.error(`A server of the promises ended by itself with ${code}: ${started.said().slice(-2000)}`);
  });
  return {
    ...started,
    stop(signal) {
      isStopped = true;
      return started.stop(signal);
    },
  };
}
