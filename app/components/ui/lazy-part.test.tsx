import {cleanup, render, screen} from '@testing-library/react';
import {Suspense} from 'react';
import {afterEach, expect, it, vi} from 'vitest';
import {lazyPart} from './lazy-part';

afterEach(cleanup);

it('code that does not come is asked for again when the connection is back', async () => {
  const load = vi
    .fn<() => Promise<() => JSX.Element>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(() => <p>Here</p>);
  const Part = lazyPart(load);
  render(
    <Suspense fallback={<p>Wait</p>}>
      <Part />
    </Suspense>,
  );
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(screen.getByText('Wait')).toBeDefined();
  // The first try has failed by now.
  await Promise.resolve();
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Here');
  expect(load).toHaveBeenCalledTimes(2);
});
