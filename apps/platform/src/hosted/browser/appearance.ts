import { type Labels, type Mode, type Style, styleNames } from '../fields/protocol.ts';

interface Look {
  readonly container: HTMLElement;
  readonly style?: Style;
  readonly labels?: Partial<Labels>;
}

const root = document.documentElement;
const darkSystem = matchMedia('(prefers-color-scheme: dark)');

function modeOfPage(): Mode {
  const { mode } = root.dataset;
  if (mode === 'dark' || mode === 'light') return mode;
  return darkSystem.matches ? 'dark' : 'light';
}

/** Watches the page's light or dark mode and its design system variables. */
export function watchAppearance({ container, style, labels = {} }: Look, changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(root, {
    attributes: true,
    attributeFilter: ['data-mode', 'data-density', 'style'],
  });
  darkSystem.addEventListener('change', changed);
  return {
    current() {
      const computed = getComputedStyle(container);
      const read = styleNames.map((name) => [
        name,
        style?.[name] ?? computed.getPropertyValue(name).trim(),
      ]);
      return {
        type: 'appearance',
        mode: modeOfPage(),
        style: Object.fromEntries(read.filter(([, value]) => value !== '')),
        labels,
      } as const;
    },
    stop() {
      observer.disconnect();
      darkSystem.removeEventListener('change', changed);
    },
  };
}
