export * from './configuration.ts';
export * from './defaults.ts';
export * from './editor.ts';
export * from './field-names.ts';
export * from './fields.ts';
export * from './template.ts';
export * from './visibility.ts';
