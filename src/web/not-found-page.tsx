import { pagePaths } from '#contract/pages.ts';
import { keepReturnPath } from './api/return-path.ts';
import { useSession } from './api/session.ts';
import { siteMessages } from './i18n/site-messages.ts';
import { ButtonLink } from './ui/button.tsx';
import { Page } from './ui/page.tsx';
import { PlainHeader } from './ui/plain-header.tsx';
import { CarSilhouette } from './vehicles/car-silhouette.tsx';

/** `opensSignedIn`: the page is there for who signs in, and he is brought back to it. */
export function NotFoundPage({ opensSignedIn = false }: { opensSignedIn?: boolean }) {
  const { notFound, nav } = siteMessages.use();
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <Page title={notFound.title} header={<PlainHeader />} className="grid place-items-center py-16">
      <div className="max-w-md text-center">
        <CarSilhouette isUnknown className="mx-auto mb-8 w-56 text-edge" />
        <h1 className="display text-4xl">{notFound.title}</h1>
        <p className="mt-4 mb-8 text-muted">{isSignedIn ? notFound.textSignedIn : notFound.text}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink href={pagePaths.home} look="ink">
            {notFound.home}
          </ButtonLink>
          {isSignedIn ? (
            <ButtonLink href={pagePaths.dashboard}>{nav.dashboard}</ButtonLink>
          ) : (
            <span onClickCapture={() => opensSignedIn && keepReturnPath()}>
              <ButtonLink href={pagePaths.login}>{notFound.signIn}</ButtonLink>
            </span>
          )}
        </div>
      </div>
    </Page>
  );
}
