interface LineDrawingProps {
  /** Of the square field it is drawn on. */
  field: number;
  strokeWidth: string;
  className: string | undefined;
  /** Paths, the first at the bottom. */
  children: React.ReactNode;
}

/** A drawing in lines of the text's colour, for the eye only. */
export function LineDrawing({ field, strokeWidth, className, children }: LineDrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${field} ${field}`}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {children}
    </svg>
  );
}
