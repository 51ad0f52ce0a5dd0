import type { StockCarItem, StockJobItem } from '#contract/stock.ts';
import type { Language } from '#domain/shared/languages.ts';
import { approveCars } from '#domain/stock/approve-cars.ts';
import { bringLinks } from '#domain/stock/bring-links.ts';
import { exportCars } from '#domain/stock/export-cars.ts';
import { type ExportTextsDeps, exportTexts } from '#domain/stock/export-texts.ts';
import { findStockWordings } from '#domain/stock/find-stock-wordings.ts';
import { getStockJob, notThere } from '#domain/stock/get-stock-job.ts';
import { type ImportStockDeps, importStock } from '#domain/stock/import-stock.ts';
import { type AlikePair, measureStockLikeness } from '#domain/stock/measure-stock-likeness.ts';
import { mendCar } from '#domain/stock/mend-car.ts';
import { moveStockJob } from '#domain/stock/move-stock-job.ts';
import { readCarEntry } from '#domain/stock/read-car-entry.ts';
import type { CountedJob, ReviewedCar, StockCarState, StockStore } from '#domain/stock/stock-job.ts';
import { targetCar } from '#domain/stock/target-car.ts';
import { targetingOfCar } from '#domain/stock/targeting-of-car.ts';
import { type WriteApartDeps, writeApart } from '#domain/stock/write-apart.ts';
import { carSchema } from '#domain/vehicles/brief.ts';
import { findFaults } from '../check-input.ts';
import { encoded } from '../encoded.ts';
import type { Handlers } from './handler.ts';

type StockRoutes = Pick<
  Handlers,
  | 'findStockJobs'
  | 'importStock'
  | 'moveStockJob'
  | 'deleteStockJob'
  | 'findStockCars'
  | 'findStockWordings'
  | 'mendStockCar'
  | 'targetStockCar'
  | 'approveStockCars'
  | 'getStockLikeness'
  | 'writeStockTextApart'
  | 'exportStockCars'
  | 'exportStockTexts'
>;

export function stockRoutes(
  deps: ImportStockDeps &
    ExportTextsDeps &
    WriteApartDeps &
    Parameters<typeof findStockWordings>[0] & { stock: StockStore },
): StockRoutes {
  const { stock } = deps;
  return {
    findStockJobs: async ({ user }) => (await stock.findJobs(user.ownerId)).map(presentJob),

    async importStock({ user, payload, language }) {
      if ('links' in payload) {
        const job = await bringLinks(deps, user, { links: payload.links, language });
        return { success: true, job: presentJob(job), columns: [], isCut: false };
      }
      const input =
        'workbook' in payload
          ? { workbook: Buffer.from(payload.workbook, 'base64') }
          : { content: payload.content };
      const read = await importStock(deps, user, { input, language });
      if (read.kind === 'job') {
        const { job, columns, isCut } = read;
        return { success: true, job: presentJob(job), columns: [...columns], isCut };
      }
      const { text, columns } = read;
      return { success: false, message: text[language], ...(columns && { columns }) };
    },

    async moveStockJob({ user, params, payload }) {
      return presentJob(await moveStockJob(deps, user, { id: params.id, ...payload }));
    },

    async deleteStockJob({ user, params }) {
      if (!(await stock.delete(user.ownerId, params.id))) throw notThere();
      return {};
    },

    async findStockCars({ user, params, query, language }) {
      const job = await getStockJob(deps, user, params.id);
      const cars = await stock.findCars({ jobId: job.id, ...query });
      return cars.map((car) => presentCar(car, language));
    },

    async findStockWordings({ user, params, query }) {
      const { wordings, ...found } = await findStockWordings(deps, user, { jobId: params.id, ...query });
      return { ...found, wordings: [...wordings] };
    },

    async mendStockCar({ user, params, payload }) {
      const { id: jobId, carId } = params;
      await mendCar(deps, user, { jobId, carId, brief: payload.vehicle });
      return {};
    },

    async targetStockCar({ user, params: { id: jobId, carId }, payload: { targeting } }) {
      await targetCar(deps, user, { jobId, carId, targeting });
      return {};
    },

    async approveStockCars({ user, params, payload }) {
      return { changed: await approveCars(deps, user, { jobId: params.id, ...payload }) };
    },

    async getStockLikeness({ user, params }) {
      const { texts, pairs } = await measureStockLikeness(deps, user, params.id);
      return { texts: [...texts], pairs: pairs.map(presentPair) };
    },

    writeStockTextApart: ({ user, params, signal }) => {
      const { id: jobId, carId, style } = params;
      return writeApart(deps, user, { jobId, carId, style }, signal);
    },

    async exportStockCars({ user, params, query, language }) {
      const { channel } = query;
      const pieces = await exportCars(deps, user, { jobId: params.id, channel, language });
      return { bytes: encoded(pieces), type: 'text/csv; charset=utf-8', name: `${channel}.csv` };
    },

    async exportStockTexts({ user, params, query: { channel } }) {
      const bytes = await exportTexts(deps, user, { jobId: params.id, channel });
      return { bytes, type: 'application/zip', name: `${channel}.zip` };
    },
  };
}

const presentPair = ({ style, share, cars, stretches, rewritable }: AlikePair) => ({
  ...{ style, share, stretches: [...stretches] },
  cars: cars.map(({ carId: id, position, brief: { make, model } }) => ({ id, position, make, model })),
  ...(rewritable && { rewritable }),
});

const presentJob = ({ createdAt, stop, styles, userId: _, ...job }: CountedJob): StockJobItem => ({
  ...{ ...job, styles: [...styles], createdAt: createdAt.toISOString() },
  ...(stop && { stop }),
});

const isWaiting = (state: StockCarState) => state === 'ready' || state === 'failed';

function presentCar(car: ReviewedCar, language: Language): StockCarItem {
  const { id, position, state, entry, unclear, line, link, descriptionId, doubts, approvedAt, text } = car;
  return {
    ...{ id, position, state, unclear, doubts: [...doubts], isApproved: approvedAt !== null },
    entry: { ...(text?.description.brief ?? entry) },
    faults: state === 'faulty' ? findFaults(carSchema, entry, language) : [],
    ...(line !== null && { line }),
    ...(link && { link: { url: link.url, ...(link.refusal && { refusal: link.refusal[language] }) } }),
    ...(isWaiting(state) && {
      ...{ targeting: targetingOfCar(readCarEntry(entry), car), isTargeted: car.targeting !== null },
    }),
    ...(descriptionId && { descriptionId }),
    ...(text && { copy: text.description.copy, isEdited: text.isEdited }),
    ...(text?.scores && { scores: text.scores }),
  };
}
