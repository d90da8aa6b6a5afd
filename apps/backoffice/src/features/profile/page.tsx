import * as users from '@payfac/api/contract/users';
import { roleLabels, rolesOf } from '@payfac/domain/access';
import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { ButtonLink } from '@payfac/ui/link';
import { Skeleton } from '@payfac/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../shared/api/connection.ts';
import { LoadProblem } from '../../shared/load-problem.tsx';
import { shows } from '../../shared/query/follow.ts';
import { Screen } from '../../shared/screen/screen.tsx';
import { mustAddFactor, useHolder, useSession } from '../../shared/session/session.ts';
import { SignOutEverywhereDialog } from '../../shared/session/sign-out-everywhere-dialog.tsx';
import { Appearance } from './components/appearance.tsx';
import { OwnDetails } from './components/own-details.tsx';
import * as styles from './components/profile.css.ts';
import { SecondFactorCard } from './components/second-factor.tsx';

/** Changing the password, and signing out everywhere. */
function Security() {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Card title="Security" titlePlacement="beside">
      <div className={styles.rows}>
        <div className={styles.row}>
          <div>
            <p className={styles.term}>Password</p>
            <p className={styles.hint}>You’ll need your current password to change it.</p>
          </div>
          <ButtonLink href="/change-password">Change password</ButtonLink>
        </div>
        <div className={styles.row}>
          <div>
            <p className={styles.term}>Signed-in devices</p>
            <p className={styles.hint}>Signs you out everywhere, including here.</p>
          </div>
          <Button onPress={() => setLeaving(true)}>Sign out everywhere</Button>
        </div>
      </div>
      <SignOutEverywhereDialog isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </Card>
  );
}

/** The user's details, appearance, and sign-in settings. */
function Profile() {
  const { userId } = useSession();
  const roles = rolesOf(useHolder()).map((role) => roleLabels[role]);
  const { data, error, refetch } = useQuery({
    queryKey: [shows(users.get), 'profile', userId],
    queryFn: ({ signal }) => send(users.get)({ params: { id: userId } }, { signal }),
    // A form is open on it, so it isn't refreshed while it is filled in.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Screen width="form" description={roles.join(', ')}>
      <Card title="Your details" titlePlacement="beside">
        {error && (
          <LoadProblem
            title="Couldn’t load your details"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Skeleton lines={6} />}
        {data && <OwnDetails user={data} />}
      </Card>
      <Appearance />
      <Security />
      <SecondFactorCard />
    </Screen>
  );
}

/** /profile, or only the part that the user's role requires first. */
export function Component() {
  const isAsked = mustAddFactor(useSession());
  if (!isAsked) return <Profile />;
  return (
    <Screen width="form" description="Add a second step to your sign-in to continue.">
      <SecondFactorCard />
    </Screen>
  );
}
