import { accountsWith } from '../../../entities/accounts/with-feature.ts';
import type { ControlProps } from '../../../shared/form/controls/control.ts';
import { RecordsInput } from '../../../shared/records/records-input.tsx';

const picker = accountsWith('payLinks');

/** The accounts that can use a template. */
export const Accounts = ({ value = [], onChange, ...rest }: ControlProps<string[]>) => (
  <RecordsInput {...rest} picker={picker} value={value} onChange={(ids) => onChange([...ids])} />
);
