/** What a brand's host shows before anybody has signed in; colors come from its stylesheet. */
export interface Brand {
  readonly id: string;
  /** The facilitator's id at sign-on. */
  readonly facId: string;
  readonly facilitatorName: string;
  readonly title: string;
}

export const brands: readonly Brand[] = [
  {
    id: 'harbor',
    facId: 'harbor',
    facilitatorName: 'Harbor Payments',
    title: 'Harbor Backoffice',
  },
  { id: 'juniper', facId: 'juniper', facilitatorName: 'Juniper Pay', title: 'Juniper Backoffice' },
];
