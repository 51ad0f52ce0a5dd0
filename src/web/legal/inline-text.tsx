import { Link } from 'wouter';
import { inlinePieces } from './inline-pieces.ts';

/** Words with links and technical names in them. */
export function InlineText({ children }: { children: string }) {
  return inlinePieces(children).map((piece, n) => {
    if (piece.kind === 'words') return piece.words;
    if (piece.kind === 'code') {
      return (
        <code key={n} className="break-words rounded-[3px] bg-sunken px-1 py-0.5 text-[0.9em]">
          {piece.words}
        </code>
      );
    }
    // Within the page the browser goes to the anchor by itself.
    return piece.address.startsWith('#') ? (
      <a key={n} href={piece.address} className="quiet-link">
        {piece.words}
      </a>
    ) : (
      <Link key={n} href={piece.address} className="quiet-link">
        {piece.words}
      </Link>
    );
  });
}
