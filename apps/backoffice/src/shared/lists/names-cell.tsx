/** The first of several names and the number of others; its title has all of them. */
export function NamesCell({ names }: { readonly names: readonly string[] }) {
  const [first, ...others] = names;
  if (first === undefined) return '—';
  if (others.length === 0) return first;
  return <span title={names.join(', ')}>{`${first} +${others.length}`}</span>;
}
