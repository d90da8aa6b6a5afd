/** What stands for a logo where there is none. */
export const initialOf = ({ name }: { readonly name: string }): string =>
  /^./u.exec(name)?.[0] ?? '';

/** The color of a brand that has chosen none. */
export const neutralColor = '#334155';
