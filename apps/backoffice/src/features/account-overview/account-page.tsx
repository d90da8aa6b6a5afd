import type { Application } from '@payfac/domain/accounts';
import { Card } from '@payfac/ui/card';
import { Stack } from '@payfac/ui/layout';
import { Skeleton } from '@payfac/ui/skeleton';
import { Suspense } from 'react';
import { AccountStatusBadge } from '../../entities/accounts/status-badge.tsx';
import { LoadProblem } from '../../shared/load-problem.tsx';
import { useQuery } from '../../shared/query/use-query.ts';
import { Screen } from '../../shared/screen/screen.tsx';
import { type Account, AccountContext, nameOf } from './account.ts';
import { AccountActions } from './header/account-actions.tsx';
import { KeyFacts } from './header/key-facts.tsx';
import { StandingBanner } from './header/standing-banner.tsx';
import { SectionTabs, useSection } from './section-tabs.tsx';

/** Stands where something of the account is on its way. */
const Loading = () => (
  <Card>
    <div aria-busy="true">
      <Skeleton lines={8} />
    </div>
  </Card>
);

function Section() {
  const { Content } = useSection();
  return (
    <Suspense fallback={<Loading />}>
      <Content />
    </Suspense>
  );
}

interface AccountPageProps extends Pick<Account, 'view' | 'reads'> {
  /** Of its application. */
  readonly id: string;
}

/** An account: where it stands, what may be done with it, and its parts, one at a time. */
export function AccountPage({ id, view, reads }: AccountPageProps) {
  const { data, error, refetch } = useQuery<Application>({
    queryKey: ['account', view, id],
    queryFn: () => reads.get({ params: { id } }),
  });
  const record = data?.subMerchantDocs[0];
  if (error && !data) {
    return (
      <Screen>
        <LoadProblem
          title="Couldn't load this account"
          error={error}
          onRetry={() => void refetch()}
        />
      </Screen>
    );
  }
  if (!data || !record) {
    return (
      <Screen>
        <Loading />
      </Screen>
    );
  }
  const { legalName } = data.identity.business;
  return (
    <AccountContext value={{ application: data, record, view, reads }}>
      <Screen
        name={nameOf(data)}
        description={`${legalName} · ${data.spProductName}`}
        badges={<AccountStatusBadge status={data.status} />}
        actions={<AccountActions />}
      >
        <Stack gap="lg">
          <StandingBanner />
          <KeyFacts />
          <SectionTabs />
          <Section />
        </Stack>
      </Screen>
    </AccountContext>
  );
}
