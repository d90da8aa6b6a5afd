import type { Owner } from '@payfac/domain/accounts';
import { Badge } from '@payfac/ui/badge';
import { Card } from '@payfac/ui/card';
import { DescriptionList } from '@payfac/ui/description-list';
import { Inline, Stack } from '@payfac/ui/layout';
import { Heading, Text } from '@payfac/ui/typography';
import { showDay } from '../../../shared/time/show.ts';
import { useAccount } from '../account.ts';
import * as styles from '../rows.css.ts';
import { idNumberEntry } from './id-number.tsx';
import { addressText, phoneText } from './texts.ts';

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

/** Who owns and runs the business. */
export function OwnersCard() {
  const { owners } = useAccount().application.identity;
  return (
    <Card title="Owners">
      {owners.length === 0 ? (
        <Text tone="muted">No owners yet. They're added with the application.</Text>
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
