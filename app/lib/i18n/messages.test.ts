import {afterEach, expect, it, vi} from 'vitest';
import {loadAllMessages, loadMessages, messagesOf} from './messages';

vi.mock('~/locales/en.json?part=lazy', () => {
  throw new Error('The network is gone.');
});

afterEach(() => vi.restoreAllMocks());

it('warns of a language that cannot be loaded, and keeps what was', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await loadMessages('en');
  expect(warn).not.toHaveBeenCalled();
  await expect(loadAllMessages('en')).rejects.toThrow();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'Failed language load',
    expect.any(Error),
  );
  expect(messagesOf('en').cart).toBeDefined();
});
