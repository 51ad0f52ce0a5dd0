import type { MailContent, MailLanguage } from './mail-content.ts';

/** A mail for programs that show plain text. */
export function mailText({ parts }: MailContent, words: MailLanguage): string {
  const paragraphs = parts.map((part) => {
    if (typeof part === 'string') return part;
    if ('quote' in part) return part.quote.replace(/^/gm, '> ');
    return 'aside' in part ? `${part.aside}\n${part.link}` : `${part.label}:\n${part.link}`;
  });
  return `${[...paragraphs, words.footer].join('\n\n')}\n`;
}
