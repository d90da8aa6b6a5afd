import type { Cents } from '@payfac/domain/money';
import { formatUsd } from '@payfac/domain/money';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../kernel/database/connection.ts';
import type { MailLook } from '../../kernel/database/schema/documents.ts';
import { spProducts } from '../../kernel/database/schema/index.ts';
import { productBrandingOf } from './product-branding.ts';

interface Payee {
  readonly spProductId: string;
  /** The business that is paid. */
  readonly payee: string;
  /** Left out where what is paid depends on what is chosen. */
  readonly total?: Cents | undefined;
  readonly action?: string | undefined;
}

/** The look of an e-mail to a payer: who is paid and how much, in the dress of the account's product. */
export async function payeeLook(
  queryable: Queryable,
  { spProductId, payee, total, action }: Payee,
): Promise<MailLook> {
  const [product] = await queryable
    .select({ branding: spProducts.branding })
    .from(spProducts)
    .where(eq(spProducts.spProductId, spProductId));
  if (!product) throw new Error('An account has no product.');
  return {
    ...productBrandingOf(product),
    payee,
    ...(total !== undefined && { total: formatUsd(total) }),
    ...(action !== undefined && { action }),
  };
}
