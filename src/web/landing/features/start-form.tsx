import { useLocation } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { type FirstCar, keepFirstCar } from '#web/first-car.ts';
import { Button } from '#web/ui/button.tsx';

interface StartFormProps {
  title: string;
  text: string;
  action: string;
  /** Fields without names, which are sent nowhere; `data-field` says what of a car they hold. */
  children: React.ReactNode;
}

/** The product's first step, to try with one's hands: it leads to the plans, and the generator begins with what was typed. */
export function StartForm({ title, text, action, children }: StartFormProps) {
  const [, navigate] = useLocation();
  return (
    <form
      action={pagePaths.plans}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        keepFirstCar(carIn(event.currentTarget));
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

function carIn(form: HTMLFormElement): FirstCar {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[data-field]')];
  return Object.fromEntries(inputs.map(({ dataset, value }) => [dataset.field, value]));
}
