/** A sentence in which what stands between backticks is code, as in the text around. */
export function Words({ children }: { readonly children: string }) {
  return children
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={`${index} ${part}`}>{part}</code> : part));
}
