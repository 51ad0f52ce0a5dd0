import { useLocation } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { Button } from '#web/ui/button.tsx';

interface StartFormProps {
  title: string;
  text: string;
  action: string;
  /** Fields without names: nothing that is typed here is sent anywhere. */
  children: React.ReactNode;
}

/** The product's first step, to try with one's hands: whatever is typed, it leads to the plans. */
export function StartForm({ title, text, action, children }: StartFormProps) {
  const [, navigate] = useLocation();
  return (
    <form
      action={pagePaths.plans}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        navigate(pagePaths.plans);
      }}
      className="flex flex-col p-5 md:p-8"
    >
      <h3 className="display text-2xl">{title}</h3>
      <p className="mt-2 mb-6 text-muted">{text}</p>
      <div className="mb-5 grow">{children}</div>
      <Button type="submit" look="ink" className="self-start max-sm:w-full">
        {action}
      </Button>
    </form>
  );
}
