export { signWebhook } from './sign-webhook.ts';
export { type SignedContent, webhookHeaders } from './signature.ts';
export {
  type UnknownEvent,
  type VerifiedWebhook,
  type VerifyOptions,
  verifyWebhook,
  type WebhookHeaders,
} from './verify-webhook.ts';
export { WebhookError, type WebhookErrorReason } from './webhook-error.ts';
