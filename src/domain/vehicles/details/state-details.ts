import type { Brief, CarBrief } from '../brief.ts';
import { withItems } from '../figures/move-words-to-notes.ts';
import type { DetailField, Details } from './detail.ts';
import { typedMonth } from './parse-month.ts';

type Items = { [F in DetailField]: ((value: NonNullable<Details[F]>) => string) | undefined };

/** How a seller would type each detail into his notes, which every language understands; nothing for what stays private. */
const items: Items = {
  version: undefined,
  registered: (month) => `immatricolata ${typedMonth(month)}`,
  seats: (count) => `${count} posti`,
  euroClass: (name) => name,
  owners: (count) => ({ one: 'unico proprietario', two: '2 proprietari', three: '3 proprietari' })[count],
  inspection: (month) => `revisione valida fino a ${typedMonth(month)}`,
  serviced: (month) => `ultimo tagliando ${typedMonth(month)}`,
  vat: (kind) => ({ shown: 'IVA esposta', margin: 'IVA in regime del margine' })[kind],
  newDrivers: (may) => ({ yes: 'per neopatentati', no: 'non per neopatentati' })[may],
  plate: undefined,
  stockNumber: undefined,
};

/**
 * Returns the brief as texts are written from and checked against it: its details stand in front of the notes as a
 * seller would type them, the version behind the model. What is for the seller alone is left out.
 */
export function stateDetails({ details, ...brief }: CarBrief): Brief {
  if (!details) return brief;
  const stated = (Object.keys(items) as DetailField[]).flatMap((field) => {
    const say = items[field] as ((value: unknown) => string) | undefined;
    const value = details[field];
    return say && value !== undefined ? [say(value)] : [];
  });
  const { version } = details;
  const isNamed = version && brief.model.toLowerCase().includes(version.toLowerCase());
  // `116` and `116i` are one name.
  const isWhole = version?.toLowerCase().startsWith(brief.model.toLowerCase());
  const long = isWhole ? version : `${brief.model} ${version}`;
  const model = version && long && !isNamed ? long : brief.model;
  const notes = withItems(brief.notes ?? '', stated);
  return { ...brief, model, ...(notes && { notes }) };
}
