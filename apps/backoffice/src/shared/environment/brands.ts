/** What a brand's host shows before anybody has signed in; colors come from its stylesheet. */
export interface Brand {
  readonly id: string;
  /** The facilitator's id at sign-on. */
  readonly facId: string;
  readonly facilitatorName: string;
  readonly title: string;
  /** What its stylesheet's primary colors were made for, `#rrggbb`. */
  readonly primaryColor: string;
}

export const brands: readonly Brand[] = [
  {
    id: 'harbor',
    facId: 'harbor',
    facilitatorName: 'Harbor Payments',
    title: 'Harbor Backoffice',
    primaryColor: '#0069a2',
  },
  {
    id: 'juniper',
    facId: 'juniper',
    facilitatorName: 'Juniper Pay',
    title: 'Juniper Backoffice',
    primaryColor: '#00764c',
  },
];
