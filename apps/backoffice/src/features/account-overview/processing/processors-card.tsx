import { standingTransitionsFrom } from '@payfac/domain/accounts';
import { paymentProviders } from '@payfac/domain/enumerations';
import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { AddIcon } from '@payfac/ui/icons';
import { Text } from '@payfac/ui/typography';
import { Suspense, useState } from 'react';
import { useAccount, useMay } from '../account.ts';
import * as styles from '../rows.css.ts';
import { ProcessorRow } from './processor-row.tsx';
import { ProvisionDialog } from './provision-dialog.tsx';

/** The processors that payments of the account go to. */
export function ProcessorsCard() {
  const { application, record } = useAccount();
  const may = useMay();
  const [isAdding, setAdding] = useState(false);
  const mayChange =
    may('accounts.provision') &&
    standingTransitionsFrom(application).some(({ action }) => action === 'provision');
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
