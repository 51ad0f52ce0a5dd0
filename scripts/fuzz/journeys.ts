import type { LaneMemory } from './lane-memory.ts';

export type Role = 'visitor' | 'FREE' | 'STARTER' | 'PRO' | 'ELITE' | 'admin';

export interface Journey {
  as: readonly Role[];
  /** Operations in turn; what one answers fills the next. */
  steps: readonly Step[];
}

export interface Step {
  operation: string;
  params?(memory: LaneMemory): Record<string, string> | undefined;
  payload?(memory: LaneMemory): unknown;
}

const step = (operation: string, more: Omit<Step, 'operation'> = {}): Step => ({ operation, ...more });

const payers: readonly Role[] = ['PRO', 'ELITE'];

/** The id an operation answered last. */
const idFrom =
  (operation: string, name = 'id') =>
  (memory: LaneMemory) => {
    const answer = memory.last(operation);
    const first: unknown = Array.isArray(answer) ? answer[0] : answer;
    const id = (first as { id?: string } | undefined)?.id;
    return id === undefined ? undefined : { [name]: id };
  };

const written = { params: idFrom('generateDescriptions') };
const ofText = {
  params: (memory: LaneMemory) => {
    const id = idFrom('generateDescriptions')(memory);
    return id && { ...id, language: 'it', style: 'professional' };
  },
};
const someUser = (memory: LaneMemory) =>
  (memory.last('findAdminUsers') as { users?: { id: string; email: string }[] } | undefined)?.users?.[0];
const ofUser = {
  params: (memory: LaneMemory) => {
    const id = someUser(memory)?.id;
    return id === undefined ? undefined : { userId: id };
  },
};
const car = {
  payload: () => ({
    vehicleData: { make: 'Fiat', model: 'Panda', year: '2019', copyStyles: ['professional'] },
  }),
};

/** What people do one after the other, so that the deeper states are reached. */
export const journeys: readonly Journey[] = [
  {
    as: payers,
    steps: [
      step('extractUrl'),
      step('generateDescriptions', car),
      step('getDescription', written),
      step('updateText', ofText),
      step('findTextVersions', ofText),
      step('rewriteSentence', ofText),
      step('measureLikeness', ofText),
      step('translate'),
      step('saveTranslation', written),
      step('reportHappening', written),
      step('rateText', {
        params: (memory) => {
          const id = idFrom('generateDescriptions')(memory);
          return id && { ...id, style: 'professional' };
        },
      }),
      step('markOutcome', written),
      step('findDescriptions'),
      step('deleteDescription', written),
      step('deleteDescription', written),
      step('getDescription', written),
    ],
  },
  {
    as: ['visitor'],
    steps: [
      step('signUp'),
      step('findDemoMails', { params: () => ({}) }),
      step('readLink'),
      step('choosePassword'),
      step('signIn'),
    ],
  },
  {
    as: ['FREE', 'STARTER'],
    steps: [
      step('updateBilling'),
      step('createPaymentIntent'),
      step('confirmSimulatedPayment'),
      step('refreshSubscription'),
      step('getSubscription'),
      step('previewPlanChange'),
      step('changePlan'),
      step('findReceipts'),
      step('getReceipt', { params: idFrom('findReceipts') }),
      step('getReceiptPdf', { params: idFrom('findReceipts') }),
      step('getElectronicInvoice', { params: idFrom('findReceipts') }),
      step('requestCancellation'),
      step('takeBackCancellation'),
      step('requestCancellation'),
      step('payOpenBill'),
    ],
  },
  {
    as: ['ELITE'],
    steps: [
      step('inviteMember'),
      step('getTeam'),
      step('findReceivedInvitations'),
      step('acceptInvitation', { params: idFrom('findReceivedInvitations') }),
      step('withdrawInvitation'),
      step('leaveTeam'),
      step('getAnalytics'),
      step('getReport'),
    ],
  },
  {
    as: ['admin'],
    steps: [
      step('findAdminUsers'),
      step('changeUserPlan', ofUser),
      step('changeUserStatus', ofUser),
      step('changeUserRole', ofUser),
      step('deleteUser', { ...ofUser, payload: (memory) => ({ email: someUser(memory)?.email }) }),
      step('sendContactMessage'),
      step('findContactMessages'),
      step('changeContactStatus'),
      step('findAuditEntries'),
      step('exportAdminUsers'),
      step('countDocuments'),
      step('exportDocuments'),
    ],
  },
];
