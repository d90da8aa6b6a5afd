import { randomBytes } from 'node:crypto';
import type { provisioning as contract } from '@payfac/api/contract';
import {
  isChargeable,
  type Processor,
  resetProcessor,
  withDefaultProcessor,
} from '@payfac/domain/accounts';
import { type PaymentProvider, paymentProviders } from '@payfac/domain/enumerations';
import { CallFailure, invalid } from '../../api/failures.ts';
import type { HandlerInput } from '../../api/handlers.ts';
import type { Transaction } from '../../database/connection.ts';
import { activationIfReady, moveApplication, moved, standingOf } from '../applications/move.ts';
import { changeApplication, changeRecord } from '../applications/store.ts';
import type { ApplicationParts, SubMerchantRow } from '../applications/view.ts';

type Order = HandlerInput<typeof contract.provision>['body'];

/** A locked application and the record that a call addresses. */
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

/** The ids a processor gave; a simulated one gives its own. @throws CallFailure 400 without them. */
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
 * Sets a processor up, and takes the merchant live when nothing else is missing.
 * @throws CallFailure 400, or 409 unless a request is under way or was provisioned before.
 */
export async function provision(
  transaction: Transaction,
  { parts, record }: Addressed,
  order: Order,
  at: Date,
): Promise<void> {
  const { applicationId } = parts.application;
  const to = moved(standingOf(parts.application), 'provision');
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
  await changeRecord(transaction, record.subMerchantObjId, { processors }, at);
  const live = await activationIfReady(transaction, parts, at, to);
  await changeApplication(transaction, applicationId, { ...to, ...live }, at);
}

/** Chooses the processor that is charged unless a call names another. @throws CallFailure 404. */
export async function setDefault(
  transaction: Transaction,
  { record }: Addressed,
  provider: PaymentProvider,
  at: Date,
): Promise<void> {
  processorOf(record, provider);
  const processors = withDefaultProcessor(record.processors, provider);
  await changeRecord(transaction, record.subMerchantObjId, { processors }, at);
}

/** Clears a processor's ids; it stays provisioned. @throws CallFailure 404 or 409. */
export async function reset(
  transaction: Transaction,
  { parts, record }: Addressed,
  provider: PaymentProvider,
  at: Date,
): Promise<void> {
  const before = processorOf(record, provider);
  await moveApplication(transaction, parts, 'reset', at);
  const processors = { ...record.processors, [provider]: resetProcessor(before) };
  await changeRecord(transaction, record.subMerchantObjId, { processors }, at);
}
