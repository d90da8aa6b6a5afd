import * as paymentLinkTemplates from '@payfac/api/contract/payment-link-templates';
import {
  newTemplate,
  type PaymentLinkTemplate,
  type TemplateContent,
} from '@payfac/domain/payment-link-templates';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { send } from '../../../shared/api/connection.ts';
import { settled } from '../../../shared/query/client.ts';
import { shows } from '../../../shared/query/follow.ts';
import { accountAtom } from '../../../shared/session/account.ts';

/** The most templates shown at once; others are found by name. */
const shown = 100;

export interface FoundTemplates {
  readonly templates: readonly PaymentLinkTemplate[];
  readonly count: number;
}

/** All available templates, or only those that users created. */
export type TemplateScope = 'all' | 'created';

/** Templates by name, the built-in one first, for the chosen account or for all. */
export function useTemplateList(name: string, scope: TemplateScope = 'all') {
  const account = useAtomValue(accountAtom)?.subMerchantId;
  return useQuery<FoundTemplates>({
    queryKey: [
      shows(paymentLinkTemplates.list),
      'payment-link-templates',
      'list',
      account,
      name,
      scope,
    ],
    queryFn: async ({ signal }) => {
      const query = {
        pageSize: shown,
        sort: 'name' as const,
        ...(name !== '' && { name }),
        ...(account !== undefined && { subMerchantId: [account] }),
      };
      const load =
        scope === 'created'
          ? send(paymentLinkTemplates.listCreated)
          : send(paymentLinkTemplates.list);
      const { data, count } = await settled(load({ query }, { signal, lane: 'templates.list' }));
      return { templates: data, count: count ?? data.length };
    },
    // The names stay until the next search's results are loaded.
    placeholderData: (before) => before,
  });
}

/** Finds a template that the list doesn't show. */
async function found(id: string, signal: AbortSignal): Promise<PaymentLinkTemplate | null> {
  for (let page = 1, seen = 0; ; page += 1) {
    const query = { page, pageSize: shown, sort: 'name' as const };
    const loading = send(paymentLinkTemplates.list)({ query }, { signal, lane: 'templates.one' });
    const { data, count } = await settled(loading);
    const one = data.find(({ paymentLinkTemplateId }) => paymentLinkTemplateId === id);
    if (one) return one;
    seen += data.length;
    if (data.length === 0 || seen >= (count ?? 0)) return null;
  }
}

/** A template by its id; null when it no longer exists. */
export const useTemplate = (id: string | undefined) =>
  useQuery<PaymentLinkTemplate | null>({
    queryKey: [shows(paymentLinkTemplates.list), 'payment-link-templates', 'record', id],
    queryFn: ({ signal }) => found(id ?? '', signal),
    enabled: id !== undefined,
  });

/** A new template's initial content. @param own the creator's account, if they have only one. */
export const freshTemplate = (own: string | undefined): TemplateContent => ({
  ...newTemplate(),
  name: '',
  subMerchantIds: own === undefined ? [] : [own],
});
