import * as secondFactor from '@payfac/api/contract/second-factor';
import { type Role, roleLabels, roles } from '@payfac/domain/access';
import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { Checkbox } from '@payfac/ui/checkbox';
import { Skeleton } from '@payfac/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { send } from '../../../shared/api/connection.ts';
import { counted } from '../../../shared/counted.ts';
import { useRun } from '../../../shared/lists/actions/use-run.ts';
import { LoadProblem } from '../../../shared/load-problem.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { shows } from '../../../shared/query/follow.ts';
import * as styles from './users.css.ts';

type Rules = z.output<typeof secondFactor.roles.output>;

/** Whom a requirement affects. */
function affected(holders: Rules['holders'], role: Role): string {
  const { users, withoutFactor } = holders.find((one) => one.role === role) ?? {
    users: 0,
    withoutFactor: 0,
  };
  const who = counted(users, 'user');
  if (users === 0) return 'No users';
  if (users === 1) return `${who}, ${withoutFactor === 0 ? 'with' : 'without'} a second step`;
  if (withoutFactor === 0) return `${who}, all with a second step`;
  if (withoutFactor === users) return `${who}, none with a second step`;
  return `${who}, ${counted(withoutFactor, 'without', 'without')} a second step`;
}

/** The roles whose users need a second factor. */
function RequiredOf({ roles: kept, holders }: Rules) {
  const [chosen, setChosen] = useState(kept);
  const { isRunning, error, run } = useRun(
    () => send(secondFactor.requireOfRoles)({ body: { roles: [...chosen] } }),
    () => notify('success', 'Saved who needs a second step.'),
  );
  const isChanged = roles.some((role) => chosen.includes(role) !== kept.includes(role));
  const toggle = (role: Role, isOn: boolean) =>
    setChosen(isOn ? [...chosen, role] : chosen.filter((one) => one !== role));
  return (
    <div className={styles.rules}>
      <fieldset className={styles.roles} aria-label="Roles that need a second step">
        {roles.map((role) => (
          <Checkbox
            key={role}
            label={roleLabels[role]}
            description={affected(holders, role)}
            value={chosen.includes(role)}
            onChange={(isOn) => toggle(role, isOn)}
          />
        ))}
      </fieldset>
      {error !== undefined && <p role="alert">{error}</p>}
      {isChanged && (
        <div className={styles.buttons}>
          <Button variant="primary" isLoading={isRunning} onPress={run}>
            Save roles
          </Button>
          <Button isDisabled={isRunning} onPress={() => setChosen(kept)}>
            Discard changes
          </Button>
        </div>
      )}
    </div>
  );
}

/** Which users must sign in with a second factor. */
export function SignInRules() {
  const { data, error, refetch } = useQuery({
    queryKey: [shows(secondFactor.roles), 'second-factor-roles'],
    queryFn: ({ signal }) => send(secondFactor.roles)({}, { signal }),
  });
  return (
    <div className={styles.page}>
      <Card
        title="Second step"
        description="People with these roles add an authenticator app or a passkey before they do anything else. Everybody else may add one on their profile. API keys aren’t affected."
        titlePlacement="beside"
      >
        {error && (
          <LoadProblem
            title="Couldn’t load who needs a second step"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Skeleton lines={5} />}
        {data && <RequiredOf key={data.roles.join()} {...data} />}
      </Card>
    </div>
  );
}
