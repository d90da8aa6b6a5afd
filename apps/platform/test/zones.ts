/** Zones whose clocks do what clocks do: skip midnight, show it twice, differ by half an hour, or nothing. */
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
