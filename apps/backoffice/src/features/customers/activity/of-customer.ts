export interface OfCustomer {
  readonly customerId: string;
}
