export interface OfCustomer {
  readonly customerId: string;
}

/** A record beside the list of its own page. */
export const openedIn = (path: string, id: string): string =>
  `${path}?open=${encodeURIComponent(id)}`;
