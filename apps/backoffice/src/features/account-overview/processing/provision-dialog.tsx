import * as provisioning from '@payfac/api/contract/provisioning';
import {
  type Application,
  isChargeable,
  type Processor,
  type SubMerchant,
} from '@payfac/domain/accounts';
import {
  type PaymentProvider,
  paymentProviders,
  paymentProviderLabels as processorLabels,
} from '@payfac/domain/enumerations';
import { FormSection } from '@payfac/ui/form-layout';
import { Text as Words } from '@payfac/ui/typography';
import { send } from '../../../shared/api/connection.ts';
import { Amount } from '../../../shared/form/controls/amounts.tsx';
import { choiceOf } from '../../../shared/form/controls/choices.tsx';
import { Text } from '../../../shared/form/controls/text.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import type { RowAction } from '../../../shared/lists/actions/row-action.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useAccount } from '../account.ts';

const Provider = choiceOf(paymentProviders, processorLabels);

interface ProvisionDialogProps {
  /** The processor whose IDs are edited. Default: the user chooses one. */
  readonly provider?: PaymentProvider;
  readonly processor?: Processor;
  readonly onClose: () => void;
}

function titleOf(provider: PaymentProvider | undefined, isSetUp: boolean): string {
  if (!provider) return 'Provision a processor';
  const label = processorLabels[provider];
  return isSetUp ? `Edit the IDs of ${label}` : `Provision ${label}`;
}

/** Provisions a processor with the IDs it assigned; a simulated one assigns its own. */
export function ProvisionDialog({ provider, processor, onClose }: ProvisionDialogProps) {
  const { application, record } = useAccount();
  const isSetUp = processor !== undefined && isChargeable(processor);
  const form = useCallForm(provisioning.provision, {
    initial: {
      ...(provider && { processor: provider }),
      ...(processor && {
        merchantId: processor.merchantId,
        id: processor.id,
        paymentCeiling: processor.paymentCeiling,
      }),
    },
    call: (body) =>
      send(provisioning.provision)({
        params: { id: application.applicationId, subMerchantObjId: record._id },
        body,
      }),
    onDone: ({ status }) => {
      const isLive = status === 'active' && application.status !== 'active';
      const done = isSetUp ? 'Saved the IDs.' : 'Provisioned.';
      notify('success', isLive ? `${done} The account is live.` : done);
      onClose();
    },
  });
  const { Field } = form;
  return (
    <FormDialog
      of={form}
      title={titleOf(provider, isSetUp)}
      submitLabel={isSetUp ? 'Save IDs' : 'Provision processor'}
      onClose={onClose}
    >
      <Words tone="muted" size="small">
        Simulators make their own IDs when you leave these empty.
      </Words>
      <FormSection columns={1}>
        <Field
          name="processor"
          as={Provider}
          label="Processor"
          isRequired
          isReadOnly={provider !== undefined}
        />
        <Field name="merchantId" as={Text} label="Merchant ID" maxLength={64} autoComplete="off" />
        <Field name="id" as={Text} label="Terminal ID" maxLength={64} autoComplete="off" />
        <Field
          name="paymentCeiling"
          as={Amount}
          label="Payment ceiling"
          description="The most it takes in one payment. Leave empty for the account’s own."
        />
      </FormSection>
    </FormDialog>
  );
}

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

/** The actions on one of an account's processors. */
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
