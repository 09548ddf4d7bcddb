import {expect, it, vi} from 'vitest';
import {logError} from './log-error.server';

function logged(error: unknown) {
  const log = vi.fn();
  logError('page failed', error, {log});
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

it('says of an address that no route answers the status, not the address', () => {
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
