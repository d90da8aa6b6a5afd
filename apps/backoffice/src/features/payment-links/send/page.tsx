import * as paymentLinkTemplates from '@payfac/api/contract/payment-link-templates';
import { can } from '@payfac/domain/access';
import type { PaymentLinkTemplate } from '@payfac/domain/payment-link-templates';
import { FormLayout, FormSection } from '@payfac/ui/form-layout';
import { Stack } from '@payfac/ui/layout';
import { ButtonLink } from '@payfac/ui/link';
import { Select } from '@payfac/ui/select';
import { Skeleton } from '@payfac/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { send } from '../../../shared/api/connection.ts';
import { laterRecordOf } from '../../../shared/form/controls/later-records.tsx';
import { laterPart } from '../../../shared/later/later-part.ts';
import { LoadProblem } from '../../../shared/load-problem.tsx';
import { settled } from '../../../shared/query/client.ts';
import { shows } from '../../../shared/query/follow.ts';
import { Screen } from '../../../shared/screen/screen.tsx';
import { useOwnAccount } from '../../../shared/session/account.ts';
import { useHolder } from '../../../shared/session/session.ts';
import { templateAt } from '../address.ts';
import * as styles from '../form/form.css.ts';

const pageSize = 100;

/** Every template that an account can use, the built-in one first. */
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

const useTemplates = (subMerchantId: string | undefined) =>
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

const Account = laterRecordOf(async () => {
  const { accountsWith } = await import('../../../entities/accounts/with-feature.ts');
  return accountsWith('payLinks');
});

const SendForm = laterPart(async () => (await import('./send-form.tsx')).SendForm);

const nothing = () => undefined;

const optionOf = ({ paymentLinkTemplateId, name }: PaymentLinkTemplate) => ({
  value: paymentLinkTemplateId,
  label: name,
});

/** The built-in template, then those that users created. */
const groupsOf = (templates: readonly PaymentLinkTemplate[]) =>
  [
    { label: 'Built-in', options: templates.filter(({ isBuiltIn }) => isBuiltIn).map(optionOf) },
    {
      label: 'Existing',
      options: templates.filter(({ isBuiltIn }) => !isBuiltIn).map(optionOf),
    },
  ].filter(({ options }) => options.length > 0);

/** The address has the merchant and the template, which the form starts with. */
function SendPage() {
  const [params, setParams] = useSearchParams();
  const own = useOwnAccount();
  const subMerchantId = own ?? params.get('merchant') ?? undefined;
  const { data: templates, error, refetch } = useTemplates(subMerchantId);
  const wanted = params.get('template');
  const template =
    templates?.find(({ paymentLinkTemplateId: id }) => id === wanted) ?? templates?.[0];
  const choose = (name: string, value: string | undefined) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === undefined) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return (
    <Stack gap="xl">
      <FormLayout label="Merchant and template">
        <FormSection>
          {own === undefined && (
            <Account
              name="merchant"
              label="Account"
              isRequired
              value={subMerchantId}
              onBlur={nothing}
              onChange={(id) => choose('merchant', id)}
            />
          )}
          {subMerchantId !== undefined && templates && (
            <Select
              label="Template"
              value={template?.paymentLinkTemplateId ?? ''}
              options={groupsOf(templates)}
              onChange={(id) => choose('template', id)}
            />
          )}
        </FormSection>
      </FormLayout>
      {subMerchantId === undefined && (
        <p className={styles.note}>Select an account to choose one of its templates.</p>
      )}
      {error && !templates && (
        <LoadProblem title="Couldn’t load templates" error={error} onRetry={() => void refetch()} />
      )}
      {subMerchantId !== undefined && !templates && !error && (
        <div aria-busy="true">
          <Skeleton lines={8} />
        </div>
      )}
      {subMerchantId !== undefined && template && (
        <Suspense fallback={<Skeleton lines={8} />}>
          <SendForm
            key={`${subMerchantId} ${template.paymentLinkTemplateId}`}
            subMerchantId={subMerchantId}
            template={template}
          />
        </Suspense>
      )}
    </Stack>
  );
}

const MadeLink = laterPart(async () => (await import('./made-link.tsx')).MadeLink);

/** /send/payment-link: creates a link from a template, and then shares it. */
export function Component() {
  const [params] = useSearchParams();
  const made = params.get('link');
  const mayManage = can(useHolder(), 'paymentLinkManager');
  return (
    <Screen
      actions={mayManage && <ButtonLink href={templateAt(undefined)}>Manage templates</ButtonLink>}
    >
      {made === null ? (
        <SendPage />
      ) : (
        <Suspense fallback={<Skeleton lines={8} />}>
          <MadeLink key={made} sessionId={made} />
        </Suspense>
      )}
    </Screen>
  );
}
