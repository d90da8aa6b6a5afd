import { configure } from '@testing-library/react';
import * as React from 'react';

/*
 * Testing-library and React collect debug output all the time: the page at each failed query, and where each element
 * was created. That is a fifth of a run. The gate disables it, and sets DEBUG_PRINT_LIMIT when it reruns failures.
 */

function notFound(message: string | null): Error {
  const error = new Error(message ?? 'Not found.');
  error.name = 'TestingLibraryElementError';
  return error;
}

/** React collects at most this many locations per second. */
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
