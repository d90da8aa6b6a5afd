import { testPlan } from './plan.ts';

/** Business time of a test: so many milliseconds after the seed ended. */
export const businessTime = (afterAnchorMs = 0): Date =>
  new Date(testPlan.anchor.getTime() + afterAnchorMs);

/** Security time, which is real: so many milliseconds from now. For what a running platform judges by its own clock. */
export const securityTime = (fromNowMs = 0): Date => new Date(Date.now() + fromNowMs);
