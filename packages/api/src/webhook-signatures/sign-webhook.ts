import { type SignedContent, signatureOf, webhookHeaders } from './signature.ts';

/**
 * The three headers of a delivery. With several secrets, during a rotation, it carries a signature for each.
 * @throws TypeError when a secret is not `whsec_` followed by base64.
 */
export async function signWebhook(
  content: SignedContent,
  secret: string | readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const secrets = typeof secret === 'string' ? [secret] : secret;
  const signatures = await Promise.all(secrets.map((one) => signatureOf(content, one)));
  return {
    [webhookHeaders.id]: content.id,
    [webhookHeaders.timestamp]: String(content.timestamp),
    [webhookHeaders.signature]: signatures.join(' '),
  };
}
