import type { Application } from '@payfac/domain/accounts';
import type { WizardHandle } from '../../../../shared/form/wizard/use-wizard.ts';
import type { newAccount } from '../schema.ts';

export interface StepProps {
  readonly wizard: WizardHandle<typeof newAccount>;
  /** What was saved so far; undefined until the first step is. */
  readonly application: Application | undefined;
}
