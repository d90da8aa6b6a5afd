import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** A page with a single component. */
export function show(content: ReactNode): void {
  const place = document.querySelector('main');
  if (place) createRoot(place).render(content);
}

export const rows = [{ id: 'a', amount: '1.00' }];
