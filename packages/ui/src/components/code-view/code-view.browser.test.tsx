import '../../../base.css';
import '../../../brands/harbor.css';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CodeView } from './index.ts';

/** Browsers give `code` their own font, and that one was used. */
it.each([true, false])('is set in the typeface of the brand, with line numbers: %s', (has) => {
  render(<CodeView label="Request body" code="amount=4820" hasLineNumbers={has} />);
  expect(getComputedStyle(screen.getByText('amount=4820')).fontFamily).toContain('JetBrains Mono');
});
