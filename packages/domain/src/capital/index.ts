export * from './loan.ts';
export * from './referral.ts';
