import * as z from 'zod/mini';
import { draftOf } from '../drafts.ts';

const kept = z.object({
  /** The furthest step that was opened. */
  reached: z.string(),
  /** Unsaved changes, by step. */
  parts: z.record(z.string(), z.record(z.string(), z.unknown())),
});
export type KeptWizard = z.output<typeof kept>;

export interface WizardDraft {
  readonly read: () => KeptWizard | undefined;
  /** Without changed parts, nothing is stored, since the platform has everything. */
  readonly write: (wizard: KeptWizard) => void;
  readonly drop: () => void;
}

/** A wizard's draft in this browser: never card or bank numbers, id numbers or passwords. */
export function wizardDraft(userId: string, name: string): WizardDraft {
  const draft = draftOf(userId, `wizard.${name}`);
  return {
    read: () => kept.safeParse(draft.read()).data,
    write: (wizard) => {
      if (Object.keys(wizard.parts).length === 0) draft.drop();
      else draft.write(wizard);
    },
    drop: draft.drop,
  };
}
