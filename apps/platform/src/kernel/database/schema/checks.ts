import type { CheckKind, CheckResult } from '@payfac/domain/accounts';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { applications } from './accounts.ts';
import { instant, word } from './columns.ts';

/** Every run of every check of an application. */
export const accountChecks = pgTable(
  'account_checks',
  {
    checkId: text('check_id').primaryKey(),
    facilitatorId: text('facilitator_id').notNull(),
    spProductId: text('sp_product_id').notNull(),
    subMerchantId: text('sub_merchant_id').notNull(),
    applicationId: text('application_id')
      .notNull()
      .references(() => applications.applicationId),
    subMerchantObjId: text('sub_merchant_obj_id').notNull(),
    kind: word<CheckKind>('kind').notNull(),
    result: word<CheckResult>('result').notNull(),
    subject: text('subject').notNull(),
    detail: text('detail'),
    ranAt: instant('ran_at').notNull(),
    /** User name; null for the system. */
    ranBy: text('ran_by'),
    /** Why its match was cleared, with who did it and when. */
    evidence: text('evidence'),
    clearedAt: instant('cleared_at'),
    clearedBy: text('cleared_by'),
  },
  (table) => [
    index('account_checks_by_run').on(
      table.facilitatorId,
      table.ranAt.desc().nullsFirst(),
      table.checkId,
    ),
    index('account_checks_of_application').on(
      table.applicationId,
      table.ranAt.desc().nullsFirst(),
      table.checkId,
    ),
  ],
);
