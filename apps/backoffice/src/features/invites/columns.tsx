import { AddressCell } from '../../shared/lists/address-cell.tsx';

/** An invitee or applicant. */
interface Person {
  readonly name: string;
  readonly email: string;
  readonly businessName: string | null;
}

/**
 * The first columns of invites and of applicants.
 * @param noteOnCard a card's text below the email address.
 */
export const personColumns = <R extends Person>(noteOnCard: (row: R) => string) =>
  [
    {
      id: 'name',
      header: 'Name',
      render: ({ name }: R) => name,
      sort: 'name',
      isRowHeader: true,
      content: 'name',
    },
    {
      id: 'email',
      header: 'Email',
      render: ({ email }: R) => <AddressCell address={email} />,
      onCard: 'detail',
      noteOnCard,
    },
    {
      id: 'businessName',
      header: 'Business',
      render: ({ businessName }: R) => businessName ?? '—',
      content: 'name',
    },
  ] as const;
