/* Runs before the first paint: light or dark, as the system is. These pages keep nothing. */

const dark = matchMedia('(prefers-color-scheme: dark)');

const show = () => {
  document.documentElement.dataset['mode'] = dark.matches ? 'dark' : 'light';
};

show();
dark.addEventListener('change', show);
