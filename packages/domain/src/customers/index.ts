export * from './customer.ts';
export * from './default-card.ts';
