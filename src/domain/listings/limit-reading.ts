import type { Localised } from '#domain/shared/localised.ts';
import { type TurnDeps, takeTurn } from '#domain/shared/take-turn.ts';

/** How many pages one user may have read: more than anybody needs, too few to bother a site or the others with. */
const perMinute = { most: 30, milliseconds: 60_000 };
const perDay = { most: 1000, milliseconds: 24 * 60 * 60_000 };

/** Throws `too-many-requests` for the 31st page or file of a user within a minute and the 1001st within a day. */
export async function limitReading(turns: TurnDeps, userId: string): Promise<void> {
  await takeTurn(turns, `import:${userId}`, perMinute, tooMany);
  await takeTurn(turns, `import-of-day:${userId}`, perDay, tooManyOfDay);
}

const tooMany: Localised = {
  it: 'Hai fatto leggere molte pagine in poco tempo (30 al minuto). Aspetta un minuto e riprova.',
  en: 'You have had many pages read in a short time (30 a minute). Wait a minute and try again.',
  de: 'Sie haben in kurzer Zeit viele Seiten lesen lassen (30 pro Minute). Warten Sie eine Minute und versuchen Sie es noch einmal.',
  fr: 'Vous avez fait lire beaucoup de pages en peu de temps (30 par minute). Attendez une minute et réessayez.',
  es: 'Has pedido leer muchas páginas en poco tiempo (30 por minuto). Espera un minuto y vuelve a intentarlo.',
};

const tooManyOfDay: Localised = {
  it: 'Hai fatto leggere moltissime pagine in un giorno (1000). Riprova domani, oppure compila il modulo a mano.',
  en: 'You have had very many pages read within a day (1000). Try again tomorrow, or fill in the form by hand.',
  de: 'Sie haben an einem Tag sehr viele Seiten lesen lassen (1000). Versuchen Sie es morgen noch einmal oder füllen Sie das Formular von Hand aus.',
  fr: 'Vous avez fait lire énormément de pages en un jour (1000). Réessayez demain, ou remplissez le formulaire à la main.',
  es: 'Has pedido leer muchísimas páginas en un día (1000). Vuelve a intentarlo mañana o rellena el formulario a mano.',
};
