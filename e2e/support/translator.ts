import type { Page } from '@playwright/test';

/** Does to the page, and to whatever is new in it, what a browser's translator does; it changes no word. */
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
    // In a turn of its own, as a translator that has asked its server.
    new MutationObserver((records) => {
      const roots = records.flatMap(({ target, addedNodes }) =>
        target instanceof Text ? [target] : [...addedNodes],
      );
      setTimeout(() => {
        for (const root of roots) if (root.isConnected) translateWithin(root);
      });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
