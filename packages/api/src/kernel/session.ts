/** Session texts. */
export const sessionExpired =
  'Your session has expired (after 60 mins of inactivity). Please log in again to continue.';

export const applicationUpgraded = {
  title: 'Application Upgraded',
  body: 'A new version has been released, please log back in.',
  action: 'OK',
} as const;

/** Words in a 401's message that end the session; matched case-sensitively. */
export const sessionEndWords = ['expired', 'Unauthorized', 'Facilitator'] as const;

export const timedOut = 'The server took too long to respond. Check your connection and try again.';
export const notReached = 'Couldn’t reach the server. Check your connection and try again.';
export const unreadable = 'This version can’t read the server’s response. Reload and try again.';
/** The message of an API key client, for the developer who set it up. */
export const unreadableOnServer = ({
  status,
  type,
  address,
}: {
  readonly status: number;
  readonly type: string;
  readonly address: string;
}): string =>
  `This version can’t read the response: ${status}, ${type}, from ${address}. Check baseUrl, which ends in /api/v1, or update the package.`;
export const wrongAddress = (name: string, value: unknown): string =>
  `${name} must be the address of the server, such as https://harbor.example/api/v1. It is ${typeof value === 'string' ? `“${value}”` : String(value)}.`;
