import { Button } from '@payfac/ui/button';
import { DateInput } from '@payfac/ui/date-input';
import type { CustomRangeControls } from '@payfac/ui/stats-card';
import { useState } from 'react';
import * as styles from './page.css.ts';

/** Two days and a confirm button, which is disabled until both are valid. */
export function CustomRange({ onConfirm, onCancel }: CustomRangeControls) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  return (
    <div className={styles.customRange}>
      <DateInput label="From" value={from} onChange={setFrom} autoFocus />
      <DateInput label="To" value={to} onChange={setTo} />
      <div className={styles.customActions}>
        <Button size="small" onPress={onCancel}>
          Cancel
        </Button>
        <Button
          size="small"
          variant="primary"
          isDisabled={from === '' || to === ''}
          onPress={() => onConfirm([from, to])}
        >
          Apply range
        </Button>
      </div>
    </div>
  );
}
