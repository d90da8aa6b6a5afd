/** Translates one text into itself, as browsers do; returns a function that restores the original. */
export type Translator = (text: Text) => () => void;

const font = (...content: readonly (Node | string)[]) => {
  const element = document.createElement('font');
  element.append(...content);
  return element;
};

/** Like Chrome: two elements replace the text, which it keeps a reference to. */
export const replaceByTwo: Translator = (text) => {
  const translation = font(font(text.data));
  text.replaceWith(translation);
  return () => translation.parentNode && translation.replaceWith(text);
};

/** Like several extensions: wraps the text itself in an element. */
export const wrapItself: Translator = (text) => {
  const translation = font();
  text.before(translation);
  translation.append(text);
  return () => translation.parentNode && translation.replaceWith(text);
};

/** Translates every text below an element, or every nth one with a share of n. */
export function translateWithin(root: Element, translate: Translator, share = 1): () => void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    const isWords = currentNode instanceof Text && currentNode.data.trim() !== '';
    const isOpen = currentNode.parentElement?.closest('font, script, style, textarea') === null;
    if (isWords && isOpen) texts.push(currentNode);
  }
  const chosen = texts.filter((_, at) => share > 0 && at % share === 0);
  const restores = chosen.map(translate);
  return () => {
    for (const restore of restores) restore();
  };
}
