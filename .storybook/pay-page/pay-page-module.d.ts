declare module 'virtual:payfac-pay-page' {
  export const payPage: string;
  /** Where the brand's name goes. */
  export const nameInPayPage: string;
  export const initialInPayPage: string;
}
