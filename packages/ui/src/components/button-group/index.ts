export { ButtonGroup, type ButtonGroupProps } from './button-group.tsx';
export { SplitButton, type SplitButtonProps } from './split-button.tsx';
