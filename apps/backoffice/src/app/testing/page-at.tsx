import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { InApp } from '../../shared/testing/in-app.tsx';
import { inApp, table } from '../router.tsx';

interface PageAtProps {
  /** Path and query, as in the address bar. */
  readonly address: string;
}

/** The whole app at an address that the window doesn't have. An app runs, and somebody is signed on. */
export function PageAt({ address }: PageAtProps) {
  const [router] = useState(() => inApp(createMemoryRouter(table, { initialEntries: [address] })));
  return (
    <InApp>
      <RouterProvider router={router} />
    </InApp>
  );
}
