// Runs before anything else, in old JavaScript, so that every browser understands it: names the
// browsers that work to those that do not, says so when the app's own code does not arrive, and sets
// the colour mode before the first paint.
(function () {
  /** Puts a page of its own in the app's place. */
  function say(heading, sentence) {
    var box = document.createElement('main');
    var title = document.createElement('h1');
    var text = document.createElement('p');
    title.appendChild(document.createTextNode(heading));
    text.appendChild(document.createTextNode(sentence));
    box.appendChild(title);
    box.appendChild(text);
    box.style.maxWidth = '480px';
    box.style.margin = '0 auto';
    box.style.padding = '64px 24px';
    box.style.fontFamily = 'system-ui, sans-serif';
    title.style.marginBottom = '8px';
    // Where the app starts all the same, it would not work.
    var app = document.getElementById('root');
    if (app) app.style.display = 'none';
    document.body.insertBefore(box, document.body.firstChild);
    return box;
  }

  var supported =
    'noModule' in document.createElement('script') &&
    typeof AbortSignal !== 'undefined' &&
    'any' in AbortSignal &&
    'adoptedStyleSheets' in document;
  if (!supported) {
    document.addEventListener('DOMContentLoaded', function () {
      say(
        'Unsupported Browser',
        'This browser can\u2019t run Backoffice. Use a current version of Edge, Chrome, Firefox, or Safari.',
      );
    });
    return;
  }

  /** The app's first script, or one it imports, could not be had. */
  function explain(event) {
    var from = event.target;
    if (!from || from.tagName !== 'SCRIPT' || from.type !== 'module') return;
    removeEventListener('error', explain, true);
    var box = say(
      'Backoffice couldn\u2019t be loaded',
      'Check your connection, then reload this page.',
    );
    var again = document.createElement('button');
    again.appendChild(document.createTextNode('Reload'));
    again.addEventListener('click', function () {
      location.reload();
    });
    box.appendChild(again);
  }
  addEventListener('error', explain, true);

  var saved = null;
  try {
    saved = localStorage.getItem('payments.mode');
    // oxlint-disable-next-line no-unused-vars -- a browser too old for the app still parses this
  } catch (_) {
    // Where the storage is denied the mode is the system's.
  }
  var dark = saved
    ? saved === 'dark'
    : window.matchMedia && matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.setAttribute('data-mode', dark ? 'dark' : 'light');
})();
