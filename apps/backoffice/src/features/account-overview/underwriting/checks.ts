import type { Application, Check, CheckKind } from '@payfac/domain/accounts';
import { settled } from '../../../shared/query/client.ts';
import { useQuery } from '../../../shared/query/use-query.ts';
import { useAccount } from '../account.ts';

/** As many as a page of the call holds: far more than an underwriter reads. */
const MOST = 100;

/** Every run of every check of the sub-merchant, the newest first. */
export function useChecks() {
  const { application, record, view, reads } = useAccount();
  const { applicationId } = application;
  const subMerchantObjId = record._id;
  return useQuery<readonly Check[]>({
    queryKey: ['account-checks', view, applicationId, subMerchantObjId],
    queryFn: async ({ signal }) => {
      const { data } = await settled(
        reads.checks(
          {
            query: {
              applicationId: [applicationId],
              subMerchantObjId: [subMerchantObjId],
              sort: '-ranAt',
              pageSize: MOST,
            },
          },
          { signal },
        ),
      );
      return data;
    },
  });
}

/** What a check last found of each one it looked at: its newest run alone speaks. */
export function latestOf(checks: readonly Check[], kind: CheckKind): readonly Check[] {
  const ofKind = checks.filter((check) => check.kind === kind);
  const newest = Math.max(...ofKind.map(({ ranAt }) => ranAt.getTime()));
  return ofKind.filter(({ ranAt }) => ranAt.getTime() === newest);
}

/** Whether something was checked since the application was last submitted; an approval asks for it. */
export const isCheckedSinceSubmission = (
  checks: readonly Check[],
  { submittedAt }: Pick<Application, 'submittedAt'>,
): boolean => checks.some(({ ranAt }) => !submittedAt || ranAt >= submittedAt);
