/** Whole addresses of our own pages, for mails; their host comes from the configuration only. */
export interface AccountLinks {
  register: string;
  signIn: string;
  forgotPassword: string;
  choosePassword(secret: string): string;
}
