import { FileDown } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { failureOf } from '#web/api/api-error.ts';
import { FileColumns } from '#web/generator/file-columns.tsx';
import { PasteForm } from '#web/generator/paste-form.tsx';
import { listingsMessages } from '#web/i18n/listings-messages.ts';
import { stockMessages } from '#web/i18n/stock-messages.ts';
import { type FileFault, readGivenFile } from '#web/listings/read-given-file.ts';
import { Button } from '#web/ui/button.tsx';
import { LinksForm } from './links-form.tsx';
import { useImportStock } from './use-import-stock.ts';

/** Where a stock file is chosen or pasted, and what became of it when it gave no cars. */
export function BringStock({ onBrought }: { onBrought(jobId: string): void }) {
  const messages = stockMessages.use();
  const { file: fileWords } = listingsMessages.use();
  const reading = useImportStock(onBrought);
  const [pasted, setPasted] = useState('');
  const [fault, setFault] = useState<FileFault>();
  const input = useRef<HTMLInputElement>(null);
  const { data, error } = reading;
  const refused = data?.success === false ? data : undefined;

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    const read = file && (await readGivenFile(file));
    target.value = '';
    if (!read) return;
    setFault('fault' in read ? read.fault : undefined);
    if (!('fault' in read)) reading.mutate(read);
  }

  return (
    <section className="mt-8 max-w-4xl rounded-lg border border-line border-dashed p-5 md:p-7">
      <h2 className="display text-xl">{messages.bring.title}</h2>
      <p className="mt-1 max-w-prose text-muted">{messages.bring.hint}</p>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.xlsm,.xls,.xml,.json"
        aria-label={messages.bring.choose}
        onChange={choose}
        className="sr-only"
        tabIndex={-1}
      />
      <Button
        look="accent"
        className="mt-5"
        isPending={reading.isPending}
        onClick={() => input.current?.click()}
      >
        <FileDown aria-hidden="true" className="size-4" />
        {messages.bring.choose}
      </Button>
      <h3 className="mt-6 text-muted text-sm">{messages.bring.paste}</h3>
      <PasteForm
        text={pasted}
        timesAsked={0}
        says={{ label: messages.bring.label, hint: messages.bring.linesHint }}
        isPending={reading.isPending}
        onText={setPasted}
        onRead={(content) => {
          setFault(undefined);
          reading.mutate({ content });
        }}
      />
      <h3 className="mt-6 text-muted text-sm">{messages.bring.links}</h3>
      <LinksForm
        isPending={reading.isPending}
        onRead={(links) => {
          setFault(undefined);
          reading.mutate({ links });
        }}
      />
      {fault && (
        <p role="alert" className="mt-3 text-accent-text">
          {fileWords[fault]}
        </p>
      )}
      {error && (
        <p role="alert" className="mt-3 text-accent-text">
          {failureOf(error, { ours: messages.notDone, offline: messages.offline })}
        </p>
      )}
      {refused?.columns ? (
        <FileColumns columns={refused.columns} reading={reading} message={refused.message} />
      ) : (
        refused && (
          <p role="alert" className="mt-3 text-accent-text">
            {refused.message}
          </p>
        )
      )}
    </section>
  );
}
