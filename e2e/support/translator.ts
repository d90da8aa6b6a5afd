import type { Page } from '@playwright/test';

/** Does to a page, and to its new content, what a browser's translator does, without changing a word. */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    function translateWithin(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      const take = (node: Node) => {
        const isOpen = node.parentElement?.closest('font, script, style, textarea') === null;
        if (node instanceof Text && node.data.trim() !== '' && isOpen) texts.push(node);
      };
      take(root);
      while (walker.nextNode()) take(walker.currentNode);
      for (const text of texts) {
        const outer = document.createElement('font');
        outer.append(document.createElement('font'));
        outer.firstChild?.appendChild(new Text(text.data));
        text.replaceWith(outer);
      }
    }
    translateWithin(document.body);
    // In a later task, as a translator that waits for its server.
    new MutationObserver((records) => {
      const roots = records.flatMap(({ target, addedNodes }) =>
        target instanceof Text ? [target] : [...addedNodes],
      );
      setTimeout(() => {
        for (const root of roots) if (root.isConnected) translateWithin(root);
      });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
