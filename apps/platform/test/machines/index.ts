import { boardingMachines } from './boarding.ts';
import { commerceMachines } from './commerce.ts';
import { oversightMachines } from './oversight.ts';
import { paymentMachines } from './payments.ts';

export { type Command, type Machine, shownState } from './machine.ts';

export const machines = [
  ...paymentMachines,
  ...commerceMachines,
  ...oversightMachines,
  ...boardingMachines,
];
