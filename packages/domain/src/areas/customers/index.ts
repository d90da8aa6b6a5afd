export * from './card-expiry.ts';
export * from './customer.ts';
export * from './customer-for.ts';
export * from './default-card.ts';
