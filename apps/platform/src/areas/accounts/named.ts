import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { textMatch } from '../../http/lists/text-match.ts';
import { subMerchants } from '../../kernel/database/schema/index.ts';

/** Finds rows by account name. There are few accounts, so they are matched first and the rows by index. */
export const ofAccountNamed =
  (subMerchantId: SQLWrapper) =>
  (input: string): SQL =>
    sql`${subMerchantId} = any(array(select ${subMerchants.subMerchantId} from ${subMerchants}
      where ${or(textMatch(subMerchants.dbaName, input), textMatch(subMerchants.legalName, input))}))`;

/** The name of a row's account, by sub-merchant id. */
export const accountNameOf = (subMerchantId: SQLWrapper) => ({
  expression: sql`(select ${subMerchants.dbaName} from ${subMerchants}
    where ${subMerchants.subMerchantId} = ${subMerchantId})`,
  read: (text: string) => text,
});
