import type { applicationsCenter, applications as contract } from '@payfac/api/contract';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { exportOf } from '../../http/csv/export-list.ts';
import type { Handlers } from '../../http/handlers.ts';
import { pageOf } from '../../http/lists/page.ts';
import type { Services } from '../../http/services.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { accountNames } from '../accounts/list.ts';
import { changedFields } from '../activities/changed-fields.ts';
import { approveApplication } from './approve.ts';
import { categoryList } from './category-list.ts';
import { checkList } from './checks.ts';
import { clearCheck } from './clear-check.ts';
import { cloneApplication } from './clone.ts';
import { createApplication } from './create.ts';
import { applicationExport, applicationExportList, applicationIdList } from './list.ts';
import { remindPci } from './remind-pci.ts';
import { reopenApplication } from './reopen.ts';
import {
  findApplication,
  lockApplication,
  ofRecord,
  showApplication,
  showApplications,
} from './store.ts';
import { submitApplication } from './submit.ts';
import { updateApplication } from './update.ts';
import { updateRecord } from './update-record.ts';
import type { ApplicationParts } from './view.ts';

/** Calls that operators and providers share; the user's scope decides which applications they reach. */
export const createApplicationsCenterHandlers = (
  services: Services,
): Handlers<typeof applicationsCenter> => {
  const { database, pool, clock } = services;
  const pageOfIds = pageOf(pool, applicationIdList);

  /** Changes an application under its lock and returns it. */
  async function changed(
    applicationId: string,
    context: SessionContext,
    work: (transaction: Transaction, parts: ApplicationParts, at: Date) => Promise<void>,
    subMerchantObjId?: string,
  ) {
    const at = await clock.now();
    return inTransaction(database, async (transaction) => {
      const parts = await lockApplication(transaction, applicationId, context);
      await work(transaction, parts, at);
      return showApplication(transaction, applicationId, context, subMerchantObjId);
    });
  }

  return {
    list: {
      page: async (input, context) => {
        const page = await pageOfIds(input, context);
        return { ...page, data: await showApplications(database, page.data, context) };
      },
      csv: exportOf(pool, applicationExportList, applicationExport),
    },
    get: ({ params }, context) => showApplication(database, params.id, context),
    create: ({ body }, context) => createApplication(services, body, context),
    submit: ({ body }, context) =>
      changed(body.applicationId, context, (transaction, parts, at) =>
        submitApplication(transaction, parts, at, context),
      ),
    clone: async ({ body }, context) =>
      showApplication(database, await cloneApplication(services, body, context), context),
    raw: async ({ body: { applicationId } }, context) => {
      const { application, records, payoutAccounts } = await findApplication(
        database,
        applicationId,
        context,
      );
      return { applicationId, raw: { application, records, payoutAccounts } };
    },
    checks: pageOf(pool, checkList),
    approve: ({ params, body }, context) =>
      changed(params.id, context, (transaction, parts, at) =>
        approveApplication(transaction, parts, body, at, context),
      ),
    update: ({ params, body }, context) =>
      changed(params.id, context, (transaction, parts, at) =>
        updateApplication({ transaction, parts, body, at, context }),
      ),
    open: ({ body }, context) =>
      changed(body.applicationId, context, (transaction, parts, at) =>
        reopenApplication(transaction, parts, body.reason, at, context),
      ),
    categories: pageOf(pool, categoryList),
    getSubMerchant: ({ params }, context) =>
      showApplication(database, params.id, context, params.subMerchantObjId),
    updateSubMerchant: ({ params, body }, context) =>
      changed(
        params.id,
        context,
        async (transaction, parts, at) => {
          const { subMerchantObjId } = params;
          await updateRecord(transaction, parts, subMerchantObjId, body, at, context);
          await recordActivity(transaction, context, {
            action: 'accounts.submit',
            target: params.id,
            message: `Changed ${changedFields(body)} of ${parts.application.dbaName}`,
            subMerchantId: ofRecord(parts, subMerchantObjId).record.subMerchantId,
          });
        },
        params.subMerchantObjId,
      ),
  };
};

export const createApplicationsHandlers = (services: Services): Handlers<typeof contract> => {
  const names = pageOf(services.pool, accountNames);
  return {
    ...createApplicationsCenterHandlers(services),
    clearCheck: async ({ params: { id, checkId }, body }, context) => {
      const at = await services.clock.now();
      return inTransaction(services.database, async (transaction) => {
        const parts = await lockApplication(transaction, id, context);
        return clearCheck(transaction, parts, { checkId, ...body }, at, context);
      });
    },
    remindPci: ({ params }, context) => remindPci(services, params.id, context),
    lookup: async ({ query: { fields = [], ...query } }, context) => {
      const page = await names({ query }, context);
      const wanted = new Set<string>(fields);
      const data = page.data.map((row) =>
        wanted.size === 0
          ? row
          : Object.fromEntries(Object.entries(row).filter(([key]) => wanted.has(key))),
      );
      return { ...page, data };
    },
  };
};
