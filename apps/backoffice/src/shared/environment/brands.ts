/** What a brand's host shows before sign-in; its colors come from its stylesheet. */
export interface Brand {
  readonly id: string;
  /** The facilitator's id at sign-on. */
  readonly facId: string;
  readonly facilitatorName: string;
  readonly title: string;
  /** The color its stylesheet's primary colors were designed for, `#rrggbb`. */
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
