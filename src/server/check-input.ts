import { z } from 'zod';
import { noEmail } from '#domain/accounts/email-schema.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { Localised } from '#domain/shared/localised.ts';

/** One fault of what a caller sent, in his language. */
export interface FieldFault {
  /** Where it is: `vehicleData.mileage`. */
  field: string;
  message: string;
}

/** Thrown when what a caller sent does not fit the contract. */
export class InvalidInput extends Error {
  readonly faults: FieldFault[];

  constructor(faults: FieldFault[]) {
    super(faults.map(({ field }) => field).join(', '));
    this.name = 'InvalidInput';
    this.faults = faults;
  }
}

const localeErrors = {
  it: z.locales.it().localeError,
  en: z.locales.en().localeError,
  de: z.locales.de().localeError,
  fr: z.locales.fr().localeError,
  es: z.locales.es().localeError,
} satisfies Record<Language, z.core.$ZodErrorMap>;

/** What was sent, checked and normalised by its schema; throws `InvalidInput` naming each field at fault. */
export function checkInput(schema: z.ZodType, sent: unknown, language: Language): unknown {
  const checked = schema.safeParse(sent, { error: localeErrors[language] });
  if (checked.success) return checked.data;
  throw new InvalidInput(faultsOf(checked.error, language));
}

/** What a schema finds wrong with data, each fault at its field; none where they fit. */
export function findFaults(schema: z.ZodType, data: unknown, language: Language): FieldFault[] {
  const checked = schema.safeParse(data, { error: localeErrors[language] });
  return checked.success ? [] : faultsOf(checked.error, language);
}

const faultsOf = ({ issues }: z.ZodError, language: Language): FieldFault[] =>
  issues.map((issue) => ({
    field: issue.path.join('.'),
    message: ownText(issue)?.[language] ?? issue.message,
  }));

/** Our own schemas carry their sentence in every language; the usual one for an e-mail does not say what to do. */
function ownText(issue: z.core.$ZodIssue): Localised | undefined {
  if (issue.code === 'invalid_format' && issue.format === 'email') return noEmail;
  return issue.code === 'custom' ? (issue.params?.text as Localised | undefined) : undefined;
}
