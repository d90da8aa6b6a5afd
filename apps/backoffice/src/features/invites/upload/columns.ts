import { type InviteUploadColumn, inviteUploadColumns } from '@payfac/domain/invites';

export const columnLabels: Readonly<Record<InviteUploadColumn, string>> = {
  name: 'Name',
  email: 'Email',
  mobileNumber: 'Mobile phone',
  businessName: 'Business',
};

/** Columns that every row must fill in. */
export const neededColumns = ['name', 'email'] as const satisfies readonly InviteUploadColumn[];

/** Each column's position in a file; undefined when it is missing. */
export type ColumnMap = Readonly<Record<InviteUploadColumn, number | undefined>>;

/** Usual headers of the columns, in lower case letters only; the most likely first. */
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

/** Whether a file's first row is a header: headers contain no email address. */
export const isHeading = (cells: readonly string[]): boolean =>
  !cells.some((cell) => cell.includes('@'));

/** Assigns columns by header; the first match wins. */
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

/** Assigns columns of a file without a header: in order, with the address recognized by its @. */
export function mapByContent(cells: readonly string[]): ColumnMap {
  const email = cells.findIndex((cell) => cell.includes('@'));
  const rest = cells.map((_, index) => index).filter((index) => index !== email);
  return { name: rest[0], email, mobileNumber: undefined, businessName: undefined };
}

/** Required columns that the file doesn't have. */
export const missingColumns = (columns: ColumnMap): readonly InviteUploadColumn[] =>
  neededColumns.filter((column) => columns[column] === undefined);

/** Moves one column to another position, and removes any other column from it. */
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
