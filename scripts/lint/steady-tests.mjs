// Finds what makes a test's result depend on the day or the machine.

/** Files that read real time on purpose; the reason is in each. */
const mayAskToday = [
  'apps/platform/test/moments.ts',
  'e2e/support/context.ts',
  'e2e/the-day-is-the-anchors.spec.ts',
];

const isNamed = (node, object, property) =>
  node.type === 'MemberExpression' &&
  !node.computed &&
  node.property.name === property &&
  (object === undefined || node.object.name === object);

const noToday = {
  create(context) {
    if (mayAskToday.some((file) => context.filename.endsWith(file))) return {};
    const told = (node) =>
      context.report({
        node,
        message:
          'A test that asks what day it is says another thing tomorrow: take a fixed moment, the anchor, or the platform’s clock.',
      });
    return {
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) told(node);
      },
      CallExpression(node) {
        if (isNamed(node.callee, 'Date', 'now')) told(node);
      },
    };
  },
};

const noSleep = {
  create: (context) => ({
    CallExpression(node) {
      if (!isNamed(node.callee, undefined, 'waitForTimeout')) return;
      context.report({ node, message: 'Wait for what a person would see, not for a while.' });
    },
  }),
};

const noChance = {
  create: (context) => ({
    CallExpression(node) {
      if (!isNamed(node.callee, 'Math', 'random')) return;
      context.report({ node, message: 'Chance that is not seeded fails once and never again.' });
    },
  }),
};

const noHurry = {
  create: (context) => ({
    CallExpression(node) {
      if (!['waitFor', 'waitUntil'].some((name) => isNamed(node.callee, 'vi', name))) return;
      context.report({
        node,
        message:
          'It gives up after a second, which a busy machine needs: `expect.poll` and Testing Library’s `waitFor` have their limits in the configuration.',
      });
    },
  }),
};

export default {
  meta: { name: 'steady-tests' },
  rules: { 'no-today': noToday, 'no-sleep': noSleep, 'no-chance': noChance, 'no-hurry': noHurry },
};
