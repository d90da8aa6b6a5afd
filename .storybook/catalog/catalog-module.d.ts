declare module 'virtual:payfac-catalog' {
  export const catalog: readonly import('./read-catalog.ts').CatalogEntry[];
  export const history: readonly import('./changes.ts').Change[];
}
