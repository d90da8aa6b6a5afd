import type { alerts as contract, Output } from '@payfac/api/contract';
import { type AlertAction, alertMoves, alertStatusLabels, applyAlert } from '@payfac/domain/alerts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { CallFailure, changedMeanwhile, notFound } from '../../http/failures.ts';
import { conditionsOf } from '../../http/lists/filters.ts';
import { readOne } from '../../http/lists/read-one.ts';
import { within } from '../../http/scope.ts';
import type { Services } from '../../http/services.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { alerts } from '../../kernel/database/schema/index.ts';
import { lastActOn } from '../activities/last-act.ts';
import { type AlertFilters, type AlertView, alertFilters, alertList, shownAlerts } from './list.ts';

type BulkResponse = Output<typeof contract.discard>;

const verbs: Readonly<Record<AlertAction, string>> = {
  acknowledge: 'acknowledged',
  unacknowledge: 'un-acknowledged',
  discard: 'discarded',
};

/** Activity messages that describe a move. */
const told: ReadonlyMap<string, string> = new Map([
  [`Alert ${verbs.acknowledge}`, 'Acknowledged the alert'],
  [`Alert ${verbs.unacknowledge}`, 'Removed the alert’s acknowledgment'],
  [`Alert ${verbs.discard}`, 'Discarded the alert'],
]);

const own = (alertId: string, { scope }: SessionContext) =>
  and(eq(alerts.alertId, alertId), within(scope, alerts));

/** Moves an alert under its row lock. @throws CallFailure 404, 409. */
async function move(
  transaction: Transaction,
  alertId: string,
  action: AlertAction,
  context: SessionContext,
  at: Date,
): Promise<void> {
  const [found] = await transaction
    .select()
    .from(alerts)
    .where(own(alertId, context))
    .for('update');
  if (!found) throw notFound('The alert', alertId);
  const status = applyAlert(found.status, action);
  if (!status) {
    const label = alertStatusLabels[found.status].toLowerCase();
    const words = `An alert that is ${label} can’t be ${verbs[action]}.`;
    const target = { facilitatorId: found.facilitatorId, id: alertId };
    throw changedMeanwhile(await lastActOn(transaction, target, told), at, words);
  }
  const { person } = context.session;
  const isAcknowledged = status === 'acknowledged';
  await transaction
    .update(alerts)
    .set({
      status,
      // Discarding keeps the record of who acknowledged the alert.
      ...(action === 'discard'
        ? {}
        : {
            acknowledgedAt: isAcknowledged ? at : null,
            acknowledgedUserId: isAcknowledged ? person.userId : null,
            acknowledgedUser: isAcknowledged ? person.username : null,
          }),
    })
    .where(eq(alerts.alertId, alertId));
  await recordActivity(transaction, context, {
    action: 'alerts.manage',
    target: alertId,
    message: `Alert ${verbs[action]}`,
    subMerchantId: found.subMerchantId,
  });
}

export async function moveAlert(
  services: Services,
  alertId: string,
  action: AlertAction,
  context: SessionContext,
): Promise<AlertView> {
  const at = await services.clock.now();
  await inTransaction(services.database, (transaction) =>
    move(transaction, alertId, action, context, at),
  );
  const shown = await readOne(services.pool, alertList({}, context), own(alertId, context));
  if (!shown) throw notFound('The alert', alertId);
  return shown;
}

/** Moves each alert on its own, and reports those that could not be moved. */
export async function moveAlerts(
  services: Services,
  alertIds: readonly string[],
  action: AlertAction,
  context: SessionContext,
): Promise<BulkResponse> {
  const at = await services.clock.now();
  const ids = [...new Set(alertIds)];
  const failed: BulkResponse['failed'] = [];
  for (const id of ids) {
    try {
      await inTransaction(services.database, (transaction) =>
        move(transaction, id, action, context, at),
      );
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem;
      failed.push({ id, message: problem.message });
    }
  }
  return { count: ids.length - failed.length, failed };
}

/** Moves every alert that matches the filters and can make the move. */
export async function moveFiltered(
  services: Services,
  filters: AlertFilters,
  action: AlertAction,
  context: SessionContext,
): Promise<BulkResponse> {
  const states = alertMoves.filter((known) => known.action === action).map(({ from }) => from);
  const rows = await services.database
    .select({ alertId: alerts.alertId })
    .from(alerts)
    .where(
      and(
        shownAlerts(filters, context),
        ...conditionsOf(alertFilters(context), filters),
        inArray(alerts.status, states),
      ),
    )
    .orderBy(asc(alerts.alertId));
  return moveAlerts(
    services,
    rows.map(({ alertId }) => alertId),
    action,
    context,
  );
}
