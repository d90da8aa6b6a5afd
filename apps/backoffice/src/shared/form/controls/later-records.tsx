import { laterPart } from '../../later/later-part.ts';
import type { RecordPicker } from '../../records/record-picker.ts';
import { loadedOnFocus } from './loaded-on-focus.tsx';

/**
 * One record by name, like `recordOf`, whose search loads when the user focuses the field, since it is larger than the
 * rest of a form. Create it once, next to the form.
 */
export const laterRecordOf = (picker: () => Promise<RecordPicker>) =>
  loadedOnFocus(
    laterPart(async () => {
      const [{ recordOf }, own] = await Promise.all([import('./records.tsx'), picker()]);
      return recordOf(own);
    }),
  );
