/** Which accounts are entered by which providers' subjects. */
export interface ProviderLinks {
  findUserId(issuer: string, subject: string): Promise<string | undefined>;
  /**
   * Of parallel calls for one subject one links it; all answer whose it is. An account of the time when
   * e-mails were not proven loses password and sessions, because whoever opened it may be somebody else.
   */
  link(issuer: string, subject: string, userId: string): Promise<string>;
}
