import type { DocsOf } from '../../kernel/docs.ts';
import type { apiKeys } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const apiKeysDocs: DocsOf<typeof apiKeys> = {
  about: 'Keys for servers, and what each may do.',
  calls: {
    list: { summary: 'List API keys', description: 'Without secrets; `prefix` tells keys apart.' },
    create: {
      summary: 'Create an API key',
      description:
        "The secret is in this response and nowhere else: it is kept as a hash. `abilities` and `subMerchantIds` (an extension) say what it may do and for which accounts, at most what its maker may; without them it does a service provider's work for the whole product.",
    },
    update: {
      summary: 'Change or rotate an API key',
      description:
        'With `rotate` the response is the new key with its secret; the old one works for 24 more hours (`worksUntil`), then it is revoked. Only an active key can be rotated.',
    },
    remove: { summary: 'Revoke an API key', description: 'At once, and for good.' },
  },
};
