import type { ReadSource } from '../kernel/database/read-source.ts';
import { exportOf } from './csv/export-list.ts';
import type { ExportDefinition, ListDefinition, ListQuery, ShownTo } from './lists/definition.ts';
import type { Fields } from './lists/fields.ts';
import { pageOf } from './lists/page.ts';

/** The page and file handlers of an exportable list. */
export const listHandlers = <Query extends ListQuery, F extends Fields, Row>(
  pool: ReadSource,
  list: ListDefinition<Query, F, Row>,
  exported: ExportDefinition<Query, Row>,
  shownTo?: ShownTo<Row>,
) => ({ page: pageOf(pool, list, shownTo), csv: exportOf(pool, list, exported, shownTo) });
