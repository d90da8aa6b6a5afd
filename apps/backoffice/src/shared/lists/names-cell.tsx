/** The first of several names and how many more there are; all of them in its title. */
export function NamesCell({ names }: { readonly names: readonly string[] }) {
  const [first, ...others] = names;
  if (first === undefined) return '—';
  if (others.length === 0) return first;
  return <span title={names.join(', ')}>{`${first} +${others.length}`}</span>;
}
