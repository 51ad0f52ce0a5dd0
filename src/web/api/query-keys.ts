import { calls } from './calls.ts';

/** Cached reads are kept under their path. */
export const queryKeys = {
  descriptions: [calls.findDescriptions.path],
  recentDescriptions: [calls.findDescriptions.path, 'recent'],
  searchedDescriptions: (search: string) => [calls.findDescriptions.path, 'search', search],
  description: (id: string) => [calls.getDescription.path, id],
  textVersions: (id: string, language: string, style: string) => [
    calls.findTextVersions.path,
    id,
    language,
    style,
  ],
  houseSentences: [calls.getHouseSentences.path],
  likeness: (id: string, language: string, style: string) => [
    calls.measureLikeness.path,
    id,
    language,
    style,
  ],
  receipt: (id: string) => [calls.getReceipt.path, id],
  team: [calls.getTeam.path],
  receipts: [calls.findReceipts.path],
  subscription: [calls.getSubscription.path],
  changePreview: (plan: string, cycle: string) => [calls.previewPlanChange.path, plan, cycle],
  signInWays: [calls.findSignInWays.path],
  mailedLink: (token: string) => [calls.readLink.path, token],
  sessions: [calls.findSessions.path],
  receivedInvitations: [calls.findReceivedInvitations.path],
  demoMails: (to: string) => [calls.findDemoMails.path, to],
  guide: (guide: string, language: string) => [calls.getGuide.path, guide, language],
  demoUser: (language: string) => [calls.getDemoUser.path, language],
  demoStats: (plan: string) => [calls.getDemoStats.path, plan],
  demoPlanLimits: (plan: string) => [calls.getDemoPlanLimits.path, plan],
  demoDescriptions: (plan: string, language: string) => [calls.findDemoDescriptions.path, plan, language],
  dashboardStats: [calls.getDashboardStats.path],
} as const;
