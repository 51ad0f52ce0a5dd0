import type { PageContent } from '../page/page-content.ts';

const signIn =
  /\b(?:accedi|accesso|login|log in|log-in|sign in|entra|area riservata|anmelden|anmeldung|einloggen|connexion|connectez-vous|se connecter|identifiez-vous|iniciar sesión|inicia sesión|acceder|identifícate|inloggen|zaloguj|conectare|autentificare)\b/i;
const passwordField = /<input[^>]{0,300}\btype\s*=\s*["']?password/i;
const searched = 200_000;
/** A page behind a wall says little else; ads have a sign-in dialogue among far more text. */
const longestWall = 2500;

/** True for the page that asks people to sign in where the ad should be. */
export function isLoginWall(html: string, { title, headings, runs }: PageContent): boolean {
  if (!passwordField.test(html.slice(0, searched))) return false;
  const length = runs.reduce((sum, run) => sum + run.text.length, 0);
  return length < longestWall && signIn.test(`${title} ${headings[0] ?? ''} ${runs[0]?.text ?? ''}`);
}
