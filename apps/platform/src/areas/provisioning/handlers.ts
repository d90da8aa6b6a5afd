import type { provisioning as contract, provisioningCenter } from '@payfac/api/contract';
import type { BusinessType } from '@payfac/domain/accounts';
import type { SessionContext } from '../../api/context.ts';
import { CallFailure } from '../../api/failures.ts';
import type { Handlers } from '../../api/handlers.ts';
import type { Services } from '../../api/services.ts';
import type { Transaction } from '../../database/connection.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { subMerchants } from '../../database/schema/index.ts';
import { recordActivity } from '../activities/record.ts';
import { runChecks } from '../applications/checks.ts';
import { activation } from '../applications/move.ts';
import { boardingProblem, findProductOf } from '../applications/product.ts';
import {
  changeApplication,
  changeRecord,
  lockApplication,
  ofRecord,
  showApplication,
} from '../applications/store.ts';
import { requireOpen } from '../applications/update-record.ts';
import { type Addressed, provision, reset, setDefault } from './processors.ts';
import { setUnderwritingStatus } from './underwriting.ts';

interface BothIds {
  readonly id: string;
  readonly subMerchantObjId: string;
}

interface Act {
  readonly action: string;
  readonly message: string;
}

type Work<T> = (transaction: Transaction, addressed: Addressed, at: Date) => Promise<T>;

/** @throws CallFailure 409 once it is decided, 422 for a type the product does not take. */
async function setOwnershipType(
  transaction: Transaction,
  { parts, record }: Addressed,
  ownershipType: BusinessType,
  at: Date,
  context: SessionContext,
): Promise<void> {
  const { application } = parts;
  if (application.status !== 'review') requireOpen(parts, context);
  const { spProductId, facilitatorId } = application;
  const product = await findProductOf(transaction, spProductId, facilitatorId);
  const message = boardingProblem({ ...product, isActive: true }, { ownershipType });
  if (message !== undefined) throw new CallFailure({ status: 422, code: 'NOT_TAKEN', message });
  const identity = { ...application.identity, ownershipType };
  await changeApplication(transaction, application.applicationId, { identity }, at);
  await changeRecord(transaction, record.subMerchantObjId, { ownershipType }, at);
}

/** The calls below one sub-merchant record; each returns the application with that record. */
export const createProvisioningHandlers = (
  services: Services,
): Handlers<typeof contract> & Handlers<typeof provisioningCenter> => {
  const { database, clock } = services;

  /** Does something to a record under the lock of its application, with who did it. */
  async function acting<T>(
    { id, subMerchantObjId }: BothIds,
    context: SessionContext,
    { action, message }: Act,
    work: Work<T>,
  ): Promise<T> {
    const at = await clock.now();
    return inTransaction(database, async (transaction) => {
      const parts = await lockApplication(transaction, id, context);
      const { record } = ofRecord(parts, subMerchantObjId);
      const done = await work(transaction, { parts, record }, at);
      await recordActivity(transaction, context, {
        action,
        target: id,
        message: `${message}: ${record.dbaName}`,
        subMerchantId: record.subMerchantId,
      });
      return done;
    });
  }

  async function changing(ids: BothIds, context: SessionContext, act: Act, work: Work<unknown>) {
    await acting(ids, context, act, work);
    return showApplication(database, ids.id, context, ids.subMerchantObjId);
  }

  const provisioned = (message: string): Act => ({ action: 'accounts.provision', message });

  /** A switch of the record. */
  const switching = (
    ids: BothIds,
    context: SessionContext,
    message: string,
    changes: Partial<typeof subMerchants.$inferInsert>,
  ) =>
    changing(ids, context, provisioned(message), (transaction, { record }, at) =>
      changeRecord(transaction, record.subMerchantObjId, changes, at),
    );

  return {
    provision: ({ params, body }, context) =>
      changing(params, context, provisioned(`Provisioned ${body.processor}`), (tx, one, at) =>
        provision(tx, one, body, at),
      ),
    setDefault: ({ params, body }, context) =>
      changing(params, context, provisioned(`Preferred ${body.processor}`), (tx, one, at) =>
        setDefault(tx, one, body.processor, at),
      ),
    reset: ({ params, body }, context) =>
      changing(params, context, provisioned(`Reset ${body.processor}`), (tx, one, at) =>
        reset(tx, one, body.processor, at),
      ),
    setUnderwritingStatus: ({ params, body }, context) => {
      const act = {
        action: 'accounts.underwritingStatus',
        message: `The processor's decision is ${body.status}`,
      };
      return changing(params, context, act, (tx, one, at) =>
        setUnderwritingStatus(tx, one, body, at, context),
      );
    },
    setECheck: ({ params, body: { enabled } }, context) =>
      switching(params, context, `Switched eChecks ${enabled ? 'on' : 'off'}`, {
        echeckEnabled: enabled,
      }),
    setApplePay: ({ params, body: { enabled } }, context) =>
      switching(params, context, `Switched Apple Pay ${enabled ? 'on' : 'off'}`, {
        applePayEnabled: enabled,
      }),
    activate: ({ params }, context) =>
      changing(params, context, provisioned('Took live'), async (tx, { parts }, at) =>
        changeApplication(tx, params.id, await activation(tx, parts, at), at),
      ),
    runChecks: async ({ params, body }, context) => {
      const ranBy = context.session.person.username;
      const act = { action: 'accounts.check', message: 'Ran checks' };
      const data = await acting(params, context, act, (tx, { parts, record }, at) =>
        runChecks(tx, parts, record, { kinds: body.kinds, ranBy, at }),
      );
      return { data };
    },
    setOwnershipType: ({ params, body }, context) => {
      const act = {
        action: 'accounts.submit',
        message: `Changed the ownership type to ${body.ownershipType}`,
      };
      return changing(params, context, act, (tx, one, at) =>
        setOwnershipType(tx, one, body.ownershipType, at, context),
      );
    },
    setRiskMetrics: ({ params, body }, context) => {
      const act = { action: 'riskMetrics.edit', message: 'Set the risk metrics' };
      return changing(params, context, act, (tx, { record }, at) =>
        changeRecord(tx, record.subMerchantObjId, { riskMetrics: body }, at),
      );
    },
  };
};
