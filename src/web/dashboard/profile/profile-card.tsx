import { useState } from 'react';
import { useSignedInUser } from '#web/api/session.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useFocusBack } from '#web/ui/use-focus-back.ts';
import { ProfileForm } from './profile-form.tsx';

export function ProfileCard() {
  const { profile } = accountsMessages.use();
  const [isEditing, setEditing] = useState(false);
  const editButton = useFocusBack(isEditing);
  return (
    <Card>
      <div className="mb-4 flex min-h-11 items-center justify-between gap-4">
        <h2 className="font-semibold">{profile.title}</h2>
        {!isEditing && (
          <Button ref={editButton} onClick={() => setEditing(true)}>
            {profile.edit}
          </Button>
        )}
      </div>
      {isEditing ? <ProfileForm onClose={() => setEditing(false)} /> : <ProfileView />}
    </Card>
  );
}

function ProfileView() {
  const { profile, fields } = accountsMessages.use();
  const user = useSignedInUser();
  const rows = [
    [fields.firstName, user.firstName],
    [fields.lastName, user.lastName],
    [fields.email, user.email],
    [profile.plan, user.subscriptionPlan],
    [
      profile.role,
      [profile.roles[user.role], user.isTeamMember && profile.teamMember].filter(Boolean).join(' · '),
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
