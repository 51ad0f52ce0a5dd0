/** The pages of the browser application: the server serves it under these paths, any other is a 404. */
export const pagePaths = {
  home: '/',
  dashboard: '/dashboard',
  generator: '/generator',
  generate: '/generate',
  stock: '/stock',
  history: '/history',
  analytics: '/analytics',
  admin: '/admin',
  bookmarklet: '/bookmarklet',
  developers: '/developers',
  arrival: '/import',
  plans: '/subscribe',
  checkout: '/checkout',
  paid: '/paid',
  receipt: '/receipt',
  join: '/join',
  training: '/training',
  strategy: '/strategy',
  demo: '/demo',
  translationTest: '/translation-test',
  translationDemo: '/translation-demo',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  gdpr: '/gdpr',
  login: '/login',
  customLogin: '/custom-login',
  signIn: '/sign-in',
  register: '/register',
  forgotPassword: '/forgot-password',
  choosePassword: '/choose-password',
  stopReports: '/mails/stop-reports',
} as const;

/** Pages of demo mode; elsewhere they are a 404 like any unknown path. */
export const demoPagePaths = {
  inbox: '/inbox',
  dashboardTest: '/dashboard-test',
  testLogin: '/test-login',
} as const;

/** Where the browser extension is downloaded, with the address of the server that packs it. */
export const extensionPath = '/autoscritto-extension.zip';

/** Stands for the public origin in pages written at build, when it is not known yet; the server fills it in. */
export const originMark = '{{origin}}';

/** An attribute of the page's root where there are no demo accounts, so that nobody asks for their user. */
export const withoutDemo = 'data-without-demo';
