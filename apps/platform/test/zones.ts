/** Zones with every kind of clock change: midnight skipped, midnight repeated, half an hour, none. */
export const trialZones = [
  'Africa/Cairo',
  'America/Santiago',
  'America/Havana',
  'Asia/Amman',
  'America/New_York',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'UTC',
] as const;
