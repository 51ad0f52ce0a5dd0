import { z } from 'zod';
import type { Seller } from '#domain/billing/seller.ts';
import { requireTogether } from './require-together.ts';

export const operatorVariables = {
  COMPANY_NAME: z.string().optional(),
  COMPANY_VAT_NUMBER: z.string().optional(),
  COMPANY_FISCAL_CODE: z.string().optional(),
  COMPANY_ADDRESS: z.string().optional(),
  COMPANY_POSTAL_CODE: z.string().optional(),
  COMPANY_CITY: z.string().optional(),
  COMPANY_PROVINCE: z.string().optional(),
  COMPANY_TAX_REGIME: z.string().default('RF01'),
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
