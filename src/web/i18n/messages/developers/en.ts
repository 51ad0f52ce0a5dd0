import type { DevelopersMessages } from '../../developers-messages.ts';

export const en: DevelopersMessages = {
  documentTitle: 'API for programs',
  title: 'The API for your dealer software',
  intro:
    'Your program imports a listing, has texts written, reads them back and changes a car’s data: what the site does, as JSON. Part of the PRO and ELITE plans.',
  key: {
    title: 'The key',
    text: 'Create it in the profile and send it with every call in the `Authorization` header. Never put it into a web page or an app.',
  },
  profile: 'Create a key in the profile',
  limits: {
    title: 'How many calls',
    text: (pro: number, elite: number) =>
      `${pro} a minute per key with PRO, ${elite} with ELITE. \`RateLimit-Remaining\` says how many are left; at 429, \`Retry-After\` says in how many seconds to try again.`,
  },
  once: {
    title: 'Nothing twice',
    text: 'Give each writing call an `Idempotency-Key`: sent again within 24 hours, it gets the same answer and nothing is counted twice. With other data the answer is 422, and 409 while the first is still running.',
  },
  webhooks: {
    title: 'Webhooks',
    text: 'Register an https address in the profile: it receives `description.written` when a text is ready and `stock_job.finished` when a stock job has finished. Each delivery is signed as Standard Webhooks asks: take `whsec_` off the secret, decode the rest from base64 and with that key compute HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. Answer 2xx within 15 seconds; otherwise we try again for two days. The same `webhook-id` may come more than once.',
  },
  errors: {
    title: 'Errors',
    text: 'Each error has a fixed name for programs in `error` and a sentence for people in `message`, in the language of `Accept-Language`.',
    status: 'Status',
    name: 'Name',
  },
  calls: 'The calls',
  summaries: {
    generateDescriptions: 'Writes and saves the descriptions of a car; counts one on the plan.',
    findDescriptions: 'Lists your descriptions, newest first, page by page.',
    getDescription: 'One description with data, texts and translations; `current` is the newest.',
    changeVehicle: 'Changes a car’s data and the figures in its texts.',
    translate: 'Writes a text again in another language.',
    extractUrl: 'Reads the car from a listing, by its link.',
    importStock: 'Reads a file of cars into a draft of a job; nothing is written or counted yet.',
    findStockJobs: 'Lists the stock jobs and how far they have come.',
    moveStockJob: 'Starts a job, pauses, resumes or cancels it, or tries its failed cars again.',
    findStockCars: 'The cars of a job with texts, warnings and faults, in the order of the file, in pages.',
    mendStockCar: 'Corrects the data of a car that is not written yet.',
    approveStockCars: 'Approves written cars; without `carIds` all that have no warnings.',
    exportStockCars: 'The approved cars as CSV for a marketplace.',
  },
  scope: { read: 'scope: read', write: 'scope: write' },
  fields: 'Fields',
  required: 'required',
  document: 'OpenAPI document (JSON)',
  failed: 'The list of calls could not be loaded.',
};
