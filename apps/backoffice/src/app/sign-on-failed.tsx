import type { ApiError } from '@payfac/api';
import { WRONG_API_USER } from '@payfac/api/messages';
import { Button } from '@payfac/ui/button';
import { EmptyState } from '@payfac/ui/empty-state';
import { NotificationRegion } from '@payfac/ui/notifications';
import { useEffect } from 'react';
import { paymentsLogin } from '../shared/environment/environment.ts';
import { notifications } from '../shared/notify/notify.ts';
import { leaveForLogin } from '../shared/session/sign-out.ts';

/** How long the sign-on error stays (MSG-06). */
const WRONG_USER_MS = 7000;
const ACTING_ENDED = 'ACTING_ENDED';

/** The sign-on couldn't be traded for a session: the platform is unreachable, or doesn't know the user. */
export function SignOnFailed({ error }: { readonly error: ApiError }) {
  const isWrongUser = error.code === WRONG_API_USER;
  useEffect(() => {
    if (!isWrongUser) return;
    notifications().show({ kind: 'danger', message: error.message, duration: WRONG_USER_MS });
  }, [isWrongUser, error.message]);
  return (
    <main>
      <EmptyState
        title="Couldn’t sign you in"
        headingLevel={1}
        tone="danger"
        actions={
          <>
            <Button onPress={() => location.reload()}>Try again</Button>
            {isWrongUser && (
              <Button onPress={() => leaveForLogin('signed-out')}>Sign in as someone else</Button>
            )}
            {error.code === ACTING_ENDED && (
              <Button onPress={() => location.replace(paymentsLogin)}>Go to sign-in</Button>
            )}
          </>
        }
      >
        {isWrongUser ? 'Your sign-in doesn’t belong to a user of this backoffice.' : error.message}
      </EmptyState>
      <NotificationRegion notifications={notifications()} />
    </main>
  );
}
