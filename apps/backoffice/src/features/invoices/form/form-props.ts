import type { CallFormHandle } from '../../../shared/form/use-call-form.tsx';
import type { invoiceForm } from './form-values.ts';

export type InvoiceFormHandle = CallFormHandle<typeof invoiceForm>;

export interface FormProps {
  readonly invoice: InvoiceFormHandle;
}
