/**
 * Node options of processes that run tests. Most objects in tests are short-lived: with a larger young generation, V8
 * collects it a quarter as often.
 */
export const execArgv = ['--max-semi-space-size=64'];
