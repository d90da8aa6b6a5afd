import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { page } from 'vitest/browser';

/** A page like those of an application: wide, with space around what is on it. Tests bring its stylesheets. */
export async function stage(children: ReactNode) {
  await page.viewport(1200, 800);
  return render(<main style={{ padding: 32, display: 'grid', gap: 24 }}>{children}</main>);
}
