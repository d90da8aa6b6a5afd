import { type IdType, idTypeLabels } from '@payfac/domain/accounts';
import type { DescriptionListEntry } from '@payfac/ui/description-list';
import { SecretValue } from '@payfac/ui/secret-value';

const groups = { SSN: [3, 5], ITIN: [3, 5], EIN: [2] } as const;

/** A number the way its forms write it: `12-3456789`, `123-45-6789`; any other as it was told. */
export function idNumberText(type: IdType, told: string): string {
  if (type === 'OTHER' || !/^\d{9}$/.test(told)) return told;
  const ends = [...groups[type], told.length];
  return ends.map((end, index) => told.slice(ends[index - 1] ?? 0, end)).join('-');
}

/** A company's number is public; a person's opens bank accounts in their name. */
export const isPersonal = (type: IdType): boolean => type !== 'EIN';

/** The number by its kind; a person's stays hidden until it is asked for, and one that came masked as it is. */
export function idNumberEntry(
  type: IdType | null,
  told: string | null,
  otherwise: string,
): DescriptionListEntry {
  const term = type ? idTypeLabels[type] : otherwise;
  if (!type || !told) return { term, value: told };
  const value = idNumberText(type, told);
  return {
    term,
    value:
      isPersonal(type) && !told.startsWith('•') ? (
        <SecretValue label={term} value={value} ending={told.slice(-4)} />
      ) : (
        value
      ),
  };
}
