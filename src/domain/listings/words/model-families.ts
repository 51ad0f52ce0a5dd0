/**
 * Families and figures of makes whose models are numbered: `3er` and `3 Series` are `Serie 3`, the
 * `A-Klasse` is `Classe A`, `A180` is `A 180`, `320 d` is `320d`. `words` are those of the name alone.
 */
export function familyOf(make: string, words: readonly string[]): string | undefined {
  const name = words.join(' ');
  if (name.length > 24) return undefined;
  if (make === 'BMW') return seriesOf(name) ?? bmwFigure(words);
  return make === 'Mercedes-Benz' ? (classOf(name) ?? mercedesFigure(name)) : undefined;
}

const before = /^(?:serie|série|series|seria|reeks)[ -]?([1-8])$/i;
const behind = /^([1-8])(?:er(?:[ -]?reihe)?|[ -]?(?:series|serie|série|seria|reeks))$/i;

function seriesOf(name: string): string | undefined {
  const figure = (before.exec(name) ?? behind.exec(name))?.[1];
  return figure && `Serie ${figure}`;
}

/** `320d`, `M340i`, also with its letter apart (`320 d`). */
function bmwFigure(words: readonly string[]): string | undefined {
  const [figure = '', letter = '', more] = words;
  if (more !== undefined || !/^m?[1-8]\d\d[a-z]{0,3}$/i.test(figure)) return undefined;
  if (letter === '') return figure.replace(/(?<=\d)[DIEX]$/, (last) => last.toLowerCase());
  return /\d$/.test(figure) && /^[dix]$/i.test(letter) ? `${figure}${letter.toLowerCase()}` : undefined;
}

const letters = '[abcegmrstvx]|cl[aceks]?|gl[abceks]?|ml|sl[cks]?|eq[abcestv]';
const classBefore = new RegExp(`^(?:classe|clase|klasse|class|clasa|klasa)[ -](${letters})$`, 'i');
const classBehind = new RegExp(`^(${letters})[ -]?(?:klasse|class|classe|clase|klass|klasa)$`, 'i');

function classOf(name: string): string | undefined {
  const letter = (classBefore.exec(name) ?? classBehind.exec(name))?.[1]?.toUpperCase();
  return letter && (letter.length === 1 ? `Classe ${letter}` : letter);
}

const ofOneLetter = /^(?:amg )?([abcegrstvx])[ -]?(\d{2,3})([a-z]{0,4})$/i;
const inOneWord = /^(cl[aceks]?|gl[abceks]?|ml|sl[cks]?|eq[abcestv])(\d{2,3})([a-z]{0,4})$/i;

function mercedesFigure(name: string): string | undefined {
  const [, letter, figure, engine] = ofOneLetter.exec(name) ?? inOneWord.exec(name) ?? [];
  return letter && figure && `${letter.toUpperCase()} ${figure} ${engine}`.trimEnd();
}
