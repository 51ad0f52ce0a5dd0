import type { Anchor } from './anchor-link.tsx';

/** Where the header leads on the landing page, in its order. */
export const headerAnchors = ['features', 'pricing', 'examples'] as const satisfies readonly Anchor[];
