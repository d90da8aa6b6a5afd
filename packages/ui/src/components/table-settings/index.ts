export { TableSettings } from './table-settings.tsx';
export { TableSettingsPanel } from './table-settings-panel.tsx';
export type { TableSettingsProps } from './table-settings-props.ts';
