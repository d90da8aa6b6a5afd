import {
  formatIdNumber,
  type IdType,
  idTypeLabels,
  isPersonalIdNumber,
  type Owner,
} from '@payfac/domain/accounts';
import { Badge } from '@payfac/ui/badge';
import { Card } from '@payfac/ui/card';
import { DescriptionList, type DescriptionListEntry } from '@payfac/ui/description-list';
import { Inline, Stack } from '@payfac/ui/layout';
import { SecretValue } from '@payfac/ui/secret-value';
import { Heading, Text } from '@payfac/ui/typography';
import { showDay } from '../../../shared/time/show.ts';
import { addressText, phoneText, useAccount } from '../account.ts';
import * as styles from '../rows.css.ts';

/** An id number by type; a person's is hidden until it is revealed, and a masked one is shown as it is. */
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

function OneOwner({ owner }: { readonly owner: Owner }) {
  const { title, ownership, dateOfBirth, idType, idNumber, phone, email, address } = owner;
  return (
    <li className={styles.row}>
      <Stack gap="sm">
        <Inline>
          <Heading level={3}>{`${owner.firstName} ${owner.lastName}`}</Heading>
          {owner.isController && <Badge tone="info">Controller</Badge>}
        </Inline>
        <DescriptionList
          entries={[
            { term: 'Title', value: title },
            { term: 'Ownership', value: ownership === null ? null : `${ownership}%` },
            { term: 'Date of birth', value: dateOfBirth && showDay(dateOfBirth) },
            idNumberEntry(idType, idNumber, 'ID number'),
            { term: 'Phone', value: phoneText(phone) },
            { term: 'Email', value: email },
            { term: 'Home address', value: addressText(address), isWide: true },
          ]}
        />
      </Stack>
    </li>
  );
}

/** The business's owners and controller. */
export function OwnersCard() {
  const { owners } = useAccount().application.identity;
  return (
    <Card title="Owners">
      {owners.length === 0 ? (
        <Text tone="muted">No owners yet. They’re added with the application.</Text>
      ) : (
        <ul className={styles.rows}>
          {owners.map((owner) => (
            <OneOwner key={owner.ownerId} owner={owner} />
          ))}
        </ul>
      )}
    </Card>
  );
}
