export { TableSettings } from './table-settings.tsx';
export type { TableSettingsProps } from './table-settings-props.ts';
