import { can } from '@payfac/domain/access';
import { ConfirmDialog } from '@payfac/ui/confirm-dialog';
import { IconButton } from '@payfac/ui/icon-button';
import { AddIcon, MoreIcon } from '@payfac/ui/icons';
import { LaterMenu, type MenuEntry } from '@payfac/ui/menu';
import { type ReactNode, useId, useState } from 'react';
import { DialogButton } from '../../../shared/form/dialog-button.tsx';
import { notifyMissing } from '../../../shared/later/use-later.ts';
import { useRun } from '../../../shared/lists/actions/use-run.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useHolder } from '../../../shared/session/session.ts';
import * as styles from '../customers.css.ts';

interface VaultMenuProps {
  /** As in the customer's list, such as `Visa credit •••• 4242`. */
  readonly name: string;
  /** Actions besides removing it. */
  readonly entries?: readonly MenuEntry[];
  readonly remove: {
    readonly kind: 'card' | 'bank account';
    /** What happens to future payments with it. */
    readonly text: string;
    readonly run: () => Promise<unknown>;
  };
}

/** The actions on a saved payment method. Removing it asks first. */
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

interface VaultSectionProps {
  readonly title: string;
  /** The label of the add button, with its verb. */
  readonly addLabel: string;
  /** The dialog that adds one. */
  readonly dialog: (close: () => void) => ReactNode;
  /** The text when there are none. */
  readonly none: string;
  /** List items. */
  readonly children: readonly ReactNode[];
}

/** A customer's saved payment methods of one kind, with a button to add more. */
export function VaultSection({ title, addLabel, dialog, none, children }: VaultSectionProps) {
  const holder = useHolder();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.heading}>
          {title}
        </h3>
        {can(holder, 'customers.manage') && (
          <DialogButton icon={<AddIcon size={14} />} dialog={dialog}>
            {addLabel}
          </DialogButton>
        )}
      </div>
      {children.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul className={styles.list} aria-labelledby={id}>
          {children}
        </ul>
      )}
    </section>
  );
}
