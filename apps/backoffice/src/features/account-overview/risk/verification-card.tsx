import { Button } from '@payfac/ui/button';
import { Checklist } from '@payfac/ui/checklist';
import { Stack } from '@payfac/ui/layout';
import { Link } from '@payfac/ui/link';
import { Suspense, useState } from 'react';
import { addresses } from '../../../shared/environment/environment.ts';
import { useAccount, useMay } from '../account.ts';
import { RunChecks } from '../underwriting/run-checks.tsx';
import { TermsDialog } from './terms-dialog.tsx';

/** What was made sure of before the account may process: the business is known, the terms are accepted. */
export function VerificationCard() {
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
