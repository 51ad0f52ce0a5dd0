/** The pages of the browser application: the server serves it under these paths, any other is a 404. */
export const pagePaths = {
  home: '/',
  dashboard: '/dashboard',
  generator: '/generator',
  generate: '/generate',
  history: '/history',
  bookmarklet: '/bookmarklet',
  arrival: '/import',
  plans: '/subscribe',
  login: '/login',
  customLogin: '/custom-login',
  signIn: '/sign-in',
  register: '/register',
} as const;
