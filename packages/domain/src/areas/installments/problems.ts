import type { FieldProblem } from '../../kernel/validation/messages.ts';
import type { InstallmentTerms } from './schedule.ts';

/** Problems between the fields of an installment plan's terms. */
export function installmentProblems(
  { totalAmount, downPayment, count, firstDueOn }: InstallmentTerms,
  today: string,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const report = (path: string, message: string) => problems.push({ path, message });
  if (downPayment >= totalAmount) {
    report('downPayment', 'Enter less than the total.');
  } else if (totalAmount - downPayment < count) {
    report('count', 'Choose fewer payments: each must be at least one cent.');
  }
  if (firstDueOn < today) report('firstDueOn', 'Choose today or a later day.');
  return problems;
}
