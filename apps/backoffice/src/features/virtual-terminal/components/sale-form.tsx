import { zodResolver } from '@hookform/resolvers/zod';
import type { CardFields as MountedFields, Tokenized } from '@payfac/api/card-fields';
import { formatUsd } from '@payfac/domain/money';
import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { FormActions, FormLayout } from '@payfac/ui/form-layout';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { AccountChoice } from '../../../entities/accounts/terminal-accounts.ts';
import { staleAfterMoneyMove, type Transaction } from '../../../entities/transactions/queries.ts';
import { useMoneyMove } from '../../../shared/money-move/use-money-move.ts';
import { accountAtom } from '../../../shared/session/account.ts';
import { api } from '../api.ts';
import { type TerminalValues, terminalForm } from '../form-schema.ts';
import * as styles from '../page.css.ts';
import { type SaleBody, saleBody } from '../sale-body.ts';
import { CardFields } from './card-fields.tsx';
import { SaleNotice } from './sale-notice.tsx';
import { SaleRefused } from './sale-refused.tsx';
import { CardSection, PaymentSection } from './sale-sections.tsx';

/** The processor may take its time; past this the outcome counts as unknown and is looked up. */
const SALE_TIMEOUT_MS = 45_000;

const unknownText =
  "We haven't heard back from the processor. We're checking the result — don't run the card again.";

const stillLoading = 'The card fields are still loading. Try again in a moment.';

const tokenOf = async (fields: MountedFields | undefined): Promise<Tokenized> =>
  fields?.tokenize() ?? { ok: false, errors: [{ field: 'form', message: stillLoading }] };

interface SaleFormProps {
  readonly accounts: readonly AccountChoice[];
  readonly onSold: (sale: Transaction) => void;
}

/** Amount, cardholder, billing address and the hosted card fields; a declined card keeps the form. */
export function SaleForm({ accounts, onSold }: SaleFormProps) {
  const chosen = useAtomValue(accountAtom)?.subMerchantId;
  const fields = useRef<MountedFields>(undefined);
  const [isTokenizing, setTokenizing] = useState(false);
  const [cardProblem, setCardProblem] = useState<string>();
  const { control, handleSubmit } = useForm<TerminalValues>({
    resolver: zodResolver(terminalForm),
    mode: 'onTouched',
    defaultValues: {
      subMerchantId: chosen ?? (accounts.length === 1 ? (accounts[0]?.value ?? '') : ''),
      amount: '',
      capture: true,
      cardHolderName: '',
      billingAddress: { street: '', zip: '' },
      invoiceNumber: '',
      description: '',
    },
  });
  const move = useMoneyMove({
    describe: ({ amount, capture: isSale }: SaleBody) => ({
      what: isSale === false ? 'authorization' : 'sale',
      amount: formatUsd(amount),
    }),
    send: (body: SaleBody, idempotencyKey) =>
      api.transactions.saleCard({ body }, { idempotencyKey, timeoutMs: SALE_TIMEOUT_MS }),
    onDone: onSold,
    transactionIdOf: ({ transactionId }) => transactionId,
    invalidate: staleAfterMoneyMove,
  });
  const busy = isTokenizing || move.state !== 'idle';
  const send = async (values: TerminalValues) => {
    if (busy) return;
    setTokenizing(true);
    setCardProblem(undefined);
    const card = await tokenOf(fields.current).finally(() => setTokenizing(false));
    if (!card.ok) setCardProblem(card.errors.find(({ field }) => field === 'form')?.message);
    const body = card.ok ? saleBody(values, card.token) : undefined;
    if (body) await move.submit(body);
  };

  const subMerchantId = useWatch({ control, name: 'subMerchantId' });
  const capture = useWatch({ control, name: 'capture' });
  return (
    <Card>
      <FormLayout
        label="Sale"
        onSubmit={(event) => void handleSubmit(send, () => fields.current?.validate())(event)}
      >
        {move.state === 'unknown' && (
          <SaleNotice>
            <Banner tone="warning" isAnnounced>
              {unknownText}
            </Banner>
          </SaleNotice>
        )}
        {cardProblem && (
          <SaleNotice>
            <Banner tone="danger" isAnnounced>
              {cardProblem}
            </Banner>
          </SaleNotice>
        )}
        {move.error && (
          <SaleNotice>
            <SaleRefused error={move.error} />
          </SaleNotice>
        )}
        <PaymentSection control={control} accounts={accounts} />
        <CardSection control={control}>
          {subMerchantId === '' ? (
            <p className={styles.cardHint}>Select an account to enter card details.</p>
          ) : (
            <CardFields key={subMerchantId} subMerchantId={subMerchantId} fieldsRef={fields} />
          )}
        </CardSection>
        <FormActions>
          <Button type="submit" variant="primary" size="large" isLoading={busy}>
            {capture ? 'Charge card' : 'Authorize card'}
          </Button>
        </FormActions>
      </FormLayout>
    </Card>
  );
}
