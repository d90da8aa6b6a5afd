import * as notifications from '@payfac/api/contract/notifications';
import { type NotificationKind, updateKinds, waitingKinds } from '@payfac/domain/notifications';
import { Skeleton } from '@payfac/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { MarkAllRead } from '../../entities/notifications/mark-read.tsx';
import { inboxInterval } from '../../entities/notifications/unread.ts';
import { withParams } from '../../shared/address.ts';
import { countOf } from '../../shared/lists/count-of.ts';
import { ListView } from '../../shared/lists/list-view.tsx';
import { ListScreen } from '../../shared/screen/screen.tsx';
import { accountAtom } from '../../shared/session/account.ts';
import { read, updates, waiting } from './list.ts';

const parts = ['waiting', 'updates', 'read'] as const;
type Part = (typeof parts)[number];

const kindsOf: Readonly<Record<Exclude<Part, 'read'>, readonly NotificationKind[]>> = {
  waiting: waitingKinds,
  updates: updateKinds,
};

const unreadOf = (part: Exclude<Part, 'read'>) =>
  countOf(notifications.list, (account) => ({
    acknowledged: false,
    kind: [...kindsOf[part]],
    pageSize: 1,
    ...(account !== undefined && { subMerchantId: [account] }),
  }));

const counters = { waiting: unreadOf('waiting'), updates: unreadOf('updates') };

/** The unread notifications of each part, looked at as often as the bell does. */
function useCounts() {
  const account = useAtomValue(accountAtom)?.subMerchantId;
  return useQuery<Partial<Record<Part, number | undefined>>>({
    queryKey: [counters.waiting.shown, 'notifications', 'parts', account],
    queryFn: async () => {
      const [ofWaiting, ofUpdates] = await Promise.all([
        counters.waiting.load(account),
        counters.updates.load(account),
      ]);
      return { waiting: ofWaiting, updates: ofUpdates };
    },
    refetchInterval: inboxInterval,
  });
}

const scopeOf = (part: Exclude<Part, 'read'>) => ({
  acknowledged: false,
  kind: [...kindsOf[part]],
});

function Shown({ part }: { readonly part: Part }) {
  switch (part) {
    case 'waiting':
      return <ListView list={waiting} scope={scopeOf('waiting')} prefix="waiting" />;
    case 'updates':
      return <ListView list={updates} scope={scopeOf('updates')} prefix="updates" />;
    case 'read':
      return <ListView list={read} scope={{ acknowledged: true }} prefix="read" />;
  }
}

/**
 * /inbox: what waits for the person, then what happened, then what was read; the address names the open part. Without
 * one, it opens where there is something.
 */
export function Component() {
  const { pathname, search } = useLocation();
  const { data: counts, isPending } = useCounts();
  const named = new URLSearchParams(search).get('show');
  const fallback = counts?.waiting === 0 && counts.updates !== 0 ? 'updates' : 'waiting';
  const part = parts.find((each) => each === named) ?? fallback;
  const hrefOf = (show: Part) => `${pathname}${withParams('', { show })}`;
  const tab = (show: Part, label: string) => {
    const count = counts?.[show];
    return { href: hrefOf(show), label, ...(count !== undefined && { count }) };
  };
  return (
    <ListScreen
      actions={
        part !== 'read' && (counts?.[part] ?? 0) > 0 && <MarkAllRead kinds={kindsOf[part]} />
      }
      parts={{
        label: 'Notifications',
        activeHref: hrefOf(part),
        tabs: [tab('waiting', 'Needs you'), tab('updates', 'Updates'), tab('read', 'Read')],
      }}
    >
      {named === null && isPending ? <Skeleton lines={8} /> : <Shown part={part} />}
    </ListScreen>
  );
}
