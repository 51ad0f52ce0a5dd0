import type { CallName, Endpoints } from '#contract/endpoints.ts';

/**
 * Method and path of every call. Written out, and held to the contract by the compiler, because
 * importing the contract's table would bring its schemas and zod to the landing page.
 */
export const calls = {
  getCurrentUser: { method: 'GET', path: '/api/auth/user' },
  signUp: { method: 'POST', path: '/api/auth/sign-up/email' },
  signIn: { method: 'POST', path: '/api/auth/sign-in/email' },
  getTestUser: { method: 'GET', path: '/api/test/current-user' },
  testLogin: { method: 'POST', path: '/api/test/login' },
  testLogout: { method: 'POST', path: '/api/test/logout' },
  getDashboardStats: { method: 'GET', path: '/api/dashboard/stats' },
  extractUrl: { method: 'POST', path: '/api/extract-url' },
  readPage: { method: 'POST', path: '/api/read-page' },
  generateDescriptions: { method: 'POST', path: '/api/generate-descriptions' },
  findDescriptions: { method: 'GET', path: '/api/descriptions' },
  getDescription: { method: 'GET', path: '/api/descriptions/{id}' },
  updateText: { method: 'PUT', path: '/api/descriptions/{id}/texts/{language}/{style}' },
  findTextVersions: { method: 'GET', path: '/api/descriptions/{id}/texts/{language}/{style}/versions' },
  rewriteSentence: { method: 'POST', path: '/api/descriptions/{id}/texts/{language}/{style}/sentences' },
  measureLikeness: { method: 'POST', path: '/api/descriptions/{id}/texts/{language}/{style}/likeness' },
  saveTranslation: { method: 'POST', path: '/api/descriptions/{id}/translations' },
  getHouseSentences: { method: 'GET', path: '/api/house-sentences' },
  updateHouseSentences: { method: 'PUT', path: '/api/house-sentences' },
  findLanguages: { method: 'GET', path: '/api/languages' },
  translate: { method: 'POST', path: '/api/translate' },
  translateTest: { method: 'POST', path: '/api/translate-test' },
  deleteDescription: { method: 'DELETE', path: '/api/descriptions/{id}' },
} as const satisfies { [N in CallName]: Pick<Endpoints[N], 'method' | 'path'> };

/** Addresses to navigate to: the server answers them with a redirect. */
export const addresses = {
  login: '/api/login',
  logout: '/api/logout',
} as const satisfies { [N in Exclude<keyof Endpoints, CallName>]: Endpoints[N]['path'] };
