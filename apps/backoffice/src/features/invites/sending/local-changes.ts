import type { Invite } from '@payfac/domain/invites';
import { withCreated, withEdited, withRemoved } from '@payfac/domain/lists';
import type { Wire } from '../../../shared/lists/actions/bulk-action.ts';
import type { Shown } from '../../../shared/lists/use-rows.ts';
import { queryClient } from '../../../shared/query/client.ts';

/*
 * Shows changes to an invite in its list at once, without reloading it: a new one is added in front and the count
 * increases, a changed one is replaced, a deleted one is removed and the count decreases.
 */

/** The rows of every query for invites. */
export const inviteLists = [[], 'invites', 'list'] as const;

const idOf = ({ _id }: Invite): string => _id;

/** Filters that only the platform can evaluate. */
const judged = ['singleSearch', 'name', 'email', 'businessName', 'from', 'to'];

/** Whether a query matches an invite; undefined when only the platform can tell. */
function finds(wire: Wire, { spProductId, status }: Invite): boolean | undefined {
  const takes = (key: string, value: string) =>
    wire[key] === undefined || [wire[key]].flat().includes(value);
  if (!takes('spProductId', spProductId) || !takes('status', status)) return false;
  return judged.some((key) => wire[key] !== undefined) ? undefined : true;
}

/** Changes the visible rows; lists of other queries are reloaded when they are next shown. */
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

/** Adds a new invite in front of the first page and increases the count. */
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

/** Replaces a changed invite. */
export const showEdited = (invite: Invite): void =>
  change((shown) => withResponse(shown, (response) => withEdited(response, invite, idOf)));

/** Removes a deleted invite and decreases the count. */
export const showRemoved = (inviteId: string): void =>
  change((shown) => withResponse(shown, (response) => withRemoved(response, inviteId, idOf)));

/** Changes an invite and shows it; after a refusal, which means that others changed it meanwhile, reloads it. */
export async function shownAfter<T>(call: Promise<T>, show: (result: T) => void): Promise<void> {
  try {
    show(await call);
  } catch (problem) {
    void queryClient().invalidateQueries({ queryKey: inviteLists });
    throw problem;
  }
}
