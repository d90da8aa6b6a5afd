import {
  isChargeable,
  onboardingTransitionsFrom,
  type Processor,
  provisioningStatusLabels,
} from '@payfac/domain/accounts';
import {
  type PaymentProvider,
  paymentProviders,
  paymentProviderLabels as processorLabels,
} from '@payfac/domain/enumerations';
import { formatUsd } from '@payfac/domain/money';
import { Badge } from '@payfac/ui/badge';
import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { CopyValue } from '@payfac/ui/copy-value';
import { DescriptionList } from '@payfac/ui/description-list';
import { AddIcon } from '@payfac/ui/icons';
import { Inline } from '@payfac/ui/layout';
import { Heading, Text } from '@payfac/ui/typography';
import { Suspense, useState } from 'react';
import { RecordActions } from '../../../shared/lists/actions/record-actions.tsx';
import { StatusWord } from '../../../shared/status/status-word.tsx';
import { useAccount, useMay } from '../account.ts';
import * as styles from '../rows.css.ts';
import { ProvisionDialog, processorActions } from './provision-dialog.tsx';

interface ProcessorRowProps {
  readonly provider: PaymentProvider;
  readonly processor: Processor;
  readonly mayChange: boolean;
}

const idOf = (id: string, label: string) =>
  id === '' ? null : <CopyValue value={id} label={label} isMono />;

/** The account's status with one processor. */
function ProcessorRow({ provider, processor, mayChange }: ProcessorRowProps) {
  const { application, record } = useAccount();
  const { status, merchantId, id, isDefault, paymentCeiling } = processor;
  const lacksIds = status === 'provisioned' && !isChargeable(processor);
  return (
    <li className={styles.row}>
      <Inline justify="between">
        <Inline>
          <Heading level={3}>{processorLabels[provider]}</Heading>
          {isDefault && <Badge>Default</Badge>}
          <StatusWord isBare>
            {lacksIds ? 'Provisioned, without IDs' : provisioningStatusLabels[status]}
          </StatusWord>
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

/** The account's processors. */
export function ProcessorsCard() {
  const { application, record } = useAccount();
  const may = useMay();
  const [isAdding, setAdding] = useState(false);
  const mayChange =
    may('accounts.provision') &&
    onboardingTransitionsFrom(application).some(({ action }) => action === 'provision');
  const rows = paymentProviders.flatMap((provider) => {
    const processor = record.processor[provider];
    return processor ? [{ provider, processor }] : [];
  });
  return (
    <Card
      title="Processors"
      actions={
        mayChange && (
          <Button size="small" icon={<AddIcon size={14} />} onPress={() => setAdding(true)}>
            Provision processor
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <Text tone="muted" size="small">
          None yet. Approving the application asks a processor for this merchant.
        </Text>
      ) : (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <ProcessorRow key={row.provider} {...row} mayChange={mayChange} />
          ))}
        </ul>
      )}
      {isAdding && (
        <Suspense>
          <ProvisionDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Card>
  );
}
