import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DescriptionItem } from '#contract/descriptions.ts';
import type { CopyStyle } from '#domain/copywriting/copy.ts';
import { targetingFields } from '#domain/vehicles/targeting.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { textsOf } from '#web/documents/description-document.ts';
import { Paragraphs } from '#web/documents/paragraphs.tsx';
import { joinMakings } from '#web/editor/join-makings.ts';
import { DescriptionEditor, prepareEditor } from '#web/editor/lazy-editor.tsx';
import { MakingNotice } from '#web/editor/making-notice.tsx';
import { findUnsaved } from '#web/editor/unsaved-texts.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CarData } from './changing/car-data.tsx';
import { PriceHistory } from './changing/price-history.tsx';
import type { ChangedVehicle } from './changing/use-change-vehicle.ts';

interface EntryDetailsProps {
  item: DescriptionItem;
  /** What the texts did not take over of the last change of the car's data. */
  outdated: ChangedVehicle['outdated'];
  onChanged(changed: ChangedVehicle): void;
}

/** The texts of a car, what was left out of them when they were written, and what they were aimed at. */
export function EntryDetails({ item, outdated, onChanged }: EntryDetailsProps) {
  const { styles, generator, optionNames } = appMessages.use();
  const words = editorMessages.use();
  const [edited, setEdited] = useState<CopyStyle | undefined>(() => findUnsaved(item.id)?.style);
  const { data: whole } = useQuery({
    queryKey: queryKeys.description(item.id),
    queryFn: ({ signal }) => call('getDescription', { params: { id: item.id }, signal }),
  });
  const making = whole && joinMakings(Object.values(whole.making));
  useEffect(() => prepareEditor(item.language, true), [item.language]);
  const texts = Object.entries(textsOf(item)) as [CopyStyle, string][];
  return (
    <div
      className={classNames(
        'appear grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 border-line px-4 pt-2 pb-6 max-lg:border-t max-lg:pt-4 lg:pl-[3.75rem]',
        !edited && 'lg:grid-cols-[minmax(0,1fr)_15rem]',
      )}
    >
      <div className="grid content-start gap-7">
        <CarData id={item.id} {...{ outdated, onChanged }} onOpen={setEdited} />
        {making && !edited && making.leftOut.length > 0 && (
          <div className="-mb-4 max-w-[66ch]">
            <MakingNotice making={making} />
          </div>
        )}
        {texts.map(([style, text]) => (
          <section key={style} className={edited === style ? '' : 'max-w-[66ch]'}>
            <div className="mb-2 flex items-center gap-2">
              <h2 className="flex grow items-center gap-2 font-semibold text-sm">
                {styles[style][0]}
                {style === 'advanced' && <Badge tone="ink">ELITE</Badge>}
              </h2>
              <Button
                look="quiet"
                className="px-3 text-sm"
                onClick={() => setEdited(edited === style ? undefined : style)}
              >
                {edited === style ? words.doneEditing : words.edit}
              </Button>
            </div>
            {edited === style ? (
              <DescriptionEditor id={item.id} style={style} />
            ) : (
              <Paragraphs text={text} className="font-display text-[1.0625rem] leading-[1.65]" />
            )}
          </section>
        ))}
      </div>
      <div className={classNames('content-start gap-6', edited ? 'flex flex-wrap gap-x-8' : 'grid')}>
        {whole && <PriceHistory changes={whole.changes} />}
        <dl className={classNames('content-start gap-4', edited ? 'flex flex-wrap gap-x-8' : 'grid')}>
          {targetingFields
            .filter((field) => item[field].length > 0)
            .map((field) => {
              const names: Record<string, string> = optionNames[field];
              return (
                <div key={field}>
                  <dt className="mb-1.5 text-muted text-sm">{generator.targeting[field][0]}</dt>
                  <dd className="flex flex-wrap gap-1.5">
                    {item[field].map((option) => (
                      <Badge key={option}>{names[option] ?? option}</Badge>
                    ))}
                  </dd>
                </div>
              );
            })}
        </dl>
      </div>
    </div>
  );
}
