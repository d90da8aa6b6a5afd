import type { TerminalAccount } from '../../../entities/accounts/terminal-accounts.ts';
import type { ControlProps } from '../../../shared/form/controls/control.ts';

export interface AccountFieldProps extends ControlProps<string> {
  /** The account's name, once it is known. */
  readonly accountName: string | undefined;
  /** All that may be paid, where they are few. */
  readonly few: readonly TerminalAccount[] | undefined;
}
