import type { Output } from '@payfac/api';
import type { create } from '@payfac/api/contract/payouts';
import { formatUsd } from '@payfac/domain/money';
import type * as z from 'zod/mini';
import { type FormMove, useFormMove } from '../../shared/money-move/use-form-move.ts';
import { stale } from './api.ts';
import { api } from './new-payout-api.ts';

type Body = z.output<typeof create.body>;

/** A form's payout as a money move. */
export const usePayOnce = (): FormMove<Body, Output<typeof create>> =>
  useFormMove({
    describe: ({ amount }: Body) => ({ what: 'payout', amount: formatUsd(amount) }),
    send: (body: Body, idempotencyKey) => api.payouts.create({ body }, { idempotencyKey }),
    invalidates: stale,
  });
