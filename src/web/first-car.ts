/** A car that a visitor typed on the landing page: its link, or some of its fields. */
export interface FirstCar {
  url?: string;
  make?: string;
  model?: string;
  year?: string;
  mileage?: string;
  fuelType?: string;
  price?: string;
}

export const firstCarFields = ['url', 'make', 'model', 'year', 'mileage', 'fuelType', 'price'] as const;

const key = 'autoscritto-first-car';
/** Long enough to register by a mailed link, which opens in another tab; too short to surprise anybody later. */
const lasts = 24 * 60 * 60_000;
/** More than any link or name has. */
const longest = 2000;

/** Keeps the car in this browser for a day, through registration; nothing is kept of empty fields. */
export function keepFirstCar(car: FirstCar, now = Date.now()): void {
  const typed = firstCarFields.flatMap((field) => {
    const text = car[field]?.trim().slice(0, longest);
    return text ? [[field, text]] : [];
  });
  if (typed.length === 0) return;
  try {
    localStorage.setItem(key, JSON.stringify({ until: now + lasts, car: Object.fromEntries(typed) }));
  } catch {
    // Storage may be forbidden; the car is then typed again.
  }
}

/** Returns the kept car; undefined when there is none, it is too old, or something else stands in its place. */
export function findFirstCar(now = Date.now()): FirstCar | undefined {
  try {
    const { until, car } = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof until !== 'number' || until < now) return undefined;
    const typed = firstCarFields.flatMap((field) =>
      typeof car[field] === 'string' ? [[field, car[field]]] : [],
    );
    return Object.fromEntries(typed);
  } catch {
    return undefined;
  }
}

export function dropFirstCar(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}
