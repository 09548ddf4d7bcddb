import {createRemixStub} from '@remix-run/testing';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {OverlayProvider, useOverlay} from './overlay';
import {OverlayOnDemand} from './OverlayOnDemand';

afterEach(cleanup);

const load = vi
  .fn<() => Promise<() => JSX.Element>>()
  .mockRejectedValueOnce(new Error('no network'))
  .mockResolvedValue(() => <p>loaded</p>);

function Page() {
  const {isOpen, open} = useOverlay('mediaLightbox');
  return (
    <>
      <button onClick={open}>{isOpen ? 'open' : 'closed'}</button>
      <OverlayOnDemand name="mediaLightbox" load={load}>
        {(Part) => <Part />}
      </OverlayOnDemand>
    </>
  );
}

it('loads again at the next click when its code failed to load', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  const Stub = createRemixStub([
    {
      path: '/',
      Component: () => (
        <OverlayProvider>
          <Page />
        </OverlayProvider>
      ),
    },
  ]);
  render(<Stub />);
  expect(load).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('closed'));
  screen.getByText('open');
  await screen.findByText('closed');
  fireEvent.click(screen.getByText('closed'));
  await screen.findByText('loaded');
  complaint.mockRestore();
});
