import { randomBytes } from 'node:crypto';
import type { products as contract, Output } from '@payfac/api/contract';
import type { WebhookEndpoint } from '@payfac/domain/webhooks';
import { eq } from 'drizzle-orm';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { Services } from '../../http/services.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { spProducts } from '../../kernel/database/schema/index.ts';
import { requireShownAddress, requireWebhookAddress } from './addresses.ts';
import { findProduct, type ProductRow } from './find.ts';
import { showProduct } from './view.ts';

type WebhookBody = HandlerInput<typeof contract.updateWebhook>['body'];
type BrandingBody = HandlerInput<typeof contract.updateBranding>['body'];

/** How long the old secret keeps signing after a rotation. */
const graceMs = 86_400_000;

/** A secret of the Standard Webhooks scheme: 32 random bytes in base64, after `whsec_`. */
const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** Changes a product under its lock and records who did it. @throws CallFailure 404. */
export async function changeProduct(
  { database, clock }: Services,
  spProductId: string,
  context: SessionContext,
  message: string,
  changesOf: (product: ProductRow) => Partial<ProductRow>,
): Promise<ProductRow> {
  const updatedAt = await clock.now();
  return inTransaction(database, async (transaction) => {
    await findProduct(transaction, spProductId, context);
    const [locked] = await transaction
      .select()
      .from(spProducts)
      .where(eq(spProducts.spProductId, spProductId))
      .for('update');
    if (!locked) throw new Error('A product went away while it was changed.');
    const changes = { ...changesOf(locked), updatedAt };
    await transaction
      .update(spProducts)
      .set(changes)
      .where(eq(spProducts.spProductId, spProductId));
    await recordActivity(transaction, context, {
      action: 'products.edit',
      target: spProductId,
      message: `${message} of ${locked.name}`,
    });
    return { ...locked, ...changes };
  });
}

/** The first or a rotated secret, and what happens to the previous one. */
function secretsAfter(
  { webhookSecret }: ProductRow,
  rotate: boolean,
): Partial<ProductRow> & { readonly shown: string | null } {
  if (webhookSecret !== null && !rotate) return { shown: null };
  const shown = newWebhookSecret();
  return {
    shown,
    webhookSecret: shown,
    ...(webhookSecret === null
      ? {}
      : {
          previousWebhookSecret: webhookSecret,
          previousSecretUntil: new Date(Date.now() + graceMs),
        }),
  };
}

/** Sets a product's webhook. Only this response contains the secret. @throws CallFailure 400, 404. */
export async function updateWebhook(
  services: Services,
  spProductId: string,
  { rotateSecret, ...endpoint }: WebhookBody,
  context: SessionContext,
): Promise<Output<typeof contract.updateWebhook>> {
  requireWebhookAddress('url', endpoint.url, services.environment);
  const webhook: WebhookEndpoint = { ...endpoint, events: [...new Set(endpoint.events)] };
  let webhookSecret: string | null = null;
  const changed = await changeProduct(
    services,
    spProductId,
    context,
    'Changed the webhook',
    (before) => {
      const { shown, ...secrets } = secretsAfter(before, rotateSecret === true);
      webhookSecret = shown;
      return { webhook, ...secrets };
    },
  );
  return { ...showProduct(changed), webhookSecret };
}

/** Sets a product's branding. @throws CallFailure 400, 404. */
export async function updateBranding(
  services: Services,
  spProductId: string,
  branding: BrandingBody,
  context: SessionContext,
) {
  for (const field of ['squareLogoUrl', 'termsUrl', 'privacyUrl'] as const) {
    const address = branding[field];
    if (address !== null) requireShownAddress(field, address);
  }
  const changed = await changeProduct(
    services,
    spProductId,
    context,
    'Changed the branding',
    () => ({ branding }),
  );
  return showProduct(changed);
}
