export {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
  type RadioOrientation,
} from './radio-group.tsx';
