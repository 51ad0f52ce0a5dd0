import type { Json } from '../page/page-content.ts';
import { parseJson } from '../page/walk-json.ts';
import { endOfJson } from './end-of-json.ts';

/** Names that sites give the state of their pages; a script with none of them is not looked into. */
const assignment =
  /(?:__[A-Za-z_]{0,40}(?:STATE|PROPS|DATA|Data)__|__staticRouterHydrationData|FLUX_STATE|dataLayer|digitalData|utag_data|pageParameters)\b/g;
/** Each is gone through to its end: a hostile script names its state as often as it likes. */
const mostTried = 30;
const longestGap = 60;

/** The values a script assigns to, or pushes onto, the names sites use for their state. */
export function* readAssignments(script: string): Generator<Json> {
  let tried = 0;
  for (const { index, 0: name } of script.matchAll(assignment)) {
    const gap = gapBehind(script, index + name.length);
    if (!gap) continue;
    if (++tried > mostTried) return;
    const value = valueAt(script, index + name.length + gap[0].length, gap[1] !== undefined);
    if (value !== undefined) yield value;
  }
}

/** ` = `, `"] = `, ` = JSON.parse(`, `.push(`: what stands between a name and its value. */
const gapBehind = (script: string, from: number) =>
  /^["'\]\s]*(?:=\s*(?:window\.\w+\s*\|\|\s*)?|\.push\(\s*)(JSON\.parse\(\s*)?(?=["[{])/.exec(
    script.slice(from, from + longestGap),
  );

function valueAt(script: string, start: number, isString: boolean): Json | undefined {
  const end = endOfJson(script, start);
  const value = end === undefined ? undefined : parseJson(script.slice(start, end));
  return isString && typeof value === 'string' ? parseJson(value) : value;
}
