import { ProductError } from '#domain/shared/errors.ts';

export const notYet = (): never => {
  throw new ProductError('unavailable', { it: '-', en: '-', de: '-', fr: '-', es: '-' });
};
