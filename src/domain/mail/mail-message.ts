import type { BillingCycle } from '../accounts/user.ts';
import type { Order } from '../subscriptions/payments.ts';
import type { PlanId } from '../subscriptions/plans.ts';

/** Everything we ever write to somebody; `link` is a whole address of ours. */
export type MailMessage =
  | { kind: 'finish-sign-up'; firstName: string; link: string; hours: number }
  | { kind: 'already-registered'; firstName: string; signInLink: string; newPasswordLink: string }
  | { kind: 'choose-new-password'; firstName: string; link: string; hours: number }
  | { kind: 'no-account'; link: string }
  | { kind: 'password-changed'; firstName: string; link: string }
  /** Somebody whom `provider` vouches for can enter an account that was there before. */
  | { kind: 'way-linked'; firstName: string; provider: string; link: string }
  /** A program that has the key ending in `lastCharacters` can work in the account. */
  | { kind: 'api-key-created'; firstName: string; name: string; lastCharacters: string; link: string }
  /** Nothing is sent to the program at `host` any more, until its user switches it on again. */
  | { kind: 'webhook-paused'; firstName: string; host: string; link: string }
  /** To who wants to leave: until `on`, an ISO instant, he can take it back there. */
  | { kind: 'deletion-planned'; firstName: string; on: string; link: string }
  /** To who was not there for long: on that day his account goes. */
  | { kind: 'absence-warning'; firstName: string; on: string; link: string }
  | { kind: 'team-invitation'; from: string; companyName: string; link: string; days: number }
  /** To one who was taken out of the team of `from`. */
  | { kind: 'left-team'; from: string }
  /** To the owner. */
  | { kind: 'member-left'; name: string }
  /** Who paid before he had an account is led to opening one, with that very e-mail. */
  | {
      kind: 'payment-received';
      plan: PlanId;
      billingCycle: BillingCycle;
      totalCents: number;
      /** There is VAT in the total. */
      hasVat: boolean;
      hasAccount: boolean;
      link: string;
    }
  /** Documents since that ISO instant name nobody; without an account, the link opens one. */
  | {
      kind: 'billing-details-wanted';
      firstName: string;
      documents: number;
      since: string;
      hasAccount: boolean;
      link: string;
    }
  /** To the address a visitor's paid order belongs to, when it was asked for again. */
  | { kind: 'order-paid'; plan: PlanId; hasAccount: boolean; link: string }
  | { kind: 'payment-refunded'; plan: PlanId; link: string }
  | { kind: 'payment-disputed'; plan: PlanId; link: string }
  | { kind: 'renewal-failed'; plan: PlanId; link: string }
  /** `endsOn` is an ISO instant; undefined when the plan is over already, its renewal never paid. */
  | { kind: 'plan-cancelled'; plan: PlanId; endsOn: string | undefined; link: string }
  /** The cancellation was taken back; `on` is an ISO instant, the amount in euro cents. */
  | { kind: 'plan-resumed'; plan: PlanId; on: string; amountCents: number; link: string }
  /** From `on` the plan is the next one, which then costs the amount in euro cents, the credit taken off. */
  | { kind: 'plan-change-planned'; plan: PlanId; next: Order; on: string; amountCents: number; link: string }
  /** The plan goes on as it is. */
  | { kind: 'plan-change-taken-back'; plan: PlanId; on: string; amountCents: number; link: string }
  | {
      kind: 'monthly-report';
      /** `2026-10` */
      month: string;
      descriptions: number;
      published: number;
      leads: number;
      sold: number;
      /** Days; null where too few cars were sold. */
      avgSaleTime: number | null;
      /** Published cars neither sold nor withdrawn. */
      standing: number;
      reportLink: string;
      markLink: string;
      /** Ends these mails; undefined in one that was asked for. */
      stopLink: string | undefined;
    }
  /** To us, from the writer of a form of ours; `priority` is the plan that has the writer answered first. */
  | {
      kind: 'contact';
      name: string;
      email: string;
      phone: string;
      subject: string;
      text: string;
      priority?: PlanId | undefined;
    };
