import { describe, expect, it } from 'vitest';
import * as areas from '../contract/areas.ts';
import type { Area, Endpoint } from '../kernel/endpoint.ts';
import * as messages from './index.ts';
import { ownMessages } from './own-messages.data.ts';
import { type RequiredMessage, requiredMessages } from './required-messages.data.ts';

const endpoints: Endpoint[] = Object.values<Area>(areas).flatMap((area) => Object.values(area));

/** A service provider's call fails as the operator's call does. */
const callOf = ({ method, path }: Endpoint): string =>
  `${method} ${path.replace('backoffice/accounts/center', 'backoffice/accounts')}`;

const silence = { status: 500, error: undefined };

const failureOf = ({ response }: RequiredMessage) =>
  response
    ? { status: response.status, error: { code: response.code, message: response.message } }
    : silence;

/** Every text exported by `@payfac/api/messages`; upper-case codes are not texts. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return /^[A-Z_]+$/.test(value) && value !== 'OK' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
const { sessionEndWords: _, ...exported } = messages;
const exportedTexts = new Set(textsOf(exported));

const known = new Set([
  ...requiredMessages.map(({ text }) => text),
  ...ownMessages.map(([text]) => text),
]);

describe('the catalogue of messages', () => {
  it.each(requiredMessages.filter(({ calls }) => calls))(
    '"$text" is what its calls show',
    (required) => {
      const shown = required.calls?.map((call) => {
        const found = endpoints.filter((endpoint) => callOf(endpoint) === call);
        const texts = found.map((endpoint) => endpoint.failure(failureOf(required)));
        return `${call}: ${[...new Set(texts)].join(' or ')}`;
      });
      expect(shown).toEqual(required.calls?.map((call) => `${call}: ${required.text}`));
    },
  );

  it.each(requiredMessages.filter(({ calls }) => !calls))(
    '"$text" is exported for those who show it',
    ({ text }) => expect(exportedTexts).toContain(text),
  );

  it('exports no text beyond the required ones and those of its own', () => {
    expect([...exportedTexts].filter((text) => !known.has(text))).toEqual([]);
  });

  it('has a text for every call that fails without a word', () => {
    const unknown = endpoints.filter(
      ({ failure, csvFailure = failure }) =>
        !known.has(failure(silence)) || !known.has(csvFailure(silence)),
    );
    expect(unknown.map(callOf)).toEqual([]);
  });

  it('keeps every text of the product in use', () => {
    const shown = new Set([...exportedTexts, ...endpoints.map((call) => call.failure(silence))]);
    expect(ownMessages.map(([text]) => text).filter((text) => !shown.has(text))).toEqual([]);
  });
});
