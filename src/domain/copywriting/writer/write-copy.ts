import { ProductError } from '#domain/shared/errors.ts';
import type { CopyRequest, CopyStyle } from '../copy.ts';
import { readCar } from './car/read-car.ts';
import { voiceOf } from './languages/voices.ts';
import { chooseAngle } from './plan/choose-angle.ts';
import { planCopy, type Room } from './plan/plan-copy.ts';
import { seededRandom } from './seeded-random.ts';
import { realisePlan } from './text/realise-plan.ts';

/** Later years than the next one cannot be true; whoever has a clock says which year it is. */
export const reviewedYear = 2026;

/**
 * The text of one style for one car, paragraphs parted by an empty line. The same request gives the
 * same text. Throws a ProductError for a language the offline writer does not master.
 */
export function writeCopy(request: CopyRequest, thisYear = reviewedYear): string {
  const { brief, style, language, seed } = request;
  const voice = voiceOf(language);
  if (!voice) throw new ProductError('unavailable', notWritten, 'language');
  const car = readCar(brief, thisYear);
  const identity = JSON.stringify(brief);
  const choices = () => seededRandom(`${seed} ${style} ${identity}`);
  const angle = chooseAngle(car, choices());
  const idea = choices().pick(voice.ideas[angle]);
  const drafts = rooms[style].map((room) => {
    const random = choices();
    return realisePlan(planCopy(car, style, room, random), { car, style, angle, idea, voice, random }).text;
  });
  return closest(drafts, style);
}

/** Words a text of each style should have (Italian; the other languages are near enough). */
export const lengthBands = {
  professional: [90, 140],
  persuasive: [110, 170],
  advanced: [150, 230],
} as const satisfies Record<CopyStyle, readonly [number, number]>;

/** From terse to talkative; the last one that fits is taken. */
const rooms: Record<CopyStyle, readonly Room[]> = {
  professional: [
    { aims: 3, flavours: 0, features: 0 },
    { aims: 7, flavours: 0, features: 0 },
    { aims: 7, flavours: 1, features: 0 },
    { aims: 7, flavours: 2, features: 0 },
  ],
  persuasive: [
    { aims: 3, flavours: 0, features: 0 },
    { aims: 4, flavours: 0, features: 1 },
    { aims: 5, flavours: 0, features: 1 },
    { aims: 6, flavours: 0, features: 2 },
    { aims: 7, flavours: 1, features: 2 },
  ],
  advanced: [
    { aims: 3, flavours: 0, features: 1 },
    { aims: 5, flavours: 0, features: 1 },
    { aims: 7, flavours: 0, features: 2 },
    { aims: 8, flavours: 1, features: 2 },
    { aims: 8, flavours: 2, features: 2 },
  ],
};

function closest(drafts: readonly string[], style: CopyStyle): string {
  const [, most] = lengthBands[style];
  const fitting = drafts.filter((draft) => countWords(draft) <= most);
  return fitting.at(-1) ?? drafts[0] ?? '';
}

const countWords = (text: string) => text.split(/\s+/).length;

const notWritten = {
  it: 'Lo scrittore interno non conosce ancora questa lingua.',
  en: 'The built-in writer does not know this language yet.',
  de: 'Der eingebaute Texter beherrscht diese Sprache noch nicht.',
  fr: 'Le rédacteur intégré ne connaît pas encore cette langue.',
  es: 'El redactor integrado todavía no conoce este idioma.',
};
