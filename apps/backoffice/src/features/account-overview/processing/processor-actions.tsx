import * as provisioning from '@payfac/api/contract/provisioning';
import {
  type Application,
  isChargeable,
  type Processor,
  type SubMerchant,
} from '@payfac/domain/accounts';
import type { PaymentProvider } from '@payfac/domain/enumerations';
import { processorLabels } from '../../../entities/processors/labels.ts';
import { send } from '../../../shared/api/connection.ts';
import type { RowAction } from '../../../shared/lists/actions/row-action.ts';
import { ProvisionDialog } from './provision-dialog.tsx';

interface Provided {
  readonly provider: PaymentProvider;
  readonly processor: Processor;
  readonly application: Application;
  readonly record: SubMerchant;
}

const orderOf = ({ provider, application, record }: Provided) => ({
  params: { id: application.applicationId, subMerchantObjId: record._id },
  body: { processor: provider },
});

/** What may be done with one of an account's processors. */
export const processorActions: readonly RowAction<Provided>[] = [
  {
    label: 'Make default',
    isOffered: ({ processor }) => !processor.isDefault && isChargeable(processor),
    confirm: ({ provider }) => ({
      title: `Make ${processorLabels[provider]} the default?`,
      text: 'Payments go to it unless they name another processor.',
      confirmLabel: 'Make default',
    }),
    run: (provided) => send(provisioning.setDefault)(orderOf(provided)),
    done: ({ provider }) => `${processorLabels[provider]} is the default now.`,
  },
  {
    label: 'Provision',
    isOffered: ({ processor }) => !isChargeable(processor),
    dialog: ({ provider, processor }, close) => (
      <ProvisionDialog provider={provider} processor={processor} onClose={close} />
    ),
  },
  {
    label: 'Edit IDs',
    isOffered: ({ processor }) => isChargeable(processor),
    dialog: ({ provider, processor }, close) => (
      <ProvisionDialog provider={provider} processor={processor} onClose={close} />
    ),
  },
  {
    label: 'Reset',
    tone: 'danger',
    isOffered: ({ processor }) => isChargeable(processor),
    confirm: ({ provider }) => ({
      title: `Reset ${processorLabels[provider]}?`,
      text: 'Its IDs are cleared, and it refuses payments until you enter new ones.',
      confirmLabel: 'Reset processor',
      tone: 'danger',
    }),
    run: (provided) => send(provisioning.reset)(orderOf(provided)),
    done: ({ provider }) => `Reset ${processorLabels[provider]}.`,
  },
];
