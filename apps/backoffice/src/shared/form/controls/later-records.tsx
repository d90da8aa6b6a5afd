import { laterPart } from '../../later/later-part.ts';
import type { RecordPicker } from '../../records/record-picker.ts';
import { loadedOnFocus } from './loaded-on-focus.tsx';

/**
 * One record, found by its name as `recordOf` has it, whose search is fetched when somebody reaches the
 * field: it is larger than the rest of a form. Made once, beside the form.
 */
export const laterRecordOf = (picker: () => Promise<RecordPicker>) =>
  loadedOnFocus(
    laterPart(async () => {
      const [{ recordOf }, own] = await Promise.all([import('./records.tsx'), picker()]);
      return recordOf(own);
    }),
  );
