import { Page } from '#web/ui/page.tsx';
import { PlainHeader } from '#web/ui/plain-header.tsx';

interface AccountPageProps {
  title: string;
  text?: string;
  children: React.ReactNode;
}

/** The narrow column in which people sign in or open an account. */
export function AccountPage({ title, text, children }: AccountPageProps) {
  return (
    <Page title={title} header={<PlainHeader />} className="py-10 md:py-16">
      <div className="mx-auto max-w-[26rem]">
        <h1 className="display text-[2rem] md:text-4xl">{title}</h1>
        {text && <p className="mt-2 text-muted">{text}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </Page>
  );
}
