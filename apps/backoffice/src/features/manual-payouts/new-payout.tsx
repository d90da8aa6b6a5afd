import * as balance from '@payfac/api/contract/balance';
import * as payouts from '@payfac/api/contract/payouts';
import {
  bankDebitProviders,
  paymentProviderLabels as processorLabels,
} from '@payfac/domain/enumerations';
import { merchantLedgerAccount } from '@payfac/domain/ledger';
import { type Cents, formatUsd } from '@payfac/domain/money';
import { isPayable, payoutTypeLabels, payoutTypes } from '@payfac/domain/payouts';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { send } from '../../shared/api/connection.ts';
import { Amount } from '../../shared/form/controls/amounts.tsx';
import { choiceOf } from '../../shared/form/controls/choices.tsx';
import { laterRecordOf } from '../../shared/form/controls/later-records.tsx';
import { Text } from '../../shared/form/controls/text.tsx';
import { Tick } from '../../shared/form/controls/toggles.tsx';
import { useCallForm } from '../../shared/form/use-call-form.tsx';
import { MoneyFormDialog } from '../../shared/money-move/money-form-dialog.tsx';
import { useMoneyMove } from '../../shared/money-move/use-money-move.ts';
import { notify } from '../../shared/notify/notify.ts';
import { settled } from '../../shared/query/client.ts';
import { shows } from '../../shared/query/follow.ts';
import { accountAtom } from '../../shared/session/account.ts';
import { named } from './actions.tsx';

/** The amount that can be paid out to an account now; undefined while loading. */
function useAvailable(subMerchantId: string | undefined): Cents | undefined {
  const { data } = useQuery({
    queryKey: [shows(balance.list), 'balance', 'available', subMerchantId],
    enabled: subMerchantId !== undefined,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const account = [merchantLedgerAccount(subMerchantId ?? '')];
      const { data: found } = await settled(
        send(balance.list)({ query: { account } }, { signal, lane: 'manual-payout.balance' }),
      );
      return found.find((each) => each.subMerchantId === subMerchantId) ?? null;
    },
  });
  return data?.available;
}

const Account = laterRecordOf(
  async () => (await import('../../entities/accounts/picker.ts')).accountPicker,
);
const Processor = choiceOf(bankDebitProviders, processorLabels);
const Type = choiceOf(payoutTypes, payoutTypeLabels);

type Body = z.output<typeof payouts.create.body>;

/** Creates a manual payout, up to the account's balance. */
export function NewPayout({ onClose }: { readonly onClose: () => void }) {
  const chosen = useAtomValue(accountAtom)?.subMerchantId;
  const { state, move } = useMoneyMove({
    describe: ({ amount }: Body) => ({ what: 'payout', amount: formatUsd(amount) }),
    send: (body: Body, idempotencyKey) => send(payouts.create)({ body }, { idempotencyKey }),
  });
  const form = useCallForm(payouts.create, {
    initial: { ...(chosen !== undefined && { subMerchantId: chosen }), createLedgerEntries: true },
    call: move,
    onDone: (payout) => {
      notify('success', `Created the payout of ${named(payout)}.`);
      onClose();
    },
    fieldOfCode: { BALANCE_EXCEEDED: 'amount' },
    check: ({ amount }) =>
      amount === undefined || available === undefined || isPayable(amount, available)
        ? []
        : [
            {
              path: 'amount',
              message: `Amount can’t exceed the available ${formatUsd(available)}.`,
            },
          ],
  });
  const { Field } = form;
  const subMerchantId = useWatch({ control: form.form.control, name: 'subMerchantId' });
  const isTaken = useWatch({ control: form.form.control, name: 'createLedgerEntries' });
  const available = useAvailable(subMerchantId);
  return (
    <MoneyFormDialog
      of={form}
      state={state}
      title="New manual payout"
      submitLabel="Create payout"
      onClose={onClose}
    >
      <FormSection>
        <FormWide>
          <Field name="subMerchantId" as={Account} label="Account" isRequired />
        </FormWide>
        <Field
          name="amount"
          as={Amount}
          label="Amount"
          isRequired
          {...(available !== undefined && { description: `Available: ${formatUsd(available)}` })}
        />
        <Field name="type" as={Type} label="Type" isRequired />
        <Field name="beneficiary" as={Text} label="Beneficiary" isRequired maxLength={120} />
        <Field name="processor" as={Processor} label="Processor" isRequired />
        <FormWide>
          <Field name="description" as={Text} label="Description" maxLength={255} />
        </FormWide>
        <FormWide>
          <Field
            name="createLedgerEntries"
            as={Tick}
            label="Take the amount from the account’s balance"
            description={
              isTaken
                ? 'Posted to the ledger right away.'
                : 'The balance won’t change, and nothing is posted to the ledger. Until it’s paid, the amount still counts against what’s available.'
            }
          />
        </FormWide>
      </FormSection>
    </MoneyFormDialog>
  );
}
