/** Messages of alerts. */
export const alertsMessages = {
  acknowledge: 'Failed to acknowledge alert(s).',
  unacknowledge: 'Failed to un-acknowledge alert.',
  discard: 'Failed to discard alert.',
} as const;
