import type { customers as contract } from '@payfac/api/contract';
import { customerFor } from '@payfac/domain/customers';
import { and, eq, isNull } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import { notFound } from '../../http/failures.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import { readOne } from '../../http/lists/read-one.ts';
import { within } from '../../http/scope.ts';
import type { Services } from '../../http/services.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { customers } from '../../kernel/database/schema/index.ts';
import { type CustomerView, customerList } from './list.ts';

export type CustomerRow = typeof customers.$inferSelect;
type Changes = HandlerInput<typeof contract.update>['body'];

const own = (customerId: string, { scope }: Pick<SessionContext, 'scope'>) =>
  and(eq(customers.customerId, customerId), within(scope, customers), isNull(customers.deletedAt));

/** A customer in the user's scope, under its row lock. @throws CallFailure 404. */
export async function lockCustomer(
  transaction: Transaction,
  customerId: string,
  context: SessionContext,
): Promise<CustomerRow> {
  const [found] = await transaction
    .select()
    .from(customers)
    .where(own(customerId, context))
    .for('update');
  if (!found) throw notFound('The customer', customerId);
  return found;
}

export async function showCustomer(
  { pool }: Pick<Services, 'pool'>,
  customerId: string,
  context: SessionContext,
): Promise<CustomerView> {
  const found = await readOne(pool, customerList, own(customerId, context));
  if (!found) throw notFound('The customer', customerId);
  return customerFor(found, context.holder);
}

const optionalColumns = [
  'email',
  'mobileNumber',
  'company',
  'street',
  'city',
  'state',
  'zip',
] as const;

type OptionalColumns = Partial<Record<(typeof optionalColumns)[number], string | null>>;

/** The columns that a call changes: an empty text clears a column, an absent field leaves it unchanged. */
export function columnsOf(changes: Changes): OptionalColumns & { name?: string } {
  const columns: OptionalColumns & { name?: string } = {};
  for (const column of optionalColumns) {
    const value = changes[column];
    if (value !== undefined) columns[column] = value === '' ? null : value;
  }
  if (changes.name !== undefined) columns.name = changes.name;
  return columns;
}
