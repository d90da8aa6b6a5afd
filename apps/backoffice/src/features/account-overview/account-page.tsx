import * as applications from '@payfac/api/contract/applications';
import type { Application } from '@payfac/domain/accounts';
import { Card } from '@payfac/ui/card';
import { Stack } from '@payfac/ui/layout';
import { Skeleton } from '@payfac/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountStatusBadge } from '../../entities/accounts/status-badge.tsx';
import { laterPart } from '../../shared/later/later-part.ts';
import { shows } from '../../shared/query/follow.ts';
import { LoadedScreen } from '../../shared/screen/loaded-screen.tsx';
import { Screen } from '../../shared/screen/screen.tsx';
import { type Account, AccountContext, nameOf, recordOf, useMay } from './account.ts';
import { AccountActions } from './header/account-actions.tsx';
import { KeyFacts, LoanNotice, StandingBanner } from './header/standing.tsx';
import { SectionTabs, useSection } from './sections.tsx';

/** Loaded on demand, since few accounts have several sub-merchants. */
const RecordSwitcher = laterPart(
  async () => (await import('./header/record-switcher.tsx')).RecordSwitcher,
);

/** Shows an applicant their loans before anything else. */
const Notice = () =>
  useMay()('loans.notification') && (
    <Suspense>
      <LoanNotice />
    </Suspense>
  );

/** Shown while a part of the account loads. */
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

interface AccountScreenProps extends Pick<Account, 'view' | 'reads'> {
  readonly id: string;
  readonly application: Application;
}

function AccountScreen({ id, application, view, reads }: AccountScreenProps) {
  const { identity, spProductName, status, suspension, subMerchantDocs } = application;
  const record = recordOf(application, useLocation().search, id);
  return (
    <AccountContext value={{ application, record, view, reads }}>
      <Screen
        name={nameOf(application)}
        description={`${identity.business.legalName} · ${spProductName}`}
        badges={<AccountStatusBadge status={status} isSuspended={suspension !== null} />}
        actions={<AccountActions />}
      >
        <Stack gap="lg">
          <StandingBanner />
          <Notice />
          {/* An active account's overview has them and more; left out of all parts, so that the tabs stay in place. */}
          {status !== 'active' && <KeyFacts />}
          {subMerchantDocs.length > 1 && (
            <Suspense>
              <RecordSwitcher />
            </Suspense>
          )}
          <SectionTabs />
          {/* Values entered or loaded for one sub-merchant don't carry over to another. */}
          <Section key={record._id} />
        </Stack>
      </Screen>
    </AccountContext>
  );
}

const lists = { merchant: '/accounts-view', provider: '/accounts-center' } as const;

interface AccountPageProps extends Pick<Account, 'view' | 'reads'> {
  /** The id of its application, or the account's own id, by which records refer to it. */
  readonly id: string;
}

const isOwnId = (id: string): boolean => id.startsWith('sm_');

/** An account: its standing, the available actions, and its sections, one at a time. */
export function AccountPage({ id, view, reads }: AccountPageProps) {
  const account = useQuery<Application>({
    queryKey: [shows(applications.get), 'account', view, id],
    queryFn: async ({ signal }) => {
      if (!isOwnId(id)) return reads.get({ params: { id } });
      const { applicationOf } = await import('../../entities/accounts/picker-calls.ts');
      return reads.get({ params: { id: (await applicationOf(id, signal)) ?? id } });
    },
  });
  return (
    <LoadedScreen of={account} noun="account" list={lists[view]}>
      {(application) => (
        <AccountScreen id={id} application={application} view={view} reads={reads} />
      )}
    </LoadedScreen>
  );
}
