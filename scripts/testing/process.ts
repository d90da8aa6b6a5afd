/**
 * Options of Node for processes that run tests. What a test draws and answers is young and soon gone: with a larger
 * place for it, V8 collects it a quarter as often.
 */
export const execArgv = ['--max-semi-space-size=64'];
