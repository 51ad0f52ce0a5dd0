import { appMessages } from '#web/i18n/app-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { InputTab } from './generator-state.ts';
import { ImportForm } from './import-form.tsx';
import { useEnterVehicle } from './use-enter-vehicle.ts';
import type { Generator } from './use-generator.ts';
import { VehicleForm } from './vehicle-form.tsx';

interface InputStepProps {
  flow: Generator;
  faults: Record<string, string>;
}

/** The first step: a car comes in, by link or by hand. */
export function InputStep({ flow, faults }: InputStepProps) {
  const { generator } = appMessages.use();
  const { state, dispatch } = flow;
  const { draft, onType, tries, submit } = useEnterVehicle(flow);

  return (
    <>
      <h1 className="display text-3xl md:text-4xl">{generator.inputTitle}</h1>
      <div className="mt-5">
        <Tabs<InputTab>
          label={generator.inputTabsLabel}
          value={state.tab}
          onChange={(tab) => dispatch({ type: 'tab-chosen', tab })}
          tabs={[
            { value: 'import', label: generator.importTab, content: <ImportForm flow={flow} /> },
            {
              value: 'manual',
              label: generator.manualTab,
              content: (
                <form noValidate onSubmit={submit}>
                  <p className="mb-6 text-muted">{generator.manualHint}</p>
                  <VehicleForm {...{ draft, onType, faults, tries }} />
                  <Button type="submit" look="accent" className="mt-8 w-full sm:w-auto sm:px-10">
                    {generator.continue}
                  </Button>
                </form>
              ),
            },
          ]}
        />
      </div>
    </>
  );
}
