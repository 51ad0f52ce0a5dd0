import type { Operator } from '#contract/operator.ts';
import type { Seller } from '#domain/billing/seller.ts';
import type { Handlers } from './handler.ts';

interface OperatorRoutesDeps extends Omit<Operator, 'company'> {
  seller: Seller | undefined;
}

export function operatorRoutes({ seller, ...services }: OperatorRoutesDeps): Pick<Handlers, 'getOperator'> {
  const operator: Operator = { ...services, company: seller ? companyOf(seller) : null };
  return { getOperator: () => operator };
}

const companyOf = ({ taxRegime: _, ...company }: Seller): Operator['company'] => company;
