import type { provisioning as contract, provisioningCenter } from '@payfac/api/contract';
import { type BusinessType, businessTypeLabels, type RiskMetrics } from '@payfac/domain/accounts';
import { formatUsd } from '@payfac/domain/money';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { CallFailure } from '../../http/failures.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Services } from '../../http/services.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import type { subMerchants } from '../../kernel/database/schema/index.ts';
import { type Act, actOf, changeRecord, type LogLine, logAct } from '../accounts/account-log.ts';
import { runChecks } from '../applications/checks.ts';
import { activate } from '../applications/move.ts';
import { boardingProblem, findProductOf } from '../applications/product.ts';
import { lockApplication, ofRecord, showApplication } from '../applications/store.ts';
import { requireOpen } from '../applications/update-record.ts';
import { type Addressed, provision, reset, setDefault } from './processors.ts';
import { setUnderwritingStatus } from './underwriting.ts';

interface BothIds {
  readonly id: string;
  readonly subMerchantObjId: string;
}

interface Activity {
  readonly action: string;
  readonly message: string;
}

type Work<T> = (transaction: Transaction, addressed: Addressed, act: Act) => Promise<T>;

/** @throws CallFailure 409 once the application is decided, 422 for a type the product doesn't accept. */
async function setOwnershipType(
  transaction: Transaction,
  { parts, record }: Addressed,
  ownershipType: BusinessType,
  act: Act,
  context: SessionContext,
): Promise<void> {
  const { application } = parts;
  if (application.status !== 'review') requireOpen(parts, context, act.at);
  const { spProductId, facilitatorId } = application;
  const product = await findProductOf(transaction, spProductId, facilitatorId);
  const message = boardingProblem({ ...product, isActive: true }, { ownershipType });
  if (message !== undefined) throw new CallFailure({ status: 422, code: 'NOT_TAKEN', message });
  const identity = { ...application.identity, ownershipType };
  const line = {
    type: 'details',
    verb: 'Changed the business type',
    from: businessTypeLabels[application.identity.ownershipType],
    to: businessTypeLabels[ownershipType],
  } as const;
  const { applicationId } = application;
  const logged = await logAct(transaction, applicationId, [line], act, { identity });
  await changeRecord(transaction, logged, record.subMerchantObjId, { ownershipType });
}

/** A merchant's expected volumes, in the log's words. */
const metricsInWords = ({ monthlyVolume, averageTicket, highestTicket, dailyCount }: RiskMetrics) =>
  `${formatUsd(monthlyVolume)} a month, ${formatUsd(averageTicket)} on average, ${formatUsd(highestTicket)} at most, ${dailyCount} payments a day`;

const switched = (isOn: boolean) => (isOn ? { from: 'Off', to: 'On' } : { from: 'On', to: 'Off' });

/** The calls on one sub-merchant record; each returns the application with only that record. */
export const createProvisioningHandlers = (
  services: Services,
): Handlers<typeof contract> & Handlers<typeof provisioningCenter> => {
  const { database, clock } = services;

  /** Acts on a record under its application's lock and records who did it. */
  async function acting<T>(
    { id, subMerchantObjId }: BothIds,
    context: SessionContext,
    { action, message }: Activity,
    work: Work<T>,
  ): Promise<T> {
    const at = await clock.now();
    return inTransaction(database, async (transaction) => {
      const parts = await lockApplication(transaction, id, context);
      const { record } = ofRecord(parts, subMerchantObjId);
      const done = await work(transaction, { parts, record }, actOf(context, at));
      await recordActivity(transaction, context, {
        action,
        target: id,
        message: `${message}: ${record.dbaName}`,
        subMerchantId: record.subMerchantId,
      });
      return done;
    });
  }

  async function changing(
    ids: BothIds,
    context: SessionContext,
    act: Activity,
    work: Work<unknown>,
  ) {
    await acting(ids, context, act, work);
    return showApplication(database, ids.id, context, ids.subMerchantObjId);
  }

  const provisioned = (message: string): Activity => ({ action: 'accounts.provision', message });

  /** Turns a flag of the record on or off. */
  const switching = (
    ids: BothIds,
    context: SessionContext,
    message: string,
    changes: Partial<typeof subMerchants.$inferInsert>,
    line: Pick<LogLine, 'from' | 'to'>,
  ) =>
    changing(ids, context, provisioned(message), async (transaction, { parts, record }, act) => {
      const { applicationId } = parts.application;
      const said = { type: 'feature', verb: message, ...line } as const;
      const logged = await logAct(transaction, applicationId, [said], act);
      await changeRecord(transaction, logged, record.subMerchantObjId, changes);
    });

  return {
    provision: ({ params, body }, context) =>
      changing(params, context, provisioned(`Provisioned ${body.processor}`), (tx, one, act) =>
        provision(tx, one, body, act),
      ),
    setDefault: ({ params, body }, context) =>
      changing(params, context, provisioned(`Preferred ${body.processor}`), (tx, one, act) =>
        setDefault(tx, one, body.processor, act),
      ),
    reset: ({ params, body }, context) =>
      changing(params, context, provisioned(`Reset ${body.processor}`), (tx, one, act) =>
        reset(tx, one, body.processor, act),
      ),
    setUnderwritingStatus: ({ params, body }, context) => {
      const act = {
        action: 'accounts.underwritingStatus',
        message: `The processor’s decision is ${body.status}`,
      };
      return changing(params, context, act, (tx, one, { at }) =>
        setUnderwritingStatus(tx, one, body, at, context),
      );
    },
    setECheck: ({ params, body: { enabled } }, context) =>
      switching(
        params,
        context,
        `Switched eChecks ${enabled ? 'on' : 'off'}`,
        {
          echeckEnabled: enabled,
        },
        switched(enabled),
      ),
    setApplePay: ({ params, body: { enabled } }, context) =>
      switching(
        params,
        context,
        `Switched Apple Pay ${enabled ? 'on' : 'off'}`,
        {
          applePayEnabled: enabled,
        },
        switched(enabled),
      ),
    activate: ({ params }, context) =>
      changing(params, context, provisioned('Took live'), (tx, { parts }, act) =>
        activate(tx, parts, act),
      ),
    runChecks: async ({ params, body }, context) => {
      const activity = { action: 'accounts.check', message: 'Ran checks' };
      const data = await acting(params, context, activity, (tx, { parts, record }, act) =>
        runChecks(tx, parts, record, act, body.kinds),
      );
      return { data };
    },
    setOwnershipType: ({ params, body }, context) => {
      const act = {
        action: 'accounts.submit',
        message: `Changed the ownership type to ${body.ownershipType}`,
      };
      return changing(params, context, act, (tx, one, by) =>
        setOwnershipType(tx, one, body.ownershipType, by, context),
      );
    },
    setRiskMetrics: ({ params, body }, context) => {
      const act = { action: 'riskMetrics.edit', message: 'Set the risk metrics' };
      return changing(params, context, act, async (tx, { parts, record }, by) => {
        const line = {
          type: 'limit',
          verb: 'Set the risk metrics',
          from: record.riskMetrics && metricsInWords(record.riskMetrics),
          to: metricsInWords(body),
        } as const;
        const logged = await logAct(tx, parts.application.applicationId, [line], by);
        await changeRecord(tx, logged, record.subMerchantObjId, { riskMetrics: body });
      });
    },
  };
};
