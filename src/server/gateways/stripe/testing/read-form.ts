/** A form-encoded body or query with nested keys (`items[0][price]`, `expand[]`), as Stripe reads it. */
export type Form = { [key: string]: string | Form | (string | Form)[] };

export function readForm(encoded: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.split(/\[|\]\[|\]/).filter((part, index, all) => part !== '' || index < all.length - 1);
    put(form, path, value);
  }
  return listed(form) as Form;
}

function put(form: Form, [key = '', ...rest]: string[], value: string): void {
  const name = key === '' ? String(Object.keys(form).length) : key;
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  const inner = form[name];
  const next = typeof inner === 'object' && !Array.isArray(inner) ? inner : {};
  form[name] = next;
  put(next, rest, value);
}

/** Objects whose keys are 0, 1, 2 … are lists. */
function listed(value: string | Form | (string | Form)[]): string | Form | (string | Form)[] {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, listed(inner)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, inner]) => inner as string | Form) : Object.fromEntries(entries);
}
