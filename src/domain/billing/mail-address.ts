const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const pattern = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+[a-z]{2,63}$`);

/** Whether a text in small letters can be an e-mail address, as FatturaPA takes one (256 characters, ASCII). */
export function isMailAddress(text: string): boolean {
  return text.length <= 256 && pattern.test(text);
}
