/** A sentence in which text between backticks is code. */
export function Words({ children }: { readonly children: string }) {
  return children
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={`${index} ${part}`}>{part}</code> : part));
}
