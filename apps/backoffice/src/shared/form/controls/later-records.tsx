import { TextField } from '@payfac/ui/text-field';
import { Suspense, useState } from 'react';
import { laterPart } from '../../later/later-part.ts';
import type { RecordPicker } from '../../records/record-picker.ts';
import { type ControlProps, chosenFrom } from './control.ts';

/**
 * One record, found by its name as `recordOf` has it, whose search is fetched when somebody reaches the
 * field: it is larger than the rest of a form. Made once, beside the form.
 */
export function laterRecordOf(picker: () => Promise<RecordPicker>) {
  const Search = laterPart(async () => {
    const [{ recordOf }, own] = await Promise.all([import('./records.tsx'), picker()]);
    return recordOf(own);
  });
  return chosenFrom(function LaterRecord(props: ControlProps<string>) {
    const [isReached, setReached] = useState(false);
    const { value, onChange: _, ...rest } = props;
    const waiting = (
      <TextField {...rest} value="" onChange={() => undefined} placeholder="Search by name" />
    );
    if (!isReached && value === undefined) {
      return <div onFocus={() => setReached(true)}>{waiting}</div>;
    }
    return (
      <Suspense fallback={waiting}>
        <Search {...props} autoFocus={isReached} />
      </Suspense>
    );
  });
}
