import type { FieldProblem } from '../../kernel/validation/messages.ts';
import type { ShareMethod } from './sharing.ts';

/** The parts of an invoice whose fields depend on each other. */
export interface InvoiceDraft {
  readonly date: string;
  readonly dueDate: string;
  readonly items: readonly unknown[];
  readonly shareMethods: readonly ShareMethod[];
  readonly email?: string | null | undefined;
  readonly mobileNumber?: string | null | undefined;
}

/** Problems between an invoice's fields; a draft may have all of them. */
export function invoiceProblems(draft: InvoiceDraft): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const report = (path: string, message: string) => problems.push({ path, message });
  if (draft.items.length === 0) report('items', 'Add at least one item.');
  if (draft.dueDate < draft.date) report('dueDate', 'Choose a due date on or after the date.');
  if (draft.shareMethods.includes('email') && !draft.email) {
    report('email', 'Enter the email address to send it to.');
  }
  if (draft.shareMethods.includes('sms') && !draft.mobileNumber) {
    report('mobileNumber', 'Enter the mobile number to send it to.');
  }
  return problems;
}
