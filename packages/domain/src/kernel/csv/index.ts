export * from './records.ts';
export * from './spreadsheet.ts';
export * from './written.ts';
