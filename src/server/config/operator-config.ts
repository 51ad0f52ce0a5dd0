import { z } from 'zod';
import { isCodiceFiscale } from '#domain/billing/codice-fiscale.ts';
import { isPartitaIva } from '#domain/billing/partita-iva.ts';
import { readPostalCode } from '#domain/billing/postal-code.ts';
import { readProvince } from '#domain/billing/province.ts';
import type { Seller } from '#domain/billing/seller.ts';
import { requireTogether } from './require-together.ts';

export const operatorVariables = {
  COMPANY_NAME: z.string().optional(),
  COMPANY_VAT_NUMBER: z.string().refine(isPartitaIva, 'is no partita IVA: eleven digits').optional(),
  COMPANY_FISCAL_CODE: z.string().refine(isCodiceFiscale, 'is no codice fiscale').optional(),
  COMPANY_ADDRESS: z.string().optional(),
  COMPANY_POSTAL_CODE: z
    .string()
    .refine((typed) => readPostalCode(typed, 'IT') !== undefined, 'is no CAP: five digits')
    .optional(),
  COMPANY_CITY: z.string().optional(),
  COMPANY_PROVINCE: z
    .string()
    .refine((typed) => readProvince(typed) !== undefined, 'is no Italian province')
    .transform((typed) => readProvince(typed))
    .optional(),
  /** Regimes that charge VAT; the flat-rate one (RF19) would need other documents. */
  COMPANY_TAX_REGIME: z
    .string()
    .regex(/^RF(0[1-9]|1[0-8])$/, 'must be RF01 to RF18')
    .default('RF01'),
};

/** Who sells: what stands on receipts and invoices. Undefined when nothing is set. */
export function sellerOf(env: z.output<z.ZodObject<typeof operatorVariables>>): Seller | undefined {
  const set = requireTogether('receipts', {
    COMPANY_NAME: env.COMPANY_NAME,
    COMPANY_VAT_NUMBER: env.COMPANY_VAT_NUMBER,
    COMPANY_ADDRESS: env.COMPANY_ADDRESS,
    COMPANY_POSTAL_CODE: env.COMPANY_POSTAL_CODE,
    COMPANY_CITY: env.COMPANY_CITY,
    COMPANY_PROVINCE: env.COMPANY_PROVINCE,
  });
  return (
    set && {
      companyName: set.COMPANY_NAME,
      vatNumber: set.COMPANY_VAT_NUMBER,
      fiscalCode: env.COMPANY_FISCAL_CODE ?? set.COMPANY_VAT_NUMBER,
      address: set.COMPANY_ADDRESS,
      postalCode: set.COMPANY_POSTAL_CODE,
      city: set.COMPANY_CITY,
      province: set.COMPANY_PROVINCE,
      taxRegime: env.COMPANY_TAX_REGIME,
      isSample: false,
    }
  );
}
