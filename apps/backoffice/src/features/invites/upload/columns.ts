import { type InviteUploadColumn, inviteUploadColumns } from '@payfac/domain/invites';

export const columnLabels: Readonly<Record<InviteUploadColumn, string>> = {
  name: 'Name',
  email: 'Email',
  mobileNumber: 'Mobile phone',
  businessName: 'Business',
};

/** Columns that every row has to fill in. */
export const neededColumns = ['name', 'email'] as const satisfies readonly InviteUploadColumn[];

/** Where each column stands in a file; undefined for one that it lacks. */
export type ColumnMap = Readonly<Record<InviteUploadColumn, number | undefined>>;

/** What people call the columns, in small letters alone; the likeliest first. */
const names: Readonly<Record<InviteUploadColumn, readonly string[]>> = {
  name: ['name', 'fullname', 'contactname', 'contact', 'ownername', 'owner', 'person'],
  email: ['email', 'emailaddress', 'mail'],
  mobileNumber: [
    'mobilenumber',
    'mobile',
    'mobilephone',
    'phone',
    'phonenumber',
    'cell',
    'cellphone',
  ],
  businessName: [
    'businessname',
    'business',
    'company',
    'companyname',
    'dba',
    'dbaname',
    'merchant',
  ],
};

const letters = (heading: string): string => heading.toLowerCase().replace(/[^a-z]/g, '');

/** Whether a file's first row holds a person already: no heading has an address in it. */
export const isHeading = (cells: readonly string[]): boolean =>
  !cells.some((cell) => cell.includes('@'));

/** Which column is which, by its heading; the first that fits. */
export function mapByHeading(headings: readonly string[]): ColumnMap {
  const plain = headings.map(letters);
  const at = (column: InviteUploadColumn): number | undefined => {
    const index = names[column].map((name) => plain.indexOf(name)).find((each) => each !== -1);
    return index;
  };
  return {
    name: at('name'),
    email: at('email'),
    mobileNumber: at('mobileNumber'),
    businessName: at('businessName'),
  };
}

/** The columns of a file without a heading: its order, the address found by its sign. */
export function mapByContent(cells: readonly string[]): ColumnMap {
  const email = cells.findIndex((cell) => cell.includes('@'));
  const rest = cells.map((_, index) => index).filter((index) => index !== email);
  return { name: rest[0], email, mobileNumber: undefined, businessName: undefined };
}

/** Columns that rows need and the file doesn't name. */
export const missingColumns = (columns: ColumnMap): readonly InviteUploadColumn[] =>
  neededColumns.filter((column) => columns[column] === undefined);

/** A map with one column at another place, which no other column has then. */
export const withColumn = (
  columns: ColumnMap,
  column: InviteUploadColumn,
  index: number | undefined,
): ColumnMap => {
  const next: Record<InviteUploadColumn, number | undefined> = { ...columns, [column]: index };
  for (const other of inviteUploadColumns) {
    if (other !== column && index !== undefined && next[other] === index) next[other] = undefined;
  }
  return next;
};
