import { innerPath } from './inner-path.ts';

const links = /(https?:\/\/[^\s<>"]+)/;

/** A mail's text; links into this application can be followed, any other stays text. */
export function LinkedText({ text }: { text: string }) {
  const pieces = text.split(links).map((piece, index) => ({ piece, key: `${index} ${piece}` }));
  return (
    <p className="whitespace-pre-wrap leading-relaxed [overflow-wrap:anywhere]">
      {pieces.map(({ piece, key }) => {
        const path = links.test(piece) ? innerPath(piece, location.origin) : undefined;
        return path === undefined ? (
          piece
        ) : (
          // A page loaded anew, as by a link in a real mail.
          <a key={key} href={path} className="quiet-link -my-1 inline-block py-1">
            {piece}
          </a>
        );
      })}
    </p>
  );
}
