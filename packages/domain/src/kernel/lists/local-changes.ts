/** A list as it was answered, so far as a change made here alters it. */
export interface LocalList<R> {
  readonly data: readonly R[];
  readonly count: number;
}

/*
 * Invite and installment lists are updated without loading them again. A row
 * is told by its id, which `idOf` reads.
 */

/** A new row goes to the front and the count rises. */
export const withCreated = <R, L extends LocalList<R>>(list: L & LocalList<R>, row: R): L => ({
  ...list,
  data: [row, ...list.data],
  count: list.count + 1,
});

/** A changed row takes the place of the one it was; a row that is not listed changes nothing. */
export const withEdited = <R, L extends LocalList<R>>(
  list: L & LocalList<R>,
  row: R,
  idOf: (row: R) => string,
): L => ({
  ...list,
  data: list.data.map((one) => (idOf(one) === idOf(row) ? row : one)),
});

/** A deleted row goes and the count falls; a row that is not listed changes nothing. */
export function withRemoved<R, L extends LocalList<R>>(
  list: L & LocalList<R>,
  id: string,
  idOf: (row: R) => string,
): L {
  const data = list.data.filter((one) => idOf(one) !== id);
  return { ...list, data, count: list.count - (list.data.length - data.length) };
}
