import { randomUUID } from 'node:crypto';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';

/** What there is of somebody that others might reach for. */
export interface Belongings {
  userId: string;
  email: string;
  /** A word that stands in everything he has typed. */
  word: string;
  descriptionId: string;
  stockJobId: string;
  stockCarId: string;
  receiptId: string;
  sessionId: string;
  linkedWayId: string;
  apiKeyId: string;
  webhookId: string;
  wordingId: string;
  /** Of a delivery of that webhook. */
  eventId: string;
  /** One he has sent, one he has received. */
  invitationId: string;
  receivedInvitationId: string;
  memberId: string;
  contactId: string;
}

/** How an endpoint is called so that it would do something, and whose object its address names. */
export interface TriedCall {
  /**
   * `object`: what its address names has an owner. `own`: it concerns the caller, whoever he is.
   * `anybody`: the same for everybody. `admin`: it may concern anybody, and is for administrators.
   */
  whose: 'object' | 'own' | 'anybody' | 'admin';
  params?: (of: Belongings) => Record<string, string>;
  payload?: (of: Belongings) => unknown;
}

/** Of every account that a test opens. */
const testPassword = 'una password lunga';

const own: TriedCall = { whose: 'own' };
const anybody: TriedCall = { whose: 'anybody' };
const admin: TriedCall = { whose: 'admin' };
const panda = { make: 'Fiat', model: 'Panda', year: '2019', copyStyles: ['professional'] };
const order = { plan: 'PRO', billing: 'monthly' };
const credentials = ({ email }: Belongings) => ({ email, password: 'not his password' });
const token = 'x'.repeat(43);

const ofDescription = ({ descriptionId }: Belongings) => ({ id: descriptionId });
const ofStockJob = ({ stockJobId }: Belongings) => ({ id: stockJobId });
const ofText = (of: Belongings) => ({ ...ofDescription(of), language: 'it', style: 'professional' });
const ofWebhook = ({ webhookId }: Belongings) => ({ id: webhookId });
const ofWording = ({ wordingId }: Belongings) => ({ id: wordingId });
const ofLinkedWay = ({ linkedWayId }: Belongings) => ({ id: linkedWayId });
const ofReceipt = ({ receiptId }: Belongings) => ({ id: receiptId });
const ofUser = ({ userId }: Belongings) => ({ userId });
const ofMonth = () => ({ month: '2026-11' });
const ofPeriod = () => ({ period: '1y' });

