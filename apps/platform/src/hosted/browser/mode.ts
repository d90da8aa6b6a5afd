/* Sets light or dark mode from the system before the first paint. These pages store no preference. */

const dark = matchMedia('(prefers-color-scheme: dark)');

const show = () => {
  document.documentElement.dataset['mode'] = dark.matches ? 'dark' : 'light';
};

show();
dark.addEventListener('change', show);
