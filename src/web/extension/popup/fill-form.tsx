import { useMemo, useState } from 'react';
import { extensionMessages } from '#web/i18n/extension-messages.ts';
import { Button } from '#web/ui/button.tsx';
import type { Control } from '../form/control.ts';
import type { FieldKind } from '../form/field-words.ts';
import { findFields } from '../form/find-fields.ts';
import type { ShownCar } from '../shown-car.ts';
import { FieldChoice } from './field-choice.tsx';
import { type FilledField, fillFields } from './fill-fields.ts';
import { FilledFields } from './filled-fields.tsx';
import type { OpenTab } from './open-tab.ts';

interface FillFormProps {
  tab: OpenTab;
  controls: readonly Control[];
  car: ShownCar;
}

const kinds: readonly FieldKind[] = ['title', 'description'];

/** Offers to fill a marketplace's form in: shows which fields it means, asks where it is not sure, submits nothing. */
export function FillForm({ tab, controls, car }: FillFormProps) {
  const { form: words } = extensionMessages.use();
  const found = useMemo(() => findFields(controls), [controls]);
  const [chosen, setChosen] = useState<Partial<Record<FieldKind, Control>>>({
    ...(found.title.chosen && { title: found.title.chosen }),
    ...(found.description.chosen && { description: found.description.chosen }),
  });
  const [isFilling, setFilling] = useState(false);
  const [filled, setFilled] = useState<FilledField[]>();
  const candidates = kinds.flatMap((kind) => found[kind].candidates);
  if (candidates.length === 0) return <p className="text-muted">{words.none}</p>;
  if (filled) return <FilledFields filled={filled} />;

  const { title, description } = chosen;
  const isTitleApart = title !== undefined && car.title.length <= (title.most ?? Infinity);
  const texts = { title: car.title, description: isTitleApart ? car.belowTitle : car.whole };
  const isSame = title !== undefined && title === description;
  const fitting = kinds.flatMap((kind) => {
    const control = chosen[kind];
    const fits = control && texts[kind].length <= (control.most ?? Infinity);
    return fits ? [{ kind, control, text: texts[kind] }] : [];
  });

  async function fill() {
    setFilling(true);
    setFilled(await fillFields(tab, fitting));
  }
  return (
    <section aria-label={words.title} className="grid gap-3">
      {kinds.map((kind) => (
        <FieldChoice
          key={kind}
          kind={kind}
          candidates={found[kind].candidates}
          chosen={chosen[kind]}
          text={texts[kind]}
          onPoint={(control) => tab.call('pointAt', control.index)}
          onChoose={(control) => setChosen({ ...chosen, [kind]: control })}
        />
      ))}
      {isSame && <p role="alert">{words.same}</p>}
      <Button look="accent" isPending={isFilling} disabled={fitting.length === 0 || isSame} onClick={fill}>
        {words.fill}
      </Button>
      <p className="text-muted">{words.promise}</p>
    </section>
  );
}
