import * as provisioning from '@payfac/api/contract/provisioning';
import {
  type CheckKind,
  type CheckResult,
  checkResultLabels,
  overallCheckResult,
} from '@payfac/domain/accounts';
import { Button } from '@payfac/ui/button';
import type { NotificationKind } from '@payfac/ui/notifications';
import { useState } from 'react';
import { send } from '../../../shared/api/connection.ts';
import { notify, notifyFailure } from '../../../shared/notify/notify.ts';
import { changes } from '../../../shared/query/client.ts';
import { useAccount } from '../account.ts';

/** A check that ran but didn't pass isn't a success. */
const kinds: Readonly<Record<CheckResult, NotificationKind>> = {
  pass: 'success',
  fail: 'warning',
  unknown: 'warning',
  'not-supported': 'info',
};

interface RunChecksProps {
  readonly label: string;
  /** Default: every kind. */
  readonly kind?: CheckKind;
  /** The button's accessible name, if its label isn't specific enough. */
  readonly describe?: string;
}

/** Runs the account's checks, or one kind of them. */
export function RunChecks({ label, kind, describe }: RunChecksProps) {
  const { application, record } = useAccount();
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    try {
      const { data } = await send(provisioning.runChecks)({
        params: { id: application.applicationId, subMerchantObjId: record._id },
        body: kind ? { kinds: [kind] } : {},
      });
      const overall = overallCheckResult(data.map(({ result }) => result));
      notify(kinds[overall], `Checks done: ${checkResultLabels[overall].toLowerCase()}.`);
    } catch (error) {
      notifyFailure(error);
    }
    await changes().loaded();
    setRunning(false);
  };
  return (
    <Button
      size="small"
      {...(kind && { variant: 'quiet' as const })}
      {...(describe !== undefined && { 'aria-label': describe })}
      isLoading={isRunning}
      onPress={() => void run()}
    >
      {label}
    </Button>
  );
}
