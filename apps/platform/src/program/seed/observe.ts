import type { Book } from './book.ts';
import { addDeliveries } from './deliveries.ts';
import { addProcessorSessions } from './monitoring.ts';
import { addNews } from './notifications.ts';
import { addRiskFindings } from './risk.ts';

/** Adds what the platform would have recorded about the book's rows. Call it before they are taken. */
export function observe(book: Book, now: number): void {
  addDeliveries(book, now);
  addProcessorSessions(book, now);
  addRiskFindings(book, now);
  addNews(book, now);
}
