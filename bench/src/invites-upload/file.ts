/** Rows of the file, and how many of them are invalid. */
export const rows = 10_000;
export const badRows = 300;

/** Email domain that marks the benchmark's invites. */
export const domain = 'upload.bench.example';

/** The error of an invalid row, in turn. */
const bad: readonly ((index: number) => string)[] = [
  (index) => `Ada ${index},ada${index}@,(207) 555-0142,Quay ${index}`,
  (index) => `,nobody${index}@${domain},,`,
  (index) => `=cmd|${index},formula${index}@${domain},,`,
  (index) => `Short ${index},short${index}@${domain},12345,`,
  (index) => `Again ${index},person1@${domain},,`,
  (index) => `Many ${index},many${index}@${domain},,Quay,more`,
];

const good = (index: number): string =>
  `Person ${index},person${index}@${domain},(207) 555-0142,"Quay, ${index} & ""Co"""`;

/** A CSV file as a spreadsheet writes it, with its invalid rows spread out. */
export function csvFile(): Buffer {
  const every = Math.floor(rows / badRows);
  const lines = Array.from({ length: rows }, (_, index) => {
    const place = index / every;
    const isBad = Number.isInteger(place) && place < badRows;
    return (isBad ? (bad[place % bad.length] ?? good) : good)(index);
  });
  return Buffer.from(`\uFEFF${['Full name,E-mail,Phone,Company', ...lines].join('\r\n')}\r\n`);
}
