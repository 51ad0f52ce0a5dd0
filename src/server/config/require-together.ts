/**
 * Values that only make sense together: all of them, or undefined when none is set. Half of them is
 * refused by naming what is missing.
 */
export function requireTogether<K extends string>(
  what: string,
  values: Record<K, string | undefined>,
): Record<K, string> | undefined {
  const names = Object.keys(values) as K[];
  const missing = names.filter((name) => values[name] === undefined);
  if (missing.length === names.length) return undefined;
  if (missing.length === 0) return values as Record<K, string>;
  throw new Error(`The configuration is not valid. For ${what} set ${missing.join(' and ')} too, or none.`);
}
