export { TableSettings, type TableSettingsProps } from './table-settings.tsx';
