import * as applications from '@payfac/api/contract/applications';
import type { Check } from '@payfac/domain/accounts';
import { useQuery } from '@tanstack/react-query';
import { settled } from '../../../shared/query/client.ts';
import { shows } from '../../../shared/query/follow.ts';
import { useAccount } from '../account.ts';

/** As many as a page of the call holds: far more than an underwriter reads. */
const MOST = 100;

/** Every run of every check of the account, the newest first. */
export function useChecks() {
  const { application, view, reads } = useAccount();
  const { applicationId } = application;
  return useQuery<readonly Check[]>({
    queryKey: [shows(applications.checks), 'account-checks', view, applicationId],
    queryFn: async ({ signal }) => {
      const query = { applicationId: [applicationId], pageSize: MOST };
      const { data } = await settled(reads.checks({ query }, { signal }));
      return data;
    },
  });
}
