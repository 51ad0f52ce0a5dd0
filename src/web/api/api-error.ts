/** What the server's error bodies say; see `ErrorBody` there. */
export interface ErrorBody {
  message?: string;
  /** The first field at fault. */
  field?: string;
  errors?: { field: string; message: string }[];
}

/** An answer that was no success. Its message is `{status}: {body text, or status text if empty}`. */
export class ApiError extends Error {
  readonly status: number;
  readonly bodyText: string;
  readonly body: ErrorBody;

  constructor(status: number, statusText: string, bodyText: string) {
    super(`${status}: ${bodyText || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.bodyText = bodyText;
    this.body = parseBody(bodyText);
  }

  get isUnauthorized(): boolean {
    return this.status === 401;
  }
}

/** The server's own sentence when the caller can mend something (4xx); undefined for other failures. */
export function sentenceOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status >= 500 || error.isUnauthorized) return undefined;
  return error.body.message || undefined;
}

/** The server's own sentence, or one for a fault of ours, or one for no answer at all. */
export function failureOf(error: unknown, { ours, offline }: { ours: string; offline: string }): string {
  return sentenceOf(error) ?? (error instanceof ApiError ? ours : offline);
}

/** The faults by field name, without the path in front (`vehicleData.mileage` is `mileage`). */
export function fieldFaultsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  const { errors, field, message } = error.body;
  const faults = errors ?? (field && message ? [{ field, message }] : []);
  return Object.fromEntries(faults.map((fault) => [fault.field.split('.').at(-1) ?? '', fault.message]));
}

function parseBody(text: string): ErrorBody {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
