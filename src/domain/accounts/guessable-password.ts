import type { Localised } from '#domain/shared/localised.ts';

/** Whole passwords that lists of the most used ones begin with, without what stands before and after in figures. */
const wellKnown = new Set(
  [
    'password passwort passwords passw0rd p4ssword motdepasse contrasena contraseña parola parolachiave',
    'qwerty qwertz azerty iloveyou tiamo teamo tiamotanto amoremio jetaime teamomucho ichliebedich',
    'welcome benvenuto benvenuti willkommen bienvenue bienvenido letmein fammientrare hallo ciao ciaociao',
    'admin administrator amministratore superman batman football calcio juventus milan inter napoli roma',
    'ferrari lamborghini maserati porsche mercedes bmw audi volkswagen autosalone concessionaria autohaus',
    'concessionnaire concesionario dealer princess sunshine monkey dragon michael giuseppe francesco',
    'alessandro andrea valentina autoscritto autoscrittodemo nonlaso nonloso chissà segreta segreto secret',
  ].flatMap((line) => line.split(' ')),
);

/** What fingers run along. */
const runs = [
  '0123456789'.repeat(4),
  'abcdefghijklmnopqrstuvwxyz',
  ...['qwertyuiopasdfghjklzxcvbnm', 'qwertzuiopasdfghjklyxcvbnm', 'azertyuiopqsdfghjklmwxcvbn'],
  ...['1q2w3e4r5t6y7u8i9o0p', '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p', 'qazwsxedcrfvtgbyhnujmikolp'],
];
const reversed = (text: string) => [...text].reverse().join('');

/** A password of so few different signs is a finger that stays where it is. */
const fewestSigns = 4;

/** Longer ones are in no list, and looking for what repeats in them would take long. */
const longest = 128;

/**
 * Whether a password that is long enough is among those that are tried first: one sign again and again, a
 * run along the keyboard, a well-known word, once or repeated, with or without figures around it.
 */
export function isGuessable(password: string): boolean {
  if (password.length > longest) return false;
  const signs = password.normalize('NFKC').toLowerCase();
  if (new Set(signs).size < fewestSigns) return true;
  const letters = signs.replace(/[^\p{L}\p{N}]/gu, '');
  const word = onceOf(onceOf(letters).replace(/^\d+|\d+$/g, ''));
  return (
    wellKnown.has(word) ||
    runs.some((run) => isAlong(letters, run)) ||
    (word.length > 5 && runs.some((run) => isAlong(word, run)))
  );
}

const isAlong = (text: string, run: string) => run.includes(text) || reversed(run).includes(text);

/** `ciaociao` is `ciao`. */
function onceOf(text: string): string {
  const period = (text + text).indexOf(text, 1);
  return period > 0 && period < text.length ? text.slice(0, period) : text;
}

export const guessablePassword: Localised = {
  it: 'Questa password è tra quelle che si provano per prime. Scegline un’altra, per esempio tre parole che non c’entrano tra loro.',
  en: 'This password is among those that are tried first. Choose another one, for example three words that have nothing to do with each other.',
  de: 'Dieses Passwort gehört zu denen, die zuerst probiert werden. Wählen Sie ein anderes, zum Beispiel drei Wörter, die nichts miteinander zu tun haben.',
  fr: 'Ce mot de passe est parmi ceux qu’on essaie en premier. Choisissez-en un autre, par exemple trois mots sans rapport entre eux.',
  es: 'Esta contraseña es de las que se prueban primero. Elige otra, por ejemplo tres palabras que no tengan nada que ver entre sí.',
};
