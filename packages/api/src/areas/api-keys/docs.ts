import type { DocsOf } from '../../kernel/docs.ts';
import type { apiKeys } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const apiKeysDocs: DocsOf<typeof apiKeys> = {
  about: 'Manage API keys for servers, with the abilities and accounts of each.',
  calls: {
    list: {
      summary: 'List API keys',
      description: 'Secrets are never listed; tell keys apart by `prefix`.',
    },
    create: {
      summary: 'Create an API key',
      description:
        'The secret is returned only in this response; the platform stores just its hash. `abilities` and `subMerchantIds` (an extension) limit what the key may do and for which accounts, and cannot exceed your own. If you leave them out, the key has a service provider’s abilities for the whole product.',
    },
    update: {
      summary: 'Update or rotate an API key',
      description:
        'With `rotate`, the response is a new key with its secret. The old key works for 24 more hours, until `worksUntil`, and is then revoked. You can rotate only an active key.',
    },
    remove: {
      summary: 'Revoke an API key',
      description: 'Takes effect at once and cannot be undone.',
    },
  },
};
