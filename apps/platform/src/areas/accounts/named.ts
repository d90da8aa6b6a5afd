import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { textMatch } from '../../http/lists/text-match.ts';
import { subMerchants } from '../../kernel/database/schema/index.ts';

/** Rows of accounts by name. Accounts are few: theirs are found first, and the rows by their index. */
export const ofAccountNamed =
  (subMerchantId: SQLWrapper) =>
  (input: string): SQL =>
    sql`${subMerchantId} in (select ${subMerchants.subMerchantId} from ${subMerchants}
      where ${or(textMatch(subMerchants.dbaName, input), textMatch(subMerchants.legalName, input))})`;

/** The account's name of a row, by its sub-merchant's id. */
export const accountNameOf = (subMerchantId: SQLWrapper) => ({
  expression: sql`(select ${subMerchants.dbaName} from ${subMerchants}
    where ${subMerchants.subMerchantId} = ${subMerchantId})`,
  read: (text: string) => text,
});