const tried: Partial<Record<EndpointName, TriedCall>> = {
  getCurrentUser: own,
  signUp: { whose: 'anybody', payload: ({ email }) => ({ firstName: 'Ugo', email, agrees: true }) },
  readLink: { whose: 'anybody', payload: () => ({ token }) },
  choosePassword: { whose: 'anybody', payload: () => ({ token, password: 'another long password' }) },
  requestNewPassword: { whose: 'anybody', payload: () => ({ email: 'nobody@example.org' }) },
  changePassword: {
    whose: 'own',
    payload: () => ({ currentPassword: testPassword, newPassword: 'another long password' }),
  },
  findSessions: own,
  endSession: { whose: 'object', params: ({ sessionId }) => ({ id: sessionId }) },
  endOtherSessions: own,
  findLinkedWays: own,
  removeLinkedWay: { whose: 'object', params: ofLinkedWay },
  allowLinkedWay: { whose: 'object', params: ofLinkedWay },
  updateProfile: { whose: 'own', payload: () => ({ firstName: 'Ugo', lastName: 'Re' }) },
  findSignInWays: anybody,
  signIn: { whose: 'anybody', payload: credentials },
  login: anybody,
  finishLogin: anybody,
  googleLogin: anybody,
  finishGoogleLogin: anybody,
  logout: own,
  getTestUser: own,
  testLogin: { whose: 'anybody', payload: credentials },
  testLogout: own,

  findApiKeys: own,
  createApiKey: { whose: 'own', payload: ({ word }) => ({ name: word, scopes: ['read', 'write'] }) },
  revokeApiKey: { whose: 'object', params: ({ apiKeyId }) => ({ id: apiKeyId }) },

  findWebhooks: own,
  createWebhook: {
    whose: 'own',
    payload: ({ word }) => ({ url: `https://${word}.example/hook`, events: ['description.written'] }),
  },
  removeWebhook: { whose: 'object', params: ofWebhook },
  resumeWebhook: { whose: 'object', params: ofWebhook },
  sendWebhookTest: { whose: 'object', params: ofWebhook },
  findWebhookDeliveries: { whose: 'object', params: ofWebhook },
  sendWebhookAgain: { whose: 'object', params: ({ webhookId, eventId }) => ({ id: webhookId, eventId }) },

  getOwnAccount: own,
  agreeToTerms: { whose: 'own', payload: () => ({ version: '2026-11-22' }) },
  askForExport: { whose: 'own', payload: () => ({ password: testPassword }) },
  downloadExport: own,
  planDeletion: { whose: 'own', payload: ({ email }) => ({ email, password: testPassword }) },
  keepAccount: own,

  getDashboardStats: own,
  createPaymentIntent: { whose: 'own', payload: () => ({ ...order, email: 'buyer@example.org' }) },
  getSubscription: own,
  refreshSubscription: own,
  correctOrderEmail: {
    whose: 'anybody',
    payload: () => ({ attempt: '0e9b0b0e-0000-4000-8000-000000000099', email: 'nobody@example.org' }),
  },
  payOpenBill: own,
  previewPlanChange: { whose: 'own', payload: () => order },
  changePlan: { whose: 'own', payload: () => order },
  takeBackPlanChange: own,
  requestCancellation: own,
  takeBackCancellation: own,
  confirmSimulatedPayment: {
    whose: 'anybody',
    payload: () => ({ clientSecret: 'simulated_x_secret_y', card: 'success' }),
  },

  updateBilling: {
    whose: 'own',
    payload: () => ({
      ...{ companyName: 'Auto Re S.r.l.', vatNumber: '12345670785', billingAddress: 'Via Sparano 12' },
      ...{ billingCity: 'Bari', billingProvince: 'BA', billingPostalCode: '70121' },
    }),
  },
  findReceipts: own,
  getReceipt: { whose: 'object', params: ofReceipt },
  getReceiptPdf: { whose: 'object', params: ofReceipt },
  getElectronicInvoice: { whose: 'object', params: ofReceipt },

  getTeam: own,
  inviteMember: { whose: 'own', payload: () => ({ email: 'colleague@example.org' }) },
  withdrawInvitation: { whose: 'object', params: ({ invitationId }) => ({ id: invitationId }) },
  removeMember: { whose: 'object', params: ({ memberId }) => ({ id: memberId }) },
  leaveTeam: own,
  findReceivedInvitations: own,
  acceptInvitation: { whose: 'object', params: ({ receivedInvitationId }) => ({ id: receivedInvitationId }) },
  declineInvitation: {
    whose: 'object',
    params: ({ receivedInvitationId }) => ({ id: receivedInvitationId }),
  },

  getGuide: { whose: 'own', params: () => ({ guide: 'training' }) },
  // A demo's inbox is everybody's on purpose.
  findDemoMails: anybody,
  sendContactMessage: {
    whose: 'anybody',
    payload: () => ({ name: 'Ugo', email: 'ugo@example.org', subject: 'Ciao', message: 'Una domanda' }),
  },
  getOperator: anybody,
  getDemoUser: anybody,
  getDemoStats: anybody,
  getDemoPlanLimits: anybody,
  findDemoDescriptions: anybody,
  generateDemoDescriptions: { whose: 'anybody', payload: () => ({ plan: 'PRO' }) },

  writeFirstText: { whose: 'anybody', payload: () => ({ vehicleData: { make: 'Fiat', model: 'Panda' } }) },

  extractUrl: { whose: 'own', payload: () => ({ url: 'http://127.0.0.1:1/' }) },
  readPage: { whose: 'own', payload: () => ({ content: 'Fiat Panda 1.2, anno 2019, 41.000 km, 7.900 €' }) },

  readWorkbook: { whose: 'own', payload: () => ({ workbook: 'UEsDBA==' }) },
  answerColumns: {
    whose: 'own',
    payload: () => ({ columns: [{ header: 'Importo', meaning: 'price' }] }),
  },

  findStockJobs: own,
  importStock: {
    whose: 'own',
    payload: () => ({ content: 'Marca;Modello;Anno;Km\nFiat;Panda;2019;41.000\nFiat;Tipo;2020;35.000' }),
  },
  moveStockJob: { whose: 'object', params: ofStockJob, payload: () => ({ move: 'cancel' }) },
  deleteStockJob: { whose: 'object', params: ofStockJob },
  findStockCars: { whose: 'object', params: ofStockJob },
  findStockWordings: { whose: 'object', params: ofStockJob },
  mendStockCar: {
    whose: 'object',
    params: ({ stockJobId, stockCarId }) => ({ id: stockJobId, carId: stockCarId }),
    payload: () => ({ vehicle: { make: 'Fiat', model: 'Panda' } }),
  },
  targetStockCar: {
    whose: 'object',
    params: ({ stockJobId, stockCarId }) => ({ id: stockJobId, carId: stockCarId }),
    payload: () => ({ targeting: null }),
  },
  approveStockCars: { whose: 'object', params: ofStockJob, payload: () => ({ isApproved: true }) },
  getStockLikeness: { whose: 'object', params: ofStockJob },
  writeStockTextApart: {
    whose: 'object',
    params: ({ stockJobId, stockCarId }) => ({ id: stockJobId, carId: stockCarId, style: 'professional' }),
  },
  exportStockCars: { whose: 'object', params: ofStockJob },
  exportStockTexts: { whose: 'object', params: ofStockJob },
  getStockFeed: own,
  renewStockFeed: own,
  revokeStockFeed: own,
  // Whoever has the address is let in, as by a mailed link; this one is nobody's.
  readStockFeed: { whose: 'anybody', params: () => ({ secret: token, format: 'json' }) },
  generateDescriptions: { whose: 'own', payload: () => ({ vehicleData: panda }) },
  readNotesBack: { whose: 'own', payload: () => ({ vehicleData: { make: 'Fiat', model: 'Panda' } }) },
  findDescriptions: own,
  countWaitingCars: own,
  deleteDescription: { whose: 'object', params: ofDescription },
  getDescription: { whose: 'object', params: ofDescription },
  changeVehicle: {
    whose: 'object',
    params: ofDescription,
    payload: () => ({ vehicle: { make: 'Fiat', model: 'Panda', price: 9900 } }),
  },
  updateText: { whose: 'object', params: ofText, payload: () => ({ text: 'Una Panda mia.' }) },
  findTextVersions: { whose: 'object', params: ofText },
  getFactSheet: { whose: 'object', params: (of) => ({ ...ofDescription(of), language: 'it' }) },
  proposeText: { whose: 'object', params: ofText },
  rewriteSentence: { whose: 'object', params: ofText, payload: () => ({ text: 'Una Panda.', index: 0 }) },
  measureLikeness: { whose: 'object', params: ofText, payload: () => ({ text: 'Una Panda mia.' }) },
  getHouseSentences: own,
  updateHouseSentences: {
    whose: 'own',
    payload: () => ({
      sentences: [{ text: 'Vi aspettiamo.', language: 'it', styles: ['professional'], place: 'end' }],
    }),
  },
  findWordings: own,
  rememberWordings: {
    whose: 'own',
    payload: ({ word }) => ({
      language: 'it',
      wordings: [{ typed: `altro ${word}`, sentence: `Un ${word}.` }],
    }),
  },
  changeWording: { whose: 'object', params: ofWording, payload: () => ({ sentence: 'È mio.' }) },
  forgetWording: { whose: 'object', params: ofWording },
  forgetAllWordings: own,
  saveTranslation: {
    whose: 'object',
    params: ofDescription,
    payload: () => ({ language: 'de', professionalDescription: 'Ein Panda.' }),
  },
  findLanguages: anybody,
  translate: { whose: 'own', payload: ({ word }) => ({ text: `Una ${word} bella.`, targetLanguage: 'de' }) },
  translateTest: { whose: 'anybody', payload: () => ({ text: 'Una Panda bella.', targetLanguage: 'de' }) },

  getAnalytics: { whose: 'own', params: ofPeriod },
  getCompetitors: { whose: 'own', params: ofPeriod },
  getMarketTrends: { whose: 'own', params: ofPeriod },
  saveRoiInputs: {
    whose: 'own',
    payload: () => ({ minutesPerText: 1, hourCost: 1, dayCost: 1, usualDays: 1 }),
  },
  getReport: { whose: 'own', params: ofMonth },
  sendReport: { whose: 'own', params: ofMonth },
  getReportMails: own,
  updateReportMails: { whose: 'own', payload: () => ({ isWanted: true }) },
  stopReportMails: anybody,
  reportHappening: {
    whose: 'object',
    params: ofDescription,
    payload: () => ({ kind: 'copied', style: 'professional' }),
  },
  rateText: {
    whose: 'object',
    params: (of) => ({ ...ofDescription(of), style: 'professional' }),
    payload: () => ({ isGood: false }),
  },
  markAdvertised: { whose: 'object', params: ofDescription, payload: () => ({ price: 9900 }) },
  markOutcome: { whose: 'object', params: ofDescription, payload: () => ({ sold: { on: '2026-11-02' } }) },

  findAdminUsers: admin,
  exportAdminUsers: admin,
  changeUserRole: { whose: 'admin', params: ofUser, payload: () => ({ role: 'admin' }) },
  changeUserStatus: { whose: 'admin', params: ofUser, payload: () => ({ status: 'blocked' }) },
  changeUserPlan: { whose: 'admin', params: ofUser, payload: () => ({ plan: 'FREE' }) },
  deleteUser: { whose: 'admin', params: ofUser, payload: ({ email }) => ({ email }) },
  findContactMessages: admin,
  changeContactStatus: {
    whose: 'admin',
    params: ({ contactId }) => ({ contactId }),
    payload: () => ({ status: 'read' }),
  },
  countDocuments: admin,
  exportDocuments: admin,
  findUnnamedCustomers: admin,
  remindOfBillingDetails: { whose: 'admin', params: ({ contactId }) => ({ receiptId: contactId }) },
  findAuditEntries: admin,
};

