export { FormErrorSummary, type FormErrorSummaryProps } from './form-error-summary.tsx';
export type { FormProblem } from './form-errors.ts';
export {
  FormActions,
  type FormActionsProps,
  FormLayout,
  type FormLayoutProps,
  FormSection,
  type FormSectionProps,
  FormWide,
} from './form-layout.tsx';
