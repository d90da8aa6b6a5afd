import { useSearchParams } from 'react-router-dom';

/** The product that the page is narrowed to, which something new begins with. */
export function useChosenProduct(): string | undefined {
  const [params] = useSearchParams();
  const chosen = params.getAll('spProductId');
  return chosen.length === 1 ? chosen[0] : undefined;
}
