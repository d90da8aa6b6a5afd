/** The module of the one contender that a page is built with. */
declare module 'contender' {
  export const ours: import('../page/contender.ts').Contender;
}
