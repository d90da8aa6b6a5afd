declare module 'virtual:payfac-pay-page' {
  export const payPage: string;
  /** Placeholder of the brand's name. */
  export const nameInPayPage: string;
  export const initialInPayPage: string;
}
