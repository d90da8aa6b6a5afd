import { afterEach, describe, expect, test } from 'vitest';
import { fieldsUnderTest, type RowUnderTest } from '../../testing/keystrokes/fields-under-test.tsx';
import type { FieldMode, MountedField } from '../../testing/keystrokes/mount-field.tsx';
import { simulatedStage } from '../../testing/keystrokes/simulated-stage.ts';
import { runRow } from './run-row.ts';

const modes: readonly FieldMode[] = ['uncontrolled', 'controlled'];
let mounted: MountedField | undefined;

afterEach(() => mounted?.unmount());

describe.each(Object.entries(fieldsUnderTest))('%s', (_, rows: readonly RowUnderTest[]) => {
  describe.each(modes)('%s', (mode) => {
    test.each(rows.map((under) => [under.row.name, under] as const))('%s', async (_name, under) => {
      mounted = under.mount(mode);
      expect(await runRow(under.row, simulatedStage(mounted))).toEqual([]);
    });
  });
});
