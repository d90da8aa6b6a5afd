import { chargeTotals } from '@payfac/domain/cart';
import type { PaymentLinkTemplate } from '@payfac/domain/payment-link-templates';
import { LivePreview } from '../../../shared/preview/live-preview.tsx';
import { previewOf } from '../form/preview-of.ts';
import type { LinkFields } from '../form/values.ts';
import { linkOf } from './checks.ts';

interface LinkPreviewProps {
  readonly fields: LinkFields;
  readonly template: PaymentLinkTemplate;
  readonly subMerchantId: string;
  /** Per cent that the account gives debit cards, where it has two prices. */
  readonly ofAccount: string | null;
}

/** The payer's page of the link as it stands, once there is something to pay. */
export function LinkPreview({ fields, template, subMerchantId, ofAccount }: LinkPreviewProps) {
  const link = linkOf(fields, template);
  const isReady = chargeTotals(link).totalAmount > 0;
  return (
    <LivePreview
      modelName="paymentLinks"
      modelId={null}
      data={previewOf(link, subMerchantId, ofAccount)}
      isReady={isReady}
      hint="Enter an amount to see the page your customer pays on."
    />
  );
}
