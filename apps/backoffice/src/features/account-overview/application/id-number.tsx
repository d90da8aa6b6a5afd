import {
  formatIdNumber,
  type IdType,
  idTypeLabels,
  isPersonalIdNumber,
} from '@payfac/domain/accounts';
import type { DescriptionListEntry } from '@payfac/ui/description-list';
import { SecretValue } from '@payfac/ui/secret-value';

/** The number by its kind; a person's stays hidden until it is asked for, and one that came masked as it is. */
export function idNumberEntry(
  type: IdType | null,
  told: string | null,
  otherwise: string,
): DescriptionListEntry {
  const term = type ? idTypeLabels[type] : otherwise;
  if (!type || !told) return { term, value: told };
  const value = formatIdNumber(type, told);
  return {
    term,
    value:
      isPersonalIdNumber(type) && !told.startsWith('•') ? (
        <SecretValue label={term} value={value} ending={told.slice(-4)} />
      ) : (
        value
      ),
  };
}
