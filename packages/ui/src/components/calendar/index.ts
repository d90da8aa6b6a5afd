export { Calendar, type CalendarMark, type CalendarProps } from './calendar.tsx';
