export * from './records.ts';
export * from './written.ts';
