import {
  isChargeable,
  type Processor,
  type ProvisioningStatus,
  provisioningStatusLabels,
} from '@payfac/domain/accounts';
import type { PaymentProvider } from '@payfac/domain/enumerations';
import { formatUsd } from '@payfac/domain/money';
import { Badge, type BadgeTone, Status } from '@payfac/ui/badge';
import { CopyValue } from '@payfac/ui/copy-value';
import { DescriptionList } from '@payfac/ui/description-list';
import { Inline } from '@payfac/ui/layout';
import { Heading } from '@payfac/ui/typography';
import { processorLabels } from '../../../entities/processors/labels.ts';
import { RecordActions } from '../../../shared/lists/actions/record-actions.tsx';
import { useAccount } from '../account.ts';
import * as styles from '../rows.css.ts';
import { processorActions } from './processor-actions.tsx';

const tones: Readonly<Record<ProvisioningStatus, BadgeTone>> = {
  requested: 'info',
  underwriting: 'review',
  provisioned: 'success',
  archived: 'neutral',
};

interface ProcessorRowProps {
  readonly provider: PaymentProvider;
  readonly processor: Processor;
  readonly mayChange: boolean;
}

const idOf = (id: string, label: string) =>
  id === '' ? null : <CopyValue value={id} label={label} isMono />;

/** How the account stands with one processor. */
export function ProcessorRow({ provider, processor, mayChange }: ProcessorRowProps) {
  const { application, record } = useAccount();
  const { status, merchantId, id, isDefault, paymentCeiling } = processor;
  const lacksIds = status === 'provisioned' && !isChargeable(processor);
  return (
    <li className={styles.row}>
      <Inline justify="between">
        <Inline>
          <Heading level={3}>{processorLabels[provider]}</Heading>
          {isDefault && <Badge>Default</Badge>}
          <Status tone={lacksIds ? 'danger' : tones[status]}>
            {lacksIds ? 'Provisioned, without IDs' : provisioningStatusLabels[status]}
          </Status>
        </Inline>
        {mayChange && (
          <RecordActions
            actions={processorActions}
            record={{ provider, processor, application, record }}
            name={processorLabels[provider]}
          />
        )}
      </Inline>
      <DescriptionList
        columns={3}
        entries={[
          { term: 'Merchant ID', value: idOf(merchantId, 'merchant ID') },
          { term: 'Terminal ID', value: idOf(id, 'terminal ID') },
          {
            term: 'Payment ceiling',
            value: paymentCeiling === undefined ? 'Same as the account' : formatUsd(paymentCeiling),
          },
        ]}
      />
    </li>
  );
}
