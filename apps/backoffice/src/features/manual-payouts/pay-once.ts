import type { ApiError, Output } from '@payfac/api';
import type { create } from '@payfac/api/contract/payouts';
import { formatUsd } from '@payfac/domain/money';
import { useRef } from 'react';
import type * as z from 'zod/mini';
import { NeverArrived, neverArrived } from '../../shared/money-move/move-once.ts';
import { type MoneyMoveState, useMoneyMove } from '../../shared/money-move/use-money-move.ts';
import { queryClient } from '../../shared/query/client.ts';
import { stale } from './api.ts';
import { api } from './new-payout-api.ts';

type Body = z.output<typeof create.body>;
type Payout = Output<typeof create>;

interface PayOnce {
  readonly state: MoneyMoveState;
  /** @throws ApiError a refusal; NeverArrived when nothing was received. */
  readonly pay: (body: Body) => Promise<Payout>;
}

/** A form's payout as a money move: its key outlives a reload, and it is never sent twice. */
export function usePayOnce(): PayOnce {
  const ended = useRef<{ readonly payout?: Payout; readonly refusal?: ApiError }>({});
  const { state, submit } = useMoneyMove({
    describe: ({ amount }: Body) => ({ what: 'payout', amount: formatUsd(amount) }),
    send: (body: Body, idempotencyKey) => api.payouts.create({ body }, { idempotencyKey }),
    onDone: (payout) => {
      ended.current = { payout };
    },
    onRefused: (refusal) => {
      ended.current = { refusal };
    },
    invalidate: () => {
      for (const key of stale) void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
  const pay = async (body: Body): Promise<Payout> => {
    ended.current = {};
    await submit(body);
    const { payout, refusal } = ended.current;
    if (payout) return payout;
    throw refusal ?? new NeverArrived(neverArrived);
  };
  return { state, pay };
}
