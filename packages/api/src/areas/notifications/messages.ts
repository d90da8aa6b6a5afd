/** Messages of notifications. */
export const notificationsMessages = {
  acknowledge: 'Acknowledgment failed.',
} as const;
