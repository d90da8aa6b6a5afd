export * from './commission-fee.ts';
