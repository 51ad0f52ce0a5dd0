/** Returns text with the line breaks that its markup stood for, and with "&amp;" as the sign it is. */
export function breakLines(text: string): string {
  return text
    .replace(/<br\s{0,9}\/?>|<\/(?:p|li|div|tr|h[1-6]|[uo]l)\s{0,9}>/giu, '\n')
    .replace(/&amp;/giu, '&')
    .replace(/&nbsp;/giu, ' ');
}
