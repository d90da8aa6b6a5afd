/** Minimum time a notice is visible, in milliseconds: the next key comes before it can be read. */
export const NOTICE_STAYS = 3000;

/**
 * Shows notices in an element, each for at least {@link NOTICE_STAYS}; a newer one replaces it immediately, and ''
 * clears it once the time is over.
 */
export function createNoticeShow(element: () => HTMLElement | null): (text: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let until = 0;
  return (text) => {
    clearTimeout(timer);
    if (text !== '') {
      until = Date.now() + NOTICE_STAYS;
      write(element(), text);
      return;
    }
    const rest = until - Date.now();
    if (rest <= 0) write(element(), '');
    else timer = setTimeout(() => write(element(), ''), rest);
  };
}

/** A live region announces only changes: a repeated text gets an extra space. */
function write(element: HTMLElement | null, text: string): void {
  if (element === null) return;
  const isRepeated = text !== '' && element.textContent === text;
  element.textContent = isRepeated ? `${text}\u00a0` : text;
}
