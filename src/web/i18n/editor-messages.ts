import { createMessageBundle } from './message-bundle.ts';
import { type EditorMessages, it } from './messages/editor/it.ts';

export type { EditorMessages };

/** What the editor of a text says: its checks, tools and panels. */
export const editorMessages = createMessageBundle<EditorMessages>(it, {
  en: () => import('./messages/editor/en.ts').then((m) => m.en),
  de: () => import('./messages/editor/de.ts').then((m) => m.de),
  fr: () => import('./messages/editor/fr.ts').then((m) => m.fr),
  es: () => import('./messages/editor/es.ts').then((m) => m.es),
});
