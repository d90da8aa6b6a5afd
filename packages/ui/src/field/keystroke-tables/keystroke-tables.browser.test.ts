/// <reference types="@vitest/browser-playwright" />
import { afterEach, describe, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { chromiumStage } from '../../testing/keystrokes/chromium-stage.ts';
import { fieldsUnderTest, type RowUnderTest } from '../../testing/keystrokes/fields-under-test.tsx';
import type { FieldMode, MountedField } from '../../testing/keystrokes/mount-field.tsx';
import { runRow } from './run-row.ts';

const modes: readonly FieldMode[] = ['uncontrolled', 'controlled'];
let mounted: MountedField | undefined;

afterEach(() => mounted?.unmount());

describe.each(Object.entries(fieldsUnderTest))('%s', (_, rows: readonly RowUnderTest[]) => {
  describe.each(modes)('%s', (mode) => {
    test.each(rows.map((under) => [under.row.name, under] as const))('%s', async (_name, under) => {
      mounted = under.mount(mode);
      expect(await runRow(under.row, chromiumStage(mounted, cdp()))).toEqual([]);
    });
  });
});
