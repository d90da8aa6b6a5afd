import { accountsExamples } from '../accounts/examples.ts';
import type { ExamplesOf } from '../contract/examples.ts';
import type { accountsCenter } from './contract.ts';

/** The operator's exchanges: the twins answer the same, of the caller's products alone. */
export const accountsCenterExamples: ExamplesOf<typeof accountsCenter> = {
  view: { ...accountsExamples.view },
  names: { ...accountsExamples.names },
};
