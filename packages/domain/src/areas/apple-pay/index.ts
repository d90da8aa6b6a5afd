export * from './apple-pay.ts';
