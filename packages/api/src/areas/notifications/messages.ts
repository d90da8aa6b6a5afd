/** Document 2, section 8, "Reports and notifications". */
export const notificationsMessages = {
  acknowledge: 'Acknowledgment failed.',
} as const;
