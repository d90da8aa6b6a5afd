import type { CustomField, CustomFieldValue } from '@payfac/domain/custom-fields';
import { formatUsd, parseDollars } from '@payfac/domain/money';
import { showDay } from '../../shared/time/show.ts';

/** What a payer gave for a field of the page, as its kind is read. */
export function showAnswer({ type }: CustomField, value: CustomFieldValue | undefined): string {
  if (value === undefined || value.length === 0) return '—';
  if (typeof value !== 'string') return value.join(', ');
  if (type === 'date') return showDay(value);
  if (type === 'percentage') return `${value}%`;
  const amount = type === 'currency' ? parseDollars(value) : undefined;
  return amount === undefined ? value : formatUsd(amount);
}
