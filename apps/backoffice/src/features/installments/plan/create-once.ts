import type { create } from '@payfac/api/contract/installments';
import { formatUsd } from '@payfac/domain/money';
import type * as z from 'zod/mini';
import { moneyViews } from '../../../entities/transactions/queries.ts';
import { useFormMove } from '../../../shared/money-move/use-form-move.ts';
import { api } from './api.ts';

type Body = z.output<typeof create.body>;

/** The processor may take its time; past this the outcome counts as unknown and is looked up. */
const CHARGE_TIMEOUT_MS = 45_000;

/** A form's plan as a money move: its down payment is charged with it, once. */
export const useCreateOnce = () =>
  useFormMove({
    describe: ({ totalAmount }: Body) => ({
      what: 'installment plan',
      amount: formatUsd(totalAmount),
    }),
    send: (body: Body, idempotencyKey) =>
      api.installments.create({ body }, { idempotencyKey, timeoutMs: CHARGE_TIMEOUT_MS }),
    transactionIdOf: ({ schedule }) => schedule[0]?.transactionId ?? undefined,
    invalidates: moneyViews,
  });
