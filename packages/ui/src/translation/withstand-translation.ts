/*
 * A browser's translator replaces every text node by a <font> with the translation. React keeps the
 * text nodes it made: it removes them, inserts before them and writes into them. On a text that is no
 * longer in the page the first two throw, and the whole tree goes; the third is seen by nobody, and an
 * old amount stays on the screen.
 *
 * So a replaced text goes back where it was, emptied, right before its translation. Removing it and
 * inserting before it work again. When React writes into it, moves it or removes it, the translation
 * follows or goes, and the translator finds a new text to translate. Nothing of the DOM is patched: it
 * all happens between the translator's turn and React's next one, which is when observers are told.
 */

interface Replaced {
  readonly translation: Element;
  /** What it said before it was emptied. */
  readonly words: string;
}

const isTranslation = (node: Node | null | undefined): node is Element =>
  node?.nodeName === 'FONT' || node?.nodeName === 'font';

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

/**
 * Keeps a page alive and up to date while the browser translates it. Call it once, before React draws;
 * it watches the document until the returned function is called.
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
    // Some wrap the text itself: its translation then keeps a copy.
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
      // The translator has put the original back.
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
    /** Replaced texts that changed; whether somebody wrote into them. */
    const touched = new Map<Text, boolean>();
    for (const record of records) {
      if (record.type === 'characterData') {
        if (isText(record.target) && replaced.has(record.target)) touched.set(record.target, true);
        continue;
      }
      for (const node of record.removedNodes) onRemoved(node, record, touched);
    }
    for (const [text, isWritten] of touched) settle(text, isWritten);
    // What was just done here is no news.
    observer.takeRecords();
  });
  observer.observe(target, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}
