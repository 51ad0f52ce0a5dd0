import { call } from '#web/api/call.ts';
import { reloadSession, useSignedInUser } from '#web/api/session.ts';
import { formDraftOf } from '#web/form-draft.ts';
import { ApiKeysCard } from '../api-keys/api-keys-card.tsx';
import { WebhooksCard } from '../webhooks/webhooks-card.tsx';
import { WordingsCard } from '../wordings/wordings-card.tsx';
import { DeletionCard } from './deletion-card.tsx';
import { LinkedWaysCard } from './linked-ways-card.tsx';
import { OwnDataCard } from './own-data-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** One's own account: who one is, the password, where one is signed in, what is kept, and the way out. */
export function ProfileTab() {
  const user = useSignedInUser();

  async function save(payload: { firstName: string; lastName: string }) {
    await call('updateProfile', { payload });
    await reloadSession();
  }
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="grid gap-4">
        <ProfileCard person={user} draft={formDraftOf(`autoscritto-profile-draft-${user.id}`)} save={save} />
        <PasswordCard />
        <WordingsCard />
        <OwnDataCard />
      </div>
      <div className="grid gap-4">
        <SessionsCard />
        <LinkedWaysCard />
        <ApiKeysCard />
        <WebhooksCard />
        <DeletionCard />
      </div>
    </div>
  );
}
