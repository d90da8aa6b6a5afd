// Enter and Escape pressed in an IME aren't commands: key handlers must be wrapped to ignore them.

const KEYS = /^onKey(Down|Up)(Capture)?$/;
const TYPES = new Set(['keydown', 'keyup', 'keypress']);
const HOMES = new Set(['commandKeys', 'commandKeysInside']);

const message =
  'Wrap it in `commandKeys` of packages/ui/src/keys: keys of an input method are none.';

const isSafe = (node) => node?.type === 'CallExpression' && HOMES.has(node.callee.name);

const onlyCommands = {
  create: (context) => ({
    JSXAttribute(node) {
      if (!KEYS.test(node.name.name) || isSafe(node.value?.expression)) return;
      context.report({ node, message });
    },
    Property(node) {
      if (node.parent.type !== 'ObjectExpression' || !KEYS.test(node.key.name)) return;
      if (!isSafe(node.value)) context.report({ node, message });
    },
    CallExpression(node) {
      const [type, handler] = node.arguments;
      const isListening = node.callee.property?.name === 'addEventListener';
      if (!isListening || !TYPES.has(type?.value) || isSafe(handler)) return;
      context.report({ node, message });
    },
  }),
};

export default { meta: { name: 'key-commands' }, rules: { only: onlyCommands } };
