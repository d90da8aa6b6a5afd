import { can } from '@payfac/domain/access';
import { Button } from '@payfac/ui/button';
import { AddIcon } from '@payfac/ui/icons';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { useHolder } from '../../../shared/session/session.ts';
import * as styles from './detail.css.ts';

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
