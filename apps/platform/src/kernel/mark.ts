/** The placeholder for a missing logo. */
export const initialOf = ({ name }: { readonly name: string }): string =>
  /^./u.exec(name)?.[0] ?? '';

/** The color of a brand without one. */
export const neutralColor = '#334155';
