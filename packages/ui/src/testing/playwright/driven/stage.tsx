import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { page } from 'vitest/browser';

/** A page like an application's: wide, with padding. Tests load its stylesheets. */
export async function stage(children: ReactNode) {
  await page.viewport(1200, 800);
  return render(<main style={{ padding: 32, display: 'grid', gap: 24 }}>{children}</main>);
}
