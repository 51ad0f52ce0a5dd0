/** 12900 → "12.900"; 2.5 → "2,5". */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return decimals ? `${grouped},${decimals}` : grouped;
}

const words = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];

/** Small counts in letters, of feminine things: "cinco puertas". */
export const inLetters = (count: number) => words[count] ?? String(count);

const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** "marzo de 2027" or "2027". */
export function formatDate({ year, month }: { year: number; month?: number }): string {
  const name = month === undefined ? undefined : months[month - 1];
  return name ? `${name} de ${year}` : String(year);
}