export interface CallToTry extends TriedCall {
  name: EndpointName;
  endpoint: Endpoint;
}

/** Every endpoint of the contract with the way to try it; throws for one that nobody has thought about. */
export function everyCall(): CallToTry[] {
  return Object.entries<Endpoint>(endpoints).map(([key, endpoint]) => {
    const name = key as EndpointName;
    const call = tried[name];
    if (!call) throw new Error(`Say in every-call.ts whose ${name} is and how it is called.`);
    return { ...call, name, endpoint };
  });
}

/** Those of programs, each with its address under `/api/v1`. */
export function everyApiCall(): (CallToTry & { forPrograms: NonNullable<Endpoint['forPrograms']> })[] {
  return everyCall().flatMap((call) => {
    const { forPrograms } = call.endpoint;
    return forPrograms ? [{ ...call, forPrograms }] : [];
  });
}

/** The address of a call about somebody's belongings, by its path of the contract or another one with the same parameters. */
export function addressOf(
  { endpoint, params }: CallToTry,
  of: Belongings,
  path: string = endpoint.path,
): string {
  const given = params?.(of) ?? {};
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = given[name];
    if (value === undefined) throw new Error(`${path} needs ${name}.`);
    return value;
  });
}

/** Belongings that nobody has, of the same form. */
export const nobodys = (): Belongings => ({
  userId: 'nobody-has-this-one',
  email: 'nobody@example.org',
  word: 'Nessuno',
  descriptionId: randomUUID(),
  receiptId: randomUUID(),
  sessionId: 'nobody-has-this-one',
  linkedWayId: 'nobody-has-this-one',
  apiKeyId: randomUUID(),
  webhookId: randomUUID(),
  wordingId: randomUUID(),
  eventId: randomUUID(),
  stockJobId: randomUUID(),
  stockCarId: randomUUID(),
  invitationId: randomUUID(),
  receivedInvitationId: randomUUID(),
  memberId: 'nobody-has-this-one',
  contactId: randomUUID(),
});
