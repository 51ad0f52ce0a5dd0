export interface Found {
  start: number;
  end: number;
}

/** Where a compiled pattern stands in a prepared text, at the beginning of words only. */
export function findWords(low: string, pattern: RegExp): Found[] {
  const found: Found[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(low); match; match = pattern.exec(low)) {
    if (startsWord(low, match.index) && match[0] !== '') {
      found.push({ start: match.index, end: match.index + match[0].length });
    } else {
      pattern.lastIndex = match.index + 1;
    }
  }
  return found;
}

const letterOrDigit = /[a-zß-ÿœ\d]/;

const startsWord = (low: string, at: number) =>
  at === 0 || !letterOrDigit.test(low.charAt(at - 1)) || !letterOrDigit.test(low.charAt(at));
