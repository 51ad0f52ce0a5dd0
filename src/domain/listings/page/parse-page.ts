import { collectItems } from './collect-items.ts';
import { collectRuns } from './collect-runs.ts';
import { OpenElements } from './open-elements.ts';
import type { PageContent, PageScript } from './page-content.ts';
import { tokenise } from './tokenise.ts';

const longestTitle = 400;
const mostScripts = 2000;

/** Gathers in one pass over the HTML what the readers of every kind of evidence need. */
export function parsePage(html: string, url?: string): PageContent {
  const elements = new OpenElements();
  const items = collectItems(elements);
  const runs = collectRuns(elements);
  const metas = new Map<string, string>();
  const scripts: PageScript[] = [];
  let language = '';
  let canonical: string | undefined;
  let title = '';
  let script: PageScript | undefined;
  let isTitle = false;
  let drawings = 0;

  tokenise(html, {
    open(tag, attributes) {
      elements.open(tag);
      items.open(tag, attributes);
      runs.open(tag, attributes);
      const { name } = tag;
      if (name === 'script') {
        script = { id: attributes.get('id') ?? '', type: attributes.get('type') ?? '', text: '' };
      } else if (name === 'title') isTitle = title === '' && drawings === 0;
      else if (name === 'svg') drawings++;
      else if (name === 'html') language = attributes.get('lang') ?? '';
      else if (name === 'link' && attributes.get('rel') === 'canonical') canonical = attributes.get('href');
      else if (name === 'meta') {
        const key = attributes.get('property') ?? attributes.get('name') ?? '';
        if (key && !metas.has(key)) metas.set(key.toLowerCase(), attributes.get('content') ?? '');
      }
    },
    close(tag) {
      const { name } = tag;
      if (name === 'script' && script) {
        if (scripts.length < mostScripts) scripts.push(script);
        script = undefined;
      }
      if (name === 'title') isTitle = false;
      if (name === 'svg' && drawings > 0) drawings--;
      elements.close(tag);
      items.close(tag);
      runs.close(tag);
    },
    text(text) {
      if (script) {
        script.text += text;
        return;
      }
      if (isTitle && title.length < longestTitle) title += text.slice(0, longestTitle);
      items.text(text);
      runs.text(text);
    },
  });

  return {
    url: url ?? canonical,
    language: language.toLowerCase(),
    title: title.replace(/\s+/g, ' ').trim(),
    metas,
    headings: runs.headings,
    scripts,
    items: items.items(),
    runs: runs.runs(),
  };
}
