import { LineDrawing } from '#web/ui/line-drawing.tsx';
import type { Avatar } from './testimonials.ts';

/** Houses on a field of 48 × 48; what is in `accents` is painted, the rest is line. */
const drawings = {
  showroom: {
    lines:
      'M6 40H42M9 40V20M39 40V20M13 40V28H29V40M33 40V28H37V40M16 37H26M17 37C17 34 18 33 20 33H23C25 33 26 34 26 37',
    accents:
      'M6 20 9 11H39L42 20C42 23 38 23 38 20 38 23 33 23 33 20 33 23 28 23 28 20 28 23 24 23 24 20 24 23 20 23 20 20 20 23 15 23 15 20 15 23 10 23 10 20 10 23 6 23 6 20Z',
  },
  yard: {
    lines:
      'M5 40H43M8 40V10M40 40V10M8 12C18 19 30 19 40 12M12 36C11 36 10 35 10 33 10 31 11 30 14 30L18 26H28L33 30C36 30 38 31 38 34 38 35 37 36 36 36M19 36H29',
    accents:
      'M12 15 17 17 13 21ZM21 17.3H27L24 22.5ZM31 17 36 15 35 21ZM16 33A3 3 0 1 0 16 39A3 3 0 1 0 16 33ZM32 33A3 3 0 1 0 32 39A3 3 0 1 0 32 33Z',
  },
  dealership: {
    lines: 'M4 40H44M10 40V8H28V40M28 40V20H40V40M14 22H24M14 28H24M14 34H24M32 26H36M32 32H36',
    accents: 'M14 12H24V17H14Z',
  },
} satisfies Record<Avatar, { lines: string; accents: string }>;

export function ShowroomDrawing({ avatar, className }: { avatar: Avatar; className?: string }) {
  const { lines, accents } = drawings[avatar];
  return (
    <LineDrawing field={48} strokeWidth="1.5" className={className}>
      <path d={lines} />
      <path d={accents} className="fill-listing-wash" />
    </LineDrawing>
  );
}
