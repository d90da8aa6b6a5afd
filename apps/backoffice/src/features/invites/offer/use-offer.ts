import { useEffect, useRef } from 'react';
import { useTemplates } from './templates.ts';

/** The templates of the product that a form has chosen; another product's are taken back. */
export function useOffer(spProductId: string | undefined, onForget: () => void) {
  const of = useRef(spProductId);
  useEffect(() => {
    if (of.current === spProductId) return;
    of.current = spProductId;
    onForget();
  });
  return useTemplates(spProductId);
}
