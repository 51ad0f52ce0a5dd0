import { PasswordCard } from './password-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** One's own account: who one is, the password, where one is signed in. */
export function ProfileTab() {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="grid gap-4">
        <ProfileCard />
        <PasswordCard />
      </div>
      <SessionsCard />
    </div>
  );
}
