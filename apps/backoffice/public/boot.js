// Runs before anything else, in old JavaScript, so that every browser understands it: names the
// browsers that work to those that do not, and sets the colour mode before the first paint.
(function () {
  var supported =
    'noModule' in document.createElement('script') &&
    typeof AbortSignal !== 'undefined' &&
    'any' in AbortSignal &&
    'adoptedStyleSheets' in document;
  if (!supported) {
    document.addEventListener('DOMContentLoaded', function () {
      var box = document.createElement('main');
      var title = document.createElement('h1');
      var text = document.createElement('p');
      title.appendChild(document.createTextNode('Unsupported Browser'));
      text.appendChild(
        document.createTextNode(
          "This browser can't run Backoffice. Use a current version of Edge, Chrome, Firefox, or Safari.",
        ),
      );
      box.appendChild(title);
      box.appendChild(text);
      box.style.maxWidth = '480px';
      box.style.margin = '0 auto';
      box.style.padding = '64px 24px';
      title.style.marginBottom = '8px';
      // Where the app starts all the same, it would not work.
      var app = document.getElementById('root');
      if (app) app.style.display = 'none';
      document.body.insertBefore(box, document.body.firstChild);
    });
    return;
  }
  var saved = localStorage.getItem('payments.mode');
  var dark = saved
    ? saved === 'dark'
    : window.matchMedia && matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.setAttribute('data-mode', dark ? 'dark' : 'light');
})();
