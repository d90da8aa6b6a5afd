import { choicesOf } from '../../../shared/form/controls/many-choices.tsx';
import { monthDays } from './schedule-values.ts';

export const Days = choicesOf(monthDays, Object.fromEntries(monthDays.map((day) => [day, day])));
