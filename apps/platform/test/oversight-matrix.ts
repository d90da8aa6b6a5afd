import type { MatrixLine } from './call-matrix.ts';

/*
 * Who may make which call of the areas of oversight, written by hand from document 1, section 6.
 * Imports nothing from the sources.
 */

const staffNotes = ['admin', 'underwriter'];
const foundation = 'foundation';

const post = (path: string, allowed: readonly string[], body?: unknown): MatrixLine => ({
  method: 'POST',
  path: `${foundation}/${path}`,
  allowed,
  ...(body === undefined ? {} : { body }),
});

export const oversightMatrix = (everyone: readonly string[]): readonly MatrixLine[] => [
  post('useractivities/get', ['admin', 'bank']),
  { method: 'GET', path: `${foundation}/facilitators`, allowed: everyone },

  post('comments/set', staffNotes, { modelName: 'payouts', modelId: 'none-such', text: 'Late.' }),
  post('comments/get', staffNotes),
  post('tags/get', staffNotes),
  post('tags/create', staffNotes),
  post('tags/remove', staffNotes),
  post('tags/definitions/get', staffNotes),
  post('tags/definitions/create', staffNotes),
  post('tags/definitions/update', staffNotes),

  post('notifications/get', everyone),
  post('notifications/ack', everyone, { notificationEventId: 'none-such' }),
  post('notifications/events/get', everyone),
];
