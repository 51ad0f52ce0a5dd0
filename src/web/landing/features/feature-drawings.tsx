import { LineDrawing } from '#web/ui/line-drawing.tsx';

/** Features on a field of 48 × 48, by the hand that drew the showrooms: what is in `accents` is painted. */
const drawings = {
  claims: {
    lines: 'M6 10H42M6 18H22M6 28H24V41H6ZM11 34.5H19M35 23V29C35 33 33 34.5 29 34.5H24',
    accents: 'M27 13.5H42V22.5H27Z',
  },
  channels: {
    lines: 'M5 41V8H17V41M21 41V17H31V41M35 41V25H43V41M3 41H45M5 8H17M21 17H31M35 25H43',
    accents: 'M5 29H17V41H5ZM21 29H31V41H21ZM35 29H43V41H35Z',
  },
  law: {
    lines: 'M11 42V6H29L37 14V24M29 6V14H37M17 20H29M17 27H24M11 42H24M32 36V44L34.5 42 37 44V36',
    accents: 'M34.5 27A5.5 5.5 0 1 0 34.5 38A5.5 5.5 0 1 0 34.5 27Z',
  },
  difference: {
    lines: 'M20 33H6V7H27V15M11 14H22M11 20H17M26 22H33M26 28H38M26 34H30',
    accents: 'M21 15H43V41H21Z',
  },
  languages: {
    lines: 'M5 7H31V26H18L11 32V26H5ZM11 13.5H25M11 19.5H20M27 31H32',
    accents: 'M35 18H43V36H39V42L32 36H21V31L27 31V30H35Z',
  },
  editing: {
    lines: 'M6 10H36M6 19H30M6 28H20M6 37H15M35 20 40 25',
    accents: 'M21 41 23 33 38 18 43 23 28 38Z',
  },
};

export type FeatureId = keyof typeof drawings;

export const featureIds = Object.keys(drawings) as FeatureId[];

export function FeatureDrawing({ feature, className }: { feature: FeatureId; className?: string }) {
  const { lines, accents } = drawings[feature];
  return (
    <LineDrawing field={48} strokeWidth="1.5" className={className}>
      <path d={accents} className="fill-listing-wash" />
      <path d={lines} />
    </LineDrawing>
  );
}
