import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of the request that is being answered; it grows while that is done. */
export interface RequestContext {
  /** Ties all lines of the log together that come from one request. */
  readonly id: string;
  /** Where it came from. */
  readonly client: string;
  /** The path of the contract, without what a caller put into it. */
  route?: string;
  userId?: string;
}

const requests = new AsyncLocalStorage<RequestContext>();

/** Whatever `work` calls finds the request by `currentRequest`. */
export const inRequest = <T>(request: RequestContext, work: () => T): T => requests.run(request, work);

/** Undefined in a job, or at the start. */
export const currentRequest = (): RequestContext | undefined => requests.getStore();
