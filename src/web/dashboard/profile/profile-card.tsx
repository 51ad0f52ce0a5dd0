import { useState } from 'react';
import type { CurrentUser } from '#contract/accounts.ts';
import type { FormDraft } from '#web/form-draft.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useFocusBack } from '#web/ui/use-focus-back.ts';
import { ProfileForm, type ProfileNames } from './profile-form.tsx';

type Person = Pick<
  CurrentUser,
  'firstName' | 'lastName' | 'email' | 'subscriptionPlan' | 'role' | 'isTeamMember'
>;

interface ProfileCardProps {
  person: Person;
  /** What is said below the title, if anything. */
  text?: string;
  /** Where what was typed is kept until it is saved. */
  draft?: FormDraft<ProfileNames>;
  save(names: ProfileNames): Promise<unknown>;
}

export function ProfileCard({ person, text, draft, save }: ProfileCardProps) {
  const { profile } = accountsMessages.use();
  const [editing, setEditing] = useState<'asked' | 'kept' | undefined>(() =>
    draft?.read() ? 'kept' : undefined,
  );
  const isEditing = editing !== undefined;
  const editButton = useFocusBack(isEditing);
  return (
    <Card>
      <div className="mb-4 flex min-h-11 items-center justify-between gap-4">
        <h2 className="font-semibold">{profile.title}</h2>
        {!isEditing && (
          <Button ref={editButton} onClick={() => setEditing('asked')}>
            {profile.edit}
          </Button>
        )}
      </div>
      {text && <p className="-mt-4 mb-4 text-muted text-sm">{text}</p>}
      {isEditing ? (
        <ProfileForm
          {...{ person, draft, save }}
          takesFocus={editing === 'asked'}
          onDone={() => setEditing(undefined)}
        />
      ) : (
        <ProfileView person={person} />
      )}
    </Card>
  );
}

function ProfileView({ person }: { person: Person }) {
  const { profile, fields } = accountsMessages.use();
  const rows = [
    [fields.firstName, person.firstName],
    [fields.lastName, person.lastName],
    [fields.email, person.email],
    [profile.plan, person.subscriptionPlan],
    [
      profile.role,
      [profile.roles[person.role], person.isTeamMember && profile.teamMember].filter(Boolean).join(' · '),
    ],
  ] as const;
  return (
    <dl className="divide-y divide-line border-line border-t">
      {rows.map(([label, value]) => (
        <div key={label} className="grid gap-x-4 py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="text-muted text-sm sm:leading-6">{label}</dt>
          <dd className={value ? '' : 'text-muted'}>{value || profile.empty}</dd>
        </div>
      ))}
    </dl>
  );
}
