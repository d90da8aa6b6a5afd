/** The module of the one contender that a page is built with. */
declare module 'virtual:contender' {
  export const ours: import('../page/contender.ts').Contender;
}
