import { CodeView } from '@payfac/ui/code-view';
import { Stack } from '@payfac/ui/layout';
import { Link } from '@payfac/ui/link';

const example = `import { verifyWebhook } from '@payfac/api/webhook-signatures';

// The body as it came: parsing and writing it again breaks the signature.
const { id, event } = await verifyWebhook(body, request.headers, secret);
if (event.type === 'payment.refunded') refunded(event.data.transactionId);`;

/** How a receiver knows that an event is ours, for whoever writes one. */
export const SignatureHelp = () => (
  <Stack gap="md">
    <p>
      Each event is signed by the Standard Webhooks scheme: HMAC-SHA256 of ID, timestamp, and body,
      with the secret of the product's webhook. Check it before you act, and remember the ID: every
      attempt at one event has the same.
    </p>
    <CodeView label="Verification in Node.js" code={example} />
    <p>
      <Link href="/reference" isExternal>
        API reference
      </Link>
    </p>
  </Stack>
);
