export { ComboBox, type ComboBoxProps } from './combo-box.tsx';
export type { ComboBoxOption } from './combo-box-options.ts';
