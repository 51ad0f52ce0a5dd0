import type { Language } from '#domain/shared/languages.ts';
import { escapeHtml } from './escape-html.ts';
import type { MailContent, MailLanguage, MailPart } from './mail-content.ts';

// Styles stand at each element, because many mail programs drop a style sheet; the sheet only brings the dark colours.
const dark = [
  'body,.page{background:#121b23!important;color:#f0ece3!important}',
  '.quiet,.quiet a{color:#a9b4be!important}',
  '.rule{border-color:#2c3a46!important}',
].join('');
const sans = 'system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif'.replaceAll('"', "'");

/** The same mail as HTML: no table, no script, no picture, nothing fetched from anywhere. */
export function mailHtml(content: MailContent, words: MailLanguage, language: Language): string {
  const parts = content.parts.map((part) => partHtml(part, words)).join('\n');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${dark}}</style>
</head>
<body style="margin:0;background:#faf8f3;color:#14202b">
<div class="page" style="max-width:34rem;margin:0 auto;padding:32px 20px;background:#faf8f3;color:#14202b;font:16px/1.55 ${sans};overflow-wrap:anywhere">
<p style="margin:0 0 28px;font:600 22px/1.2 Georgia,serif">Auto<span style="text-decoration:underline;text-decoration-color:#b3121d;text-underline-offset:4px">scritto</span></p>
${parts}
<p class="quiet rule" style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e4dfd4;color:#55636f;font-size:14px">${escapeHtml(words.footer)}</p>
</div>
</body>
</html>
`;
}

function partHtml(part: MailPart, words: MailLanguage): string {
  if (typeof part === 'string') return `<p style="margin:0 0 16px">${escapeHtml(part)}</p>`;
  if ('quote' in part) {
    return `<blockquote class="rule" style="margin:0 0 16px;padding-left:16px;border-left:2px solid #e4dfd4;white-space:pre-wrap">${escapeHtml(part.quote)}</blockquote>`;
  }
  const link = escapeHtml(part.link);
  if ('aside' in part) return inSmallPrint(part.aside, link);
  return `<p style="margin:24px 0 12px"><a href="${link}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#b3121d;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(part.label)}</a></p>
${inSmallPrint(words.linkInWords, link)}`;
}

const inSmallPrint = (text: string, link: string) =>
  `<p class="quiet" style="margin:0 0 24px;color:#55636f;font-size:14px">${escapeHtml(text)}<br><a href="${link}" style="color:#55636f">${link}</a></p>`;
