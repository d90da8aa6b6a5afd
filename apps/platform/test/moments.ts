import { testPlan } from './plan.ts';

/** Business time of a test, in milliseconds after the seed's end. */
export const businessTime = (afterAnchorMs = 0): Date =>
  new Date(testPlan.anchor.getTime() + afterAnchorMs);

/** Security time, which is real, in milliseconds from now. For what a running platform checks against its own clock. */
export const securityTime = (fromNowMs = 0): Date => new Date(Date.now() + fromNowMs);
