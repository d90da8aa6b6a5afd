import { timeLeftUntil } from '@payfac/domain/disputes';
import { counted } from '../../shared/counted.ts';

/** How long there is to respond, in its two largest units; undefined once it is too late. */
export function timeLeftText(respondBy: Date, now: Date): string | undefined {
  const left = timeLeftUntil(respondBy, now);
  if (!left) return undefined;
  const { days, hours, minutes } = left;
  const inDays = counted(days, 'day', 'days');
  const inHours = counted(hours, 'hour', 'hours');
  const inMinutes = counted(minutes, 'minute', 'minutes');
  if (days > 0) return hours > 0 ? `${inDays} ${inHours} left` : `${inDays} left`;
  if (hours > 0) return minutes > 0 ? `${inHours} ${inMinutes} left` : `${inHours} left`;
  return minutes > 0 ? `${inMinutes} left` : 'Less than a minute left';
}
