import type { Output } from '@payfac/api';
import type { list } from '@payfac/api/contract/comments';
import type { Application } from '@payfac/domain/accounts';
import { settled } from '../../../shared/query/client.ts';
import { useQuery } from '../../../shared/query/use-query.ts';
import { useAccount } from '../account.ts';
import { api } from './api.ts';

/** As many as a page of the call holds. */
const MOST = 100;

/** What a comment on an account names. */
export const aboutAccount = ({ applicationId }: Application) =>
  ({ modelName: 'applications', modelId: applicationId }) as const;

/** The comments on the account, the newest first. */
export function useComments() {
  const { application } = useAccount();
  return useQuery<Output<typeof list>>({
    queryKey: ['comments', application.applicationId],
    queryFn: ({ signal }) =>
      settled(
        api.comments.list(
          { query: { ...aboutAccount(application), sort: '-createdAt', pageSize: MOST } },
          { signal, lane: 'account.comments' },
        ),
      ),
  });
}
