import { can } from '@payfac/domain/access';
import { ConfirmDialog } from '@payfac/ui/confirm-dialog';
import { IconButton } from '@payfac/ui/icon-button';
import { MoreIcon } from '@payfac/ui/icons';
import type { MenuEntry } from '@payfac/ui/menu';
import { LaterMenu } from '@payfac/ui/menu';
import { useState } from 'react';
import { notifyMissing } from '../../../shared/later/use-later.ts';
import { useRun } from '../../../shared/lists/actions/use-run.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useHolder } from '../../../shared/session/session.ts';

interface VaultMenuProps {
  /** As the customer's list says it, such as `Visa credit •••• 4242`. */
  readonly name: string;
  /** What may be done besides removing it. */
  readonly entries?: readonly MenuEntry[];
  readonly remove: {
    readonly kind: 'card' | 'bank account';
    /** What becomes of payments that would be made with it. */
    readonly text: string;
    readonly run: () => Promise<unknown>;
  };
}

/** What may be done with something a customer keeps. Removing it asks first. */
export function VaultMenu({ name, entries = [], remove }: VaultMenuProps) {
  const holder = useHolder();
  const [isAsking, setAsking] = useState(false);
  const { isRunning, error, run } = useRun(remove.run, () => {
    notify('success', `Removed ${name}.`);
    setAsking(false);
  });
  if (!can(holder, 'customers.manage')) return null;
  const label = `Actions for ${name}`;
  return (
    <>
      <LaterMenu
        onMissing={notifyMissing}
        label={label}
        placement="bottom end"
        trigger={<IconButton size="small" label={label} icon={<MoreIcon size={16} />} />}
        entries={[
          ...entries,
          { id: 'remove', label: 'Remove', tone: 'danger', onAction: () => setAsking(true) },
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={`Remove ${name}?`}
        confirmLabel={`Remove ${remove.kind}`}
        tone="danger"
        isConfirming={isRunning}
        error={error}
        onConfirm={run}
        onCancel={() => setAsking(false)}
      >
        {remove.text}
      </ConfirmDialog>
    </>
  );
}
