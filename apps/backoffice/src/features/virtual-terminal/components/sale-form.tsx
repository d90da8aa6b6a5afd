import { zodResolver } from '@hookform/resolvers/zod';
import type { Input } from '@payfac/api';
import type { saleCard } from '@payfac/api/contract/transactions';
import { parseDollars } from '@payfac/domain/money';
import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { Checkbox } from '@payfac/ui/checkbox';
import { CurrencyInput } from '@payfac/ui/currency-input';
import { FormActions, FormLayout, FormSection, FormWide } from '@payfac/ui/form-layout';
import { Link } from '@payfac/ui/link';
import { Select } from '@payfac/ui/select';
import { TextField } from '@payfac/ui/text-field';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { AccountChoice } from '../../../entities/accounts/terminal-accounts.ts';
import type { HostedFields } from '../../../entities/cards/hosted-fields.ts';
import { staleAfterMoneyMove, type Transaction } from '../../../entities/transactions/queries.ts';
import { api } from '../../../shared/api/client.ts';
import { useControlled } from '../../../shared/form/controlled.ts';
import { useMoneyMove } from '../../../shared/money-move/use-money-move.ts';
import { accountAtom } from '../../../shared/session/account.ts';
import { type TerminalValues, terminalForm } from '../form-schema.ts';
import { CardFields } from './card-fields.tsx';

type SaleBody = Input<typeof saleCard>['body'];

interface SaleFormProps {
  readonly accounts: readonly AccountChoice[];
  readonly onSold: (sale: Transaction) => void;
}

const unknownText =
  'The answer has not arrived. What became of this sale is being looked up; the card is not charged a second time.';

const bodyOf = (values: TerminalValues, token: string): SaleBody | undefined => {
  const amount = parseDollars(values.amount);
  if (amount === undefined) return undefined;
  const { invoiceNumber, description, ...rest } = values;
  return {
    ...rest,
    amount,
    token,
    source: 'backoffice',
    ...(invoiceNumber ? { invoiceNumber } : {}),
    ...(description ? { description } : {}),
  };
};

/** Amount, cardholder, billing address and the hosted card fields; a declined card keeps the form. */
export function SaleForm({ accounts, onSold }: SaleFormProps) {
  const chosen = useAtomValue(accountAtom)?.subMerchantId;
  const fields = useRef<HostedFields>(undefined);
  const [isTokenizing, setTokenizing] = useState(false);
  const { control, handleSubmit, setValue } = useForm<TerminalValues>({
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
  const move = useMoneyMove(
    (body: SaleBody, idempotencyKey) =>
      api.transactions.saleCard({ body }, { idempotencyKey, timeoutMs: 45_000 }),
    (sale) => {
      void staleAfterMoneyMove();
      onSold(sale);
    },
    () => void staleAfterMoneyMove(),
  );
  const submit = handleSubmit(async (values) => {
    if (isTokenizing || move.state !== 'idle') return;
    setTokenizing(true);
    const card = await fields.current?.tokenize().finally(() => setTokenizing(false));
    const body = card?.ok ? bodyOf(values, card.token) : undefined;
    if (body) await move.submit(body);
  });

  const subMerchantId = useWatch({ control, name: 'subMerchantId' });
  const capture = useWatch({ control, name: 'capture' });
  const declinedId = move.error?.detail?.transactionId;
  const busy = isTokenizing || move.state !== 'idle';
  return (
    <Card>
      <FormLayout label="Sale" onSubmit={(event) => void submit(event)}>
        {move.state === 'unknown' && <Banner tone="warning">{unknownText}</Banner>}
        {move.error && (
          <Banner
            tone="danger"
            isAnnounced
            title="The card was not charged"
            {...(declinedId && {
              actions: (
                <Link href={`/reporting/transactions?open=${encodeURIComponent(declinedId)}`}>
                  View the declined transaction
                </Link>
              ),
            })}
          >
            {move.error.message}
          </Banner>
        )}
        <FormSection title="Payment">
          {accounts.length > 1 && (
            <FormWide>
              <Select
                {...useControlled(control, 'subMerchantId')}
                label="Account"
                placeholder="Choose an account"
                options={accounts}
                isRequired
              />
            </FormWide>
          )}
          <CurrencyInput
            {...useControlled(control, 'amount')}
            output="string"
            label="Amount"
            isRequired
          />
          <TextField {...useControlled(control, 'invoiceNumber')} label="Invoice number" />
          <FormWide>
            <TextField {...useControlled(control, 'description')} label="Description" />
          </FormWide>
          <FormWide>
            <Checkbox
              label="Authorize only"
              description="Holds the amount on the card; capture it later, in part or whole."
              value={!capture}
              onChange={(isAuthorizeOnly) => setValue('capture', !isAuthorizeOnly)}
            />
          </FormWide>
        </FormSection>
        <FormSection title="Card">
          <FormWide>
            <TextField
              {...useControlled(control, 'cardHolderName')}
              label="Cardholder name"
              autoComplete="off"
              isRequired
            />
          </FormWide>
          <FormWide>
            {subMerchantId !== '' && (
              <CardFields key={subMerchantId} subMerchantId={subMerchantId} fieldsRef={fields} />
            )}
          </FormWide>
          <TextField
            {...useControlled(control, 'billingAddress.street')}
            label="Billing street"
            autoComplete="off"
            isRequired
          />
          <TextField
            {...useControlled(control, 'billingAddress.zip')}
            label="Billing ZIP"
            autoComplete="off"
            isRequired
          />
        </FormSection>
        <FormActions>
          <Button type="submit" variant="primary" size="large" isLoading={busy}>
            {capture ? 'Charge card' : 'Authorize card'}
          </Button>
        </FormActions>
      </FormLayout>
    </Card>
  );
}
