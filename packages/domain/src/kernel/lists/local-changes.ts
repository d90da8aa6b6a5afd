/** The parts of a list response that a local change affects. */
export interface LocalList<R> {
  readonly data: readonly R[];
  readonly count: number;
}

/* Updates invite and installment lists without reloading them. `idOf` returns a row's id. */

/** Adds a new row to the front and raises the count. */
export const withCreated = <R, L extends LocalList<R>>(list: L & LocalList<R>, row: R): L => ({
  ...list,
  data: [row, ...list.data],
  count: list.count + 1,
});

/** Replaces a changed row; a row that isn't listed changes nothing. */
export const withEdited = <R, L extends LocalList<R>>(
  list: L & LocalList<R>,
  row: R,
  idOf: (row: R) => string,
): L => ({
  ...list,
  data: list.data.map((one) => (idOf(one) === idOf(row) ? row : one)),
});

/** Removes a deleted row and lowers the count; a row that isn't listed changes nothing. */
export function withRemoved<R, L extends LocalList<R>>(
  list: L & LocalList<R>,
  id: string,
  idOf: (row: R) => string,
): L {
  const data = list.data.filter((one) => idOf(one) !== id);
  return { ...list, data, count: list.count - (list.data.length - data.length) };
}
