import { Blob, File } from 'node:buffer';
import { afterAll, beforeAll, vi } from 'vitest';

/**
 * Lets a test's file send files: Node's requests accept only Node's files and forms, and the page's own are jsdom's.
 */
export function useNodeFiles(): void {
  beforeAll(async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const form = await new Response('', { headers }).formData();
    vi.stubGlobal('File', File);
    vi.stubGlobal('Blob', Blob);
    vi.stubGlobal('FormData', form.constructor);
    vi.stubGlobal('Request', Object.getPrototypeOf(Request));
  });
  afterAll(() => void vi.unstubAllGlobals());
}
