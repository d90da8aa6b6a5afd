import * as applications from '@payfac/api/contract/applications';
import { Button } from '@payfac/ui/button';
import { Checklist } from '@payfac/ui/checklist';
import { ConfirmDialog } from '@payfac/ui/confirm-dialog';
import { Grid, Stack } from '@payfac/ui/layout';
import { Link } from '@payfac/ui/link';
import { Suspense, useState } from 'react';
import { send } from '../../../shared/api/connection.ts';
import { addresses } from '../../../shared/environment/environment.ts';
import { useRun } from '../../../shared/lists/actions/use-run.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { nameOf, useAccount, useMay } from '../account.ts';
import { RunChecks } from '../underwriting/run-checks.tsx';
import { MetricsCard } from './metrics-card.tsx';
import { RulesCard } from './rules-card.tsx';

/** Records that the owner accepted the terms outside the application. */
function TermsDialog({ onClose }: { readonly onClose: () => void }) {
  const { application, record } = useAccount();
  const name = nameOf(application);
  const { isRunning, error, run } = useRun(
    () =>
      send(applications.updateSubMerchant)({
        params: { id: application.applicationId, subMerchantObjId: record._id },
        body: { acknowledged: true },
      }),
    () => {
      notify('success', `Recorded that the owner of ${name} accepted the terms.`);
      onClose();
    },
  );
  return (
    <ConfirmDialog
      isOpen
      title={`Did the owner of ${name} accept the terms?`}
      confirmLabel="Record acknowledgment"
      isConfirming={isRunning}
      error={error}
      onConfirm={run}
      onCancel={onClose}
    >
      The owner has read and accepts the Terms and Conditions and the Privacy Policy. This can’t be
      undone.
    </ConfirmDialog>
  );
}

/** The checks before the account may process: the business is verified, and the terms are accepted. */
function VerificationCard() {
  const { application, record } = useAccount();
  const may = useMay();
  const [isAccepting, setAccepting] = useState(false);
  const { knowYourBusiness, acknowledged } = record.rules;
  const mayCheck = may('accounts.check');
  const isClosed = application.status === 'declined' || application.status === 'archived';
  const mayAccept = !isClosed && may('accounts.status') && may('accounts.submit');
  return (
    <Stack gap="md">
      <Checklist
        title="Know your business"
        tasks={[
          {
            id: 'business',
            title: 'Business verified, or vouched for by approving',
            isDone: knowYourBusiness,
            description: 'Business verification has to pass, or you vouch for it by approving.',
            ...(mayCheck && {
              action: (
                <RunChecks label="Verify" kind="business" describe="Run business verification" />
              ),
            }),
          },
          {
            id: 'terms',
            title: 'Terms acknowledged by the owner',
            isDone: acknowledged,
            description: 'The owner accepts them with the application.',
            ...(mayAccept && {
              action: (
                <Button size="small" onPress={() => setAccepting(true)}>
                  Record acknowledgment
                </Button>
              ),
            }),
          },
        ]}
      />
      {mayCheck && addresses.businessVerification !== undefined && (
        <Link href={addresses.businessVerification} isExternal>
          Business verification service
        </Link>
      )}
      {isAccepting && (
        <Suspense>
          <TermsDialog onClose={() => setAccepting(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

/** The account's risk rules and metrics, and its verification. */
export const RiskSection = () => (
  <Grid column="xl">
    <Stack>
      <MetricsCard />
      <VerificationCard />
    </Stack>
    {useMay()('sidebar.rules') && (
      <Suspense>
        <RulesCard />
      </Suspense>
    )}
  </Grid>
);
