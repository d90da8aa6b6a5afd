/// <reference types="@vitest/browser-playwright" />
import type { ReactNode } from 'react';
import { cdp } from 'vitest/browser';
import { chromiumStage } from '../../testing/keystrokes/chromium-stage.ts';
import {
  type MountedField,
  mountField,
  type ValueChannel,
} from '../../testing/keystrokes/mount-field.tsx';
import type { KeystrokeStage } from '../keystroke-tables/run-row.ts';

export interface Entry {
  /** The form's value. */
  readonly value: unknown;
  readonly text: string;
  /** The notice shown while typing. */
  readonly notice: string;
  readonly error: string;
  /** True when the form can't be submitted. */
  readonly isInvalid: boolean;
}

let mounted: MountedField | undefined;

export const unmountEntered = () => mounted?.unmount();

/** What an empty field makes of typed text, before and after blur. */
export async function entered<Value>(
  field: (channel: ValueChannel<Value>) => ReactNode,
  empty: Value,
  hand: (stage: KeystrokeStage) => Promise<void>,
): Promise<Entry> {
  mounted?.unmount();
  const shown = mountField<Value>(field, empty, 'controlled');
  mounted = shown;
  const stage = chromiumStage(shown, cdp());
  await hand(stage);
  const { notice } = shown.view();
  await stage.blur();
  const { text, emissions, error } = shown.view();
  const isInvalid = shown.input.validity.customError;
  return {
    value: emissions.length === 0 ? empty : emissions.at(-1),
    text,
    notice,
    error,
    isInvalid,
  };
}
