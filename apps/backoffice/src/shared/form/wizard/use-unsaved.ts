import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { KeptWizard, WizardDraft } from './wizard-draft.ts';

const isPart = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Unsaved {
  /** Whether any step has unsaved changes. */
  readonly isAny: boolean;
  readonly has: (step: string) => boolean;
  readonly markSaved: (step: string) => void;
}

function changedSteps(begun: KeptWizard | undefined) {
  const steps = new Set(Object.keys(begun?.parts ?? {}));
  return {
    isAny: () => steps.size > 0,
    has: (step: string) => steps.has(step),
    add: (step: string) => void steps.add(step),
    drop: (step: string) => void steps.delete(step),
  };
}

/** The steps with unsaved changes, which are stored in this browser as they change. */
export function useUnsaved<V extends FieldValues>(
  { subscribe, getValues }: Pick<UseFormReturn<V>, 'subscribe' | 'getValues'>,
  draft: WizardDraft,
  begun: KeptWizard | undefined,
  reached: string,
): Unsaved {
  const [steps] = useState(() => changedSteps(begun));
  const [isAny, setAny] = useState(() => steps.isAny());
  const write = (values: FieldValues) => {
    const parts = Object.entries(values).filter(
      (entry): entry is [string, Record<string, unknown>] =>
        steps.has(entry[0]) && isPart(entry[1]),
    );
    draft.write({ reached, parts: Object.fromEntries(parts) });
    setAny(parts.length > 0);
  };
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          const [step] = name?.split('.') ?? [];
          if (step === undefined) return;
          steps.add(step);
          latest.current(values);
        },
      }),
    [subscribe, steps],
  );
  return {
    isAny,
    has: steps.has,
    markSaved: (step) => {
      steps.drop(step);
      write(getValues());
    },
  };
}
