// A story that fails is tried once more; what passes then is reported as flaky.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
