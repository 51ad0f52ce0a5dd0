import { LineDrawing } from './line-drawing.tsx';

/** Icons of the public pages on a field of 24 × 24, drawn here to spare these pages a library. */
const drawings = {
  menu: 'M4 7H20M4 12H20M4 17H20',
  close: 'M6 6 18 18M18 6 6 18',
  back: 'M19 12H5M11 6 5 12 11 18',
  plus: 'M12 5V19M5 12H19',
  check: 'M5 12.5 10 17.5 19.5 7',
  lock: 'M6 11H18V20H6ZM8.5 11V8A3.5 3.5 0 0 1 15.5 8V11M12 14.5V16.5',
  shield: 'M12 3 19 5.5V11C19 16 16 19.5 12 21 8 19.5 5 16 5 11V5.5ZM9 12 11.2 14.2 15.2 9.8',
  star: 'M12 3.5 14.6 9 20.5 9.7 16.2 13.8 17.3 19.7 12 16.8 6.7 19.7 7.8 13.8 3.5 9.7 9.4 9Z',
  warning: 'M12 4 21.5 20H2.5ZM12 10V14.5M12 17.2V17.3',
};

export function LineIcon({ name, className }: { name: keyof typeof drawings; className: string }) {
  return (
    <LineDrawing field={24} strokeWidth="2" className={className}>
      <path d={drawings[name]} />
    </LineDrawing>
  );
}
