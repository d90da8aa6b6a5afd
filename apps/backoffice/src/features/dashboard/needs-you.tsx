import { can } from '@payfac/domain/access';
import { formatUsd } from '@payfac/domain/money';
import { Card } from '@payfac/ui/card';
import { Link } from '@payfac/ui/link';
import { useQuery } from '@tanstack/react-query';
import { dueWords } from '../../entities/disputes/dispute-due.tsx';
import {
  accountsQuery,
  alertsQuery,
  awaitingResponse,
  disputesQuery,
  heldPaymentsQuery,
  highAlertsQuery,
  retryingWebhooksQuery,
  type WaitingQuery,
} from '../../entities/waiting/queries.ts';
import { counted, wholeNumber } from '../../shared/counted.ts';
import { LoadProblem } from '../../shared/load-problem.tsx';
import { mayOpen } from '../../shared/routes/route.ts';
import { useHolder } from '../../shared/session/session.ts';
import type { Standing } from '../../shared/status/standings.ts';
import { StatusNote } from '../../shared/status/status-word.tsx';
import { now } from '../../shared/time/clock.ts';
import * as styles from './page.css.ts';
import { anyAccountQuery, payoutsQuery } from './queries.ts';
import { rowsAt } from './range-address.ts';
import { useScope } from './scope.ts';
import { LoadingRows } from './widget-card.tsx';

/** One kind of work: how much waits, one fact about its urgency, and a link to its list. */
interface Need {
  readonly words: string;
  readonly standing: Standing;
  readonly fact: string | undefined;
  readonly href: string;
}

interface Found {
  readonly count: number;
  readonly countIsLowerBound?: boolean | undefined;
}

const wordsOf = ({ count, countIsLowerBound }: Found, one: string, many?: string): string =>
  countIsLowerBound === true
    ? `${wholeNumber(count)}+ ${many ?? `${one}s`}`
    : counted(count, one, many);

const MINUTE_MS = 60_000;

