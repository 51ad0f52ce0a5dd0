import type { Category, Color } from '#domain/vehicles/vocabularies.ts';
import { anyCar, type CarDrawing, carDrawings } from './car-drawings.ts';

/** Paints as they look on a drawing, in light and dark. */
const paints = {
  Bianco: '#fdfdfb',
  Nero: '#2a2f36',
  Grigio: '#8b9299',
  Rosso: '#b3121d',
  Blu: '#2b568c',
  Verde: '#2f6b4a',
  Giallo: '#e5b92e',
  Arancione: '#d8702a',
  Marrone: '#6f4a34',
  Viola: '#67477f',
  Argento: '#c3c8cc',
  Oro: '#c2a15a',
  Beige: '#d9c9a8',
  Bordeaux: '#6b1a2b',
} satisfies Record<Color, string>;

interface CarSilhouetteProps {
  category?: Category | undefined;
  color?: Color | undefined;
  /** Dashed: no car is known yet. */
  isUnknown?: boolean;
  className?: string;
}

/** The car in profile by its body type, in its own paint once that is known. */
export function CarSilhouette({ category, color, isUnknown, className }: CarSilhouetteProps) {
  const drawing: CarDrawing = category ? carDrawings[category] : anyCar;
  const { body, glass, lines, above, wheels } = drawing;
  const paint = color && paints[color];
  return (
    <svg
      viewBox="0 0 240 80"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d="M4 76H236" strokeWidth="1" className="text-line" />
      <path
        d={body}
        strokeWidth="2"
        strokeDasharray={isUnknown ? '3 5' : undefined}
        fill={paint ?? 'transparent'}
        className="transition-[fill]"
      />
      {!isUnknown && (
        <>
          {above && <path d={above} strokeWidth="1.25" />}
          <path d={glass} strokeWidth="1.25" className="fill-paper" />
          <path d={lines} strokeWidth="1.25" opacity="0.45" stroke={paint ? mixOn(color) : undefined} />
        </>
      )}
      {wheels.xs.map((x) => (
        <g key={x} className="fill-sheet">
          <circle cx={x} cy={wheels.y} r={wheels.radius} strokeWidth={isUnknown ? 1.5 : 3} />
          {!isUnknown && <circle cx={x} cy={wheels.y} r={wheels.radius - 6} strokeWidth="1.25" />}
        </g>
      ))}
    </svg>
  );
}

const darkPaints: readonly Color[] = ['Nero', 'Rosso', 'Blu', 'Verde', 'Marrone', 'Viola', 'Bordeaux'];

/** Lines drawn on a dark paint are light. */
const mixOn = (color: Color | undefined) => (color && darkPaints.includes(color) ? '#ffffff' : '#14202b');
