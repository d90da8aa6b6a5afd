import { Status } from '@payfac/ui/badge';
import { Switch } from '@payfac/ui/switch';
import { useState } from 'react';
import { notify, notifyFailure } from '../../shared/notify/notify.ts';
import { changes } from '../../shared/query/client.ts';
import * as styles from './on-off-row.css.ts';

interface OnOffRowProps {
  readonly label: string;
  readonly description?: string | undefined;
  readonly isOn: boolean;
  /** Without it, what is on or off is only shown. */
  readonly onChange?: ((isOn: boolean) => Promise<unknown>) | undefined;
}

/** Something of an account that is on or off, and takes effect at once for those who may switch it. */
export function OnOffRow({ label, description, isOn, onChange }: OnOffRowProps) {
  const [wanted, setWanted] = useState<boolean>();
  if (!onChange) {
    return (
      <div className={styles.row}>
        <span className={styles.words}>
          <span>{label}</span>
          {description !== undefined && <span className={styles.description}>{description}</span>}
        </span>
        <Status tone={isOn ? 'success' : 'neutral'}>{isOn ? 'On' : 'Off'}</Status>
      </div>
    );
  }
  const change = async (next: boolean) => {
    setWanted(next);
    try {
      await onChange(next);
      notify('success', `Turned ${label} ${next ? 'on' : 'off'}.`);
    } catch (error) {
      notifyFailure(error);
    }
    await changes.loaded();
    setWanted(undefined);
  };
  return (
    <div className={styles.row}>
      <Switch
        label={label}
        description={description}
        value={wanted ?? isOn}
        isPending={wanted !== undefined}
        onChange={(next) => void change(next)}
      />
    </div>
  );
}
