import { configure } from '@testing-library/react';
import * as React from 'react';

/*
 * Testing-library and React note all the time what a person reads when something fails: how the page looks
 * at each try to find what is not there yet, and where each element was made. That is a fifth of a run.
 * The gate leaves it out, and sets DEBUG_PRINT_LIMIT where it runs again what failed.
 */

function notFound(message: string | null): Error {
  const error = new Error(message ?? 'Not found.');
  error.name = 'TestingLibraryElementError';
  return error;
}

/** React notes no more than so many places a second. */
const most = 10_000;

if (process.env['DEBUG_PRINT_LIMIT'] === undefined) {
  configure({ getElementError: notFound });
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof internals === 'object' && internals !== null) {
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
      get: () => most,
      set: () => {},
    });
  }
}
