/** Whole addresses of our own pages, for mails; their host comes from the configuration only. */
export interface AccountLinks {
  register: string;
  signIn: string;
  forgotPassword: string;
  /** Where he takes care of his account; who is not signed in is led there by the sign-in. */
  profile: string;
  choosePassword(secret: string): string;
}
