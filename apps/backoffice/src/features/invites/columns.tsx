import { productPicker } from '../../entities/products/picker.ts';
import { AddressCell } from '../../shared/lists/cells.tsx';
import { useNames } from '../../shared/records/use-names.ts';
import { showDate } from '../../shared/time/show.ts';

/** A product by its name, where only its id is known. */
export const ProductName = ({ id }: { readonly id: string }) => useNames(productPicker, [id])(id);

/** An invitee or applicant. */
interface Person {
  readonly name: string;
  readonly email: string;
  readonly businessName: string | null;
  readonly createdAt: Date;
}

/** Who it is: the first columns of invites and of applicants. */
export const personColumns = <R extends Person>() =>
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
    },
    {
      id: 'businessName',
      header: 'Business',
      render: ({ businessName }: R) => businessName ?? '—',
      content: 'name',
      onCard: 'detail',
      noteOnCard: ({ createdAt }: R) => showDate(createdAt),
    },
  ] as const;
