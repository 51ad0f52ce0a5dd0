import { Tabs as Radix } from 'radix-ui';

interface TabsProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  tabs: readonly { value: T; label: React.ReactNode; content: React.ReactNode }[];
}

/** Tabs underlined in the accent; the panel follows below. */
export function Tabs<T extends string>({ label, value, onChange, tabs }: TabsProps<T>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as T)}>
      <Radix.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-line border-b max-[26rem]:gap-0 max-[26rem]:flex-wrap"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            onMouseDown={focusQuietly}
            className="-mb-px inline-flex min-h-11 shrink-0 items-center gap-2 border-transparent border-b-2 px-2 py-2 max-[26rem]:px-1.5 font-medium text-muted max-[26rem]:text-sm sm:px-3 -outline-offset-2 transition-colors hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-6 focus-visible:outline-offset-8">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** Radix focuses a tab by script, which browsers take for a keyboard's; a mouse shall leave no ring. */
function focusQuietly(event: React.MouseEvent<HTMLElement>) {
  event.currentTarget.focus({ focusVisible: false } as FocusOptions);
}
