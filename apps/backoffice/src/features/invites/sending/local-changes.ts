import type { Invite } from '@payfac/domain/invites';
import { withCreated, withEdited, withRemoved } from '@payfac/domain/lists';
import type { Wire } from '../../../shared/lists/actions/bulk-action.ts';
import type { Shown } from '../../../shared/lists/use-rows.ts';
import { queryClient } from '../../../shared/query/client.ts';

/*
 * What is done to an invite shows in its list at once, without loading it again: a new one goes to the
 * front and the count rises, a changed one takes its own place, a deleted one goes and the count falls.
 */

/** The rows of every query of invites. */
export const inviteLists = [[], 'invites', 'list'] as const;

const idOf = ({ _id }: Invite): string => _id;

/** Filters that the platform alone can judge. */
const judged = ['singleSearch', 'name', 'email', 'businessName', 'from', 'to'];

/** Whether a query finds an invite; undefined where the platform has to be asked. */
function finds(wire: Wire, { spProductId, status }: Invite): boolean | undefined {
  const takes = (key: string, value: string) =>
    wire[key] === undefined || [wire[key]].flat().includes(value);
  if (!takes('spProductId', spProductId) || !takes('status', status)) return false;
  return judged.some((key) => wire[key] !== undefined) ? undefined : true;
}

/** Changes what is shown; lists of other queries are asked for again when they are next shown. */
function change(how: (shown: Shown<Invite>) => Shown<Invite>): void {
  queryClient().setQueriesData<Shown<Invite>>(
    { queryKey: inviteLists, type: 'active' },
    (shown) => shown && how(shown),
  );
  void queryClient().invalidateQueries({
    queryKey: inviteLists,
    type: 'inactive',
    refetchType: 'none',
  });
}

const withResponse = (
  shown: Shown<Invite>,
  how: (response: Shown<Invite>['response']) => Shown<Invite>['response'],
): Shown<Invite> => ({ ...shown, response: how(shown.response) });

/** A new invite goes to the front of the first page, and the count rises. */
export function showCreated(invite: Invite): void {
  let isUnsure = false;
  change((shown) => {
    const isFound = finds(shown.wire, invite);
    if (isFound === undefined) isUnsure = true;
    if (isFound !== true) return shown;
    return withResponse(shown, (response) => {
      const after = withCreated(response, invite);
      const page = shown.wire['page'] === '1' ? after.data : response.data;
      return { ...after, data: page.slice(0, Number(shown.wire['pageSize'])) };
    });
  });
  if (isUnsure) void queryClient().invalidateQueries({ queryKey: inviteLists });
}

/** A changed invite takes the place of the one it was. */
export const showEdited = (invite: Invite): void =>
  change((shown) => withResponse(shown, (response) => withEdited(response, invite, idOf)));

/** A deleted invite goes, and the count falls. */
export const showRemoved = (inviteId: string): void =>
  change((shown) => withResponse(shown, (response) => withRemoved(response, inviteId, idOf)));

/** Changes an invite and shows it; what is refused was changed by others meanwhile, and is loaded. */
export async function shownAfter<T>(call: Promise<T>, show: (result: T) => void): Promise<void> {
  try {
    show(await call);
  } catch (problem) {
    void queryClient().invalidateQueries({ queryKey: inviteLists });
    throw problem;
  }
}
