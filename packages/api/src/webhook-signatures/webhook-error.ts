/**
 * Why a delivery is not authentic: its `headers` are missing or malformed, its `timestamp` is too old or too far ahead,
 * no `signature` matches, or its signed `payload` is not an event.
 */
export type WebhookErrorReason = 'headers' | 'timestamp' | 'signature' | 'payload';

const messages: Readonly<Record<WebhookErrorReason, string>> = {
  headers: 'The webhook headers are missing or malformed.',
  timestamp: 'The webhook was sent too long ago, or by a clock that is ahead.',
  signature: 'None of the webhook’s signatures match the secret.',
  payload: 'The webhook’s body isn’t an event.',
};

export class WebhookError extends Error {
  override readonly name = 'WebhookError';
  readonly reason: WebhookErrorReason;

  constructor(reason: WebhookErrorReason, cause?: unknown) {
    super(messages[reason], { cause });
    this.reason = reason;
  }
}
