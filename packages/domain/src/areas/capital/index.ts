export * from './loan.ts';
export * from './outstanding.ts';
export * from './referral.ts';
