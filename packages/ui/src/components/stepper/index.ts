export {
  type Step,
  Stepper,
  type StepperOrientation,
  type StepperProps,
  type StepState,
} from './stepper.tsx';
