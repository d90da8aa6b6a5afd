import type { transactions as contract } from '@payfac/api/contract';
import type { Handlers } from '../../http/handlers.ts';
import type { Services } from '../../http/services.ts';
import { actorOf } from './actor.ts';
import { lookUpBin } from './bins.ts';
import { editCustomer, editPayment, editTexts } from './edit.ts';
import { followUp } from './operate.ts';
import { sell } from './sale.ts';
import { sendReceipt } from './send-receipt.ts';
import { setStatus } from './set-status.ts';

export const createTransactionsHandlers = (services: Services): Handlers<typeof contract> => ({
  saleCard: ({ body }, context) => sell(services, body, context),

  captureCard: ({ params, body }, context) =>
    followUp(
      services,
      {
        kind: 'capture',
        transactionId: params.id,
        amount: body.amount,
        actor: actorOf(context),
        claim: context.claim,
      },
      context,
    ),

  voidCard: ({ params }, context) =>
    followUp(
      services,
      {
        kind: 'void',
        transactionId: params.id,
        actor: actorOf(context),
        claim: context.claim,
      },
      context,
    ),

  refundCard: ({ params, body }, context) =>
    followUp(
      services,
      {
        kind: 'refund',
        transactionId: params.id,
        amount: body.amount,
        reason: body.reason,
        actor: actorOf(context),
        claim: context.claim,
      },
      context,
    ),

  binLookup: async ({ body }) => lookUpBin(services, body.bin),

  setStatus: ({ params, body }, context) =>
    setStatus(services, { transactionId: params.id, status: body.status }, context),

  sendReceipt: ({ params, body }, context) =>
    sendReceipt(services, { transactionId: params.id, to: body }, context),

  update: ({ params, body }, context) =>
    editPayment(services, params.id, context, (payment) => editTexts(payment, body)),

  setCustomer: ({ params, body }, context) =>
    editPayment(services, params.id, context, (payment, transaction) =>
      editCustomer(payment, transaction, body.customerId),
    ),
});
