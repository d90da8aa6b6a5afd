import type { Output } from '@payfac/api';
import * as comments from '@payfac/api/contract/comments';
import type { Application } from '@payfac/domain/accounts';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../../shared/api/connection.ts';
import { settled } from '../../../shared/query/client.ts';
import { shows } from '../../../shared/query/follow.ts';
import { useAccount } from '../account.ts';

/** As many as a page of the call holds. */
const MOST = 100;

/** What a comment on an account names. */
export const aboutAccount = ({ applicationId }: Application) =>
  ({ modelName: 'applications', modelId: applicationId }) as const;

/** The comments on the account, the newest first. */
export function useComments() {
  const { application } = useAccount();
  return useQuery<Output<typeof comments.list>>({
    queryKey: [shows(comments.list), 'comments', application.applicationId],
    queryFn: ({ signal }) =>
      settled(
        send(comments.list)(
          { query: { ...aboutAccount(application), sort: '-createdAt', pageSize: MOST } },
          { signal, lane: 'account.comments' },
        ),
      ),
  });
}
