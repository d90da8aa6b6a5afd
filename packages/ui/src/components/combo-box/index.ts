export { ComboBox, type ComboBoxProps } from './combo-box.tsx';
export type { ComboBoxOption, OptionStatus } from './combo-box-options.ts';
