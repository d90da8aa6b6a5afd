import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Catches hangs; a busy machine is slow.
configure({ asyncUtilTimeout: 60_000 });

/**
 * Each test starts with an empty page. React Aria's live region is kept, since it writes into no other, and announces
 * nothing.
 */
function clearPage(): void {
  for (const element of document.querySelectorAll('body > *')) {
    const logs = element.querySelectorAll('[role="log"]');
    if (element.matches('[data-live-announcer]') && logs.length > 0)
      for (const log of logs) log.replaceChildren();
    else element.remove();
  }
}

afterEach(() => {
  cleanup();
  // Some files run in Node alone.
  if ('document' in globalThis) clearPage();
});
