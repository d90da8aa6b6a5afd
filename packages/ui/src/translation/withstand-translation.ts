/*
 * A browser's translator replaces every text node with a <font> that holds the translation. React keeps
 * its text nodes: it removes them, inserts before them and writes to them. For a text node that is no
 * longer in the page, the first two throw and unmount the whole tree; the third has no visible effect, and
 * an outdated amount stays on the screen.
 *
 * So a replaced text node is put back, emptied, directly before its translation. Removing it and inserting
 * before it work again. When React writes to it, moves it or removes it, the translation is replaced, moved
 * or removed too, and the translator finds a new text to translate. No DOM methods are patched: observers
 * run between the translator's changes and React's next ones.
 */

interface Replaced {
  readonly translation: Element;
  /** Its text before it was emptied. */
  readonly words: string;
}

const isTranslation = (node: Node | null | undefined): node is Element =>
  node?.nodeName === 'FONT' || node?.nodeName === 'font';

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

/**
 * Keeps a page working and up to date while the browser translates it. Call it once, before React renders;
 * it observes the document until the returned function is called.
 *
 *     withstandTranslation();
 *     createRoot(element).render(<App />);
 */
export function withstandTranslation(target: Document = document): () => void {
  const replaced = new WeakMap<Text, Replaced>();
  const textOf = new WeakMap<Element, Text>();

  function translationFor(text: Node, record: MutationRecord): Element | undefined {
    const beside = [...record.addedNodes, record.previousSibling, record.nextSibling];
    return beside.find(
      (node): node is Element =>
        isTranslation(node) && !textOf.has(node) && node.parentNode !== null && node !== text,
    );
  }

  function putBack(text: Text, translation: Element, words: string): void {
    // Some translators wrap the text itself: the translation then keeps a copy.
    if (translation.contains(text)) text.replaceWith(text.data);
    translation.before(text);
    text.data = '';
    replaced.set(text, { translation, words });
    textOf.set(translation, text);
  }

  function forget(text: Text, translation: Element): void {
    replaced.delete(text);
    textOf.delete(translation);
  }

  function settle(text: Text, isWritten: boolean): void {
    const known = replaced.get(text);
    if (!known) return;
    const { translation, words } = known;
    if (isWritten || text.parentNode === null) {
      translation.remove();
      forget(text, translation);
    } else if (translation.parentNode === null) {
      // The translator has restored the original.
      text.data = words;
      forget(text, translation);
    } else if (text.nextSibling !== translation) text.after(translation);
  }

  function onRemoved(node: Node, record: MutationRecord, touched: Map<Text, boolean>): void {
    if (isText(node)) {
      const translation = replaced.has(node) ? undefined : translationFor(node, record);
      if (translation) putBack(node, translation, node.data);
      else if (replaced.has(node) && !touched.has(node)) touched.set(node, false);
      return;
    }
    const text = node instanceof Element ? textOf.get(node) : undefined;
    const known = text && replaced.get(text);
    if (!text || !known) return;
    const next = translationFor(text, record);
    if (next && text.parentNode !== null) {
      forget(text, known.translation);
      putBack(text, next, known.words);
    } else if (!touched.has(text)) touched.set(text, false);
  }

  const observer = new MutationObserver((records) => {
    /** Replaced texts that changed; the value tells whether React wrote to them. */
    const touched = new Map<Text, boolean>();
    for (const record of records) {
      if (record.type === 'characterData') {
        if (isText(record.target) && replaced.has(record.target)) touched.set(record.target, true);
        continue;
      }
      for (const node of record.removedNodes) onRemoved(node, record, touched);
    }
    for (const [text, isWritten] of touched) settle(text, isWritten);
    // Ignores the changes just made here.
    observer.takeRecords();
  });
  observer.observe(target, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}