/** Elapsed time in the largest complete unit: '5 min', '3 h', '2 days'. */
export function ageText(since: Date, at: Date): string {
  const minutes = Math.max(0, Math.floor((at.getTime() - since.getTime()) / MINUTE_MS));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} h` : counted(Math.floor(hours / 24), 'day');
}

/** Requests only work that the user can act on. */
function useWork<T>(isTheirs: boolean, query: WaitingQuery<T>) {
  const { data, error, isLoading, refetch } = useQuery({ ...query, enabled: isTheirs });
  return { data: isTheirs ? data : undefined, error, isLoading, refetch };
}

const some = <T extends Found>(found: T | undefined): T | undefined =>
  found && found.count > 0 ? found : undefined;

/** The work that waits for the user now, most urgent deadline or money first. */
function useNeeds() {
  const holder = useHolder();
  const { subMerchantId, spProductId } = useScope().scope;
  const scope = { subMerchantId, spProductId };
  const may = (...all: readonly Parameters<typeof can>[1][]) =>
    all.every((each) => can(holder, each));
  const handlesAlerts = may('sidebar.alerts', 'alerts.manage');
  const holdsPayouts =
    can(holder, 'payouts.hold') &&
    mayOpen(holder, { access: ['sidebar.payouts'], feature: 'payouts' });
  const decidesAccounts =
    can(holder, 'accounts.approve') &&
    mayOpen(holder, { access: ['sidebar.merchant.accounts', 'sidebar.accounts'] });

  const disputes = useWork(may('sidebar.disputes'), disputesQuery(scope));
  const payouts = useWork(holdsPayouts, payoutsQuery(scope, ['on-hold']));
  const payments = useWork(
    may('sidebar.transactions', 'transactions.review'),
    heldPaymentsQuery(scope),
  );
  const alerts = useWork(handlesAlerts, alertsQuery(scope));
  const high = useWork(handlesAlerts, highAlertsQuery(scope));
  const accounts = useWork(decidesAccounts, accountsQuery(scope));
  const webhooks = useWork(may('sidebar.webhooks'), retryingWebhooksQuery(scope));
  const asked = [disputes, payouts, payments, alerts, high, accounts, webhooks];

  const needs: Need[] = [];
  const waitingDisputes = some(disputes.data);
  if (waitingDisputes) {
    const [first] = waitingDisputes.data;
    const due = first && dueWords(first);
    needs.push({
      words: wordsOf(waitingDisputes, 'dispute'),
      standing: due === 'Past due' ? 'failed' : 'waits',
      fact: due && `first ${due.toLowerCase()}`,
      href: rowsAt('/disputes', { status: awaitingResponse, sort: 'respondBy', ...scope }),
    });
  }
  const held = some(payouts.data);
  if (held) {
    needs.push({
      words: `${counted(held.count, 'payout')} on hold`,
      standing: 'waits',
      fact: formatUsd(held.amount),
      href: rowsAt('/reporting/payouts', { status: ['on-hold'], ...scope }),
    });
  }
  const reviewed = some(payments.data);
  if (reviewed) {
    const [oldest] = reviewed.data;
    needs.push({
      words: `${wordsOf(reviewed, 'payment')} for review`,
      standing: 'waits',
      fact: oldest && `oldest ${ageText(oldest.createdAt, now())}`,
      href: rowsAt('/reporting/transactions', {
        view: 'payments',
        status: ['for-review'],
        ...scope,
      }),
    });
  }
  const raised = some(alerts.data);
  if (raised) {
    const urgent = some(high.data);
    needs.push({
      words: wordsOf(raised, 'alert'),
      standing: urgent ? 'failed' : 'waits',
      fact: urgent && `${wholeNumber(urgent.count)} high`,
      href: rowsAt('/risk-management/alerts', { status: ['unacknowledged'], ...scope }),
    });
  }
  const applied = some(accounts.data);
  if (applied) {
    needs.push({
      words: `${wordsOf(applied, 'account')} to decide`,
      standing: 'waits',
      fact: undefined,
      href: rowsAt('/accounts-view', { stage: ['review'], ...scope }),
    });
  }
  const retrying = some(webhooks.data);
  if (retrying) {
    needs.push({
      words: `${wordsOf(retrying, 'webhook')} retrying`,
      standing: 'over',
      fact: retrying.data[0]?.spProductName,
      href: rowsAt('/developer/webhooks', { status: ['retrying'], ...scope }),
    });
  }
  const failed = asked.filter(({ error }) => error !== null);
  return {
    needs,
    isLoading: asked.some(({ isLoading }) => isLoading),
    error: failed[0]?.error,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}

/** Nothing waits. Before the first account, an invite is what comes next. */
function Nothing() {
  const holder = useHolder();
  const mayInvite =
    can(holder, 'invites.manage') &&
    mayOpen(holder, { access: ['sidebar.invites'] }) &&
    mayOpen(holder, { access: ['sidebar.merchant.accounts', 'sidebar.accounts'] });
  const { data: hasAccounts, isLoading } = useQuery({ ...anyAccountQuery, enabled: mayInvite });
  if (isLoading) return <LoadingRows count={1} />;
  return (
    <p className={styles.quiet}>
      {mayInvite && hasAccounts === false ? (
        <>
          No accounts yet. <Link href="/invites">Invite the first merchant</Link> to apply.
        </>
      ) : (
        'Nothing needs you.'
      )}
    </p>
  );
}

/** Waiting work comes before the latest events: each item links to exactly that list. */
export function NeedsYou() {
  const { needs, isLoading, error, retry } = useNeeds();
  return (
    <Card title="Needs you">
      {isLoading ? (
        <LoadingRows count={5} />
      ) : (
        <>
          {needs.length > 0 && (
            <ul className={styles.rows}>
              {needs.map(({ words, standing, fact, href }) => (
                <li key={href} className={styles.need}>
                  <span className={styles.needWords}>
                    <Link href={href} variant="quiet">
                      <StatusNote standing={standing} isBare>
                        {words}
                      </StatusNote>
                    </Link>
                  </span>
                  {fact !== undefined && <span className={styles.quiet}>{fact}</span>}
                </li>
              ))}
            </ul>
          )}
          {error && (
            <LoadProblem title="Couldn’t load all that waits" error={error} onRetry={retry} />
          )}
          {needs.length === 0 && !error && <Nothing />}
        </>
      )}
    </Card>
  );
}
