// Module state outlives its users and is shared by all of them: state needs an owner that ends it.

/** Files whose single variable is their purpose, each with the reason. */
const allowed = {
  'apps/backoffice/src/shared/state/app.ts': 'the home of the app that runs (decision 39)',
  'apps/platform/src/kernel/jobs/wake.ts': 'the process has one queue to wake',
  'apps/platform/src/kernel/sealing/keys.ts': 'the process has one key for its data',
  'apps/platform/src/kernel/watch/metrics.ts': 'the process has one place that counts',
  'apps/platform/src/kernel/watch/traces.ts': 'the process has one place that traces',
  'apps/platform/src/program/start/main.ts': 'the program itself',
  'packages/ui/src/components/button/announce.ts': 'the page has one region for screen readers',
  'packages/ui/src/components/menu/later-menu.tsx': 'code that was fetched stays fetched',
  'packages/ui/src/field/after-press.ts': 'the page has one pointer',
  'packages/ui/src/field/masked/before-frame.ts': 'the page has one queue of writes',
  'packages/ui/src/stories/document-sample.ts': 'the address of one document for all stories',
};

/** Scripts with a page of their own, which end with it. */
const programs = ['apps/platform/src/areas/hosted/browser/', 'apps/platform/src/hosted/browser/'];

const nameOf = ({ filename }) => filename.replaceAll('\\', '/');
const isAllowed = (context) =>
  Object.keys(allowed).some((path) => nameOf(context).endsWith(path)) ||
  programs.some((path) => nameOf(context).includes(path));

const LISTENS = new Set(['addEventListener', 'hear', 'mount', 'on', 'subscribe']);
const calledName = ({ callee }) => callee.property?.name ?? callee.name;

const owned = {
  create: (context) => {
    if (isAllowed(context)) return {};
    const report = (node, message) => context.report({ node, message });
    return {
      Program({ body }) {
        for (const statement of body) {
          const node = statement.declaration ?? statement;
          if (node.type === 'VariableDeclaration' && node.kind === 'let')
            report(node, 'Keep it where it ends: an atom, or `ofApp` of the app’s shared/state.');
          const call = node.type === 'ExpressionStatement' ? node.expression : undefined;
          if (call?.type === 'CallExpression' && LISTENS.has(calledName(call)))
            report(
              node,
              'Nothing listens by being imported: begin it in a function, until a signal.',
            );
        }
      },
      ImportSpecifier(node) {
        if (node.imported.name === 'getDefaultStore')
          report(node, 'The app has a store of its own: `read` and `write` of shared/state.');
      },
    };
  },
};

export default { meta: { name: 'module-state' }, rules: { owned } };
