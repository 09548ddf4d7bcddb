import {afterEach, expect, it, vi} from 'vitest';
import {
  errorFields,
  isClientError,
  log as logTo,
  logBotError,
} from './log.server';

afterEach(() => void vi.useRealTimers());

function logged(error: unknown) {
  const log = vi.fn();
  logTo({requestLog: {log}}, 'error', 'page failed', errorFields(error), {
    isOncePerMinute: isClientError(error),
  });
  return log.mock.calls;
}

it('names an error with its text, and leaves its cause out', () => {
  const error = new TypeError('no number', {cause: 'nina@example.com'});
  const [[level, line] = []] = logged(error);
  expect(level).toBe('error');
  expect(line).toMatchObject({
    event: 'page failed',
    name: 'TypeError',
    reason: 'no number',
  });
  expect(JSON.stringify(line)).not.toContain('nina');
});

it('repeats no foreign data from the text', () => {
  const input = '{"mail": "nina@example.com"\n    at secret-7 x'.replace(
    '{',
    '',
  );
  let error: unknown;
  try {
    JSON.parse(input);
  } catch (thrown) {
    error = thrown;
  }
  const text = JSON.stringify(logged(error));
  expect(text).toContain('SyntaxError');
  expect(text).toContain('log.server.test.ts');
  expect(text).not.toMatch(/nina|secret-7/);
});

it('logs the status, but not the address, of a request without a route (E2.13)', () => {
  const error = {
    status: 405,
    statusText: 'Method Not Allowed',
    internal: true,
    data: 'You made a POST request to "/account/reset/1/secret"',
  };
  expect(logged(error)).toEqual([
    [
      'error',
      {event: 'page failed', status: 405, reason: 'Method Not Allowed'},
    ],
  ]);
});

it('logs once a minute what anyone can cause, but each error of ours', () => {
  const wrong = {status: 499, statusText: 'Wrong', internal: true};
  expect([wrong, wrong, wrong].flatMap(logged)).toHaveLength(1);
  const failed = {status: 500, statusText: 'Failed'};
  expect([failed, failed].flatMap(logged)).toHaveLength(2);
  expect([new Error('x'), new Error('x')].flatMap(logged)).toHaveLength(2);
});

it('says in the next line how many equal ones were left out', () => {
  vi.useFakeTimers({toFake: ['Date']});
  const wrong = {status: 498, statusText: 'Wrong', internal: true};
  expect([wrong, wrong, wrong].flatMap(logged)).toHaveLength(1);
  vi.advanceTimersByTime(61_000);
  const [[, line] = []] = logged(wrong);
  expect(line).toMatchObject({status: 498, leftOut: 2});
  vi.advanceTimersByTime(61_000);
  const [[, next] = []] = logged(wrong);
  expect(next).not.toHaveProperty('leftOut');
});

it('logs each address that a bot asked for in vain once a minute, without tokens', () => {
  const log = vi.fn();
  const error = {status: 404, statusText: 'Not Found'};
  for (const path of ['/old', '/old', '/gone?q=x', '/account/reset/1/a']) {
    logBotError({requestLog: {log}}, error, `https://shop.example${path}`);
  }
  expect(log.mock.calls.map(([, line]) => line as unknown)).toEqual(
    ['/old', '/gone', '…'].map((path) => ({
      event: 'page failed for a bot',
      status: 404,
      reason: 'Not Found',
      path,
    })),
  );
  for (let page = 0; page < 100; page += 1) {
    logBotError({requestLog: {log}}, error, `https://shop.example/${page}`);
  }
  expect(log.mock.calls.length).toBeLessThanOrEqual(60);
});
