import * as paymentLinkTemplates from '@payfac/api/contract/payment-link-templates';
import type { PaymentLinkTemplate } from '@payfac/domain/payment-link-templates';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../../shared/api/connection.ts';
import { settled } from '../../../shared/query/client.ts';
import { shows } from '../../../shared/query/follow.ts';

const pageSize = 100;

/** Every template an account can use, the built-in one first. */
async function allOf(subMerchantId: string, signal: AbortSignal): Promise<PaymentLinkTemplate[]> {
  const found: PaymentLinkTemplate[] = [];
  for (let page = 1; ; page += 1) {
    const query = { subMerchantId: [subMerchantId], page, pageSize, sort: 'name' as const };
    const loading = send(paymentLinkTemplates.list)({ query }, { signal, lane: 'templates.of' });
    const { data, count } = await settled(loading);
    found.push(...data);
    if (data.length === 0 || found.length >= (count ?? 0)) return found;
  }
}

export const useTemplates = (subMerchantId: string | undefined) =>
  useQuery<PaymentLinkTemplate[]>({
    queryKey: [
      shows(paymentLinkTemplates.list),
      'payment-link-templates',
      'of-account',
      subMerchantId,
    ],
    queryFn: ({ signal }) => allOf(subMerchantId ?? '', signal),
    enabled: subMerchantId !== undefined,
  });
