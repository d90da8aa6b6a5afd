export * from './percentage.ts';
export * from './share.ts';
