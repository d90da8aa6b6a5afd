import { test as base, expect } from '@playwright/test';
import { record } from './record.ts';

/**
 * Every journey runs under the enforced content-security policy and Trusted Types, and fails on a
 * violation of them, on an uncaught error and on a line of the console that says error.
 */
export const test = base.extend<{ problems: string[] }>({
  problems: [
    async ({ context }, use, info) => {
      const problems: string[] = [];
      const writeDown = record(context, info);
      await context.exposeFunction('noteViolation', (text: string) => problems.push(text));
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          Reflect.get(window, 'noteViolation')(`${violatedDirective} blocked ${blockedURI}`);
        });
      });
      context.on('weberror', (error) => problems.push(error.error().message));
      context.on('console', (line) => {
        const isResponse =
          /the server responded with a status of (400|401|402|403|404|409|422|503|504)/;
        if (line.type() === 'error' && !isResponse.test(line.text())) problems.push(line.text());
      });
      await use(problems);
      writeDown();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
