import { randomBytes } from 'node:crypto';
import type { provisioning as contract } from '@payfac/api/contract';
import {
  isChargeable,
  type Processor,
  resetProcessor,
  withDefaultProcessor,
} from '@payfac/domain/accounts';
import {
  type PaymentProvider,
  paymentProviderLabels,
  paymentProviders,
} from '@payfac/domain/enumerations';
import { formatUsd } from '@payfac/domain/money';
import { CallFailure, invalid } from '../../http/failures.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { type Act, changeRecord, logAct } from '../accounts/account-log.ts';
import { activateIfReady, moveApplication } from '../applications/move.ts';
import type { ApplicationParts, SubMerchantRow } from '../applications/view.ts';

type Order = HandlerInput<typeof contract.provision>['body'];

/** A locked application and the record in the call's path. */
export interface Addressed {
  readonly parts: ApplicationParts;
  readonly record: SubMerchantRow;
}

const simulated: ReadonlySet<PaymentProvider> = new Set(['simulator', 'simulatorEcheck']);

const noProcessor = () =>
  new CallFailure({
    status: 404,
    code: 'NO_PROCESSOR',
    message: 'The account doesn’t have that processor.',
  });

function processorOf({ processors }: SubMerchantRow, provider: PaymentProvider): Processor {
  const found = processors[provider];
  if (!found) throw noProcessor();
  return found;
}

const hasChargeableDefault = ({ processors }: SubMerchantRow): boolean =>
  paymentProviders.some((provider) => {
    const processor = processors[provider];
    return processor !== undefined && processor.isDefault && isChargeable(processor);
  });

/** A processor's ids and limit for the merchant, in the log's words. */
const inWords = ({ merchantId, paymentCeiling }: Processor): string => {
  const id = merchantId === '' ? 'No merchant ID' : `Merchant ID ${merchantId}`;
  return paymentCeiling === undefined
    ? id
    : `${id}, at most ${formatUsd(paymentCeiling)} a payment`;
};

/** The ids that the processor assigned; the simulator assigns its own. @throws CallFailure 400 without them. */
function idsOf({ processor, merchantId, id }: Order): Pick<Processor, 'merchantId' | 'id'> {
  if (merchantId !== undefined) return { merchantId, id: id ?? `${merchantId}_1` };
  if (!simulated.has(processor)) {
    const message = 'Enter the merchant ID from the processor.';
    throw invalid([{ path: 'merchantId', message }]);
  }
  const made = `simm_${randomBytes(6).toString('hex')}`;
  return { merchantId: made, id: id ?? `${made}_1` };
}

/**
 * Provisions a processor, and takes the merchant live if nothing else is missing.
 * @throws CallFailure 400, 409 unless a request is pending or it was provisioned before.
 */
export async function provision(
  transaction: Transaction,
  { parts, record }: Addressed,
  order: Order,
  act: Act,
): Promise<void> {
  const before = record.processors[order.processor];
  const isDefault = before?.isDefault ?? !hasChargeableDefault(record);
  const { paymentCeiling = before?.paymentCeiling } = order;
  const provisioned: Processor = {
    ...idsOf(order),
    status: 'provisioned',
    isDefault,
    ...(paymentCeiling === undefined ? {} : { paymentCeiling }),
  };
  const all = { ...record.processors, [order.processor]: provisioned };
  const processors = isDefault ? withDefaultProcessor(all, order.processor) : all;
  const { parts: after, logged } = await moveApplication(transaction, parts, 'provision', act, {
    also: [
      {
        type: 'processor',
        verb: `Set ${paymentProviderLabels[order.processor]} up`,
        from: before ? inWords(before) : null,
        to: inWords(provisioned),
      },
    ],
  });
  await changeRecord(transaction, logged, record.subMerchantObjId, { processors });
  await activateIfReady(transaction, after, act);
}

/** Sets the processor for charges that don't name one. @throws CallFailure 404. */
export async function setDefault(
  transaction: Transaction,
  { parts, record }: Addressed,
  provider: PaymentProvider,
  act: Act,
): Promise<void> {
  processorOf(record, provider);
  const before = paymentProviders.find((one) => record.processors[one]?.isDefault);
  const processors = withDefaultProcessor(record.processors, provider);
  const line = {
    type: 'processor',
    verb: 'Chose the default processor',
    from: before ? paymentProviderLabels[before] : null,
    to: paymentProviderLabels[provider],
  } as const;
  const logged = await logAct(transaction, parts.application.applicationId, [line], act);
  await changeRecord(transaction, logged, record.subMerchantObjId, { processors });
}

/** Clears a processor's ids; it stays provisioned. @throws CallFailure 404, 409. */
export async function reset(
  transaction: Transaction,
  { parts, record }: Addressed,
  provider: PaymentProvider,
  act: Act,
): Promise<void> {
  const before = processorOf(record, provider);
  const after = resetProcessor(before);
  const { logged } = await moveApplication(transaction, parts, 'reset', act, {
    also: [
      {
        type: 'processor',
        verb: `Cleared the IDs of ${paymentProviderLabels[provider]}`,
        from: inWords(before),
        to: inWords(after),
      },
    ],
  });
  const processors = { ...record.processors, [provider]: after };
  await changeRecord(transaction, logged, record.subMerchantObjId, { processors });
}
