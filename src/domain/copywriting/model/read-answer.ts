import type { ModelAnswer } from './language-model.ts';
import { ModelFailure } from './language-model.ts';

/** The text of an answer asked for as `{"text": …}`; plain text counts too. Throws `ModelFailure`. */
export function readTextAnswer({ text: raw, ending }: ModelAnswer): string {
  if (ending === 'refused') throw new ModelFailure('refused');
  const answer = withoutFence(raw);
  if (answer === '') throw new ModelFailure('empty');
  const parsed = parseObject(answer);
  if (typeof parsed?.text === 'string') {
    if (parsed.text.trim() === '') throw new ModelFailure('empty');
    return parsed.text;
  }
  if (parsed) throw new ModelFailure('unreadable', { detail: 'JSON of another shape' });
  const { text, isWhole } = readTextSoFar(answer);
  if (looksLikeCode(answer)) {
    if (isWhole) return text;
    const isCut = ending === 'cut-off' || text !== '';
    throw new ModelFailure(isCut ? 'cut-off' : 'unreadable', { detail: 'neither JSON nor plain text' });
  }
  if (ending === 'cut-off') throw new ModelFailure('cut-off');
  return answer;
}

/** The sentences of an answer asked for as `{"sentences": […]}`. Throws `ModelFailure`. */
export function readSentencesAnswer({ text: raw, ending }: ModelAnswer): string[] {
  if (ending === 'refused') throw new ModelFailure('refused');
  if (raw.trim() === '') throw new ModelFailure('empty');
  const sentences = parseObject(withoutFence(raw))?.sentences;
  if (Array.isArray(sentences) && sentences.every((sentence) => typeof sentence === 'string')) {
    return sentences;
  }
  throw new ModelFailure(ending === 'cut-off' ? 'cut-off' : 'unreadable');
}

/** As much of `"text"`, and before it of `"draft"`, as an unfinished JSON answer holds; an answer in plain words is its own text. */
export function readTextSoFar(raw: string): { text: string; isWhole: boolean } {
  const answer = withoutFence(raw);
  if (!looksLikeCode(answer)) return { text: answer, isWhole: false };
  const key = /"text"\s*:\s*"/.exec(answer) ?? /"draft"\s*:\s*"/.exec(answer);
  if (!key) return { text: '', isWhole: false };
  const rest = answer.slice(key.index + key[0].length);
  const [inner = '', closing = ''] =
    /^((?:[^"\\]|\\[\s\S]|"(?!\s*(?:[,}]|$)))*)("?)/.exec(rest)?.slice(1) ?? [];
  return { text: unescaped(inner), isWhole: closing === '"' && !key[0].startsWith('"draft') };
}

/** Some models think aloud first, some put their JSON into a code fence. */
const withoutFence = (raw: string) =>
  raw
    .replace(/^\s*<think>[\s\S]*?(?:<\/think>|$)/, '')
    .trim()
    .replace(/^```\w*\s*/, '')
    .replace(/\s*```$/, '')
    .trim();

const looksLikeCode = (answer: string) =>
  /^[{[<]|^\s*"text"/.test(answer) || /\{\s*"(?:text|sentences)"/.test(answer);

function parseObject(answer: string): { text?: unknown; sentences?: unknown } | undefined {
  const [start, end] = [answer.indexOf('{'), answer.lastIndexOf('}')];
  if (start < 0 || end < start) return undefined;
  try {
    const parsed: unknown = JSON.parse(answer.slice(start, end + 1));
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}

const signs: Record<string, string> = { n: '\n', r: '\n', t: ' ', b: '', f: '' };

/** What JSON escapes stand for; one that has not come in full is left for later. */
const unescaped = (text: string) =>
  text
    .replace(/\\u[0-9a-f]{0,3}$|\\$/i, '')
    .replace(/\\u([0-9a-f]{4})|\\([\s\S])/gi, (_, code?: string, sign = '') =>
      code ? String.fromCharCode(Number.parseInt(code, 16)) : (signs[sign] ?? sign),
    );
