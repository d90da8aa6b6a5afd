import { can } from '@payfac/domain/access';
import { Button } from '@payfac/ui/button';
import { ConfirmDialog } from '@payfac/ui/confirm-dialog';
import { IconButton } from '@payfac/ui/icon-button';
import { AddIcon, MoreIcon } from '@payfac/ui/icons';
import { LaterMenu, type MenuEntry } from '@payfac/ui/menu';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { notifyMissing } from '../../../shared/later/use-later.ts';
import { useRun } from '../../../shared/lists/actions/use-run.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useHolder } from '../../../shared/session/session.ts';
import * as styles from '../customers.css.ts';

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

interface VaultSectionProps {
  readonly title: string;
  /** Of the button that adds one, by its verb. */
  readonly addLabel: string;
  /** The dialog that adds one. */
  readonly dialog: (close: () => void) => ReactNode;
  /** Said where there is nothing. */
  readonly none: string;
  /** List items. */
  readonly children: readonly ReactNode[];
}

/** What a customer keeps of one kind, with the way to add more. */
export function VaultSection({ title, addLabel, dialog, none, children }: VaultSectionProps) {
  const holder = useHolder();
  const id = useId();
  const [isAdding, setAdding] = useState(false);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.heading}>
          {title}
        </h3>
        {can(holder, 'customers.manage') && (
          <Button size="small" icon={<AddIcon size={14} />} onPress={() => setAdding(true)}>
            {addLabel}
          </Button>
        )}
      </div>
      {children.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul className={styles.list} aria-labelledby={id}>
          {children}
        </ul>
      )}
      {isAdding && <Suspense>{dialog(() => setAdding(false))}</Suspense>}
    </section>
  );
}
