import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { answerFetch } from './test-fetch.ts';

answerFetch(() => Promise.reject(new Error('No platform is there in this test.')));
// What jsdom lacks and the components ask.
Element.prototype.hasPointerCapture = () => false;
// A limit that only catches what hangs.
configure({ asyncUtilTimeout: 60_000 });
afterEach(cleanup);
