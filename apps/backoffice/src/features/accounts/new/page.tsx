import * as applications from '@payfac/api/contract/applications';
import type { Application } from '@payfac/domain/accounts';
import { Card } from '@payfac/ui/card';
import { EmptyState } from '@payfac/ui/empty-state';
import { Link } from '@payfac/ui/link';
import { Skeleton } from '@payfac/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { isResumable } from '../../../entities/accounts/resumable.ts';
import { send } from '../../../shared/api/connection.ts';
import { LoadProblem } from '../../../shared/load-problem.tsx';
import { Screen } from '../../../shared/screen/screen.tsx';
import { AccountWizard } from './account-wizard.tsx';
import { applicationKey } from './saves.ts';

/**
 * /accounts/new: a new account, or an unfinished one (`?application=`) at its step. `?product=` preselects the product.
 */
export function Component() {
  const [params] = useSearchParams();
  const id = params.get('application');
  const { data, error, refetch } = useQuery<Application>({
    queryKey: applicationKey(id ?? ''),
    queryFn: () => send(applications.get)({ params: { id: id ?? '' } }),
    enabled: id !== null,
    refetchOnWindowFocus: false,
  });
  const application = id === null ? undefined : data;
  const name = application?.identity.business.dbaName;
  return (
    <Screen width="form" name={name}>
      {id !== null && !application && !error && (
        <Card>
          <div aria-busy="true">
            <Skeleton lines={8} />
          </div>
        </Card>
      )}
      {error && !application && (
        <LoadProblem
          title="Couldn’t load this application"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {application && !isResumable(application) && (
        <EmptyState
          title="This application was submitted"
          actions={<Link href="/accounts-view">View accounts</Link>}
        >
          You can edit it here again if a reviewer asks for more information.
        </EmptyState>
      )}
      {(id === null || (application && isResumable(application))) && (
        <AccountWizard application={application} spProductId={params.get('product') ?? undefined} />
      )}
    </Screen>
  );
}
