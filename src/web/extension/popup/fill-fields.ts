import type { Control } from '../form/control.ts';
import type { FieldKind } from '../form/field-words.ts';
import type { OpenTab } from './open-tab.ts';

interface FieldToFill {
  kind: FieldKind;
  control: Control;
  text: string;
}

/** A field after it was filled in: it has the text, something else stands there, or it is gone. */
export interface FilledField extends FieldToFill {
  outcome: 'filled' | 'other' | 'gone';
}

/** Fills fields in one after the other and reads each back; then shows them on the page. */
export async function fillFields(tab: OpenTab, fields: readonly FieldToFill[]): Promise<FilledField[]> {
  const filled: FilledField[] = [];
  for (const field of fields) {
    const stands = await tab.call('fill', field.control.index, field.text);
    const outcome = stands === undefined ? 'gone' : plain(stands) === plain(field.text) ? 'filled' : 'other';
    filled.push({ ...field, outcome });
  }
  await tab.call('pointAt', ...fields.map(({ control }) => control.index));
  return filled;
}

/** An editor keeps lines and spaces in its own way. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
